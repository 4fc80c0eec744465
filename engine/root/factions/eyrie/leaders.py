"""The leaders of the Eyrie and their Loyal Viziers (Law 7.3.3, 7.8)."""

from __future__ import annotations

from typing import NewType

from engine.core.choices.actions import Option
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import VIZIER, copies_of
from engine.root.factions.eyrie.board import EyrieBoard, board_of
from engine.root.rules.setup import settle
from engine.root.state import RootTable

Leader = NewType("Leader", str)
BUILDER, CHARISMATIC, COMMANDER, DESPOT = (
    Leader(name) for name in ("builder", "charismatic", "commander", "despot")
)
LEADERS: dict[Leader, tuple[int, int]] = {
    BUILDER: (0, 1),
    CHARISMATIC: (0, 2),
    COMMANDER: (1, 2),
    DESPOT: (1, 3),
}
"""Each leader, and the columns for its Loyal Viziers (7.8)."""
VIZIERS = copies_of(VIZIER)
USUAL_LEADER = BUILDER
"""The leader at a table that skips the choices of setup: the easiest Decree to keep."""


class LeaderChosen(Event, frozen=True, gc=False, tag="LeaderChosen"):
    """A leader was chosen, and the viziers were tucked in its columns (7.3.3, 7.7.3)."""

    weight = LASTING
    seat: Seat
    leader: Leader


class ChooseLeader(Option, frozen=True, gc=False, tag="eyrie.leader"):
    leader: Leader


async def choose_first_leader(t: RootTable, seat: Seat) -> None:
    """Choose a leader in setup (7.3.3), whose columns take the viziers (7.3.4)."""
    leaders = [ChooseLeader(leader) for leader in LEADERS]
    usual = ChooseLeader(USUAL_LEADER)
    enthrone(t, seat, (await settle(t, seat, "eyrie.leader", leaders, usual)).leader)


def enthrone(t: RootTable, seat: Seat, leader: Leader) -> None:
    """Put a leader in the Leader Card slot and tuck the viziers in its columns (7.3.3, 7.3.4)."""
    board = board_of(t.state, seat)
    board.leaders.remove(leader)
    board.leader = leader
    for vizier, column in zip(VIZIERS, LEADERS[leader], strict=True):
        board.decree[column].append(vizier)
    t.tell(LeaderChosen(seat, leader))


def warriors_to_recruit(board: EyrieBoard) -> int:
    """Return the number of warriors a Recruit action must place (7.5.2.I, 7.8.2)."""
    return 2 if board.leader == CHARISMATIC else 1
