"""How a game of Bricks is set up, dealt, rolled and written."""

from typing import Any

import pytest

from pavage.core.errors import DealError, IllegalMove, SetupError, UnreadableMove
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games.bricks import GAME
from tests.games.bricks import reference
from tests.games.bricks.drawn import drawn, held_of, tokens_of
from tests.helpers.texts import assert_said
from tests.record import by_the_page

SEEDS = ["1", "17", "", "é☃", "6f1c0a3b5d7e9f10112233445566778899aabbccddeeff00"]
TWO = [[2, 3], [2, 3]]


def deal_of(seed: str, **options: Any) -> dict[str, Any]:
    return GAME.deal(GAME.setup(2, options), WordStream(seed))


def started(seed: str = "1", **options: Any) -> Position:
    setup = GAME.setup(2, options)
    return GAME.start(setup, GAME.deal(setup, WordStream(seed)))


# -- options ----------------------------------------------------------------------------------


def test_what_is_played_when_nobody_chooses() -> None:
    assert GAME.setup(2).options == reference.DEFAULTS
    assert GAME.setup(2).bots == frozenset()


@pytest.mark.parametrize(
    "options",
    [
        {"grid": 16},
        {"grid": 24},
        {"joker": False},
        {"joker": 1},
        {"joker": 1_000_000},
        {"tables": [[2], [12]]},
        {"tables": [list(range(2, 13)), [7]]},
        {"tokens": [0, 0, 0]},
        {"tokens": [99, 99, 100]},
        {"challenge": None},
        {"challenge": {"kind": "swap and lead", "number": 30}},
    ],
)
def test_options_that_there_are(options: dict[str, object]) -> None:
    assert GAME.setup(2, options).options == {**reference.DEFAULTS, **options}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"grid": 17}, "error-option-value"),
        ({"grid": "20"}, "error-option-value"),
        ({"grid": 20.0}, "error-option-value"),
        ({"steal": 1}, "error-option-value"),
        ({"cover": None}, "error-option-value"),
        ({"swap": "true"}, "error-option-value"),
        ({"practise": 0}, "error-option-value"),
        ({"colour": "pink"}, "error-option"),
        ({"joker": True}, "bricks-option-joker-form"),
        ({"joker": 0}, "bricks-option-joker-form"),
        ({"joker": -1}, "bricks-option-joker-form"),
        ({"joker": 64.0}, "bricks-option-joker-form"),
        ({"joker": "64"}, "bricks-option-joker-form"),
        ({"joker": None}, "bricks-option-joker-form"),
        ({"joker": 1_000_001}, "bricks-option-joker-form"),
        ({"joker": 10**30}, "bricks-option-joker-form"),
        ({"tables": [[2, 3]]}, "error-option-lists"),
        ({"tables": [[2, 3], []]}, "error-option-lists"),
        ({"tables": [[3, 2], [2, 3]]}, "error-option-lists"),
        ({"tables": [[2, 2], [2, 3]]}, "error-option-lists"),
        ({"tables": [[1, 2], [2, 3]]}, "error-option-lists"),
        ({"tables": [[2, 13], [2, 3]]}, "error-option-lists"),
        ({"tables": [[2, "3"], [2, 3]]}, "error-option-lists"),
        ({"tables": [[2, True], [2, 3]]}, "error-option-lists"),
        ({"tables": 7}, "error-option-lists"),
        ({"tokens": [1, 1]}, "bricks-option-tokens-form"),
        ({"tokens": [1, 1, 5]}, "bricks-option-tokens-form"),
        ({"tokens": [1, 1, 102]}, "bricks-option-tokens-form"),
        ({"tokens": [100, 1, 6]}, "bricks-option-tokens-form"),
        ({"tokens": [1, -1, 6]}, "bricks-option-tokens-form"),
        ({"tokens": [1, 1.0, 6]}, "bricks-option-tokens-form"),
        ({"tokens": [True, 1, 6]}, "bricks-option-tokens-form"),
        ({"tokens": {"reroll": 1}}, "bricks-option-tokens-form"),
        ({"tokens": None}, "bricks-option-tokens-form"),
        ({"challenge": "steals"}, "bricks-option-challenge-form"),
        ({"challenge": {"kind": "steals"}}, "bricks-option-challenge-form"),
        ({"challenge": {"kind": "steals", "number": 1, "x": 1}}, "bricks-option-challenge-form"),
        ({"challenge": {"kind": "Steals", "number": 1}}, "bricks-option-challenge-kind"),
        ({"challenge": {"kind": "", "number": 1}}, "bricks-option-challenge-kind"),
        ({"challenge": {"kind": ["steals"], "number": 1}}, "bricks-option-challenge-kind"),
        ({"challenge": {"kind": "steals", "number": 0}}, "bricks-option-challenge-number"),
        ({"challenge": {"kind": "steals", "number": True}}, "bricks-option-challenge-number"),
        ({"challenge": {"kind": "steals", "number": "3"}}, "bricks-option-challenge-number"),
        ({"challenge": {"kind": "steals", "number": 10**6}}, "bricks-option-challenge-number"),
    ],
)
def test_options_that_there_are_not(options: dict[str, object], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, options)
    assert refused.value.said.id == said
    assert_said(refused.value.said, GAME)


