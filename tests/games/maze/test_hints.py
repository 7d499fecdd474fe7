"""Why a move is refused: what is said is true, for every illegal move there is."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.message import Message, render
from pavage.core.position import Position
from pavage.games.maze import GAME, faces
from tests.games.maze import reference
from tests.games.maze.drawn import RING, arranged
from tests.games.maze.tables import tables
from tests.helpers.profile import scaled
from tests.helpers.texts import assert_said

RANDOM = st.integers(0, 2**32 - 1).map(random.Random)
LABELS = faces.labels()


def cards_said(said: object) -> set[str]:
    """The cards that a message names, four for any ace."""
    assert isinstance(said, Message)
    if said.id == "maze-either":
        return cards_said(said.args["one"]) | cards_said(said.args["two"])
    names = {face.removeprefix("small-") for face, label in LABELS.items() if label == said}
    return {
        name if len(name) == 2 else name + suit for name in names for suit in reference.SUITS
    } - {""}


def is_true(said: Message, table: reference.Table, card: str, place: str) -> bool:
    """Whether what is said of this move is so, as the reference sees the table."""
    at = reference.SLOTS.index(place)
    assert said.args["place"] == place
    kind = said.id.removeprefix("maze-not-")
    if kind == "there-already":
        return table.slots[at] == card and said.args["card"] == LABELS[card]
    if kind == "free":
        there = table.slots[at]
        return there is not None and said.args["there"] == LABELS[there]
    assert table.slots[at] is None
    takes = {name for name in reference.CARDS if table.may_go(name, at)}
    if kind == "this":
        assert said.args["card"] == LABELS[card]
        return cards_said(said.args["takes"]) == takes and card not in takes
    right = table.right(at)
    if kind == "before-ace":
        return table.ring and right is not None and right[0] == "A"
    assert kind == "between-gaps"
    return not takes and table.left(at) is None and right is None


@given(tables(), RANDOM)
def test_the_reason_is_true(table: tuple[Position, reference.Table], rng: random.Random) -> None:
    at, line = table
    legal = set(line.legal_moves())
    gaps = [place for place, card in zip(reference.SLOTS, line.slots, strict=True) if card is None]
    for _ in range(scaled(20, 60, 200)):
        card = rng.choice(reference.CARDS)
        place = rng.choice(gaps if rng.random() < 0.8 else reference.SLOTS)
        if f"{card}@{place}" not in legal and not at.is_over():
            said = GAME.why_not(at.s, GAME.read(f"{card}@{place}"))
            assert is_true(said, line, card, place), f"{said} of {card} at {place}"
            assert_said(said, GAME)


@pytest.mark.parametrize(
    ("move", "french", "english"),
    [
        (
            "7C@b5",
            "En b5 peut aller le six de cœur ou le huit de trèfle, mais pas le sept de trèfle.",
            "Only the six of hearts or the eight of clubs can go to b5, not the seven of clubs.",
        ),
        (
            "7C@b4",
            "En b4, il y a déjà le cinq de cœur.",
            "On b4 there is the five of hearts already.",
        ),
        (
            "5H@b4",
            "C’est là qu’est déjà le cinq de cœur.",
            "That is where the five of hearts is already.",
        ),
        (
            "7C@c3",
            "Rien ne peut aller en c3 : il n’y a que des vides à côté.",
            "Nothing can go to c3: there are only gaps beside it.",
        ),
    ],
)
def test_the_words(move: str, french: str, english: str) -> None:
    at = arranged("b5 c1 c2 c3 c4 c5", "5H@b4", "9C@b6")
    said = GAME.why_not(at.s, GAME.read(move))
    assert render(said, "fr", [GAME.folder]) == french
    assert render(said, "en", [GAME.folder]) == english


def test_the_words_for_an_ace() -> None:
    at = arranged("b5 c1 c2 c3 c4 c5", "5H@b4", "AC@b6", **RING)
    said = GAME.why_not(at.s, GAME.read("6H@b5"))
    assert "devant un as" in render(said, "fr", [GAME.folder])
    at = arranged("a1 c1 c2 c3 c4 c5", "9D@a2")
    said = GAME.why_not(at.s, GAME.read("QS@a1"))
    assert "n’importe quel as ou le huit de carreau" in render(said, "fr", [GAME.folder])
    assert "any ace or the eight of diamonds" in render(said, "en", [GAME.folder])
