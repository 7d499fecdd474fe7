"""``pavage play``: the computer against itself, or people at the terminal."""

import sys

import click

from pavage.cli.errors import Failed, misused, refused
from pavage.cli.inputs import (
    choose_seed,
    game_parameters,
    json_option,
    load_game,
    make_setup,
    print_json,
    usual_players,
)
from pavage.cli.language import say, tell
from pavage.cli.numbers import number
from pavage.cli.output import check_writable, is_output, write_file
from pavage.cli.spoken import command
from pavage.cli.table import Quit, Table
from pavage.cli.warm import warm_if_cold
from pavage.core.alone import is_for_score
from pavage.core.errors import DealError, NotFound
from pavage.core.game import GIVE_UP, Game
from pavage.core.message import message
from pavage.core.outcome import Outcome, abandoned
from pavage.core.rng import Rng, seeded
from pavage.core.stored import Sitter
from pavage.games.registry import load
from pavage.match.match import Match
from pavage.record.record import Ply, Record, Seat, build, dump, setup_of
from pavage.search import bots

HUMAN = "human"
COMPANY = "easy"  # the bot that somebody at a terminal plays against if nobody says
ALONE = ("solver", "greedy")  # the bots that play where nobody is: the first that plays the game


@command("play")
@game_parameters
@click.option("--bots", "who", metavar="A,B", help="cli-play-bots")
@click.option("--record", "path", metavar="FILE", help="cli-play-record")
@json_option
def play(
    game_id: str,
    players: int | None,
    options: tuple[str, ...],
    seed: str | None,
    who: str | None,
    path: str | None,
    as_json: bool,
) -> None:
    """Play a game and print its result."""
    game = load_game(game_id)
    count = usual_players(game, options) if players is None else players
    names = _who_plays(game, who, players, count)
    computers = [place for place, name in enumerate(names) if name != HUMAN]
    setup = make_setup(game, len(names), options, computers)
    if path is not None:
        check_writable(path)
    try:
        match = Match.new(game, setup, choose_seed(game, setup, seed, game.fresh_seed), at=0)
    except DealError as error:
        raise Failed(error.said) from None
    seats = _seats(names)
    outcome = None
    try:
        outcome = _play(match, seats)
    finally:  # also when somebody pressed Ctrl-C: then nobody wins
        record = _record(match, seats, outcome or _abandoned(match))
        unwritten = None if path is None else _save(path, record)
        if outcome is not None or unwritten is not None:
            _print_result(record, as_json, err=path is not None and is_output(path))
        if unwritten is not None:
            raise unwritten


command = play


# -- who plays --------------------------------------------------------------------------------


def _who_plays(game: Game, who: str | None, players: int | None, count: int) -> list[str]:
    """A name for each seat: ``human`` or a bot's; ``count`` seats where nobody says how many."""
    if who is None:
        alone = next((name for name in ALONE if name in game.facts.bots), game.facts.bots[-1])
        if not sys.stdin.isatty():
            return [alone] * count
        company = COMPANY if COMPANY in game.facts.bots else alone
        return [HUMAN] + [company] * (count - 1)
    names = [name.strip() for name in who.split(",")]
    for name in names:
        if name != HUMAN:
            _check_bot(game, name)
    if len(names) == 1:
        return names * count
    if players is not None and len(names) != players:
        misused("cli-play-count", bots=str(len(names)), players=str(players))
    return names


def _check_bot(game: Game, name: str) -> None:
    if name not in game.facts.bots:
        known = ", ".join([HUMAN, *game.facts.bots])
        refused(NotFound(message("error-bot", given=name, known=known)))


def _seats(names: list[str]) -> list[Seat]:
    """People are called Player 1, 2 ..., bots by their level, numbered where there are several."""
    seats = []
    for place, name in enumerate(names):
        many = names.count(name) > 1
        number = names[: place + 1].count(name)
        if name == HUMAN:
            seats.append(Seat(say("cli-player", number=str(number)), "human"))
        else:
            level = say(f"bot-{name}")
            seats.append(Seat(f"{level} {number}" if many else level, "bot", name))
    return seats


