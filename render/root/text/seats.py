"""A seat in words: a line with all open information on its board."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.root.view import (
    RootView,
    SeatView,
    UndecidedView,
    VagabondView,
)
from render.root.factions import FACTIONS
from render.root.printed import suit_of
from render.root.text.names import cards_line, items_line, name_of


def seat_line(view: RootView, seat: SeatView, words: Words) -> str:
    """Describe all open information on a seat's board."""
    parts = [_standing(view, seat, words), words.say("text-cards", n=seat.cards)]
    if not isinstance(seat.board, (VagabondView, UndecidedView)):
        parts.append(words.say("text-supply", n=seat.warriors))
    parts += FACTIONS[type(seat.board)].describe(view, seat, seat.board, words)
    if seat.items:
        counts = {item: seat.items.count(item) for item in seat.items}
        parts.append(words.say("text-items", items=items_line(counts.items(), words)))
    if seat.crafted:
        parts.append(words.say("text-crafted", cards=cards_line(seat.crafted)))
    return words.say("text-seat", who=name_of(seat, words), rest="; ".join(parts))


def _standing(view: RootView, seat: SeatView, words: Words) -> str:
    if seat.points is not None:
        return words.say("text-points", n=seat.points)
    if seat.partner is not None:
        return words.say("text-coalition", who=name_of(view.seats[seat.partner], words))
    if seat.dominance is not None:
        suit = words.say(f"suit-{suit_of(seat.dominance)}")
        return words.say("text-dominance", suit=suit)
    return words.say("text-no-marker")
