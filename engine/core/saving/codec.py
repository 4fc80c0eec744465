"""The saved form of states and events: msgpack with a schema version and a chain of upgrades."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine.core.events import Envelope, Event
from engine.core.game import Game
from engine.core.hooks.state import S

_ENCODER = msgspec.msgpack.Encoder()


class Saved(msgspec.Struct, array_like=True):
    """A state with the version of its form."""

    schema: int
    state: msgspec.Raw


class NewerSchema(Exception):  # noqa: N818 - the caller tells the operator to update
    """The saved state comes from a newer version of the program."""


def encode_state(game: Game[S], state: S) -> bytes:
    """Write a state as bytes."""
    return _ENCODER.encode((game.schema, state))


def decode_state(game: Game[S], blob: bytes) -> S:
    """Read a state of this or an earlier schema; raise `NewerSchema` for a later one."""
    saved = msgspec.msgpack.decode(blob, type=Saved)
    if saved.schema > game.schema:
        raise NewerSchema(f"{game.key}: schema {saved.schema}, this program knows {game.schema}")
    if saved.schema == game.schema:
        return game.revive(_decoder(game.state_type).decode(saved.state))
    plain = msgspec.msgpack.decode(saved.state, strict=False)
    for version in range(saved.schema, game.schema):
        game.upgrades[version](plain)
    return game.revive(msgspec.convert(plain, game.state_type, strict=False))


@cache
def _decoder(kind: type) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


def encode_events(envelopes: list[Envelope]) -> bytes:
    """Write events and their audiences as bytes."""
    return _ENCODER.encode(envelopes)


def decode_events(blob: bytes) -> list[Envelope]:
    """Read events; those whose class no longer exists are left out."""
    envelopes = []
    for (name, *fields), audience in msgspec.msgpack.decode(blob):
        if (kind := _event_kind(name)) is not None:
            event = msgspec.convert([name, *fields], kind)
            envelopes.append(Envelope(event, None if audience is None else tuple(audience)))
    return envelopes


_KINDS: dict[str, type[Event]] = {}
"""Known event classes, by tag."""


def _event_kind(name: str) -> type[Event] | None:
    """Return an event class by its tag; None if it no longer exists."""
    if name not in _KINDS:
        _KINDS.update(_event_kinds(Event))
    return _KINDS.get(name)


def _event_kinds(kind: type[Event]) -> dict[str, type[Event]]:
    """Return a class and its subclasses by their tags."""
    found = {str(kind.__struct_config__.tag): kind}
    for child in kind.__subclasses__():
        found |= _event_kinds(child)
    return found
