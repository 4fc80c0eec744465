"""The orders to march, Mobilize and Conquer (2 and 3; parts 4 and 5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.board import Going, HeroPiece
from engine.runewars.data.tiles import AREA_OF, AREAS
from engine.runewars.data.units import IS_NEUTRAL, UNIT_OF, UNITS, UNITS_PER_AREA
from engine.runewars.events.armies import AreaActivated
from engine.runewars.pieces import NOBODY, AreaId, HeroId, UnitId
from engine.runewars.rules.heroes.heroes import move_hero
from engine.runewars.rules.map.areas import (
    UNIT_RANGE,
    can_reach,
    is_enemy,
    is_friendly,
    is_neutral,
    range_of,
    reach,
    steps_from,
)
from engine.runewars.rules.orders.arriving import BATTLED, arrive
from engine.runewars.rules.orders.turn import PRIMARY, Order, finish_primary, order_card
from engine.runewars.state import RunewarsState, RunewarsTable

MOBILIZE = 2
CONQUER = 3
ACTIVATIONS = "turn.activations"
"""Flag with the number of areas that this order has activated."""
SNOWED_IN = "season.snowed_in"


@action("runewars activate")
class Activate(Option, frozen=True, gc=False, tag="runewars.activate"):
    """Put an activation token in an area and move into it."""

    area: AreaId


class Follow(Option, frozen=True, gc=False, tag="runewars.follow"):
    """A hero that goes along."""

    hero: HeroId


class Marching(Order):
    """Activate an area and move into it."""

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the areas that may be activated: any without a token of the seat's.

        Nothing if nobody could march into any of them.
        """
        open_areas = [a for a in state.land.areas if not state.activated[a] >> seat & 1]
        near = {other for area in movable_from(state, seat) for other, _ in state.land.beside[area]}
        likely = sorted(open_areas, key=lambda area: area not in near)
        marchers = any(could_enter(state, seat, area) for area in likely)
        return [Activate(area) for area in open_areas] if marchers else []


@order_card
class Mobilize(Marching):
    """Activate an area and move into it; with the bonus, twice."""

    number = MOBILIZE
    key = "mobilize"

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """Offer a second area."""
        return self.primary(state, seat) if state.flags.get(ACTIVATIONS, 0) < 2 else []


@order_card
class Conquer(Marching):
    """Activate an area and move into it; its bonus works by itself in the battle's tally."""

    number = CONQUER
    key = "conquer"


@performs(Activate)
async def activate(t: RunewarsTable, seat: Seat, action: Activate) -> None:
    """Put the token down, choose the units and heroes to move in, and resolve their arrival."""
    state, area = t.state, action.area
    if state.phase == PRIMARY:
        finish_primary(state)
    state.flags[ACTIVATIONS] = state.flags.get(ACTIVATIONS, 0) + 1
    state.activated[area] |= 1 << seat
    t.tell(AreaActivated(seat, area))
    await choose_units(t, seat, area)
    for hero in await choose_heroes(t, seat, area):
        move_hero(t, hero, area)
    if state.pending:
        await arrive(t, seat, area)


