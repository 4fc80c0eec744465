"""What the Season cards of spring and summer say (`orders_seasons.toml`). See `harsh_seasons`.

Choices of one effect that touch nobody else's are asked of all at once and carried out in play
order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from engine.core.choices.actions import Option, Pass
from engine.core.choices.questions import OneOf
from engine.core.seats import Seat
from engine.runewars.cards.tactics_turn import destroy_city
from engine.runewars.data.tiles import AREAS
from engine.runewars.data.units import SHEETS, UNITS, UNITS_PER_AREA, neutrals_of, units_of
from engine.runewars.events.heroes import RewardsSeen
from engine.runewars.pieces import (
    ATTRIBUTES,
    NOBODY,
    RESOURCES,
    TRIANGLE,
    AreaId,
    Attribute,
    HeroId,
    Resource,
    RewardId,
    UnitId,
)
from engine.runewars.rules.areas import controller, is_friendly, is_uncontrolled
from engine.runewars.rules.decks import draw_quests, draw_tactics, keep_hand, keep_quests
from engine.runewars.rules.forces import RunewarsTable, place_units
from engine.runewars.rules.heroes.heroes import draw_rewards, faces, free_attributes, heal, train
from engine.runewars.rules.influence import bid, gain, highest
from engine.runewars.rules.orders.economy import set_dials, yields
from engine.runewars.rules.seasons.year import SEASON, season_text
from engine.runewars.rules.strongholds import RaiseDial, strongholds_of
from engine.runewars.rules.victory.runes import InArea, move_rune, peek
from engine.runewars.state import RunewarsState

STORMY_UP_TO = 3
PASS = Pass()
T = TypeVar("T", bound=Option)


class DrawQuest(Option, frozen=True, gc=False, tag="runewars.drawquest"):
    """Draw a Quest card."""


class HealHim(Option, frozen=True, gc=False, tag="runewars.healhim"):
    """A hero whose damage is removed."""

    hero: HeroId


class TrainHero(Option, frozen=True, gc=False, tag="runewars.trainhero"):
    """A hero's attribute to train."""

    hero: HeroId
    attribute: Attribute


class PlaceUnit(Option, frozen=True, gc=False, tag="runewars.placeunit"):
    """A unit to place in an area."""

    unit: UnitId
    area: AreaId


class RuneTo(Option, frozen=True, gc=False, tag="runewars.runeto"):
    """A rune token to move from one area to another."""

    area: AreaId
    to: AreaId


class Fresh(Option, frozen=True, gc=False, tag="runewars.fresh"):
    """Put the Objective away and draw another."""


class GiveReward(Option, frozen=True, gc=False, tag="runewars.givereward"):
    """A Reward card to give to a hero."""

    reward: RewardId
    hero: HeroId


async def together(
    t: RunewarsTable,
    kind: str,
    choices: Mapping[Seat, Sequence[Option]],
    *,
    may: bool = True,
    public: bool = True,
) -> dict[Seat, Option]:
    """Ask all at once who have something to choose; return what was chosen, in play order.

    With `may` everybody can decline; `public` says whether what they may choose from is. Who has no
    choice, as everybody sees, is not asked.
    """
    offered = {
        seat: [*options, PASS] if may else list(options)
        for seat, options in choices.items()
        if options or (may and not public)
    }
    forms = {seat: OneOf(options) for seat, options in offered.items()}
    answers = await t.sealed(kind, forms, public=public)
    return {
        seat: answer
        for seat in offered
        if isinstance(answer := answers[seat], Option) and answer != PASS
    }


def each(t: RunewarsTable, options: Callable[[RunewarsState, Seat], Sequence[T]]) -> dict[
    Seat, Sequence[T]
]:  # fmt: skip
    """List per seat in play order what it may choose from."""
    return {seat: options(t.state, seat) for seat in t.state.in_game()}


# Spring


