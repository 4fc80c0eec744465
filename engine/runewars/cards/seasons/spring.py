"""The effects of the Season cards of spring."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.cards.seasons.choices import PlaceUnit, together, turn_dials
from engine.runewars.data.units import SHEETS, UNITS, UNITS_PER_AREA, units_of
from engine.runewars.pieces import NOBODY, RESOURCES, TRIANGLE, HeroId
from engine.runewars.rules.decks import draw_quests, draw_tactics, keep_hand, keep_quests
from engine.runewars.rules.forces import place_units
from engine.runewars.rules.heroes.heroes import heal
from engine.runewars.rules.influence import bid, gain, highest
from engine.runewars.rules.map.areas import is_friendly
from engine.runewars.rules.orders.economy import set_dials, yields
from engine.runewars.rules.seasons.icons import LONG_WINTER
from engine.runewars.rules.seasons.year import SEASON, season_text
from engine.runewars.rules.strongholds import RaiseDial, strongholds_of
from engine.runewars.state import RunewarsState, RunewarsTable

STORMY_UP_TO = 3


class DrawQuest(Option, frozen=True, gc=False, tag="runewars.drawquest"):
    """Draw a Quest card."""


class HealHim(Option, frozen=True, gc=False, tag="runewars.healhim"):
    """A hero whose damage is removed."""

    hero: HeroId


class Fresh(Option, frozen=True, gc=False, tag="runewars.fresh"):
    """Put the Objective away and draw another."""


@season_text("stormy_weather")
async def stormy_weather(t: RunewarsTable) -> None:
    """Limit orders up to three to the highest bidder, or to nobody if all bid nothing."""
    bids = await bid(t, "stormy_weather")
    winner = await highest(t, bids) if any(bids.values()) else NOBODY
    for seat in bids:
        if seat != winner:
            t.state.flags[f"{SEASON}stormy.{seat}"] = STORMY_UP_TO


@season_text("famine")
async def famine(t: RunewarsTable) -> None:
    """Lower every dial that exceeds the yield of the seat's areas to that yield."""
    state = t.state
    for seat in state.in_game():
        most, now = yields(state, seat), state.dials[seat]
        set_dials(t, seat, {str(r): min(now[r], most[r]) for r in RESOURCES})


@season_text("prepare_for_coming_year")
async def prepare_for_coming_year(t: RunewarsTable) -> None:
    """Offer each seat to replace its unscored Objective, while there are any."""
    state = t.state

    def options(state: RunewarsState, seat: Seat) -> list[Fresh]:
        return [] if state.objectives[seat] == NOBODY else [Fresh()]

    for seat in await together(t, "spring.objective", options):
        if deck := state.objective_decks[SHEETS[state.factions[seat]].alignment]:
            state.objectives[seat] = deck.pop()


@season_text("council_of_the_thaw")
async def council_of_the_thaw(t: RunewarsTable) -> None:
    """Draw three Tactics cards for the highest bidder, one for each other bidder."""
    bids = await bid(t, "council_of_the_thaw")
    winner = await highest(t, bids)
    for seat, count in bids.items():
        if seat == winner:
            draw_tactics(t, seat, 3)
        elif count:
            draw_tactics(t, seat, 1)
    for seat in bids:
        await keep_hand(t, seat)


@season_text("volunteers")
async def volunteers(t: RunewarsTable) -> None:
    """Offer each seat a triangle unit of its faction at one of its strongholds."""

    def options(state: RunewarsState, seat: Seat) -> list[PlaceUnit]:
        return [
            PlaceUnit(unit, area)
            for unit in units_of(state.factions[seat])
            if UNITS[unit].shape == TRIANGLE and state.in_supply(unit)
            for area in strongholds_of(state, seat)
            if state.count_units(area) < UNITS_PER_AREA
        ]

    for seat, chosen in (await together(t, "spring.volunteers", options)).items():
        place_units(t, seat, chosen.area, chosen.unit, 1)


@season_text("call_to_adventure")
async def call_to_adventure(t: RunewarsTable) -> None:
    """Ask each seat to draw a Quest card or heal one of its heroes."""

    def options(state: RunewarsState, seat: Seat) -> list[Option]:
        wounded = [HealHim(HeroId(h.hero)) for h in state.heroes_of(seat) if h.damage]
        return [DrawQuest(), *wounded]

    answers = await together(t, "spring.adventure", options, may=False)
    for seat, chosen in answers.items():
        if isinstance(chosen, HealHim):
            heal(t, t.state.hero(chosen.hero))
        else:
            draw_quests(t, seat, 1)
    for seat in answers:
        await keep_quests(t, seat)


@season_text("early_planting")
async def early_planting(t: RunewarsTable) -> None:
    """Raise each seat's lowest dial by one."""

    def options(state: RunewarsState, seat: Seat) -> list[RaiseDial]:
        dials = state.dials[seat]
        least = min(dials.values())
        return [RaiseDial(r) for r in RESOURCES if dials[r] == least < 8]

    await turn_dials(t, "spring.planting", options, 1)


@season_text("long_winter")
async def long_winter(t: RunewarsTable) -> None:
    """Limit each seat to taking back two of its orders this spring."""
    t.state.flags[LONG_WINTER] = 1


@season_text("envoys_abroad")
async def envoys_abroad(t: RunewarsTable) -> None:
    """Give each seat an influence, and one per city it controls."""
    state = t.state
    for seat in state.in_game():
        gain(t, seat, 1 + sum(is_friendly(state, seat, area) for area in state.cities))
