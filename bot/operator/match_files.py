"""Single matches: verifying, exporting, and importing them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import UNSET

from bot.app.settings import Home
from bot.history.export_file import FileSeat, encode_file, export
from bot.history.import_file import Replayed, read_and_replay, store_study
from bot.history.verification import (
    SHOWN,
    choices_retold,
    missing_draws,
    skipping_rewinds,
    tells_its_result,
    verify_match,
)
from bot.operator.failures import Trouble, read_file, tell
from bot.operator.host import clock
from bot.store import Reads, Store, place_of
from engine.core.chance.draws import Drawn
from engine.core.language.words import load_words
from engine.games import GAMES

UNKNOWN = (
    "No file can prove who sat where, when a choice was made, or what was taken back besides its "
    "draws. It says:",
)


async def verify(home: Home, arguments: argparse.Namespace) -> int:
    """Check a finished match and print the checks; return 1 where it was tampered with."""
    if isinstance(arguments.match, Path):
        return verify_file(arguments.match)
    async with await Store.look_into(home.settings.database_url) as store:
        async with store.reading() as reads:
            await _require(home, reads, arguments.match)
        report = await verify_match(store, arguments.match)
    print(report.write(load_words(("bot",), "en")))
    return 0 if report.honest else 1


def verify_file(path: Path) -> int:
    """Play a file again without a database: a league need not believe who sends it."""
    replayed = read_and_replay(read_file(path))
    file, ending = replayed.file, replayed.change.result
    played = [choice for choice in file.choices if not choice.voided]
    drawn = [Drawn(*each) for choice in file.choices for each in choice.drawn]
    tell(
        f"Each of {len(played)} choices follows from the rules of {GAMES[file.game].name('en')}, "
        f"each of {len(drawn)} draws from the secret and the nonces.",
        f"Hash, which has to be the one posted in the lobby: {file.seal}",
    )
    if ending is UNSET:
        tell("It was closed before its end, or its last choices were left out.")
    else:
        assert isinstance(ending, dict), "it is of a match that is over"
        scores = ", ".join(f"{name} {points}" for name, points in ending["scores"].items())
        tell(f"Won by {' and '.join(ending['winners'])} ({ending['by']}): {scores}")
    tell(*UNKNOWN, *map(seat_in_words, replayed.played, file.seats))
    faults = faults_of(replayed, drawn)
    tell(*faults)
    return 1 if faults else 0


def faults_of(replayed: Replayed, drawn: Sequence[Drawn]) -> list[str]:
    """List in sentences what a file tells otherwise than its choices, or not at all."""
    faults = []
    numbers = {choice.number for choice in replayed.file.choices}
    if left_out := sorted({*range(max(numbers))} - numbers):
        faults.append(f"The file leaves choices out: {listed(left_out)}")
    if gaps := missing_draws(drawn):
        draws = listed([f"{counter} (epoch {epoch})" for epoch, counter in gaps])
        faults.append(f"The file leaves draws out: {draws}")
    if skips := skipping_rewinds(replayed.file.choices):
        faults.append(f"The file skips epochs of chance, at choices: {listed(skips)}")
    if retold := choices_retold(replayed):
        faults.append(f"The file tells other events than the rules, at choices: {listed(retold)}")
    if not tells_its_result(replayed):
        faults.append("The file tells another result.")
    return faults


def listed(found: Sequence[object]) -> str:
    """Write the first of many faults."""
    return ", ".join(map(str, found[:SHOWN])) + (" …" if len(found) > SHOWN else "")


def seat_in_words(plays: str, seat: FileSeat) -> str:
    """Write who sat where."""
    return f"- {plays}: {seat.name}{' (a computer)' if seat.computer else ''}"


async def export_match(home: Home, arguments: argparse.Namespace) -> int:
    """Print a match as a file: all of it when it is over, before that only public facts."""
    async with await Store.look_into(home.settings.database_url) as store, store.reading() as reads:
        await _require(home, reads, arguments.match)
        sys.stdout.write(encode_file(await export(reads, arguments.match)).decode())
    return 0


async def _require(home: Home, reads: Reads, match: int) -> None:
    """Raise `Trouble` where the database has no such match."""
    if await reads.find_match(match) is None:
        raise Trouble(
            f"There is no match {match} in {place_of(home.settings.database_url)}. /mytables tells "
            "its players its number."
        )


async def take(home: Home, arguments: argparse.Namespace) -> int:
    """Import a match from a file and print its number; without owner, anybody may study it."""
    replayed = read_and_replay(read_file(arguments.file))
    async with await Store.open(home.settings.database_url) as store:
        print(await store_study(store, replayed, host=0, now=clock()))
    return 0
