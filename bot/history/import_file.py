"""Importing a match for study: the file is checked, replayed through the rules, and stored.

What is stored comes from the replay, not from the file: every choice must be what the rules ask,
and every die what the key explains. Such a match has no channel and no people; nothing counts it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import msgspec

from bot.history.export_file import FORMAT, VERSION, FileChoice, MatchFile
from bot.matches.commands import event_row, result_fields
from bot.matches.live import Live
from bot.store import (
    CheckpointRow,
    MatchChange,
    NewChoice,
    NewEvent,
    NewMatch,
    SeatRow,
    Store,
    Transaction,
)
from bot.ui.limits import fit
from engine.core.chance.draws import Drawn, KeyedChance, match_key, seal, verify
from engine.core.errors import Diverged, Refused
from engine.core.game import Game
from engine.core.match import Match
from engine.core.saving.checkpoints import PlanChange
from engine.core.saving.record import PLAN, Choice
from engine.core.seats import Seat
from engine.games import GAMES

MOST_BYTES = 4 * 1024 * 1024
MOST_CHOICES = 20_000
MOST_STUDIES = 20
"""Matches for study that one person may have; the oldest gives way to a new one."""
LONGEST_NAME = 32
SAID = 200
"""Characters of the file that a refusal repeats."""
NO_TEXT = b"\\u0000"
"""PostgreSQL keeps no text with this sign, and nobody writes it."""
STUDY = "study"
"""In a match's options: true where it was imported."""


@dataclass(slots=True)
class Replayed:
    """A replayed match, with the rows to store."""

    match: Match[Any]
    checkpoints: list[CheckpointRow] = field(default_factory=list)
    events: list[NewEvent] = field(default_factory=list)


async def import_match(store: Store, content: bytes, *, host: int, now: int) -> int:
    """Store a match from a file and return its number; raise `Refused` at the first fault."""
    file, replayed = await asyncio.to_thread(read_and_replay, content)
    async with store.transaction() as transaction:
        for old in (await transaction.studies_of(host))[: 1 - MOST_STUDIES]:
            await transaction.drop_match(old.id)
        return await keep(transaction, file, replayed, host, now)


def read_and_replay(content: bytes) -> tuple[MatchFile, Replayed]:
    """Read and replay a file, in a thread: a large one takes long."""
    file = read_file(content)
    return file, replay(file)


# Reading


