"""``pavage warm`` and ``pavage games``."""

import json

from pavage.games import registry
from tests.cli.running import done, run


def test_warming_prints_no_data() -> None:
    ran = run("warm")
    assert (ran.status, ran.out) == (0, "")


def test_every_game_is_listed() -> None:
    for lang, word in (("fr", "Prolongez"), ("en", "–")):
        page = done("games", lang=lang)
        assert word in page
        assert "option-" not in page.replace("--option ", "")
    found = json.loads(done("games", "--json"))
    assert [game["id"] for game in found] == list(registry.ids())
    for game in found:
        facts = registry.load(game["id"]).facts
        assert game["players"] == list(facts.players)
        assert [option["name"] for option in game["options"]] == [o.name for o in facts.options]
        assert game["bots"] == facts.bots
