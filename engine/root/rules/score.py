"""Victory points and winning by them (Law 3.1, 3.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.events import Scored, Won
from engine.root.hooks.faction import FACTIONS
from engine.root.state import NOBODY, RootState, RootTable

POINTS_TO_WIN = 30
PACE, MOST_TURNS = 3.5, 6.0
"""Points of the leader per round, to estimate the turns left, and the most that count."""


class HirelingEarned(Event, frozen=True, gc=False, tag="HirelingEarned"):
    """A score marker reached a hireling marker: a hireling at the end of that turn (22.1.1)."""

    weight = LASTING
    seat: Seat
    space: int


def score(t: RootTable, seat: int, points: int, cause: str) -> None:
    """Add points to a seat, or take them away; thirty end the match at once (3.1).

    `cause` is the reason in the log; its words are `because-<cause>`.
    """
    score_together(t, {seat: points}, cause)


def score_together(t: RootTable, gains: Mapping[int, int], cause: str) -> None:
    """Give points to several seats at the same moment.

    A seat without a score marker gets none (3.3.1). Points never fall below zero. If several reach
    thirty together, the one nearest in turn order from the current player wins (3.1.1).
    """
    state = t.state
    order = from_current(state)
    for seat in order:
        gain = gains.get(seat, 0)
        if not gain or not state.may_score(seat):
            continue
        before = state.points[seat]
        state.points[seat] = max(0, before + gain)
        if state.points[seat] != before:
            t.tell(Scored(seat, state.points[seat] - before, state.points[seat], cause))
            take_markers(t, seat, before)
    for seat in order:
        if state.points[seat] >= POINTS_TO_WIN and state.may_score(seat):
            win(t, seat, "points")


def take_markers(t: RootTable, seat: Seat, before: int) -> None:
    """Take the hireling markers of the spaces that a score marker enters or passes (22.1.1).

    That it enters the spaces it passes is our reading (proposed).
    """
    state = t.state
    for space in [each for each in state.spaces if before < each <= state.points[seat]]:
        state.spaces.remove(space)
        state.earned[seat] += 1
        t.tell(HirelingEarned(seat, space))


def win(t: RootTable, seat: int, by: str) -> None:
    """End the match; a seat in a coalition with a winner wins too (9.2.8)."""
    state = t.state
    found = [seat]
    for winner in found:
        found += [other for other in state.seats if state.partner[other] == winner]
    winners = tuple(Seat(each) for each in found)
    state.phase = "over"
    t.tell(Won(winners, by, state.points[seat] if by == "points" else 0))
    t.win(winners, by)


def from_current(state: RootState) -> Sequence[Seat]:
    """List the seats clockwise, beginning with the player whose turn it is (3.1.1)."""
    order = [Seat(seat) for seat in state.order]
    if state.current == NOBODY or not order:
        return order or [Seat(seat) for seat in state.seats]
    start = order.index(Seat(state.current))
    return order[start:] + order[:start]


def sides_from_current(state: RootState) -> Sequence[Seat]:
    """List the seats like `from_current`, then the hirelings."""
    hirelings = range(len(state.factions), len(state.sides))
    return [*from_current(state), *map(Seat, hirelings)]


def points_for_item(state: RootState, seat: Seat, printed: int) -> int:
    """Count the points for crafting an item by the common rule (3.2.2)."""
    points = FACTIONS[state.factions[seat]].item_points(state, seat, printed)
    return points + engravers_bonus(state, seat)


def engravers_bonus(state: RootState, seat: Seat) -> int:
    """Return the point that Master Engravers adds to an item."""
    return int(state.has_crafted(seat, "master_engravers"))


def turns_left(state: RootState) -> float:
    """Estimate each seat's turns until somebody wins by points, for computer players."""
    return min(MOST_TURNS, (POINTS_TO_WIN - max(state.points)) / PACE)


def share_left(state: RootState) -> float:
    """Estimate the part of the match that is left, from 1 at its start to a tenth."""
    return max(0.1, 1 - max(state.points) / POINTS_TO_WIN)
