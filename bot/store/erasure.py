"""Forgetting a person: deleting everything that could identify them, in all tables."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Text, cast, null, or_, select

from bot.store.engine.schema import Plain, metadata
from bot.store.journal import journal
from bot.store.match.choices import choices
from bot.store.match.events import glances
from bot.store.match.match_rows import OPEN, matches
from bot.store.match.record import RecordWrites
from bot.store.match.results import leavers, results
from bot.store.match.seats import HolderRow, holders, seats, veil
from bot.store.notes import NoteReads, notes
from bot.store.outbox.rows import outbox
from bot.store.people import blocks, players
from bot.store.posts import LETTER, posts
from bot.store.reminders import reminders


class ForgettingWrites(RecordWrites, NoteReads):
    async def forget_person(self, user_id: int) -> None:
        """Delete for good everything that could identify a person.

        Their choices stay with the matches, without their id. The caller has renamed their seats.
        """
        for study in await self.studies_of(user_id):
            await self.drop_match(study.id)
        for note in await self.notes_of_person(user_id):
            await self._delete(notes, notes.c.id == note.id)
        await self._veil(user_id)
        await self._update(seats, seats.c.user_id == user_id, values={"user_id": None})
        mine = results.c.user_id == user_id
        await self._update(results, mine, values={"user_id": None, "name": ""})
        await self._update(leavers, leavers.c.user_id == user_id, values={"user_id": None})
        await self._update(choices, choices.c.user_id == user_id, values={"user_id": None})
        await self._update(matches, matches.c.host_id == user_id, values={"host_id": 0})
        for table in (players, holders, glances, reminders):
            await self._delete(table, table.c.user_id == user_id)
        await self._delete(blocks, or_(blocks.c.user_id == user_id, blocks.c.blocked_id == user_id))
        to_them = (outbox.c.target == "user", outbox.c.target_id == user_id)
        await self._delete(outbox, *to_them)
        letters = (posts.c.kind == LETTER, cast(posts.c.state, Text).like(f"%{user_id}%"))
        await self._delete(posts, *letters)
        await self._forget_in_data(user_id)

    async def _veil(self, user_id: int) -> None:
        """Record by pseudonym that they know the secrets of matches that may go on."""
        may_reopen = (matches.c.status == "closed") & matches.c.result.is_not(null())
        held = (
            select(holders, matches.c.secret)
            .join(matches, matches.c.id == holders.c.match_id)
            .where(holders.c.user_id == user_id, or_(matches.c.status.in_(OPEN), may_reopen))
        )
        for row in (await self._connection.execute(held)).mappings().all():
            veiled = veil(row["secret"], user_id)
            values = {column.name: row[column] for column in holders.c}
            await self.add_holder(HolderRow(**values | {"user_id": veiled}))

    async def _forget_in_data(self, user_id: int) -> None:
        """Take a person's id out of all plain data: lists of people, answers, mentions."""
        for table in metadata.sorted_tables:
            if table is journal:
                continue
            keys = list(table.primary_key.columns)
            for column in table.columns:
                if column.type is Plain:
                    fits = cast(column, Text).like(f"%{user_id}%")
                elif table is outbox and isinstance(column.type, LargeBinary):
                    fits = column.is_not(None)
                else:
                    continue
                found = (await self._connection.execute(select(*keys, column).where(fits))).all()
                for *key, value in found:
                    kept = without(value, user_id)
                    if kept != value:
                        here = (each == part for each, part in zip(keys, key, strict=True))
                        await self._update(table, *here, values={column.name: kept})


def without(value: Any, user_id: int) -> Any:
    """Return plain data, also packed as bytes, without a person's id."""
    if isinstance(value, bytes):
        try:
            plain = msgspec.msgpack.decode(value)
        except msgspec.DecodeError:
            return value
        kept = without(plain, user_id)
        return value if kept == plain else msgspec.msgpack.encode(kept)
    if isinstance(value, dict):
        return {
            key: 0 if is_them(each, user_id) else without(each, user_id)
            for key, each in value.items()
            if not is_them(key, user_id)
        }
    if isinstance(value, (list, tuple)):
        return [without(each, user_id) for each in value if not is_them(each, user_id)]
    if isinstance(value, str):
        return value.replace(str(user_id), "0")
    return value


def is_them(value: Any, user_id: int) -> bool:
    """Return whether a value is a person's id."""
    return value in (user_id, str(user_id)) and not isinstance(value, bool)
