"""What Maze shows: cards, runs, gaps and what they take, in both dialects."""

import pytest
from hypothesis import given

from pavage.core.game import WATCHER
from pavage.core.message import Message
from pavage.core.position import Position
from pavage.core.scene import Hand, Offer, Piece, Told
from pavage.games.maze import GAME, faces
from pavage.games.maze.notation import SLOT_NAMES
from tests.games.maze import reference
from tests.games.maze.drawn import RING, arranged, position
from tests.games.maze.tables import tables
from tests.games.maze.test_rules import DEAL_17, WON
from tests.helpers.texts import assert_said, faces_of


def pieces(at: Position) -> dict[str, Piece]:
    """The cards on the table by the name of their place."""
    scene = GAME.scene(at.observe(WATCHER)[0])
    return {SLOT_NAMES[piece.y * 9 + piece.x]: piece for piece in scene.pieces}


def hand(at: Position) -> Hand:
    return GAME.hand(at.observe(0)[0], 0)


def told(at: Position, move: str) -> Told:
    points = at.copy().play(move)
    return GAME.tell(at.observe(WATCHER)[0], 0, move, points)


def joined(at: Position) -> list[str]:
    return [place for place, piece in pieces(at).items() if piece.joins]


# -- the table --------------------------------------------------------------------------------


def test_places_are_named_along_the_line() -> None:
    [zone] = GAME.setting(GAME.setup(1)).zones
    assert (zone.kind, zone.cols, zone.rows) == ("tableau", 9, 6)
    assert [cell.name for cell in zone.cells] == reference.SLOTS
    assert [(cell.x, cell.y) for cell in zone.cells] == [(x, y) for y in range(6) for x in range(9)]


def test_cards_lie_where_they_lie() -> None:
    at = position(DEAL_17)
    shown = pieces(at)
    assert [shown[name].face if name in shown else "." for name in SLOT_NAMES] == DEAL_17.split()
    assert all(piece.id == piece.face for piece in shown.values())


def test_the_card_that_was_moved_is_marked() -> None:
    at = position(DEAL_17)
    assert not [piece for piece in pieces(at).values() if piece.marks]
    at.play("3D@d5")
    at.play("4D@d6")
    assert [piece.face for piece in pieces(at).values() if piece.marks == ["last"]] == ["4D"]


def test_score_and_moves_are_counted() -> None:
    at = position(DEAL_17)
    at.play("3D@d5")
    counters = GAME.scene(at.observe(WATCHER)[0]).counters
    assert [(c.id, c.value, c.most) for c in counters] == [("score", 4, 48), ("moves", 1, None)]


# -- runs -------------------------------------------------------------------------------------


def test_a_run_is_joined_card_by_card() -> None:
    at = arranged("a1 a9 c1 c2 c3 f9", "5H@b2", "6H@b3", "7H@b4", "QS@d1", "AS@d2", "2S@d3")
    assert {"b3", "b4", "d3"} <= set(joined(at))
    assert "b2" not in joined(at)
    assert "d2" not in joined(at), "an ace begins a run of its own"


def test_a_gap_parts_a_run_that_scores_all_the_same() -> None:
    at = arranged("a1 a9 b3 c2 c3 f9", "5H@b2", "6H@b4")
    assert "b4" not in joined(at)


def test_a_run_goes_on_in_the_next_row_but_not_from_the_end_to_the_beginning() -> None:
    for options in ({}, RING):
        at = arranged("c1 c2 c3 c4 c5 c6", "5H@a9", "6H@b1", "8S@f9", "9S@a1", **options)
        assert "b1" in joined(at)
        assert "a1" not in joined(at), "the score begins at the first place"


def test_a_game_that_is_won_is_four_runs() -> None:
    at = position(WON)
    runs = 48 - 4 - 1  # each but its first card; one gap lies within a run
    assert len(joined(at)) == runs


@given(tables())
def test_joined_is_what_directly_follows(table: tuple[Position, reference.Table]) -> None:
    at, line = table
    wanted = []
    for k in range(1, 54):
        before, card = line.slots[k - 1], line.slots[k]
        if before and card and line.next_higher(before) == card:
            wanted.append(SLOT_NAMES[k])
    assert joined(at) == wanted


