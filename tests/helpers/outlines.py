"""What a drawn path covers: flattened to points, so that a test can measure shapes."""

import math
import re
from collections.abc import Iterator

Point = tuple[float, float]

_STEPS = 24


def lines_of(path: str) -> list[list[Point]]:
    """The lines of an SVG path (M L H V C S A, absolute) as points close to each other."""
    lines: list[list[Point]] = []
    for command, text in re.findall(r"([A-Z])([^A-Z]*)", path):
        numbers = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        if command == "M":
            lines.append([])
            control = None
        here = lines[-1]
        if command in "ML":
            here += list(zip(numbers[::2], numbers[1::2], strict=True))
        elif command == "H":
            here += [(x, here[-1][1]) for x in numbers]
        elif command == "V":
            here += [(here[-1][0], y) for y in numbers]
        elif command in "CS":
            many = 6 if command == "C" else 4
            for at in range(0, len(numbers), many):
                rest = numbers[at:]
                if command == "S":
                    x, y = here[-1]
                    assert control is not None
                    rest = [2 * x - control[0], 2 * y - control[1], *rest]
                a, b, c = (rest[0], rest[1]), (rest[2], rest[3]), (rest[4], rest[5])
                here += _curve(here[-1], a, b, c)
                control = b
        elif command == "A":
            for at in range(0, len(numbers), 7):
                radius, _, _, large, sweep, x, y = numbers[at : at + 7]
                assert (large, sweep) == (0, 1), "only what the drawings need"
                here += _arc(here[-1], (x, y), radius)
    return lines


def _curve(start: Point, a: Point, b: Point, end: Point) -> Iterator[Point]:
    for k in range(1, _STEPS + 1):
        t = k / _STEPS
        parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points = (start, a, b, end)
        yield (
            sum(p * q[0] for p, q in zip(parts, points, strict=True)),
            sum(p * q[1] for p, q in zip(parts, points, strict=True)),
        )


def _arc(start: Point, end: Point, radius: float) -> Iterator[Point]:
    """The smaller arc, clockwise on the screen."""
    half = math.dist(start, end) / 2
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    away = math.sqrt(max(radius**2 - half**2, 0)) / (2 * half)
    centre = (
        middle[0] - (end[1] - start[1]) * away,
        middle[1] + (end[0] - start[0]) * away,
    )
    first = math.atan2(start[1] - centre[1], start[0] - centre[0])
    turn = math.atan2(end[1] - centre[1], end[0] - centre[0]) - first
    turn %= 2 * math.pi
    for k in range(1, _STEPS + 1):
        angle = first + turn * k / _STEPS
        yield centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def covers(lines: list[list[Point]], x: float, y: float) -> bool:
    """Whether a point is inside, by the even-odd rule; lines are closed."""
    inside = False
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, [*line[1:], line[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
    return inside
