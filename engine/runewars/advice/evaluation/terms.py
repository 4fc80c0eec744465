"""The worth of a position to a seat, term by term, for the players that look ahead.

The words of a term are `term-<name>`. The greedy anchor uses `evaluation` instead.
"""

from __future__ import annotations

from engine.core.seats import Seat
from engine.runewars.advice.evaluation.lookahead_bias import way_to_rune
from engine.runewars.advice.evaluation.position import (
    DIAL,
    FOOD_DIAL,
    OBJECTIVE,
    WON,
    army_worth,
    hero_worth,
    runes_worth,
)
from engine.runewars.advice.evaluation.prospects import (
    STRONGHOLD,
    area_worth,
    battle_worth,
    clash_worth,
    unfold,
)
from engine.runewars.pieces import FOOD, NOBODY
from engine.runewars.rules.map.areas import controllers
from engine.runewars.rules.victory.objectives import closeness
from engine.runewars.state import RunewarsState

DAMAGED, DEVELOPED = 1.2, 0.8
INFLUENCE, RICH, MORE = (0.7, 10), 20, 0.3
"""Worth of each point of influence up to a number, and from there up to another: in the matches
learned from, winners had influence, while land hardly mattered."""
CARD, TITLE = 0.4, 2.5
ELIMINATED = -30.0
LEADER, RIVALS = 0.3, 0.15
"""Weights of the strongest rival's standing, and of the rivals' average."""


def terms(state: RunewarsState, seat: Seat) -> dict[str, float]:
    """Value a position in points, by terms."""
    if state.winners:
        return {"victory": WON if seat in state.winners else -WON}
    position, clashes = unfold(state)
    owners = controllers(position)
    found = seat_terms(position, owners, seat, seat)
    if marching := sum(clash_worth(state, clash) for clash in clashes if clash.seat == seat):
        found["march"] = marching
    rivals = [
        sum(seat_terms(position, owners, other, seat).values())
        for other in position.in_game()
        if other != seat
    ]
    if rivals:
        found["leader"] = -LEADER * max(rivals)
        found["rivals"] = -RIVALS * sum(rivals) / len(rivals)
    return found


def seat_terms(state: RunewarsState, owners: list[int], seat: int, viewer: int) -> dict[str, float]:
    """Value all that a seat has, as `viewer` sees it; `owners` names each area's controller."""
    if state.eliminated[seat]:
        return {"eliminated": ELIMINATED}
    each, full = INFLUENCE
    influence = state.influence[seat]
    found = {
        "land": sum(area_worth(state, area) for area in state.land.areas if owners[area] == seat),
        "runes": runes_worth(state, owners, seat, viewer),
        "army": army_worth(state, owners, seat, viewer),
        "strongholds": sum(
            STRONGHOLD - DAMAGED * wall.damaged + DEVELOPED * bool(wall.development)
            for wall in state.strongholds.values() if wall.seat == seat
        ),
        "influence": each * min(influence, full) + MORE * max(0, min(influence, RICH) - full),
        "cards": CARD * len(state.tactics[seat]),
        "dials": sum((FOOD_DIAL if resource == FOOD else DIAL) * (min(n, 6) + max(0, n - 6) / 2)
                     for resource, n in state.dials[seat].items()),
        "titles": TITLE * sum(who == seat for who in state.titles.values()),
        "heroes": sum(hero_worth(state, h, viewer) for h in state.heroes if h.seat == seat),
    }  # fmt: skip
    if state.battle is not None:
        found["battle"] = battle_worth(state, seat, viewer)
    if seat == viewer:
        found["heroes"] += way_to_rune(state, seat)
    if seat == viewer and state.objectives[seat] != NOBODY:
        near = closeness(state, Seat(seat))
        found["objective"] = OBJECTIVE * (near * near if near < 1 else 1.3)
    return found
