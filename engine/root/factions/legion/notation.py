"""How a record of our own writes the Legion, whom the notation does not know (QL.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.events import Event
from engine.root.factions.legion.board import SUITS, board_of
from engine.root.factions.legion.turn import CampaignAimed
from engine.root.hooks.notation import Letters, Notation, Unit, say
from engine.root.state import NOBODY, RootState


def campaign(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    card = board_of(state, seat).campaign
    return {"board:U": [] if card == NOBODY else [card]}


def told(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name the suit that a bird campaign is aimed at (QL.4.3)."""
    aimed = [event.suit for event in events if isinstance(event, CampaignAimed)]
    return [say(f"$_c->{suit[0].upper()}", letters[seat]) for suit in aimed]


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Aim the campaign."""
    suits = [suit for suit in SUITS if what == f"$_c->{suit[0].upper()}"]
    if suits:
        board_of(state, seat).suit = suits[0]


NOTATION = Notation(
    "U", standard=False, pieces={"colony": "t"}, cards=campaign, told=told, force=force
)
