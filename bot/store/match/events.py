"""Events of a match, their audiences, and how far each person has read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    BindParameter,
    Column,
    Integer,
    LargeBinary,
    Select,
    Table,
    bindparam,
    func,
    select,
)

from bot.store.engine.queries import Queries, Row, columns, is_given
from bot.store.engine.schema import Plain, metadata, of_match
from bot.store.match.choices import Numbers
from bot.store.match.compression import pack_columns, unpack_columns

events = Table(
    "events",
    metadata,
    of_match(key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("choice", Integer, nullable=False),
    Column("audience", Plain),
    Column("event", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("voided_version", Integer),
)


packed_events = Table(
    "packed_events",
    metadata,
    of_match(key=True),
    Column("rows", LargeBinary, nullable=False),
)
"""All events of a match that is over, in one row instead of many."""


glances = Table(
    "glances",
    metadata,
    of_match(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("position", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)


class NewEvent(Row, frozen=True, kw_only=True):
    """Something caused by a choice (0: the setup), and its audience."""

    choice: int
    audience: tuple[int, ...] | None = None
    """The seats that were told; None for everybody."""
    event: bytes
    at: int


class EventRow(NewEvent, frozen=True, kw_only=True):
    """An event as it is stored; positions grow by one from 1 within a match."""

    match_id: int
    position: int
    voided_version: int | None = None

    def is_for(self, seat: int | None) -> bool:
        """Return whether `seat` (None: a spectator) may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)


class GlanceRow(Row, frozen=True, kw_only=True):
    """The last event and choice of a match that a person has seen."""

    match_id: int
    user_id: int
    position: int
    choice: int
    at: int


RISING = ("position", "choice", "at")
"""Fields whose values lie close to those of the row before."""
FIELDS = (*RISING, "audience", "event", "voided_version")


def pack_events(told: Sequence[EventRow]) -> bytes:
    """Pack all events of a match."""
    return pack_columns({name: [getattr(row, name) for row in told] for name in FIELDS}, RISING)


def unpack_events(match_id: int, packed: bytes) -> tuple[EventRow, ...]:
    """Return the events of a match as they were."""
    fields = unpack_columns(packed, RISING)
    rows = zip(*(fields[name] for name in FIELDS), strict=True)
    plain = [dict(zip(FIELDS, row, strict=True)) | {"match_id": match_id} for row in rows]
    return msgspec.convert(plain, tuple[EventRow, ...])


@cache
def _select_events(*asked: str, voided: bool, public: bool) -> Select[Any]:
    """Build the statement that reads events, with parameters that narrow them down."""
    told = select(events).where(is_given(events.c.match_id), events.c.position > _number("after"))
    if not voided:
        told = told.where(events.c.voided_version.is_(None))
    if public:
        told = told.where(events.c.audience.is_(None))
    if "since" in asked:
        told = told.where(events.c.choice > _number("since"))
    if "upto" in asked:
        told = told.where(events.c.choice <= _number("upto"))
    if "before" in asked:
        told = told.where(events.c.position < _number("before"))
    backwards = {"before", "most"} <= {*asked}
    told = told.order_by(events.c.position.desc() if backwards else events.c.position)
    return told.limit(_number("most")) if "most" in asked else told


def _number(name: str) -> BindParameter[int]:
    return bindparam(name, type_=Integer)


LAST_POSITION = select(func.max(events.c.position)).where(is_given(events.c.match_id))
LAST_POSITION_UPTO = LAST_POSITION.where(events.c.choice <= _number("upto"))


