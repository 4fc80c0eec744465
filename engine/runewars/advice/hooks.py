"""Support for decisions, as the engine and the bot call it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.choices.actions import Option
from engine.core.choices.places import Way
from engine.core.choices.previews import Preview
from engine.core.choices.questions import Answer, Question
from engine.core.events import Event
from engine.core.hooks.decisions import AheadHooks, EvaluationHooks, MenuHooks
from engine.core.hooks.lookup import MapHooks
from engine.core.hooks.words import StoryHooks
from engine.core.language.messages import Idea, Message, Tale
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat
from engine.runewars.advice.advisable import is_ill_advised
from engine.runewars.advice.battles.odds import matter_of, odds
from engine.runewars.advice.chances import march_outlook, recruits_outlook
from engine.runewars.advice.evaluation.answer_bias import answer_bias
from engine.runewars.advice.evaluation.features import SIGNS, features
from engine.runewars.advice.evaluation.likely_answers import likely
from engine.runewars.advice.evaluation.lookahead_bias import (
    inclination,
    inclinations,
    is_idle,
    motive,
    order_cost,
)
from engine.runewars.advice.evaluation.position import evaluate
from engine.runewars.advice.evaluation.terms import possessions, terms
from engine.runewars.advice.facts import facts_of
from engine.runewars.advice.next_turn import imagine_decision, imagine_order, precondition
from engine.runewars.advice.places import places
from engine.runewars.advice.preview import preview
from engine.runewars.advice.reach import reach
from engine.runewars.advice.side_actions import beside
from engine.runewars.advice.telling.causes import cause_of
from engine.runewars.advice.telling.lessons import lessons_of, tour_of
from engine.runewars.advice.telling.stories import STORIED, story_of
from engine.runewars.language.labels import (
    areas_beside,
)
from engine.runewars.pieces import NOBODY
from engine.runewars.rules.abandoned_areas import forfeits
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.state import RunewarsState
from engine.runewars.view import RunewarsView

ERRS = 0.5
"""Part of a level's misjudgement that is made in Runewars.

