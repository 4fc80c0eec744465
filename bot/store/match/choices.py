"""Choices and the positions between them. Choices are never deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    LargeBinary,
    Table,
    Text,
    bindparam,
    func,
    select,
)

from bot.store.engine.errors import Conflict
from bot.store.engine.queries import Queries, Row, columns, is_given, refusing_duplicates
from bot.store.engine.schema import Plain, metadata, of_match
from bot.store.engine.sheet import Part
from bot.store.match.compression import PACKED, pack, unpack
from bot.store.match.match_rows import matches
from engine.core.saving.record import PLAN

choices = Table(
    "choices",
    metadata,
    of_match(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("question", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("kind", Text, nullable=False),
    Column("keys", Plain, nullable=False),
    Column("fingerprint", BigInteger, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("drawn", Plain, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("voided_version", Integer),
)


checkpoints = Table(
    "checkpoints",
    metadata,
    of_match(key=True),
    Column("after", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
    Column("kept", Boolean, nullable=False),
)


class Numbers(Row, frozen=True, kw_only=True):
    """Latest numbers of a match, and of one of its people."""

    last_choice: int | None
    own_choice: int | None
    last_event: int | None
    last_finish: int | None
    """Time at which that person last finished a match of the same game."""
    seen: bool
    """True where the interaction with the sheet's key has been answered."""


class AnsweredRow(Row, frozen=True, kw_only=True):
    """Number of times one of a match's people has answered a kind of question."""

    kind: str
    times: int


CHECKPOINT = (checkpoints.c.after, checkpoints.c.state, checkpoints.c.kept)


class NewChoice(Row, frozen=True, kw_only=True):
    """One answer. Numbers grow and are never used twice, undo included."""

    number: int
    question: int
    seat: int
    user_id: int | None = None
    """The person who answered; None for a computer."""
    kind: str
    keys: tuple[str, ...]
    fingerprint: int
    """64 bits, signed."""
    barrier: bool = False
    drawn: tuple[tuple[int, ...], ...] = ()
    at: int


class ChoiceRow(NewChoice, frozen=True, kw_only=True):
    """One stored answer, with the versions of the match that added it and took it back."""

    match_id: int
    version: int
    voided_version: int | None = None

    @property
    def voided(self) -> bool:
        """True where it was taken back; it stays stored, so that every die can be verified."""
        return self.voided_version is not None


class CheckpointRow(Row, frozen=True, kw_only=True):
    """The encoded state between two steps, and the number of the last choice before it."""

    after: int
    state: bytes
    kept: bool = False
    """True for the one that is kept after its turn."""


def is_own(choice: NewChoice, user_id: int) -> bool:
    """Return whether a choice of this person advanced the match."""
    return choice.user_id == user_id and choice.kind != PLAN


READER = bindparam("reader", type_=BigInteger)
ANSWERED_ON_SHEET = Part(
    AnsweredRow,
    (choices.c.kind, func.count().label("times")),
    (is_given(choices.c.match_id), choices.c.user_id == READER, choices.c.voided_version.is_(None)),
    (choices.c.kind,),
)
ANSWERED = (
    select(*ANSWERED_ON_SHEET.columns)
    .where(*ANSWERED_ON_SHEET.where)
    .group_by(*ANSWERED_ON_SHEET.groups)
)

LAST_NUMBER = select(func.max(choices.c.number)).where(
    is_given(choices.c.match_id),
    is_given(choices.c.user_id),
    choices.c.kind != PLAN,
    choices.c.voided_version.is_(None),
)