async def choose_units(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Choose the units that move in: those of the faction, then allied neutrals with them."""
    state = t.state
    most = most_arriving(state, seat, area)
    for neutral in (False, True):
        if neutral and not state.pending and not is_friendly(state, seat, area):
            return
        bounds = in_reach(state, seat, area, neutral)
        left = most - sum(each.number for each in state.pending)
        chosen = await t.amounts(
            seat, "march.allies" if neutral else "march.units", bounds,
            least=0, most=max(0, min(left, sum(bounds.values()))), area=area,
        )  # fmt: skip
        for key, count in chosen.items():
            origin, _, unit = key.partition(".")
            state.pending.append(Going(AREA_OF[origin], area, UNIT_OF[unit], count))


def could_enter(state: RunewarsState, seat: Seat, area: AreaId) -> bool:
    """Return whether some unit or hero could march into an area now."""
    kinds = (False, True) if is_friendly(state, seat, area) else (False,)
    some = (unit for neutral in kinds for unit in coming(state, seat, area, neutral))
    if most_arriving(state, seat, area) and next(some, None):
        return True
    return bool(heroes_coming(state, seat, area))


def units_coming(state: RunewarsState, seat: Seat, area: AreaId) -> int:
    """Count the units that could march into an area; allies go alone only to friends (4.11)."""
    most = most_arriving(state, seat, area)
    coming = sum(in_reach(state, seat, area, neutral=False).values()) if most else 0
    if most and (coming or is_friendly(state, seat, area)):
        coming += sum(in_reach(state, seat, area, neutral=True).values())
    return min(most, coming)


def heroes_coming(state: RunewarsState, seat: Seat, area: AreaId) -> list[HeroPiece]:
    """List the heroes that could go along into an area."""
    return [
        hero
        for hero in state.heroes_of(seat)
        if not hero.routed and hero.area != area and hero_comes(state, hero, area)
    ]


def most_arriving(state: RunewarsState, seat: Seat, area: AreaId) -> int:
    """Return how many units may move in: none if no second battle may be started (part 6)."""
    if not state.flags.get(BATTLED):
        return 1000
    if is_enemy(state, seat, area):
        return 0
    if is_neutral(state, area):
        return UNITS_PER_AREA if state.influence[seat] else 0
    return 1000


def in_reach(state: RunewarsState, seat: Seat, area: AreaId, neutral: bool) -> dict[str, int]:
    """Count the units that could move in, by origin and type: `3A.bowman`."""
    return dict(coming(state, seat, area, neutral))


def coming(
    state: RunewarsState, seat: Seat, area: AreaId, neutral: bool
) -> Iterator[tuple[str, int]]:
    """Yield origin and type, and the number, of the units that could move in."""
    # Ways are as long in both directions, so they are followed from the area, once a gait.
    ways: dict[tuple[int, bool], Collection[AreaId]] = {}
    for origin in movable_from(state, seat):
        if origin == area:
            continue
        for unit, count in state.standing(origin).items():
            if IS_NEUTRAL[unit] != neutral:
                continue
            most, flying = gait = steps_of(state, unit), UNITS[unit].flying
            if gait not in ways:
                ways[gait] = reach(state, seat, area, most, flying=flying)
            if origin in ways[gait]:
                yield f"{AREAS[origin].key}.{UNITS[unit].key}", count


def in_reach_of_each(state: RunewarsState, seat: int) -> dict[AreaId, dict[str, int]]:
    """Count the faction's units that could move into each area, as `in_reach` does for one."""
    found: dict[AreaId, dict[str, int]] = {}
    for origin in movable_from(state, seat):
        ways: dict[tuple[int, bool], Iterable[AreaId]] = {}
        for unit, count in state.standing(origin).items():
            if IS_NEUTRAL[unit]:
                continue
            most, flying = gait = steps_of(state, unit), UNITS[unit].flying
            if gait not in ways:
                ways[gait] = reach(state, seat, origin, most, flying=flying)
            for area in ways[gait]:
                found.setdefault(area, {})[f"{AREAS[origin].key}.{UNITS[unit].key}"] = count
    return found


def comes(state: RunewarsState, seat: int, origin: int, area: AreaId, unit: UnitId) -> bool:
    """Return whether a unit is near enough to an area, and the way is open."""
    most = steps_of(state, unit)
    return can_reach(state, seat, origin, area, most, flying=UNITS[unit].flying)


def steps_of(state: RunewarsState, unit: UnitId) -> int:
    """Return how many areas a unit moves now."""
    return range_of(unit) - (1 if state.flags.get(SNOWED_IN) else 0)


async def choose_heroes(t: RunewarsTable, seat: Seat, area: AreaId) -> list[HeroPiece]:
    """Choose the heroes that go along, from neighbouring areas or as far as the table allows."""
    state = t.state
    options = [Follow(HeroId(hero.hero)) for hero in heroes_coming(state, seat, area)]
    chosen = await t.choose_some(
        seat, "march.heroes", options, least=0, most=len(options), area=area
    )
    return [state.hero(each.hero) for each in chosen]


def hero_comes(state: RunewarsState, hero: HeroPiece, area: AreaId) -> bool:
    """Return whether a hero is near enough; it may pass enemy and neutral areas (part 4).

    A commander moves like a unit, and goes where units may not simply go only with units (J3).
    """
    if hero.commander:
        alone = not state.pending and (is_enemy(state, hero.seat, area) or is_neutral(state, area))
        return not alone and not is_bound(state, hero) and commander_comes(state, hero, area)
    edge = {AreaId(hero.area)}
    for _ in range(int(state.options["hero_order_move"])):
        edge |= {n for a in edge for n in steps_from(state, a, flying=False, seat=NOBODY)}
    return area in edge


def is_bound(state: RunewarsState, hero: HeroPiece) -> bool:
    """Return whether its player's activation token keeps a commander where it is (J3)."""
    return hero.commander and bool(state.activated[hero.area] >> hero.seat & 1)


def commander_comes(state: RunewarsState, hero: HeroPiece, area: AreaId) -> bool:
    """Return whether a commander is as near as a unit without wings must be."""
    most = UNIT_RANGE - (1 if state.flags.get(SNOWED_IN) else 0)
    return can_reach(state, hero.seat, hero.area, area, most, flying=False)


def movable_from(state: RunewarsState, seat: int) -> Iterator[AreaId]:
    """Yield the areas whose units a seat may move: not those with its activation token."""
    for area in state.land.areas:
        if state.holder[area] == seat and not state.activated[area] >> seat & 1:
            yield area
