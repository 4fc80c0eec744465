"""The Legion in records of our own; the notation does not know it (QL.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.events import Event
from engine.root.factions.legion.board import board_of, has_colony
from engine.root.factions.legion.turn import CampaignAimed
from engine.root.hooks.notation import Letters, Notation, Unit, say
from engine.root.pieces import SUITS
from engine.root.state import NOBODY, RootState


def campaign(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    card = board_of(state, seat).campaign
    return {"board:U": [] if card == NOBODY else [card]}


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name the suit that a bird campaign is aimed at, and colonies that score (QL.4.3, QL.5.3)."""
    aimed = [event.suit for event in events if isinstance(event, CampaignAimed)]
    old, new = board_of(before, seat).colonized, board_of(after, seat).colonized
    scored = [each for each in new if each not in old and has_colony(before, seat, each)]
    return [
        *(say(f"$_c->{suit[0].upper()}", letters[seat]) for suit in aimed),
        *(say(f"$_t->{clearing}", letters[seat]) for clearing in scored),
    ]


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Aim the campaign."""
    suits = [suit for suit in SUITS if what == f"$_c->{suit[0].upper()}"]
    if suits:
        board_of(state, seat).suit = suits[0]


NOTATION = Notation(
    "U", standard=False, pieces={"colony": "t"}, cards=campaign, tell=tell, force=force
)
