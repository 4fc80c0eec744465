"""The effects of the Season cards of winter."""

from __future__ import annotations

from engine.runewars.data.units import UNIT_OF, UNITS
from engine.runewars.pieces import NOBODY
from engine.runewars.rules.battle.drawing import MAGIC_FAILS
from engine.runewars.rules.decks import (
    draw_tactics,
    keep_hand,
)
from engine.runewars.rules.forces import rout_units
from engine.runewars.rules.heroes.heroes import health_of, hurt
from engine.runewars.rules.influence import bid, highest, lowest
from engine.runewars.rules.map.areas import controller, is_friendly
from engine.runewars.rules.orders.marching import SNOWED_IN
from engine.runewars.rules.seasons.icons import BITTER_COLD
from engine.runewars.rules.seasons.year import season_text
from engine.runewars.rules.victory.runes import InArea, place_dragon_rune, receive_rune
from engine.runewars.state import RunewarsTable

WOLVES_FROM = 5
HOARD = 4


@season_text("councils_midwinter_offer")
async def councils_midwinter_offer(t: RunewarsTable) -> None:
    """Give the highest bidder a dragon rune."""
    if not t.state.dragon_runes:
        return
    await receive_rune(t, await highest(t, await bid(t, "councils_midwinter_offer")))


@season_text("power_for_the_pious")
async def power_for_the_pious(t: RunewarsTable) -> None:
    """Give all but the lowest bidder a dragon rune, which the lowest bidder places."""
    state = t.state
    if not state.dragon_runes:
        return
    chooser = await lowest(t, await bid(t, "power_for_the_pious"))
    for seat in state.in_game():
        if seat == chooser:
            continue
        places = [
            InArea(area)
            for area in state.land.areas
            if area not in state.runes and controller(state, area) in (seat, NOBODY)
        ]
        if places and state.dragon_runes:
            chosen = await t.choose(chooser, "winter.pious", places, receiver=seat)
            place_dragon_rune(t, chooser, chosen.area)


@season_text("magic_fails")
async def magic_fails(t: RunewarsTable) -> None:
    """Cancel the special results of circle units this winter."""
    t.state.flags[MAGIC_FAILS] = 1


@season_text("bitter_cold")
async def bitter_cold(t: RunewarsTable) -> None:
    """Count food dials of two and more one lower in this winter's food check."""
    t.state.flags[BITTER_COLD] = 1


@season_text("wolves_at_the_gate")
async def wolves_at_the_gate(t: RunewarsTable) -> None:
    """Make each seat rout a unit in every area away from home with five or more of its units."""
    state = t.state
    for seat in state.in_game():
        for area in state.land.areas:
            if state.holder[area] != seat or state.home_of(area) == seat:
                continue
            upright = {UNITS[unit].key: count for unit, count in state.standing(area).items()}
            if state.count_units(area) >= WOLVES_FROM and upright:
                chosen = await t.amounts(seat, "winter.wolves", upright, least=1, most=1, area=area)
                for key, count in chosen.items():
                    rout_units(t, area, UNIT_OF[key], count)


@season_text("long_nights")
async def long_nights(t: RunewarsTable) -> None:
    """Deal a damage to heroes in areas that are not friendly, unless that would defeat them."""
    state = t.state
    for hero in list(state.heroes):
        if not is_friendly(state, hero.seat, hero.area) and (
            hero.damage + 1 < health_of(state, hero)
        ):
            hurt(t, hero, 1)


@season_text("snowed_in")
async def snowed_in(t: RunewarsTable) -> None:
    """Shorten moves of units by Mobilize and Conquer by one area this season."""
    t.state.flags[SNOWED_IN] = 1


@season_text("hoarded_secrets")
async def hoarded_secrets(t: RunewarsTable) -> None:
    """Make seats with over four Tactics cards discard down to four; the others draw one."""
    state = t.state
    rich = [seat for seat in state.in_game() if len(state.tactics[seat]) > HOARD]
    for seat in rich:
        await keep_hand(t, seat, HOARD)
    for seat in state.in_game():
        if seat not in rich:
            draw_tactics(t, seat, 1)
