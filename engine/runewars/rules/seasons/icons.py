"""The icons of the seasons except summer's, the Quest Phase (`orders_seasons.toml`, seasons)."""

from __future__ import annotations

from collections import Counter

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.choices.questions import OneOf, SomeOf
from engine.core.seats import Seat
from engine.runewars.data.units import IS_NEUTRAL
from engine.runewars.events.armies import AllStood, FoodShort
from engine.runewars.events.cards import FateReshuffled
from engine.runewars.events.year import OrdersTakenBack
from engine.runewars.pieces import FALL, SPRING, WINTER, AreaId, OrderNumber
from engine.runewars.rules.battle.losses import worth
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.rules.forces import destroy_some, destroy_units, stand_units
from engine.runewars.rules.influence import gain
from engine.runewars.rules.seasons.year import SEASON, ChooseOrder, season_icons
from engine.runewars.state import LEFT_BY_WINTER, RunewarsTable

INFLUENCE = 2
BITTER_COLD = f"{SEASON}bitter_cold"
LONG_WINTER = f"{SEASON}long_winter"
TAKEN_BACK = 2
"""Orders that each seat takes back after a long winter."""
HUNGER = PlanKind("hunger", (PlanField("keep", ("ask", "strong", "own"), "ask"),))
"""Plan for the units that starve if a seat has more in an area than it can feed."""
YEAR = "year."
"""Prefix of flags that are dropped in spring."""


class TakeInfluence(Option, frozen=True, gc=False, tag="runewars.takeinfluence"):
    """Take two influence."""


class TakeTactics(Option, frozen=True, gc=False, tag="runewars.taketactics"):
    """Draw a Tactics card."""


@season_icons(SPRING)
async def recover(t: RunewarsTable) -> None:
    """Return orders to hands, take activation tokens off, and stand everything up."""
    state = t.state
    kept = await orders_kept(t)
    for seat, faceup in enumerate(state.orders):
        faceup[:] = [order for order in faceup if order in kept.get(seat, ())]
    state.activated = [0] * len(state.activated)
    state.drop_flags(YEAR)
    state.flags |= {f"{LEFT_BY_WINTER}.{seat}": len(orders) for seat, orders in kept.items()}
    t.tell(AllStood())
    for area in state.land.areas:
        for unit, count in state.routed(area).items():
            stand_units(t, area, unit, count)
    for hero in state.heroes:
        hero.routed = False


async def orders_kept(t: RunewarsTable) -> dict[int, list[int]]:
    """Return each seat's orders that stay faceup: none, unless the winter was long.

    Then each seat takes two of them back, all choosing at once.
    """
    state = t.state
    if not state.flags.get(LONG_WINTER):
        return {}
    forms = {
        seat: SomeOf(
            [ChooseOrder(OrderNumber(n)) for n in state.orders[seat]], TAKEN_BACK, TAKEN_BACK
        )
        for seat in state.in_game()
        if len(state.orders[seat]) > TAKEN_BACK
    }
    answers = await t.choose_sealed("spring.orders", forms, public=True)
    kept = {}
    for seat in forms:
        back = [each.order for each in answers[seat]]  # type: ignore[union-attr]
        kept[int(seat)] = [order for order in state.orders[seat] if order not in back]
        t.tell(OrdersTakenBack(seat, tuple(map(OrderNumber, back))))
    return kept


@season_icons(FALL)
async def take_influence_or_tactics(t: RunewarsTable) -> None:
    """Give each seat two influence or a Tactics card; then shuffle all Fate cards."""
    state = t.state
    options: list[Option] = [TakeInfluence(), TakeTactics()]
    forms = {seat: OneOf(options) for seat in state.in_game()}
    answers = await t.choose_sealed("fall", forms, public=True)
    for seat in forms:
        if isinstance(answers[seat], TakeInfluence):
            gain(t, seat, INFLUENCE)
        else:
            draw_tactics(t, seat, 1)
    for seat in forms:
        await keep_hand(t, seat)
    state.fate, state.fate_discard = sorted([*state.fate, *state.fate_discard]), []
    t.shuffle(state.fate)
    t.tell(FateReshuffled())


@season_icons(WINTER)
async def check_food(t: RunewarsTable) -> None:
    """Starve units above the food dial by area, their owner's choice; then freeze the water."""
    state = t.state
    for seat in state.in_game():
        food = state.dials[seat]["food"]
        if state.flags.get(BITTER_COLD) and food >= 2:
            food -= 1
        for area in state.land.areas:
            if state.holder[area] == seat and (hungry := state.count_units(area) - food) > 0:
                await starve(t, Seat(seat), area, hungry)
    state.frozen = True


async def starve(t: RunewarsTable, seat: Seat, area: int, count: int) -> None:
    """Ask a seat or its plan for the units that starve in an area: weak types first, routed before.

    A plan that keeps the seat's own units gives up allied neutrals first of all.
    """
    state = t.state
    t.tell(FoodShort(seat, AreaId(area), count))
    keep = plan_of(state, seat, HUNGER)["keep"]
    if not t.planned or keep == "ask":
        await destroy_some(t, seat, area, count, "winter.starve")
        return
    kinds = [kind for kind, held in state.units[area].items() for _ in range(held)]
    allies_first = keep == "own"
    kinds.sort(key=lambda k: (allies_first and not IS_NEUTRAL[k // 2], worth(k // 2), -(k % 2), k))
    for kind, n in sorted(Counter(kinds[:count]).items()):
        destroy_units(t, area, kind // 2, n, routed=bool(kind % 2))
