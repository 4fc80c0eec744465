"""The record of a match: choices, checkpoints and events. Nothing chosen is ever deleted."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Select, func, select

from bot.store.errors import Conflict
from bot.store.matches import MatchReads, MatchWrites
from bot.store.part import refusing_duplicates
from bot.store.row import Json, columns
from bot.store.rows import (
    OPEN,
    CheckpointRow,
    ChoiceRow,
    EventRow,
    LoadedMatch,
    MatchExport,
    NewChoice,
    NewEvent,
)
from bot.store.tables import checkpoints, choices, events, matches

_CHECKPOINT = (checkpoints.c.after, checkpoints.c.state, checkpoints.c.kept)


class RecordReads(MatchReads):
    """Reading what a match consists of."""

    async def load_match(self, match_id: int) -> LoadedMatch | None:
        """Return all that is needed to take a match up; None where there is no such match."""
        match = await self.find_match(match_id)
        if match is None:
            return None
        current = await self._all(
            CheckpointRow,
            select(*_CHECKPOINT)
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

    async def checkpoints(self, match_id: int) -> tuple[int, ...]:
        """Return the numbers of the choices after which a checkpoint stands."""
        rows = await self._connection.execute(
            select(checkpoints.c.after)
            .where(checkpoints.c.match_id == match_id)
            .order_by(checkpoints.c.after)
        )
        return tuple(rows.scalars())

    async def kept_checkpoints(self, match_id: int) -> tuple[CheckpointRow, ...]:
        """Return the positions at which turns began, oldest first."""
        return await self._all(
            CheckpointRow,
            select(*_CHECKPOINT)
            .where(checkpoints.c.match_id == match_id, checkpoints.c.kept.is_(True))
            .order_by(checkpoints.c.after),
        )

    async def checkpoint_before(self, match_id: int, number: int) -> CheckpointRow | None:
        """Return the last checkpoint from which choice `number` can still be made anew."""
        return await self._first(
            CheckpointRow,
            select(*_CHECKPOINT)
            .where(checkpoints.c.match_id == match_id, checkpoints.c.after < number)
            .order_by(checkpoints.c.after.desc()),
        )

    async def choices(
        self, match_id: int, *, after: int = 0, voided: bool = False
    ) -> tuple[ChoiceRow, ...]:
        """Return the choices with numbers above `after`; `voided` includes those taken back.

        Number 0 is the setup, which nobody chose: ask for `after=-1` to have its draws too.
        """
        chosen = select(choices).where(choices.c.match_id == match_id, choices.c.number > after)
        if not voided:
            chosen = chosen.where(choices.c.voided_version.is_(None))
        return await self._all(ChoiceRow, chosen.order_by(choices.c.number))

    async def last_number(self, match_id: int) -> int:
        """Return the highest number ever given to a choice; 0 where none was made."""
        highest = select(func.max(choices.c.number)).where(choices.c.match_id == match_id)
        return await self._value(highest) or 0

    async def events(
        self,
        match_id: int,
        *,
        after: int = 0,
        before: int | None = None,
        limit: int | None = None,
        since: int | None = None,
        upto: int | None = None,
        voided: bool = False,
        public: bool = False,
    ) -> tuple[EventRow, ...]:
        """Return what happened between two positions, secrets included: ask `heard_by`.

        A limit keeps the first ones after `after`; with `before` given, the last ones before it.
        `since` and `upto` keep what came of choices with higher numbers, and of those up to one.
        """
        told = select(events).where(events.c.match_id == match_id, events.c.position > after)
        if not voided:
            told = told.where(events.c.voided_version.is_(None))
        if public:
            told = told.where(events.c.audience.is_(None))
        if since is not None:
            told = told.where(events.c.choice > since)
        if upto is not None:
            told = told.where(events.c.choice <= upto)
        if before is not None:
            told = told.where(events.c.position < before)
        backwards = before is not None and limit is not None
        order = events.c.position.desc() if backwards else events.c.position
        rows = await self._all(EventRow, told.order_by(order).limit(limit))
        return rows[::-1] if backwards else rows

    async def last_position(self, match_id: int, *, upto: int | None = None) -> int:
        """Return the position of the last event ever told; 0 where there is none.

        With `upto`, of those that came of choices up to that number.
        """
        highest = select(func.max(events.c.position)).where(events.c.match_id == match_id)
        if upto is not None:
            highest = highest.where(events.c.choice <= upto)
        return await self._value(highest) or 0

    async def last_number_of(self, match_id: int, user_id: int) -> int | None:
        """Return the number of a person's last choice that stands; None where they made none."""
        highest: int | None = await self._value(
            select(func.max(choices.c.number)).where(
                choices.c.match_id == match_id,
                choices.c.user_id == user_id,
                choices.c.voided_version.is_(None),
            )
        )
        return highest

    async def export_match(self, match_id: int) -> MatchExport | None:
        """Return a match with all its choices; the secret and what was secret only when over.

        None where there is no such match.
        """
        match = await self.find_match(match_id)
        if match is None:
            return None
        # A lobby that was closed may be opened again, and some matches: so their secret stays one.
        lobby = match.status == "closed" and match.setup is None
        over = match.status not in OPEN and not lobby and match.reopens_until is None
        told = await self.events(match_id, voided=True)
        return MatchExport(
            match=match,
            seats=await self.seats(match_id),
            secret=await self._secret(match_id) if over else None,
            choices=await self.choices(match_id, after=-1, voided=True) if over else (),
            checkpoint=await self._first(CheckpointRow, _newest(match_id)) if over else None,
            events=told if over else tuple(each for each in told if each.heard_by(None)),
        )

    async def _secret(self, match_id: int) -> bytes:
        secret: bytes = await self._value(select(matches.c.secret).where(matches.c.id == match_id))
        return secret


