"""Every screen, in every size and both languages: it fits, fingers find it, axe is content."""

from tests.browser.conftest import AXE, DESKTOP, LOOKS, Opener
from tests.browser.reading import small_targets, spills, violations
from tests.browser.screens import LONG_NAME, all_screens

# Screens that show the table: nothing of them may need scrolling.
TABLES = {"curtain", "first tip", "a tile is chosen", "a tile is laid", "the next one's turn"}


@LOOKS
def test_it_fits_and_can_be_used(
    open_page: Opener, size: dict[str, int], lang: str, dark: bool
) -> None:
    axe = AXE.read_text("utf-8")
    page = open_page("/", size=size, lang=lang, dark=dark, touch=size is not DESKTOP)
    found = []
    for screen in all_screens(page):
        problems = spills(page, whole=screen in TABLES, name=LONG_NAME) + small_targets(page)
        problems += violations(page, axe)
        found += [f"{screen}: {one}" for one in problems]
    assert not found, "\n".join(found)
