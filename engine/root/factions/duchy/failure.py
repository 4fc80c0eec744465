"""The Price of Failure: the Duchy's losses with a building (Law 12.2.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.root.factions.duchy.actions import OneMinister
from engine.root.factions.duchy.board import (
    BRIGADIER,
    CAPTAIN,
    DUCHESS,
    LORD,
    MINISTERS,
    NOBLE,
    RANK_OF,
    RANKS,
    SQUIRE,
    DuchyBoard,
    Minister,
    board_of,
)
from engine.root.rules.hands import discard
from engine.root.state import RootTable


def first_to_go(rank: str, usual: Minister) -> PlanField:
    """Return a plan's field for the minister of a rank that leaves first."""
    return PlanField(rank, tuple(each for each in MINISTERS if RANK_OF[each] == rank), usual)


FAILURE = PlanKind(
    "failure",
    (first_to_go(SQUIRE, CAPTAIN), first_to_go(NOBLE, BRIGADIER), first_to_go(LORD, DUCHESS)),
)
"""The first minister to leave among several of the highest rank (12.2.3)."""


class FailurePaid(Event, frozen=True, gc=False, tag="FailurePaid"):
    """Buildings were removed, and a swayed minister with them, if there was one (12.2.3)."""

    weight = DECISIVE
    reveals = True
    seat: Seat
    minister: str
    """Empty if none was swayed."""


async def price_of_failure(t: RootTable, seat: Seat) -> None:
    """Lose the swayed minister of highest rank with its crown, and a random card."""
    state, board = t.state, board_of(t.state, seat)
    highest = of_highest_rank(board)
    failed = await who_leaves(t, seat, highest) if highest else ""
    t.tell(FailurePaid(seat, failed))

    # The minister goes back to the pile; its crown leaves the game, so its space stays empty.
    if failed:
        board.swayed.remove(failed)

    # Then a random card is discarded, whether a minister left or not.
    hand = state.hands[seat]
    if hand:
        discard(t, seat, [hand[t.draw(len(hand))]])


def of_highest_rank(board: DuchyBoard) -> list[Minister]:
    """List the swayed ministers of the highest rank among them, lords first."""
    for rank in reversed(RANKS):
        found = [each for each in MINISTERS if each in board.swayed and RANK_OF[each] == rank]
        if found:
            return found
    return []


async def who_leaves(t: RootTable, seat: Seat, highest: Sequence[Minister]) -> Minister:
    """Ask the Duchy which minister leaves; in others' turns its plan decides."""
    state = t.state
    if t.planned and state.current != seat:
        first = plan_of(state, seat, FAILURE)[RANK_OF[highest[0]]]
        return next((each for each in highest if each == first), highest[0])
    options = [OneMinister(each) for each in highest]
    return (await t.choose(seat, "duchy.failure", options)).minister
