"""What the Season cards of fall and winter say (`orders_seasons.toml`)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.cards.spring_and_summer import PASS, PlaceUnit, each, together
from engine.runewars.cards.tactics_turn import drive_off
from engine.runewars.data.cards import HEROES, TACTIC_FACE
from engine.runewars.data.units import SHEETS, UNIT_OF, UNITS, UNITS_PER_AREA, neutrals_of
from engine.runewars.events.armies import StrongholdDamaged
from engine.runewars.pieces import NOBODY, RECTANGLE, TRIANGLE, AreaId, TacticId
from engine.runewars.rules.areas import allied_neutrals, controller, is_friendly
from engine.runewars.rules.battle.drawing import MAGIC_FAILS
from engine.runewars.rules.decks import (
    PickTactic,
    discard_tactics,
    draw_tactics,
    held_copies,
    keep_hand,
)
from engine.runewars.rules.forces import RunewarsTable, place_units, rout_units
from engine.runewars.rules.heroes.heroes import desert, health_of, hurt
from engine.runewars.rules.influence import bid, gain, highest, lowest
from engine.runewars.rules.orders.economy import set_dials
from engine.runewars.rules.orders.marching import SNOWED_IN
from engine.runewars.rules.seasons.icons import BITTER_COLD
from engine.runewars.rules.seasons.year import season_text
from engine.runewars.rules.strongholds import building_sites, replace_stronghold, strongholds_of
from engine.runewars.rules.victory.runes import InArea, place_dragon_rune, receive_rune
from engine.runewars.state import RunewarsState

MERCENARY_PRICE, WALL_PRICE = 3, 2
POOR_ABOVE, FAIR_FROM = 3, 5
WOLVES_FROM, HOARD = 5, 4


class PayInfluence(Option, frozen=True, gc=False, tag="runewars.payinfluence"):
    """Pay influence instead."""

    count: int


class LetGo(Option, frozen=True, gc=False, tag="runewars.letgo"):
    """Let allied neutral units of an area go."""

    area: AreaId


# Fall


@season_text("price_of_loyalty")
async def price_of_loyalty(t: RunewarsTable) -> None:
    """For each area with allied neutrals, pay an influence or let them retreat."""
    state = t.state
    for seat in state.in_game():
        for area in state.land.areas:
            if not allied_neutrals(state, seat, area):
                continue
            options: list[Option] = [PayInfluence(1)] if state.influence[seat] else []
            chosen = await t.choose(seat, "fall.loyalty", [*options, LetGo(area)], area=area)
            if isinstance(chosen, PayInfluence):
                gain(t, seat, -1)
            else:
                await drive_off(t, area, on_behalf=seat)


@season_text("council_of_judgement")
async def council_of_judgement(t: RunewarsTable) -> None:
    """The highest bidder draws two cards; the lowest of the others loses influence or a card."""
    state = t.state
    bids = await bid(t, "council_of_judgement")
    winner = await highest(t, bids)
    draw_tactics(t, winner, 2)
    await keep_hand(t, winner)
    others = {seat: count for seat, count in bids.items() if seat != winner}
    if not others:
        return
    judged = await lowest(t, others)
    hand = sorted({TACTIC_FACE[card] for card in state.tactics[judged]})
    options: list[Option] = [PickTactic(TacticId(card)) for card in hand]
    if state.influence[judged] >= 2 or not hand:
        options.append(PayInfluence(2))
    forced = len(options) == 1 and len(state.tactics[judged]) <= 1  # a hand's size is public
    chosen = await t.choose(judged, "fall.judgement", options, public=forced)
    if isinstance(chosen, PickTactic):
        discard_tactics(t, judged, held_copies(state.tactics[judged], [chosen.card]))
    else:
        gain(t, judged, -2)


@season_text("poor_crops")
async def poor_crops(t: RunewarsTable) -> None:
    """Each lowers its food dial by one, unless it is three or less."""
    for seat in t.state.in_game():
        food = t.state.dials[seat]["food"]
        if food > POOR_ABOVE:
            set_dials(t, seat, {"food": food - 1})


@season_text("divided_loyalties")
async def divided_loyalties(t: RunewarsTable) -> None:
    """Good heroes of evil factions and evil heroes of good ones desert."""
    state = t.state
    for hero in list(state.heroes):
        side = SHEETS[state.factions[hero.seat]].alignment
        if HEROES[hero.hero].alignment not in (side, "neutral"):
            desert(t, hero)


@season_text("mercenary_companies")
async def mercenary_companies(t: RunewarsTable) -> None:
    """In play order each may pay for a neutral rectangle unit or two triangle units as allies."""
    state = t.state
    for seat in state.in_game():
        if state.influence[seat] < MERCENARY_PRICE:
            continue
        options = [
            PlaceUnit(unit, area)
            for unit in [*neutrals_of(RECTANGLE), *neutrals_of(TRIANGLE)]
            if state.in_supply(unit)
            for area in strongholds_of(state, seat)
            if state.count_units(area) < UNITS_PER_AREA
        ]
        if options:
            chosen = await t.choose(seat, "fall.mercenaries", [*options, PASS])
            if isinstance(chosen, PlaceUnit):
                await hire(t, seat, chosen)


async def hire(t: RunewarsTable, seat: Seat, chosen: PlaceUnit) -> None:
    """Pay, and place one rectangle unit, or a triangle unit and perhaps another beside it."""
    state = t.state
    gain(t, seat, -MERCENARY_PRICE)
    place_units(t, seat, chosen.area, chosen.unit, 1)
    if UNITS[chosen.unit].shape != TRIANGLE or state.count_units(chosen.area) >= UNITS_PER_AREA:
        return
    bounds = {UNITS[u].key: min(1, state.in_supply(u)) for u in neutrals_of(TRIANGLE)}
    second = await t.amounts(
        seat, "fall.second_mercenary", bounds, least=0, most=1, area=chosen.area
    )
    for key in second:
        place_units(t, seat, chosen.area, UNIT_OF[key], 1)


@season_text("crumbling_walls")
async def crumbling_walls(t: RunewarsTable) -> None:
    """Whoever has two strongholds or more lets one crumble or pays two influence."""

    def options(state: RunewarsState, seat: Seat) -> list[Option]:
        own = strongholds_of(state, seat)
        whole: list[Option] = [InArea(area) for area, s in own.items() if not s.damaged]
        if len(own) < 2 or not whole:
            return []
        return [*whole, PayInfluence(WALL_PRICE)] if state.influence[seat] >= 2 else whole

    for seat, chosen in (await together(t, "fall.walls", each(t, options), may=False)).items():
        if isinstance(chosen, InArea):
            t.state.strongholds[chosen.area].damaged = True
            t.tell(StrongholdDamaged(seat, chosen.area))
        else:
            gain(t, seat, -WALL_PRICE)


@season_text("rich_harvest_fairs")
async def rich_harvest_fairs(t: RunewarsTable) -> None:
    """Each gains an influence per dial at five or more."""
    for seat in t.state.in_game():
        gain(t, seat, sum(value >= FAIR_FROM for value in t.state.dials[seat].values()))


@season_text("ancient_ruins")
async def ancient_ruins(t: RunewarsTable) -> None:
    """The highest bidder may place a damaged stronghold in an area it controls."""
    if not any(building_sites(t.state, seat) for seat in t.state.in_game()):
        return
    winner = await highest(t, await bid(t, "ancient_ruins"))
    options: list[Option] = [InArea(area) for area in building_sites(t.state, winner)]
    if not options:
        return
    chosen = await t.choose(winner, "fall.ruins", [*options, PASS])
    if isinstance(chosen, InArea):
        await replace_stronghold(t, winner, chosen.area)


# Winter


@season_text("councils_midwinter_offer")
async def councils_midwinter_offer(t: RunewarsTable) -> None:
    """The highest bidder receives a dragon rune."""
    if not t.state.dragon_runes:
        return
    await receive_rune(t, await highest(t, await bid(t, "councils_midwinter_offer")))


@season_text("power_for_the_pious")
async def power_for_the_pious(t: RunewarsTable) -> None:
    """All but the lowest bidder get a dragon rune, which the lowest bidder places."""
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
    """Special results of circle units do nothing this winter."""
    t.state.flags[MAGIC_FAILS] = 1


@season_text("bitter_cold")
async def bitter_cold(t: RunewarsTable) -> None:
    """Food dials of two and more count one lower in this winter's food check."""
    t.state.flags[BITTER_COLD] = 1


@season_text("wolves_at_the_gate")
async def wolves_at_the_gate(t: RunewarsTable) -> None:
    """Each routs a standing unit in every area away from home with five or more of its units."""
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
    """Heroes in areas that are not friendly take a damage, unless that would defeat them."""
    state = t.state
    for hero in list(state.heroes):
        if not is_friendly(state, hero.seat, hero.area) and (
            hero.damage + 1 < health_of(state, hero)
        ):
            hurt(t, hero, 1)


@season_text("snowed_in")
async def snowed_in(t: RunewarsTable) -> None:
    """Mobilize and Conquer bring units from one area less far this season."""
    t.state.flags[SNOWED_IN] = 1


@season_text("hoarded_secrets")
async def hoarded_secrets(t: RunewarsTable) -> None:
    """Whoever holds more than four Tactics cards discards down to four, the others draw one."""
    state = t.state
    rich = [seat for seat in state.in_game() if len(state.tactics[seat]) > HOARD]
    for seat in rich:
        await keep_hand(t, seat, HOARD)
    for seat in state.in_game():
        if seat not in rich:
            draw_tactics(t, seat, 1)