class EventReads(Queries):
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
        """Return the events between two positions, secrets included: check `is_for`.

        A limit keeps the first ones after `after`; with `before` given, the last ones before it.
        `since` keeps events of choices with higher numbers, `upto` those of choices up to it.
        """
        asked = {"since": since, "upto": upto, "before": before, "most": limit}
        values = {name: value for name, value in asked.items() if value is not None}
        backwards = before is not None and limit is not None
        statement = _select_events(*values, voided=voided, public=public)
        rows = await self._all(EventRow, statement, match_id=match_id, after=after, **values)
        if not rows:
            rows = tuple(
                row
                for row in await self._read_packed(match_id)
                if row.position > after
                and (voided or row.voided_version is None)
                and not (public and row.audience is not None)
                and (since is None or row.choice > since)
                and (upto is None or row.choice <= upto)
                and (before is None or row.position < before)
            )
            return rows if limit is None else rows[-limit:] if backwards else rows[:limit]
        return rows[::-1] if backwards else rows

    async def _read_packed(self, match_id: int) -> tuple[EventRow, ...]:
        """Return the events of a match that is over and packed; none for other matches."""
        if (known := self._on_sheet(match_id, Numbers)) and known[0].last_event is not None:
            return ()
        rows = select(packed_events.c.rows).where(packed_events.c.match_id == match_id)
        packed: bytes | None = await self._value(rows)
        if packed is None:
            return ()
        return unpack_events(match_id, packed)

    async def last_position(self, match_id: int, *, upto: int | None = None) -> int:
        """Return the position of the last event ever told; 0 where there is none.

        With `upto`, only events of choices up to that number count.
        """
        known = self._on_sheet(match_id, Numbers) if upto is None else None
        if known and known[0].last_event is not None:
            return known[0].last_event
        if upto is None:
            last = await self._value(LAST_POSITION, match_id=match_id)
        else:
            last = await self._value(LAST_POSITION_UPTO, match_id=match_id, upto=upto)
        if last is None:
            packed = await self._read_packed(match_id)
            last = max((e.position for e in packed if upto is None or e.choice <= upto), default=0)
        return int(last)

    async def glance(self, match_id: int, user_id: int) -> GlanceRow | None:
        """Return a person's last look at a match; None where they have never looked."""
        sheet = self._sheet_of(match_id)
        if sheet is not None and sheet.reader == user_id and GlanceRow in sheet.rows:
            return next(iter(sheet.rows[GlanceRow]), None)
        return await self._first(
            GlanceRow,
            select(glances).where(glances.c.match_id == match_id, glances.c.user_id == user_id),
        )

    async def glances_of_person(self, user_id: int) -> tuple[GlanceRow, ...]:
        """Return a person's last looks at all matches."""
        mine = select(glances).where(glances.c.user_id == user_id)
        return await self._all(GlanceRow, mine.order_by(glances.c.match_id))


class EventWrites(EventReads):
    """Adding events. The caller has called `change_match` before."""

    async def add_events(self, match_id: int, told: Sequence[NewEvent]) -> None:
        """Append events to those stored."""
        if told:
            last = await self.last_position(match_id)
            await self._insert(
                events,
                [
                    columns(each) | {"match_id": match_id, "position": position}
                    for position, each in enumerate(told, start=last + 1)
                ],
            )
            if known := self._on_sheet(match_id, Numbers):
                known[0] = msgspec.structs.replace(known[0], last_event=last + len(told))

    async def pack_events(self, match_id: int) -> None:
        """Pack the events of a match that is over."""
        rows = select(events).where(events.c.match_id == match_id).order_by(events.c.position)
        told = (*await self._read_packed(match_id), *await self._all(EventRow, rows))
        packed = pack_events(told)
        await self._upsert(packed_events, "match_id", match_id=match_id, rows=packed)
        await self._delete(events, events.c.match_id == match_id)

    async def unpack_events(self, match_id: int) -> None:
        """Store the packed events of a match singly again."""
        told = await self._read_packed(match_id)
        if told:
            await self._insert(events, [columns(row) for row in told])
            await self._delete(packed_events, packed_events.c.match_id == match_id)

    async def save_glance(self, glance: GlanceRow) -> None:
        """Store a person's last look at a match."""
        self._drop_from_sheet(GlanceRow)
        await self._upsert(glances, "match_id", "user_id", **columns(glance))
