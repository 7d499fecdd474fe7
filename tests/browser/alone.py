"""A game alone, played on by its own server: the page is only told what has become of it."""

from typing import Any

from playwright.sync_api import Page

from pavage.core.shuffle import WordStream
from pavage.games import registry

SEND = """async ({ match, tokens, moves }) => {
  const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws');
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ t: 'hello', match, tokens, look: 0, seq: -1 });
  let sent = -1;
  await new Promise((done, failed) => {
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.t === 'refused') failed(new Error(data));
      if (told.t !== 'state') return;
      if (sent < 0) say({ t: 'line', seat: 0, moves, seq: sent = told.seq });
      else if (told.seq > sent) done();
    };
  });
  socket.close();
}"""


def held(page: Page) -> dict[str, Any]:
    """What this device keeps of the match that it shows."""
    found: dict[str, Any] = page.evaluate(
        """() => JSON.parse(localStorage.getItem('pavage.matches')).find(
          ({ match }) => location.hash.includes(match))"""
    )
    return found


def line(page: Page) -> list[str]:
    """The moves that stand, as the page was told them."""
    moves: list[str] = []
    for entry in page.evaluate("window.takenIn.log"):
        if entry["kind"] == "undo":
            del moves[entry.get("ply", 0) :]
        else:
            moves.append(entry["told"]["move"])
    return moves


def gone_on(moves: list[str], game: str = "connexion", last: int | None = None) -> list[str]:
    """These moves and then the first that can be made, again and again, to the end."""
    played = registry.load(game)
    setup = played.usual_setup(1)
    position = played.start(setup, played.deal(setup, WordStream("1")))
    moves = list(moves)
    for move in moves:
        position.play(move)
    while not position.is_over() and (last is None or len(moves) < last):
        moves.append(position.legal_moves()[0])
        position.play(moves[-1])
    return moves


def set_line(page: Page, moves: list[str]) -> None:
    """Make the line of the match this one, past the page, which is then told of it."""
    one = held(page)
    tokens = [key["token"] for key in one["keys"]]
    page.evaluate(SEND, {"match": one["match"], "tokens": tokens, "moves": moves})
    page.wait_for_function(
        "last => window.takenIn.log.some(entry => entry.told?.move === last)", arg=moves[-1]
    )


def finish(page: Page) -> None:
    """Play the match to its end."""
    set_line(page, gone_on(line(page)))
