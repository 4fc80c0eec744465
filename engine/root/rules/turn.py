"""The turn: Birdsong, Daylight, Evening, and the menu of the current seat (Law 1.4).

A faction lists its turn as stages. Consecutive voluntary stages are one menu: choosing from a later
stage passes the earlier ones, so that nobody has to press through empty windows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option
from engine.core.choices.performing import perform
from engine.core.choices.questions import Asked, OneOf, Question
from engine.core.seats import Seat
from engine.root.events import PhaseBegan, TurnBegan
from engine.root.hooks.faction import FACTIONS, Faction, overriding
from engine.root.hooks.landmarks import Landmark, landmarks_with
from engine.root.hooks.stages import Stage
from engine.root.rules.dominance import check_dominance
from engine.root.rules.effects import birdsong_duty, start_birdsong, starting_options
from engine.root.rules.menus import (
    Menu,
    could_act,
    guest_offers,
    guests_possible,
    hosts_possible,
    menu_name,
    menu_of,
    menu_span,
    names_a_menu,
    stages_of,
)
from engine.root.state import RootState, RootTable
from engine.root.view import RootView

DONE = Done()

Moment: TypeAlias = Callable[[RootTable, Seat], None]
TURN_STARTS: list[Moment] = []
"""Functions of higher rooms that add to the agenda at the start of Birdsong (1.4.1)."""
TURN_ENDS: list[Moment] = []
"""The same for the end of a turn, after its Evening (22.1.3)."""


@step("turn.begin_turn")
async def begin_turn(t: RootTable, seat: Seat) -> None:
    """Begin a seat's turn: first the dominance check, then "start of Birdsong" (1.4.1, 3.3.1)."""
    state = t.state
    state.turn += 1
    state.round += seat == state.order[0]
    state.current = seat
    state.stage, state.acted = 0, False
    state.phase = "birdsong"
    state.used.clear()
    state.activated.clear()
    state.arrived.clear()
    t.tell(TurnBegan(seat, state.round))
    check_dominance(t, seat)
    t.then(enter_stage, seat, 0)
    for starts in TURN_STARTS:
        starts(t, seat)
    await start_birdsong(t, seat)
    for owner, faction in overriding(state.factions, Faction.opens_turn):
        faction.opens_turn(t, owner, seat)


@step("turn.enter_stage")
async def enter_stage(t: RootTable, seat: Seat, index: int, passed: bool = False) -> None:
    """Go on to a stage of the turn, and run its automatic part.

    Effects "at the end of" a phase come before; effects "at the start of" one are offered with the
    first menu of that phase, or here if the phase begins with something else (1.4.1). `passed` is
    given once the seat wants nothing more of what comes first.
    """
    state = t.state
    stages = FACTIONS[state.factions[seat]].stages
    if index >= len(stages):
        t.then(begin_turn, next_seat(state, seat))
        # What the end of Evening scores may still bring a hireling at the end of the turn (22.1.1).
        for each in landmarks_with(state, Landmark.end_evening):
            await each.end_evening(t, seat)
        for ends in TURN_ENDS:
            ends(t, seat)
        return
    stage = stages[index]
    if stage.phase != state.phase and (due := birdsong_duty(state, seat)):
        t.then(enter_stage, seat, index)
        await due(t, seat)
        return
    go_to_stage(t, seat, index)
    begins = stage.begins(state, seat)
    if begins and not passed and await acts_first(t, seat, index):
        return
    t.then(menu, seat)
    if begins:
        state.acted = True
        await stage.begin(t, seat)


async def acts_first(t: RootTable, seat: Seat, index: int) -> bool:
    """Offer what comes before a stage's automatic part; return whether the seat was asked.

    That is effects at the start of a phase (1.4.1), and guests' options where no menu came before.
    """
    state = t.state
    stages = FACTIONS[state.factions[seat]].stages
    stage = stages[index]
    first = index == 0 or stages[index - 1].phase != stage.phase
    offers: Sequence[Option] = starting_options(state, seat) if first else ()
    guests = index == 0 and stage.settles and hosts_possible(state, seat)
    if guests:
        offers = [*offers, *guest_offers(state, seat).options]
    elif not offers:
        return False
    chosen = await t.choose(
        seat, "turn.start", [*offers, DONE], public=not guests, phase=stage.phase
    )
    state.acted = True
    t.then(enter_stage, seat, index, isinstance(chosen, Done))
    if not isinstance(chosen, Done):
        await perform(t, seat, chosen)
    return True


