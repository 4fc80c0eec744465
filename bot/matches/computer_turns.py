"""Turns of computer players: answering one question after the other, in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.matches.commands import PendingCommit, note_choice
from bot.matches.commit import CommitWriter
from bot.matches.live import Live, choice_row, take_up
from bot.matches.loaded import LoadedMatches
from bot.store import RESTING, Conflict, WishRow
from bot.workers.computers import Computers
from engine.core.seats import Seat

COMPUTER_CHOICES = 40
"""Most choices of computers stored together."""
LONGEST_UNSEEN = 20
"""Seconds after which computers' choices are stored and shown although they play on: on a busy
machine their turns take minutes.
"""


class ComputerTurns:
    """Has computers choose until a person is awaited, and stores their choices."""

    def __init__(
        self,
        matches: LoadedMatches,
        computers: Computers,
        commits: CommitWriter,
        *,
        clock: Callable[[], int],
        follow: Callable[[PendingCommit, Sequence[WishRow]], None],
        announced: Callable[[], None],
    ) -> None:
        self._matches = matches
        self._computers = computers
        self._commits = commits
        self._clock = clock
        self._follow = follow
        self._announced = announced
        self._leaving = False

    def begin(self, match_id: int) -> None:
        """Have computer players answer their questions one by one, in the background."""
        live = self._matches.peek(match_id)
        if self._leaving or live is None or live.row.status in RESTING:
            return
        if self._computer_seat(live) is None:
            return
        self._matches.computing.start(match_id, self._play_computers)

    def _computer_seat(self, live: Live) -> Seat | None:
        return next((seat for seat in live.awaited_seats() if live.user_of(seat) is None), None)

    async def _play_computers(self, match_id: int) -> None:
        """Play computer turns until a person is awaited."""
        while not self._leaving and await self._computers_chose(match_id):
            self._announced()

    async def _computers_chose(self, match_id: int) -> bool:
        """Have computers choose, and store that in one transaction; False where none is awaited.

        If the match has changed meanwhile, they choose again. They play on a copy, so that nobody
        sees a choice not yet stored.
        """
        try:
            return await self._compute_and_store(match_id)
        except Conflict:
            self._matches.forget(match_id)
            return True

    async def _compute_and_store(self, match_id: int) -> bool:
        """Compute outside the match's lock: a person asked at the same time need not wait."""
        async with self._matches.lock(match_id):
            live = await self._matches.look(match_id)
            if live.row.status in RESTING or self._computer_seat(live) is None:
                return False
            async with self._matches.store.reading() as reads:
                loaded = await reads.load_match(match_id)
        assert loaded is not None, "it was just looked at"
        copy = take_up(loaded)
        copy.acted, copy.planned = live.acted, dict(live.planned)
        commit = PendingCommit.of(copy)
        await self._compute(commit)
        async with self._matches.lock(match_id):
            async with self._matches.store.transaction() as transaction:
                await transaction.open_sheet(match_id)
                self._follow(commit, await transaction.wishes(match_id))
                await self._commits.write(transaction, commit)
            self._commits.settle(commit)
            self._matches.keep(match_id, copy)
        return True

    async def _compute(self, commit: PendingCommit) -> None:
        """Have computers choose until a person is awaited or a batch is full."""
        live, until = commit.live, self._clock() + LONGEST_UNSEEN
        while len(commit.choices) < COMPUTER_CHOICES:
            if commit.choices and self._clock() >= until:
                return
            seat = self._computer_seat(live)
            if seat is None or live.match.over or (self._leaving and commit.choices):
                return
            self._plan_responses(commit, seat)
            seen = self._matches.peek(live.row.id)
            if seen is not None and seen.row.version != live.row.version:
                raise Conflict("Somebody has acted: what comes next would be thought in vain.")
            question = live.match.pending[seat]
            level = live.level_of(seat)
            answer = await self._computers.answer(live.match, question, level=level)
            live.match.submit(seat, question.id, answer)
            note_choice(commit, self._clock(), commit.by)

    def _plan_responses(self, commit: PendingCommit, seat: Seat) -> None:
        """Have a computer draw new plans in each of its turns, so that it shows no habits.

        A person's plans stay, even while a computer stands in.
        """
        live, match = commit.live, commit.live.match
        now = match.game.rounds(match.state)
        own = live.seats[seat].user_id is None and match.game.current(match.state) == seat
        if not own or not match.planned or live.planned.get(seat) == now:
            return
        live.planned[seat] = now
        for kind, plan in self._computers.plans(match, seat).items():
            match.change_plan(seat, kind, plan)
            commit.choices.append(choice_row(match.choices[-1], commit.by, self._clock()))

    async def rest(self) -> None:
        """Have the computers stop between two choices, and wait until their choices are stored."""
        self._leaving = True
        await self._matches.computing.wait_until_done()

    async def close(self) -> None:
        """Stop the computers once they have finished what they are storing."""
        await self._matches.computing.close()
        self._computers.close()