@season_text("stormy_weather")
async def stormy_weather(t: RunewarsTable) -> None:
    """Only the highest bidder may choose an order up to three; nobody if all bid nothing."""
    bids = await bid(t, "stormy_weather")
    winner = await highest(t, bids) if any(bids.values()) else NOBODY
    for seat in bids:
        if seat != winner:
            t.state.flags[f"{SEASON}stormy.{seat}"] = STORMY_UP_TO


@season_text("famine")
async def famine(t: RunewarsTable) -> None:
    """Lower every dial above what one's areas yield to that."""
    state = t.state
    for seat in state.in_game():
        most, now = yields(state, seat), state.dials[seat]
        set_dials(t, seat, {str(r): min(now[r], most[r]) for r in RESOURCES})


@season_text("prepare_for_coming_year")
async def prepare_for_coming_year(t: RunewarsTable) -> None:
    """Whoever still has an Objective may put it away and draw another, while there are any."""
    state = t.state

    def options(state: RunewarsState, seat: Seat) -> list[Fresh]:
        return [] if state.objectives[seat] == NOBODY else [Fresh()]

    for seat in await together(t, "spring.objective", each(t, options)):
        if deck := state.objective_decks[SHEETS[state.factions[seat]].alignment]:
            state.objectives[seat] = deck.pop()


@season_text("council_of_the_thaw")
async def council_of_the_thaw(t: RunewarsTable) -> None:
    """The highest bidder draws three Tactics cards, others who bid draw one."""
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
    """Each may place a triangle unit of its faction at one of its strongholds."""

    def options(state: RunewarsState, seat: Seat) -> list[PlaceUnit]:
        return [
            PlaceUnit(unit, area)
            for unit in units_of(state.factions[seat])
            if UNITS[unit].shape == TRIANGLE and state.in_supply(unit)
            for area in strongholds_of(state, seat)
            if state.count_units(area) < UNITS_PER_AREA
        ]

    for seat, chosen in (await together(t, "spring.volunteers", each(t, options))).items():
        assert isinstance(chosen, PlaceUnit), "a unit and an area"
        place_units(t, seat, chosen.area, chosen.unit, 1)


@season_text("call_to_adventure")
async def call_to_adventure(t: RunewarsTable) -> None:
    """Each draws a Quest card or heals one of its heroes."""

    def options(state: RunewarsState, seat: Seat) -> list[Option]:
        wounded = [HealHim(HeroId(h.hero)) for h in state.heroes_of(seat) if h.damage]
        return [DrawQuest(), *wounded]

    answers = await together(t, "spring.adventure", each(t, options), may=False)
    for seat, chosen in answers.items():
        if isinstance(chosen, HealHim):
            heal(t, t.state.hero(chosen.hero))
        else:
            draw_quests(t, seat, 1)
    for seat in answers:
        await keep_quests(t, seat)


@season_text("early_planting")
async def early_planting(t: RunewarsTable) -> None:
    """Each raises its lowest dial by one."""

    def options(state: RunewarsState, seat: Seat) -> list[RaiseDial]:
        dials = state.dials[seat]
        least = min(dials.values())
        return [RaiseDial(r) for r in RESOURCES if dials[r] == least < 8]

    await turn_dials(t, "spring.planting", options, 1)


async def turn_dials(
    t: RunewarsTable,
    kind: str,
    options: Callable[[RunewarsState, Seat], Sequence[RaiseDial]],
    change: int,
) -> None:
    """Let each choose one of some dials, and turn it."""
    for seat, chosen in (await together(t, kind, each(t, options), may=False)).items():
        assert isinstance(chosen, RaiseDial), "a dial"
        resource: Resource = chosen.resource
        set_dials(t, seat, {resource: t.state.dials[seat][resource] + change})


@season_text("envoys_abroad")
async def envoys_abroad(t: RunewarsTable) -> None:
    """Each gains an influence, and one per city it controls."""
    state = t.state
    for seat in state.in_game():
        gain(t, seat, 1 + sum(is_friendly(state, seat, area) for area in state.cities))


