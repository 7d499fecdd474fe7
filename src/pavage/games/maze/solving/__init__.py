"""Solving Maze: some winning line fast, short lines, lower bounds, proofs that nothing wins."""
