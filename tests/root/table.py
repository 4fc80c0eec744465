"""A table for tests that read like the game: set it, play, and look at what the Law promises."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar

from engine.core.actions import Done, Option, Pass
from engine.core.agenda import STEPS
from engine.core.chance import DictatedChance, RngChance
from engine.core.events import Event, Told
from engine.core.match import Match
from engine.core.questions import Amounts, Answer, OneOf, Question, SomeOf
from engine.core.refused import Refused
from engine.core.seats import Seat, Setup
from engine.root import GAME
from engine.root.battle import battle as fight_battle
from engine.root.cards import CARDS, DECKS, copies_of
from engine.root.factions.base import FACTIONS, RootTable, is_token
from engine.root.state import RootState

E = TypeVar("E", bound=Event)
Rule = Callable[[RootTable], Awaitable[Any]]
EVERYBODY = ("marquise", "eyrie", "alliance", "vagabond")


class LastRng:
    """A random source that always gives the highest number: shuffles leave piles as they are."""

    def randrange(self, stop: int, /) -> int:
        """Return the highest number."""
        return stop - 1


class Played:
    """What happened in one call of `play` or `choose`."""

    def __init__(self, told: Sequence[Told]) -> None:
        self.events = [each.event for each in told]
        self.all_told = list(told)

    def told(self, kind: type[E]) -> list[E]:
        """Return the events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def only(self, kind: type[E]) -> E:
        """Return the single event of a kind."""
        (event,) = self.told(kind)
        return event

    def audience(self, kind: type[Event]) -> list[tuple[Seat, ...] | None]:
        """Return who was told each event of a kind; None stands for everybody."""
        return [each.only for each in self.all_told if isinstance(each.event, kind)]


