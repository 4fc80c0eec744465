"""The draft of factions in public: what is left, who chooses next (Law 19.8)."""

from __future__ import annotations

from engine.core.language.messages import Message
from engine.root.cards.setup.drafting import free_cards
from engine.root.cards.setup.pool import faction_of
from engine.root.state import UNDECIDED, RootState


def draft_lines(state: RootState) -> list[Message]:
    """Describe a draft under way: the cards left, the locked one, the seats to follow."""
    if state.draft is None or UNDECIDED not in state.factions:
        return []
    free = free_cards(state)
    locked = [c for c in state.draft.cards if c not in (*free, *state.draft.chosen)]
    waiting = [seat for seat in reversed(state.order) if state.factions[seat] == UNDECIDED]
    lines = [Message("matter-draft", {"factions": write_factions(free)})]
    if locked:
        lines.append(
            Message("matter-draft-locked", {"factions": write_factions(locked)}, "19.8.2.II")
        )
    if len(waiting) > 1:
        after = " ".join(str(seat) for seat in waiting[1:])
        lines.append(Message("matter-draft-next", {"order": after}))
    return lines


def report_abandoned(state: RootState) -> list[Message]:
    """Report that a draft ends before everybody has chosen: nothing of it counts (19.8.3)."""
    waiting = state.factions.count(UNDECIDED)
    if state.draft is None or not waiting:
        return []
    return [Message("draft-abandoned", {"count": waiting}, "19.8.3")]


def write_factions(cards: list[str]) -> str:
    """Write the factions of setup cards as an argument of words."""
    return " ".join(faction_of(card) for card in cards)
