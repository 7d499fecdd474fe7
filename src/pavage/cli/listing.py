"""The legal moves as a list to choose from.

Where moves say what they bring, those that bring the same stand together, the best first; in each
group every piece, or every two pieces, with the places that it can go to.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from pavage.cli.language import say, tell
from pavage.cli.places import Names, Place, Places
from pavage.cli.ways import is_mixed, ways
from pavage.core.message import Message
from pavage.core.scene import Hand, Pick, Target

_LINE = 44  # characters that fit behind the question

_BEST, _FEW = 5, 3  # places of each piece that are listed among those of others, or of many
_MANY = 8  # pieces

ANGLE = "✓"  # beside a place that the rules ask for
LETTERS = "abcdef"  # for moves to choose from
TURNS = "↗→↘↙←↖"  # where on hexagons a piece's upper right comes to lie


class Listing:
    """Lists what a hand may do. ``only``: these moves alone, if it is given."""

    def __init__(
        self,
        hand: Hand,
        places: Places,
        lying: Mapping[str, Place],
        people: Sequence[str],
        only: Collection[str] | None = None,
    ) -> None:
        self.hand = hand
        self.places = places
        self.names = Names(hand)
        self.lying = lying
        self.people = people
        self.targets = [t for t in hand.targets if only is None or t.move in only]
        self.picks = [p for p in hand.picks if only is None or p.move in only]
        self._all = only is None

    def lines(self) -> list[str]:
        """The list, a line for each piece."""
        if self.picks and not is_mixed(self.hand):
            return self._picks()
        if self.places.dice:
            return [*self._fits(), *(self._ways() if self._all else [])]
        if not self.hand.pieces:
            return [f"{target.move} {target.points:+d}" for target in self.targets]
        if self.places.hexes:
            return self._on_hexes()
        if any(target.badge or target.note for target in self.targets):
            return self._groups()
        return self._scoring()

    def lit(self) -> dict[Place, str]:
        """The places that the moves go to, each with its sign; those of pieces to choose.

        On hexagons, the most points that there are, and only of moves that somebody asked about:
        all empty places are to be seen there anyway.
        """
        if self.places.hexes:
            asked = [] if self._all else self.targets
            return {place: f"+{most}" for place, most in _most(asked).items() if most > 0}
        found = {self.lying[pick.piece]: "•" for pick in self.picks}
        for target in self.targets:
            place = (target.zone, target.x, target.y)
            found[place] = ANGLE if target.tick else "•"
            if (then := target.then) is not None:
                found[then.zone, then.x, then.y] = "•"
        return found

    def brings(self, target: Target) -> str:
        """What a move brings, in a sentence."""
        return self._told(target.note) or target.badge

    def _told(self, note: Message | None) -> str:
        return "" if note is None else tell(note, self.people)

    def best(self, most: int) -> list[Target]:
        """The moves that bring most points, the best first."""
        return sorted(self.targets, key=lambda target: -target.points)[:most]

    def lettered(self, moves: Sequence[str]) -> list[str]:
        """Moves with a letter each to choose one: place, turn and points, and how they come."""
        by_move = {target.move: target for target in self.targets}
        several = len({target.piece for target in self.targets}) > 1
        lines = []
        for letter, move in zip(LETTERS, moves, strict=False):
            target = by_move[move]
            place = self.places.name((target.zone, target.x, target.y))
            slot = f"{self.names.slot(target.piece)} " if several else ""
            way = f"/{target.turn} {TURNS[target.turn]}"
            lines.append(f"{letter}  {slot}{place} {way}  {target.points:+d}")
            if target.equation:
                lines.append(f"   {target.equation}")
        return lines

    # -- the kinds of list --------------------------------------------------------------------

    def _scoring(self) -> list[str]:
        """The places of each piece of the hand, those that score most first."""
        lines = []
        for slot, piece in enumerate(self.hand.pieces, start=1):
            best = _most(target for target in self.targets if target.piece == piece.id)
            names = [self.places.name(place) + f"+{most}" for place, most in best.items()]
            if names:
                lines.append(f"{slot}  {'  '.join(names)}")
        return lines

    def _fits(self) -> list[str]:
        """Where a piece of several cells fits, a line for each way to turn it."""
        names: dict[tuple[str, int], list[str]] = {}
        for target in self.targets:
            place = self.places.name((target.zone, target.x, target.y))
            way = f"{self.names.name(target.piece, target.turn)} {target.points:+d}"
            names.setdefault((way, target.turn), []).append(place)
        return [f"{way}  {' '.join(places)}" for (way, _), places in names.items()]

    def _ways(self) -> list[str]:
        found = ways(self.hand, self.people)
        return [f"{way.move}  {way.said}" for way in found]

    def _on_hexes(self) -> list[str]:
        """The same, where there are many places: of each piece the best, the best piece first."""
        own: dict[str, list[Target]] = {}
        for target in self.best(len(self.targets)):
            own.setdefault(target.piece, []).append(target)
        few = _FEW if len(self.hand.pieces) > _MANY else _BEST
        lines = []
        for piece, targets in own.items():
            best = _most(targets).items()
            names = [f"{self.places.name(place)}\u00a0+{most}" for place, most in best]
            if self._all and len(names) > few:
                names[few:] = ["…"]
            lines.append(f"{self.names.slot(piece):>2}  {'  '.join(names)}")
        return lines

    def _picks(self) -> list[str]:
        """What choosing does, then all places in one line, each with its number."""
        notes = dict.fromkeys(self._told(pick.note) for pick in self.picks)
        numbered = [
            f"{self.hand.picks.index(pick) + 1:>2}\u00a0{self._place_of(pick):\u00a0<6}"
            for pick in self.picks
        ]
        return [*filter(None, notes), " ".join(numbered)]

    def _place_of(self, pick: Pick) -> str:
        return self.places.name(self.lying[pick.piece])

    def _groups(self) -> list[str]:
        groups: dict[str, list[Target]] = {}
        for target in sorted(self.targets, key=_badge, reverse=True):
            groups.setdefault(self.brings(target), []).append(target)
        return [line for said, group in groups.items() for line in (said, *self._grouped(group))]

    def _grouped(self, group: list[Target]) -> list[str]:
        """A line for each piece, then for each two pieces, with where they go."""
        rows: dict[tuple[int, int], dict[str, int]] = {}
        every = all(target.tick for target in group)
        for target in sorted(group, key=_in_order):
            then, mark = target.then, ANGLE if target.tick and not every else ""
            slots = (self.names.slot(target.piece), 0)
            where = self.places.name((target.zone, target.x, target.y)) + mark
            if then is not None:
                other = self.names.slot(then.piece)
                there = self.places.name((then.zone, then.x, then.y))
                one, two = sorted([(slots[0], where), (other, there)])
                slots, where = (one[0], two[0]), f"{one[1]}+{two[1]}"
            row = rows.setdefault(slots, {})
            row[where] = row.get(where, 0) + 1
        return [
            f"{_tiles(*slots):>3}  " + "  ".join(map(_times, rows[slots].items()))
            for slots in sorted(rows, key=lambda slots: (slots[1] > 0, slots))
        ]


def example(hand: Hand, places: Places, lying: Mapping[str, Place]) -> dict[str, str]:
    """The kinds of move that a hand has now, each with one written as one types it."""
    names = Names(hand)
    found: dict[str, str] = {}
    for target in hand.targets:
        written = f"{names.slot(target.piece)} {places.name((target.zone, target.x, target.y))}"
        if (then := target.then) is not None:
            there = places.name((then.zone, then.x, then.y))
            found.setdefault("pair", f"{written} {names.slot(then.piece)} {there}")
        else:
            found.setdefault("place", written)
        found.setdefault("whole", target.move)
    for pick in hand.picks:
        found.setdefault("pick", places.name(lying[pick.piece]))
        found.setdefault("whole", pick.move)
    return found


def choices(moves: Sequence[str], hand: Hand, listing: Listing) -> str:
    """A question, with a letter for each move to answer with."""
    by_move = {target.move: target for target in hand.targets}
    brought = {listing.brings(by_move[move]) for move in moves}
    lines = [
        f" {letter}  {move}" + (f"  {listing.brings(by_move[move])}" if len(brought) > 1 else "")
        for letter, move in zip(LETTERS, moves, strict=False)
    ]
    in_line = "  ".join(lines)
    short = len(brought) == 1 and len(in_line) <= _LINE
    return say("cli-play-choose") + (in_line if short else "\n" + "\n".join(lines))


def _most(targets: Iterable[Target]) -> dict[Place, int]:
    """The most points for each place, those with most first."""
    best: dict[Place, int] = {}
    for target in sorted(targets, key=lambda target: -target.points):
        best.setdefault((target.zone, target.x, target.y), target.points)
    return best


def _badge(target: Target) -> int:
    return int(target.badge) if target.badge.isdecimal() else 0


def _in_order(target: Target) -> tuple[int, int]:
    return target.y, target.x


def _tiles(slot: int, other: int) -> str:
    return f"{slot}+{other}" if other else str(slot)


def _times(place: tuple[str, int]) -> str:
    """A place, and in how many ways the piece fits there."""
    written, many = place
    return f"{written}×{many}" if many > 1 else written
