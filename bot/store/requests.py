"""Questions to the people at a table, outside the rules: undo, substitute, options."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Table, Text, select

from bot.store.engine.queries import Json, Queries, Row, is_given, only_given
from bot.store.engine.schema import Plain, RowId, metadata, of_match
from bot.store.engine.sheet import Part

requests = Table(
    "requests",
    metadata,
    Column("id", RowId, primary_key=True),
    of_match(),
    Column("kind", Text, nullable=False),
    Column("about", Plain, nullable=False),
    Column("answers", Plain, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Index(None, "match_id"),
    sqlite_autoincrement=True,
)


class RequestRow(Row, frozen=True, kw_only=True):
    """A question to the people at a table, outside the rules: undo, substitute, options."""

    id: int
    match_id: int
    kind: str
    about: Json
    answers: dict[str, Json]
    opened_at: int
    due_at: int | None = None


REQUESTS_ON_SHEET = Part(RequestRow, tuple(requests.c), (is_given(requests.c.match_id),))


class RequestReads(Queries):
    """Reading the open questions to people at a table."""

    async def requests(self, match_id: int) -> tuple[RequestRow, ...]:
        """Return the open questions to the people at a table, oldest first."""
        if (known := self._on_sheet(match_id, RequestRow)) is not None:
            return tuple(sorted(known, key=lambda row: row.id))
        return await self._all(
            RequestRow,
            select(requests).where(requests.c.match_id == match_id).order_by(requests.c.id),
        )

    async def request(self, request_id: int) -> RequestRow | None:
        """Return one question to the people at a table; None where it is closed."""
        return await self._first(RequestRow, select(requests).where(requests.c.id == request_id))


class RequestWrites(RequestReads):
    """Asking the people at a table, and recording their answers."""

    async def open_request(
        self, match_id: int, kind: str, about: Json, *, at: int, due_at: int | None = None
    ) -> int:
        """Open a question to the people at a table; return the request's id."""
        self._drop_from_sheet(RequestRow)
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
        """Record an answer and return the request with it; None where it is already closed.

        Of two who answer at once, the second sees both answers.
        """
        self._drop_from_sheet(RequestRow)
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
        """Change a question's details, such as who is asked, or its deadline."""
        self._drop_from_sheet(RequestRow)
        values = only_given({"about": about, "due_at": due_at})
        await self._update(requests, requests.c.id == request_id, values=values)

    async def close_request(self, request_id: int) -> bool:
        """Delete a request; return whether it was open: only one of two callers closes it."""
        self._drop_from_sheet(RequestRow)
        return await self._delete(requests, requests.c.id == request_id) == 1
