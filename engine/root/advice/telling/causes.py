"""Reasons why a seat is asked in another's turn, from public facts alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engine.core.choices.questions import Question, SomeOf
from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.root.pieces import Clearing
from engine.root.rules.battle.hits import PieceOf, most_dealt
from engine.root.state import NOBODY, Fight, RootState

SIDES = ("clearing", "attacker", "defender")
ROLLED = {"dealt", "suffered"}
"""Arguments of questions after the roll: the hits of attacker and defender so far."""
FOIL, LOSSES = "battle.foil", "battle.losses"
BY_KIND = {
    "clergy.hive": "cause-cathedral",
    "clergy.avenge": "cause-cathedral",
    "clergy.repentance": "cause-repentance",
    "alliance.outrage": "cause-outrage",
    "alliance.surplus": "cause-base",
    "alliance.triggers": "cause-base",
    "corvids.raid": "cause-raid",
    "duchy.failure": "cause-failure",
}
"""The message for a kind of question, with no arguments but the question's own."""
HAPPENED = frozenset(BY_KIND.values()) - {"cause-repentance"} | {"cause-fallen"}
"""Messages that a log or a story tells as well."""


def cause_of(state: RootState, question: Question) -> list[Message]:
    """Explain the cause of a question to its seat; empty in the course of its own turn."""
    if (write := BY_SOMEBODY.get(question.kind)) is not None:
        return write(question)
    if question.kind in BY_KIND and (question.response or question.seat != state.current):
        return [_of(question, BY_KIND[question.kind])]
    if all(name in question.context for name in SIDES):
        return [battle_cause(state, question)]
    return []


def battle_cause(state: RootState, question: Question) -> Message:
    """Name both sides of a battle, its clearing, and the hits of each: at most, or as rolled.

    Before the roll those are the most that a side deals if no effects are used.
    """
    side = "attacked" if question.seat == question.context["defender"] else "attacking"
    if question.context.keys() >= ROLLED:
        return Message(f"cause-{side}-rolled", dict(question.context))
    given = {name: cast("int", question.context[name]) for name in SIDES}
    attacker, defender = Seat(given["attacker"]), Seat(given["defender"])
    fight = Fight(attacker, defender, Clearing(given["clearing"]))
    if question.kind == LOSSES:
        return losses_cause(state, question, fight)
    args: dict[str, Scalar] = {**given}
    args["attackers"] = most_dealt(state, fight, attacker)
    args["defenders"] = most_dealt(state, fight, defender)
    if question.kind == FOIL:
        return Message("cause-ambushed", args)
    return Message(f"cause-{side}", args)


def losses_cause(state: RootState, question: Question, fight: Fight) -> Message:
    """Name the side whose hits reach buildings and tokens, and how many are lost (4.3.6)."""
    form = cast("SomeOf", question.form)
    lost = {cast("PieceOf", each).piece for each in form.options}
    attackers = lost <= {*state.pieces_of(fight.attacker, fight.clearing)}
    enemy = fight.defender if attackers else fight.attacker
    return Message("cause-losses", {"by": enemy, "count": form.least})


def _hospitals(question: Question) -> list[Message]:
    if question.context.get("attacker", NOBODY) == NOBODY:
        return []
    return [_of(question, "cause-fallen")]


def _damage(question: Question) -> list[Message]:
    if question.context.get("attacker", question.seat) in (NOBODY, question.seat):
        return []
    return [_of(question, "cause-hits")]


def _of(question: Question, message: str) -> Message:
    return Message(message, dict(question.context), repeats=message in HAPPENED)


BY_SOMEBODY: dict[str, Callable[[Question], list[Message]]] = {
    "marquise.hospitals": _hospitals,
    "vagabond.damage": _damage,
}
"""Kinds that have a cause only if another seat is behind them."""
