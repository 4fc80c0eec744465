"""Reasons why an option is not offered: shared actions here, others in their faction's file."""

from __future__ import annotations

from engine.core.choices.actions import Option, fields_of
from engine.core.choices.questions import Answer, OneOf, Question, SomeOfKinds
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.advice.timing import mistimed
from engine.root.cards.hirelings.turn import why_no_hireling
from engine.root.data.cards import CARDS
from engine.root.hooks.faction import doer
from engine.root.hooks.hirelings import UseHireling
from engine.root.hooks.landmarks import LANDMARKS
from engine.root.language.rulebook import section_about
from engine.root.rules.battle.fighting import Battle, why_no_battle
from engine.root.rules.crafting import Craft, why_no_craft
from engine.root.rules.dominance import ActivateDominance, TakeDominance, why_no_dominance
from engine.root.rules.effects import TURN_EFFECTS, Use
from engine.root.rules.hands import OneCard
from engine.root.rules.menus import is_last_step, menu_of
from engine.root.rules.moving import Move, legal_moves, why_no_move
from engine.root.state import RootState

FOUGHT = ("defender", "enemy")
"""The fields that may name a hireling's side."""


def why_refused(state: RootState, question: Question, answer: Answer) -> Refused:
    """Explain why `question` does not offer `answer`."""
    seat = question.seat
    if isinstance(answer, Option) and exists(state, answer):
        if type(answer).path and is_last_step(state, seat) and not asks_for(question, answer):
            return Refused("turn-ending", law="1.4.3")
        late = mistimed(state, seat, type(answer)) if type(answer).path else None
        if late is not None and state.current != seat:
            return late
        if state.current == seat and answer in menu_of(state, seat).options:
            return Refused("question-first", law="1.4.2")
        _, rules = doer(state, seat, type(answer))
        own = rules.refusal(state, seat, answer)
        why = own or why_not_shared(state, seat, question, answer)
        return late if late is not None and why.key == "not-offered" else why
    if isinstance(question.form, SomeOfKinds) and isinstance(answer, tuple):
        return why_not_together(question.kind, question.form, answer)
    return Refused("not-offered")


def asks_for(question: Question, answer: Option) -> bool:
    """Return whether a question offers other options of an answer's class."""
    options = question.form.options if isinstance(question.form, OneOf) else ()
    return any(type(each) is type(answer) for each in options)


def why_not_together(kind: str, form: SomeOfKinds, answer: tuple[Option, ...]) -> Refused:
    """Name the suit of which more cards were chosen than allowed."""
    suit = form.find_excess(answer)
    if suit is None:
        return Refused("not-offered")
    law = section_about(kind) or ""
    return Refused("too-many-alike", law=law, suit=suit, most=form.bounds[suit])


def exists(state: RootState, answer: Option) -> bool:
    """Return whether the clearings, seats and cards that an option names exist."""
    forests = len(state.woodland.forest_keys) - 1
    known = {
        "Clearing": [*range(-forests, 0), *range(1, len(state.warriors))],
        "Seat": state.seats,
        "CardId": range(len(CARDS)),
    }
    fought = {**known, "Seat": range(len(state.sides))}  # hirelings, too (22.3.2)
    return all(
        getattr(answer, name) in (fought if name in FOUGHT else known)[kind]
        for name, kind in fields_of(type(answer)).items()
        if kind in known
    )


def why_not_shared(state: RootState, seat: Seat, question: Question, answer: Option) -> Refused:
    """Explain why an action that every faction shares was not offered."""
    match answer:
        case Craft(card):
            return why_no_craft(state, seat, card)
        case ActivateDominance() | TakeDominance():
            return why_no_dominance(state, seat, answer)
        case Battle(clearing, defender):
            return why_no_battle(state, seat, clearing, defender)
        case Move(origin, to, warriors):
            reach = [move.to for move in legal_moves(state, seat, Move, [origin])]
            return why_no_move(state, seat, origin, to, warriors, reach)
        case UseHireling():
            return why_no_hireling(state, seat, answer)
        case Use(card):
            return why_no_use(state, seat, card)
        case OneCard(card) if question.kind in ("battle.ambush", "battle.foil"):
            if CARDS[card].kind == "ambush":
                return Refused("ambush-suit", law="4.3.1", card=CARDS[card].name)
            return Refused("ambush-only", law="4.3.1", card=CARDS[card].name)
        case _:
            return why_not_at_landmark(state, seat, answer) or Refused("not-offered")


def why_not_at_landmark(state: RootState, seat: Seat, answer: Option) -> Refused | None:
    """Explain why a landmark's action was not offered."""
    for each in LANDMARKS.values():
        if isinstance(answer, each.actions):
            return each.refusal(state, seat, answer)
    return None


def why_no_use(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a persistent effect cannot be used now."""
    key, name = CARDS[card].key, CARDS[card].name
    effect = TURN_EFFECTS.get(key)
    if not state.has_crafted(seat, key):
        return Refused("use-not-yours", law="4.1.3", card=name)
    if effect is None:
        return Refused("use-by-itself", law="4.1.3", card=name)
    if key in state.used:
        return Refused("use-once", card=name)
    if effect.phase != state.phase or (effect.at_start and state.acted):
        when = "start" if effect.at_start else "any"
        return Refused("use-when", law="1.4.1", card=name, phase=effect.phase, when=when)
    return Refused("use-nothing", card=name)
