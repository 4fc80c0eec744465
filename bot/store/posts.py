"""The bot's own messages that it may need to find again."""

from __future__ import annotations

from msgspec import field
from sqlalchemy import BigInteger, Column, Index, Table, Text, select

from bot.store.engine.queries import Json, Queries, Row, columns, is_given
from bot.store.engine.schema import Plain, metadata, of_match

posts = Table(
    "posts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    of_match(),
    Column("kind", Text, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("state", Plain, nullable=False),
    Index(None, "match_id", "kind", "message_id"),
)


LETTER = "letter"
"""The kind of post that is a person's letter about a match; its state names them."""
OF_A_KIND = select(posts).where(is_given(posts.c.match_id), is_given(posts.c.kind))
OLDEST_FIRST = OF_A_KIND.order_by(posts.c.message_id)
ONE_POST = select(posts).where(is_given(posts.c.message_id))
NEWEST = OF_A_KIND.order_by(posts.c.message_id.desc()).limit(1)


class PostRow(Row, frozen=True, kw_only=True):
    """A message of the bot that it may need to find again."""

    message_id: int
    match_id: int
    kind: str
    channel_id: int
    at: int
    state: Json = field(default_factory=dict)


class PostReads(Queries):
    async def latest_post(self, match_id: int, kind: str) -> PostRow | None:
        """Return the newest message of a kind; None where there is none."""
        return await self._first(PostRow, NEWEST, match_id=match_id, kind=kind)

    async def posts(self, match_id: int, kind: str) -> tuple[PostRow, ...]:
        """Return all messages of a kind, oldest first."""
        return await self._all(PostRow, OLDEST_FIRST, match_id=match_id, kind=kind)

    async def post(self, message_id: int) -> PostRow | None:
        """Return a message's row; None where it is not one of ours."""
        return await self._first(PostRow, ONE_POST, message_id=message_id)


class PostWrites(PostReads):
    async def save_post(self, post: PostRow) -> None:
        """Store a message, or its present content."""
        await self._upsert(posts, "message_id", **columns(post))

    async def drop_post(self, message_id: int) -> None:
        """Delete the row of a message that is gone."""
        await self._delete_equal(posts, message_id=message_id)
