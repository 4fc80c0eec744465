"""The cause of a refused action, and the section of the Law that it breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.choices.actions import Option, fields_of
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.seats import Seat, Setup
from engine.referee.hidden_piles import crafted_card
from engine.referee.record.grammar import EVERY
from engine.referee.record.letters import NOTATIONS
from engine.referee.takeover import lacks, number_of
from engine.referee.turn_search.trial import Trial, Undictated
from engine.root.data.cards import CARDS
from engine.root.factions.eyrie.decree import COLUMNS
from engine.root.factions.eyrie.notation import COLUMN_LETTERS
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    CRAFT,
    DECK,
    ITEM,
    PIECE,
    REVEAL,
    SAY,
    SCORE,
    SUPPLY,
    TAKEN,
    Unit,
)
from engine.root.pieces import CardId, Clearing, PieceKind
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.fighting import Battle, battles
from engine.root.rules.crafting import Craft
from engine.root.rules.moving import Move, legal_moves
from engine.root.state import RootState

RECORD, PLAYERS, ENGINE, UNKNOWN = "record", "players", "engine", "unknown"
GENERAL = {
    BATTLE: "4.3", PIECE: "1.5", CARD: "2.1", ITEM: "9.2.5", CRAFT: "4.1", SCORE: "3.2",
    REVEAL: "21.25", SAY: "1.4",
}  # fmt: skip
"""Section to look up if the rules have no better answer."""
Stumble = Callable[[Exception], None]
"""Counts an error that the rules raised."""
DECREE = "decree:"
PLACES_NO_TOKEN = ("revolt", "recruit", "flip")
"""Actions in a clearing that put no token there."""
UNSEEN = "craft-not-held"
"""Refusal for want of a card, which no record can prove: it does not tell who held what."""


class Breach(NamedTuple):
    """The section that a refused action breaks, with the cause and an explanation."""

    section: str
    cause: str
    why: Message | None = None
    later: bool = False
    """True if only what follows in the turn makes the action impossible."""


def breach(
    setup: Setup, positions: Sequence[RootState], letters: Sequence[str], seat: int,
    units: Sequence[Unit], stumble: Stumble,
) -> Breach:  # fmt: skip
    """Return the breach by an action's units, in the positions from where it is written.

    A position in which it was possible may be there only because later actions were not, so the
    positions are tried until one refuses it.
    """
    first = positions[0]
    for unit in units:
        if found := unchosen_breach(first, letters, seat, unit):
            return found
        if is_spent(positions, letters, unit):
            return Breach("9.2.5", RECORD, Message("referee-no-item"))
    for unit in units:
        for option in list_meant(first, letters, seat, unit):
            for position in positions:
                refusal = refusal_of(setup, position, Seat(seat), option, stumble)
                if refusal is not None and refusal.law and refusal.key != UNSEEN:
                    why = Message.of_refusal(refusal)
                    return Breach(refusal.law, PLAYERS, why, later=position is not first)
    for unit in units:
        return general_breach(first, letters, seat, unit)
    return Breach("", UNKNOWN)


def general_breach(state: RootState, letters: Sequence[str], seat: int, unit: Unit) -> Breach:
    """Return the breach by a unit that no refusal of the rules explains."""
    if unit.verb == SCORE:
        return Breach(GENERAL[SCORE], PLAYERS, Message("referee-points-here"))
    if is_draw(unit, letters[seat]):
        section = FACTIONS[state.factions[seat]].sections.get("draw", GENERAL[CARD])
        return Breach(section, PLAYERS, Message("referee-draws"))
    return Breach(GENERAL[unit.verb], UNKNOWN, Message("referee-nowhere"))


# Changes that are no option of a faction


def unchosen_breach(
    state: RootState, letters: Sequence[str], seat: int, unit: Unit
) -> Breach | None:
    """Return the breach by a unit that nobody chooses: losses, Outrage, items and costs."""
    if unit.verb == ITEM:
        return wrong_item(state, letters, unit)
    if unit.verb in (REVEAL, CARD) and is_outrage(state, letters, seat, unit):
        return Breach("8.2.6", PLAYERS, Message("referee-no-outrage"))
    if unit.verb != PIECE or unit.who not in letters or unit.end != SUPPLY:
        return None
    owner, start = letters.index(unit.who), unit.start or ""
    if not start.isdecimal() or unit.what == "w":
        return None
    if lacks(state, letters, unit):
        return Breach("1.5", RECORD, Message("referee-fewer"))
    spent = NOTATIONS[state.factions[seat]].spends.get(unit.what or "")
    if owner == seat and spent:
        return Breach(spent, PLAYERS, Message("referee-cost"))
    if state.warriors[number_of(state, start)][owner]:
        return Breach("4.3.6", PLAYERS, Message("referee-warriors-first"))
    return None


def wrong_item(state: RootState, letters: Sequence[str], unit: Unit) -> Breach | None:
    """Return the breach by an item of which one came from a ruin before."""
    board = state.boards[letters.index(unit.who)] if unit.who in letters else None
    if not isinstance(board, VagabondBoard):
        return None
    twin = (unit.start or "").isdecimal() and unit.what in board.ruin_items
    if unit.end != TAKEN or not twin:
        return None
    return Breach("9.7.3", PLAYERS, Message("referee-ruin-twin"))


def is_spent(positions: Sequence[RootState], letters: Sequence[str], unit: Unit) -> bool:
    """Return whether a Vagabond's item to be exhausted is so already, here or by later actions."""
    if unit.verb != ITEM or unit.end != "e" or unit.who not in letters:
        return False
    board = positions[0].boards[letters.index(unit.who)]
    if not isinstance(board, VagabondBoard):
        return False
    return any(lacks(position, letters, unit) for position in positions)


