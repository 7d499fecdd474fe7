"""``pavage games``: what there is to play."""

import click
import msgspec

from pavage.cli.inputs import json_option, load_game, print_json
from pavage.cli.language import say
from pavage.cli.spoken import command
from pavage.core.game import Option, OptionValue


@command("games")
@json_option
def games(as_json: bool) -> None:
    """List the games with their options and bots."""
    from pavage.games.registry import ids

    loaded = [load_game(id) for id in ids()]
    if as_json:
        print_json(
            [
                {
                    "id": game.facts.id,
                    "name": say(f"{game.facts.id}-name"),
                    "rules": game.facts.rules,
                    "players": game.facts.players,
                    "options": [_facts(option) for option in game.facts.options],
                    "bots": game.facts.bots,
                }
                for game in loaded
            ]
        )
        return
    for game in loaded:
        id = game.facts.id
        low, high = game.facts.players
        players = str(low) if low == high else f"{low}-{high}"
        click.echo(f"{id}  {players}  {say(f'{id}-name')} – {say(f'{id}-tagline')}")
        for option in game.facts.options:
            help = say(f"{id}-option-{option.name}-help")
            click.echo(f"    --option {_written(option)}  {help}")
            for name in option.values if option.kind == "tileset" else ():
                click.echo(f"        {say(f'{id}-option-{option.name}-{name}')}")
        click.echo(f"    --bots {'|'.join(game.facts.bots)}")


command = games


def _facts(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "values": option.values,
    }


def _written(option: Option) -> str:
    if option.kind == "tileset":
        return f"{option.name}={'|'.join([*map(str, option.values), 'FILE'])}"
    if option.kind == "seed":
        return f"{option.name}=N"
    if option.kind == "lists":
        return f"{option.name}={_json(option.default)}"
    if option.kind == "own":
        return f"{option.name}={'|'.join([*map(_json, option.values or [option.default]), 'JSON'])}"
    values = [
        str(value).lower() if isinstance(value, bool) else str(value) for value in option.values
    ]
    return f"{option.name}={'|'.join(values)}"


def _json(value: OptionValue) -> str:
    return msgspec.json.encode(value).decode()
