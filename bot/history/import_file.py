"""Importing a match for study: the file is checked, replayed through the rules, and stored.

The stored data comes from the replay, not from the file: every choice must answer a question of the
rules, and every die must follow from the key. Such a match has no channel and no people, and counts
in no statistics.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.history.export_file import FORMAT, VERSION, FileChoice, MatchFile
from bot.matches.commands import EndingFields, event_row, result_of
from bot.matches.commit import position
from bot.matches.live import STUDY
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
from bot.workers.process import OutOfTime, at_most
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
"""Most matches for study of one person; a new one replaces the oldest."""
LONGEST_NAME = 32
LONGEST = 10
"""Most minutes of processor time for replaying a file: a real one takes seconds."""
SAID = 200
"""Most characters of the file that a refusal quotes."""
NO_TEXT = b"\\u0000"
"""A character that PostgreSQL cannot store in a text, and nobody writes."""


class Replayed(msgspec.Struct):
    """A replayed match, sent from the process that replayed it to the one that stores it."""

    file: MatchFile
    played: tuple[str, ...]
    """Each seat's faction at the end."""
    change: MatchChange
    checkpoints: list[CheckpointRow]
    events: list[NewEvent]


def read_and_replay(content: bytes) -> Replayed:
    """Read and replay a file, in another process; raise `Refused` at the first fault."""
    try:
        with at_most(LONGEST * 60):
            return replay(read_file(content))
    except OutOfTime:
        raise Refused("file-too-hard", most=LONGEST) from None


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
    checkpoints: dict[int, CheckpointRow] = {}
    events: list[NewEvent] = []
    for each in file.choices:
        if each.voided:
            continue
        try:
            repeat(match, each)
            if each.number == 0 or each.kind != PLAN:
                compare(match, each)
                events += [event_row(each.number, told, each.at) for told in match.told]
                checkpoints |= turn_begun(match, each.number)
        except (Diverged, ValueError, LookupError, OverflowError):
            raise Refused("import-diverges", number=each.number) from None
    last = match.last_checkpoint()
    checkpoints.setdefault(last.after, CheckpointRow(after=last.after, state=last.state))
    ending: EndingFields = result_of(match) if match.over else {"status": "closed"}
    change = MatchChange(
        setup=msgspec.msgpack.encode(file.setup), nonces=file.nonces, **position(match), **ending
    )
    played = match.game.as_played(match.state, match.setup).seats
    return Replayed(file, played, change, [*checkpoints.values()], events)


def repeat(match: Match[Any], made: FileChoice) -> None:
    """Make a choice of the file again; the first one is the setup, which is already made."""
    if made.number == 0:
        return
    if match.over and made.kind != PLAN:
        raise Refused("import-too-long", number=made.number)
    match.repeat(choice_of(made))


def turn_begun(match: Match[Any], number: int) -> dict[int, CheckpointRow]:
    """Return the position after a choice where a turn begins there."""
    last = match.last_checkpoint()
    if not last.after == match.first_checkpoint() == number:
        return {}
    return {number: CheckpointRow(after=number, state=last.state, kept=True)}


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


# Storing it


async def store_study(store: Store, replayed: Replayed, *, host: int, now: int) -> int:
    """Store a replayed match and return its number; the oldest of too many gives way."""
    async with store.transaction() as transaction:
        for old in (await transaction.studies_of(host))[: 1 - MOST_STUDIES]:
            await transaction.drop_match(old.id)
        return await keep(transaction, replayed, host, now)


async def keep(transaction: Transaction, replayed: Replayed, host: int, now: int) -> int:
    file = replayed.file
    match_id = await transaction.create_match(
        NewMatch(
            game=file.game,
            schema=GAMES[file.game].schema,
            host_id=host,
            secret=secret_of(file),
            secret_hash=file.seal,
            options={STUDY: True},
            at=now,
        )
    )
    await transaction.set_seats(match_id, seats_of(match_id, replayed, now))
    row = await transaction.find_match(match_id)
    assert row is not None, "it was just created"
    version = await transaction.change_match(match_id, row.version, replayed.change, at=now)
    await keep_choices(transaction, match_id, version, file.choices)
    for each in replayed.checkpoints:
        await transaction.add_checkpoint(match_id, each)
    await transaction.add_events(match_id, replayed.events)
    return match_id


def seats_of(match_id: int, replayed: Replayed, now: int) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(
            match_id=match_id,
            number=number,
            computer=STUDY if each.computer else None,
            name=each.name,
            plays=replayed.played[number],
            joined_at=now,
        )
        for number, each in enumerate(replayed.file.seats)
    )


async def keep_choices(
    transaction: Transaction, match_id: int, version: int, choices: Sequence[FileChoice]
) -> None:
    """Store choices; each run of undone ones is voided before the next is added."""
    for voided, run in groupby(choices, key=lambda each: each.voided):
        rows = msgspec.convert(list(run), list[NewChoice], from_attributes=True)
        await transaction.add_choices(match_id, version, rows)
        if voided:
            await transaction.void_choices(match_id, version, first=rows[0].number)
