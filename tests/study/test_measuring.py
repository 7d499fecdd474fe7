"""What is counted in a game is what happens when the rules play it move by move."""

from itertools import pairwise
from typing import Any

import pytest

from pavage.core.game import CHANCE
from pavage.games import registry
from pavage.search import bots
from pavage.study import executors, measuring, tables
from pavage.study.executors import Row
from pavage.study.measuring import DECISIVE, JUDGED, Question, item_of, play_games
from pavage.study.playing import MOST_DECISIONS, dealt, generators, setups
from tests.study.asked import balance, games_of

ASKED = {
    "zigzag": balance("zigzag", {}, {"discard_returns": True}, bot="beginner"),
    "half dominoes": balance("half_dominoes", {"variant": 1}, players=3),
    "connexion": balance("connexion", players=4, bot="random"),
    "bricks": balance("bricks", bot="random"),
    "connexion alone": balance("connexion", {"solo": True}, players=1, bot="random"),
}


def counted(asked: Question, item: int) -> Row:
    """The same game played one decision after the other, and counted plainly."""
    game, variants = setups(asked)
    number, variant = divmod(item, len(variants))
    position, words = dealt(game, variants[variant], str(number + 1))
    rngs = generators(str(number + 1), asked.players)
    sign = 1 if game.facts.scores == "points" else -1
    turns: list[dict[str, Any]] = []
    choices: list[int] = []
    matter, stakes = 0, 0
    bot = bots.load(asked.bot, game)
    while not position.is_over():
        seat = position.to_move()
        if seat == CHANCE:
            position.play(game.chance_draw(position.s, words))
            continue
        scores, gains = position.scores(), []
        for code in position.codes().tolist():
            after = position.copy()
            after.play_code(code)
            gains.append(sign * (after.scores()[seat] - scores[seat]))
        gains.sort()
        best, middle = gains[-1], gains[(len(gains) - 1) // 2]
        stakes += best - middle
        matter += best > middle and middle <= best / 2
        choices.append(len(gains))
        if not turns or turns[-1]["seat"] != seat or asked.players == 1:
            turns.append({"seat": seat, "before": scores[seat], "best": best, "choices": 0})
        turn = turns[-1]
        turn["best"] = max(turn["best"], best)
        turn["choices"] = max(turn["choices"], len(gains))
        position.play_code(bot(game, position.observe(seat), rngs[seat]))
        turn["after"], turn["scores"] = position.scores()[seat], position.scores()
    idle = [turn for turn in turns if sign * (turn["after"] - turn["before"]) <= 0]
    return {
        "decisions": len(choices),
        "turns": len(turns),
        "idle": len(idle),
        "dead": sum(turn["best"] <= 0 for turn in idle),
        "forced": sum(turn["choices"] == 1 for turn in turns),
        "choices_most": max(choices),
        "choices_mean": pytest.approx(sum(choices) / len(choices)),
        "matter": matter,
        "stake": pytest.approx(stakes / len(choices)),
        **_end(asked, position, [turn["scores"] for turn in turns], sign),
    }


def _end(asked: Question, position: Any, after_turns: list[list[int]], sign: int) -> Row:
    outcome = position.outcome()
    found: Row = {"reason": outcome.reason}
    for seat, score in enumerate(position.scores()):
        found[f"score_{seat + 1}"] = score
        won = seat in outcome.winners
        found[f"win_{seat + 1}"] = 1 / len(outcome.winners) if won else 0.0
    if asked.players == 1:
        return found
    good = [sorted((sign * score for score in scores), reverse=True) for scores in after_turns]
    alone = [
        scores.index(sign * better[0])
        for scores, better in zip(after_turns, good, strict=True)
        if better[0] > better[1]
    ]
    found["lead_changes"] = sum(a != b for a, b in pairwise(alone))
    found["margin"] = good[-1][0] - good[-1][1]
    found["shared"] = len(outcome.winners) > 1
    return found


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED.keys())
def test_a_row_says_what_happened(asked: Question) -> None:
    items = range(1 if asked.players == 1 else 4)
    for item, row in zip(items, games_of(asked, items), strict=True):
        assert row.keys() == tables.games(asked.players).keys()
        assert row["game"] == item // len(asked.variants) + 1
        assert item_of(asked, row["game"], row["variant"]) == item
        expected = counted(asked, item)
        assert {name: row[name] for name in expected} == expected


def test_a_game_is_the_same_whoever_plays_it_with_whichever_others() -> None:
    asked = ASKED["zigzag"]
    rows = {row["item"]: row for row in games_of(asked, range(20))}
    for items in ([7], [19, 3, 0], range(5, 15)):
        assert games_of(asked, items) == [rows[item] for item in items]
    other = balance("zigzag", {}, {"discard_returns": True}, bot="random")
    assert games_of(other, range(20)) != list(rows.values())


def test_another_seed_deals_otherwise() -> None:
    seeded = balance("zigzag")
    other = Question(
        **{**{name: getattr(seeded, name) for name in seeded.__struct_fields__}, "seed": "x"}
    )
    assert games_of(seeded, range(3)) != games_of(other, range(3))


def test_a_patience_that_goes_round_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = balance("maze", players=1)
    assert {row["reason"] for row in games_of(asked, range(3))} <= {"gave up", "solved"}
    monkeypatch.setattr(type(registry.load("maze")), "has_wandered", lambda self, seen: False)
    monkeypatch.setattr(measuring, "MOST_DECISIONS", 50)
    assert MOST_DECISIONS > 10_000
    (row,) = play_games(asked, [0]).rows
    assert (row["decisions"], row["reason"], row["win_1"]) == (50, "gave up", 0)


def test_what_is_cut_short_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = balance("zigzag")
    looks = iter([False] * 250 + [True] * 1000)
    monkeypatch.setattr(executors, "stopped", lambda: next(looks))
    batch = play_games(asked, range(1000))
    assert batch.done == len(batch.rows)
    assert 0 < batch.done < 1000


def test_one_decision_in_so_many_is_judged_each_in_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = games_of(balance("zigzag"), range(16))
    for row in rows:
        first = -row["game"] % JUDGED
        assert row["judged"] == len(range(first, row["decisions"], JUDGED))
        assert 0 <= row["decisive"] <= row["judged"]
        assert row["swing"] >= row["decisive"] * DECISIVE
    assert any(row["decisive"] for row in rows)
    monkeypatch.setattr(type(registry.load("maze")), "sense", None)  # a game that has no judge
    assert all(row["judged"] == 0 for row in games_of(balance("maze", players=1), range(2)))