class RecordWrites(RecordReads, MatchWrites):
    """Adding to the record. The caller has called `change_match` before."""

    async def add_choices(self, match_id: int, version: int, made: Sequence[NewChoice]) -> None:
        """Store choices; raise `Conflict` where a number was given before."""
        stored = {"match_id": match_id, "version": version}
        with refusing_duplicates(
            Conflict(f"Match {match_id} has a choice of this number already. Load it again.")
        ):
            await self._insert(choices, [columns(each) | stored for each in made])

    async def add_checkpoint(self, match_id: int, checkpoint: CheckpointRow) -> None:
        """Keep a position between two steps; an earlier one after the same choice goes."""
        await self._upsert(
            checkpoints, "match_id", "after", match_id=match_id, **columns(checkpoint)
        )

    async def drop_checkpoints(self, match_id: int, *, before: int) -> None:
        """Delete the positions before choice `before` that were not marked as kept."""
        await self._delete(
            checkpoints,
            checkpoints.c.match_id == match_id,
            checkpoints.c.after < before,
            checkpoints.c.kept.is_(False),
        )

    async def drop_positions(self, match_id: int, *, since: int) -> None:
        """Delete all positions from choice `since` on, also those that were marked as kept."""
        await self._delete(
            checkpoints, checkpoints.c.match_id == match_id, checkpoints.c.after >= since
        )

    async def add_events(self, match_id: int, told: Sequence[NewEvent]) -> None:
        """Store what happened, behind what happened before."""
        if told:
            last = await self.last_position(match_id)
            await self._insert(
                events,
                [
                    columns(each) | {"match_id": match_id, "position": position}
                    for position, each in enumerate(told, start=last + 1)
                ],
            )

    async def void_choices(self, match_id: int, version: int, *, first: int) -> int:
        """Take back the choices from number `first` on; return how many there were.

        They stay in the record as voided, with their events; positions after them are deleted.
        """
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
        """Take back single choices that no longer fit the rules, with what came of them."""
        for table, number in ((choices, choices.c.number), (events, events.c.choice)):
            await self._update(
                table,
                table.c.match_id == match_id,
                number.in_(numbers),
                table.c.voided_version.is_(None),
                values={"voided_version": version},
            )

    async def compact_match(self, match_id: int) -> None:
        """Keep only the last position of a match that is over; choices and events stay."""
        newest = await self._first(CheckpointRow, _newest(match_id))
        if newest is not None:
            await self._delete(
                checkpoints,
                checkpoints.c.match_id == match_id,
                checkpoints.c.after < newest.after,
            )


def _newest(match_id: int) -> Select[Json]:
    return (
        select(*_CHECKPOINT)
        .where(checkpoints.c.match_id == match_id)
        .order_by(checkpoints.c.after.desc())
    )
