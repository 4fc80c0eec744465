"""The Hundreds' board: the Hoard with its two tracks, the mood, the warlord (Law 14.2)."""

from __future__ import annotations

import msgspec

from engine.root.factions.hundreds.moods import STUBBORN
from engine.root.pieces import Clearing
from engine.root.rules.placing import can_place
from engine.root.state import Board, RootState

MOB, MOBS = "mob", 5
STRONGHOLD, STRONGHOLDS = "stronghold", 6
WARLORD = "warlord"
RATS = 20
STARTING_RATS = 4
"""Warriors beside the warlord and a stronghold in the starting corner (14.3)."""
COMMAND_ITEMS = ("boot", "bag", "coins")
"""Items of the Command track; all other items go on Prowess (14.2.4).

The Law's supply has no torch; one that a card of the seed's supply brings goes there too: proposed.
"""
SPACES = 4
ACTIONS = (1, 2, 2, 3, 4)
"""Actions of Command and Prowess, by the items on the track (14.2.4.II)."""
OPPRESSION = (0, 1, 1, 2, 2, 3, 4)
"""Points by oppressed clearings; the last is for any higher number (14.6.2)."""


class HundredsBoard(Board, tag="hundreds"):
    """The Hundreds' board; its mobs and strongholds follow from the map."""

    start: int = 0
    warlord: int = 0
    """The warlord's clearing; 0 while he is beside the map."""
    mood: str = STUBBORN
    hoard: list[str] = msgspec.field(default_factory=list)
    ruin_items: list[str] = msgspec.field(default_factory=list)
    """The kinds in the Hoard that came from ruins, marked "R" (9.7.3)."""
    commanded: int = 0
    """Command actions taken this turn."""
    advanced: int = 0
    """Advances taken this turn."""
    looting: bool = False
    """True while the battle under way is for loot (14.2.5)."""
    entombed: bool = False
    """True while the fallen warlord is on Coffin Makers, as one of its warriors (21.20)."""

    def copy(self) -> HundredsBoard:
        return HundredsBoard(
            self.start, self.warlord, self.mood, self.hoard[:], self.ruin_items[:],
            self.commanded, self.advanced, self.looting, self.entombed,
        )  # fmt: skip


def board_of(state: RootState, seat: int) -> HundredsBoard:
    """Return the Hundreds' board."""
    board: HundredsBoard = state.boards[seat]
    return board


def oppression(clearings: int) -> int:
    """Return the points for a number of oppressed clearings (14.6.2)."""
    return OPPRESSION[min(clearings, len(OPPRESSION) - 1)]


def on_track(board: HundredsBoard, *, command: bool) -> list[str]:
    """List the items on the Command or the Prowess track."""
    return [item for item in board.hoard if (item in COMMAND_ITEMS) == command]


def command(board: HundredsBoard) -> int:
    """Return the number of Command actions in a turn (14.2.4.II)."""
    return ACTIONS[min(SPACES, len(on_track(board, command=True)))]


def prowess(board: HundredsBoard) -> int:
    """Return the number of advances, and of warriors recruited at the warlord."""
    return ACTIONS[min(SPACES, len(on_track(board, command=False)))]


def has_mob(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a mob is in a clearing."""
    return (seat, MOB) in state.tokens[clearing]


def mobs(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with mobs."""
    return [Clearing(c) for c in range(1, len(state.tokens)) if has_mob(state, seat, c)]


def has_warlord(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether the warlord is in a clearing."""
    return board_of(state, seat).warlord == clearing


def rats(state: RootState, seat: int, clearing: int) -> int:
    """Count the warriors in a clearing besides the warlord."""
    return state.warriors[clearing][seat] - has_warlord(state, seat, clearing)


def recruiting_places(state: RootState, seat: int) -> dict[int, int]:
    """Count the strongholds by clearing where warriors may be placed (14.4.2)."""
    return {
        c: state.buildings[c].count((seat, STRONGHOLD))
        for c in state.clearings_with(seat, STRONGHOLD)
        if can_place(state, seat, c)
    }
