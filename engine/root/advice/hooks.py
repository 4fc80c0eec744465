"""Aids to a decision, as the engine and the bot ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.core.choices.actions import Option
from engine.core.choices.places import Way
from engine.core.choices.previews import Preview
from engine.core.choices.questions import Answer, Question
from engine.core.choices.turn_steps import TurnPlace
from engine.core.events import Event
from engine.core.hooks.decisions import AheadHooks, EvaluationHooks, MenuHooks
from engine.core.hooks.lookup import MapHooks
from engine.core.hooks.words import StoryHooks
from engine.core.language.messages import Idea, Message, Tale
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat
from engine.root.advice.evaluation.drafting import fancy
from engine.root.advice.evaluation.features import features
from engine.root.advice.evaluation.position import evaluate
from engine.root.advice.evaluation.terms import own_terms, terms
from engine.root.advice.forecast import forecast
from engine.root.advice.next_turn import imagine_turn, precondition
from engine.root.advice.places import places
from engine.root.advice.preview import preview
from engine.root.advice.reach import reach
from engine.root.advice.removals import removal_facts
from engine.root.advice.stakes import (
    Forced,
    actor_of,
    consequences,
    is_ill_advised,
    move_facts,
    stakes,
)
from engine.root.advice.telling.battles import odds
from engine.root.advice.telling.causes import cause_of
from engine.root.advice.telling.drafts import draft_lines, report_abandoned
from engine.root.advice.telling.lessons import lessons_of, tour_of
from engine.root.advice.telling.stories import STORIED, story_of
from engine.root.advice.turn_steps import beside, turn_places
from engine.root.cards.exiles.deck import WarriorsOf
from engine.root.data.cards import CARDS
from engine.root.hooks.faction import FACTIONS, Faction, doer, overriding, spelled_out
from engine.root.language.labels import neighbours
from engine.root.rules.battle.fighting import battle_facts
from engine.root.rules.crafting import Craft, is_forged
from engine.root.rules.score import points_for_item
from engine.root.state import NOBODY, RootState
from engine.root.view import RootView

SCORED = {"points", "kept"}
"""Facts that are points of the seat that acts: none without a score marker (3.3.1)."""


class RootAdvice(
    MenuHooks[RootState], EvaluationHooks[RootState], AheadHooks[RootState], MapHooks[RootState],
    StoryHooks[RootState],
):  # fmt: skip
    """Menus, evaluation, choices made in advance, and the map."""

    storied = STORIED
    menus = frozenset({"turn.menu"})
    turn_steps = frozenset({"turn.begin_turn"})
    place_type = "Clearing"

    # A question's menu

    def answer_bias(self, state: RootState, question: Question, answer: Answer) -> float:
        """Make computers draft by whim (19.8)."""
        return fancy(state, question, answer)

    def matter(self, state: RootState) -> Sequence[Message]:
        """Describe the draft under way (19.8)."""
        return draft_lines(state)

    def cut_short(self, state: RootState) -> Sequence[Message]:
        """Report a draft in which some seats have not chosen yet."""
        return report_abandoned(state)

    def actor(self, state: RootState, question: Question) -> Seat:
        """Return the hireling whose moves and battles its controller is asked for (22.3)."""
        return actor_of(state, question)

    def facts(self, state: RootState, seat: Seat, option: Option) -> Mapping[str, Scalar]:
        if isinstance(seat, Forced):
            hits = battle_facts(state, seat, spelled_out(state, seat, option))
            return {"attack": hits["mine"], "defense": hits["theirs"]} if hits else {}
        if isinstance(option, WarriorsOf):
            return {"count": state.warriors[option.clearing][option.seat]}
        if isinstance(option, Craft):
            found = craft_facts(state, seat, option.card) | removal_facts(state, seat, option)
        elif state.is_hireling(seat):
            mover = Seat(state.decider(seat))
            owed = move_facts(state, mover, option) | removal_facts(state, seat, option)
            return {**battle_facts(state, seat, option), **owed}
        else:
            _, rules = doer(state, seat, type(option))
            plain = spelled_out(state, seat, option)
            found = {**battle_facts(state, seat, plain), **rules.facts(state, seat, option)}
            found |= move_facts(state, seat, plain) | removal_facts(state, seat, plain)
        if not state.may_score(seat):
            found.pop("instead", None)
            found |= dict.fromkeys(SCORED & found.keys(), 0)
        return found

    def turn_places(self, state: RootState, question: Question) -> Sequence[TurnPlace]:
        """Return the step of each option of a turn's menu, and the step it would end."""
        return turn_places(state, question)

    def beside(self, state: RootState, question: Question) -> Mapping[type[Option], bool]:
        """Return the actions that are not the faction's own."""
        return beside(question)

    def places(self, state: RootState, question: Question) -> Sequence[Way]:
        """Return the clearings that each option is about."""
        return places(state, question)

    def cause(self, state: RootState, question: Question, reader: Seat | None) -> Sequence[Message]:
        """Explain it from public facts alone, whoever reads."""
        return cause_of(state, question)

    def preview(self, state: RootState, seat: Seat, option: Option) -> Preview | None:
        """Return the result of a move, a building or a battle."""
        return preview(state, seat, option)

    def forecast(self, state: RootState, seat: Seat, option: Option) -> Sequence[Message]:
        return [] if isinstance(seat, Forced) else forecast(state, seat, option)

    def stakes(
        self, state: RootState, seat: Seat, option: Option
    ) -> tuple[Sequence[Message], Sequence[Message]]:
        return ([], []) if isinstance(seat, Forced) else stakes(state, seat, option)

    def consequences(self, state: RootState, seat: Seat, option: Option) -> Sequence[Message]:
        return [] if isinstance(seat, Forced) else consequences(state, seat, option)

    # Stories for a returning player

    def story(self, state: RootState, events: Sequence[Event], seat: Seat) -> Sequence[Tale]:
        return story_of(state, events, seat)

    def lessons(self, view: RootView) -> Sequence[Idea]:
        return lessons_of(view)

    tour_extras = MappingProxyType({"hirelings": "random", "landmarks": "two"})

    def tour(self, kind: str) -> Sequence[str]:
        return tour_of(kind)

    # Computer players

    def is_ill_advised(self, state: RootState, question: Question, answer: Answer) -> bool:
        """Return whether an answer gives up winning by points."""
        return is_ill_advised(answer)

    def evaluate(self, state: RootState, seat: Seat) -> float:
        return evaluate(state, seat)

    def inclination(self, state: RootState, question: Question, answer: Answer) -> float:
        """Add what a faction may gain yet by an option, such as a battle after a move."""
        found = self.answer_bias(state, question, answer)
        if isinstance(answer, Option):
            faction = FACTIONS[state.factions[question.seat]]
            found += faction.inclination(state, question.seat, answer)
        return found

    def fluke(self, state: RootState, question: Question, answer: Answer) -> float:
        """Ask the factions whose secrets others guess at."""
        return sum(
            faction.fluke(state, seat, answer)
            for seat, faction in overriding(state.factions, Faction.fluke)
        )

    def promise(
        self, state: RootState, question: Question, options: Sequence[Option]
    ) -> Sequence[float]:
        return FACTIONS[state.factions[question.seat]].promise(state, question.seat, options)

    def terms(
        self, state: RootState, seat: Seat, kept: dict[Any, Any] | None = None
    ) -> Mapping[str, float]:
        return terms(state, seat, kept)

    def possessions(self, state: RootState, seat: Seat, viewer: Seat | None) -> dict[str, float]:
        return own_terms(state, seat)

    def features(self, state: RootState, viewer: Seat) -> Sequence[Mapping[str, float]]:
        return features(state, viewer)

    def trust(self, state: RootState, seat: Seat) -> float:
        return FACTIONS[state.factions[seat]].trusts

    def errs(self, state: RootState, seat: Seat) -> float:
        return FACTIONS[state.factions[seat]].errs

    def rest(self, state: RootState) -> None:
        """End the current seat's turn: its possible actions count no more."""
        state.current = NOBODY

    # Choices made in advance

    def imagine(self, state: RootState, seat: Seat) -> None:
        """Start a seat's turn at once, dropping the rest of the present one."""
        imagine_turn(state, seat)

    def precondition(self, view: RootView, type_name: str, value: Any) -> Any:
        """Return the contents of a clearing, or the places where the viewer has a card."""
        return precondition(view, type_name, value)

    # The map

    def neighbours(self, place: int, words: Words, view: RootView) -> Sequence[tuple[int, str]]:
        """Name the clearings that paths join to one."""
        return neighbours(place, words, view)

    def reach(self, state: RootState, seat: Seat, origin: int | None) -> Sequence[Message]:
        return reach(state, seat, origin)

    def odds(
        self,
        state: RootState,
        attacker: Seat | None,
        defender: Seat | None,
        place: int | None,
        reader: Seat | None = None,
    ) -> Sequence[Message]:
        """Describe the battle that is given, or list the possible ones."""
        return odds(state, attacker, defender, place, reader)


def craft_facts(state: RootState, seat: Seat, card: int) -> dict[str, Scalar]:
    """Return the kind, item and points of a card, for a menu to show beside it."""
    printed = CARDS[card]
    points = sum(
        faction.crafting_bonus(state, other, seat)
        for other, faction in overriding(state.factions, Faction.crafting_bonus)
    )
    if printed.item is None:
        return {"kind": printed.kind, "item": "", "points": points}
    points += points_for_item(state, seat, printed.points)
    points += is_forged(state, seat, printed.item)
    found: dict[str, Scalar] = {"kind": printed.kind, "item": printed.item, "points": points}
    if FACTIONS[state.factions[seat]].hoards_items:
        found |= {"kind": "hoard", "kept": points - printed.points}
    return found