# -- playing ----------------------------------------------------------------------------------


def _play(match: Match, seats: list[Seat]) -> Outcome:
    """Play to the end; who quits gives the game up."""
    if not any(seat.kind == "human" for seat in seats):
        return _play_on(match, seats, None)
    warm_if_cold()
    with Table(match, [Sitter(seat.kind, seat.name, seat.bot) for seat in seats]) as table:
        outcome = _play_on(match, seats, table)
    table.farewell()
    return outcome


def _play_on(match: Match, seats: list[Seat], table: Table | None) -> Outcome:
    rngs = [seeded(f"{match.seed}:bot:{place}") for place in range(len(seats))]
    while match.outcome is None:
        place = match.to_move()
        bot = seats[place].bot
        if bot is not None:
            _let_play(match, bot, place, rngs[place])
        elif table is not None:
            try:
                table.turn(place)
            except Quit:
                match.apply(match.resign(place, match.seq, at=0))
    return match.outcome


def _let_play(match: Match, bot: str, place: int, rng: Rng) -> None:
    """A bot decides, or gives the game up."""
    code = bots.load(bot, match.game)(match.game, match.now.seen(place), rng)
    if code == GIVE_UP:
        match.apply(match.resign(place, match.seq, at=0))
    else:
        submit(match, place, match.game.write(code))


def _abandoned(match: Match) -> Outcome:
    outcome = match.ending(abandoned(match.now.position.scores()))
    assert outcome is not None
    return outcome


def submit(match: Match, place: int, move: str) -> None:
    """Play a decision. Raises MoveError."""
    match.apply(match.submit(place, move, match.seq, at=0))


# -- the result -------------------------------------------------------------------------------


def _record(match: Match, seats: list[Seat], outcome: Outcome) -> Record:
    plies = [Ply(ply.seat, ply.move, ply.points) for ply in match.line]
    return build(match.setup, match.game, seats, match.seed, match.deal, plies, outcome)


def _save(path: str, record: Record) -> Failed | OSError | None:
    """Write the record; a failure is for later, when the result has been told."""
    try:
        write_file(path, dump(record))
    except (Failed, OSError) as error:
        return error
    return None


def _print_result(record: Record, as_json: bool, err: bool) -> None:
    """The result on standard output, unless the record itself goes there."""
    outcome = record.result
    assert outcome is not None
    if as_json and not err:
        result = {
            "game": record.game,
            "seed": record.seed,
            "seats": [seat.bot or HUMAN for seat in record.seats],
            "plies": len(record.plies),
            "scores": outcome.scores,
            "winners": outcome.winners,
            "reason": outcome.reason,
        }
        if outcome.undone is not None:
            result["undone"] = outcome.undone
        print_json(result)
        return
    names = [seat.name for seat in record.seats]
    wide = max(map(len, names))
    game = load(record.game)
    scores = _written(game, outcome.scores)
    setup = setup_of(record)
    for_score = is_for_score(game, setup)
    for place, name in enumerate(names):
        won = f"  {say('cli-play-wins')}" if place in outcome.winners and not for_score else ""
        click.echo(f"{name:<{wide}}  {scores[place]}{won}".rstrip(), err=err)
    click.echo(tell(game.reason(outcome), names), err=err)
    known = game.best_known(setup) if for_score else None
    if known is not None:
        click.echo(say("cli-solve-best-known", score=number(known.score)), err=err)
    if game.facts.patience:
        undone = outcome.undone or 0
        click.echo(say("cli-play-moves", moves=len(record.plies), undone=undone), err=err)
    click.echo(
        say("cli-play-deal" if game.facts.patience else "cli-play-seed", seed=record.seed), err=err
    )


def _written(game: Game, scores: list[int]) -> list[str]:
    """The scores in a column; what is left in the game's own words, or 0 would look like nothing
    achieved.
    """
    if game.facts.scores == "points":
        return [f"{score:>4}" for score in scores]
    said = [say(f"{game.facts.id}-score", score=score) for score in scores]
    wide = max(map(len, said))
    return [f"{one:<{wide}}" for one in said]
