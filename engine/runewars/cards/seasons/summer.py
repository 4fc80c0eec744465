"""The effects of the Season cards of summer."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.cards.seasons.choices import PASS, PlaceUnit, together, turn_dials
from engine.runewars.cards.tactics.places import destroy_city
from engine.runewars.data.tiles import AREAS
from engine.runewars.data.units import UNITS_PER_AREA, neutrals_of
from engine.runewars.events.quests import RewardsSeen
from engine.runewars.pieces import (
    ATTRIBUTES,
    NOBODY,
    RESOURCES,
    TRIANGLE,
    AreaId,
    Attribute,
    HeroId,
    RewardId,
)
from engine.runewars.rules.decks import draw_from
from engine.runewars.rules.forces import place_units
from engine.runewars.rules.heroes.heroes import free_attributes, train
from engine.runewars.rules.heroes.reward_cards import draw_rewards, faces
from engine.runewars.rules.influence import bid, gain, highest
from engine.runewars.rules.map.areas import controller, is_uncontrolled
from engine.runewars.rules.seasons.year import season_text
from engine.runewars.rules.strongholds import RaiseDial
from engine.runewars.rules.victory.runes import InArea, move_rune, peek
from engine.runewars.state import RunewarsState, RunewarsTable


class TrainHero(Option, frozen=True, gc=False, tag="runewars.trainhero"):
    """A hero's attribute to train."""

    hero: HeroId
    attribute: Attribute


class RuneTo(Option, frozen=True, gc=False, tag="runewars.runeto"):
    """A rune token to move from one area to another."""

    area: AreaId
    to: AreaId


class GiveReward(Option, frozen=True, gc=False, tag="runewars.givereward"):
    """A Reward card to give to a hero."""

    reward: RewardId
    hero: HeroId


@season_text("threatened_home_realms")
async def threatened_home_realms(t: RunewarsTable) -> None:
    """Make each seat with rune tokens at home move one to a neighbouring area, in play order."""
    state = t.state
    for seat in state.in_game():
        ways = [
            RuneTo(AreaId(area), to)
            for area in sorted(state.runes)
            if state.home_of(area) == seat
            for to in fit_for_exile(state, seat)
        ]
        if ways:
            chosen = await t.choose(seat, "summer.exile", ways)
            move_rune(t, chosen.area, chosen.to)


def fit_for_exile(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the areas next to a home realm that could take a token from it."""
    home = [area for area in state.land.areas if state.home_of(area) == seat]
    near = {other for area in home for other in state.land.neighbours(area)}
    return [
        area
        for area in sorted(near)
        if not AREAS[area].home
        and area not in state.runes
        and controller(state, area) in (seat, NOBODY)
    ]


@season_text("councils_wrath")
async def councils_wrath(t: RunewarsTable) -> None:
    """Make the highest bidder destroy a city."""
    state = t.state
    if not state.cities:
        return
    winner = await highest(t, await bid(t, "councils_wrath"))
    options = [InArea(AreaId(area)) for area in sorted(state.cities)]
    destroy_city(t, (await t.choose(winner, "summer.wrath", options)).area)


@season_text("tournament_of_champions")
async def tournament_of_champions(t: RunewarsTable) -> None:
    """Offer each seat to train one attribute of a hero."""

    def options(state: RunewarsState, seat: Seat) -> list[TrainHero]:
        return [
            TrainHero(HeroId(hero.hero), attribute)
            for hero in state.heroes_of(seat)
            for attribute in ATTRIBUTES
            if attribute in free_attributes(hero)
        ]

    for chosen in (await together(t, "summer.tournament", options)).values():
        train(t, t.state.hero(chosen.hero), chosen.attribute)


@season_text("councils_favour")
async def councils_favour(t: RunewarsTable) -> None:
    """Show the highest bidder two Reward cards, one for a hero; without a hero, give influence."""
    state = t.state
    winner = await highest(t, await bid(t, "councils_favour"))
    heroes = state.heroes_of(winner)
    if not heroes:
        gain(t, winner, 3)
        return
    top = draw_from(t, state.reward_deck, state.reward_discard, 2)[::-1]
    if not top:
        return
    state.reward_deck += top  # where they lie until one is chosen
    t.tell(RewardsSeen(faces(top)), only=[winner])
    options = [GiveReward(RewardId(reward), HeroId(hero.hero)) for reward in top for hero in heroes]
    chosen = await t.choose(winner, "summer.favour", options, public=False)
    rest = [reward for reward in top if reward != chosen.reward]
    others = [reward for reward in state.reward_deck if reward not in top]
    state.reward_deck = [*rest, *others, chosen.reward]
    draw_rewards(t, state.hero(chosen.hero), 1)


@season_text("drought")
async def drought(t: RunewarsTable) -> None:
    """Lower each seat's highest dial by one."""

    def options(state: RunewarsState, seat: Seat) -> list[RaiseDial]:
        dials = state.dials[seat]
        most = max(dials.values())
        return [RaiseDial(r) for r in RESOURCES if dials[r] == most > 0]

    await turn_dials(t, "summer.drought", options, -1)


@season_text("restless_wilds")
async def restless_wilds(t: RunewarsTable) -> None:
    """Offer each seat in play order a neutral triangle unit in a far uncontrolled area."""
    for seat in t.state.in_game():
        options = wild_places(t.state, seat)
        if options:
            chosen = await t.choose(seat, "summer.wilds", [*options, PASS])
            if isinstance(chosen, PlaceUnit):
                place_units(t, NOBODY, chosen.area, chosen.unit, 1)


def wild_places(state: RunewarsState, seat: int) -> list[Option]:
    """List the neutral triangle units left in the uncontrolled areas not next to a home realm."""
    home = {area for area in state.land.areas if state.home_of(area) == seat}
    return [
        PlaceUnit(unit, area)
        for unit in neutrals_of(TRIANGLE)
        if state.in_supply(unit)
        for area in state.land.areas
        if is_uncontrolled(state, area)
        and state.count_units(area) < UNITS_PER_AREA
        and not home & set(state.land.neighbours(area))
    ]


@season_text("open_roads")
async def open_roads(t: RunewarsTable) -> None:
    """Do nothing at once: while the card is out, heroes may move three areas (`moving`)."""


@season_text("market_of_rumours")
async def market_of_rumours(t: RunewarsTable) -> None:
    """Offer each seat a look at a facedown rune token for two influence."""

    def options(state: RunewarsState, seat: Seat) -> list[InArea]:
        if state.influence[seat] < 2:
            return []
        return [InArea(AreaId(a)) for a, rune in sorted(state.runes.items()) if not rune.faceup]

    for seat, chosen in (await together(t, "summer.rumours", options)).items():
        gain(t, seat, -2)
        peek(t, seat, chosen.area)
