"""The effects of the Season cards of fall."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.cards.seasons.choices import PASS, PlaceUnit, together
from engine.runewars.cards.tactics.places import drive_off
from engine.runewars.data.cards import HEROES, TACTIC_FACE
from engine.runewars.data.units import SHEETS, UNIT_OF, UNITS, UNITS_PER_AREA, neutrals_of
from engine.runewars.events.armies import StrongholdDamaged
from engine.runewars.pieces import RECTANGLE, TRIANGLE, AreaId, TacticId
from engine.runewars.rules.decks import (
    PickTactic,
    discard_tactics,
    draw_tactics,
    held_copies,
    keep_hand,
)
from engine.runewars.rules.forces import place_units
from engine.runewars.rules.heroes.heroes import desert
from engine.runewars.rules.influence import bid, gain, highest, lowest
from engine.runewars.rules.map.areas import allied_neutrals
from engine.runewars.rules.orders.economy import set_dials
from engine.runewars.rules.seasons.year import season_text
from engine.runewars.rules.strongholds import building_sites, replace_stronghold, strongholds_of
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState, RunewarsTable

MERCENARY_PRICE, WALL_PRICE = 3, 2
POOR_ABOVE, FAIR_FROM = 3, 5


class PayInfluence(Option, frozen=True, gc=False, tag="runewars.payinfluence"):
    """Pay influence instead."""

    count: int


class LetGo(Option, frozen=True, gc=False, tag="runewars.letgo"):
    """Send an area's allied neutral units away."""

    area: AreaId


@season_text("price_of_loyalty")
async def price_of_loyalty(t: RunewarsTable) -> None:
    """Make each seat pay an influence for each area with allied neutrals, or let them retreat."""
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
    """Draw two cards for the highest bidder; the lowest other bidder loses influence or a card."""
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
        discard_tactics(t, judged, held_copies(state, judged, [chosen.card]))
    else:
        gain(t, judged, -2)


@season_text("poor_crops")
async def poor_crops(t: RunewarsTable) -> None:
    """Lower each seat's food dial by one, unless it is three or less."""
    for seat in t.state.in_game():
        food = t.state.dials[seat]["food"]
        if food > POOR_ABOVE:
            set_dials(t, seat, {"food": food - 1})


@season_text("divided_loyalties")
async def divided_loyalties(t: RunewarsTable) -> None:
    """Make good heroes of evil factions, and evil heroes of good ones, desert."""
    state = t.state
    for hero in list(state.heroes):
        side = SHEETS[state.factions[hero.seat]].alignment
        if HEROES[hero.hero].alignment not in (side, "neutral"):
            desert(t, hero)


@season_text("mercenary_companies")
async def mercenary_companies(t: RunewarsTable) -> None:
    """Offer each seat in play order a neutral rectangle or two triangle units as paid allies."""
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
    """Make each seat with two or more strongholds lose one or pay two influence."""

    def options(state: RunewarsState, seat: Seat) -> list[Option]:
        own = strongholds_of(state, seat)
        whole: list[Option] = [InArea(area) for area, s in own.items() if not s.damaged]
        if len(own) < 2 or not whole:
            return []
        return [*whole, PayInfluence(WALL_PRICE)] if state.influence[seat] >= 2 else whole

    for seat, chosen in (await together(t, "fall.walls", options, may=False)).items():
        if isinstance(chosen, InArea):
            t.state.strongholds[chosen.area].damaged = True
            t.tell(StrongholdDamaged(seat, chosen.area))
        else:
            gain(t, seat, -WALL_PRICE)


@season_text("rich_harvest_fairs")
async def rich_harvest_fairs(t: RunewarsTable) -> None:
    """Give each seat an influence per dial at five or more."""
    for seat in t.state.in_game():
        gain(t, seat, sum(value >= FAIR_FROM for value in t.state.dials[seat].values()))


@season_text("ancient_ruins")
async def ancient_ruins(t: RunewarsTable) -> None:
    """Offer the highest bidder a damaged stronghold in an area it controls."""
    if not any(building_sites(t.state, seat) for seat in t.state.in_game()):
        return
    winner = await highest(t, await bid(t, "ancient_ruins"))
    options: list[Option] = [InArea(area) for area in building_sites(t.state, winner)]
    if not options:
        return
    chosen = await t.choose(winner, "fall.ruins", [*options, PASS])
    if isinstance(chosen, InArea):
        await replace_stronghold(t, winner, chosen.area)
