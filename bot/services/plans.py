"""Plans in words: a seat's decisions in advance, and the offer to make them when relevant."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.live import Live
from bot.ui import limits
from bot.ui.components import Row
from bot.ui.message_ids import dash
from bot.ui.rows import button, row_of
from bot.ui.wording import Wording
from engine.core.choices.plans import Plan, PlanField, PlanKind
from engine.core.language.words import Words
from engine.core.seats import Seat


def kinds_of(live: Live, seat: Seat) -> list[PlanKind]:
    """List the kinds of plan that can matter to a seat at this table."""
    return list(live.match.game.plans_of(live.match.state, seat))


def plan_of(live: Live, seat: Seat, kind: PlanKind) -> Plan:
    """Return a seat's plan; undecided fields have their defaults."""
    decided: Plan = live.match.state.plans[seat].get(kind.key, {})
    return kind.default() | decided


def name_of(wording: Wording, kind: PlanKind) -> str:
    """Name a kind of plan."""
    return wording.say(f"plan-{dash(kind.key)}")


def field_name(wording: Wording, kind: PlanKind, field: PlanField) -> str:
    """Name a field of a plan."""
    return wording.say(f"plan-{dash(kind.key)}-{dash(field.key)}")


def choices_of(wording: Wording, kind: PlanKind, field: PlanField) -> list[tuple[str, str]]:
    """List the values of a field that make sense at this table, with their names."""
    offered = wording.game.plan_values(field, wording.words, wording.view)
    return [(value, value_name(wording, kind, field, value, name)) for value, name in offered]


def value_name(wording: Wording, kind: PlanKind, field: PlanField, value: str, name: str) -> str:
    """Name a value by its own words, otherwise as the game names the thing it stands for."""
    message = f"plan-{dash(kind.key)}-{dash(field.key)}-{dash(value)}"
    return wording.say(message) if wording.words.has(message) else name


def summary(wording: Wording, kind: PlanKind, plan: Plan) -> str:
    """Write a plan's decisions, without fields that leave everything open.

    Where the game has a phrase for the plan, only its lists need their names: "against 2 attackers
    or more · Only in these clearings: 5".
    """
    brief = f"plan-{dash(kind.key)}.brief"
    in_brief = wording.words.has(brief)
    decided = {key: int(each) if each.isdecimal() else each for key, each in plan.items()}
    parts = [wording.say(brief, **decided)] if in_brief else []
    for field in kind.fields:
        if in_brief and not field.many:
            continue
        values = plan[field.key].split() if field.many else [plan[field.key]]
        offered = dict(wording.game.plan_values(field, wording.words, wording.view))
        chosen = [
            value_name(wording, kind, field, value, offered[value]) if value in offered else value
            for value in values
        ]
        if chosen:
            parts.append(f"{field_name(wording, kind, field)}: {', '.join(chosen)}")
    return " · ".join(parts)


def line_for_card(
    live: Live, seat: Seat, wording: Wording, keys: Sequence[str], words: Words
) -> str:
    """Describe how a drawn response card will be used under the present plan."""
    plans = [
        f"{name_of(wording, kind)}: {summary(wording, kind, plan_of(live, seat, kind))}"
        for kind in kinds_of(live, seat)
        if kind.key in keys
    ]
    return words.say("plan-drawn", plans=" / ".join(plans))


def plan_row(
    live: Live, seat: Seat, wording: Wording, keys: Sequence[str], words: Words
) -> list[Row]:
    """Offer the plans that are relevant now, one press away; no row if none is."""
    kinds = [kind for kind in kinds_of(live, seat) if kind.key in keys]
    if not kinds:
        return []
    labels = [words.say("label-change-plan", plan=name_of(wording, kind)) for kind in kinds]
    buttons = [
        button("plan", live.row.id, label, rest=kind.key)
        for kind, label in zip(kinds, labels, strict=True)
    ]
    return [row_of(*buttons[: limits.BUTTONS_IN_ROW])]
