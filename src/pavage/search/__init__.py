"""Bots and searches for any game. They see observations only."""
