"""Names, tokens and seats."""

import pytest

from pavage.core.errors import SetupError
from pavage.core.stored import Key
from pavage.match import seats
from pavage.match.seats import NameRefused


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Léa", "Léa"),
        ("Le\u0301a", "Léa"),
        ("  Jean   Paul ", "Jean Paul"),
        ("a\tb\nc", "a b c"),
        ("x\u0000\u001b[31my", "x[31my"),
        ("\u202egnorw", "gnorw"),
        ("\ud800half", "half"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200d\u200c", ""),
        ("\ufeff\u2066\u2069", ""),
        ("", ""),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(given: str, kept: str) -> None:
    assert seats.clean_name(given) == kept


def test_names_that_are_refused() -> None:
    with pytest.raises(NameRefused):
        seats.clean_name("x" * 41)
    with pytest.raises(NameRefused):
        seats.person_name(" \u200d ")


def test_tokens_open_what_they_are_for() -> None:
    one, two = seats.new_token(), seats.new_token()
    keys = {key.digest: key for key in (seats.new_key(one, "seat", 1), seats.new_key(two, "watch"))}
    assert one != two
    assert seats.opened(keys, [one]) == [Key(seats.digest(one), "seat", 1)]
    assert seats.opened(keys, ["x", two, one[:-1], one + " ", "é" * 999, "\ud800"]) == [
        Key(seats.digest(two), "watch")
    ]
    assert seats.held_seats(seats.opened(keys, [one, two])) == {1}
    assert one not in str(keys)


def test_derived_tokens_depend_on_every_part() -> None:
    made = {
        seats.derived("rematch", "m", "t"),
        seats.derived("rematch", "m", "u"),
        seats.derived("rematch", "n", "t"),
        seats.derived("watch", "m", "t"),
        seats.derived("rematch", "mt", ""),
    }
    assert len(made) == 5
    assert all(len(token) == 32 for token in made)
    assert seats.derived("watch", "m", "t") in made


def test_seats_as_asked_for() -> None:
    bots = ["random", "greedy"]
    asked = [("human", " Ann ", None), ("bot", "whoever", "greedy"), ("open", "", None)]
    ann, bot, guest = seats.seated(asked, bots)
    assert (ann.name, bot.name, bot.bot, guest.kind) == ("Ann", "greedy", "greedy", "open")
    for wrong in (
        [("bot", "", "greedy"), ("bot", "", "random")],
        [("human", "Ann", None), ("bot", "", "deep")],
        [("human", "Ann", None), ("bot", "", None)],
    ):
        with pytest.raises(SetupError):
            seats.seated(wrong, bots)


def test_the_next_one_starts_the_rematch() -> None:
    sitters = seats.seated([("human", name, None) for name in "ABC"], [])
    assert [sitter.name for sitter in seats.rotated(sitters)] == ["B", "C", "A"]
    for seat, sitter in enumerate(sitters):
        assert seats.rotated(sitters)[seats.rotated_seat(seat, 3)] == sitter
