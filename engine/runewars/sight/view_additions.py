"""Additions to a view by the open questions and by events: shifts, cards to play, the phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.core.choices.actions import fields_of
from engine.core.choices.questions import Amounts, Question
from engine.core.events import Event
from engine.core.seats import Seat
from engine.runewars.data.cards import QUESTS, TACTIC_FACE, TACTICS
from engine.runewars.events.armies import (
    BattleJoined,
    UnitsDestroyed,
    UnitsMoved,
    UnitsPlaced,
    UnitsRetreated,
    UnitsRouted,
)
from engine.runewars.events.heroes import HeroMoved
from engine.runewars.events.map import RunePlaced
from engine.runewars.rules.orders.turn import BONUS, PRIMARY
from engine.runewars.sight.build_view import someone
from engine.runewars.sight.outcomes import outcomes_of
from engine.runewars.view import RunewarsView, Shift


def phase_asked(view: RunewarsView, asked: Mapping[Seat, Question]) -> str:
    """Return the phase to name: the bonus while its menu offers it, else the order (part 3).

    Further questions of an action of the menu belong to the order, whichever part it was.
    """
    if view.phase != BONUS or view.current is None:
        return view.phase
    question = asked.get(view.current)
    offered = question is not None and question.kind.startswith("order.")
    earned = question is not None and question.context.get("supremacy") == "yes"
    return BONUS if offered and earned else PRIMARY


# Changes, and playable cards


def with_shifts(
    view: RunewarsView, events: Sequence[Event], before: Sequence[Event]
) -> RunewarsView:
    """Return the view with the changes by these events, for outlines and arrows."""
    changes = [shift for event in events if (shift := shift_of(event)) is not None]
    return replace(view, changes=tuple(changes), outcomes=outcomes_of(events, before))


def shift_of(event: Event) -> Shift | None:
    """Return an event as a change of the picture, if it is one."""
    match event:
        case UnitsMoved(seat, origin, to, unit, count):
            return Shift("move", someone(seat), to, origin, count, unit)
        case UnitsRetreated(seat, origin, to, unit, count):
            return Shift("retreat", someone(seat), to, origin, count, unit)
        case UnitsPlaced(seat, area, unit, count):
            return Shift("place", someone(seat), area, None, count, unit)
        case UnitsDestroyed(seat, area, unit, count):
            return Shift("destroy", someone(seat), area, None, count, unit)
        case UnitsRouted(seat, area, unit, count):
            return Shift("rout", someone(seat), area, None, count, unit)
        case BattleJoined(attacker, _, area):
            return Shift("battle", attacker, area)
        case HeroMoved(seat, hero, origin, to):
            return Shift("hero", seat, to, origin, 1, hero=hero)
        case RunePlaced(seat, area):
            return Shift("rune", seat, area)
        case _:
            return None


def with_playable_cards(view: RunewarsView, question: Question) -> RunewarsView:
    """Return the view with the keys of the cards in hand that a question lets its seat use."""
    tactics = {TACTIC_FACE[card]: TACTICS[card].key for card in view.hand}
    quests = {int(quest): QUESTS[quest].key for quest in view.quests}
    held = {"TacticId": tactics, "QuestCardId": quests}
    played, spent = set[str](), set[str]()
    for option in () if isinstance(question.form, Amounts) else question.form.options:
        for name, kind in fields_of(type(option)).items():
            key = held.get(kind, {}).get(getattr(option, name))
            if key is not None:
                (played if name == option.plays else spent).add(key)
    return replace(view, playable=frozenset(played), spendable=frozenset(spent))
