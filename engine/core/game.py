"""What a game is to the engine, and what the bot may ask of it without knowing which it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from engine.core.agenda import Entry
from engine.core.chance.draws import Rng
from engine.core.chance.lots import Lots
from engine.core.choices.actions import Option, fields_of
from engine.core.choices.plans import Plan, PlanField, PlanKind
from engine.core.choices.previews import Preview
from engine.core.choices.questions import Answer, Question
from engine.core.choices.standings import Standing
from engine.core.choices.ways import Way
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.language.messages import CardEntry, Message
from engine.core.language.words import Words
from engine.core.seats import JOINED, SEATING, Scalar, Seat, Setup

UNLIKELY = "unlikely"
"""The fact about an option that hardly anybody would choose, such as to march without units."""


NOTHING = "nothing"
"""The fact about an option that changes nothing: menus leave it out, a command still takes it."""


class State(Protocol):
    """What every game's state has: plain data, changed in place, copied by hand."""

    agenda: list[Entry]
    epoch: int
    counter: int
    turn: int
    plans: list[dict[str, Plan]]
    winners: tuple[Seat, ...]
    won_by: str

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


S = TypeVar("S", bound=State)

Shuffle = Callable[[MutableSequence[Any]], None]
"""Puts a list in random order, in place."""


class TableOption(msgspec.Struct, frozen=True):
    """Something the lobby decides. The first choice is the default."""

    key: str
    choices: tuple[str, ...]
    alone: str = ""
    """The default at a table with one person, where it differs."""
    needs: str = ""
    """Without which it changes nothing: a seat kind, the choice of another option, or another
    option that is not left at its default."""
    shown: bool = False
    """True where every lobby shows it, since it matters to anyone thinking of joining."""


ORDER_OF_PLAY = TableOption(SEATING, ("random", JOINED))
"""Part of the setup in every game."""


class SeatKind(msgspec.Struct, frozen=True):
    """Something a seat may play: a faction's key, and its variants (`vagabond:tinker`)."""

    key: str
    variants: tuple[str, ...] = ()


