"""Forgetting a person: the operator's way to do for somebody what `/settings data` does."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.app import wiring
from bot.app.settings import Home, backups_folder, reports_folder
from bot.history.personal_data import data_of
from bot.operator.failures import tell
from bot.operator.host import build_bot
from bot.services import Services
from bot.services.sentences import name_of_table
from bot.store import Reads, Store
from bot.store.engine.database import file_of, parse_url
from bot.tables.forgetting import forget
from bot.workers.process import end_workers

KINDS = ("settings", "held", "results", "left", "choices", "notes", "looked", "blocked", "imported")
"""Kinds of data counted of a person, by their names in the file of `/settings data`."""
UNTIL_NEXT = "Nothing has been deleted. To delete it, stop the host and add --yes."


async def forget_person(home: Home, arguments: argparse.Namespace) -> int:
    """Tell what is kept of a person; with `--yes`, delete it. No bot may be using the database."""
    url, user = home.settings.database_url, arguments.user
    async with await Store.look_into(url) as store, store.reading() as reads:
        known = await known_of(reads, user)
    if not known:
        tell(f"Nothing is kept of {user} in the database.")
    elif not arguments.yes:
        tell(f"Of {user} is kept:", *known, UNTIL_NEXT)
        return 0
    else:
        async with await Store.open(url) as store:
            await carry_out(home, store, user)
        tell(f"Of {user} was deleted:", *known)
    tell(*await asyncio.to_thread(besides, home, user))
    return 0


async def carry_out(home: Home, store: Store, user: int) -> None:
    """Delete it by a bot that is not started: what it announces, the host sends at its start."""
    wiring.collect()
    services: Services = build_bot(store, home.settings).services
    try:
        await services.matches.turns.rest()
        await forget(services, user)
    finally:
        await services.matches.turns.close()
        end_workers()


async def known_of(reads: Reads, user: int) -> list[str]:
    """List in lines what is kept of a person: their tables by name, all else counted."""
    data = await data_of(reads, user)
    seated, hosted = await reads.matches_of_user(user), await reads.matches_hosted(user)
    lines = [f"- {name_of_table(row)} ({row.status}): they will leave it" for row in seated]
    lines += [
        f"- {name_of_table(row)} ({row.status}): they host it"
        for row in hosted
        if row not in seated
    ]
    over = len(data["tables"]) - len(seated)
    lines += [f"- seats in {over} matches that are over: somebody will have sat there"] * bool(over)
    return lines + [f"- {name}: {amount(data[name])}" for name in KINDS if data[name]]


def amount(found: Any) -> int:
    return found if isinstance(found, int) else len(found)


def besides(home: Home, user: int) -> Sequence[str]:
    """List in lines where else a person may still be found: the operator deletes that."""
    named = [str(path) for path in sorted(reports_folder(home).glob("*")) if mentions(path, user)]
    copies = [str(path) for path in copies_of(home)]
    return [
        *(["Reports that name them; delete those yourself:", *named] if named else []),
        *(["Copies from before, which bring them back:", *copies] if copies else []),
        "The log and copies elsewhere may have their id too. Discord keeps what was posted.",
    ]


def copies_of(home: Home) -> list[Path]:
    """List the backups, and what restoring has kept: beside a file, or beside a backup restored."""
    backups = [path for path in backups_folder(home).glob("*") if path.is_file()]
    database = file_of(parse_url(home.settings.database_url))
    kept = database.parent.glob(f"{database.name}.before-restore-*") if database else ()
    return sorted({*backups, *kept})


def mentions(path: Path, user: int) -> bool:
    return path.is_file() and str(user).encode() in path.read_bytes()
