"""Root: the game of woodland might and right, by its Law (printing p16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from engine.core.chance.lots import Lots
from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.choices.questions import Answer, Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.hooks.lobby import Preset, SeatKind, TableOption
from engine.core.language.messages import Message
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat, Setup
from engine.root.advice.hooks import RootAdvice
from engine.root.advice.refusals import why_refused
from engine.root.advice.threats import threats
from engine.root.advice.timing import mistimed
from engine.root.cards.exiles.deck import OPTIONS as EXILES_OPTIONS
from engine.root.cards.hirelings.setup import OPTIONS as HIRELING_OPTIONS
from engine.root.cards.hirelings.setup import beside_wishes, check_wishes
from engine.root.cards.landmarks.setup import OPTIONS as LANDMARK_OPTIONS
from engine.root.cards.landmarks.setup import check_pack
from engine.root.cards.setup.drafting import OPTIONS as ADVANCED_OPTIONS
from engine.root.cards.setup.pool import check_pool, choosable, deal_factions, pool_of, setup_cards
from engine.root.data.cards import DECK_KEYS
from engine.root.data.maps import MAP_KEYS, RANDOM
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.hirelings import UseHireling
from engine.root.hooks.landmarks import LANDMARKS
from engine.root.language import cardbook
from engine.root.language.belongings import belongings
from engine.root.language.hooks import RootLanguage
from engine.root.language.labels import plan_values
from engine.root.registry import BOARDS
from engine.root.rules import setup
from engine.root.rules.crafting import Craft
from engine.root.rules.dominance import ActivateDominance, TakeDominance
from engine.root.rules.effects import Use
from engine.root.rules.plans import COMMON_PLANS, WISHES
from engine.root.rules.setup import ADVANCED, SETUPS, SUIT_CHOICES
from engine.root.sight.census import census
from engine.root.sight.hooks import RootSight
from engine.root.sight.knowledge import knowledge, plans_for
from engine.root.state import NOBODY, UNDECIDED, RootState
from engine.root.view import RootView


class Root(RootSight, RootAdvice, RootLanguage, Game[RootState]):
    """Root, as the engine and the bot use it."""

    key = "root"
    schema = 1
    upgrades: ClassVar[Mapping[int, Any]] = {}
    state_type = RootState
    seats = range(2, 7)
    seat_kinds = tuple(SeatKind(key, FACTIONS[key].characters) for key in FACTIONS)
    options = (
        TableOption("setup", SETUPS, shown=True),
        TableOption("responses", ("planned", "window", "live"), alone="live", shown=True),
        TableOption("deck", (*DECK_KEYS, RANDOM), shown=True),
        TableOption("items", ("law", "seed")),
        TableOption("map", (*MAP_KEYS, RANDOM), shown=True),
        TableOption("suits", SUIT_CHOICES),
        *LANDMARK_OPTIONS,
        *HIRELING_OPTIONS,
        *ADVANCED_OPTIONS,
        *(option for each in FACTIONS.values() for option in each.options),
        *EXILES_OPTIONS,
    )
    actions = (
        Craft, Use, ActivateDominance, TakeDominance, UseHireling,
        *(action for each in LANDMARKS.values() for action in each.actions),
        *(action for each in FACTIONS.values() for action in (*each.actions, *each.guest_actions)),
    )  # fmt: skip
    plan_kinds = (
        WISHES,
        *COMMON_PLANS,
        *(p for each in FACTIONS.values() for p in each.plan_kinds),
    )
    turn_menus = frozenset(f"{key}.{s.key}" for key, each in FACTIONS.items() for s in each.stages)
    suggested = ("marquise", "eyrie", "alliance", "vagabond")
    draws_order = True
    package = "engine.root"

    presets: ClassVar[Mapping[str, Preset]] = {
        "league": Preset(
            {"choose": "draft", "setup": ADVANCED, "map": RANDOM, "deck": RANDOM},
            left_out=tuple(key for key, each in FACTIONS.items() if each.proposed_card),
        )
    }
    """The advanced setup with map and deck by lot, as leagues play it: no fan factions."""

    # The lobby and the draft

    def drafts_within(self, options: Mapping[str, str]) -> bool:
        """Return whether factions are chosen and set up one after the other (19.8.3)."""
        return options.get("setup") == ADVANCED

    def check_seats(self, given: Setup) -> None:
        """Raise `Refused` for seats that cannot sit at one table."""
        setup.check_seats(given)
        if setup.drafts(given):
            check_pool(given)
        check_wishes(given)
        check_pack(given)

    def open_pool(
        self, pool: Sequence[str], options: Mapping[str, str], seats: int
    ) -> Sequence[str]:
        """Leave out the factions of wished hirelings (19.6.5)."""
        return beside_wishes(pool, options, seats)

    def deal_kinds(
        self, seats: int, pool: Sequence[str], lots: Lots, options: Mapping[str, str]
    ) -> Sequence[str]:
        """Deal factions with enough reach among them."""
        return deal_factions(seats, pool, lots, options)

    def draft_cards(
        self, seats: int, pool: Sequence[str], lots: Lots, options: Mapping[str, str]
    ) -> Sequence[str]:
        """Deal setup cards."""
        return setup_cards(seats, pool, lots, options)

    def draftable(self, cards: Sequence[str], taken: Sequence[str]) -> Sequence[str]:
        """List the setup cards that are not locked."""
        return choosable(cards, taken)

    # The life of a match

    def begin(self, given: Setup) -> RootState:
        state = setup.begin(given)
        state.pool = pool_of(given) if setup.drafts(given) else ()
        return state

    def revive(self, state: RootState) -> RootState:
        """Turn the decoded boards into those of their factions."""
        state.boards = [msgspec.convert(board, BOARDS) for board in state.boards]
        return state

    def refusal(self, state: RootState, question: Question, answer: Answer) -> Refused:
        return why_refused(state, question, answer)

    def mistimed(self, state: RootState, seat: Seat, kind: type[Option]) -> Refused | None:
        return mistimed(state, seat, kind)

    def census(self, state: RootState) -> Any:
        """Count cards, warriors, buildings and tokens."""
        return census(state)

    # The course of a match

    def as_played(self, state: RootState, given: Setup) -> Setup:
        """Return the setup with what was drawn, and the setup cards chosen so far (19.8.3)."""
        drawn = {"map": state.map, "deck": state.options.get("deck", DECK_KEYS[0])}
        seats = given.seats if state.draft is None else tuple(state.draft.chosen)
        return msgspec.structs.replace(given, seats=seats, options={**given.options, **drawn})

    def order(self, state: RootState) -> Sequence[Seat]:
        return [Seat(seat) for seat in state.order]

    def current(self, state: RootState) -> Seat | None:
        return None if state.current == NOBODY else Seat(state.current)

    def rounds(self, state: RootState) -> int:
        return state.round

    def scores(self, state: RootState) -> Sequence[int]:
        """Return each seat's points: none without a score marker (3.3.1, 9.2.8)."""
        return [n if state.may_score(seat) else 0 for seat, n in enumerate(state.points)]

    def name_uncounted(self, state: RootState, seat: Seat) -> str:
        """Name the dominance card or the coalition that took the place of points (3.3.1, 9.2.8)."""
        if state.partner[seat] != NOBODY:
            return "coalition"
        return "dominance" if state.dominance[seat] != NOBODY else ""

    # Plans

    def plans_of(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """List the shared plans, the faction's own, and those that other factions lend it."""
        own = FACTIONS[state.factions[seat]].plans_needed(state, seat)
        lent = [
            kind
            for other in map(Seat, state.seats)
            if other != seat
            for kind in FACTIONS[state.factions[other]].plans_lent(state, other)
        ]
        if state.factions[seat] == UNDECIDED:
            return [WISHES]
        return [*COMMON_PLANS, *own, *(kind for kind in lent if kind not in own)]

    def plan_values(
        self, field: PlanField, words: Words, view: RootView
    ) -> Sequence[tuple[str, str]]:
        """Name clearings, seats and cards."""
        return plan_values(field, words, view)

    def plans_for(self, events: Sequence[Event], seat: Seat) -> Sequence[str]:
        """Name the plans for ambushes that were drawn."""
        return plans_for(events, seat)

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

    def belongings(self, view: RootView, words: Words) -> Sequence[str]:
        """Describe a Vagabond's items, and the quests on offer."""
        return tuple(belongings(view, words))

    def held(self, view: RootView, words: Words) -> Sequence[str]:
        """Name the cards of the hand; nothing where it is empty."""
        return self.hand_lines(view, words) if view.hand else ()


GAME = Root()
