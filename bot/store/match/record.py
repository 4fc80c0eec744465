"""The whole record of a match: loading it, exporting it, and taking choices back."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Select, exists, func, select

from bot.store.engine.queries import Json, Row
from bot.store.match.choices import (
    CHECKPOINT,
    AnsweredRow,
    CheckpointRow,
    ChoiceReads,
    ChoiceRow,
    ChoiceWrites,
    Numbers,
    checkpoints,
    choices,
)
from bot.store.match.compression import PACKED
from bot.store.match.events import EventReads, EventRow, EventWrites, events
from bot.store.match.match_rows import OPEN, MatchRow, matches
from bot.store.match.matches import MatchReads, MatchWrites
from bot.store.match.seats import SeatReads, SeatRow, SeatWrites


class LoadedMatch(Row, frozen=True, kw_only=True):
    """Everything needed to load a match and continue it."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    secret: bytes
    checkpoints: tuple[CheckpointRow, ...]
    """Checkpoints of the current turn, oldest first."""
    choices: tuple[ChoiceRow, ...]
    """Choices made since the first of these checkpoints and not voided."""
    last_number: int
    """The highest number ever given to a choice, voided ones included."""

    def __repr__(self) -> str:
        """Leave the secret and the position out of logs and tracebacks."""
        return f"LoadedMatch(id={self.match.id}, version={self.match.version})"


class MatchExport(Row, frozen=True, kw_only=True):
    """A match for its players to keep: the data `verify` and the replay need."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    secret: bytes | None
    """None while the match is open."""
    choices: tuple[ChoiceRow, ...]
    checkpoint: CheckpointRow | None
    events: tuple[EventRow, ...]


class RecordReads(MatchReads, SeatReads, ChoiceReads, EventReads):
    async def load_match(self, match_id: int) -> LoadedMatch | None:
        """Return everything needed to load a match; None where there is no such match."""
        match = await self.find_match(match_id)
        if match is None:
            return None
        current = await self._all(
            CheckpointRow,
            select(*CHECKPOINT)
            .where(checkpoints.c.match_id == match_id, checkpoints.c.after >= match.first_kept)
            .order_by(checkpoints.c.after),
        )
        return LoadedMatch(
            match=match,
            seats=await self.seats(match_id),
            secret=await self._secret(match_id),
            checkpoints=current,
            choices=await self.choices(match_id, after=current[0].after if current else 0),
            last_number=await self.last_number(match_id),
        )

    async def export_match(self, match_id: int) -> MatchExport | None:
        """Return a match with all its choices; its secrets only once it is over.

        None where there is no such match.
        """
        match = await self.find_match(match_id)
        if match is None:
            return None
        # A closed lobby may be opened again, and so may some matches: their secret is kept.
        lobby = match.status == "closed" and match.setup is None
        over = match.status not in OPEN and not lobby and match.reopens_until is None
        told = await self.events(match_id, voided=True)
        return MatchExport(
            match=match,
            seats=await self.seats(match_id),
            secret=await self._secret(match_id) if over else None,
            choices=await self.choices(match_id, after=-1, voided=True) if over else (),
            checkpoint=await self._first(CheckpointRow, _newest(match_id)) if over else None,
            events=told if over else tuple(each for each in told if each.is_for(None)),
        )

    async def _secret(self, match_id: int) -> bytes:
        secret: bytes = await self._value(select(matches.c.secret).where(matches.c.id == match_id))
        return secret


class RecordWrites(RecordReads, MatchWrites, SeatWrites, ChoiceWrites, EventWrites):
    """Taking back choices with their consequences, and packing finished matches."""

    async def pack_finished(self, *, most: int) -> int:
        """Pack positions and events of matches that are over; return the number of matches.

        Positions that a post would have dropped go, even if it was never sent.
        """
        plain = func.substr(checkpoints.c.state, 1, 1) != PACKED
        earlier = (checkpoints.c.after < matches.c.first_kept) & checkpoints.c.kept.is_(True)
        found = await self._connection.execute(
            select(matches.c.id, matches.c.first_kept)
            .where(
                matches.c.status == "finished",
                exists().where(events.c.match_id == matches.c.id)
                | exists().where(checkpoints.c.match_id == matches.c.id, earlier, plain),
            )
            .limit(most)
        )
        rows = list(found)
        for row in rows:
            await self.drop_checkpoints(row.id)
            await self.pack_checkpoints(row.id, before=row.first_kept)
            await self.pack_events(row.id)
        return len(rows)

    async def void_choices(self, match_id: int, version: int, *, first: int) -> int:
        """Take back the choices from number `first` on; return their count.

        They stay in the record as voided, with their events; positions after them are deleted. A
        match that was over is unpacked, since it goes on.
        """
        self._drop_from_sheet(Numbers, AnsweredRow)
        await self.unpack_checkpoints(match_id)
        await self.unpack_events(match_id)
        voided = await self._update(
            choices,
            choices.c.match_id == match_id,
            choices.c.number >= first,
            choices.c.voided_version.is_(None),
            values={"voided_version": version},
        )
        await self._update(
            events,
            events.c.match_id == match_id,
            events.c.choice >= first,
            events.c.voided_version.is_(None),
            values={"voided_version": version},
        )
        await self._delete(
            checkpoints, checkpoints.c.match_id == match_id, checkpoints.c.after >= first
        )
        return voided

    async def void_lost(self, match_id: int, version: int, numbers: Collection[int]) -> None:
        """Take back single choices that no longer fit the rules, with their events."""
        self._drop_from_sheet(Numbers, AnsweredRow)
        for table, number in ((choices, choices.c.number), (events, events.c.choice)):
            await self._update(
                table,
                table.c.match_id == match_id,
                number.in_(numbers),
                table.c.voided_version.is_(None),
                values={"voided_version": version},
            )


def _newest(match_id: int) -> Select[Json]:
    return (
        select(*CHECKPOINT)
        .where(checkpoints.c.match_id == match_id)
        .order_by(checkpoints.c.after.desc())
        .limit(1)
    )
