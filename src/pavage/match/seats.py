"""Who sits where, and the tokens that prove it.

A token is 192 random bits, or is made from a secret by SHA-256. A match keeps only the digests of
its tokens, so what is stored opens nothing.
"""

import base64
import hashlib
import secrets
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from pavage.core.errors import AccessError, PavageError, SetupError
from pavage.core.message import message
from pavage.core.stored import Key, KeyKind, Sitter

NAME_LENGTH = 40
TOKEN_LENGTH = 200  # a longer one is none of ours
_JOINERS = "\u200c\u200d"  # they hold some scripts and some emoji together


class NameRefused(PavageError):
    """A name that nobody can be called by at this table."""

    code = "bad-name"


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def derived(*parts: str) -> str:
    """A token made from a secret among ``parts``: whoever knows all the parts makes the same."""
    made = hashlib.sha256("\0".join(("pavage", *parts)).encode()).digest()
    return base64.urlsafe_b64encode(made[:24]).decode()


def watch_token(match: str, secret: str) -> str:
    """The spectators' token, made from something that nobody can guess while the match goes on."""
    return derived("watch", match, secret)


def rematch_token(follow: str, token: str) -> str:
    """The token for match ``follow`` of whoever held ``token`` in the match before it."""
    return derived("rematch", follow, token)


def bearer(authorization: str | None) -> str:
    """The token of an ``Authorization`` header. Raises AccessError."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise AccessError(message("error-no-key"))
    return token.strip()


def new_key(token: str, kind: KeyKind, seat: int | None = None) -> Key:
    """The key that a token turns."""
    return Key(digest(token), kind, seat)


def opened(keys: Mapping[bytes, Key], tokens: Iterable[str]) -> list[Key]:
    """The keys that these tokens turn; tokens that turn none are passed over."""
    found = (keys.get(digest(token)) for token in tokens if len(token) <= TOKEN_LENGTH)
    return [key for key in found if key is not None]


def held_seats(keys: Iterable[Key]) -> frozenset[int]:
    """The seats that keys prove."""
    return frozenset(key.seat for key in keys if key.kind == "seat" and key.seat is not None)


def clean_name(given: str) -> str:
    """A name as it is kept: composed, trimmed, without characters that can't be seen.

    Raises NameRefused if it is too long.
    """
    composed = unicodedata.normalize("NFC", given)
    seen = "".join(c for c in composed if c in _JOINERS or not _unseen(c))
    name = " ".join(seen.split())
    if len(name) > NAME_LENGTH:
        raise NameRefused(message("error-name-long", most=NAME_LENGTH))
    return "" if all(c in _JOINERS for c in name) else name


def _unseen(c: str) -> bool:
    """Whether it is a control or format character, or half of one. (Spaces are trimmed later.)"""
    return not c.isspace() and unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn")


def person_name(given: str) -> str:
    """The name of somebody who plays. Raises NameRefused if nothing is left of it."""
    name = clean_name(given)
    if not name:
        raise NameRefused(message("error-name-empty"))
    return name


def seated(wanted: Sequence[tuple[str, str, str | None]], bots: Sequence[str]) -> list[Sitter]:
    """Seats as asked for (kind, name, bot), checked.

    Raises SetupError for a bot that the game does not have, if nobody at all would play, or if
    the only seat is kept for a guest; NameRefused for a name.
    """
    sitters = [_sitter(kind, name, bot, bots) for kind, name, bot in wanted]
    if len(sitters) == 1 and sitters[0].kind == "open":
        raise SetupError(message("error-open-alone"))
    if all(sitter.kind == "bot" for sitter in sitters):
        raise SetupError(message("error-nobody-plays"))
    return sitters


def _sitter(kind: str, name: str, bot: str | None, bots: Sequence[str]) -> Sitter:
    if kind == "bot":
        if bot is None or bot not in bots:
            raise SetupError(message("error-bot", given=bot or "", known=", ".join(bots)))
        return Sitter("bot", bot, bot)
    if kind == "open":
        return Sitter("open", clean_name(name))
    return Sitter("human", person_name(name))


def computers(sitters: Iterable[Sitter]) -> list[int]:
    """The seats that the computer plays: who sits there stays, while open seats go to people."""
    return [seat for seat, sitter in enumerate(sitters) if sitter.kind == "bot"]


def rotated(sitters: Sequence[Sitter]) -> list[Sitter]:
    """The seats of a rematch: the next one starts."""
    return [*sitters[1:], *sitters[:1]]


def rotated_seat(seat: int, players: int) -> int:
    """Where ``seat`` sits in the rematch."""
    return (seat - 1) % players
