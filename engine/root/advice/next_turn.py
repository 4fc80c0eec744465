"""Thinking ahead: a seat's next turn as if it were now, and the preconditions of its actions."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import entry
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import faces
from engine.root.rules.turn import begin_turn
from engine.root.state import NOBODY, RootState
from engine.root.view import RootView


def imagine_turn(state: RootState, seat: Seat) -> None:
    """Start the seat's turn at once, dropping the rest of the present one."""
    if state.current == NOBODY:
        raise Refused("no-queue")
    state.agenda[:] = [entry(begin_turn, seat)]


def precondition(view: RootView, type_name: str, value: Any) -> Any:
    """Return the contents of a clearing, or the places where the viewer has a card."""
    if type_name in ("Clearing", "Place"):
        return view.clearing(value) if value > 0 else None
    if type_name == "CardId":
        return where_held(view, value)
    if type_name == "Item":
        return dict(view.item_supply).get(value, 0)
    if type_name == "QuestId":
        return value in view.quests
    return None


def where_held(view: RootView, card: int) -> tuple[int, ...]:
    """Count the copies of a card in each place from which the viewer may play it."""
    assert view.seat is not None, "only a viewer with a seat thinks ahead"
    own = view.seats[view.seat]
    supporters = getattr(own.board, "supporter_cards", None) or ()
    face = faces((card,))[0]
    return tuple(pile.count(face) for pile in (view.hand, view.available, own.crafted, supporters))
