"""The menu of a turn, step by step, and how long each option stays in it.

Choosing from a later step passes the earlier ones for good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from itertools import chain
from typing import NamedTuple

import msgspec

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.hooks.faction import FACTIONS, Faction, overriding
from engine.root.hooks.hirelings import hireling_options, hireling_possible, is_tempted
from engine.root.hooks.landmarks import Landmark, landmarks_with
from engine.root.hooks.stages import Stage
from engine.root.rules.dominance import dominance_options, dominance_possible
from engine.root.rules.effects import birdsong_duty, could_use, effect_options, is_at_start
from engine.root.state import RootState

REST = "turn.rest"
"""The kind of a menu in which no step offers anything of its own."""
BIRDSONG_OVER = "birdsong-over"
"""The message for Done where it only ends Birdsong, though most menus of the kind end the turn."""


class Offers(msgspec.Struct, frozen=True, gc=False):
    """Options of a menu, the stage in which they are taken, and the last one that offers them."""

    options: Sequence[Option]
    stage: int
    last: int
    own: bool
    """True where they belong to the stage itself rather than to its phase."""


class Offer(NamedTuple):
    """One of those options, with the same facts."""

    option: Option
    stage: int
    last: int
    own: bool


class Menu(msgspec.Struct, frozen=True, dict=True):
    """The stages that one menu spans, and their options."""

    first: int
    stages: Sequence[Stage]
    groups: Sequence[Offers]

    @property
    def after(self) -> int:
        """The stage after the menu, which Done goes on to."""
        return self.first + len(self.stages)

    @property
    def options(self) -> list[Option]:
        """All options, in their order."""
        return list(chain.from_iterable([group.options for group in self.groups]))

    @cached_property
    def offers(self) -> Sequence[Offer]:
        """All options, each with its stages."""
        return [
            Offer(option, group.stage, group.last, group.own)
            for group in self.groups
            for option in group.options
        ]

    @property
    def own_stages(self) -> Sequence[int]:
        """The stages with own options, in order."""
        return sorted({each.stage for each in self.groups if each.own and each.options})

    @property
    def present(self) -> int:
        """The first stage with own options, or the one that began."""
        return min(self.own_stages, default=self.first)

    def stage_of(self, option: Option) -> int:
        """Return the stage in which an option is taken."""
        return next(group.stage for group in self.groups if option in group.options)


def stages_of(state: RootState, seat: Seat) -> Sequence[Stage]:
    """Return the stages of a seat's turn."""
    return FACTIONS[state.factions[seat]].stages


@cache
def stage_index(faction: str, stage: str) -> int:
    """Return the place of a stage in a faction's turn."""
    return [each.key for each in FACTIONS[faction].stages].index(stage)


def has_reached(state: RootState, seat: Seat, stage: str) -> bool:
    """Return whether the current seat's turn has come to a stage, or gone beyond it."""
    return state.stage >= stage_index(state.factions[seat], stage)


def is_past(state: RootState, seat: Seat, stage: str) -> bool:
    """Return whether the current seat's turn has gone beyond a stage."""
    return state.stage > stage_index(state.factions[seat], stage)


def why_passed(state: RootState, seat: Seat, stage: str) -> Refused | None:
    """Explain that an action comes too late in the seat's turn, or in another's."""
    if state.current == seat and not is_past(state, seat, stage):
        return None
    own = FACTIONS[state.factions[seat]]
    return Refused(f"{own.key}-passed", law=own.sections[stage], step=stage)


def menu_of(state: RootState, seat: Seat, span: Sequence[Stage] | None = None) -> Menu:
    """Return the current menu of a seat; `span` are the menu's stages."""
    span = span or menu_span(state, seat, stages_of(state, seat))
    return Menu(state.stage, span, menu_groups(state, seat, span))


def menu_span(state: RootState, seat: Seat, stages: Sequence[Stage]) -> Sequence[Stage]:
    """Return the current stage and the following ones that begin with nothing.

    A stage that may not be left, or is apart, is the last of them.
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
    """Return whether a menu of Birdsong ends before Daylight because something comes between.

    That is a duty, or hired warriors that may fight only from Daylight on (11.2.7.III).
    """
    if state.phase != "birdsong":
        return False
    for owner, faction in overriding(state.factions, Faction.lent_from_daylight):
        if faction.lent_from_daylight(state, owner) == seat:
            return True
    return birdsong_duty(state, seat) is not None


def ends_birdsong(state: RootState, seat: Seat, menu: Menu) -> bool:
    """Return whether a menu's Done leads only to what comes between Birdsong and Daylight."""
    stages = stages_of(state, seat)
    if menu.stages[-1].phase != "birdsong" or stages[menu.after].phase == "birdsong":
        return False
    return ends_alone(state, seat)


