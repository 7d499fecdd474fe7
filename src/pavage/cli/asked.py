"""The question of ``pavage solve``: the start of a deal, or a position of a record."""

import textwrap
from dataclasses import dataclass

import msgspec

from pavage.cli.errors import Failed, misused
from pavage.cli.inputs import choose_seed, make_setup
from pavage.cli.language import say
from pavage.cli.moves import open_replay, position_at
from pavage.core.errors import DealError
from pavage.core.game import Game, OptionValue
from pavage.core.outcome import Outcome
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.record.record import Ply, Record, Seat, build
from pavage.search.answers import Tried

_WIDE = 78
BOT = "solver"


@dataclass(frozen=True)
class Asked:
    """A position and where it comes from: ``before`` are the plies of a record that lead to it."""

    position: Position
    seed: str
    deal: dict[str, object]
    before: list[Ply]
    recorded: bool

    def record(self, line: Tried, outcome: Outcome | None) -> Record:
        """The deal and a line from the position as a game that the solver played."""
        plies = [Ply(0, *one) for one in zip(line.moves, line.points, strict=True)]
        return build(
            self.position.setup,
            self.position.game,
            [Seat(say("bot-solver"), "bot", BOT)],
            self.seed,
            self.deal,
            [*(Ply(ply.seat, ply.move, ply.points) for ply in self.before), *plies],
            outcome,
        )


def from_seed(game: Game, seed: str | None, options: tuple[str, ...]) -> Asked:
    """The start of a deal. A game of which a score is sought may be asked without one."""
    sought = game.facts.optimised
    setup = make_setup(game, game.facts.players[0], options)
    if seed is None and sought is None and game.chosen_seed(setup) is None:
        misused("cli-solve-no-deal")
    seed = choose_seed(game, setup, seed, game.fresh_seed)
    try:
        deal = game.deal(setup, WordStream(seed))
        return Asked(game.start(setup, deal), seed, deal, [], False)
    except DealError as error:
        raise Failed(error.said) from None


def from_record(
    game: Game, path: str, ply: int | None, seed: str | None, options: tuple[str, ...]
) -> Asked:
    """The position of a record; what is said beside it must not contradict it."""
    replayed = open_replay(path)
    record, setup = replayed.record, replayed.setup
    if record.game != game.facts.id:
        misused("cli-solve-other-game", found=record.game, asked=game.facts.id)
    if game.facts.optimised is not None and setup.players != 1:
        misused("cli-solve-not-alone")
    wanted = make_setup(game, setup.players, options)
    named = {text.partition("=")[0] for text in options}
    _compare(named, game.kept_options(setup), game.kept_options(wanted))
    chosen = choose_seed(game, wanted, seed, lambda: record.seed)
    if chosen != record.seed:
        misused("cli-solve-other-deal", found=record.seed, asked=chosen)
    k, position = position_at(replayed, ply)
    return Asked(position, record.seed, record.deal, record.plies[:k], True)


def _compare(named: set[str], found: dict[str, OptionValue], asked: dict[str, OptionValue]) -> None:
    for name in sorted(named & set(found)):
        if found[name] != asked[name]:
            pair = {"found": _written(found[name]), "asked": _written(asked[name])}
            misused("cli-solve-other-option", name=name, **pair)


def _written(value: OptionValue) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def where(asked: Asked) -> str:
    """What is asked, as a line."""
    game = asked.position.game
    kept = game.kept_options(asked.position.setup)
    said = {
        "game": say(f"{game.facts.id}-name"),
        "deal": asked.seed,
        "options": ", ".join(f"{name}={_written(value)}" for name, value in kept.items()),
    }
    if not asked.recorded:
        return say("cli-solve-where", **said)
    return say("cli-solve-where-ply", ply=str(len(asked.before)), **said)


def wrapped(moves: list[str]) -> list[str]:
    """A line of play, as lines of text."""
    lines = textwrap.wrap(" ".join(moves), _WIDE, break_on_hyphens=False)
    return ["", *(f"  {line}" for line in lines), ""]