class RootTestTable:
    """A table without setup: no pieces on the map, empty hands, all cards in the deck.

    Responses are asked (`live`), and passed where a test does not answer them. Seats are named by
    their keys, cards by the reference files' ids. Dice and draws come from `dice`, in order: a
    battle die is 0-3; where nothing is dictated, shuffles change nothing.
    """

    def __init__(self, *seats: str, **options: str) -> None:
        self.setup = Setup("root", seats or EVERYBODY, {"responses": "live", **options})
        GAME.check_setup(self.setup)
        self.state: RootState = GAME.begin(self.setup)
        self.state.agenda.clear()
        self.state.ruins = {clearing: [] for clearing in self.state.woodland.ruins}
        self.state.deck = list(DECKS[self.state.options.get("deck", "standard")])
        self.match: Match[RootState] | None = None
        self._told: list[Told] = []

    # Setting the table

    def seat(self, key: str) -> Seat:
        """Return the seat with a key."""
        return self.state.seat_of(key)

    def board(self, key: str) -> Any:
        """Return a faction's board to set or look at."""
        return self.state.boards[self.seat(key)]

    def place(self, clearing: int, **warriors: int) -> None:
        """Put warriors on the map, from their supplies."""
        for key, count in warriors.items():
            seat = self.seat(key)
            self.state.supply[seat] -= count
            assert self.state.supply[seat] >= 0, "the box holds no more"
            self.state.warriors[clearing][seat] += count
            self.state.strength[clearing][seat] += count

    def build(self, clearing: int, key: str, *kinds: str) -> None:
        """Put buildings and tokens on the map; a ruin makes room if no slot is open."""
        seat = self.seat(key)
        for kind in kinds:
            if is_token(kind):
                self.state.tokens[clearing].append((seat, kind))
                continue
            if self.state.open_slots(clearing) <= 0:
                self.state.ruins.pop(clearing, None)
            assert self.state.open_slots(clearing) > 0, f"no open slot in {clearing}"
            self.state.buildings[clearing].append((seat, kind))
            self.state.strength[clearing][seat] += 1

    def take(self, key: str) -> int:
        """Take a copy of a card from the deck, else from the discard pile."""
        for pile in (self.state.deck, self.state.discard):
            for card in pile:
                if CARDS[card].key == key:
                    pile.remove(card)
                    return card
        raise LookupError(f"{key}: all {len(copies_of(key))} copies are elsewhere")

    def give(self, key: str, *cards: str) -> None:
        """Put cards from the deck into a hand."""
        self.state.hands[self.seat(key)] += [self.take(card) for card in cards]

    def craft(self, key: str, *cards: str) -> None:
        """Put persistent effects in front of a seat."""
        self.state.crafted[self.seat(key)] += [self.take(card) for card in cards]

    def discard(self, *cards: str) -> None:
        """Put cards from the deck on the discard pile."""
        for card in cards:
            self.state.discard.append(self.take(card))

    def deck(self, *cards: str) -> None:
        """Leave only these cards in the deck, the first on top; the others leave the match."""
        self.state.deck = [self.take(card) for card in cards][::-1]

    def points(self, **points: int) -> None:
        """Set scores."""
        for key, count in points.items():
            self.state.points[self.seat(key)] = count

    # Playing

    def play(self, rule: Rule, answers: Iterable[str] = (), dice: Sequence[int] = ()) -> Played:
        """Let a rule happen, with the answers given; every other question must be a response."""
        STEPS["test.rule"] = _as_step(rule)
        self.state.agenda[:] = [("test.rule", ())]
        return self._start(answers, dice)

    def start(
        self, key: str, stage: str, answers: Iterable[str] = (), dice: Sequence[int] = ()
    ) -> Played:
        """Begin a stage of a seat's turn, e.g. `start("marquise", "daylight")`."""
        seat = self.seat(key)
        stages = [each.key for each in FACTIONS[self.state.factions[seat]].stages]
        self.state.current = seat
        self.state.turn = self.state.turn or 1
        self.state.agenda[:] = [("turn.enter_stage", (seat, stages.index(stage)))]
        return self._start(answers, dice)

    def turn(self, key: str, answers: Iterable[str] = (), dice: Sequence[int] = ()) -> Played:
        """Begin a seat's turn."""
        self.state.agenda[:] = [("turn.begin_turn", (self.seat(key),))]
        return self._start(answers, dice)

    def _start(self, answers: Iterable[str], dice: Sequence[int]) -> Played:
        chance = DictatedChance(dice, RngChance(LastRng()))
        self.match = Match(GAME, self.setup, chance, self.state, keep="step", fingerprints=False)
        self._chance = chance
        self.match._run(None)
        return self._go_on(list(self.match.told), answers)

    def choose(
        self, key: str, answer: Option | str, answers: Iterable[str] = (), dice: Sequence[int] = ()
    ) -> Played:
        """Answer the seat's open question, then the others as told."""
        assert self.match is not None, "nothing is being played"
        self._chance.tell(*dice)
        seat = self.seat(key)
        question = self.question(key)
        given = answer if isinstance(answer, Option) else read_answer(question, answer)
        told = self.match.submit(seat, question.id, given)
        return self._go_on(list(told), answers)

    def refused(self, key: str, answer: Option | str) -> Refused:
        """Try an answer that must be refused and return the refusal; nothing may change."""
        assert self.match is not None, "nothing is being played"
        before = self.state.copy()
        question = self.question(key)
        given = answer if isinstance(answer, Option) else read_answer(question, answer)
        try:
            self.match.submit(self.seat(key), question.id, given)
        except Refused as refusal:
            assert self.match.state == before, "a refusal changes nothing"
            return refusal
        raise AssertionError(f"{answer} was not refused")

    def _go_on(self, told: list[Told], answers: Iterable[str]) -> Played:
        """Give the answers in order; pass what nobody answers and may be passed.

        The last answer may be `eyrie: ...`, which leaves that question open.
        """
        assert self.match is not None
        left = list(answers)
        while self.match.pending:
            seat, question = next(iter(self.match.pending.items()))
            key = self.state.keys[seat]
            if left == [f"{key}: ..."]:
                return self._played(told)
            if left and left[0].partition(": ")[0] == key:
                answer = read_answer(question, left.pop(0).partition(": ")[2])
            elif isinstance(question.form, OneOf) and Pass() in question.form.options:
                answer = Pass()
            else:
                break
            told += self.match.submit(seat, question.id, answer)
        assert not left, f"nobody asked for {left}; open: {self.match.pending}"
        return self._played(told)

    def _played(self, told: list[Told]) -> Played:
        """Note where the match now is."""
        assert self.match is not None
        self.state = self.match.state
        return Played(told)

    # Looking

    def question(self, key: str) -> Question:
        """Return the seat's open question."""
        assert self.match is not None, "nothing is being played"
        seat = self.seat(key)
        assert seat in self.match.pending, f"{key} is not asked; open: {self.match.pending}"
        return self.match.pending[seat]

    def asked(self, key: str) -> str | None:
        """Return the kind of the seat's open question, if any."""
        assert self.match is not None, "nothing is being played"
        question = self.match.pending.get(self.seat(key))
        return question.kind if question else None

    def options(self, key: str, kind: type[Option] = Option) -> list[Any]:
        """Return the options of a class that the seat's open question offers."""
        form = self.question(key).form
        assert isinstance(form, (OneOf, SomeOf)), "this question asks for amounts"
        return [option for option in form.options if isinstance(option, kind)]

    def warriors(self, key: str, clearing: int) -> int:
        """Count a seat's warriors in a clearing."""
        return self.state.warriors[clearing][self.seat(key)]

    def pieces(self, key: str, clearing: int) -> list[str]:
        """List a seat's buildings and tokens in a clearing, sorted."""
        seat = self.seat(key)
        both = self.state.buildings[clearing] + self.state.tokens[clearing]
        return sorted(kind for owner, kind in both if owner == seat)

    def hand(self, key: str) -> list[str]:
        """List the cards in a hand, sorted."""
        return sorted(CARDS[card].key for card in self.state.hands[self.seat(key)])

    def score(self, key: str) -> int:
        """Return a seat's points."""
        return self.state.points[self.seat(key)]

    def card(self, key: str, held_by: str | None = None) -> Any:
        """Return the number of a card, for actions that name one: a copy in that hand if any."""
        held = self.state.hands[self.seat(held_by)] if held_by else []
        return next((card for card in held if CARDS[card].key == key), copies_of(key)[0])

    @property
    def winners(self) -> list[str]:
        """The keys of the winners."""
        return [self.state.keys[seat] for seat in self.state.winners]


def battle(attacker: str, defender: str, clearing: int, **more: Any) -> Rule:
    """Return the rule of one battle, for `table.play`."""

    async def rule(t: RootTable) -> None:
        of = t.state.seat_of
        await fight_battle(t, of(attacker), of(defender), clearing, **more)

    return rule


def _as_step(rule: Rule) -> Any:
    async def run(t: RootTable) -> None:
        await rule(t)

    return run


def read_answer(question: Question, text: str) -> Answer:
    """Read an answer as a test writes it: `ambush_fox`, `pass`, `wood wood`, `3=2 4=1`."""
    form = question.form
    if isinstance(form, Amounts):
        return {kind: int(n) for kind, n in (part.split("=") for part in text.split())}
    if isinstance(form, OneOf):
        return _find(question, form.options, text)
    left = list(form.options)
    chosen = []
    for part in text.split():
        option = _find(question, left, part)
        left.remove(option)
        chosen.append(option)
    return tuple(chosen)


def _find(question: Question, options: Sequence[Option], text: str) -> Option:
    if text == "done":
        return Done()
    for option in options:
        key = option.key()
        if text in (key, key.partition(":")[2]):
            return option
    raise AssertionError(f"{question.kind} offers {[o.key() for o in options]}, not {text}")
