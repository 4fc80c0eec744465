"""Threats of winning, from public facts: the line that a turn post may carry."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.seats import Scalar
from engine.root.data.cards import CARDS
from engine.root.data.maps import map_of
from engine.root.pieces import BIRD, write_clearings
from engine.root.rules.dominance import CLEARINGS_TO_RULE
from engine.root.view import RootView

NEAR = 25
"""Points from which everybody should be reminded."""


def threats(view: RootView) -> list[tuple[str, Mapping[str, Scalar]]]:
    """List the seats that may soon win: by a dominance card they can fulfil, or by points."""
    found: list[tuple[str, Mapping[str, Scalar]]] = []
    for seat in view.seats:
        if seat.dominance is not None:
            suit = CARDS[seat.dominance].suit
            held = [c.number for c in view.clearings if c.ruler == seat.seat]
            if suit == BIRD:
                opposite = map_of(view.map).opposite
                pairs = [c for c in held if opposite.get(c) in held]
                if pairs:
                    corners = write_clearings(sorted(pairs))
                    found.append(("threat-corners", {"seat": seat.key, "clearings": corners}))
                continue
            mine = [c for c in held if view.clearing(c).suit in (suit, "any")]
            if len(mine) >= CLEARINGS_TO_RULE:
                args = {"seat": seat.key, "suit": suit, "clearings": write_clearings(mine)}
                found.append(("threat-dominance", args))
        elif seat.points is not None and seat.points >= NEAR:
            found.append(("threat-points", {"seat": seat.key, "points": seat.points}))
    return found