# Summer


@season_text("threatened_home_realms")
async def threatened_home_realms(t: RunewarsTable) -> None:
    """In play order each with a rune token at home must move one of them next door."""
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
    """The highest bidder must destroy a city."""
    state = t.state
    if not state.cities:
        return
    winner = await highest(t, await bid(t, "councils_wrath"))
    options = [InArea(AreaId(area)) for area in sorted(state.cities)]
    destroy_city(t, (await t.choose(winner, "summer.wrath", options)).area)


@season_text("tournament_of_champions")
async def tournament_of_champions(t: RunewarsTable) -> None:
    """Each may train one attribute of a hero."""

    def options(state: RunewarsState, seat: Seat) -> list[TrainHero]:
        return [
            TrainHero(HeroId(hero.hero), attribute)
            for hero in state.heroes_of(seat)
            for attribute in ATTRIBUTES
            if attribute in free_attributes(hero)
        ]

    for chosen in (await together(t, "summer.tournament", each(t, options))).values():
        assert isinstance(chosen, TrainHero), "a hero and an attribute"
        train(t, t.state.hero(chosen.hero), chosen.attribute)


@season_text("councils_favour")
async def councils_favour(t: RunewarsTable) -> None:
    """The highest bidder looks at two Reward cards and gives one to a hero; else influence."""
    state = t.state
    winner = await highest(t, await bid(t, "councils_favour"))
    heroes = state.heroes_of(winner)
    if not heroes:
        gain(t, winner, 3)
        return
    top = state.reward_deck[-2:]
    if not top:
        return
    t.tell(RewardsSeen(faces(top)), only=[winner])
    options = [GiveReward(RewardId(reward), HeroId(hero.hero)) for reward in top for hero in heroes]
    chosen = await t.choose(winner, "summer.favour", options, public=False)
    rest = [reward for reward in top if reward != chosen.reward]
    others = [reward for reward in state.reward_deck if reward not in top]
    state.reward_deck = [*rest, *others, chosen.reward]
    draw_rewards(t, state.hero(chosen.hero), 1)


@season_text("drought")
async def drought(t: RunewarsTable) -> None:
    """Each lowers its highest dial by one."""

    def options(state: RunewarsState, seat: Seat) -> list[RaiseDial]:
        dials = state.dials[seat]
        most = max(dials.values())
        return [RaiseDial(r) for r in RESOURCES if dials[r] == most > 0]

    await turn_dials(t, "summer.drought", options, -1)


@season_text("restless_wilds")
async def restless_wilds(t: RunewarsTable) -> None:
    """In play order each may place a neutral triangle unit in a far uncontrolled area."""
    for seat in t.state.in_game():
        options = wild_places(t.state, seat)
        if options:
            chosen = await t.choose(seat, "summer.wilds", [*options, PASS])
            if isinstance(chosen, PlaceUnit):
                place_units(t, NOBODY, chosen.area, chosen.unit, 1)


def wild_places(state: RunewarsState, seat: int) -> list[Option]:
    """List the neutral triangle units left and the uncontrolled areas not beside one's home."""
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
    """Every hero may move up to three areas in this Quest Phase: the card's lying there says so."""


@season_text("market_of_rumours")
async def market_of_rumours(t: RunewarsTable) -> None:
    """Each may pay two influence to look at a facedown rune token."""

    def options(state: RunewarsState, seat: Seat) -> list[InArea]:
        if state.influence[seat] < 2:
            return []
        return [InArea(AreaId(a)) for a, rune in sorted(state.runes.items()) if not rune.faceup]

    for seat, chosen in (await together(t, "summer.rumours", each(t, options))).items():
        assert isinstance(chosen, InArea), "an area"
        gain(t, seat, -2)
        peek(t, seat, chosen.area)
