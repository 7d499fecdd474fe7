"""``pavage perft``: count sequences of decisions, to compare move generators."""

import click

from pavage.cli.errors import Failed, misused
from pavage.cli.inputs import (
    choose_seed,
    game_parameters,
    json_option,
    load_game,
    make_setup,
    print_json,
    usual_players,
)
from pavage.cli.spoken import Whole, command
from pavage.core.errors import DealError
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.search.perft import divide as count_each
from pavage.search.perft import perft as count

DEFAULT_SEED = "1"


@command("perft")
@game_parameters
@click.option(
    "--computer",
    "bots",
    metavar="SEAT",
    type=Whole("SEAT"),
    multiple=True,
    help="cli-perft-computer",
)
@click.option("--depth", metavar="D", type=Whole("D"), required=True, help="cli-perft-depth")
@click.option("--divide", is_flag=True, help="cli-perft-divide")
@json_option
def perft(
    game_id: str,
    players: int | None,
    options: tuple[str, ...],
    seed: str | None,
    bots: tuple[int, ...],
    depth: int,
    divide: bool,
    as_json: bool,
) -> None:
    """Count the sequences of D decisions from the deal."""
    if divide and depth == 0:
        misused("cli-perft-no-divide")
    position, words = _deal(game_id, players, options, seed, bots)
    if not divide:
        total = count(position, words, depth)
        if as_json:
            print_json({"depth": depth, "count": total})
        else:
            click.echo(total)
        return
    counts = dict(count_each(position, words, depth))
    if as_json:
        print_json({"depth": depth, "count": sum(counts.values()), "moves": counts})
        return
    for move, n in counts.items():
        click.echo(f"{move} {n}")


command = perft


def _deal(
    game_id: str,
    players: int | None,
    options: tuple[str, ...],
    seed: str | None,
    bots: tuple[int, ...],
) -> tuple[Position, WordStream]:
    game = load_game(game_id)
    count = usual_players(game, options) if players is None else players
    setup = make_setup(game, count, options, bots)
    words = WordStream(choose_seed(game, setup, seed, lambda: DEFAULT_SEED))
    try:
        deal = game.deal(setup, words)
        return game.start(setup, deal), words
    except DealError as error:
        raise Failed(error.said) from None
