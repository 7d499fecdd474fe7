"""Pavage: placement games to play, to study and to solve."""

__version__ = "0.1.0"
