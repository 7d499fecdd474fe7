"""A balance study's figures: known values, early ends, and what can be told apart."""

import math
import random
from typing import Any

import msgspec
import numpy as np
import polars as pl
import pytest

from pavage.study import balance, balance_summary, tables
from pavage.study.balance import Precision
from pavage.study.balance_summary import Summary, summary
from pavage.study.executors import Row
from pavage.study.figures import Mean, Share, share
from pavage.study.measuring import Question
from tests.study.asked import balance as question
from tests.study.asked import games_of

MADE = ("a machine", "versions", 2)
TWO = question("zigzag", {}, {"discard_returns": True})


def summed(asked: Question, rows: list[Row], games: int, precision: float | None = None) -> Summary:
    frame = pl.DataFrame(rows, schema=tables.games(asked.players))
    skill = pl.DataFrame(schema=tables.DUELS)
    files: list[dict[str, str]] = [{} for _ in asked.variants]
    return summary(asked, frame, skill, files, [], (games, precision), MADE)


def made_up(wins: list[list[float]], **more: list[Any]) -> list[Row]:
    """Rows of games that nobody played: ``wins`` of the first player, by variant."""
    rows = []
    for variant, of_it in enumerate(wins):
        for k, win in enumerate(of_it):
            scores = {"score_1": 100 + 10 * (k % 2), "score_2": 100}
            row: Row = dict.fromkeys(tables.games(2), 1) | scores
            row |= {"item": k * len(wins) + variant, "game": k + 1, "variant": variant}
            row |= {"win_1": win, "win_2": 1 - win, "reason": "no more move", "shared": win == 0.5}
            row |= {name: values[k] + variant for name, values in more.items()}
            rows.append(row)
    return rows


# -- early ends -------------------------------------------------------------------------------


def coins(games: int, seed: int) -> list[Row]:
    toss = random.Random(seed)
    return [{"item": k, "win_1": toss.choice((0.0, 1.0, 0.5))} for k in range(2 * games)]


def test_it_ends_as_soon_as_every_variant_is_known_well_enough() -> None:
    rows = coins(3000, 1)
    precision = Precision(TWO, 0.03)
    precision.see(rows)
    found = precision.games
    assert found is not None
    for games, enough in ((found, True), (found - 100, False)):
        known = []
        for variant in range(2):
            wins = [row["win_1"] for row in rows if row["item"] % 2 == variant][:games]
            one = share(sum(wins), games)
            assert one is not None
            known.append((one.high - one.low) / 2 <= 0.03)
        assert all(known) == enough


def test_when_it_ends_does_not_depend_on_the_order() -> None:
    rows, ends = coins(3000, 2), set()
    for seed in range(4):
        precision, shuffled = Precision(TWO, 0.035), rows[:]
        random.Random(seed).shuffle(shuffled)
        for at in range(0, len(shuffled), 97):
            precision.see(shuffled[at : at + 97])
        ends.add(precision.games)
    assert len(ends) == 1
    assert ends != {None}


def test_it_does_not_end_where_nobody_asked_or_too_few_were_played() -> None:
    nobody, early = Precision(TWO, None), Precision(TWO, 0.49)
    nobody.see(coins(500, 3))
    assert not nobody.reached()
    early.see(coins(199, 3))
    assert not early.reached()
    early.see([{**row, "item": row["item"] + 398} for row in coins(1, 3)])
    assert early.games == 200


# -- figures ----------------------------------------------------------------------------------


