"""Digits as paths: any font has digits, but not every device has the font, and a tile must look the
same everywhere.
"""

# Drawn with a round pen, in a box 18 x 28.
DIGITS: dict[int, str] = {
    0: "M9 1C-2 1-2 28 9 28S20 1 9 1Z",
    1: "M4 7 11.5 1V28",
    2: "M1 7.500C2-2 17-1 17 7.5 17 14 4 19 1 28H18",
    3: "M1 4C6-2 17 0 17 7.5 17 13 11 14 8 14 12 14 18 15.5 18 21 18 30 6 30 0 25",
    4: "M13.5 28V1L0 20H18.5",
    5: "M16 1H4L2 13C7 10 18 10 18 19.5 18 30 5 30 0 25",
    6: "M13 1C5 7 0 13 0 19.5 0 31 18 31 18 19.5 18 10 4 9 .7 17.5",
    7: "M0 1H17L7 28",
    8: "M9 13.500C0 13 0 1 9 1S18 13 9 13.500C-2.5 14-2.5 28 9 28S20.5 14 9 13.5",
    9: "M5 28C13 24 18 16 18 9.5 18-2 0-2 0 9.5 0 19 14 20 17.3 11.5",
}