@pytest.mark.parametrize(
    ("options", "given"),
    [
        ({"joker": True}, "true"),
        ({"joker": "\udcff"}, "\\udcff"),
        ({"tokens": [1, None, "x"]}, '[1,null,"x"]'),
        ({"challenge": {"kind": {}, "number": 1}}, "{}"),
        ({"challenge": {"kind": "steals", "number": None}}, "null"),
    ],
)
def test_what_was_given_is_said_as_it_was_written(options: dict[str, Any], given: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, options)
    assert refused.value.said.args["given"] == given


@pytest.mark.parametrize("players", [0, 1, 3])
def test_two_play(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.setup(players)


def test_the_computer_s_seats_are_known_and_exist() -> None:
    assert GAME.setup(2, {}, [1]).bots == {1}
    assert started().s.bot.tolist() == [0, 0]
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, {}, [2])
    assert_said(refused.value.said, GAME)


def test_what_is_chosen_is_kept_as_it_was() -> None:
    """A setup shares nothing with what it was made from."""
    given: dict[str, Any] = {
        "tables": [[2, 3], [4]],
        "tokens": [1, 2, 4],
        "challenge": {"kind": "steals", "number": 1},
    }
    setup = GAME.setup(2, given)
    given["tables"][0].append(9)
    given["tokens"][0] = 9
    given["challenge"]["number"] = 9
    assert setup.options["tables"] == [[2, 3], [4]]
    assert setup.options["tokens"] == [1, 2, 4]
    assert setup.options["challenge"] == {"kind": "steals", "number": 1}


# -- the deal and the dice --------------------------------------------------------------------


@pytest.mark.parametrize("grid", [16, 18, 20, 24])
def test_a_deal_is_one_shuffle_of_the_northern_half(grid: int) -> None:
    for seed in [*SEEDS, *map(str, range(10))]:
        for tokens in ([1, 1, 6], [0, 0, 0], [2, 3, 100]):
            options: dict[str, Any] = {"grid": grid, "tokens": tokens}
            expected = reference.deal_of(by_the_page.words(seed), options)
            assert deal_of(seed, **options) == expected
            position = started(seed, **options)
            lying = {reference.name_of(cell): kind for cell, kind in tokens_of(position).items()}
            assert lying == {cell: kind for kind, cell in expected["tokens"]}
            assert held_of(position) == [{"reroll": tokens[0], "reduce": tokens[1]}] * 2


# From the slow reference: the tokens of some seeds, then what six turns would roll first, and what
# the second die would show when it is rolled again after them.
GOLDEN: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "1",
        {},
        "reroll d3 q18, reduce r10 c11, reroll p4 e17",
        "5x7 3x7 8x7 4x9 6x6 4x9, 8",
    ),
    (
        "17",
        {"grid": 16},
        "reroll d3 m14, reduce d7 m10, reroll p3 a14",
        "2x7 9x8 9x8 3x8 6x9 3x5, 9",
    ),
    (
        "",
        {"grid": 24, "tokens": [0, 0, 4]},
        "reroll c5 v20, reduce t5 e20",
        "7x9 7x5 5x3 8x7 8x3 3x9, 3",
    ),
    (
        "6f1c0a3b5d7e9f10112233445566778899",
        {"grid": 18, "tokens": [1, 1, 2]},
        "reroll c1 p18",
        "9x6 7x8 8x2 6x2 3x9 6x5, 8",
    ),
]


@pytest.mark.parametrize(("seed", "options", "tokens", "dice"), GOLDEN)
def test_golden_deals_and_dice(seed: str, options: dict[str, Any], tokens: str, dice: str) -> None:
    setup, words = GAME.setup(2, options, [0, 1]), WordStream(seed)
    deal = GAME.deal(setup, words)
    expected = []
    for pair in tokens.split(", "):
        kind, *cells = pair.split()
        expected += [[kind, cell] for cell in cells]
    assert deal == {"tokens": expected}
    rolls, again = dice.split(", ")
    first = GAME.start(setup, deal)
    for roll in rolls.split():
        assert GAME.chance_draw(first.s, words) == f"roll {roll}"
    position, _ = drawn("", "2x2", held=[[1, 0], [0, 0]])
    position.play("reroll 2")
    assert GAME.chance_draw(position.s, words) == f"die 2={again}"


