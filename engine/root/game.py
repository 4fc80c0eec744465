"""Root: the game of woodland might and right, by its Law (printing p16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from engine.core.chance.draws import Rng
from engine.core.chance.lots import Lots
from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.choices.previews import Preview
from engine.core.choices.questions import Answer, Question
from engine.core.choices.standings import Standing
from engine.core.choices.ways import Way
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.hooks.setting_up import SeatKind, TableOption
from engine.core.hooks.state import Shuffle
from engine.core.language.messages import CardEntry, Message, Tale
from engine.core.language.rulebook import CARD, read_card
from engine.core.language.words import Words, load_words
from engine.core.seats import Scalar, Seat, Setup
from engine.root.advice.ahead import imagine_turn, precondition
from engine.root.advice.evaluation import evaluate
from engine.root.advice.features import features
from engine.root.advice.odds import odds
from engine.root.advice.places import places
from engine.root.advice.preview import preview
from engine.root.advice.reach import reach
from engine.root.advice.refusals import why_refused
from engine.root.advice.telling.causes import cause_of
from engine.root.advice.telling.stories import story_of
from engine.root.advice.terms import terms
from engine.root.advice.threats import threats
from engine.root.cards.exiles.deck import OPTIONS as EXILES_OPTIONS
from engine.root.data.cards import DECK_KEYS
from engine.root.data.maps import MAP_KEYS
from engine.root.hooks.faction import FACTIONS, doer
from engine.root.language import cardbook
from engine.root.language.labels import (
    CONTEXT_TYPES,
    known_values,
    label,
    neighbours,
    parse,
    plan_values,
)
from engine.root.language.lines import EFFECTS, line_of
from engine.root.language.rulebook import LAW, section_about
from engine.root.registry import BOARDS
from engine.root.rules import setup
from engine.root.rules.battle.fighting import battle_facts
from engine.root.rules.crafting import Craft, craft_facts
from engine.root.rules.dominance import ActivateDominance, TakeDominance
from engine.root.rules.effects import Use
from engine.root.rules.menus import standings
from engine.root.rules.plans import COMMON_PLANS
from engine.root.rules.setup import choosable, deal_factions, setup_cards
from engine.root.rules.turn import phase_asked
from engine.root.sight import going_back
from engine.root.sight.census import census
from engine.root.sight.chronicle import TOPICS, round_of, tally
from engine.root.sight.knowledge import knowledge, plans_for
from engine.root.sight.rehide import rehide, secrets_shown, secrets_told
from engine.root.sight.viewing import root_view, with_changes, with_playable
from engine.root.state import NOBODY, RootState
from engine.root.view import RootView


class Root(Game[RootState]):
    """Root, as the engine and the bot see it."""

    key = "root"
    schema = 1
    upgrades: ClassVar[Mapping[int, Any]] = {}
    state_type = RootState
    seats = range(2, 7)
    seat_kinds = tuple(SeatKind(key, FACTIONS[key].characters) for key in FACTIONS)
    options = (
        TableOption("setup", ("choose", "usual"), shown=True),
        TableOption("responses", ("planned", "window", "live"), alone="live", shown=True),
        TableOption("deck", DECK_KEYS, shown=True),
        TableOption("items", ("law", "seed")),
        *(option for each in FACTIONS.values() for option in each.options),
        *EXILES_OPTIONS,
    )
    unoffered = (TableOption("map", MAP_KEYS),)
    actions = (
        Craft, Use, ActivateDominance, TakeDominance,
        *(action for each in FACTIONS.values() for action in (*each.actions, *each.guest_actions)),
    )  # fmt: skip
    plan_kinds = (*COMMON_PLANS, *(p for each in FACTIONS.values() for p in each.plan_kinds))
    suggested = ("marquise", "eyrie", "alliance", "vagabond")
    draws_order = True
    context_types = CONTEXT_TYPES
    package = "engine.root"
    menus = frozenset({"turn.menu"})
    turn_steps = frozenset({"turn.begin_turn"})
    topics = TOPICS

    # The lobby and the draft

    def check_seats(self, given: Setup) -> None:
        """Raise `Refused` for seats that cannot sit at one table."""
        setup.check_seats(given)

    def deal_kinds(self, seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
        """Deal factions with enough reach."""
        return deal_factions(seats, pool, lots)

    def draft_cards(self, seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
        """Deal setup cards."""
        return setup_cards(seats, pool, lots)

    def draftable(self, cards: Sequence[str], taken: Sequence[str]) -> Sequence[str]:
        """List the setup cards that are not locked."""
        return choosable(cards, taken)

    # The life of a match

    def begin(self, given: Setup) -> RootState:
        return setup.begin(given)

    def revive(self, state: RootState) -> RootState:
        """Turn the decoded boards into those of their factions."""
        state.boards = [msgspec.convert(board, BOARDS) for board in state.boards]
        return state

    def refusal(self, state: RootState, question: Question, answer: Answer) -> Refused:
        return why_refused(state, question, answer)

    def census(self, state: RootState) -> Any:
        """Count cards, warriors, buildings and tokens."""
        return census(state)

    # Going back beyond a barrier

    def touched(self, then: RootState, now: RootState, told: Sequence[Event]) -> Sequence[str]:
        """Name the piles of which something was seen or moved."""
        return going_back.touched(then, now)

    def shuffle_back(self, state: RootState, pile: str, shuffle: Shuffle) -> None:
        going_back.shuffle_back(state, pile, shuffle)

    # What a seat sees

    def view(self, state: RootState, seat: Seat | None) -> RootView:
        return root_view(state, seat)

    def highlight(self, view: RootView, events: Sequence[Event]) -> RootView:
        """Return the view with what these events changed."""
        return with_changes(view, events)

    def mark_playable(self, state: RootState, view: RootView, question: Question) -> RootView:
        """Return the view with the cards marked that can be played now."""
        return with_playable(state, view, question)

    def with_phase(self, view: RootView, asked: Mapping[Seat, Question]) -> RootView:
        """Return the view with the phase after which the menu of the turn is named."""
        return replace(view, phase=phase_asked(view, asked))

    # Secrets

    def rehide(
        self, state: RootState, seat: Seat | None, rng: Rng, keep: frozenset[str] = frozenset()
    ) -> None:
        rehide(state, seat, rng, keep)

    def secrets_shown(self, state: RootState, seat: Seat | None) -> frozenset[str]:
        """Name what lies open to `seat`."""
        return secrets_shown(state, seat)

    def secrets_told(self, events: Sequence[Event]) -> frozenset[str]:
        """Name what these events show."""
        return secrets_told(events)

    # The course of a match

    def order(self, state: RootState) -> Sequence[Seat]:
        return [Seat(seat) for seat in state.order]

    def current(self, state: RootState) -> Seat | None:
        return None if state.current == NOBODY else Seat(state.current)

    def rounds(self, state: RootState) -> int:
        return state.round

    def scores(self, state: RootState) -> Sequence[int]:
        """Return each seat's points: none without a score marker (3.3.1, 9.2.8)."""
        return [n if state.may_score(seat) else 0 for seat, n in enumerate(state.points)]

    def uncounted(self, state: RootState, seat: Seat) -> str:
        """Name the dominance card or the coalition that took the place of points (3.3.1, 9.2.8)."""
        if state.partner[seat] != NOBODY:
            return "coalition"
        return "dominance" if state.dominance[seat] != NOBODY else ""

    # A question's menu

    def facts(self, state: RootState, seat: Seat, option: Option) -> Mapping[str, Scalar]:
        if isinstance(option, Craft):
            found = craft_facts(state, seat, option.card)
        else:
            _, rules = doer(state, seat, type(option))
            found = {**battle_facts(state, seat, option), **rules.facts(state, seat, option)}
        if "points" in found and not state.may_score(seat):
            found["points"] = 0
        return found

    def standings(self, state: RootState, question: Question) -> Sequence[Standing]:
        """Return the step of each option of a turn's menu, and which step it would end."""
        return standings(state, question)

    def places(self, state: RootState, question: Question) -> Sequence[Way]:
        """Return which clearings each option is about."""
        return places(state, question)

    def cause(self, state: RootState, question: Question) -> Sequence[Message]:
        return cause_of(state, question)

    def preview(self, state: RootState, seat: Seat, option: Option) -> Preview | None:
        """Return what a move, a building or a battle would do."""
        return preview(state, seat, option)

    # Computer players

    def evaluate(self, state: RootState, seat: Seat) -> float:
        return evaluate(state, seat)

    def terms(
        self, state: RootState, seat: Seat, kept: dict[Any, Any] | None = None
    ) -> Mapping[str, float]:
        return terms(state, seat, kept)

    def features(self, state: RootState, viewer: Seat) -> Sequence[Mapping[str, float]]:
        return features(state, viewer)

    def rest(self, state: RootState) -> None:
        """Have nobody at turn: what a faction could still do this turn counts no more."""
        state.current = NOBODY

    # Choices made in advance

    def imagine(self, state: RootState, seat: Seat) -> None:
        """Start a seat's turn at once, dropping the rest of the present one."""
        imagine_turn(state, seat)

    def precondition(self, view: RootView, type_name: str, value: Any) -> Any:
        """Return what stands in a clearing, or where the viewer has a card."""
        return precondition(view, type_name, value)

    # Plans

    def plans_of(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """List the shared plans and those of the seat's faction, and what others lend it."""
        own = FACTIONS[state.factions[seat]].plans_needed(state, seat)
        lent = [
            kind
            for other in map(Seat, state.seats)
            if other != seat
            for kind in FACTIONS[state.factions[other]].plans_lent(state, other)
        ]
        return [*COMMON_PLANS, *own, *(kind for kind in lent if kind not in own)]

    def plan_values(
        self, field: PlanField, words: Words, view: RootView
    ) -> Sequence[tuple[str, str]]:
        """Name clearings, seats and cards."""
        return plan_values(field, words, view)

    def plans_for(self, events: Sequence[Event], seat: Seat) -> Sequence[str]:
        """Name the plans for ambushes that were drawn."""
        return plans_for(events, seat)

    # Names and words

    def words(self, locale: str) -> Words:
        """Return Root's sentences, with the engine's behind them."""
        return load_words(("engine.root", "engine.core"), locale)

    def label(self, type_name: str, value: Any, words: Words, view: RootView) -> str:
        return label(type_name, value, words, view)

    def parse(self, type_name: str, text: str, words: Words, view: RootView) -> Any:
        return parse(type_name, text, words, view)

    def seat_name(self, given: Setup, seat: Seat) -> str:
        """Return the seat's key: `marquise`, `vagabond2`."""
        return setup.seat_keys(given.seats)[seat]

    def found_by(self, type_name: str, value: Any, words: Words) -> str:
        """Return the text that a search for a card goes through: price, gain and effect."""
        return cardbook.found_by(value, words) if type_name == "CardId" else ""

    def line(self, type_name: str, value: Any, words: Words) -> str:
        """Return what a card, piece, minister or item does."""
        return line_of(type_name, value, words)

    def effect(self, option: Option, words: Words) -> str:
        """Return what the card or piece that an option names does."""
        told = EFFECTS.get(type(option))
        return super().effect(option, words) if told is None else told(option, words)

    # What happened

    def round_of(self, event: Event) -> int | None:
        """Return the round that a turn belongs to."""
        return round_of(event)

    def story(self, state: RootState, events: Sequence[Event], seat: Seat) -> Sequence[Tale]:
        return story_of(state, events, seat)

    def tally(self, events: Sequence[Event]) -> Sequence[Message]:
        """Count battles, losses, and what the best turn brought."""
        return tally(events)

    # Looking at the table

    def threats(self, view: RootView) -> Sequence[tuple[str, Mapping[str, Scalar]]]:
        return threats(view)

    def knowledge(self, events: Sequence[Event], view: RootView) -> Sequence[Message]:
        """List what the viewer knows of others' cards."""
        return knowledge(events, view)

    def subjects(self, view: RootView) -> Sequence[str]:
        return cardbook.subjects(view)

    def look(self, subject: str, view: RootView, words: Words) -> Sequence[str]:
        return cardbook.look(subject, view, words)

    def hand_lines(self, view: RootView, words: Words) -> Sequence[str]:
        return cardbook.hand_lines(view, words)

    # The rulebook and the cards

    def rule_of(self, question: Question) -> str | None:
        """Return the section in which to read on."""
        return section_about(question.kind)

    def rule_sections(self) -> Sequence[str]:
        return LAW.sections()

    def find_rules(self, text: str, words: Words) -> Sequence[str]:
        return LAW.find(text, words)

    def rule(self, section: str, words: Words) -> tuple[str, str]:
        if section.startswith(CARD):
            return read_card(section, cardbook.card_entries(words))
        return LAW.read(section, words)

    def card_entries(self, words: Words) -> Sequence[CardEntry]:
        """List every kind of card of the deck."""
        return cardbook.card_entries(words)

    # The map

    def place_names(self, words: Words, view: RootView) -> Sequence[str]:
        return [label("Clearing", each, words, view) for each in known_values("Clearing", view)]

    def find_place(self, text: str, words: Words, view: RootView) -> int | None:
        found = parse("Clearing", text, words, view)
        return None if found is None else int(found)

    def neighbours(self, place: int, words: Words, view: RootView) -> Sequence[tuple[int, str]]:
        """Name the clearings that paths join to one."""
        return neighbours(place, words, view)

    def reach(self, state: RootState, seat: Seat, origin: int | None) -> Sequence[Message]:
        return reach(state, seat, origin)

    def odds(
        self, state: RootState, attacker: Seat | None, defender: Seat | None, place: int | None
    ) -> Sequence[Message]:
        """Describe the battle that is meant, or list the possible ones."""
        return odds(state, attacker, defender, place)


GAME = Root()
