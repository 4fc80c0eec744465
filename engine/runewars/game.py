"""Runewars: armies, heroes and dragon runes (the users' rules, and what fills their gaps)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from engine.core.chance.draws import Rng
from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField
from engine.core.choices.previews import Preview
from engine.core.choices.questions import Answer, Question
from engine.core.choices.ways import Way
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.hooks.setting_up import SeatKind, TableOption
from engine.core.hooks.state import Shuffle
from engine.core.language.messages import CardEntry, Message
from engine.core.language.rulebook import CARD, read_card
from engine.core.language.words import Words, load_words
from engine.core.seats import Scalar, Seat, Setup
from engine.runewars import registry
from engine.runewars.advice.ahead import imagine_decision, precondition
from engine.runewars.advice.answer_bias import answer_bias
from engine.runewars.advice.evaluation import evaluate
from engine.runewars.advice.facts import facts_of
from engine.runewars.advice.features import features
from engine.runewars.advice.odds import matter_of, odds
from engine.runewars.advice.places import places
from engine.runewars.advice.preview import preview
from engine.runewars.advice.reach import reach
from engine.runewars.advice.refusals import why_not_offered
from engine.runewars.advice.telling.causes import cause_of
from engine.runewars.data.units import FACTION_KEYS
from engine.runewars.language import cardbook
from engine.runewars.language.labels import (
    CONTEXT_TYPES,
    areas_beside,
    label_of,
    parse_value,
    plan_choices,
    values_of,
)
from engine.runewars.language.rulebook import RULES, section_about
from engine.runewars.pieces import NOBODY
from engine.runewars.rules.leaving import forfeits
from engine.runewars.rules.map.areas import controlled
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.rules.setup import table
from engine.runewars.rules.victory.settling import how_won, runes_of
from engine.runewars.sight import going_back
from engine.runewars.sight.census import take_census
from engine.runewars.sight.chronicle import TOPICS, round_of, tally
from engine.runewars.sight.dressing import phase_asked, with_playable_cards, with_shifts
from engine.runewars.sight.knowledge import knowledge, plans_for
from engine.runewars.sight.rehide import rehide_runewars, secrets_named, secrets_open_to
from engine.runewars.sight.viewing import runewars_view
from engine.runewars.state import RunewarsState
from engine.runewars.view import RunewarsView


class Runewars(Game[RunewarsState]):
    """Runewars, as the engine and the bot see it."""

    key = "runewars"
    schema = 1
    upgrades: ClassVar[Mapping[int, Any]] = {}
    state_type = RunewarsState
    seats = range(2, 5)
    seat_kinds = tuple(SeatKind(key) for key in FACTION_KEYS)
    options = (
        TableOption("setup", ("choose", "usual"), shown=True),
        TableOption("responses", ("planned", "window", "live"), alone="live", shown=True),
        TableOption("map", ("built", "fixed"), alone="fixed", shown=True),
        TableOption("strict_touch", ("off", "on")),
        TableOption("length", ("six_or_seven", "six", "seven", "eight"), shown=True),
        TableOption("victory", ("card", "card_shown", "instant")),
        TableOption("battle", ("swift", "steps")),
        TableOption("neutrals", ("rule", "left")),
        TableOption("hero_order_move", ("1", "2", "3")),
        TableOption("hero_support", ("off", "on")),
        TableOption("exploration", ("off", "on")),
        TableOption("commander", ("off", "on")),
        TableOption("epic", ("off", "on")),
        TableOption("promo_heroes", ("off", "on")),
        TableOption("spy_guild_second", ("off", "on")),
    )
    actions = registry.ACTIONS
    plan_kinds = registry.PLANS
    suggested = ("daqan", "uthuk", "latari", "waiqar")
    context_types = CONTEXT_TYPES
    package = "engine.runewars"
    menus = frozenset({"turns.order_menu", "questing.hero_menu"})
    turn_steps = frozenset(
        {"turns.resolve_order", "seasons.choose_orders", "seasons.end_season", "seasons.begin_year"}
    )
    topics = TOPICS

    # The lobby and the draft

    def check_seats(self, given: Setup) -> None:
        """Raise `Refused` for seats that cannot sit at one table."""
        table.check_seats(given)

    def draft_order(self, seats: int) -> Sequence[int]:
        """Return the order of choosing: the first player chooses first (A2)."""
        return range(seats)

    # The life of a match

    def begin(self, given: Setup) -> RunewarsState:
        """Return the empty table, every option decided."""
        usual = {option.key: option.choices[0] for option in self.options}
        return table.empty_table(Setup(given.game, given.seats, usual | dict(given.options)))

    def refusal(self, state: RunewarsState, question: Question, answer: Answer) -> Refused:
        return why_not_offered(state, question, answer)

    def census(self, state: RunewarsState) -> Any:
        """Count cards and pieces."""
        return take_census(state)

    # Going back beyond a barrier

    def touched(
        self, then: RunewarsState, now: RunewarsState, told: Sequence[Event]
    ) -> Sequence[str]:
        """Name the piles of which something was seen or moved."""
        return going_back.touched(then, now, told)

    def shuffle_back(self, state: RunewarsState, pile: str, shuffle: Shuffle) -> None:
        going_back.shuffle_back(state, pile, shuffle)

    # What a seat sees

    def view(self, state: RunewarsState, seat: Seat | None) -> RunewarsView:
        return runewars_view(state, seat)

    def highlight(self, view: RunewarsView, events: Sequence[Event]) -> RunewarsView:
        """Return the view with what these events changed."""
        return with_shifts(view, events)

    def mark_playable(
        self, state: RunewarsState, view: RunewarsView, question: Question
    ) -> RunewarsView:
        """Return the view with the cards marked that can be played now."""
        return with_playable_cards(view, question)

    def mark_sealed(self, view: RunewarsView, answer: Answer) -> RunewarsView:
        """Return the view with the order chosen."""
        return replace(view, sealed=answer.order) if isinstance(answer, ChooseOrder) else view

    def with_phase(self, view: RunewarsView, asked: Mapping[Seat, Question]) -> RunewarsView:
        """Return the view with the bonus named only where it is offered."""
        return replace(view, phase=phase_asked(view, asked))

    # Secrets

    def rehide(
        self,
        state: RunewarsState,
        seat: Seat | None,
        rng: Rng,
        keep: frozenset[str] = frozenset(),
    ) -> None:
        rehide_runewars(state, seat, rng, keep)

    def secrets_shown(self, state: RunewarsState, seat: Seat | None) -> frozenset[str]:
        """Name what lies open to `seat`."""
        return secrets_open_to(state, seat)

    def secrets_told(self, events: Sequence[Event]) -> frozenset[str]:
        """Name what these events show."""
        return secrets_named(events)

    # The course of a match

    def order(self, state: RunewarsState) -> Sequence[Seat]:
        """Return the seats in play order."""
        return [Seat(seat) for seat in state.order]

    def current(self, state: RunewarsState) -> Seat | None:
        """Return whose order is being resolved."""
        return None if state.current == NOBODY else Seat(state.current)

    def rounds(self, state: RunewarsState) -> int:
        """Return how many years have begun."""
        return state.year

    def scores(self, state: RunewarsState) -> Sequence[int]:
        """Return each seat's dragon runes once all are shown; before, its areas with a token."""
        if state.winners:
            return [runes_of(state, seat) for seat in state.seats]
        held = [controlled(state, seat) for seat in state.seats]
        return [sum(area in state.runes for area in areas) for areas in held]

    def counted(self, state: RunewarsState) -> str:
        """Name the runes that decide in the end, or what can be counted while they are hidden."""
        return "dragon-runes" if state.winners else "rune-areas"

    def ending(self, state: RunewarsState) -> str:
        """Name how it was won, with what broke a tie."""
        return how_won(state)

    # A question's menu

    def facts(self, state: RunewarsState, seat: Seat, option: Option) -> Mapping[str, Scalar]:
        return facts_of(state, seat, option)

    def forfeits(
        self, state: RunewarsState, question: Question, answer: Answer
    ) -> Sequence[Message]:
        """Name the areas in which nobody would stay."""
        return forfeits(state, question, answer)

    def matter(self, state: RunewarsState) -> Sequence[Message]:
        """Name the battle under way."""
        return matter_of(state)

    def places(self, state: RunewarsState, question: Question) -> Sequence[Way]:
        """Return which areas each option is about."""
        return places(state, question)

    def cause(self, state: RunewarsState, question: Question) -> Sequence[Message]:
        return cause_of(state, question)

    def preview(self, state: RunewarsState, seat: Seat, option: Option) -> Preview | None:
        """Return what a step, a hero's way or an activation would do."""
        return preview(state, seat, option)

    # Computer players

    def evaluate(self, state: RunewarsState, seat: Seat) -> float:
        return evaluate(state, seat)

    def features(self, state: RunewarsState, viewer: Seat) -> Sequence[Mapping[str, float]]:
        return features(state, viewer)

    def rest(self, state: RunewarsState) -> None:
        """Have nobody at turn, and nothing on its way."""
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
        """Return what stands in an area, or whether the viewer has a card."""
        return precondition(view, type_name, value)

    # Plans

    def plan_values(
        self, field: PlanField, words: Words, view: RunewarsView
    ) -> Sequence[tuple[str, str]]:
        """List a field's values."""
        return plan_choices(field)

    def plans_for(self, events: Sequence[Event], seat: Seat) -> Sequence[str]:
        """Name the plans for Rewards that came to a seat."""
        return plans_for(events, seat)

    # Names and words

    def words(self, locale: str) -> Words:
        """Return the sentences of Runewars, with the engine's behind them."""
        return load_words(("engine.runewars", "engine.core"), locale)

    def label(self, type_name: str, value: Any, words: Words, view: RunewarsView) -> str:
        return label_of(type_name, value, words, view)

    def parse(self, type_name: str, text: str, words: Words, view: RunewarsView) -> Any:
        return parse_value(type_name, text, words, view)

    def seat_name(self, given: Setup, seat: Seat) -> str:
        """Return the faction's key."""
        return given.seats[seat]

    def found_by(self, type_name: str, value: Any, words: Words) -> str:
        """Return the text that a search for a card or hero goes through."""
        return cardbook.found_by(type_name, value, words)

    def line(self, type_name: str, value: Any, words: Words) -> str:
        """Return what a card, hero, unit or token does."""
        return cardbook.line_of(type_name, value, words)

    def effect(self, option: Option, words: Words) -> str:
        """Return what the card, hero or building that an option names does."""
        return cardbook.effect_of(option, words)

    # What happened

    def round_of(self, event: Event) -> int | None:
        """Return the year that an event tells of."""
        return round_of(event)

    def tally(self, events: Sequence[Event]) -> Sequence[Message]:
        """Count battles, losses, heroes and quests."""
        return tally(events)

    # Looking at the table

    def threats(self, view: RunewarsView) -> Sequence[tuple[str, Mapping[str, Scalar]]]:
        """Name the seats whose Victory card is laid, and on which season."""
        return [
            ("threat-victory", {"seat": seat.key, "season": seat.victory})
            for seat in view.seats
            if seat.victory
        ]

    def knowledge(self, events: Sequence[Event], view: RunewarsView) -> Sequence[Message]:
        """List what the viewer knows that does not lie open."""
        return knowledge(events, view)

    def subjects(self, view: RunewarsView) -> Sequence[str]:
        """Name the piles and pieces that lie open."""
        return cardbook.subjects(view)

    def look(self, subject: str, view: RunewarsView, words: Words) -> Sequence[str]:
        return cardbook.look(subject, view, words)

    def hand_lines(self, view: RunewarsView, words: Words) -> Sequence[str]:
        return cardbook.hand_lines(view, words)

    # The rulebook and the cards

    def rule_of(self, question: Question) -> str | None:
        """Return the section in which to read on."""
        return section_about(question.kind)

    def rule_sections(self) -> Sequence[str]:
        """List the sections of the rules that have words."""
        return RULES.sections()

    def find_rules(self, text: str, words: Words) -> Sequence[str]:
        return RULES.find(text, words)

    def rule(self, section: str, words: Words) -> tuple[str, str]:
        if section.startswith(CARD):
            return read_card(section, cardbook.card_entries(words))
        return RULES.read(section, words)

    def card_entries(self, words: Words) -> Sequence[CardEntry]:
        """List every kind of card, token, unit and hero."""
        return cardbook.card_entries(words)

    # The map

    def place_names(self, words: Words, view: RunewarsView) -> Sequence[str]:
        return [label_of("AreaId", area, words, view) for area in values_of("AreaId", view)]

    def find_place(self, text: str, words: Words, view: RunewarsView) -> int | None:
        found = parse_value("AreaId", text, words, view)
        return None if found is None else int(found)

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
    ) -> Sequence[Message]:
        """Estimate a battle, or list those there could be."""
        return odds(state, attacker, defender, place)


GAME = Runewars()
