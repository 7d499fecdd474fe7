"""Studies: a question about a game, put to very many deals or matches, and a report."""
