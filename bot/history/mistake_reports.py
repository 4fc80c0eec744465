"""Reports of mistakes: a match as far as the reporter may know it, as a file for the operator."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from bot.matches.live import Live
from bot.store import ChoiceRow, EventRow
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.saving.codec import decode_events
from engine.core.seats import Seat
from render.games import RENDERERS

FORMAT = "warmoot-mistake"
PARTS = ("warmoot", "discord.py")
MOST, MOST_OF_A_MATCH = 500, 20
"""Most reports kept, in all and of a match, so that nobody fills the operator's disk."""


def record_of(
    choices: Sequence[ChoiceRow],
    events: Sequence[EventRow],
    live: Live,
    seat: Seat | None,
    *,
    about: int,
    said: str,
    now: int,
) -> dict[str, Any]:
    """Write what a seat, or a spectator, may know: nothing hidden, and nobody's id.

    It has only the reporter's own choices, without fingerprints and draws, which depend on hidden
    facts. `about` is the last choice covered by the reported message.
    """
    asked = None if seat is None else live.match.pending.get(seat)
    wording = Wording(live.match.game, "en", live.view(seat))
    return {
        "format": FORMAT,
        "versions": {"python": platform.python_version(), **{p: version(p) for p in PARTS}},
        "at": now,
        "match": live.row.id,
        "game": live.row.game,
        "schema": live.row.schema,
        "seat": seat,
        "plays": [wording.seat(each.number) for each in live.seats],
        "about": about,
        "said": said,
        "asked": None if asked is None else {"number": asked.id, "kind": asked.kind},
        "position": RENDERERS[live.row.game].text(wording.view, "en"),
        "choices": [
            {"number": c.number, "kind": c.kind, "keys": list(c.keys), "voided": c.voided}
            for c in choices
            if seat is not None and c.seat == seat
        ],
        "events": events_known(events, seat),
    }


def events_known(rows: Sequence[EventRow], seat: Seat | None) -> list[dict[str, Any]]:
    """Write the events that a seat, or a spectator, has heard."""
    return [
        {
            "choice": row.choice,
            "told": msgspec.to_builtins(told.event),
            "voided": row.voided_version is not None,
        }
        for row in rows
        if row.is_for(seat)
        for told in decode_events(row.event)
    ]


def waiting(folder: Path) -> int:
    """Count the reports that the operator has not deleted yet."""
    return len(list(folder.glob("*.json")))


def keep(folder: Path, record: dict[str, Any]) -> str:
    """Write a record into the folder under the next free number, and return that number.

    Raises `Refused` where too many earlier ones still await the operator.
    """
    folder.mkdir(parents=True, exist_ok=True)
    alike = len(list(folder.glob(f"{record['match']}-*.json")))
    if alike >= MOST_OF_A_MATCH or waiting(folder) >= MOST:
        raise Refused("mistakes-full")
    written = msgspec.json.format(msgspec.json.encode(record), indent=1)
    count = waiting(folder)
    while True:
        count += 1
        number = f"{record['match']}-{count}"
        try:
            with (folder / f"{number}.json").open("xb") as file:
                file.write(written)
        except FileExistsError:
            continue
        return number
