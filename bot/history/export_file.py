"""A match as a file: JSON that a person can keep, study elsewhere, and import again.

Version 1 is an object with these fields:

`format` is `warmoot-match`, `version` is 1. `complete` is true if the match was over; before its
end the file has only public facts: no secret, no choices, and only public events, whose choices
are counted as if there were no others, such as secret responses and changes of plans.

`game`, `schema` (the version of its saved states) and `setup`: each seat's faction and the options
known to the rules. `seats`: in the same order, the name shown at the table, and whether a computer
sat there; a file never has people's ids.

`seal` is the SHA-256 of the secret, posted when the lobby opened; `secret` is in hexadecimal;
`nonces` are the players'. The key of all dice is HMAC-SHA-256 of the nonces, a line each, under the
secret.

`choices`: every choice in order, including undone ones (`voided`), with the number of its question,
the seat, the kind, the keys of the answer, a fingerprint of the question, whether it was a barrier,
its time (Unix seconds), and its draws: sides, value, epoch, counter. Number 0 stands for the setup;
changes of plans and going back are choices too.

`events`: the number of the choice that caused the event, its audience (null: everybody), its name
and the values of its fields.

`result`: the winners and how they won, and everybody's points; null before the end.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from bot.store import EventRow, MatchExport, Reads
from engine.core.errors import Refused
from engine.core.saving.codec import decode_events
from engine.core.seats import Setup

FORMAT, VERSION = "warmoot-match", 1

Number = Annotated[int, Meta(ge=0, lt=2**31)]
Hash = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Moment = Annotated[int, Meta(ge=0, lt=253_402_300_800)]
"""Unix seconds, up to the end of the year 9999."""
Draw = tuple[
    Annotated[int, Meta(ge=1, lt=2**31)], Number, Annotated[int, Meta(ge=-1, lt=2**31)], Number
]
"""Sides, value, epoch, counter; draws of a lobby have epoch -1."""


class FileSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat."""

    name: str
    computer: bool


class FileChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Number
    question: Number
    seat: Number
    kind: str
    keys: tuple[str, ...]
    fingerprint: Hash
    barrier: bool
    drawn: tuple[Draw, ...]
    at: Moment
    voided: bool


class FileEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    choice: int
    only: tuple[int, ...] | None
    told: tuple[Any, ...]
    at: int
    voided: bool


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: str = FORMAT
    version: int = VERSION
    complete: bool
    game: str
    schema: int
    setup: Setup
    seats: tuple[FileSeat, ...]
    seal: str
    secret: str | None
    nonces: tuple[str, ...]
    choices: tuple[FileChoice, ...]
    events: tuple[FileEvent, ...]
    result: Any = None


async def export(reads: Reads, match_id: int) -> MatchFile:
    """Return a match as a file; raise `Refused` if it hasn't begun."""
    stored = await reads.export_match(match_id)
    if stored is None:
        raise Refused("no-match", match=match_id)
    if stored.match.setup is None:
        raise Refused("export-none")
    return file_of(stored)


def file_of(stored: MatchExport) -> MatchFile:
    """Convert a stored match, leaving out people's ids."""
    row = stored.match
    assert row.setup is not None, "only a match that has begun is exported"
    events = tuple(told for each in stored.events for told in events_in_file(each))
    if stored.secret is None:
        counted = {number: n for n, number in enumerate(sorted({0, *(e.choice for e in events)}))}
        events = tuple(replace(each, choice=counted[each.choice]) for each in events)
    return MatchFile(
        complete=stored.secret is not None,
        game=row.game,
        schema=row.schema,
        setup=msgspec.msgpack.decode(row.setup, type=Setup),
        seats=tuple(FileSeat(each.name, each.computer is not None) for each in stored.seats),
        seal=row.secret_hash,
        secret=None if stored.secret is None else stored.secret.hex(),
        nonces=row.nonces,
        choices=msgspec.convert(stored.choices, tuple[FileChoice, ...], from_attributes=True),
        events=events,
        result=row.result,
    )


def events_in_file(row: EventRow) -> list[FileEvent]:
    return [
        FileEvent(
            choice=row.choice,
            only=row.audience,
            told=tuple(msgspec.to_builtins(told.event)),
            at=row.at,
            voided=row.voided_version is not None,
        )
        for told in decode_events(row.event)
    ]


def encode_file(file: MatchFile) -> bytes:
    """Write a file as JSON that a person can read."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def name_of(file: MatchFile, table: str) -> str:
    """Name a file after the table."""
    plain = "".join(sign if sign.isalnum() else "-" for sign in table.lower())
    return f"{plain}.json" if file.complete else f"{plain}-so-far.json"
