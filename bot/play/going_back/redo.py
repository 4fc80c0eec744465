"""Redo: make an undone choice again, as long as nobody has chosen since."""

from __future__ import annotations

from dataclasses import dataclass

from bot.matches.commands import Command, PendingCommit, check_pressed_at, note_choice
from bot.matches.live import Live
from bot.play.context import TableContext
from bot.store import Reads, Transaction, UndoneRow
from engine.core.choices.questions import Answer, answer_from_keys
from engine.core.errors import Refused
from engine.core.saving.record import PLAN
from engine.core.seats import Seat


@dataclass(slots=True)
class RedoChoice(Command):
    """Make the last undone choice again."""

    pressed_at: int
    """As in `check_pressed_at`."""
    undone: UndoneRow | None = None

    async def prepare(self, reads: Reads, live: Live, seat: Seat) -> None:
        """Find the choice."""
        self.undone = await reads.last_undone(live.row.id)

    def apply(self, commit: PendingCommit, seat: Seat, now: int) -> None:
        """Submit the choice like any other; raise `Refused` where it can no longer be made."""
        match = commit.live.match
        check_pressed_at(match, seat, self.pressed_at)
        if self.undone is None or self.undone.seat != seat:
            raise Refused("redo-nothing")
        answer = again(commit.live, seat, self.undone)
        if answer is None:
            raise Refused("redo-changed")
        match.submit(seat, match.pending[seat].id, answer)
        commit.redone = True
        note_choice(commit, now, commit.by)


def again(live: Live, seat: Seat, undone: UndoneRow | None) -> Answer | None:
    """Return the answer that would make a choice again; None where it is not offered now."""
    asked = live.match.pending.get(seat)
    if undone is None or undone.seat != seat or asked is None or asked.kind != undone.kind:
        return None
    return answer_from_keys(asked.form, undone.keys)


def is_possible(table: TableContext) -> bool:
    """Return whether the reader could redo a choice."""
    return again(table.live, table.own, table.undone) is not None


async def remember_undone(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Store the undone choices; any other choice at the table discards them."""
    match_id = commit.live.row.id
    if commit.redone:
        last = await transaction.last_undone(match_id)
        if last is not None:
            await transaction.drop_undone(match_id, position=last.position)
    elif commit.taken_back:
        for choice in commit.taken_back:
            await transaction.add_undone(match_id, choice.seat, choice.kind, choice.keys)
    elif any(choice.kind != PLAN for choice in commit.choices):
        await transaction.drop_undone(match_id)