def go_to_stage(t: RootTable, seat: Seat, index: int) -> None:
    """Record the seat's stage; a new phase has not been acted in yet."""
    state = t.state
    stage = FACTIONS[state.factions[seat]].stages[index]
    state.stage = index
    if stage.phase != state.phase:
        state.phase = stage.phase
        state.acted = False
        t.tell(PhaseBegan(seat, stage.phase))


def go_to_evening(t: RootTable, seat: Seat) -> None:
    """Pass over the rest of Daylight (7.7.4, 26.3.2)."""
    stages = FACTIONS[t.state.factions[seat]].stages
    go_to_stage(t, seat, next(i for i, stage in enumerate(stages) if stage.phase == "evening"))


@step("turn.menu")
async def menu(t: RootTable, seat: Seat) -> None:
    """Offer one action of this and the following open stages, then come back here.

    A seat is not asked if everybody can see that it has nothing to do. Options that other factions
    give a seat join any menu, and have one of their own at the last chance (1.4.3), or before a
    stage that settles what they could change.
    """
    state = t.state
    stages = t.list_once(lambda: open_stages(state, seat))
    if not stages.asked:
        await enter_stage(t, seat, stages.after)
        return
    chosen = await t.choose_listed(seat, lambda: stages.list_menu(state, seat).question)
    if isinstance(chosen, Done):
        t.then(enter_stage, seat, stages.after)
        return
    go_to_stage(t, seat, stages.list_menu(state, seat).menu.stage_of(chosen))
    state.acted = True
    t.then(menu, seat)
    await perform(t, seat, chosen)


def asks(state: RootState, seat: Seat, span: Sequence[Stage]) -> bool:
    """Return whether, on public facts, a seat may have anything to choose in these stages."""
    if any(could_act(state, seat, stage) for stage in span):
        return True
    stages, after = stages_of(state, seat), state.stage + len(span)
    if after == len(stages) - 1:  # the last chance
        return guests_possible(state, seat)
    return after < len(stages) and stages[after].settles and hosts_possible(state, seat)


class MenuAsked(NamedTuple):
    """A menu, and the question that offers it with Done."""

    menu: Menu
    question: Asked


@dataclass
class OpenStages:
    """The stages of a seat's turn that are open to it; their menu is listed on first use."""

    span: Sequence[Stage]
    after: int
    """The stage after them."""
    named: Stage | None
    """The first of them in which, on public facts, own options are possible."""
    asked: bool
    """True where, on public facts, there may be anything to choose."""
    _listed: MenuAsked | None = None

    def list_menu(self, state: RootState, seat: Seat) -> MenuAsked:
        """Return the menu, listing it on first use."""
        if self._listed is None:
            self._listed = menu_asked(state, seat, self.span, self.named)
        return self._listed


def open_stages(state: RootState, seat: Seat) -> OpenStages:
    """Return the stages of a seat's turn that are open to it."""
    span = menu_span(state, seat, stages_of(state, seat))
    named = next((stage for stage in span if names_a_menu(state, seat, stage)), None)
    asked = named is not None or asks(state, seat, span)
    return OpenStages(span, state.stage + len(span), named, asked)


def menu_asked(
    state: RootState, seat: Seat, span: Sequence[Stage], named: Stage | None
) -> MenuAsked:
    """Return a seat's menu with its question."""
    menu = menu_of(state, seat, span)
    options = menu.options
    if span[-1].may_leave(state, seat):
        options.append(DONE)
    kind, context = menu_name(state, seat, menu, named)
    return MenuAsked(menu, Asked(kind, OneOf(options), context))


def phase_asked(view: RootView, asked: Mapping[Seat, Question]) -> str:
    """Return the phase of the stage that an open menu is named after, otherwise the turn's own.

    It depends on public facts alone: choosing anything passes what is earlier.
    """
    question = None if view.current is None else asked.get(view.current)
    if question is None:
        return view.phase
    faction, _, key = question.kind.partition(".")
    stages = FACTIONS[faction].stages if faction in FACTIONS else ()
    phases = [stage.phase for stage in stages if stage.key == key]
    return view.phase if not phases or view.phase in phases else phases[0]


def next_seat(state: RootState, seat: int) -> Seat:
    """Return the next player clockwise."""
    place = state.order.index(seat)
    return Seat(state.order[(place + 1) % len(state.order)])