def test_the_joker_from_a_seed() -> None:
    """Of the seeds 0 to 299, one begins with a joker; the dice are rolled again after it."""
    found = []
    for seed in map(str, range(300)):
        setup, words = GAME.setup(2), WordStream(seed)
        position = GAME.start(setup, GAME.deal(setup, words))
        if (drawn_now := GAME.chance_draw(position.s, words)) == "joker":
            position.play(drawn_now)
            found.append((seed, GAME.chance_draw(position.s, words)))
    assert found == [("182", "roll 5x2")]


def spoilt() -> list[tuple[object, str]]:
    tokens = deal_of("1")["tokens"]  # d3 q18, r10 c11, p4 e17
    return [
        ([], "parts"),
        (None, "parts"),
        ({}, "parts"),
        ({"tokens": tokens, "hands": []}, "parts"),
        ({"tokens": tokens[:4]}, "count"),
        ({"tokens": [*tokens, ["reduce", "a1"], ["reduce", "t20"]]}, "count"),
        ({"tokens": {"reroll": "d3"}}, "count"),
        ({"tokens": [["reroll"], *tokens[1:]]}, "token"),
        ({"tokens": [["?", "?"], *tokens[1:]]}, "token"),
        ({"tokens": [["swap", "d3"], *tokens[1:]]}, "token"),
        ({"tokens": [["reroll", "d03"], *tokens[1:]]}, "token"),
        ({"tokens": [["reroll", "D3"], *tokens[1:]]}, "token"),
        ({"tokens": [["reroll", 3], *tokens[1:]]}, "token"),
        ({"tokens": [["reroll", "u3"], *tokens[1:]]}, "cell"),
        ({"tokens": [["reroll", "d21"], *tokens[1:]]}, "cell"),
        ({"tokens": [["reroll", "t1"], ["reroll", "a20"], *tokens[2:]]}, "cell"),
        ({"tokens": [tokens[1], tokens[0], *tokens[2:]]}, "cell"),
        ({"tokens": [*tokens[:4], *tokens[:2]]}, "cell"),
        ({"tokens": [["reduce", "d3"], ["reduce", "q18"], *tokens[2:]]}, "kind"),
        ({"tokens": [tokens[0], ["reduce", "q18"], *tokens[2:]]}, "kind"),
        ({"tokens": [tokens[0], ["reroll", "q17"], *tokens[2:]]}, "mirror"),
    ]


@pytest.mark.parametrize(("deal", "said"), spoilt())
def test_deals_that_are_none(deal: object, said: str) -> None:
    with pytest.raises(DealError) as refused:
        GAME.start(GAME.setup(2), deal)
    assert refused.value.said.id == f"bricks-deal-{said}"
    assert_said(refused.value.said, GAME)


# -- moves ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *("3x4@c5", "12x12@a1", "2x9@x24", "cover 6x4@c5", "steal t20"),
        *("answer 0", "answer 12", "answer 999", "reroll 1", "reroll 2"),
        *("reduce 1=2", "reduce 2=12", "swap", "keep", "pass"),
    ],
)
def test_a_move_is_written_as_it_was_read(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "Pass", "pass ", " pass", "pass\n", "swap keep", "answer", "answer 1000"),
        *("answer 012", "answer -1", "answer +1", "answer 1.0", "answer ٣", "answer  1"),
        *("3x4", "3x4@", "3x4@c0", "3x4@c25", "3x4@y1", "3x4@c05", "3X4@c5", "03x4@c5"),
        *("1x4@c5", "13x4@c5", "3x4@c5 ", "3x4 @c5", "3×4@c5", "cover 3x4", "cover  3x4@c5"),
        *("steal", "steal c", "steal c0", "steal 3x4@c5", "reroll", "reroll 0", "reroll 3"),
        *("reduce 1", "reduce 3=2", "reduce 1=1", "reduce 1=13", "reduce 1=02", "reduce 1 = 2"),
        *("roll 3x4", "joker", "die 1=5"),
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read(text)
    assert_said(refused.value.said, GAME)


@pytest.mark.parametrize(
    ("plies", "text", "said"),
    [
        ([], "roll 4x4", "chance-values"),
        ([], "die 1=2", "chance-both"),
        (["joker"], "joker", "chance-no-joker"),
        (["roll 2x3", "answer 6", "reroll 1"], "die 2=2", "chance-die"),
        (["roll 2x3", "answer 6", "reroll 1"], "roll 2x3", "chance-die"),
        (["roll 2x3", "answer 6", "reroll 1"], "die 1=4", "chance-values"),
    ],
)
def test_dice_that_cannot_fall_so(plies: list[str], text: str, said: str) -> None:
    position = started(tables=TWO, joker=4)
    for ply in plies:
        position.play(ply)
    before = position.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        position.play(text)
    assert refused.value.said.id == f"bricks-{said}"
    assert_said(refused.value.said, GAME)
    assert position.state.tobytes() == before


@pytest.mark.parametrize("text", ["", "roll", "roll 3x", "roll 1x4", "roll 3x4 ", "die 3=4", "3x4"])
def test_what_is_no_roll(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        started().play(text)
    assert_said(refused.value.said, GAME)