# -- what a gap takes -------------------------------------------------------------------------


def cards_of(offer: Offer) -> list[str]:
    """The cards that the small faces of an offer stand for."""
    found = []
    for face in offer.faces:
        name = face.removeprefix("small-")
        found += [name] if len(name) == 2 else [name + suit for suit in reference.SUITS]
    return found


def place_of(offer: Offer) -> str:
    return SLOT_NAMES[offer.y * 9 + offer.x]


@given(tables())
def test_offers_are_the_legal_moves(table: tuple[Position, reference.Table]) -> None:
    at, line = table
    shown = hand(at)
    offered = [f"{card}@{place_of(offer)}" for offer in shown.offers for card in cards_of(offer)]
    assert len(offered) == len(set(offered)), "nothing is offered twice"
    assert sorted(offered) == line.legal_moves()
    assert sorted(target.move for target in shown.targets) == line.legal_moves()
    assert {face for offer in shown.offers for face in offer.faces} <= faces_of(GAME)


@given(tables())
def test_offers_are_said_as_they_are_drawn(table: tuple[Position, reference.Table]) -> None:
    at, _ = table
    labels = faces.labels()
    for offer in hand(at).offers:
        drawn = [labels[face] for face in offer.faces]
        takes = offer.label.args["takes"]
        assert isinstance(takes, Message)
        said = [takes] if takes.id != "maze-either" else [takes.args["one"], takes.args["two"]]
        assert said == drawn
        assert_said(offer.label, GAME)


@pytest.mark.parametrize(
    ("gaps", "placed", "options", "place", "shown"),
    [
        ("b5 c1 c2 c3 c4 c5", "5H@b4 9C@b6", {}, "b5", ["6H", "8C"]),
        ("b5 c1 c2 c3 c4 c5", "5H@b4 7H@b6", {}, "b5", ["6H"]),
        ("b1 c1 c2 c3 c4 c5", "5H@a9 9C@b2", {}, "b1", ["6H", "8C"]),
        ("b5 c1 c2 c3 c4 c5", "QH@b4 9C@b6", {}, "b5", ["A", "8C"]),
        ("b5 c1 c2 c3 c4 c5", "QH@b4 2C@b6", {}, "b5", ["A"]),
        ("b5 c1 c2 c3 c4 c5", "JH@b4 AC@b6", {}, "b5", ["Q"]),
        ("b5 c1 c2 c3 c4 c5", "QH@b4 AC@b6", {}, "b5", ["A", "Q"]),
        ("a1 c1 c2 c3 c4 c5", "9C@a2", {}, "a1", ["A", "8C"]),
        ("f9 c1 c2 c3 c4 c5", "9C@f8", {}, "f9", ["TC", "Q"]),
        ("a1 c1 c2 c3 c4 c5", "9C@a2 5H@f9", RING, "a1", ["6H", "8C"]),
        ("f9 c1 c2 c3 c4 c5", "9C@f8 5H@a1", RING, "f9", ["TC", "4H"]),
        ("b5 c1 c2 c3 c4 c5", "QH@b4 9C@b6", RING, "b5", ["A", "8C"]),
    ],
)
def test_offers(
    gaps: str, placed: str, options: dict[str, str], place: str, shown: list[str]
) -> None:
    at = arranged(gaps, *placed.split(), **options)
    [offer] = [offer for offer in hand(at).offers if place_of(offer) == place]
    assert offer.faces == [f"small-{name}" for name in shown]


def test_a_gap_that_takes_nothing_has_no_offer() -> None:
    at = arranged("b4 b5 b6 c1 c2 c3", "8C@b3", "9D@b7")
    places = [place_of(offer) for offer in hand(at).offers]
    assert "b5" not in places
    assert {"b4", "b6"} <= set(places)
    ring = arranged("b5 c1 c2 c3 c4 c5", "5H@b4", "AC@b6", **RING)
    assert "b5" not in [place_of(offer) for offer in hand(ring).offers]


# -- what to do -------------------------------------------------------------------------------


def test_targets_stand_in_the_order_of_the_line() -> None:
    moves = " ".join(target.move for target in hand(position(DEAL_17)).targets)
    assert moves == "TH@a9 3H@a9 3H@b9 TD@b9 QD@c2 7D@c2 3D@d5 8S@d6 QS@e3 8C@e3"


