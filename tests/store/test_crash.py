"""A killed bot leaves an act stored completely, or not at all."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from bot.store import Store
from tests.store.samples import open_match

NOTHING = "1 0 0 0 0 0"
EVERYTHING = "2 2 2 2 1 2"
"""Version, choices, positions, events, interaction answered, messages."""


async def seat_two(url: str) -> int:
    """Open a match and close the database again."""
    async with await Store.open(url) as store:
        return await open_match(store)


def test_killed_before_any_statement_nothing_is_stored_after_the_commit_everything(
    url: str,
) -> None:
    match_id = asyncio.run(seat_two(url))

    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.store.crash", url, str(match_id)],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )

    assert ran.stderr == ""
    before, _, after = ran.stdout.partition("committed\n")
    assert len(before.splitlines()) >= 10
    assert set(before.splitlines()) == {NOTHING}
    assert after.splitlines() == [EVERYTHING]