class Game(ABC, Generic[S]):
    """A game: its rules' entry points, its views and its words. One instance per game."""

    key: ClassVar[str]
    schema: ClassVar[int]
    """Version of the saved state; each change of its form has an entry in `upgrades`."""
    upgrades: ClassVar[Mapping[int, Any]]
    """From schema n to n + 1: a function that changes the decoded state (a dict) in place."""
    state_type: ClassVar[type]
    seats: ClassVar[range]
    """How many seats a match may have."""
    seat_kinds: ClassVar[tuple[SeatKind, ...]]
    options: ClassVar[tuple[TableOption, ...]]
    unoffered: ClassVar[tuple[TableOption, ...]] = ()
    """Options that the rules know and no lobby offers, for tests and studies."""
    actions: ClassVar[tuple[type[Option], ...]]
    """Every option class with a slash command."""
    plan_kinds: ClassVar[tuple[PlanKind, ...]]
    suggested: ClassVar[tuple[str, ...]]
    """The seats of a newcomer's first match, theirs first."""
    draws_order: ClassVar[bool] = False
    """Whether the rules draw the whole order of play, and not only the first player."""
    context_types: ClassVar[Mapping[str, str]] = {}
    """The field type behind an argument's name, in questions and refusals."""
    menus: ClassVar[frozenset[str]] = frozenset()
    """The steps that offer a seat its next action: a search values the position before them."""
    turn_steps: ClassVar[frozenset[str]] = frozenset()
    """The steps before which a turn has ended: a search goes no further."""
    topics: ClassVar[Mapping[str, tuple[type[Event], ...]]] = {}
    """What a log can be narrowed to, and the events of each; the words are `topic-<key>`."""

    # The lobby and the draft: called before there is a match.

    def check_setup(self, setup: Setup) -> None:
        """Raise `Refused` if these seats or options cannot make a match."""
        try:
            self.check_options(setup.options)
            self.check_seats(setup)
        except Refused as refusal:
            refusal.game = self.key
            raise

    def check_options(self, options: Mapping[str, str]) -> None:
        """Raise `Refused` for an option or value that there is not, naming those there are."""
        every = (*self.options, *self.unoffered, ORDER_OF_PLAY)
        known = {option.key: option.choices for option in every}
        for key, value in options.items():
            if key not in known:
                raise Refused("setup-option", option=key, possible=" · ".join(known))
            if value not in known[key]:
                possible = " · ".join(known[key])
                raise Refused("setup-value", option=key, value=value, possible=possible)

    @abstractmethod
    def check_seats(self, setup: Setup) -> None:
        """Raise `Refused` if these seats cannot sit at one table."""

    def deal_kinds(self, seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
        """Deal what each seat plays, among the seat kinds in `pool`."""
        dealt = list(pool)
        lots.shuffle(dealt)
        return dealt[:seats]

    def draft_cards(self, seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
        """Return what lies out to be drafted: all of `pool`, unless the rules deal from it."""
        return pool

    def draft_order(self, seats: int) -> Sequence[int]:
        """Return the places in the order of play as they pick: the last player first."""
        return range(seats)[::-1]

    def draftable(self, cards: Sequence[str], taken: Sequence[str]) -> Sequence[str]:
        """Return which of the cards that lie out may be picked now."""
        return [card for card in cards if card not in taken]

    # The life of a match: called when it begins, is loaded, or refuses an answer.

    @abstractmethod
    def begin(self, setup: Setup) -> S:
        """Return the state before anything is shuffled, its agenda filled."""

    def revive(self, state: S) -> S:
        """Finish a decoded state, where its type alone does not say what a field holds."""
        return state

    @abstractmethod
    def refusal(self, state: S, question: Question, answer: Answer) -> Refused:
        """Explain why `answer`, which was not offered, cannot be had."""

    @abstractmethod
    def census(self, state: S) -> Any:
        """Count what can neither appear nor disappear; AssertionError where the state is torn."""

    # Going back beyond a barrier: called once the table has agreed to it.

    def touched(self, then: S, now: S, told: Sequence[Event]) -> Sequence[str]:
        """Name the piles that lay face down `then` and of which something was seen or moved since.

        `told` is all that happened in between, to whomever it was told. The table goes back to
        `then`; what a seat holds in its hand is no such pile.
        """
        return ()

    def shuffle_back(self, state: S, pile: str, shuffle: Shuffle) -> None:
        """Shuffle a pile that `touched` has named, in place, so that nobody knows it any more."""
        raise LookupError(pile)

    # What a seat sees: called for every picture, list and text of it.

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """Build what `seat` (None: a spectator) may see, from nothing."""

    def highlight(self, view: Any, events: Sequence[Event]) -> Any:
        """Return a view that shows what these events, heard by its viewer, changed."""
        return view

    def mark_playable(self, state: S, view: Any, question: Question) -> Any:
        """Return its own seat's view with the cards marked that an open question lets it play,
        and with those that it could spend."""
        return view

    def mark_sealed(self, view: Any, answer: Answer) -> Any:
        """Return its own seat's view with what it has answered while others are still to choose."""
        return view

    def with_phase(self, view: Any, asked: Mapping[Seat, Question]) -> Any:
        """Return a view that names the phase in which the current seat is asked."""
        return view

    # Secrets: called for forks, and by the tests that nobody learns what is hidden.

    @abstractmethod
    def rehide(
        self, state: S, seat: Seat | None, rng: Rng, keep: frozenset[str] = frozenset()
    ) -> None:
        """Deal anew, in place, what `seat` cannot know, except what `keep` names."""

    @abstractmethod
    def secrets_shown(self, state: S, seat: Seat | None) -> frozenset[str]:
        """Name the cards and other secrets whose place `seat` knows in this position."""

    @abstractmethod
    def secrets_told(self, events: Sequence[Event]) -> frozenset[str]:
        """Name the cards and other secrets that these events show to those who hear them."""

    # The course of a match: called after every choice, for boards, news and results.

    @abstractmethod
    def order(self, state: S) -> Sequence[Seat]:
        """Return the seats in order of play."""

    @abstractmethod
    def current(self, state: S) -> Seat | None:
        """Return whose turn it is; None before the first."""

    @abstractmethod
    def rounds(self, state: S) -> int:
        """Return how many rounds have been begun."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[int]:
        """Return the points of each seat."""

    def counted(self, state: S) -> str:
        """Name what `scores` counts now; the words are `counted-<name>`. Empty: plain points."""
        return ""

    def uncounted(self, state: S, seat: Seat) -> str:
        """Name what a seat goes for that is counted no more; the words are `uncounted-<name>`."""
        return ""

    def ending(self, state: S) -> str:
        """Name how a match was won; the words are `won-<name>`."""
        return state.won_by

    # A question's menu: called when somebody is asked, for what stands beside the options.

    @abstractmethod
    def facts(self, state: S, seat: Seat, option: Option) -> Mapping[str, Scalar]:
        """Return what a menu shows beside an option: price, gain; from what `seat` sees.

        An option with the fact `UNLIKELY` stands behind the others in a menu, one with the fact
        `NOTHING` is left out.
        """

    def standings(self, state: S, question: Question) -> Sequence[Standing]:
        """Return where each option of a turn's menu stands, and what it would end.

        Nothing for a question that does not span several steps of a turn.
        """
        return ()

    def places(self, state: S, question: Question) -> Sequence[Way]:
        """Return which places each option of a question is about, or each kind of its amounts.

        In their order; nothing in a game without a map.
        """
        return ()

    def forfeits(self, state: S, question: Question, answer: Answer) -> Sequence[Message]:
        """Describe what `answer` would leave to nobody, as its seat knows it: to be confirmed."""
        return ()

    def matter(self, state: S) -> Sequence[Message]:
        """Describe from public facts what the open questions are about: a battle, its sides."""
        return ()

    def preview(self, state: S, seat: Seat, option: Option) -> Preview | None:
        """Return what an option would do, from what `seat` sees; None where nothing is to be shown.

        Nobody's secrets enter it, and nothing is drawn: what chance decides is given as odds.
        """
        return None

    # Computer players: called for each position and answer that they weigh.

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """Value a position for `seat`, from what that seat can see; more is better.

        This is what the greedy anchor goes by, and stays as it is; `terms` may grow better.
        """

    def terms(
        self, state: S, seat: Seat, kept: dict[Any, Any] | None = None
    ) -> Mapping[str, float]:
        """Value a position for `seat` in points, by reasons whose words are `term-<name>`.

        `kept` is a note book for what stays the same at all positions of one decision.
        """
        return {"position": self.evaluate(state, seat)}

    def rest(self, state: S) -> None:
        """Change a position at the end of a turn, in place, into one with nobody at turn."""

    def answer_bias(self, state: S, question: Question, answer: Answer) -> float:
        """Value an answer besides the position after it, where that shows little: a sealed bid."""
        return 0.0

    # Choices made in advance: called when somebody queues one, and when it falls due.

    def imagine(self, state: S, seat: Seat) -> None:
        """Turn a position between two steps, in place, into one where `seat` decides next.

        That is its next turn, or what else it may decide in advance. Raises `Refused` where that
        makes no sense.
        """
        raise Refused("no-queue")

    def precondition(self, view: Any, type_name: str, value: Any) -> Any:
        """Return what an option stands on that names `value`: what lies there, for the viewer.

        Plain data or frozen views without sets; None for what cannot change.
        """
        return None

    # Plans: called when somebody looks at or changes what they decided for others' turns.

    def plans_of(self, state: S, seat: Seat) -> Sequence[PlanKind]:
        """List the kinds of plan that can matter to a seat at this table."""
        return self.plan_kinds

    def plan_values(self, field: PlanField, words: Words, view: Any) -> Sequence[tuple[str, str]]:
        """List a field's values that make sense to the viewer, with what they stand for."""
        return [(value, value) for value in field.choices]

    def plans_for(self, events: Sequence[Event], seat: Seat) -> Sequence[str]:
        """Name the kinds of plan that matter for the cards these events gave to `seat`."""
        return ()

    # Names and words: called whenever something is written for a reader or read from one.

    @abstractmethod
    def words(self, locale: str) -> Words:
        """Return the sentences in a language."""

    def name(self, locale: str) -> str:
        """Return what the game is called."""
        return self.words(locale).say(self.key)

    @abstractmethod
    def label(self, type_name: str, value: Any, words: Words, view: Any) -> str:
        """Write the value of a field type (`Clearing`, `CardId`…) as a player would say it."""

    @abstractmethod
    def parse(self, type_name: str, text: str, words: Words, view: Any) -> Any:
        """Read a value of a field type as a player would type it; None if it is none."""

    @abstractmethod
    def seat_name(self, setup: Setup, seat: Seat) -> str:
        """Return the key of what the seat plays, unique at the table: `vagabond2`."""

    def found_by(self, type_name: str, value: Any, words: Words) -> str:
        """Return what a value is found by besides its label: a card's price and effect."""
        return ""

    def line(self, type_name: str, value: Any, words: Words) -> str:
        """Return what a thing does, in at most 80 characters; empty for places, seats, numbers."""
        return ""

    def effect(self, option: Option, words: Words) -> str:
        """Return what the things that an option names do, where its facts don't tell as much."""
        named = fields_of(type(option)).items()
        found = (self.line(type_name, getattr(option, name), words) for name, type_name in named)
        return next((each for each in found if each), "")

    # What happened: called for announcements, the log and the end of a match.

    def round_of(self, event: Event) -> int | None:
        """Return the round that an event opens or goes on with; None where it tells of none."""
        return None

    def tally(self, events: Sequence[Event]) -> Sequence[Message]:
        """List what is worth counting of a whole match, from what everybody heard of it."""
        return ()

    # Looking at the table: called for a command or button that shows what its reader may know.

    @abstractmethod
    def threats(self, view: Any) -> Sequence[tuple[str, Mapping[str, Scalar]]]:
        """Return what public facts threaten, as message ids and arguments."""

    def knowledge(self, events: Sequence[Event], view: Any) -> Sequence[Message]:
        """Describe what the viewer knows of hidden things, from the events their seat heard."""
        return ()

    def subjects(self, view: Any) -> Sequence[str]:
        """Name what lies open besides the seats' boards; the words are `look-<subject>`."""
        return ()

    def look(self, subject: str, view: Any, words: Words) -> Sequence[str]:
        """Describe in lines what lies open under a subject; twins appear once."""
        return ()

    def hand_lines(self, view: Any, words: Words) -> Sequence[str]:
        """Describe the viewer's own hand, a line for each kind of card."""
        return ()

    # The rulebook and the cards: called to look something up; a game without them leaves these.

    def rule_of(self, question: Question) -> str | None:
        """Return where `rule` explains a question: a section of the rulebook, or a card."""
        return None

    def rule_sections(self) -> Sequence[str]:
        """List the sections of the rulebook in its order."""
        return ()

    def find_rules(self, text: str, words: Words) -> Sequence[str]:
        """Find sections by number or words, the best first."""
        return ()

    def rule(self, section: str, words: Words) -> tuple[str, str]:
        """Return the heading and text of a section, or of the card that `rule_of` names.

        Raises LookupError if there is none.
        """
        raise LookupError(section)

    def card_entries(self, words: Words) -> Sequence[CardEntry]:
        """List every kind of card there is."""
        return ()

    # The map: called to ask about places, reach and battles before anything is chosen.

    def place_names(self, words: Words, view: Any) -> Sequence[str]:
        """Name the places of the map that can be asked about."""
        return ()

    def find_place(self, text: str, words: Words, view: Any) -> int | None:
        """Read a place as a player would type it; None if it is none."""
        return None

    def neighbours(self, place: int, words: Words, view: Any) -> Sequence[tuple[int, str]]:
        """Name the places next to one."""
        return ()

    def reach(self, state: S, seat: Seat, origin: int | None) -> Sequence[Message]:
        """Return where `seat` could move from a place or from everywhere, and why not elsewhere.

        Raises `Refused` where nothing of the seat could move.
        """
        raise Refused("not-offered")

    def odds(
        self, state: S, attacker: Seat | None, defender: Seat | None, place: int | None
    ) -> Sequence[Message]:
        """Describe from public facts how a battle would go, or list the possible ones.

        Whatever is None is left open. Raises `Refused` where there is no such battle.
        """
        raise Refused("not-offered")
