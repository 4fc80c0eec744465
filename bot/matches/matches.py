"""The only place that loads, locks and submits, and has the results stored.

Queue of this match → one transaction: load (a cache, checked against the row version) → check
question and seat → apply → store {choices, checkpoint, events, idempotency key, outbox rows}. What
was acknowledged is durable; what is durable is announced once, from the outbox. No network call and
no drawing happens inside a transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.matches.at_hand import AtHand
from bot.matches.commands import (
    Command,
    Outcome,
    PendingCommit,
    note_choice,
)
from bot.matches.commit import CommitWriter
from bot.matches.hooks import Hooks
from bot.matches.last_good import last_good
from bot.matches.live import Live, SetAside, choice_row, take_up
from bot.matches.persistent import PersistentTasks
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
from bot.ui.markup import mention_time
from bot.workers.computers import Advice, Computers
from engine.core.chance.draws import Drawn, KeyedChance, match_key
from engine.core.errors import Refused
from engine.core.events import events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES

log = logging.getLogger(__name__)

MOST_AT_HAND = 256 << 20
"""Bytes of matches kept in memory; others are loaded when somebody comes back to them."""
COMPUTER_CHOICES = 40
"""Choices of computers that are stored together."""
RETRIES = 3
Then: TypeAlias = Callable[[Reads, Live], Awaitable[None]]
"""Reads what came of a change, at the end of its transaction."""
RESTING = ("paused", "closed")
"""Matches of these kinds let nobody act, computers included."""


class Matches:
    """The matches: everything that happens to one goes through here."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int],
        computers: Computers,
        hooks: Hooks,
        checkpoint: Callable[[str], None] = lambda name: None,
        at_hand: int = MOST_AT_HAND,
    ) -> None:
        self.store = store
        self.clock = clock
        self.commits = CommitWriter(store, clock, hooks, checkpoint)
        self.hooks = hooks
        self._computers = computers
        self._announced: Callable[[], None] = lambda: None
        self._passing = checkpoint
        """Called with the name of each point of a submit: tests kill the process there."""
        self._live = AtHand(at_hand)
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Locks of the matches at which somebody acts or waits to."""
        self._unreviewed: set[int] = set()
        """Matches that have not been brought up to date since this process began."""
        self.computing = PersistentTasks("computers' turn")
        self._leaving = False
        self._without_queues: set[int] = set()
        """Matches in which something went wrong when a queue was followed."""

    def announced_by(self, wake: Callable[[], None]) -> None:
        """Set the callback to run when there is something to announce."""
        self._announced = wake

    def observe_thinking(self, observe: Callable[[float], None]) -> None:
        """Set what is told how long each thought of a computer took, in seconds."""
        self._computers.observe = observe

    # Finding matches

    @asynccontextmanager
    async def queue(self, match_id: int) -> AsyncIterator[None]:
        """Wait for one's turn at a match, and hold it alone."""
        lock = self._queues.get(match_id)
        if lock is None:
            lock = self._queues[match_id] = asyncio.Lock()
        async with lock:
            yield

    @asynccontextmanager
    async def _acting(self, match_id: int) -> AsyncIterator[None]:
        """Hold a match alone, brought up to date."""
        async with self.queue(match_id):
            if match_id in self._unreviewed:
                await self._review(match_id)
            yield

    async def look(self, match_id: int) -> Live:
        """Return a match as it stands; raise `Refused` if there is none that has begun."""
        async with self.store.reading() as reads:
            return await self.find(reads, match_id)

    async def find(self, reads: Reads, match_id: int) -> Live:
        """Return a match from memory if it is still what the database says, else load it.

        Raises `Refused` if there is none that has begun.
        """
        row = await reads.find_match(match_id)
        if row is None or row.setup is None or row.head is None:
            raise Refused("no-match", match=match_id)
        self.computing.wake(match_id)  # somebody looks at a table whose computer is in trouble
        live = self._live.get(match_id)
        if live is None or live.row.version != row.version:
            loaded = await reads.load_match(match_id)
            assert loaded is not None, "it was just found"
            known = live
            live = take_up(loaded)
            if known is not None:  # another process has gone on
                live.acted = known.acted
            self._live[match_id] = live
        self._live.move_to_end(match_id)
        return live

    def peek(self, match_id: int) -> Live | None:
        """Return a match if it is in memory: autocomplete waits for nobody."""
        return self._live.get(match_id)

    def at_hand(self) -> list[tuple[int, Live]]:
        """Return the matches in memory, the last used at the end."""
        return list(self._live.items())

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

        Everything is read and stored in one transaction, and `then` reads at its end what came of
        it. Raises `Refused` with nothing changed. The same `key` again changes nothing either.
        """
        async with self._acting(match_id):
            for attempt in range(RETRIES):
                try:
                    outcome = await self._execute_once(match_id, command, user_id, seat, key, then)
                    break
                except Conflict:
                    self.forget(match_id)
                    if attempt + 1 == RETRIES:
                        raise
        self._announced()
        self.let_computers_play(match_id)
        return outcome

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
                if not await transaction.seen(key):
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
        return Outcome(events_for([told for _, told in commit.told], seat))

    def _follow(self, commit: PendingCommit, wishes: Sequence[WishRow]) -> None:
        """Make the choices that people have queued, or need not make, of what they are asked now.

        Where that fails, the acting player must not suffer: they act anew, and nobody's queue is
        followed at this table until the bot starts again.
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
        async with self.queue(row.id):
            async with self.store.reading() as reads:
                loaded = await reads.load_match(row.id)
            assert loaded is not None
            chance = KeyedChance(match_key(loaded.secret, nonces))
            live = Live(row, tuple(seats), Match.new(GAMES[row.game], setup, chance))
            await self.commits.open(live, setup, nonces, lots=lots, posts=posts)
            self._live[row.id] = live
        self._announced()
        self.let_computers_play(row.id)
        return live

    # Changing a table

    async def change(
        self,
        match_id: int,
        write: Callable[[Transaction, Live], Awaitable[MatchChange]],
        then: Then | None = None,
    ) -> Live:
        """Change something about a table besides its position: its people, its place, a pause.

        `write` works within the transaction, and returns the changed fields of the match; it may
        raise `Refused` with nothing changed. `then` reads at the end what came of it.
        """
        async with self._acting(match_id):
            for attempt in range(RETRIES):
                try:
                    async with self.store.transaction() as transaction:
                        await transaction.open_sheet(match_id)
                        live = await self.find(transaction, match_id)
                        change = await write(transaction, live)
                        now, version = self.clock(), live.row.version
                        await transaction.change_match(match_id, version, change, at=now)
                        after = await self.hooks.run_on_change(transaction, live, now)
                        if then is not None:
                            await then(transaction, after)
                    break
                except Conflict:
                    self.forget(match_id)
                    if attempt + 1 == RETRIES:
                        raise
            self._live[match_id] = after
        self._announced()
        self.let_computers_play(match_id)
        return after

    async def review(self, match_id: int) -> None:
        """Bring a table up to date after an update: rules may ask and await differently now.

        A choice that no longer fits is taken back before another is made after it.
        """
        async with self.queue(match_id):
            await self._review(match_id)

    def review_later(self, match_ids: Iterable[int]) -> None:
        """Note which matches must be reviewed before anybody acts there."""
        self._unreviewed = set(match_ids)

    @property
    def unreviewed(self) -> int:
        """How many matches are still to be reviewed since this process began."""
        return len(self._unreviewed)

    async def _review(self, match_id: int) -> None:
        live = await self.look(match_id)
        if live.lost:
            await self.commits.fall_back(live)
        async with self.store.transaction() as transaction:
            await self.hooks.run_on_change(transaction, live, self.clock())
        self._unreviewed.discard(match_id)

    async def resume(self, match_id: int) -> Live:
        """Go on from the last good position of a match that cannot be taken up as it is stored.

        Raises `Refused` where it can, or where there is no such position.
        """
        async with self.queue(match_id):
            self.forget(match_id)
            with contextlib.suppress(SetAside):
                await self.look(match_id)
                raise Refused("not-set-aside")
            async with self.store.reading() as reads:
                good = await last_good(reads, match_id)
            await self.commits.go_on_from(good)
            self._live[match_id] = good.live
            self._unreviewed.discard(match_id)
            async with self.store.transaction() as transaction:
                await self.hooks.run_on_change(transaction, good.live, self.clock())
        self._announced()
        self.let_computers_play(match_id)
        return good.live

    def forget(self, match_id: int) -> None:
        """Drop a match from memory; the next use loads it as it is stored."""
        self._live.forget(match_id)

    # Computers

    def let_computers_play(self, match_id: int) -> None:
        """Have computer players answer their questions one by one, in the background."""
        live = self._live.get(match_id)
        if self._leaving or live is None or live.row.status in RESTING:
            return
        if self._computer_seat(live) is None:
            return
        self.computing.start(match_id, self._play_computers)

    def _computer_seat(self, live: Live) -> Seat | None:
        return next((seat for seat in live.awaited() if live.user_of(seat) is None), None)

    async def _play_computers(self, match_id: int) -> None:
        """Play computer turns until a person is awaited."""
        while not self._leaving and await self._computers_chose(match_id):
            self._announced()

    async def _computers_chose(self, match_id: int) -> bool:
        """Have computers choose, and store it in one transaction; False where none is awaited.

        Where somebody else was quicker they choose anew. They play on a copy of their own: what
        is not stored yet, nobody is shown.
        """
        try:
            return await self._compute_and_store(match_id)
        except Conflict:
            self.forget(match_id)
            return True

    async def _compute_and_store(self, match_id: int) -> bool:
        async with self.queue(match_id):
            live = await self.look(match_id)
            if live.row.status in RESTING or self._computer_seat(live) is None:
                return False
            async with self.store.reading() as reads:
                loaded = await reads.load_match(match_id)
                wishes = await reads.wishes(match_id)
            assert loaded is not None, "it was just looked at"
            copy = take_up(loaded)
            copy.acted, copy.planned = live.acted, live.planned
            commit = PendingCommit.of(copy)
            await self._compute(commit)
            self._follow(commit, wishes)
            async with self.store.transaction() as transaction:
                await transaction.open_sheet(match_id)
                await self.commits.write(transaction, commit)
            self.commits.settle(commit)
            self._live[match_id] = copy
        return True

    async def _compute(self, commit: PendingCommit) -> None:
        """Have computers choose until a person is awaited or enough is to be stored."""
        live = commit.live
        while len(commit.choices) < COMPUTER_CHOICES:
            seat = self._computer_seat(live)
            if seat is None or live.match.over or (self._leaving and commit.choices):
                return
            self._plan_responses(commit, seat)
            question = live.match.pending[seat]
            level = live.level_of(seat)
            answer = await self._computers.answer(live.match, question, level=level)
            live.match.submit(seat, question.id, answer)
            note_choice(commit, self.clock(), commit.by)

    def _plan_responses(self, commit: PendingCommit, seat: Seat) -> None:
        """Have a computer plan its responses anew in each of its turns: nobody reads a habit.

        What a person has planned stays, also while a computer stands in.
        """
        live, match = commit.live, commit.live.match
        now = match.game.rounds(match.state)
        own = live.seats[seat].user_id is None and match.game.current(match.state) == seat
        if not own or not match.planned or live.planned.get(seat) == now:
            return
        live.planned[seat] = now
        for kind, plan in self._computers.plans(match, seat).items():
            match.change_plan(seat, kind, plan)
            commit.choices.append(choice_row(match.choices[-1], commit.by, self.clock()))

    async def suggest(self, live: Live, seat: Seat) -> tuple[int, Advice] | None:
        """Return a computer player's answer for a seat, and the question's number."""
        question = live.match.pending.get(seat)
        if question is None:
            return None
        return int(question.id), await self._computers.advise(live.match, question)

    async def rest(self) -> None:
        """Have the computers stop between two choices, and wait until what they chose is stored."""
        self._leaving = True
        await self.computing.finished()

    async def close(self) -> None:
        """Stop the computers once they have finished what they are storing."""
        await self.computing.close()
        self._computers.close()


def check_running(row: MatchRow) -> None:
    """Raise `Refused` where a match rests; what is over, the rules refuse themselves."""
    if row.status == "paused":
        raise Refused(f"paused-{row.paused or 'homeless'}")
    if row.reopens_until is not None:
        raise Refused("match-ended", until=mention_time(row.reopens_until, "D"))
    if row.status == "closed":
        raise Refused("match-closed")