def menu_groups(state: RootState, seat: Seat, span: Sequence[Stage]) -> list[Offers]:
    """List the options of a menu: those of each stage, of the phases, then of guests."""
    phases = first_stages(state.factions[seat], state.stage, state.stage + len(span))
    groups = [
        Offers(options, index, index, True)
        for index, stage in enumerate(span, state.stage)
        if (options := stage.options(state, seat))
    ]
    ends = phase_ends(state.factions[seat])
    if state.crafted[seat]:
        stages = stages_of(state, seat)
        for phase, option in effect_options(state, seat, tuple(phases)):
            index = phases[phase]
            last = index - 1 if is_at_start(option) else ends[phase]  # anything done ends the start
            groups.append(Offers([option], index, last, not stages[index].has_options))
    if "daylight" in phases:
        common = [*dominance_options(state, seat), *hireling_options(state, seat, anytime=False)]
        groups.append(Offers(common, phases["daylight"], ends["daylight"], False))
    groups += [
        Offers(landmark.options(state, seat), phases[phase], ends[phase], False)
        for landmark in landmarks_with(state, Landmark.options)
        for phase in landmark.phases
        if phase in phases
    ]
    return groups if is_last_step(state, seat) else [*groups, guest_offers(state, seat)]


@cache
def first_stages(faction: str, start: int, stop: int) -> Mapping[str, int]:
    """Return the first stage of each phase in a part of a faction's turn."""
    stages = FACTIONS[faction].stages
    return {stages[index].phase: index for index in reversed(range(start, stop))}


@cache
def phase_ends(faction: str) -> Mapping[str, int]:
    """Return the last stage of each phase of a faction's turn."""
    return {stage.phase: index for index, stage in enumerate(FACTIONS[faction].stages)}


def guest_offers(state: RootState, seat: Seat) -> Offers:
    """List the options open at any step but the last: of other factions, hirelings, landmarks."""
    last = len(stages_of(state, seat)) - 2
    found = list(hireling_options(state, seat, anytime=True))
    for owner, faction in overriding(state.factions, Faction.guest_options):
        if owner != seat:
            found += faction.guest_options(state, owner, seat)
    for landmark in landmarks_with(state, Landmark.options):
        if not landmark.phases:
            found += landmark.options(state, seat)
    return Offers(found, state.stage, last, False)


def menu_name(
    state: RootState, seat: Seat, menu: Menu, named: Stage | None
) -> tuple[str, dict[str, Scalar]]:
    """Return the kind of a menu's question, and the arguments of its words.

    `named` is the first stage with something of its own possible on public facts. It gives the
    menu's phase, which a picture shows; within that phase the first step with options gives the
    name. Options open at any step, such as a dominance card, give none.
    """
    if named is None:
        return REST, {"phase": menu.stages[0].phase}
    own = FACTIONS[state.factions[seat]]
    stages = own.stages
    same = (stages[index] for index in menu.own_stages if stages[index].phase == named.phase)
    context = own.menu_context(state, seat)
    if ends_birdsong(state, seat, menu):
        context = {**context, "done": BIRDSONG_OVER}
    return f"{own.key}.{next(same, named).key}", context


def names_a_menu(state: RootState, seat: Seat, stage: Stage) -> bool:
    """Return whether, on public facts, a stage may have options of its own."""
    if not stage.has_options:
        return could_use(state, seat, stage.phase)
    return stage.possible(state, seat)


def could_act(state: RootState, seat: Seat, stage: Stage) -> bool:
    """Return whether, on public facts, a seat could have anything to choose in a stage."""
    phase = stage.phase
    return (
        stage.possible(state, seat)
        or (phase == "daylight" and dominance_possible(state, seat))
        or landmark_possible(state, seat, phase)
        or (phase == "daylight" and hireling_possible(state, seat, anytime=False))
        or (phase != "birdsong" and is_tempted(state, seat))
        or could_use(state, seat, phase)
    )


def landmark_possible(state: RootState, seat: Seat, phase: str) -> bool:
    """Return whether, on public facts, a landmark could give a seat options in a phase."""
    return bool(state.landmarks) and any(
        phase in each.phases and each.possible(state, seat)
        for each in landmarks_with(state, Landmark.possible)
    )


def hosts_possible(state: RootState, seat: Seat) -> bool:
    """Return whether factions or hirelings could give a seat options in any phase, on public facts
    (13.2.4).
    """
    return hireling_possible(state, seat, anytime=True) or any(
        owner != seat and faction.guest_possible(state, owner, seat)
        for owner, faction in overriding(state.factions, Faction.guest_possible)
    )


def guests_possible(state: RootState, seat: Seat) -> bool:
    """Return whether others, landmarks among them, could give a seat options on public facts."""
    if hosts_possible(state, seat):
        return True
    found = landmarks_with(state, Landmark.possible)
    return any(not each.phases and each.possible(state, seat) for each in found)


def is_last_step(state: RootState, seat: int) -> bool:
    """Return whether a seat has begun its turn's last step: nothing more can be done (1.4.3)."""
    return state.current == seat and state.stage == len(FACTIONS[state.factions[seat]].stages) - 1
