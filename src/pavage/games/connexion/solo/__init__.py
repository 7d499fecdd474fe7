"""The highest total of a solo game, searched for by annealing (rule 12)."""
