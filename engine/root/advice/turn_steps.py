"""The step of each option of a turn's menu, and the options that choosing it ends.

Choosing from a later step passes the earlier ones for good, so every option knows what it ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.choices.actions import Done, Option
from engine.core.choices.questions import OneOf, Question
from engine.core.choices.turn_steps import TurnPlace
from engine.core.language.messages import Message
from engine.core.seats import Seat
from engine.root.rules.crafting import Craft
from engine.root.rules.menus import Menu, Offer, menu_of, stages_of
from engine.root.state import RootState

EVERYBODYS = "root "
"""The beginning of the paths of actions that belong to no faction."""


def turn_places(state: RootState, question: Question) -> list[TurnPlace]:
    """Return the place of each option of a turn's menu; empty for any other question."""
    seat, form = question.seat, question.form
    if state.current != seat or not isinstance(form, OneOf):
        return []
    menu = menu_of(state, seat)
    offered = [each.option for each in menu.offers]
    done = [each for each in form.options if isinstance(each, Done)]
    if list(form.options) != [*offered, *done]:
        return []
    lost = {stage: lost_at(menu, stage) for stage in range(menu.first, menu.after)}
    found = [turn_place(state, seat, menu, offer, lost[offer.stage]) for offer in menu.offers]
    return [*found, *(place_of_done(state, seat, menu) for _ in done)]


def beside(question: Question) -> Mapping[type[Option], bool]:
    """Return the actions offered that belong to everybody's turn, but for crafting.

    They come and go with cards and landmarks, and must not change how a seat's own are shown.
    """
    form = question.form
    offered = form.options if isinstance(form, OneOf) else ()
    kinds = dict.fromkeys(type(each) for each in offered if each.path.startswith(EVERYBODYS))
    return {kind: False for kind in kinds if kind is not Craft}


def turn_place(
    state: RootState, seat: Seat, menu: Menu, offer: Offer, lost: Sequence[Offer]
) -> TurnPlace:
    """Return the place of an option; `lost` are the options that its stage ends."""
    number = shown_at(state, seat, menu, offer)
    others = [each for each in lost if each is not offer]
    step = Message("step", {"step": step_name(state, seat, number)})
    return TurnPlace(number, step, ending(state, seat, others), tuple(o.option for o in others))


def place_of_done(state: RootState, seat: Seat, menu: Menu) -> TurnPlace:
    """Return the place of Done; it need not name the present step, which it obviously ends."""
    lost = lost_at(menu, menu.after)
    later = any(shown_at(state, seat, menu, each) > menu.present for each in lost)
    step = Message("step", {"step": step_name(state, seat, menu.present)})
    ends = ending(state, seat, lost) if later else None
    return TurnPlace(menu.after, step, ends, tuple(each.option for each in lost))


def lost_at(menu: Menu, stage: int) -> list[Offer]:
    """List the options that choosing from a stage ends."""
    kept = {each.option for each in menu.offers if each.last >= stage}
    return [each for each in menu.offers if each.last < stage and each.option not in kept]


def ending(state: RootState, seat: Seat, lost: Sequence[Offer]) -> Message | None:
    """Name the first step that would end early, with the actions left in it."""
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
    """Return the stage under which an option is shown.

    Options of a whole phase are shown with the first step of the phase that has options.
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
