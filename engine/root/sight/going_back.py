"""Going back beyond a barrier: facedown things seen since are shuffled again.

Hands, Supporters and plots stay: they were known before, and the seats that saw them remember.
"""

from __future__ import annotations

from engine.core.hooks.state import Shuffle
from engine.core.seats import Seat
from engine.root.hooks.faction import FACTIONS, Faction, overriding
from engine.root.state import RootState

RUINS, FACEDOWN = "ruins", "facedown"


def piles(state: RootState) -> dict[str, list[int]]:
    """Return the facedown piles by name."""
    return {"deck": state.deck, "quests": state.quest_deck}


def saw_ruin(then: RootState, now: RootState) -> bool:
    """Return whether any seat looked under a ruin since `then`."""
    unseen = unseen_ruins(now)
    return any(clearing not in unseen for clearing in unseen_ruins(then))


def shuffle_ruins(state: RootState, shuffle: Shuffle) -> None:
    """Shuffle the items under the ruins that nobody has looked under."""
    unseen = unseen_ruins(state)
    items = [item for clearing in unseen for item in state.ruins[clearing]]
    shuffle(items)
    for clearing in unseen:
        state.ruins[clearing] = [items.pop() for _ in state.ruins[clearing]]


def saw_facedown(then: RootState, now: RootState) -> bool:
    """Return whether any of the things that factions hide from all was seen since `then`."""
    hidden = overriding(then.factions, Faction.saw_hidden)
    return any(faction.saw_hidden(then, now, seat) for seat, faction in hidden)


def shuffle_facedown(state: RootState, shuffle: Shuffle) -> None:
    """Shuffle the things that factions hide from all."""
    for seat, faction in overriding(state.factions, Faction.shuffle_hidden):
        faction.shuffle_hidden(state, seat, shuffle)


def unseen_ruins(state: RootState) -> list[int]:
    """List the ruins with items that nobody has looked under."""
    known = {
        clearing
        for seat, key in enumerate(state.factions)
        for clearing in FACTIONS[key].known_ruins(state, Seat(seat))
    }
    return [clearing for clearing in sorted(state.ruins) if clearing not in known]
