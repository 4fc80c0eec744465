"""What the menu of a turn offers: step by step, how long each option stays, what another one ends.

Choosing from a later step passes the earlier ones for good, so every option knows what it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.core.choices.actions import Done, Option
from engine.core.choices.questions import OneOf, Question
from engine.core.choices.standings import Standing
from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.root.hooks.faction import FACTIONS, overriding
from engine.root.hooks.hirelings import hireling_options, hireling_possible, hirelings_with
from engine.root.hooks.landmarks import landmarks_with
from engine.root.hooks.stages import Stage
from engine.root.rules.dominance import dominance_options, dominance_possible
from engine.root.rules.effects import birdsong_duty, could_use, effect_options, is_at_start
from engine.root.state import RootState

REST = "turn.rest"
"""What a menu is called in which no step offers anything of its own."""


class Offer(NamedTuple):
    """An option of a menu, the stage in which it is taken, and the last one that offers it."""

    option: Option
    stage: int
    last: int
    own: bool
    """Whether it belongs to the stage itself, and not to whatever is done in that phase."""


@dataclass(frozen=True)
class Menu:
    """The stages that one menu spans, and what they offer."""

    first: int
    stages: Sequence[Stage]
    offers: Sequence[Offer]

    @property
    def after(self) -> int:
        """The stage behind the menu, which Done goes on to."""
        return self.first + len(self.stages)

    @cached_property
    def present(self) -> int:
        """The first stage in which something of its own is offered, or the one that began."""
        return min((each.stage for each in self.offers if each.own), default=self.first)


def stages_of(state: RootState, seat: Seat) -> Sequence[Stage]:
    """Return the stages of a seat's turn."""
    return FACTIONS[state.factions[seat]].stages


def menu_of(state: RootState, seat: Seat) -> Menu:
    """Return what a seat is offered where it stands in its turn."""
    span = menu_span(state, seat, stages_of(state, seat))
    return Menu(state.stage, span, menu_offers(state, seat, span))


def menu_span(state: RootState, seat: Seat, stages: Sequence[Stage]) -> Sequence[Stage]:
    """Return the current stage and those after it that do not begin with anything.

    All but the last of them may be left: behind a stage that may not, none is reached, nor is
    any behind a stage apart.
    """
    first = last = state.stage
    while stages[last].may_leave(state, seat) and not stages[last].apart:
        if last + 1 == len(stages) or stages[last + 1].begins(state, seat):
            break
        if stages[last + 1].phase != stages[last].phase and ends_alone(state, seat):
            break
        last += 1
    return stages[first : last + 1]


def ends_alone(state: RootState, seat: Seat) -> bool:
    """Return whether a menu of Birdsong offers nothing of Daylight, as something comes between.

    It is a duty, or hired warriors that only Daylight lets fight (11.2.7.III).
    """
    if birdsong_duty(state, seat):
        return True
    return state.phase == "birdsong" and any(
        faction.lent_from_daylight(state, owner) == seat
        for owner, faction in overriding(state.factions, "lent_from_daylight")
    )


def menu_offers(state: RootState, seat: Seat, span: Sequence[Stage]) -> list[Offer]:
    """List the options of a menu: those of each stage, then those of the phases, then guests'."""
    stages = stages_of(state, seat)
    offers: list[Offer] = []
    phases: dict[str, int] = {}
    for index, stage in enumerate(span, state.stage):
        phases.setdefault(stage.phase, index)
        offers += [Offer(each, index, index, True) for each in stage.options(state, seat)]
    ends = {stage.phase: index for index, stage in enumerate(stages)}
    if state.crafted[seat]:
        for phase, option in effect_options(state, seat, tuple(phases)):
            index = phases[phase]
            last = index - 1 if is_at_start(option) else ends[phase]  # anything done ends the start
            offers.append(Offer(option, index, last, not stages[index].has_options))
    if "daylight" in phases:
        index = phases["daylight"]
        dominance = dominance_options(state, seat)
        offers += [Offer(each, index, ends["daylight"], False) for each in dominance]
        hired = hireling_options(state, seat, anytime=False)
        offers += [Offer(each, index, ends["daylight"], False) for each in hired]
    for landmark in landmarks_with(state, "options"):
        offers += [
            Offer(option, phases[phase], ends[phase], False)
            for phase in landmark.phases
            if phase in phases
            for option in landmark.options(state, seat)
        ]
    return offers if is_last_step(state, seat) else [*offers, *guest_offers(state, seat)]


def guest_offers(state: RootState, seat: Seat) -> list[Offer]:
    """List what goes along with any step but the last: of other factions, hirelings, landmarks."""
    last = len(stages_of(state, seat)) - 2
    found = list(hireling_options(state, seat, anytime=True))
    for owner, faction in overriding(state.factions, "guest_options"):
        if owner != seat:
            found += faction.guest_options(state, owner, seat)
    for landmark in landmarks_with(state, "options"):
        if not landmark.phases:
            found += landmark.options(state, seat)
    return [Offer(each, state.stage, last, False) for each in found]


def menu_name(state: RootState, seat: Seat, menu: Menu) -> tuple[str, dict[str, Scalar]]:
    """Return the kind of a menu's question, and what its words say.

    Its phase is that of the first step in which, on public facts, something of its own may be
    possible, since a picture shows it; there it is called after the first step that offers
    something. What goes along with any step, such as a dominance card, gives no name.
    """
    own = FACTIONS[state.factions[seat]]
    maybe = next((each for each in menu.stages if names_a_menu(state, seat, each)), None)
    if maybe is None:
        return REST, {"phase": menu.stages[0].phase}
    stages = stages_of(state, seat)
    offering = sorted(each.stage for each in menu.offers if each.own)
    same = (stages[index] for index in offering if stages[index].phase == maybe.phase)
    return f"{own.key}.{next(same, maybe).key}", own.menu_context(state, seat)


