"""Queued choices: decided in advance, made when the player is asked, as long as they hold.

A queue is a list of rows and nothing else: its effect is imagined anew each time it is shown. When
the real question comes, the choices are made one after the other in the same commit that led to
it, so that nobody is called for a decision they have already made. A choice is made only if it is
offered and its preconditions have not changed; otherwise the queue stops for good.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.matches.commands import PendingCommit, note_choice
from bot.matches.live import Live
from bot.matches.matches import Then
from bot.play.hidden.windows import can_respond
from bot.services import Services
from bot.store import MatchChange, Transaction, WishRow
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import (
    Answer,
    Question,
    QuestionId,
    answer_from_keys,
    answer_keys,
)
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.saving.record import REWIND, fingerprint
from engine.core.seats import Seat
from engine.core.simulation.ahead import find_change, precondition_hash, simulate_ahead

MOST_WISHES = 40
TURN, STOPPED = "turn", "stopped"
"""Notes on a queued choice: that it is for the seat's own turn, and why it was not made."""


class Stop(msgspec.Struct, frozen=True):
    """Reason why a queued choice is not made."""

    why: str
    """`asked`: something else is asked; `offered`: the choice is not offered; `unsure`: it depends
    on chance; or the change since: `thing` (named by the fields below), `price` or `other`."""
    type_name: str = ""
    value: Any = None


@dataclass(frozen=True, slots=True)
class Ahead:
    """A seat's queue, carried out in a match that is only imagined."""

    match: Match[Any]
    turn: bool
    """True where the queue begins with the seat's own turn."""
    fits: int
    """Number of queued choices that would be made."""
    stop: Stop | None
    """Reason why the next choice would not be made; None if all would."""
    asked: Question | None
    """The question after those choices; None where nothing more can be decided in advance."""


# Looking ahead


def check_can_queue(live: Live, seat: Seat) -> None:
    """Raise `Refused` if the player must decide now rather than in advance."""
    match = live.match
    if match.over:
        raise Refused("no-queue-over")
    if seat in match.pending:
        raise Refused("no-queue-asked")
    if match.game.current(match.state) == seat:
        raise Refused("no-queue-now")


def can_queue(live: Live, seat: Seat) -> bool:
    """Return whether a seat could decide anything in advance now."""
    try:
        check_can_queue(live, seat)
        live.match.game.imagine(live.match.checkpoint_state(), seat)
    except Refused:
        return False
    return True


def look_ahead(live: Live, seat: Seat, wishes: Sequence[WishRow]) -> Ahead:
    """Imagine that a seat is asked now and makes the choices it has queued.

    The same position is always imagined in the same way, so a menu is still valid when pressed.
    """
    check_can_queue(live, seat)
    # The number of choices, or of others' questions, would tell what others do in secret.
    rng = random.Random(f"{live.row.id}:{seat}:{live.match.head().next_questions[seat]}")
    match = simulate_ahead(live.match, seat, rng)
    turn = match.game.current(match.state) == seat
    if match.passed_barrier or seat not in match.pending:
        raise Refused("no-queue-unsure")
    stop, fits = None, 0
    for wish in wishes:
        met = Stop("unsure") if match.passed_barrier else meet(match, seat, wish)
        if isinstance(met, Stop):
            stop = met
            break
        match.submit(seat, match.pending[seat].id, met)
        fits += 1
    asked = None if match.passed_barrier else match.pending.get(seat)
    if asked is not None:
        asked.id = QuestionId(fingerprint(asked, fits, ()) & 0x7FFFFFFF)
    return Ahead(match, turn, fits, stop, asked)


def meet(match: Match[Any], seat: Seat, wish: WishRow) -> Answer | Stop:
    """Return a queued choice's answer now, or the reason why it has none."""
    asked = match.pending.get(seat)
    if asked is None:
        return Stop("asked")
    answer = answer_from_keys(asked.form, wish.keys)
    if asked.kind != wish.kind and not is_action(answer):
        return Stop("asked")
    if answer is None:
        return Stop("offered")
    changed = find_change(match, seat, answer, wish.footing)
    if isinstance(changed, str):
        return Stop(changed) if changed else answer
    return Stop("thing", changed.type_name, changed.value)


def is_action(answer: Answer | None) -> bool:
    """Return whether an answer has a command of its own: it means the same in any menu."""
    return isinstance(answer, Option) and bool(type(answer).path)


# Queueing


def extend_queue(
    ahead: Ahead, live: Live, seat: Seat, wishes: Sequence[WishRow], answer: Answer, said: str
) -> tuple[WishRow, ...]:
    """Return a queue with one more choice, in place of those that no longer fit."""
    assert ahead.asked is not None, "only what is asked is answered"
    if ahead.fits >= MOST_WISHES:
        raise Refused("queue-full", most=MOST_WISHES)
    accepted = ahead.asked.form.accepts(answer)
    if accepted is None:
        raise ahead.match.game.refusal(ahead.match.state, ahead.asked, answer)
    wish = WishRow(
        match_id=live.row.id,
        seat=seat,
        position=ahead.fits + 1,
        kind=ahead.asked.kind,
        keys=tuple(answer_keys(accepted)),
        footing=precondition_hash(ahead.match, seat, accepted),
        said=said,
        about={TURN: ahead.turn},
    )
    return (*wishes[: ahead.fits], wish)


