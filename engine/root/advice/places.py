"""The clearings and forests that an option is about, for questions on the map (Law 2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.choices.places import Way, places_named, way_along, ways_of
from engine.core.choices.questions import Question
from engine.core.seats import Seat
from engine.root.factions.vagabond.actions import Aid, Explore, Strike
from engine.root.factions.vagabond.board import board_of
from engine.root.factions.vagabond.moving import Slip, VagabondMove
from engine.root.factions.vagabond.special_actions import (
    Duel,
    Glide,
    Hideout,
    Instigate,
    ScorchEarth,
    Steal,
)
from engine.root.hooks.faction import Faction, overriding, spelled_out
from engine.root.state import RootState

PLACES = ("Clearing", "Place")
PAWN_MOVES = (VagabondMove, Slip, Glide)
WHERE_THE_PAWN_IS = (
    Explore, Aid, Strike, Steal, Instigate, ScorchEarth, Hideout, Duel,
)  # fmt: skip
"""Actions that name no clearing, since they take place at the pawn (Law 9.5)."""


def places(state: RootState, question: Question) -> Sequence[Way]:
    """Return the way of each option, or of each kind of amounts."""
    pawn = pawn_place(state, question.seat)

    def way_of(option: Option) -> Way:
        if isinstance(option, WHERE_THE_PAWN_IS):
            return Way(to=pawn)
        way = way_along(places_named(spelled_out(state, question.seat, option), PLACES))
        return Way(pawn, way.to) if isinstance(option, PAWN_MOVES) else way

    def place_of(kind: str) -> int | None:
        return int(kind) if kind.isdigit() and 0 < int(kind) < len(state.suits) else None

    said = question.context
    around = way_along([int(said[name]) for name in ("origin", "to") if name in said])
    if "clearing" in said:
        around = Way(to=int(said["clearing"]))
    return ways_of(question, way_of, place_of, around)


def pawn_place(state: RootState, seat: Seat) -> int | None:
    """Return the place of a seat's pawn; None for a seat without one on the map."""
    if not any(owner == seat for owner, _ in overriding(state.factions, Faction.pawn_place)):
        return None
    return int(board_of(state, seat).place) or None