def read_file(content: bytes) -> MatchFile:
    """Read a file, and check everything that needs no replay."""
    if len(content) > MOST_BYTES:
        raise Refused("import-size", most=MOST_BYTES // 1024 // 1024)
    if NO_TEXT in content:
        raise Refused("import-shape", what=NO_TEXT.decode())
    try:
        version = msgspec.json.decode(content, type=Version)
        if version.format != FORMAT or version.version != VERSION:
            raise Refused("import-format", version=version.version, known=VERSION)
        file = msgspec.json.decode(content, type=MatchFile)
    except msgspec.ValidationError as error:
        raise Refused("import-shape", what=fit(str(error), SAID)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("import-not-json") from None
    check(file)
    return file


class Version(msgspec.Struct, frozen=True):
    """The format and version of a file, read before anything else."""

    format: str
    version: int


def check(file: MatchFile) -> None:
    """Raise `Refused` for a file that cannot be a whole match of a game we know."""
    if not file.complete or file.secret is None:
        raise Refused("import-not-over")
    game = GAMES.get(file.game)
    if game is None or file.setup.game != file.game:
        possible = ", ".join(each.name("en") for each in GAMES.values())
        raise Refused("no-game", text=fit(file.game, SAID), possible=possible)
    options = {fit(key, SAID): fit(value, SAID) for key, value in file.setup.options.items()}
    game.check_setup(msgspec.structs.replace(file.setup, options=options))
    if len(file.seats) != len(file.setup.seats):
        raise Refused("import-seats")
    if not all(0 < len(each.name) <= LONGEST_NAME and min(each.name) >= " " for each in file.seats):
        raise Refused("import-names", most=LONGEST_NAME)
    numbers = [each.number for each in file.choices]
    if (
        numbers[:1] != [0]
        or file.choices[0].voided
        or numbers != sorted(set(numbers))
        or len(numbers) > MOST_CHOICES
    ):
        raise Refused("import-order")
    if any(each.seat not in range(len(file.seats)) for each in file.choices):
        raise Refused("import-seats")
    for each in file.choices:
        if each.kind == PLAN:
            check_plan(game, each)
    check_chance(file, secret_of(file))


def check_plan(game: Game[Any], made: FileChoice) -> None:
    """Raise `Refused` for a plan that is not offered, even if it was taken back."""
    kinds = {kind.key: kind for kind in game.plan_kinds}
    try:
        change = PlanChange.read(made.keys)
        kinds[change.kind].check(change.plan)
    except (LookupError, Refused):
        raise Refused("import-diverges", number=made.number) from None


def secret_of(file: MatchFile) -> bytes:
    """Read the secret; raise `Refused` if it is malformed or doesn't match the seal."""
    try:
        secret = bytes.fromhex(file.secret or "")
    except ValueError:
        secret = b""
    if seal(secret) != file.seal:
        raise Refused("import-seal")
    return secret


def check_chance(file: MatchFile, secret: bytes) -> None:
    """Raise `Refused` if a draw, even one taken back, doesn't follow from the key."""
    drawn = [Drawn(*each) for choice in file.choices for each in choice.drawn]
    if wrong := verify(match_key(secret, file.nonces), drawn):
        raise Refused("import-draw", wrong=len(wrong))


# Playing it again


def replay(file: MatchFile) -> Replayed:
    """Replay a match; raise `Refused` at the first choice that today's rules do not allow."""
    chance = KeyedChance(match_key(secret_of(file), file.nonces))
    match = Match.new(GAMES[file.game], file.setup, chance)
    found = Replayed(match)
    first = file.choices[0]
    compare(match, first)
    note(found, 0, first.at)
    for each in file.choices[1:]:
        if each.voided:
            continue
        if match.over and each.kind != PLAN:
            raise Refused("import-too-long", number=each.number)
        try:
            match.repeat(choice_of(each))
            if each.kind != PLAN:
                compare(match, each)
                note(found, each.number, each.at)
        except (Diverged, ValueError, LookupError, OverflowError):
            raise Refused("import-diverges", number=each.number) from None
    return found


def choice_of(each: FileChoice) -> Choice:
    drawn = tuple(Drawn(*one) for one in each.drawn)
    return Choice(
        each.number, each.question, Seat(each.seat), each.kind, each.keys, each.fingerprint,
        each.barrier, drawn,
    )  # fmt: skip


def compare(match: Match[Any], made: FileChoice) -> None:
    """Raise `Refused` if a choice drew anything but what the file records.

    The lobby's own draws, before the first die, are not made by the rules.
    """
    wanted = [each for each in made.drawn if each[2] >= 0]
    if wanted != [(each.sides, each.value, each.epoch, each.counter) for each in match.drawn]:
        raise Refused("import-diverges", number=made.number)


def note(found: Replayed, number: int, at: int) -> None:
    """Record the events of a choice, and the position where a turn begins."""
    match = found.match
    found.events += [event_row(number, told, at) for told in match.told]
    last = match.last_checkpoint()
    if last.after == number and match.first_checkpoint() == number:
        found.checkpoints.append(CheckpointRow(after=number, state=last.state, kept=True))


# Storing it


async def keep(
    transaction: Transaction, file: MatchFile, replayed: Replayed, host: int, now: int
) -> int:
    """Store a replayed match; return its number."""
    match = replayed.match
    match_id = await transaction.create_match(
        NewMatch(
            game=file.game,
            schema=match.game.schema,
            host_id=host,
            secret=secret_of(file),
            secret_hash=file.seal,
            options={STUDY: True},
            at=now,
        )
    )
    seats = seats_of(match_id, file, match, now)
    await transaction.set_seats(match_id, seats)
    row = await transaction.find_match(match_id)
    assert row is not None, "it was just created"
    change = MatchChange(
        setup=msgspec.msgpack.encode(file.setup),
        nonces=file.nonces,
        head=msgspec.msgpack.encode(match.head()),
        first_kept=match.first_checkpoint(),
        turn=str(match.state.turn),
        **result_fields(Live(row, seats, match)) or {"status": "closed"},
    )
    version = await transaction.change_match(match_id, row.version, change, at=now)
    await keep_choices(transaction, match_id, version, file.choices)
    last = match.last_checkpoint()
    kept = {each.after: each for each in replayed.checkpoints}
    kept.setdefault(last.after, CheckpointRow(after=last.after, state=last.state))
    for each in kept.values():
        await transaction.add_checkpoint(match_id, each)
    await transaction.add_events(match_id, replayed.events)
    return match_id


def seats_of(match_id: int, file: MatchFile, match: Match[Any], now: int) -> tuple[SeatRow, ...]:
    played = match.game.as_played(match.state, match.setup)
    return tuple(
        SeatRow(
            match_id=match_id,
            number=number,
            computer=STUDY if each.computer else None,
            name=each.name,
            plays=played.seats[number],
            joined_at=now,
        )
        for number, each in enumerate(file.seats)
    )


async def keep_choices(
    transaction: Transaction, match_id: int, version: int, choices: Sequence[FileChoice]
) -> None:
    """Store choices; each run of them that was taken back is voided before the next is added."""
    for voided, run in groupby(choices, key=lambda each: each.voided):
        rows = msgspec.convert(list(run), list[NewChoice], from_attributes=True)
        await transaction.add_choices(match_id, version, rows)
        if voided:
            await transaction.void_choices(match_id, version, first=rows[0].number)