async def replace_queue(
    services: Services,
    match_id: int,
    user_id: int,
    old: Sequence[WishRow],
    new: Sequence[WishRow],
    then: Then,
) -> None:
    """Store a changed queue; raise `Refused` if it was changed elsewhere meanwhile."""

    async def write(transaction: Transaction, live: Live) -> MatchChange:
        seat = live.seat_of(user_id)
        if seat is None:
            raise Refused("no-seat")
        present = await transaction.wishes(match_id, seat)
        if present == tuple(new):  # a second press
            return MatchChange()
        if present != tuple(old):
            raise Refused("queue-changed")
        if new:
            check_can_queue(live, seat)
        await transaction.set_wishes(match_id, seat, new)
        return MatchChange()

    await services.matches.change(match_id, write, then, unseen=True)


# Following


def follow(commit: PendingCommit, wishes: Sequence[WishRow], now: int) -> None:
    """Make the queued choices of the players asked now, one after the other.

    After an undo none is made: a player who is asked again wants to choose again.
    """
    if commit.void_from is not None:
        return
    queues: dict[Seat, list[WishRow]] = {}
    for wish in wishes:
        queues.setdefault(Seat(wish.seat), []).append(wish)
    going = True
    while going:
        going = any(_make_next(commit, seat, queue, now) for seat, queue in queues.items())
        going = answer_where_nothing_can_leak(commit, now) or going


def answer_where_nothing_can_leak(commit: PendingCommit, now: int) -> bool:
    """Give the one possible answer for the only person at a table; return whether.

    Others are asked all the same, so that nobody learns what they do not hold; computers learn
    nothing. A player who can still take something back is asked where going on would end that.
    """
    live, match = commit.live, commit.live.match
    if len(live.people()) != 1 or match.over:
        return False
    asked = next((q for seat, q in match.pending.items() if live.user_of(seat) is not None), None)
    if asked is None or asked.timed or asked.seat in match.answered:
        return False
    passes = asked.response and not can_respond(asked)
    if not passes and (asked.decides() or ends_undo(match, asked)):
        return False
    only = asked.form.only()
    match.submit(asked.seat, asked.id, only)
    note_choice(commit, now, by=None)
    if not isinstance(only, (Done, Pass)):
        commit.given.append((asked, only))
    return True


def ends_undo(match: Match[Any], asked: Question) -> bool:
    """Return whether a seat could no longer take its last choice back after the only answer."""
    if not match.can_undo(asked.seat):
        return False
    trial = match.fork(asked.seat, random.Random(0))
    trial.submit(asked.seat, trial.pending[asked.seat].id, asked.form.only())
    return trial.over or trial.passed_barrier


def _make_next(commit: PendingCommit, seat: Seat, queue: list[WishRow], now: int) -> bool:
    """Make a queue's next choice if it is due, or stop the queue; return whether it was made."""
    live, match = commit.live, commit.live.match
    user, asked = live.user_of(seat), match.pending.get(seat)
    if not queue or user is None or match.over:
        return False
    wish = queue[0]
    if STOPPED in wish.about:
        if asked is None and match.game.current(match.state) != seat:
            commit.wishes[seat] = ()
        return False
    if asked is None or asked.timed or not is_due(match, seat, asked, wish):
        return False
    met = meet(match, seat, wish)
    if isinstance(met, Stop):
        about = wish.about | {STOPPED: msgspec.to_builtins(met)}
        queue[0] = msgspec.structs.replace(wish, about=about)
    else:
        match.submit(seat, asked.id, met)
        note_choice(commit, now, user)
        del queue[0]
    commit.wishes[seat] = tuple(queue)
    return not isinstance(met, Stop)


def is_due(match: Match[Any], seat: Seat, asked: Question, wish: WishRow) -> bool:
    """Return whether a queue is meant for the current question; otherwise it waits."""
    on_turn = bool(wish.about.get(TURN)) and match.game.current(match.state) == seat
    return on_turn or asked.kind == wish.kind


def stop_of(queue: Sequence[WishRow]) -> Stop | None:
    """Return why a queue came to a stop; None where it did not."""
    if not queue or STOPPED not in queue[0].about:
        return None
    return msgspec.convert(queue[0].about[STOPPED], Stop)


async def store_queues(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Store the rest of the queues; none is kept where the table goes back or is over."""
    match_id = commit.live.row.id
    if commit.live.match.over or any(choice.kind == REWIND for choice in commit.choices):
        gone = {wish.seat for wish in await transaction.wishes(match_id)}
        commit.wishes |= dict.fromkeys(gone, ())
    for seat, left in commit.wishes.items():
        await transaction.set_wishes(match_id, seat, left)


async def drop_queues(transaction: Transaction, before: Live, after: Live, now: int) -> None:
    """Delete the queue of a seat that has a new player."""
    for seat in range(len(after.seats)):
        if before.user_of(seat) != after.user_of(seat):
            await transaction.set_wishes(after.row.id, seat, ())
