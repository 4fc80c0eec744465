"""Tactics cards about places, in the player's own turn: tokens, cities, passes, beasts."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.editions import BEASTS
from engine.runewars.data.units import IS_NEUTRAL
from engine.runewars.events.armies import AreaActivated
from engine.runewars.events.map import CityDestroyed
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.battle.retreating import retreat_neutrals, send_neutrals
from engine.runewars.rules.forces import lift
from engine.runewars.rules.influence import Name
from engine.runewars.rules.map.areas import (
    controllers,
    is_friendly,
    is_uncontrolled,
)
from engine.runewars.rules.strongholds import (
    replace_stronghold,
)
from engine.runewars.rules.tactics import tactic
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState, RunewarsTable


class TokenIn(Option, frozen=True, gc=False, tag="runewars.tokenin"):
    """A seat's activation token in an area."""

    seat: Seat
    area: AreaId


# Horrific Rumors


def token_places(state: RunewarsState, seat: int) -> list[Option]:
    """List where an opponent's token may go: not its own area, and none of its tokens there."""
    owners = controllers(state)
    return [
        TokenIn(Seat(other), area)
        for other in state.in_game()
        if other != seat
        for area in state.land.areas
        if owners[area] != other and not state.activated[area] >> other & 1
    ]


@tactic("horrific_rumors", lambda state, seat, moment: bool(token_places(state, seat)))
async def horrific_rumors(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Put an opponent's activation token in an area that it does not control."""
    options = token_places(t.state, seat)
    seats = [Name(other) for other in sorted({o.seat for o in options if isinstance(o, TokenIn)})]
    named = await t.choose(seat, "tactics.rumors_of", seats)
    fit = [each for each in options if isinstance(each, TokenIn) and each.seat == named.seat]
    chosen = await t.choose(seat, "tactics.rumors", fit)
    t.state.activated[chosen.area] |= 1 << chosen.seat
    t.tell(AreaActivated(chosen.seat, chosen.area))


# Lost City


def lost_cities(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the uncontrolled areas without a city or battle that hold a hero of the seat."""
    areas = {AreaId(hero.area) for hero in state.heroes_of(seat)}
    return [a for a in sorted(areas) if is_uncontrolled(state, a) and a not in state.cities]


@tactic("lost_city", lambda state, seat, moment: bool(lost_cities(state, seat)))
async def lost_city(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Drive off the neutrals of such an area and place a damaged stronghold there."""
    options = [InArea(area) for area in lost_cities(t.state, seat)]
    area = (await t.choose(seat, "tactics.lost_city", options)).area
    await retreat_neutrals(t, area)
    await replace_stronghold(t, seat, area)


# Raze a City


def own_cities(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the cities a seat controls."""
    return [AreaId(area) for area in sorted(state.cities) if is_friendly(state, seat, area)]


@tactic("raze_a_city", lambda state, seat, moment: bool(own_cities(state, seat)))
async def raze_a_city(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Destroy a city that the player controls."""
    options = [InArea(area) for area in own_cities(t.state, seat)]
    area = (await t.choose(seat, "tactics.raze_a_city", options)).area
    destroy_city(t, area)


def destroy_city(t: RunewarsTable, area: AreaId) -> None:
    """Turn a city's token over for good."""
    t.tell(CityDestroyed(area, t.state.cities.pop(area)))


@tactic("mountain_pass", lambda state, seat, moment: True)
async def mountain_pass(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Open mountain and water borders to the player's units until the order is resolved."""
    t.state.flags[f"turn.mountain_pass.{seat}"] = 1


# Turn the Beasts


def beasts(state: RunewarsState) -> list[AreaId]:
    """List the areas with neutral units, allied or not, outside the battle under way."""
    fought = state.battle.area if state.battle is not None else 0
    return [
        area
        for area in state.land.areas
        if area != fought and any(IS_NEUTRAL[kind // 2] for kind in state.units[area])
    ]


@tactic("turn_the_beasts", lambda state, seat, moment: bool(beasts(state)))
async def turn_the_beasts(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Make all neutral units of an area retreat, routed and no longer allied."""
    state = t.state
    options = [InArea(area) for area in beasts(state)]
    area = (await t.choose(seat, "tactics.turn_the_beasts", options)).area
    by_owner = state.options.get(BEASTS) == "owner"
    await drive_off(t, area, chooser=state.holder[area] if by_owner else NOBODY)


async def drive_off(
    t: RunewarsTable, area: AreaId, *, on_behalf: int = NOBODY, chooser: int = NOBODY
) -> None:
    """Make all neutral units of an area, allied or not, retreat as neutrals.

    `chooser` is the seat that chooses where to, as a table option may say for allies.
    """
    state = t.state
    gone: dict[int, int] = {}
    owner = state.holder[area]
    for kind, count in list(state.units[area].items()):
        if IS_NEUTRAL[kind // 2]:
            gone[kind // 2] = gone.get(kind // 2, 0) + count
            lift(state, area, kind // 2, count, routed=bool(kind % 2))
    if state.units[area]:
        state.holder[area] = owner
    await send_neutrals(t, area, gone, on_behalf=on_behalf, chooser=chooser)
