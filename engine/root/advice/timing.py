"""The time of each action in a turn, for a seat that asks for one at another time (Law 1.4)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.hirelings import UseHireling
from engine.root.hooks.landmarks import LANDMARKS
from engine.root.rules.crafting import Craft
from engine.root.state import RootState

TURN, START, END = "turn", "start", "end"
"""Times other than a phase: one's own turn, its very start, and the end of its Evening."""
PHASE_OF = {START: "birdsong", END: "evening"}
"""The phases of those times that are part of one."""


def mistimed(state: RootState, seat: Seat, kind: type[Option]) -> Refused | None:
    """Explain when a seat may take an action; None if it is in the right phase of its turn."""
    if is_absent(state, seat, kind):
        return Refused("not-in-match")
    when = time_of(state, seat, kind)
    if state.current == seat and PHASE_OF.get(when, when) in (TURN, state.phase):
        return None
    return Refused("action-when", law=kind.law, when=when)


def time_of(state: RootState, seat: Seat, kind: type[Option]) -> str:
    """Return the phase of an action, or another time; that of crafting differs by faction."""
    if kind is not Craft:
        return kind.when
    stages = FACTIONS[state.factions[seat]].stages
    return next((each.phase for each in stages if each.key == "craft"), "daylight")


def is_absent(state: RootState, seat: Seat, kind: type[Option]) -> bool:
    """Return whether an action is about a landmark, hirelings or a faction not in this match."""
    if kind is UseHireling:
        return not state.hired
    for key, landmark in LANDMARKS.items():
        if kind in landmark.actions:
            return key not in state.landmarks
    hosts = [key for key, each in FACTIONS.items() if kind in each.guest_actions]
    others = [key for other, key in enumerate(state.factions) if other != seat]
    return bool(hosts) and not any(key in others for key in hosts)
