"""Intervals against values worked out by hand or from tables; numbers as people write them."""

import math

import pytest

from pavage.study.figures import Numbers, mean, share, spread

NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


def wilson(count: int, of: int) -> tuple[float, float]:
    """Wilson's interval (JASA 22, 1927), written out."""
    z, p = 1.959963984540054, count / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return middle - reach, middle + reach


@pytest.mark.parametrize(("count", "of"), [(0, 10), (10, 10), (1, 3), (19_999, 20_000), (58, 60)])
def test_shares_have_wilsons_interval(count: int, of: int) -> None:
    found = share(count, of)
    assert found is not None
    assert found.share == count / of
    assert (found.low, found.high) == pytest.approx(wilson(count, of), abs=1e-12)
    assert found.low <= found.share <= found.high


def test_means_have_students_interval() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found is not None
    assert (found.of, found.mean) == (5, 3)
    reach = 2.776445105 * math.sqrt(2.5 / 5)  # t for 4 degrees of freedom
    assert (found.low, found.high) == pytest.approx((3 - reach, 3 + reach))


def test_little_or_nothing_has_no_interval() -> None:
    assert (share(0, 0), mean([]), spread([])) == (None, None, None)
    one = mean([7])
    assert one is not None
    assert (one.mean, one.low, one.high) == (7, None, None)
    same = mean([7, 7])
    assert same is not None
    assert (same.low, same.high) == (7, 7)


def test_quantiles() -> None:
    found = spread(range(101))
    assert found is not None
    assert (found.least, found.p50, found.p90, found.p99, found.most) == (0, 50, 90, 99, 100)
    assert found.mean == 50


def test_numbers_as_french_and_english_write_them() -> None:
    french, english = Numbers("fr"), Numbers("en")
    assert (french.whole(1234567), english.whole(1234567)) == (
        f"1{NARROW}234{NARROW}567",
        "1,234,567",
    )
    assert (french.decimal(66.25), english.decimal(1234.5, 2)) == ("66,2", "1,234.50")
    assert french.percent(0.9999, 20_000) == f"99,99{NARROW}%"
    assert english.percent(0.99, 20_000) == "99%"
    assert english.percent(1 / 3, 100) == "33%"


@pytest.mark.parametrize(
    ("seconds", "written"),
    [
        (0.00042, "0.42 ms"),
        (0.0016, "1.6 ms"),
        (0.25, "250 ms"),
        (3.456, "3.46 s"),
        (59.96, "60.0 s"),
        (125, "2 min 05 s"),
        (7322, "2 h 02"),
    ],
)
def test_durations(seconds: float, written: str) -> None:
    assert Numbers("en").seconds(seconds).replace(NARROW, " ") == written


def test_an_interval_has_its_unit_once() -> None:
    found = share(1, 2)
    assert found is not None
    assert Numbers("en").interval(found) == "9 – 91%"
    assert Numbers("fr").interval(found) == f"9 – 91{NARROW}%"