Set by play: `normal` wins most games against three `greedy`, and `hard` more than a third against
three `normal`.
"""


class RunewarsAdvice(
    MenuHooks[RunewarsState], EvaluationHooks[RunewarsState], AheadHooks[RunewarsState],
    MapHooks[RunewarsState], StoryHooks[RunewarsState],
):  # fmt: skip
    """Menus, evaluation, choices made in advance, and the map."""

    storied = STORIED
    menus = frozenset({"turns.order_menu", "questing.hero_menu"})
    turn_steps = frozenset(
        {"turns.resolve_order", "seasons.choose_orders", "seasons.end_season", "seasons.begin_year"}
    )
    place_type = "AreaId"
    feature_signs = SIGNS

    # A question's menu

    def facts(self, state: RunewarsState, seat: Seat, option: Option) -> Mapping[str, Scalar]:
        return facts_of(state, seat, option)

    def forfeits(
        self, state: RunewarsState, question: Question, answer: Answer
    ) -> Sequence[Message]:
        """Name the areas that would be left to nobody."""
        return forfeits(state, question, answer)

    def matter(self, state: RunewarsState) -> Sequence[Message]:
        """Name the battle under way."""
        return matter_of(state)

    def beside(self, state: RunewarsState, question: Question) -> Mapping[type[Option], bool]:
        """Return the actions besides an order, or besides a hero's move."""
        return beside(state, question)

    def outlook(
        self, state: RunewarsState, question: Question, amounts: Mapping[str, int]
    ) -> Message | None:
        """Return the odds of an army that may march, or the hunger of recruits."""
        march = march_outlook(state, question, amounts)
        return march or recruits_outlook(state, question, amounts)

    def places(self, state: RunewarsState, question: Question) -> Sequence[Way]:
        """Return the areas that each option is about."""
        return places(state, question)

    def cause(
        self, state: RunewarsState, question: Question, reader: Seat | None
    ) -> Sequence[Message]:
        """Explain it; the odds of a battle count the reader's own cards."""
        return cause_of(state, question, reader)

    def preview(self, state: RunewarsState, seat: Seat, option: Option) -> Preview | None:
        """Return the effect of a step, a hero's way or an activation."""
        return preview(state, seat, option)

    # For a returning player

    def story(self, state: RunewarsState, events: Sequence[Event], seat: Seat) -> Sequence[Tale]:
        return story_of(events, seat)

    def lessons(self, view: RunewarsView) -> Sequence[Idea]:
        return lessons_of(view)

    def tour(self, kind: str) -> Sequence[str]:
        return tour_of(kind)

    # Computer players

    def evaluate(self, state: RunewarsState, seat: Seat) -> float:
        return evaluate(state, seat)

    def is_ill_advised(self, state: RunewarsState, question: Question, answer: Answer) -> bool:
        """Return whether an answer starves units, wastes a card, or razes the seat's location."""
        return is_ill_advised(state, question, answer)

    def terms(
        self, state: RunewarsState, seat: Seat, kept: dict[Any, Any] | None = None
    ) -> Mapping[str, float]:
        return terms(state, seat, kept)

    def errs(self, state: RunewarsState, seat: Seat) -> float:
        return ERRS

    def possessions(
        self, state: RunewarsState, seat: Seat, viewer: Seat | None
    ) -> dict[str, float]:
        return possessions(state, seat, NOBODY if viewer is None else viewer)

    def likely(self, state: RunewarsState, question: Question) -> Sequence[Answer]:
        """Return a few armies, recruits and payments."""
        return likely(state, question)

    def carried_out(
        self, state: RunewarsState, question: Question, answer: Answer
    ) -> tuple[RunewarsState, Mapping[str, float]] | None:
        """Carry out an order, before the others carry out theirs; none that could do nothing."""
        seat = question.seat
        if not isinstance(answer, ChooseOrder) or is_idle(state, seat, answer.order):
            return None
        cost = order_cost(state, seat, answer.order)
        return imagine_order(state, seat, answer.order), {"bonuses": cost} if cost else {}

    def motive(self, question: Question, answer: Answer) -> str:
        """Name places during setup, bids and cards in battle."""
        return motive(question, answer)

    def inclination(self, state: RunewarsState, question: Question, answer: Answer) -> float:
        return inclination(state, question, answer)

    def inclinations(
        self, state: RunewarsState, question: Question, answers: Sequence[Answer]
    ) -> Sequence[float]:
        return inclinations(state, question, answers)

    def features(self, state: RunewarsState, viewer: Seat) -> Sequence[Mapping[str, float]]:
        return features(state, viewer)

    def rest(self, state: RunewarsState) -> None:
        """End the turn, with nothing on its way."""
        state.current = NOBODY
        state.pending.clear()

    def answer_bias(self, state: RunewarsState, question: Question, answer: Answer) -> float:
        """Value an order, a bid, the first step of a march."""
        return answer_bias(state, question, answer)

    # Choices made in advance

    def imagine(self, state: RunewarsState, seat: Seat) -> None:
        """Make a seat resolve its order, or choose the next one."""
        imagine_decision(state, seat)

    def precondition(self, view: RunewarsView, type_name: str, value: Any) -> Any:
        """Return the contents of an area, or whether the viewer has a card."""
        return precondition(view, type_name, value)

    # The map

    def neighbours(self, place: int, words: Words, view: RunewarsView) -> Sequence[tuple[int, str]]:
        """Name the areas that share a side with one."""
        return areas_beside(place, words, view)

    def reach(self, state: RunewarsState, seat: Seat, origin: int | None) -> Sequence[Message]:
        """Return where units and heroes could go."""
        return reach(state, seat, origin)

    def odds(
        self,
        state: RunewarsState,
        attacker: Seat | None,
        defender: Seat | None,
        place: int | None,
        reader: Seat | None = None,
    ) -> Sequence[Message]:
        """Estimate a battle, or list the possible ones."""
        return odds(state, attacker, defender, place, reader)
