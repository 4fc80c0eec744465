"""Plans: decisions that a seat makes in advance for each kind of secret or untimely response.

Every seat always has a plan for every kind. A plan is a plain dict of a kind's fields, so that the
bot can show and change any of them without knowing the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias

import msgspec

from engine.core.chance.draws import Rng
from engine.core.errors import Refused

Plan: TypeAlias = "dict[str, str]"
"""A value for each field of a plan kind; numbers and lists are written as text (`2`, `1 5 7`)."""


class PlanField(msgspec.Struct, frozen=True):
    """One decision. The first choice is the default unless `default` says otherwise."""

    key: str
    choices: tuple[str, ...]
    """The values offered; a value's words are `plan-<kind>-<key>-<value>`, or the value itself."""
    default: str
    many: bool = False
    """True if any number of the choices may be picked, written with spaces between."""
    mixed: tuple[str, ...] = ()
    """Values about as good as the default: computers draw among these, twice as often one that is
    named twice, so that nobody can read a habit."""


class PlanKind(msgspec.Struct, frozen=True):
    """A kind of response and the decisions about it."""

    key: str
    fields: tuple[PlanField, ...]

    def default(self) -> Plan:
        """Return the plan of a seat that never decided."""
        return {field.key: field.default for field in self.fields}

    def mix(self, rng: Rng) -> Plan | None:
        """Draw a plan that nobody can foresee; None if there is nothing to mix."""
        if not any(field.mixed for field in self.fields):
            return None
        drawn = {f.key: f.mixed[rng.randrange(len(f.mixed))] for f in self.fields if f.mixed}
        return self.default() | drawn

    def check(self, plan: Mapping[str, str]) -> Plan:
        """Return `plan` completed with defaults; raise `Refused` for a value not offered."""
        checked = self.default()
        for field in self.fields:
            value = plan.get(field.key, field.default)
            parts = value.split() if field.many else [value]
            if any(part not in field.choices for part in parts):
                raise Refused("plan-value", field=field.key, value=value)
            checked[field.key] = " ".join(parts) if field.many else value
        unknown = next((key for key in plan if key not in checked), None)
        if unknown is not None:
            raise Refused("plan-value", field=unknown, value=plan[unknown])
        return checked


class HasPlans(Protocol):
    """A state with each seat's plans, by their kinds."""

    plans: list[dict[str, Plan]]


def plan_of(state: HasPlans, seat: int, kind: PlanKind) -> Plan:
    """Return a seat's plan, with defaults for anything it never decided.

    A plan saved before its kind got another field lacks that field.
    """
    return kind.default() | state.plans[seat].get(kind.key, {})