def names_a_menu(state: RootState, seat: Seat, stage: Stage) -> bool:
    """Return whether, on public facts, something of a stage itself may be possible."""
    if not stage.has_options:
        return could_use(state, seat, stage.phase)
    return stage.possible(state, seat)


def could_act(state: RootState, seat: Seat, stage: Stage) -> bool:
    """Return whether a seat could, on public facts, have anything to choose in a stage."""
    if stage.possible(state, seat):
        return True
    if stage.phase == "daylight" and dominance_possible(state, seat):
        return True
    if landmark_possible(state, seat, stage.phase):
        return True
    if stage.phase == "daylight" and hireling_possible(state, seat, anytime=False):
        return True
    if stage.phase != "birdsong" and any(
        each.tempts(state, side, seat) for side, each in hirelings_with(state, "tempts")
    ):
        return True
    return could_use(state, seat, stage.phase)


def landmark_possible(state: RootState, seat: Seat, phase: str) -> bool:
    """Return whether, on public facts, a landmark could give a seat anything to do in a phase."""
    return any(
        phase in each.phases and each.possible(state, seat)
        for each in landmarks_with(state, "possible")
    )


def guests_possible(state: RootState, seat: Seat) -> bool:
    """Return whether factions, hirelings or landmarks could give a seat anything to do (13.2.4).

    As far as public facts tell, and whatever the phase.
    """
    if any(
        owner != seat and faction.guest_possible(state, owner, seat)
        for owner, faction in overriding(state.factions, "guest_possible")
    ):
        return True
    if hireling_possible(state, seat, anytime=True):
        return True
    found = landmarks_with(state, "possible")
    return any(not each.phases and each.possible(state, seat) for each in found)


def is_last_step(state: RootState, seat: int) -> bool:
    """Return whether a seat has begun its turn's last step: nothing more can be done (1.4.3)."""
    return state.current == seat and state.stage == len(FACTIONS[state.factions[seat]].stages) - 1


# What an option ends


def standings(state: RootState, question: Question) -> list[Standing]:
    """Return where each option of a turn's menu stands; nothing for any other question."""
    seat, form = question.seat, question.form
    if state.current != seat or not isinstance(form, OneOf):
        return []
    menu = menu_of(state, seat)
    offered = [each.option for each in menu.offers]
    done = [each for each in form.options if isinstance(each, Done)]
    if list(form.options) != [*offered, *done]:
        return []
    lost = {stage: lost_at(menu, stage) for stage in range(menu.first, menu.after)}
    found = [standing(state, seat, menu, offer, lost[offer.stage]) for offer in menu.offers]
    return [*found, *(standing_of_done(state, seat, menu) for _ in done)]


def standing(
    state: RootState, seat: Seat, menu: Menu, offer: Offer, lost: Sequence[Offer]
) -> Standing:
    """Return where an option stands, and what of the others its stage ends."""
    number = shown_at(state, seat, menu, offer)
    others = [each for each in lost if each is not offer]
    step = Message("step", {"step": step_name(state, seat, number)})
    return Standing(number, step, ending(state, seat, others), tuple(o.option for o in others))


def standing_of_done(state: RootState, seat: Seat, menu: Menu) -> Standing:
    """Return what Done passes; that it ends the present step goes without saying."""
    lost = lost_at(menu, menu.after)
    later = any(shown_at(state, seat, menu, each) > menu.present for each in lost)
    step = Message("step", {"step": step_name(state, seat, menu.present)})
    ends = ending(state, seat, lost) if later else None
    return Standing(menu.after, step, ends, tuple(each.option for each in lost))


def lost_at(menu: Menu, stage: int) -> list[Offer]:
    """List what is no longer offered once something is chosen in a stage."""
    kept = {each.option for each in menu.offers if each.last >= stage}
    return [each for each in menu.offers if each.last < stage and each.option not in kept]


def ending(state: RootState, seat: Seat, lost: Sequence[Offer]) -> Message | None:
    """Name the first step that ends too soon, with the actions left in it."""
    if not lost:
        return None
    names: dict[str, int] = {}
    for each in sorted(lost, key=lambda each: (each.stage, not each.own)):
        stage = stages_of(state, seat)[each.stage]
        if each.last < each.stage:
            names[f"start-{stage.phase}"] = 0
        elif each.own and stage.has_options:
            names[step_name(state, seat, each.stage)] = stage.left(state, seat)
        else:
            names[stage.phase] = 0
    step, left = next(iter(names.items()))
    return Message("ends-step", {"step": step, "left": left, "more": len(names) - 1})


def shown_at(state: RootState, seat: Seat, menu: Menu, offer: Offer) -> int:
    """Return the stage among whose options one is shown.

    What goes with a whole phase is shown with the first step of the phase that has options.
    """
    if offer.own:
        return offer.stage
    stages = stages_of(state, seat)
    phase = stages[offer.stage].phase
    same = [each.stage for each in menu.offers if each.own and stages[each.stage].phase == phase]
    found = min(same, default=offer.stage)
    return max(found, menu.present) if offer.last >= menu.present else found


def step_name(state: RootState, seat: Seat, index: int) -> str:
    """Return the key of a step's name; a step without options of its own is its whole phase."""
    stage = stages_of(state, seat)[index]
    return f"{state.factions[seat]}-{stage.key}" if stage.has_options else stage.phase
