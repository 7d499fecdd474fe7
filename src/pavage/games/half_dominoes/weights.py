"""How much the figures of two hands (``chances.py``) tell of who wins, for each variant.

Each figure has two weights: that of the hand that plays next, and that of the other. A constant
comes to that; the sum is the logarithm of the odds that who plays next wins.
``python benchmarks/half_dominoes_value.py`` makes such numbers; these are from an earlier form of
it.
"""

CONSTANTS = {1: 0.028, 2: 0.045}
WEIGHTS: dict[int, dict[str, tuple[float, float]]] = {
    1: {
        "tiles left, by eighths": (-3.443, 3.396),
        "one left": (1.173, -1.016),
        "two left": (0.787, -0.702),
        "three left": (0.407, -0.383),
        "four left": (0.195, -0.179),
        "a tile fits a corner": (0.290, 0.051),
        "tiles that fit a corner, by fours": (-0.029, 0.028),
        "tiles that fit a hole, by twos": (1.564, -1.528),
        "corners that a tile fits, by sixes": (1.673, -1.990),
        "holes that a tile fits, by twos": (1.627, -1.508),
        "pairs with three connections, a third of the logarithm": (0.000, 0.000),
        "wins in one turn": (6.654, -2.030),
        "wins in two turns": (0.000, 0.000),
        "ways to win in two turns, half of the logarithm": (0.000, 0.000),
    },
    2: {
        "tiles left, by eighths": (-0.170, 0.134),
        "one left": (-0.019, 0.011),
        "two left": (0.033, -0.055),
        "three left": (0.174, -0.145),
        "four left": (0.056, -0.045),
        "a tile fits a corner": (-0.075, 0.060),
        "tiles that fit a corner, by fours": (0.251, -0.211),
        "tiles that fit a hole, by twos": (0.208, -0.045),
        "corners that a tile fits, by sixes": (0.232, -0.215),
        "holes that a tile fits, by twos": (0.626, -1.065),
        "pairs with three connections, a third of the logarithm": (0.413, -0.215),
        "wins in one turn": (5.451, -2.453),
        "wins in two turns": (1.027, -0.664),
        "ways to win in two turns, half of the logarithm": (0.693, -0.498),
    },
}
