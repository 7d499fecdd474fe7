"""``pavage serve``: the page and the matches, for this house or for a whole village."""

from pathlib import Path

import click

from pavage.cli.errors import Failed
from pavage.cli.spoken import Whole, command
from pavage.core.message import message


@command("serve")
@click.option("--host", metavar="HOST", default="127.0.0.1", help="cli-serve-host")
@click.option("--port", metavar="PORT", type=Whole("PORT", 0, 65535), default=8000,
              help="cli-serve-port")  # fmt: skip
@click.option("--data", metavar="FOLDER", type=click.Path(file_okay=False), help="cli-serve-data")
@click.option("--name", "names", metavar="HOST", multiple=True, help="cli-serve-name")
@click.option("--open", "open_browser", is_flag=True, help="cli-serve-open")
def serve(
    host: str, port: int, data: str | None, names: tuple[str, ...], open_browser: bool
) -> None:
    """Serve until told to stop."""
    from pavage.cli.warm import warm_if_cold
    from pavage.server.app import serve as run

    warm_if_cold()

    folder = Path(data) if data is not None else _default_folder()
    try:
        run(host, port, folder, open_browser, names)
    except OSError as error:
        why = error.strerror or str(error)
        raise Failed(message("cli-serve-failed", host=host, port=str(port), why=why)) from None


command = serve


def _default_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("pavage"))
