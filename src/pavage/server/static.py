"""The built client: files with hashed names are kept for ever, the page is asked for anew."""

import os
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT = Path(__file__).resolve().parent.parent / "client_dist"

_NOT_BUILT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Pavage</title>
<p>La page n’est pas encore construite. Lancez <code>python tools/build_client.py</code>
dans le dossier de Pavage, puis rechargez.</p>
<p lang="en">The page has not been built yet. Run <code>python tools/build_client.py</code>
in Pavage’s folder, then reload.</p></html>"""


class Client(StaticFiles):
    """Serves the built client, or says how to build it."""

    def __init__(self, folder: Path = CLIENT) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """A folder that is not there is no mistake: it has not been built yet."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with how long it may be kept."""
        if not (self.folder / "index.html").exists():
            if path in (".", "index.html"):
                return HTMLResponse(_NOT_BUILT, 503)
            raise HTTPException(404)
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Starlette's answer (with an ETag), and ``Cache-Control``."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = Path(full_path).parent.name == "assets"
        kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
        response.headers["Cache-Control"] = kept
        return response
