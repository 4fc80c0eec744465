"""Rally Support (order 6): the benefits of cities, and a new hero (parts 5, H)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.data.cards import CITIES
from engine.runewars.data.units import UNIT_OF, UNITS, UNITS_PER_AREA, neutrals_of
from engine.runewars.events.heroes import HeroesDrawn, HeroesDrawnWere
from engine.runewars.pieces import AreaId, HeroId
from engine.runewars.rules.decks import draw_quests, draw_tactics, keep_hand, keep_quests
from engine.runewars.rules.forces import place_units
from engine.runewars.rules.heroes.heroes import PickHero, gain_hero
from engine.runewars.rules.influence import gain
from engine.runewars.rules.map.areas import is_friendly
from engine.runewars.rules.orders.economy import RALLY_SUPPORT
from engine.runewars.rules.orders.turn import Order, order_card
from engine.runewars.rules.strongholds import strongholds_of
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState, RunewarsTable

RALLIED = "turn.rallied."
"""Prefix of a flag per city that has given its benefit."""
HIRED = "turn.hired"
MOST_CARDS = 3


@action("runewars rally")
class Rally(Option, frozen=True, gc=False, tag="runewars.rally"):
    """Take one of the benefits of a city."""

    area: AreaId
    benefit: str
    """`influence`, `tactics`, `quests` or `neutrals`."""


@action("runewars hire")
class Hire(Option, frozen=True, gc=False, tag="runewars.hire"):
    """Spend influence to look for a hero: one card is drawn for each point, and one is kept."""

    influence: int


@order_card
class RallySupport(Order):
    """Take a benefit of each city; with the bonus gain a hero."""

    number = RALLY_SUPPORT
    key = "rally_support"

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the benefits of the cities that have given none yet."""
        return [
            Rally(AreaId(area), str(option["give"]))
            for area, city in sorted(state.cities.items())
            if is_friendly(state, seat, area) and not state.flags.get(f"{RALLIED}{area}")
            for option in CITIES[city].options
            if option["give"] != "neutrals" or neutral_bounds(state, area, option["shape"])
        ]

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """Offer to hire a hero, once: influence, a stronghold and a card are needed."""
        if state.flags.get(HIRED) or not strongholds_of(state, seat):
            return []
        most = min(MOST_CARDS, len(state.hero_deck), state.influence[seat])
        return [Hire(n) for n in range(1, most + 1)]


def neutral_bounds(state: RunewarsState, area: int, shape: str) -> dict[str, int]:
    """Count the neutral units of a shape that a city could give."""
    if state.count_units(area) >= UNITS_PER_AREA:
        return {}
    return {UNITS[u].key: n for u in neutrals_of(shape) if (n := state.in_supply(u))}


@performs(Rally)
async def rally(t: RunewarsTable, seat: Seat, action: Rally) -> None:
    """Take a city's benefit."""
    state, area = t.state, action.area
    state.flags[f"{RALLIED}{area}"] = 1
    options = CITIES[state.cities[area]].options
    given = next(option for option in options if option["give"] == action.benefit)
    count = int(given["n"])
    if action.benefit == "influence":
        gain(t, seat, count)
    elif action.benefit == "tactics":
        draw_tactics(t, seat, count)
        await keep_hand(t, seat)
    elif action.benefit == "quests":
        draw_quests(t, seat, count)
        await keep_quests(t, seat)
    else:
        bounds = neutral_bounds(state, area, given["shape"])
        room = min(count, UNITS_PER_AREA - state.count_units(area))
        chosen = await t.amounts(seat, "rally.neutrals", bounds, least=room, most=room, area=area)
        for key, number in chosen.items():
            place_units(t, seat, area, UNIT_OF[key], number)


@performs(Hire)
async def hire(t: RunewarsTable, seat: Seat, action: Hire) -> None:
    """Spend influence, look at as many Hero cards, keep one, shuffle the others back."""
    state = t.state
    state.flags[HIRED] = 1
    gain(t, seat, -action.influence)
    drawn = [state.hero_deck.pop() for _ in range(action.influence)]
    t.tell(HeroesDrawn(seat, len(drawn)))
    t.tell(HeroesDrawnWere(tuple(map(HeroId, drawn))), only=[seat])
    options = [PickHero(HeroId(hero)) for hero in drawn]
    alone = len(options) == 1  # everybody sees how many were drawn
    kept = (await t.choose(seat, "rally.hero", options, public=alone)).hero
    state.hero_deck += [hero for hero in drawn if hero != kept]
    t.shuffle(state.hero_deck)
    places = [InArea(area) for area in strongholds_of(state, seat)]
    area = (await t.choose(seat, "rally.hero_place", places)).area
    await gain_hero(t, seat, kept, area)
