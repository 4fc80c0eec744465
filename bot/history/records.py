"""Writing matches in a game's own notation, and judging records in it."""

from __future__ import annotations

from typing import Any

from bot.matches.live import Live, choice_of
from bot.services import Services
from bot.services.sentences import name_of_table
from bot.workers.process import OutOfTime, at_most
from engine.core.errors import Diverged, Refused
from engine.core.saving.record import Choice
from engine.core.seats import Setup
from engine.games import RECORDS

SPECTATOR = -1
LONGEST = 10
"""Most minutes of processor time for judging a record: a real one takes half a minute."""
FORMATS = tuple(each.extension for each in RECORDS.values())
"""The known notations, by file extension."""


async def write_record(
    services: Services, live: Live, user_id: int, *, whole: bool
) -> tuple[str, bytes]:
    """Return a match as a record, whole or as far as a reader may know it, and its file's name."""
    records, setup = RECORDS.get(live.row.game), live.match.setup
    if records is None:
        raise Refused("record-no-notation")
    async with services.store.reading() as reads:
        choices = await reads.choices(live.row.id, after=-1)
    seat = live.seat_of(user_id)
    asker = None if whole else SPECTATOR if seat is None else int(seat)
    names = [each.name for each in live.seats]
    title = name_of_table(live.row)
    made = [choice_of(each) for each in choices]
    written = await services.file_worker.run(
        write_apart, live.row.game, setup, made, names, title, asker
    )
    if isinstance(written, int):
        raise Refused("record-diverges", number=written)
    plain = "".join(sign if sign.isalnum() else "-" for sign in title.lower())
    return f"{plain}.{records.extension}", written.encode()


def write_apart(
    game: str, setup: Setup, choices: list[Choice], names: list[str], title: str, asker: int | None
) -> str | int:
    """Write a record, in another process; a number returned is the choice that no longer fits."""
    try:
        return RECORDS[game].write(setup, choices, names, title, asker)
    except Diverged as diverged:
        return choices[min(diverged.fits + 1, len(choices) - 1)].number


def judge_apart(game: str, content: bytes, name: str, locale: str) -> dict[str, Any]:
    """Judge a record, in another process; raise `Refused` for one that cannot be read."""
    try:
        with at_most(LONGEST * 60):
            return RECORDS[game].judge(content, name, locale)
    except OutOfTime:
        raise Refused("file-too-hard", most=LONGEST) from None
    except Refused as refusal:
        refusal.game = game
        raise


def game_of(name: str) -> str:
    """Return the game of a file's notation, by its extension; raise `Refused` if there is none."""
    for key, records in RECORDS.items():
        if name.lower().endswith(f".{records.extension}"):
            return key
    raise Refused("record-name", known=" · ".join(f".{each}" for each in FORMATS))


def check_size(game: str, size: int) -> None:
    """Raise `Refused` for a file too large to be a record."""
    most = RECORDS[game].most_bytes
    if size > most:
        raise Refused("record-too-large", most=most // 1024)
