"""Heroes beside a battle, if the table plays with them: supporters (J2) and commanders (J3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Option, Pass
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.units import IS_NEUTRAL
from engine.runewars.events.heroes import CommanderLed, HeroBacked, HeroRouted
from engine.runewars.pieces import NOBODY, AreaId, HeroId, UnitId
from engine.runewars.rules.battle.losses import battle_of, policy, standing
from engine.runewars.rules.heroes.heroes import move_hero
from engine.runewars.rules.map.areas import steps_from
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState, RunewarsTable

BACKED = "backed"
"""Mark of a battle: `backed.<hero>` is the type that a hero backs."""
LED = "led"
"""Mark of a battle: `led.<side>` once the side's commander has helped."""


class Back(Option, frozen=True, gc=False, tag="runewars.back"):
    """A hero that stands beside a type of unit in a battle."""

    hero: HeroId
    unit: UnitId


class Lead(Option, frozen=True, gc=False, tag="runewars.lead"):
    """Use the commander to help the type that draws now."""


# Supporters (J2)


@step("backing.back_units")
async def back_units(t: RunewarsTable, side: Seat) -> None:
    """Ask each standing hero in the area for an own type to back: one card more, one discarded."""
    state = t.state
    battle = state.battle
    if battle is None or state.options["hero_support"] != "on":
        return
    for hero in state.heroes_in(battle.area, side):
        options = [] if hero.routed else types_to_back(state, side, hero.hero)
        if not options:
            continue
        chosen = await choose_backing(t, side, options)
        if isinstance(chosen, Back):
            battle.effects[f"{BACKED}.{chosen.hero}"] = chosen.unit
            draw_one_more(state, side, chosen.unit)
            t.tell(HeroBacked(side, chosen.hero, chosen.unit))


def types_to_back(state: RunewarsState, side: int, hero: int) -> list[Back]:
    """List the standing types of a side's faction that no hero backs yet, most units first."""
    effects = battle_of(state).effects
    taken = {effects.get(f"{BACKED}.{own.hero}") for own in state.heroes_of(side)}
    counts = Counter(each.unit for each in standing(state, side) if not IS_NEUTRAL[each.unit])
    free = sorted((unit for unit in counts if unit not in taken), key=lambda u: (-counts[u], u))
    return [Back(HeroId(hero), UnitId(unit)) for unit in free]


async def choose_backing(t: RunewarsTable, side: Seat, options: Sequence[Back]) -> Option:
    """Choose the type that a hero backs; by plan, in another's turn, the most numerous."""
    if t.planned and side != t.state.current:
        return options[0]
    area = battle_of(t.state).area
    return await t.choose(side, "battle.back", [*options, Pass()], hero=options[0].hero, area=area)


def draw_one_more(state: RunewarsState, side: int, unit: int) -> None:
    """Give a type one more card, and one to discard before anything is resolved."""
    effects = battle_of(state).effects
    for name in ("extra", "discard"):
        key = f"{name}.{side}.{unit}"
        effects[key] = effects.get(key, 0) + 1


# Commanders (J3)


async def lead_units(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Offer the side's commander in the area to a type that draws, once per battle."""
    state, battle = t.state, battle_of(t.state)
    leader = next((h for h in state.heroes_in(battle.area, side) if h.commander), None)
    if leader is None or leader.routed or f"{LED}.{side}" in battle.effects:
        return
    if not await wants_lead(t, Seat(side), unit):
        return
    battle.effects[f"{LED}.{side}"] = 1
    draw_one_more(state, side, unit)
    t.tell(CommanderLed(Seat(side), HeroId(leader.hero), unit))


async def wants_lead(t: RunewarsTable, side: Seat, unit: UnitId) -> bool:
    """Choose whether the commander helps now; a policy waits for the most numerous type."""
    state, battle = t.state, battle_of(t.state)
    if policy(state, side) == "ask":
        options: list[Option] = [Lead(), Pass()]
        chosen = await t.choose(side, "battle.lead", options, unit=unit, area=battle.area)
        return isinstance(chosen, Lead)
    counts = Counter(each.unit for each in standing(state, side))
    ahead = [n for each, n in counts.items() if f"{side}.{each}" not in battle.drawn]
    return counts[unit] >= max(ahead, default=0)


# Defeat


async def heroes_retreat(t: RunewarsTable, side: int, area: AreaId, to: AreaId | None) -> None:
    """Rout the supporters and the commander of a beaten side, and make them retreat with its units.

    If they cannot follow, each goes to an area beside the battle, its player's choice (part 8).
    """
    state, battle = t.state, battle_of(t.state)
    for hero in list(state.heroes_in(area, side)):
        if hero.commander or f"{BACKED}.{hero.hero}" in battle.effects:
            await hero_retreats(t, hero, to)


async def hero_retreats(t: RunewarsTable, hero: HeroPiece, to: AreaId | None) -> None:
    """Rout a hero and make it leave its area."""
    state, seat = t.state, Seat(hero.seat)
    hero.routed = True
    t.tell(HeroRouted(seat, HeroId(hero.hero)))
    near = steps_from(state, hero.area, flying=False, seat=NOBODY)
    places = [InArea(area) for area in near if to in (None, area)] or [*map(InArea, near)]
    if places:
        chosen = await t.choose(seat, "battle.hero_retreat", places, hero=hero.hero)
        move_hero(t, hero, chosen.area)
