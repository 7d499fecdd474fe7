"""What every game, bot and driver shares: the idea of a game, its moves, its views and its errors."""
