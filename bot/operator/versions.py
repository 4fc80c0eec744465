"""Versions of the program, its parts, and the database's schema."""

from __future__ import annotations

import argparse
import platform
from importlib.metadata import version
from pathlib import Path

from bot.app.settings import Home
from bot.operator import backups
from bot.operator.failures import tell
from bot.store import Store, known_schema, place_of

PARTS = ("discord.py", "SQLAlchemy", "Pillow", "msgspec")
"""Packages whose versions belong in a bug report, besides Warmoot's own and Python's."""


async def migrate(home: Home, arguments: argparse.Namespace) -> int:
    """Upgrade the database to this version's schema, after a backup; no bot may be using it."""
    upgraded: list[str] = []
    place = place_of(home.settings.database_url)
    new = is_file_to_make(place)
    save = backups.before_upgrade(home)

    async def before_upgrade(store: Store, schema: str) -> None:
        upgraded.append(schema)
        await save(store, schema)

    async with await Store.open(home.settings.database_url, before_upgrade=before_upgrade):
        pass
    was = f"it was {upgraded[0]} before" if upgraded else "nothing was left to do"
    tell(f"The database {place} has schema {known_schema()}: {'it is new' if new else was}.")
    return 0


def is_file_to_make(place: str) -> bool:
    """Return whether a database is a file that is not there yet."""
    path = Path(place)
    return path.is_absolute() and not path.exists()


def print_versions() -> int:
    """Print the versions that a bug report should name."""
    tell(
        f"Warmoot {version('warmoot')}",
        f"Python {platform.python_version()} on {platform.system()}",
        *(f"{part} {version(part)}" for part in PARTS),
        f"schema of the database {known_schema()}",
    )
    return 0