def test_figures_of_games_that_were_played() -> None:
    rows = games_of(TWO, range(400))
    found = summed(TWO, rows, 200)
    assert (found.games, found.early) == (200, False)
    first = [row for row in rows if row["variant"] == 0]
    figures = found.variants[0].figures
    win, turns, dead = figures["win_1"], figures["turns"], figures["dead"]
    assert isinstance(win, Share)
    assert isinstance(turns, Mean)
    assert isinstance(dead, Mean)
    assert win.count == sum(row["win_1"] for row in first)
    assert turns.mean == pytest.approx(np.mean([row["turns"] for row in first]))
    assert dead.mean == pytest.approx(
        sum(row["dead"] for row in first) / sum(row["turns"] for row in first)
    )
    assert found.variants[0].most_choices == max(row["choices_most"] for row in first)
    written = msgspec.json.decode(msgspec.json.encode(found))
    assert written["variants"][0]["figures"]["win_1"]["share"] == win.share
    ends = [one for name, one in figures.items() if name.startswith("reason-")]
    assert sum(one.count for one in ends if isinstance(one, Share)) == 200


def test_the_deviation_is_that_of_all_scores_with_its_interval() -> None:
    spread = random.Random(5)
    scores = [[round(spread.gauss(200, 30)) for _ in range(2)] for _ in range(4000)]
    rows = made_up([[1.0] * 4000])
    for row, (one, other) in zip(rows, scores, strict=True):
        row["score_1"], row["score_2"] = one, other
    found = summed(question("zigzag"), rows, 4000).variants[0].figures["deviation"]
    assert isinstance(found, Mean)
    assert found.mean == pytest.approx(np.std(scores))
    assert found.high is not None
    # of normal numbers the standard error is sigma / sqrt(2 n)
    reach = 1.96 * 30 / math.sqrt(2 * 8000)
    assert found.high - found.mean == pytest.approx(reach, rel=0.1)


def test_variants_are_compared_deal_by_deal() -> None:
    """Lengths that vary much from deal to deal, and by one between the variants."""
    noise = random.Random(6)
    lengths = [noise.randrange(50, 150) for _ in range(300)]
    rows = made_up([[1.0] * 300, [1.0] * 300], turns=lengths)
    rows[300]["turns"] += 1  # so that there is something to be unsure of
    found = {one.figure: one for one in summed(TWO, rows, 300).differences}
    turns = found["turns"]
    assert turns.difference.mean == pytest.approx(1 + 1 / 300)
    assert turns.difference.low == pytest.approx(1, abs=0.01)
    assert turns.told == "yes"
    assert found["win_1"].told == "no"


def test_chance_alone_is_seldom_told_apart_for_sure() -> None:
    """Of many figures without a difference, hardly any is called sure, and some perhaps."""
    toss = random.Random(7)
    told = [
        balance_summary._difference(
            "x",
            1,
            np.array([toss.gauss(0, 1) for _ in range(100)]),
            np.array([toss.gauss(0, 1) for _ in range(100)]),
            25,
        )
        for _ in range(1000)
    ]
    counts = {
        name: sum(one is not None and one.told == name for one in told)
        for name in ("yes", "perhaps", "no")
    }
    assert counts["yes"] <= 8  # 1 in 500 is expected
    assert 20 <= counts["perhaps"] <= 80  # 1 in 20
    assert sum(counts.values()) == 1000


def test_where_nothing_varies() -> None:
    found = summed(TWO, made_up([[0.5] * 10, [0.5] * 10]), 10)
    assert {one.told for one in found.differences} == {"no"}
    assert summed(TWO, [], 10).differences == []


def test_only_games_that_all_variants_have_count() -> None:
    rows = pl.DataFrame({"game": [1, 1, 2, 3, 3], "variant": [0, 1, 0, 0, 1]})
    assert balance._whole(rows, 2)["game"].to_list() == [1, 1, 3, 3]


def test_intervals_hold_what_they_promise() -> None:
    """About 95 of 100 intervals have the true share in them, shared wins included."""
    toss = random.Random(8)
    inside = 0
    for _ in range(1000):
        wins = sum(toss.choices((0.0, 0.5, 1.0), (0.4, 0.2, 0.4), k=200))
        found = share(wins, 200)
        assert found is not None
        inside += found.low <= 0.5 <= found.high
    assert 940 <= inside <= 995
