"""Every change of a match: it is locked, changed and stored here, and nowhere else.

Lock of this match → one transaction: load (a cache, checked against the row version) → check
question and seat → apply → store {choices, checkpoint, events, idempotency key, outbox rows}. An
acknowledged act is durable; a durable act is announced once, from the outbox. No network call and
no drawing happens inside a transaction.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeAlias, TypeVar

from bot.matches.commands import Command, Outcome, PendingCommit
from bot.matches.commit import CommitWriter
from bot.matches.computer_turns import ComputerTurns
from bot.matches.hooks import Hooks
from bot.matches.last_good import last_good
from bot.matches.live import Live, SetAside, check_running, mask_of
from bot.matches.loaded import MOST_AT_HAND, LoadedMatches
from bot.store import (
    Conflict,
    MatchChange,
    MatchRow,
    NewOutbox,
    Reads,
    SeatRow,
    Store,
    Transaction,
    WishRow,
)
from bot.workers.computers import Advice, Computers
from engine.core.chance.draws import Drawn, KeyedChance, match_key
from engine.core.errors import Refused
from engine.core.events import events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES

log = logging.getLogger(__name__)

RETRIES = 3
T = TypeVar("T")
Then: TypeAlias = Callable[[Reads, Live], Awaitable[None]]
"""Reads the result of a change, at the end of its transaction."""


class Matches(LoadedMatches):
    """The matches: everything that happens to one goes through here."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int],
        computers: Computers,
        hooks: Hooks,
        passing: Callable[[str], None] = lambda name: None,
        at_hand: int = MOST_AT_HAND,
    ) -> None:
        super().__init__(store, at_hand)
        self.clock = clock
        self.commits = CommitWriter(store, clock, hooks, passing)
        self.hooks = hooks
        self._computers = computers
        self._announced: Callable[[], None] = lambda: None
        self._passing = passing
        """Called with the name of each point of a submit: tests kill the process there."""
        self._unreviewed: set[int] = set()
        """Matches not yet reviewed since this process began."""
        self._without_queues: set[int] = set()
        """Matches where following a queue has failed."""
        self.turns = ComputerTurns(
            self, computers, self.commits, clock=clock,
            follow=self._follow, announced=lambda: self._announced(),
        )  # fmt: skip

    def call_after_commit(self, wake: Callable[[], None]) -> None:
        """Set the callback to run when there is something to announce."""
        self._announced = wake

    def observe_thinking(self, observe: Callable[[float], None]) -> None:
        """Set the observer of the duration of each computer's thought, in seconds."""
        self._computers.observe = observe

    @asynccontextmanager
    async def hold(self, match_id: int) -> AsyncIterator[None]:
        """Lock a match, and review it if that is due."""
        async with self.lock(match_id):
            if match_id in self._unreviewed:
                await self._review(match_id)
            yield

    async def _persist(self, match_id: int, attempt: Callable[[], Awaitable[T]]) -> T:
        """Change a locked match, again where another process was faster, and go on from there."""
        async with self.hold(match_id):
            for left in reversed(range(RETRIES)):
                try:
                    done = await attempt()
                    break
                except Conflict:
                    self.forget(match_id)
                    if not left:
                        raise
        self._announced()
        self.turns.begin(match_id)
        return done

    # Acting

    async def execute(
        self,
        match_id: int,
        command: Command,
        *,
        user_id: int | None = None,
        seat: Seat | None = None,
        key: str,
        then: Then | None = None,
    ) -> Outcome:
        """Carry out a command for a person's seat, or for `seat` where it happens by itself.

        Everything is read and stored in one transaction, and `then` reads the result at its end.
        Raises `Refused` with nothing changed. A repeated `key` changes nothing either.
        """
        attempt = partial(self._execute_once, match_id, command, user_id, seat, key, then)
        return await self._persist(match_id, attempt)

    async def _execute_once(
        self,
        match_id: int,
        command: Command,
        user_id: int | None,
        seat: Seat | None,
        key: str,
        then: Then | None,
    ) -> Outcome:
        commit = None
        try:
            async with self.store.transaction() as transaction:
                await transaction.open_sheet(match_id, reader=user_id or 0, key=key)
                live = await self.find(transaction, match_id)
                seat = seat if user_id is None else live.seat_of(user_id)
                if seat is None:
                    raise Refused("no-seat")
                if not await transaction.was_answered(key):
                    check_running(live.row)
                    await command.prepare(transaction, live, seat)
                    commit = PendingCommit.of(live, user_id, seat)
                    self._passing("loaded")
                    command.apply(commit, seat, self.clock())
                    self._follow(commit, await transaction.wishes(match_id))
                    self._passing("applied")
                    await self.commits.write(transaction, commit, key=key)
                if then is not None:
                    await then(transaction, live)
        except Refused:
            raise
        except BaseException:
            self.forget(match_id)
            raise
        if commit is None:
            return Outcome(repeated=True)
        self.commits.settle(commit)
        self._passing("committed")
        return Outcome(events_for([told for _, told in commit.told], seat), given=commit.given)

    def _follow(self, commit: PendingCommit, wishes: Sequence[WishRow]) -> None:
        """Answer open questions for which people have queued a choice, or have none.

        A failure must not affect the acting player: their act is repeated, and no queue is followed
        at this table until the bot restarts.
        """
        if commit.live.row.id in self._without_queues:
            return
        try:
            self.hooks.follow(commit, wishes, self.clock())
        except Exception as error:
            log.exception("match %d: a queue cannot be followed", commit.live.row.id)
            self._without_queues.add(commit.live.row.id)
            raise Conflict("A queue cannot be followed; go on without.") from error

    # Beginning

    async def begin(
        self,
        row: MatchRow,
        seats: Sequence[SeatRow],
        setup: Setup,
        nonces: tuple[str, ...],
        *,
        lots: Sequence[Drawn] = (),
        posts: Sequence[NewOutbox] = (),
    ) -> Live:
        """Begin a match whose lobby is complete, and announce it.

        `lots` were drawn before it began; `posts` go before its first news. Raises `Conflict` where
        the lobby has changed meanwhile.
        """
        async with self.lock(row.id):
            async with self.store.reading() as reads:
                loaded = await reads.load_match(row.id)
            assert loaded is not None
            new = Match.new(GAMES[row.game], setup, KeyedChance(match_key(loaded.secret, nonces)))
            live = Live(row, tuple(seats), new, mask=mask_of(loaded))
            await self.commits.open(live, setup, nonces, lots=lots, posts=posts)
            self.keep(row.id, live)
        self._announced()
        self.turns.begin(row.id)
        return live

    # Changing a table

    async def change(
        self,
        match_id: int,
        write: Callable[[Transaction, Live], Awaitable[MatchChange]],
        then: Then | None = None,
        *,
        unseen: bool = False,
    ) -> Live:
        """Change something of a table other than its position: its people, its place, a pause.

        `write` works within the transaction, and returns the changed fields of the match; it may
        raise `Refused` with nothing changed. `then` reads the result at the end. An `unseen` change
        keeps the time of the last one, which a server's list of tables shows.
        """

        async def attempt() -> Live:
            async with self.store.transaction() as transaction:
                await transaction.open_sheet(match_id)
                live = await self.find(transaction, match_id)
                change = await write(transaction, live)
                now, version = self.clock(), live.row.version
                at = live.row.updated_at if unseen else now
                await transaction.change_match(match_id, version, change, at=at)
                after = await self.hooks.run_on_change(transaction, live, now)
                if then is not None:
                    await then(transaction, after)
            self.keep(match_id, after)
            return after

        return await self._persist(match_id, attempt)

    async def review(self, match_id: int) -> None:
        """Review a table after an update: today's rules may ask and await differently.

        A choice that no longer fits is taken back before another can follow it.
        """
        async with self.lock(match_id):
            await self._review(match_id)

    def review_later(self, match_ids: Iterable[int]) -> None:
        """Mark matches that must be reviewed before anybody acts there."""
        self._unreviewed = set(match_ids)

    @property
    def unreviewed(self) -> int:
        """Number of matches still to be reviewed since this process began."""
        return len(self._unreviewed)

    async def _review(self, match_id: int) -> None:
        live = await self.look(match_id)
        if live.lost:
            await self.commits.fall_back(live)
        async with self.store.transaction() as transaction:
            await self.hooks.run_on_change(transaction, live, self.clock())
        self._unreviewed.discard(match_id)

    async def resume(self, match_id: int) -> Live:
        """Resume a match from its last good position if it cannot be loaded as stored.

        Raises `Refused` where it can, or where there is no such position.
        """
        async with self.lock(match_id):
            self.forget(match_id)
            with contextlib.suppress(SetAside):
                await self.look(match_id)
                raise Refused("not-set-aside")
            async with self.store.reading() as reads:
                good = await last_good(reads, match_id)
            await self.commits.go_on_from(good)
            self.keep(match_id, good.live)
            self._unreviewed.discard(match_id)
            async with self.store.transaction() as transaction:
                await self.hooks.run_on_change(transaction, good.live, self.clock())
        self._announced()
        self.turns.begin(match_id)
        return good.live

    async def suggest(self, live: Live, seat: Seat) -> tuple[int, Advice] | None:
        """Return a computer player's answer for a seat, and the question's number."""
        question = live.match.pending.get(seat)
        if question is None:
            return None
        return int(question.id), await self._computers.advise(live.match, question)
