"""Which section of the Law an action of a record breaks: what the rules would have answered it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.choices.actions import Option, fields_of
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.referee.record.letters import NOTATIONS
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.notation import BATTLE, CARD, CRAFT, ITEM, PIECE, REVEAL, SAY, SCORE, Unit
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.answers import InClearing
from engine.root.state import RootState

GENERAL = {
    BATTLE: "4.3", PIECE: "1.5", CARD: "2.1", ITEM: "9.2.5", CRAFT: "4.1", SCORE: "3.2",
    REVEAL: "21.25", SAY: "1.4",
}  # fmt: skip
"""The section to look at where the rules have no better answer."""


def section_of(
    state: RootState, letters: Sequence[str], seat: int, units: Sequence[Unit]
) -> tuple[str, str]:
    """Return the section an action broke, and the key of the sentence that says how."""
    for unit in units:
        for option in tried(state, letters, seat, unit):
            refusal = refusal_of(state, Seat(seat), option)
            if refusal is not None and refusal.law:
                return refusal.law, refusal.key
    for unit in units:
        if unit.verb == PIECE and unit.start not in (None, "supply"):
            return "4.3.6", ""
        return GENERAL[unit.verb], ""
    return "", ""


def refusal_of(state: RootState, seat: Seat, option: Option) -> Refused | None:
    """Return why an option is not offered; None if the rules have nothing to say of it."""
    nothing = OneOf([InClearing(Clearing(0))])
    question = Question(QuestionId(1), seat, "turn.rest", nothing, False, {})
    try:
        return GAME.refusal(state, question, option)
    except (LookupError, AssertionError, ValueError, TypeError):
        return None


def tried(state: RootState, letters: Sequence[str], seat: int, unit: Unit) -> Iterator[Option]:
    """List the actions of a faction that would have done what a record says."""
    known = known_fields(state, letters, unit)
    for action in FACTIONS[state.factions[seat]].actions:
        fields = fields_of(action)
        if fits_verb(action, unit) and all(name in known for name in fields):
            yield action(**{name: known[name] for name in fields})


def fits_verb(action: type[Option], unit: Unit) -> bool:
    """Return whether an action has the fields of what a record says."""
    fields = fields_of(action)
    if unit.verb == BATTLE:
        return "defender" in fields
    if unit.verb == PIECE and unit.what == "w":
        moves = "origin" in fields
        return moves == bool(unit.start and unit.start.isdecimal()) and bool(fields)
    if unit.verb == PIECE and unit.what != "p":
        return "building" in fields or (set(fields) == {"clearing"} and unit.what == "t")
    return False


def known_fields(state: RootState, letters: Sequence[str], unit: Unit) -> dict[str, Any]:
    """Return the values that an action's fields have by what a record says."""
    known: dict[str, Any] = {"warriors": unit.count, "count": unit.count}
    start, end = unit.start or "", unit.end or ""
    if start.isdecimal():
        known["origin"] = known["clearing"] = Clearing(int(start))
    if end.isdecimal():
        known["to"] = known["clearing"] = Clearing(int(end))
    if unit.verb == BATTLE and unit.what in letters:
        known["defender"] = Seat(letters.index(unit.what))
    if unit.verb == PIECE and unit.who in letters:
        pieces = NOTATIONS[state.factions[letters.index(unit.who)]].pieces
        for kind, written in pieces.items():
            if written == unit.what:
                known["building"] = PieceKind(kind)
    return known