class ChoiceReads(Queries):
    """Reading choices, and the positions from which they can be replayed."""

    async def checkpoints(self, match_id: int) -> tuple[int, ...]:
        """Return the numbers of the choices followed by a checkpoint."""
        rows = await self._connection.execute(
            select(checkpoints.c.after)
            .where(checkpoints.c.match_id == match_id)
            .order_by(checkpoints.c.after)
        )
        return tuple(rows.scalars())

    async def kept_checkpoints(self, match_id: int) -> tuple[CheckpointRow, ...]:
        """Return the positions at which turns began, oldest first."""
        kept = await self._all(
            CheckpointRow,
            select(*CHECKPOINT)
            .where(checkpoints.c.match_id == match_id, checkpoints.c.kept.is_(True))
            .order_by(checkpoints.c.after),
        )
        states = unpack(row.state for row in kept)
        return tuple(replace(row, state=state) for row, state in zip(kept, states, strict=True))

    async def checkpoint_before(self, match_id: int, number: int) -> CheckpointRow | None:
        """Return the last checkpoint from which choice `number` can be replayed."""
        found = await self._first(
            CheckpointRow,
            select(*CHECKPOINT)
            .where(checkpoints.c.match_id == match_id, checkpoints.c.after < number)
            .order_by(checkpoints.c.after.desc())
            .limit(1),
        )
        if found is None or not found.state.startswith(PACKED):
            return found
        kept = await self.kept_checkpoints(match_id)
        return next(row for row in kept if row.after == found.after)

    async def choices(
        self, match_id: int, *, after: int = 0, voided: bool = False
    ) -> tuple[ChoiceRow, ...]:
        """Return the choices with numbers above `after`; `voided` includes those taken back.

        Number 0 is the setup, which nobody chose: pass `after=-1` to include its draws.
        """
        chosen = select(choices).where(choices.c.match_id == match_id, choices.c.number > after)
        if not voided:
            chosen = chosen.where(choices.c.voided_version.is_(None))
        return await self._all(ChoiceRow, chosen.order_by(choices.c.number))

    async def last_number(self, match_id: int) -> int:
        """Return the highest number ever given to a choice; 0 where none was made."""
        if known := self._on_sheet(match_id, Numbers):
            return known[0].last_choice or 0
        highest = select(func.max(choices.c.number)).where(choices.c.match_id == match_id)
        return await self._value(highest) or 0

    async def last_number_of(self, match_id: int, user_id: int) -> int | None:
        """Return the number of a person's last valid choice; None where they made none.

        A change of plan does not count: it does not advance the match.
        """
        sheet = self._sheet_of(match_id)
        if sheet is not None and sheet.reader == user_id and (known := sheet.get(Numbers)):
            return known[0].own_choice
        last: int | None = await self._value(LAST_NUMBER, match_id=match_id, user_id=user_id)
        return last

    async def count_answered(self, match_id: int, user_id: int) -> dict[str, int]:
        """Count the questions of each kind that a person has answered in a match."""
        sheet = self._sheet_of(match_id)
        known: Sequence[AnsweredRow] | None = None
        if sheet is not None and sheet.reader == user_id:
            known = sheet.get(AnsweredRow)
        if known is None:
            known = await self._all(AnsweredRow, ANSWERED, match_id=match_id, reader=user_id)
        return {row.kind: row.times for row in known}

    async def choices_of_person(self, user_id: int) -> int:
        """Count a person's choices."""
        counted = select(func.count()).select_from(choices).where(choices.c.user_id == user_id)
        return int(await self._value(counted))


class ChoiceWrites(ChoiceReads):
    """Adding choices. The caller has called `change_match` before."""

    async def add_choices(self, match_id: int, version: int, made: Sequence[NewChoice]) -> None:
        """Store choices; raise `Conflict` where a number was given before."""
        stored = {"match_id": match_id, "version": version}
        with refusing_duplicates(
            Conflict(f"Match {match_id} has a choice of this number already. Load it again.")
        ):
            await self._insert(choices, [columns(each) | stored for each in made])
        sheet = self._sheet_of(match_id)
        if made and sheet is not None and (known := sheet.get(Numbers)):
            own = [each.number for each in made if is_own(each, sheet.reader)]
            self._count_on_sheet(each.kind for each in made if each.user_id == sheet.reader)
            known[0] = msgspec.structs.replace(
                known[0],
                last_choice=max(known[0].last_choice or 0, made[-1].number),
                own_choice=max(own, default=known[0].own_choice),
            )

    def _count_on_sheet(self, kinds: Iterable[str]) -> None:
        """Count further questions as answered by the sheet's reader."""
        if self._sheet is not None and (known := self._sheet.get(AnsweredRow)) is not None:
            times = Counter({row.kind: row.times for row in known}) + Counter(kinds)
            known[:] = [AnsweredRow(kind=kind, times=n) for kind, n in times.items()]

    async def add_checkpoint(self, match_id: int, checkpoint: CheckpointRow) -> None:
        """Store a position between two steps, replacing an earlier one after the same choice."""
        await self._upsert(
            checkpoints, "match_id", "after", match_id=match_id, **columns(checkpoint)
        )

    async def drop_checkpoints(self, match_id: int) -> None:
        """Delete the positions not needed to load the match, unless they were marked as kept."""
        first = select(matches.c.first_kept).where(matches.c.id == match_id).scalar_subquery()
        await self._delete(
            checkpoints,
            checkpoints.c.match_id == match_id,
            checkpoints.c.after < first,
            checkpoints.c.kept.is_(False),
        )

    async def pack_checkpoints(self, match_id: int, *, before: int) -> None:
        """Pack the kept positions of a match before choice `before`."""
        kept = [row for row in await self.kept_checkpoints(match_id) if row.after < before]
        for row, state in zip(kept, pack(each.state for each in kept), strict=True):
            await self.add_checkpoint(match_id, replace(row, state=state))

    async def unpack_checkpoints(self, match_id: int) -> None:
        """Store the packed positions of a match plainly again."""
        packed = select(checkpoints.c.after).where(
            checkpoints.c.match_id == match_id, func.substr(checkpoints.c.state, 1, 1) == PACKED
        )
        if await self._value(packed.limit(1)) is not None:
            for row in await self.kept_checkpoints(match_id):
                await self.add_checkpoint(match_id, row)

    async def drop_positions(self, match_id: int, *, since: int) -> None:
        """Delete all positions from choice `since` on, kept ones included."""
        await self._delete(
            checkpoints, checkpoints.c.match_id == match_id, checkpoints.c.after >= since
        )
