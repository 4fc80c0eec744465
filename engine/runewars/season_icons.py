"""What each season's icons do, but summer's, the Quest Phase (`orders_seasons.toml`, seasons)."""

from __future__ import annotations

from engine.core.actions import Option
from engine.core.questions import OneOf
from engine.core.seats import Seat
from engine.runewars.army_events import (
    AllStood,
)
from engine.runewars.decks import draw_tactics, keep_hand
from engine.runewars.events import (
    FateReshuffled,
)
from engine.runewars.forces import RunewarsTable, destroy_some, stand_units
from engine.runewars.influence import gain
from engine.runewars.pieces import FALL, SPRING, WINTER
from engine.runewars.seasons import SEASON, season_icons

INFLUENCE = 2
BITTER_COLD = f"{SEASON}bitter_cold"
YEAR = "year."
"""Flags that begin so are forgotten in spring."""


class TakeInfluence(Option, frozen=True, gc=False, tag="runewars.takeinfluence"):
    """Take two influence."""


class TakeTactics(Option, frozen=True, gc=False, tag="runewars.taketactics"):
    """Draw a Tactics card."""


@season_icons(SPRING)
async def recover(t: RunewarsTable) -> None:
    """Orders come back, activation tokens are taken off, and all stand up."""
    state = t.state
    for faceup in state.orders:
        faceup.clear()
    state.activated = [0] * len(state.activated)
    for flag in [flag for flag in state.flags if flag.startswith(YEAR)]:
        del state.flags[flag]
    t.tell(AllStood())
    for area in state.land.areas:
        for unit, count in state.routed(area).items():
            stand_units(t, area, unit, count)
    for hero in state.heroes:
        hero.routed = False


@season_icons(FALL)
async def take_influence_or_tactics(t: RunewarsTable) -> None:
    """Each takes two influence or a Tactics card; then the Fate deck is shuffled anew."""
    state = t.state
    options: list[Option] = [TakeInfluence(), TakeTactics()]
    forms = {seat: OneOf(options) for seat in state.in_game()}
    answers = await t.sealed("fall", forms, public=True)
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
    """Units above the food dial starve, area by area, their owner's choice; then water freezes."""
    state = t.state
    for seat in state.in_game():
        food = state.dials[seat]["food"]
        if state.flags.get(BITTER_COLD) and food >= 2:
            food -= 1
        for area in state.land.areas:
            if state.holder[area] == seat and (hungry := state.count_units(area) - food) > 0:
                await destroy_some(t, Seat(seat), area, hungry, "winter.starve")
    state.frozen = True
