"""What surrounds a match: plans, drafts, notes, posts, requests and reminders."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select

from bot.store.part import Part
from bot.store.row import Json, columns
from bot.store.rows_waiting import (
    WHOLE_TABLE,
    DraftRow,
    NoteRow,
    PlanRow,
    PostRow,
    ReminderRow,
    RequestRow,
)
from bot.store.tables import drafts, notes, plans
from bot.store.tables_waiting import posts, reminders, requests


class AroundReads(Part):
    """Reading what surrounds a match."""

    async def plans(self, match_id: int) -> tuple[PlanRow, ...]:
        """Return what the seats of a match have decided in advance."""
        return await self._all(
            PlanRow,
            select(plans.c.seat, plans.c.kind, plans.c.plan)
            .where(plans.c.match_id == match_id)
            .order_by(plans.c.seat, plans.c.kind),
        )

    async def draft(self, match_id: int, seat: int, question: int) -> bytes | None:
        """Return a half-made choice; None where there is none."""
        found: bytes | None = await self._value(
            select(drafts.c.draft).where(
                drafts.c.match_id == match_id,
                drafts.c.seat == seat,
                drafts.c.question == question,
            )
        )
        return found

    async def notes(self, match_id: int, *, seat: int | None = None) -> tuple[NoteRow, ...]:
        """Return the notes of a seat, oldest first; None stands for the public ones of all."""
        whose = notes.c.public.is_(True) if seat is None else notes.c.seat == seat
        return await self._all(
            NoteRow, select(notes).where(notes.c.match_id == match_id, whose).order_by(notes.c.id)
        )

    async def latest_post(self, match_id: int, kind: str) -> PostRow | None:
        """Return the newest message of a kind; None where there is none."""
        return await self._first(
            PostRow,
            select(posts)
            .where(posts.c.match_id == match_id, posts.c.kind == kind)
            .order_by(posts.c.message_id.desc()),
        )

    async def posts(self, match_id: int, kind: str) -> tuple[PostRow, ...]:
        """Return all messages of a kind, oldest first."""
        return await self._all(
            PostRow,
            select(posts)
            .where(posts.c.match_id == match_id, posts.c.kind == kind)
            .order_by(posts.c.message_id),
        )

    async def post(self, message_id: int) -> PostRow | None:
        """Return what is known of a message; None where it is not one of ours."""
        return await self._first(PostRow, select(posts).where(posts.c.message_id == message_id))

    async def requests(self, match_id: int) -> tuple[RequestRow, ...]:
        """Return the open questions to the people of a table, oldest first."""
        return await self._all(
            RequestRow,
            select(requests).where(requests.c.match_id == match_id).order_by(requests.c.id),
        )

    async def request(self, request_id: int) -> RequestRow | None:
        """Return one question to the people of a table; None where it is closed."""
        return await self._first(RequestRow, select(requests).where(requests.c.id == request_id))

    async def reminders(self, match_id: int) -> tuple[ReminderRow, ...]:
        """Return what is to be done at a time for a match, in that order."""
        return await self._all(
            ReminderRow,
            select(reminders)
            .where(reminders.c.match_id == match_id)
            .order_by(reminders.c.due_at, reminders.c.id),
        )

    async def reminders_of(self, user_id: int, *kinds: str) -> tuple[ReminderRow, ...]:
        """Return what is to be done at a time for a person, at all tables, in that order."""
        return await self._all(
            ReminderRow,
            select(reminders)
            .where(reminders.c.user_id == user_id, reminders.c.kind.in_(kinds))
            .order_by(reminders.c.due_at, reminders.c.id),
        )

    async def next_reminder_due(self) -> int | None:
        """Return when the next reminder of all matches is due; None where there is none."""
        due: int | None = await self._value(select(func.min(reminders.c.due_at)))
        return due


class AroundWrites(AroundReads):
    """Changing what surrounds a match."""

    async def set_plan(self, match_id: int, plan: PlanRow) -> None:
        """Keep what a seat decided in advance; a plan of None takes the decision back."""
        if plan.plan is not None:
            await self._upsert(
                plans, "match_id", "seat", "kind", match_id=match_id, **columns(plan)
            )
            return
        await self._delete(
            plans,
            plans.c.match_id == match_id,
            plans.c.seat == plan.seat,
            plans.c.kind == plan.kind,
        )

    async def save_draft(self, draft: DraftRow) -> None:
        """Keep a half-made choice."""
        await self._upsert(drafts, "match_id", "seat", "question", **columns(draft))

    async def drop_drafts(
        self, match_id: int, *, seat: int | None = None, question: int | None = None
    ) -> int:
        """Delete half-made choices of a match, a seat or a question; return how many."""
        where: list[ColumnElement[bool]] = [drafts.c.match_id == match_id]
        if seat is not None:
            where.append(drafts.c.seat == seat)
        if question is not None:
            where.append(drafts.c.question == question)
        return await self._delete(drafts, *where)

    async def add_note(self, match_id: int, seat: int, text: str, *, public: bool, at: int) -> int:
        """Write something down for a seat; return the note's id."""
        return await self._insert_numbered(
            notes, {"match_id": match_id, "seat": seat, "text": text, "public": public, "at": at}
        )

    async def drop_note(self, match_id: int, seat: int, note_id: int) -> bool:
        """Delete a note of this seat; return whether there was one."""
        gone = await self._delete(
            notes, notes.c.id == note_id, notes.c.match_id == match_id, notes.c.seat == seat
        )
        return gone == 1

    async def save_post(self, post: PostRow) -> None:
        """Remember a message, or what it shows now."""
        await self._upsert(posts, "message_id", **columns(post))

    async def drop_post(self, message_id: int) -> None:
        """Forget a message that is gone."""
        await self._delete(posts, posts.c.message_id == message_id)

    async def open_request(
        self, match_id: int, kind: str, about: Json, *, at: int, due_at: int | None = None
    ) -> int:
        """Ask the people of a table something; return the request's id."""
        return await self._insert_numbered(
            requests,
            {
                "match_id": match_id,
                "kind": kind,
                "about": about,
                "answers": {},
                "opened_at": at,
                "due_at": due_at,
            },
        )

    async def answer_request(self, request_id: int, who: str, answer: Json) -> RequestRow | None:
        """Note an answer and return the request with it; None where it is closed by now.

        Of two who answer at once, the second sees both answers.
        """
        asked = await self._first(
            RequestRow, select(requests).where(requests.c.id == request_id).with_for_update()
        )
        if asked is None:
            return None
        answers = asked.answers | {who: answer}
        await self._update(requests, requests.c.id == request_id, values={"answers": answers})
        return await self.request(request_id)

    async def change_request(
        self, request_id: int, *, about: Json | None = None, due_at: int | None = None
    ) -> None:
        """Change what a question is about, such as who is asked, or until when it is open."""
        given = {"about": about, "due_at": due_at}
        values = {name: value for name, value in given.items() if value is not None}
        await self._update(requests, requests.c.id == request_id, values=values)

    async def close_request(self, request_id: int) -> bool:
        """Delete a request; return whether it was open, so that one of two closes it."""
        return await self._delete(requests, requests.c.id == request_id) == 1

    async def set_reminder(
        self,
        match_id: int,
        kind: str,
        *,
        due_at: int,
        user_id: int = WHOLE_TABLE,
        about: Json = None,
    ) -> None:
        """Do something at a time; a reminder of this kind for this person moves to it."""
        await self._upsert(
            reminders,
            "match_id",
            "user_id",
            "kind",
            match_id=match_id,
            user_id=user_id,
            kind=kind,
            due_at=due_at,
            about={} if about is None else about,
        )

    async def drop_reminders(
        self, match_id: int, *, kind: str | None = None, user_id: int | None = None
    ) -> int:
        """Delete reminders of a match, of a kind, of a person; return how many."""
        where: list[ColumnElement[bool]] = [reminders.c.match_id == match_id]
        if kind is not None:
            where.append(reminders.c.kind == kind)
        if user_id is not None:
            where.append(reminders.c.user_id == user_id)
        return await self._delete(reminders, *where)

    async def drop_reminder(self, row: ReminderRow, *, due_at: int) -> bool:
        """Delete a reminder that is due at `due_at`; one that was set anew meanwhile stays."""
        gone = await self._delete(
            reminders,
            reminders.c.match_id == row.match_id,
            reminders.c.user_id == row.user_id,
            reminders.c.kind == row.kind,
            reminders.c.due_at == due_at,
        )
        return gone == 1

    async def take_reminders(self, now: int, *, limit: int) -> tuple[ReminderRow, ...]:
        """Take reminders that are due, the oldest first; they are gone when this commits.

        So what they lead to is written in the same transaction. With several bots each reminder
        goes to one of them.
        """
        due = await self._all(
            ReminderRow,
            select(reminders)
            .where(reminders.c.due_at <= now)
            .order_by(reminders.c.due_at, reminders.c.id)
            .limit(limit)
            .with_for_update(skip_locked=True),
        )
        await self._delete(reminders, reminders.c.id.in_([row.id for row in due]))
        return due
