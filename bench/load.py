"""`make load`: many open tables on one bot, some of them active, through the real client.

python -m bench.load 1000 --active 200 --seconds 120

An active table has about a choice every 30 seconds. Pictures are blank unless `--draw` is given:
they are drawn in other processes, which need a core of their own. The load of the stand-in and its
people in this process does not count; on two cores they need the second one for themselves.
"""

from __future__ import annotations

import argparse
import asyncio

from bench.__main__ import line
from bench.figure import Figure
from bench.host import CIRCLES, SEATS, furnish, read, run_tables
from bench.host_bot import Report
from bot.sandbox import Sandbox

THOUGHT = (8.0, 16.0)
"""Seconds before each press of an active table: with some 2.5 presses, a choice every 30."""
PATIENCE = 120.0
"""Seconds that people wait here: on a shared machine, answers come late."""
AT_TABLES = 20
"""Tables per circle of friends: the stand-in keeps 50 private replies of a person."""
MIB = 1 << 20


def main() -> None:
    """Measure the load requested, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("tables", nargs="+", type=int, help="how many tables are open")
    parser.add_argument("--active", type=int, default=1000, help="of these at most so many")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--draw", action="store_true", help="draw the pictures, elsewhere")
    given = parser.parse_args()
    for tables in given.tables:
        active = min(tables, given.active)
        print(f"{tables} open tables, {active} of them active", flush=True)
        for figure in asyncio.run(measure(tables, active, given.seconds, draws=given.draw)):
            print(line(figure), flush=True)


async def measure(tables: int, active: int, seconds: float, *, draws: bool) -> list[Figure]:
    """Begin the tables, have people play at the active ones, and read the figures."""
    circles = max(CIRCLES, tables // AT_TABLES)
    names = [f"Player{n:02}" for n in range(circles * SEATS)]
    sandbox = Sandbox(users=names, keep_log=0)
    port = await sandbox.start()
    try:
        busy = furnish(sandbox, tables, circles)
        for table in busy:
            table.thought, table.patience = THOUGHT, PATIENCE
        report = await run_tables(port, busy, seconds, active, draws=draws)
    finally:
        await sandbox.stop()
    presses = [press for table in busy for press in table.presses]
    return [*read(report, presses, seconds), *besides(report, tables, seconds)]


def besides(report: Report, tables: int, seconds: float) -> list[Figure]:
    """Return the bot's use of resources besides time."""
    return [
        Figure("requests_per_second", len(report.sent) / seconds, "1/s", ""),
        Figure("bot_memory", report.memory / MIB, "MiB", "< 1024"),
        Figure("database_per_table", report.database / tables / 1024, "KiB", "< 150"),
        Figure("database_growth", report.grown / 1024 / seconds, "KiB/s", ""),
    ]


if __name__ == "__main__":
    main()