def is_outrage(state: RootState, letters: Sequence[str], seat: int, unit: Unit) -> bool:
    """Return whether a unit is a payment to the Alliance by others."""
    to = (unit.end or "").removeprefix("board:")
    if to not in letters or state.factions[letters.index(to)] != "alliance":
        return False
    return letters.index(to) != seat and (unit.verb == CARD or unit.name == EVERY)


# Refusals of options by the rules


def refusal_of(
    setup: Setup, state: RootState, seat: Seat, option: Option, stumble: Stumble
) -> Refused | None:
    """Return why an option is not offered; None if it is offered, or the rules give no reason."""
    question = Question(
        QuestionId(1), seat, "turn.rest", OneOf([InClearing(Clearing(0))]), False, {}
    )
    try:
        trial = Trial(setup, state, (), (), [])
        question, state = trial.pending.get(seat, question), trial.state
    except Undictated:
        pass
    if isinstance(question.form, OneOf) and option in question.form.options:
        return None
    own = FACTIONS[state.factions[seat]]
    try:
        said = own.refusal(state, seat, option) if isinstance(option, own.actions) else None
        return said or GAME.refusal(state, question, option)
    except (LookupError, AssertionError, ValueError, TypeError) as error:
        stumble(error)
        return None


def list_meant(state: RootState, letters: Sequence[str], seat: int, unit: Unit) -> Iterator[Option]:
    """List the actions of a faction that would do what a record says."""
    given = known_fields(state, letters, unit)
    card = crafted_card(unit, [*state.hands[seat], *range(len(CARDS))])
    if card is not None and unit.verb == CRAFT:
        yield Craft(CardId(card))
    if card is not None and "column" in given:
        given["card"] = CardId(card)
    actions = FACTIONS[state.factions[seat]].actions
    fitting = [each for each in actions if fits_verb(each, unit, letters[seat])]
    for action in sorted(fitting, key=lambda each: each.when != state.phase):
        fields = fields_of(action)
        if all(name in given for name in fields):
            yield action(**{name: given[name] for name in fields})
    if any("card" in fields_of(each) for each in fitting):
        yield from list_cardless(state, seat, unit, given)


def list_cardless(
    state: RootState, seat: int, unit: Unit, given: Mapping[str, Any]
) -> Iterator[Option]:
    """List what no card of its column could have brought about: an impossible move or battle."""
    if unit.verb == BATTLE and {"clearing", "defender"} <= set(given):
        fight = Battle(given["clearing"], given["defender"])
        if fight not in battles(state, Seat(seat), [fight.clearing]):
            yield fight
    elif unit.verb == PIECE and {"origin", "to"} <= set(given):
        move = Move(given["origin"], given["to"], unit.count)
        if move not in legal_moves(state, seat, Move, [move.origin]):
            yield move


def fits_verb(action: type[Option], unit: Unit, letter: str) -> bool:
    """Return whether an action does the kind of thing that a record says."""
    fields, deed = fields_of(action), action.path.rpartition(" ")[2]
    if unit.verb == BATTLE:
        return "defender" in fields
    if unit.verb == CARD:
        to_decree = (unit.end or "").startswith(DECREE)
        return deed == "decree" if to_decree else deed == "draw" and is_draw(unit, letter)
    if unit.verb == ITEM:
        return deed == "explore" and unit.end == TAKEN
    if unit.verb != PIECE or unit.end == SUPPLY or unit.who != letter:
        return False
    if unit.what == "w":
        moves = (unit.start or "").isdecimal()
        return "origin" in fields if moves else deed in ("recruit", "train")
    if unit.what == "p":
        return set(fields) == {"to"}
    token = (unit.what or "").startswith("t") and deed not in PLACES_NO_TOKEN
    return "building" in fields or (set(fields) == {"clearing"} and token)


def is_draw(unit: Unit, letter: str) -> bool:
    """Return whether a unit is cards that a faction draws."""
    return unit.verb == CARD and (unit.start, unit.end) == (DECK, f"hand:{letter}")


def known_fields(state: RootState, letters: Sequence[str], unit: Unit) -> dict[str, Any]:
    """Return the values of an action's fields that a record tells."""
    known: dict[str, Any] = {"warriors": unit.count, "count": unit.count}
    start, end = unit.start or "", unit.end or ""
    if start.isdecimal():
        known["origin"] = known["clearing"] = Clearing(number_of(state, start))
    if end.isdecimal():
        known["to"] = known["clearing"] = Clearing(number_of(state, end))
    if end.startswith(DECREE):
        known["column"] = COLUMNS[COLUMN_LETTERS.index(end.removeprefix(DECREE))]
    if unit.verb == BATTLE and unit.what in letters:
        known["defender"] = Seat(letters.index(unit.what))
    if unit.verb == PIECE and unit.who in letters:
        pieces = NOTATIONS[state.factions[letters.index(unit.who)]].pieces
        for kind, written in pieces.items():
            if written == unit.what:
                known["building"] = PieceKind(kind)
    return known
