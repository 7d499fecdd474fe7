"""What every game, bot and driver shares: what a game is, its moves, its views, its errors."""
