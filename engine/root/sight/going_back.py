"""Going back beyond a barrier: what lay face down and was seen since is shuffled again.

Hands, Supporters and plots stay: they were known before, and the seats that saw them remember.
"""

from __future__ import annotations

from engine.core.hooks.state import Shuffle
from engine.core.seats import Seat
from engine.root.hooks.faction import FACTIONS
from engine.root.state import RootState

DECK, QUESTS, RUINS = "deck", "quests", "ruins"


def touched(then: RootState, now: RootState) -> list[str]:
    """Name the piles of `then` of which anything was drawn or seen until `now`."""
    found = []
    if then.deck != now.deck:
        found.append(DECK)
    if then.quest_deck != now.quest_deck:
        found.append(QUESTS)
    unseen = unseen_ruins(now)
    if any(clearing not in unseen for clearing in unseen_ruins(then)):
        found.append(RUINS)
    return found


def shuffle_back(state: RootState, pile: str, shuffle: Shuffle) -> None:
    """Shuffle a pile, or what lies under the ruins that nobody has looked under."""
    if pile == DECK:
        shuffle(state.deck)
    elif pile == QUESTS:
        shuffle(state.quest_deck)
    elif pile == RUINS:
        unseen = unseen_ruins(state)
        items = [item for clearing in unseen for item in state.ruins[clearing]]
        shuffle(items)
        for clearing in unseen:
            state.ruins[clearing] = [items.pop() for _ in state.ruins[clearing]]
    else:
        raise LookupError(pile)


def unseen_ruins(state: RootState) -> list[int]:
    """List the ruins with something under them that nobody has looked under."""
    known = {
        clearing
        for seat, key in enumerate(state.factions)
        for clearing in FACTIONS[key].known_ruins(state, Seat(seat))
    }
    return [clearing for clearing in sorted(state.ruins) if clearing not in known]
