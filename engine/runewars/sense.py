"""The worth of a position to a seat, for computer players; from what that seat can see."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.runewars.areas import allied_neutrals, controlled, controller, is_friendly
from engine.runewars.pieces import NOBODY
from engine.runewars.settling import runes_needed
from engine.runewars.state import RunewarsState
from engine.runewars.tiles import AREAS
from engine.runewars.units import IS_NEUTRAL, UNITS, UNITS_PER_AREA

WON = 1000.0
DRAGON, UNKNOWN = 6.0, 2.6
"""What control of a known dragon rune is worth, and of a token not looked at."""
AREA, YIELD, CITY = 0.7, 0.35, 1.2
STRONGHOLD = 2.0


def sense_of(state: RunewarsState, seat: Seat) -> float:
    """Value a position: one's own standing less a share of what rivals have."""
    if state.winners:
        return WON if seat in state.winners else -WON
    mine = standing_of(state, seat, seat)
    rivals = [standing_of(state, other, seat) for other in state.in_game() if other != seat]
    if not rivals:
        return mine
    return mine - 0.35 * max(rivals) - 0.1 * sum(rivals) / len(rivals)


def standing_of(state: RunewarsState, seat: int, viewer: int) -> float:
    """Value what a seat has, as `viewer` sees it."""
    value = sum(area_worth(state, area) for area in controlled(state, seat))
    value += runes_worth(state, seat, viewer) + army_worth(state, seat)
    value += STRONGHOLD * sum(
        1.0 - 0.4 * s.damaged for s in state.strongholds.values() if s.seat == seat
    )
    value += 0.3 * min(state.influence[seat], 12) + 0.35 * len(state.tactics[seat])
    value += 0.25 * sum(state.dials[seat].values())
    value += 1.5 * sum(who == seat for who in state.titles.values())
    for hero in state.heroes_of(seat):
        value += 2.0 - 0.35 * hero.damage + 0.8 * len(hero.rewards)
        value += 0.4 * sum(hero.training.values())
    return value - 30.0 * state.eliminated[seat]


def area_worth(state: RunewarsState, area: int) -> float:
    """Value control of an area."""
    value = AREA + YIELD * sum(AREAS[area].yields.values())
    return value + (CITY if area in state.cities else 0.0)


def runes_worth(state: RunewarsState, seat: int, viewer: int) -> float:
    """Value the rune tokens a seat controls: known dragons most, and more near six."""
    value, dragons = 0.0, 0
    for area, rune in state.runes.items():
        if controller(state, area) != seat:
            continue
        if rune.faceup or viewer in rune.seen:
            dragons += rune.dragon
        else:
            value += UNKNOWN
    near = max(0, dragons - runes_needed(state) + 3)
    return value + DRAGON * dragons + 2.0 * near * near


def army_worth(state: RunewarsState, seat: int) -> float:
    """Value a seat's units: standing ones, and where they can reach something."""
    value = 0.0
    for area in state.land.areas:
        if state.holder[area] != seat:
            continue
        for kind, count in state.units[area].items():
            printed = UNITS[kind // 2]
            worth = 0.55 + 0.25 * printed.health
            value += count * worth * (0.75 if kind % 2 else 1.0)
            if IS_NEUTRAL[kind // 2]:
                value += 0.15 * count
        if not is_friendly(state, seat, area):
            value -= 0.1
        value += frontier(state, seat, area)
    return value + 0.05 * sum(allied_neutrals(state, seat, a) for a in state.land.areas)


def frontier(state: RunewarsState, seat: int, area: int) -> float:
    """Value that units stand beside areas worth taking, the more the fewer defend those."""
    here = state.count_units(area)
    best = 0.0
    for other, _ in state.land.beside[area]:  # type: ignore[index]
        if controller(state, other) == seat:
            continue
        defenders = state.count_units(other)
        ahead = min(1.0, max(0.0, (here - defenders) / UNITS_PER_AREA))
        rune = UNKNOWN if other in state.runes else 0.0
        best = max(best, 0.5 * ahead * (area_worth(state, other) + rune))
    return best - 0.02 * (state.holder[area] == NOBODY)
