"""Storing all results of a command in one transaction, announcements included."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypedDict

import msgspec
from cachetools import LRUCache

from bot.matches.commands import PendingCommit, event_row, note_plays, result_fields
from bot.matches.hooks import Hooks
from bot.matches.last_good import LastGood
from bot.matches.live import ASIDE, Live, encode_draws
from bot.matches.news import News, PositionBefore
from bot.store import (
    CheckpointRow,
    HolderRow,
    MatchChange,
    NewChoice,
    NewOutbox,
    Store,
    Submission,
    Transaction,
)
from engine.core.chance.draws import Drawn
from engine.core.match import Match
from engine.core.saving.codec import encode_state
from engine.core.seats import Setup

MOST_VIEWS = 200
"""Views kept in memory until they are shown."""


class CommitWriter:
    """Stores pending commits."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        hooks: Hooks,
        passing: Callable[[str], None],
    ) -> None:
        self.views: LRUCache[str, Any] = LRUCache(MOST_VIEWS)
        """Public views shown by announcements, by marker, until they are sent."""
        self._store = store
        self._clock = clock
        self._hooks = hooks
        self._passing = passing

    async def write(
        self, transaction: Transaction, commit: PendingCommit, *, key: str | None = None
    ) -> None:
        """Store all results of a command; call `settle` once they are committed."""
        live, match = commit.live, commit.live.match
        note_plays(commit)
        needed = match.first_checkpoint()
        if match.over and commit.choices:
            # A match that is over is always shown as it ended, even under later rules.
            needed = commit.choices[-1].number
            end = CheckpointRow(after=needed, state=encode_state(match.game, match.state))
            commit.checkpoints.append(end)

        async def besides() -> None:
            for seat in commit.seats:
                await transaction.change_seat(seat)
            self._passing("written")

        change = MatchChange(**position(match) | {"first_kept": needed}, **result_fields(live))
        await self._write_all(transaction, commit, change, besides, key=key)

    def settle(self, commit: PendingCommit) -> None:
        """Update the match in memory after the commit."""
        assert commit.row is not None, "it has been written"
        commit.live.row = commit.row
        self.views.update(commit.views)

    async def open(
        self,
        live: Live,
        setup: Setup,
        nonces: tuple[str, ...],
        *,
        lots: Sequence[Drawn],
        posts: Sequence[NewOutbox],
    ) -> None:
        """Store a match that begins, with its lobby's lots, and posts before the first news."""
        match, now = live.match, self._clock()
        kept = match.last_checkpoint()
        commit = PendingCommit(
            live,
            PositionBefore.nothing(),
            choices=[opening_choice((*lots, *match.drawn), now)],
            checkpoints=[CheckpointRow(after=kept.after, state=kept.state, kept=True)],
            told=[(0, told) for told in match.told],
            posts=[*posts],
        )

        async def besides(transaction: Transaction) -> None:
            await transaction.set_seats(live.row.id, live.seats)
            for seat in live.seats:
                if (user := seat.user_id) is not None:
                    held = HolderRow(
                        match_id=live.row.id, user_id=user, seat=seat.number, since=now
                    )
                    await transaction.add_holder(held)
            await transaction.drop_reminders(live.row.id)

        change = MatchChange(
            status="running",
            schema=match.game.schema,
            setup=msgspec.msgpack.encode(setup),
            nonces=nonces,
            **position(match),
        )
        await self._store_alone(commit, change, besides)

    async def fall_back(self, live: Live) -> None:
        """Take back choices that today's rules no longer ask for, and tell the table."""

        async def besides(transaction: Transaction) -> None:
            await transaction.void_lost(live.row.id, live.row.version + 1, live.lost)
            await self._hooks.fell_back(transaction, live, self._clock())

        change = MatchChange(**position(live.match), **result_fields(live))
        await self._store_alone(PendingCommit.of(live), change, besides)
        live.lost = ()

    async def go_on_from(self, good: LastGood) -> None:
        """Resume a match from its last good position, and tell the table."""
        live, match_id = good.live, good.live.row.id

        async def besides(transaction: Transaction) -> None:
            await transaction.drop_positions(match_id, since=good.after)
            for row in good.checkpoints:
                await transaction.add_checkpoint(match_id, row)
            await transaction.void_lost(match_id, live.row.version + 1, live.lost)
            await self._hooks.went_on(transaction, live, self._clock())

        options = {key: value for key, value in live.row.options.items() if key != ASIDE}
        change = MatchChange(options=options, **position(live.match), **result_fields(live))
        await self._store_alone(PendingCommit.of(live), change, besides)
        live.lost = ()

    async def _store_alone(
        self,
        commit: PendingCommit,
        change: MatchChange,
        besides: Callable[[Transaction], Awaitable[None]],
    ) -> None:
        """Store a commit, together with `besides`, in a transaction of their own."""
        async with self._store.transaction() as transaction:
            await self._write_all(transaction, commit, change, lambda: besides(transaction))
        self.settle(commit)

    async def _write_all(
        self,
        transaction: Transaction,
        commit: PendingCommit,
        change: MatchChange,
        besides: Callable[[], Awaitable[None]],
        *,
        key: str | None = None,
    ) -> None:
        live, now = commit.live, self._clock()
        news = await self._hooks.announce(transaction, commit, now)
        for marker in news.replaced:
            await transaction.withdraw_outbox(live.row.id, marker=marker)
        submission = Submission(
            choices=tuple(commit.choices),
            checkpoints=tuple(commit.checkpoints),
            events=tuple(event_row(number, told, now) for number, told in commit.told),
            outbox=(*commit.posts, *news.outbox),
            void_from=commit.void_from,
            change=change,
            key=key,
            at=live.row.updated_at if commit.unseen and not commit.told else now,
        )
        version = await transaction.save_choice(live.row.id, live.row.version, submission)
        await besides()
        await self._arrange(transaction, live, news)
        await self._hooks.run_on_commit(transaction, commit, now)
        commit.row = await transaction.find_match(live.row.id)
        assert commit.row is not None
        assert commit.row.version == version
        commit.views = news.views

    async def _arrange(self, transaction: Transaction, live: Live, news: News) -> None:
        """Set and drop the reminders of the news."""
        for dropped_for, kind in news.dropped:
            await transaction.drop_reminders(live.row.id, kind=kind, user_id=dropped_for)
        for user_id, kind, due_at in news.reminders:
            await transaction.set_reminder(live.row.id, kind, due_at=due_at, user_id=user_id)


def opening_choice(drawn: Sequence[Drawn], now: int) -> NewChoice:
    """Return the choice before all others: the setup, with its draws."""
    return NewChoice(
        number=0, question=0, seat=0, kind="setup", keys=(), fingerprint=0, barrier=True,
        drawn=encode_draws(drawn), at=now,
    )  # fmt: skip


class PositionFields(TypedDict):
    """Fields of a `MatchChange`: where a match stands."""

    head: bytes
    first_kept: int
    turn: str


def position(match: Match[Any]) -> PositionFields:
    return {
        "head": msgspec.msgpack.encode(match.head()),
        "first_kept": match.first_checkpoint(),
        "turn": str(match.state.turn),
    }