def test_the_status_counts_the_cards_that_are_left() -> None:
    at = position(DEAL_17)
    assert hand(at).status == Message("maze-do", {"left": 45})
    at.play("3D@d5")
    assert hand(at).status == Message("maze-do", {"left": 44})


def test_with_hardly_a_move_left_going_back_is_suggested() -> None:
    at = arranged("b3 b4 b5 b6 b7 b8", "5H@b2", "9C@b9")
    assert hand(at).status == Message("maze-do-few", {"moves": 2})
    at = arranged("b3 b4 b5 b6 b7 b8", "5H@b2", "7H@b9")
    assert hand(at).status == Message("maze-do-few", {"moves": 2}), "the six goes to either end"


def test_a_ring_in_order_waits_for_an_ace_in_the_first_place() -> None:
    runs = [rank + suit for suit in "SHDC" for rank in reference.RANKS[:-1]]
    gaps = [None] * 6
    setup = GAME.setup(1, RING)
    at = GAME.start(setup, {"slots": [*gaps, *runs]})
    assert at.scores() == [48]
    assert hand(at).status.id == "maze-do-first-place"
    assert GAME.start(setup, {"slots": [*runs, *gaps]}).is_over()


def test_a_game_that_is_won_says_so_and_asks_nothing() -> None:
    at = position(WON)
    shown = hand(at)
    assert shown.status.id == "maze-status-solved"
    assert (shown.targets, shown.offers, shown.tip) == ([], [], None)


def test_tips_come_one_by_one_and_end() -> None:
    for options in ({}, RING):
        at, seen = position(DEAL_17, **options), []
        for _ in range(6):
            tip = hand(at).tip
            seen.append(tip.id if tip else None)
            if tip:
                assert_said(tip, GAME)
            at.play(at.legal_moves()[0])
        ends = "maze-tip-ring" if options else "maze-tip-ends"
        assert seen[:3] == ["maze-tip-gaps", ends, "maze-tip-score"]
        assert len(set(seen)) == len(seen)
        assert seen[-1] is None


# -- what is told -----------------------------------------------------------------------------


def test_what_a_move_brought_is_told_with_its_sign() -> None:
    gaps = "d4 c1 c2 c3 c4 c5"
    more = told(arranged(gaps, "QS@d3", "9D@d5", "AC@e5", "5S@e4", "8H@e6"), "AC@d4")
    assert (more.points, more.line.id, more.line.args["points"]) == (1, "maze-told-more", 1)
    none = told(arranged(gaps, "7H@d5", "5H@e4", "6H@e5"), "6H@d4")
    assert (none.points, none.line.id, none.glow) == (0, "maze-told", [])
    less = told(arranged(gaps, "QS@d3", "9D@d5", "QH@e4", "AC@e5", "2C@e6"), "AC@d4")
    assert (less.points, less.line.id, less.line.args["points"]) == (-1, "maze-told-less", 1)
    assert less.glow == []


def test_the_run_that_was_joined_glows_in_each_of_its_rows() -> None:
    at = arranged("b1 c2 c3 c4 c5 c6", "4H@a8", "5H@a9", "6H@e5", "7H@b2", "9S@b3", "2C@a7")
    glow = told(at, "6H@b1").glow
    assert [(g.x, g.y, g.path) for g in glow] == [(7, 0, "M.2 .5H1.8"), (0, 1, "M.2 .5H1.8")]


def test_an_ace_behind_a_queen_glows_too() -> None:
    at = arranged("b5 c2 c3 c4 c5 c6", "QH@b4", "AC@e5", "5S@e4", "9S@b6", "3S@b3")
    assert [(g.x, g.y, g.path) for g in told(at, "AC@b5").glow] == [(3, 1, "M.2 .5H1.8")]


def test_a_point_across_a_gap_does_not_glow() -> None:
    at = arranged("b4 b5 c1 c2 c3 c4", "5H@b3", "6H@e5", "7H@b6", "2D@e4", "3S@e6")
    assert [(g.x, g.y, g.path) for g in told(at, "6H@b4").glow] == [(2, 1, "M.2 .5H1.8")]
