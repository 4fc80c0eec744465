"""The turn: Birdsong, Daylight, Evening, and the menu of whoever's turn it is (Law 1.4).

A faction lists its turn as stages. Voluntary stages in a row are one menu: taking something of a
later stage passes the earlier ones, so that nobody has to press through empty windows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.actions import Done, Option
from engine.core.agenda import step
from engine.core.questions import Question
from engine.core.seats import Seat
from engine.root.crafting import Craft
from engine.root.dominance import check_dominance, dominance_options, dominance_possible
from engine.root.effects import (
    better_burrow_bank,
    could_use,
    starting_options,
    window_options,
)
from engine.root.events import PhaseBegan, TurnBegan
from engine.root.exiles import coffin_makers, emigre_is_due, eyrie_emigre
from engine.root.factions.base import FACTIONS, PERFORM, RootTable, Stage, overriding
from engine.root.state import NOBODY, RootState
from engine.root.view import RootView

DONE = Done()


@step
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
    t.tell(TurnBegan(seat, state.round))
    check_dominance(t, seat)
    t.then(enter_stage, seat, 0)
    coffin_makers(t, seat)
    await better_burrow_bank(t, seat)


@step
async def enter_stage(t: RootTable, seat: Seat, index: int) -> None:
    """Go on to a stage of the turn, and let begin what happens by itself there.

    What is used "at the end of" a phase comes before; what is used "at the start of" one is offered
    with the first menu of that phase, or here where the phase begins with something else (1.4.1).
    """
    state = t.state
    stages = FACTIONS[state.factions[seat]].stages
    if index >= len(stages):
        t.then(begin_turn, next_seat(state, seat))
        return
    stage = stages[index]
    if stage.phase != state.phase and emigre_is_due(state, seat):
        t.then(enter_stage, seat, index)
        await eyrie_emigre(t, seat)
        return
    go_to_stage(t, seat, index)
    begins = stage.begins(state, seat)
    first = index == 0 or stages[index - 1].phase != stage.phase
    if begins and first and (offers := starting_options(state, seat)):
        t.then(enter_stage, seat, index)
        chosen = await t.choose(seat, "turn.start", [*offers, DONE], phase=stage.phase)
        state.acted = True
        if not isinstance(chosen, Done):
            await PERFORM[type(chosen)](t, seat, chosen)
        return
    t.then(menu, seat)
    if begins:
        state.acted = True
        await stage.begin(t, seat)


def go_to_stage(t: RootTable, seat: Seat, index: int) -> None:
    """Note where in the turn the seat is; a new phase has not been acted in yet."""
    state = t.state
    stage = FACTIONS[state.factions[seat]].stages[index]
    state.stage = index
    if stage.phase != state.phase:
        state.phase = stage.phase
        state.acted = False
        t.tell(PhaseBegan(seat, stage.phase))


@step
async def menu(t: RootTable, seat: Seat) -> None:
    """Offer one action of this stage and those that follow without a break, then come back here.

    Nobody is asked where everybody can see that there is nothing to do; the question is named after
    the first stage in which there may be something. What other factions give a seat to do goes
    along with any menu, and has one of its own at the last chance (1.4.3).
    """
    state = t.state
    stages = FACTIONS[state.factions[seat]].stages
    span = menu_span(state, seat, stages)
    after = state.stage + len(span)
    for first in span:
        if could_act(state, seat, first):
            break
    else:
        last_chance = after == len(stages) - 1 and guests_possible(state, seat)
        if not last_chance:
            await enter_stage(t, seat, after)
            return
        first = span[0]
    options, stage_of = menu_offers(state, seat, span)
    if span[-1].may_leave(state, seat):
        options.append(DONE)
    kind = f"{state.factions[seat]}.{first.key}"
    context = FACTIONS[state.factions[seat]].menu_context(state, seat)
    chosen = await t.choose(seat, kind, options, public=False, **context)
    if isinstance(chosen, Done):
        t.then(enter_stage, seat, after)
        return
    go_to_stage(t, seat, stage_of[options.index(chosen)])
    state.acted = True
    t.then(menu, seat)
    await PERFORM[type(chosen)](t, seat, chosen)


def menu_span(state: RootState, seat: Seat, stages: Sequence[Stage]) -> Sequence[Stage]:
    """Return the current stage and those after it that do not begin with anything.

    All but the last of them may be left: behind a stage that may not, none is reached, nor is
    any behind a stage apart.
    """
    first = last = state.stage
    while stages[last].may_leave(state, seat) and not stages[last].apart:
        if last + 1 == len(stages) or stages[last + 1].begins(state, seat):
            break
        if stages[last + 1].phase != stages[last].phase and emigre_is_due(state, seat):
            break
        last += 1
    return stages[first : last + 1]


def phase_asked(view: RootView, asked: Mapping[Seat, Question]) -> str:
    """Return the phase of the stage that an open menu is named after, else the turn's own.

    The name depends on public facts alone; what is earlier is passed once something is chosen.
    """
    question = None if view.current is None else asked.get(view.current)
    if question is None:
        return view.phase
    faction, _, key = question.kind.partition(".")
    stages = FACTIONS[faction].stages if faction in FACTIONS else ()
    phases = [stage.phase for stage in stages if stage.key == key]
    return view.phase if not phases or view.phase in phases else phases[0]


def could_act(state: RootState, seat: Seat, stage: Stage) -> bool:
    """Say, on public facts, whether a seat could have anything to choose in a stage."""
    if stage.possible(state, seat):
        return True
    if stage.phase == "daylight" and dominance_possible(state, seat):
        return True
    return could_use(state, seat, stage.phase)


def menu_offers(
    state: RootState, seat: Seat, span: Sequence[Stage]
) -> tuple[list[Option], list[int]]:
    """List the options of a menu, and for each the stage it belongs to."""
    options: list[Option] = []
    stage_of: list[int] = []
    phases: dict[str, int] = {}
    for index, stage in enumerate(span, state.stage):
        phases.setdefault(stage.phase, index)
        options += stage.options(state, seat)
        stage_of += [index] * (len(options) - len(stage_of))
    if state.crafted[seat]:
        for phase, option in window_options(state, seat, tuple(phases)):
            options.append(option)
            stage_of.append(phases[phase])
    if "daylight" in phases:
        options += dominance_options(state, seat)
        stage_of += [phases["daylight"]] * (len(options) - len(stage_of))
    if not is_last_step(state, seat):
        for owner, faction in overriding(state.factions, "guest_options"):
            if owner != seat:
                options += faction.guest_options(state, owner, seat)
        stage_of += [state.stage] * (len(options) - len(stage_of))
    return options, stage_of


def guests_possible(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether other factions could give a seat anything to do (13.2.4)."""
    return any(
        owner != seat and faction.guest_possible(state, owner, seat)
        for owner, faction in overriding(state.factions, "guest_possible")
    )


def is_last_step(state: RootState, seat: int) -> bool:
    """Say whether a seat has begun the last step of its turn: nothing more can be done (1.4.3)."""
    return state.current == seat and state.stage == len(FACTIONS[state.factions[seat]].stages) - 1


def crafts_given_up(state: RootState, seat: Seat, chosen: Option) -> list[Option]:
    """List what could be crafted now and not after `chosen`, an option of a later stage."""
    if state.current != seat:
        return []
    stages = FACTIONS[state.factions[seat]].stages
    options, stage_of = menu_offers(state, seat, menu_span(state, seat, stages))
    stage = stage_of[options.index(chosen)] if chosen in options else len(stages)
    offers = zip(options, stage_of, strict=True)
    return [each for each, number in offers if number < stage and isinstance(each, Craft)]


def next_seat(state: RootState, seat: int) -> Seat:
    """Return the next player clockwise."""
    place = state.order.index(seat)
    return Seat(state.order[(place + 1) % len(state.order)])


def current_seat(state: RootState) -> Seat | None:
    """Return whose turn it is, None during setup."""
    return None if state.current == NOBODY else Seat(state.current)
