"""A table of Runewars for tests of heroes: the ready map of four, with nothing on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, cast

from engine.core.actions import Option, Pass
from engine.core.agenda import STEPS
from engine.core.chance import DictatedChance, RngChance
from engine.core.events import Told
from engine.core.match import Match
from engine.core.questions import OneOf, Question, SomeOf
from engine.core.refused import Refused
from engine.core.seats import Seat, Setup
from engine.runewars import objectives, questing, season_cards, tactics_turn  # noqa: F401
from engine.runewars.cards import HEROES, QUESTS, REWARDS, SEASON_CARDS, TACTICS
from engine.runewars.forces import RunewarsTable, put
from engine.runewars.pieces import NOBODY
from engine.runewars.questing import quest_phase
from engine.runewars.setup import empty_table
from engine.runewars.state import HeroPiece, Rune, RunewarsState, Stronghold, Token
from engine.runewars.tiles import AREA_OF, AREAS, LAYOUTS
from engine.runewars.units import IS_NEUTRAL, SHEETS, UNIT_OF
from tests.root.table import LastRng, Played, read_answer

FOUR = ("daqan", "latari", "uthuk", "waiqar")
OPTIONS = {
    "responses": "planned",
    "map": "fixed",
    "setup": "usual",
    "neutrals": "rule",
    "exploration": "off",
    "commander": "off",
    "promo_heroes": "off",
    "epic": "off",
    "length": "six_or_seven",
    "victory": "card",
    "battle": "planned",
}
Rule = Callable[[RunewarsTable], Awaitable[Any]]


class NoGame:
    """Stands in for the game: tests play single rules."""

    def refusal(self, state: RunewarsState, question: Question, answer: object) -> Refused:
        """Refuse without a reason."""
        return Refused("not-offered")


class QuestTable:
    """A summer of four players; heroes, units and cards are set by the test.

    Fate cards are named by their numbers, everything else by the reference files' ids. Where
    nothing is dictated, shuffles change nothing. Offers that a test does not answer are declined.
    """

    def __init__(self, **options: str) -> None:
        self.setup = Setup("runewars", FOUR, {**OPTIONS, **options})
        self.state = empty_table(self.setup)
        self.state.agenda.clear()
        layout = LAYOUTS[len(FOUR)]
        fits = [slot.fit[key] for slot, key in zip(layout.slots, FOUR, strict=True)]
        self.state.placed = [*layout.tiles, *fits]
        self.state.fate = list(range(30))
        self.state.reward_deck = list(range(len(REWARDS)))
        self.state.tactics_deck = list(range(len(TACTICS)))
        self.state.quest_deck = list(range(len(QUESTS)))
        self.state.hero_deck = [n for n, hero in enumerate(HEROES) if not hero.promo]
        self.state.season, self.state.year = "summer", 1
        self.season_card("drought")
        self.match: Match[RunewarsState] | None = None

    # Setting the table

    def seat(self, key: str) -> Seat:
        """Return the seat of a faction."""
        return Seat(FOUR.index(key))

    def season_card(self, key: str) -> None:
        """Let a Season card be the current one."""
        self.state.season_card = next(n for n, c in enumerate(SEASON_CARDS) if c.key == key)

    def hero(self, owner: str, key: str, at: str, *rewards: str, **more: Any) -> HeroPiece:
        """Put a hero on the board, with Reward cards under it; `shown=True` turns them up."""
        number = next(n for n, hero in enumerate(HEROES) if hero.key == key)
        if number in self.state.hero_deck:
            self.state.hero_deck.remove(number)
        shown = more.pop("shown", False)
        piece = HeroPiece(number, int(self.seat(owner)), AREA_OF[at], **more)
        piece.rewards = [self.take_reward(each) for each in rewards]
        piece.shown = piece.rewards[:] if shown else []
        self.state.heroes.append(piece)
        return piece

    def take_reward(self, key: str) -> int:
        """Take a Reward card from the deck."""
        card = next(n for n in self.state.reward_deck if REWARDS[n].key == key)
        self.state.reward_deck.remove(card)
        return card

    def fate(self, *numbers: int) -> None:
        """Put Fate cards on top of the deck, the first one drawn first."""
        cards = [number - 1 for number in numbers]
        self.state.fate = [c for c in self.state.fate if c not in cards] + cards[::-1]

    def rewards_next(self, *keys: str) -> None:
        """Put Reward cards on top of their deck."""
        cards = [self.take_reward(key) for key in keys]
        self.state.reward_deck += cards[::-1]

    def quest(self, owner: str, *keys: str) -> None:
        """Put Quest cards into a hand."""
        for key in keys:
            card = next(n for n in self.state.quest_deck if QUESTS[n].key == key)
            self.state.quest_deck.remove(card)
            self.state.quests[self.seat(owner)].append(card)

    def tactics(self, owner: str, *keys: str) -> None:
        """Put Tactics cards into a hand."""
        for key in keys:
            card = next(n for n in self.state.tactics_deck if TACTICS[n].key == key)
            self.state.tactics_deck.remove(card)
            self.state.tactics[self.seat(owner)].append(card)

    def units(self, owner: str, at: str, **counts: int) -> None:
        """Put units in an area; `bowman_routed=2` are routed; `neutral` owns unallied ones."""
        seat = NOBODY if owner == "neutral" else self.seat(owner)
        for name, count in counts.items():
            unit = UNIT_OF[name.removesuffix("_routed")]
            assert IS_NEUTRAL[unit] or owner != "neutral"
            put(self.state, AREA_OF[at], unit, count, routed=name.endswith("_routed"))
        self.state.holder[AREA_OF[at]] = seat

    def stronghold(self, owner: str, at: str) -> None:
        """Build a stronghold."""
        self.state.strongholds[AREA_OF[at]] = Stronghold(int(self.seat(owner)))

    def rune(self, at: str, *, dragon: bool = True) -> None:
        """Lay a rune token facedown that nobody knows."""
        self.state.runes[AREA_OF[at]] = Rune(dragon)

    def token(self, at: str, key: str, *, faceup: bool = False) -> None:
        """Lay an exploration token."""
        self.state.exploration[AREA_OF[at]] = Token(key, "1", faceup)

    # Playing

    def play(self, rule: Rule, answers: Iterable[str] = (), dice: Sequence[int] = ()) -> Played:
        """Let a rule happen, with the answers given."""

        async def run(t: RunewarsTable) -> None:
            await rule(t)

        STEPS["test.rune_rule"] = run
        self.state.agenda[:] = [("test.rune_rule", ())]
        return self._start(answers, dice)

    def summer(self, answers: Iterable[str] = (), dice: Sequence[int] = ()) -> Played:
        """Begin the Quest Phase."""
        return self.play(quest_phase, answers, dice)

    def turn(self, owner: str, order: int = 4, answers: Iterable[str] = ()) -> Played:
        """Let a seat resolve an order."""
        self.state.orders[self.seat(owner)].append(order)
        self.state.agenda[:] = [("turns.resolve_order", (self.seat(owner),))]
        return self._start(answers, ())

    def _start(self, answers: Iterable[str], dice: Sequence[int]) -> Played:
        chance = DictatedChance(dice, RngChance(LastRng()))
        self.match = Match(
            cast("Any", NoGame()), self.setup, chance, self.state, keep="nothing",
            fingerprints=False,
        )  # fmt: skip
        self.match._run(None)
        return self._go_on(list(self.match.told), answers)

    def choose(self, owner: str, *answers: str) -> Played:
        """Answer a seat's open question, and those that follow."""
        assert self.match is not None, "nothing is being played"
        first, *more = answers
        question = self.question(owner)
        told = self.match.submit(self.seat(owner), question.id, read_answer(question, first))
        named = [each if each.partition(": ")[0] in FOUR else f"{owner}: {each}" for each in more]
        return self._go_on(list(told), named)

    def refused(self, owner: str, answer: Option) -> None:
        """Try an answer that must be refused; nothing may change."""
        assert self.match is not None, "nothing is being played"
        before = self.state.copy()
        try:
            self.match.submit(self.seat(owner), self.question(owner).id, answer)
        except Refused:
            assert self.state == before
            return
        raise AssertionError(f"{answer} was not refused")

    def _go_on(self, told: list[Told], answers: Iterable[str]) -> Played:
        assert self.match is not None
        left = list(answers)
        while self.match.pending:
            seat, question = next(iter(self.match.pending.items()))
            key = FOUR[seat]
            if left == [f"{key}: ..."]:  # leaves the question open
                left.clear()
                break
            if left and left[0].partition(": ")[0] == key:
                answer = read_answer(question, left.pop(0).partition(": ")[2])
            elif isinstance(question.form, OneOf) and Pass() in question.form.options:
                answer = Pass()
            else:
                break
            told += self.match.submit(seat, question.id, answer)
        assert not left, f"nobody asked for {left}; open: {self.match.pending}"
        return Played(told)

    # Looking

    def question(self, owner: str) -> Question:
        """Return a seat's open question."""
        assert self.match is not None, "nothing is being played"
        assert self.seat(owner) in self.match.pending, f"open: {self.match.pending}"
        return self.match.pending[self.seat(owner)]

    def asked(self, owner: str) -> str | None:
        """Return the kind of a seat's open question, if any."""
        assert self.match is not None, "nothing is being played"
        question = self.match.pending.get(self.seat(owner))
        return question.kind if question else None

    def offered(self, owner: str) -> list[str]:
        """List the keys of the options offered to a seat, without `runewars.`."""
        form = self.question(owner).form
        assert isinstance(form, (OneOf, SomeOf))
        return [option.key().removeprefix("runewars.") for option in form.options]

    def rewards(self, piece: HeroPiece) -> list[str]:
        """List the Reward cards under a hero."""
        return [REWARDS[card].key for card in piece.rewards]

    def alive(self, piece: HeroPiece) -> bool:
        """Say whether a hero is on the board."""
        return any(each.hero == piece.hero for each in self.state.heroes)

    def left(self, at: str) -> list[str]:
        """List the Reward cards under the marker in an area."""
        return [REWARDS[card].key for card in self.state.left.get(AREA_OF[at], [])]

    def where(self, piece: HeroPiece) -> str:
        """Return the area of a hero."""
        return AREAS[piece.area].key

    def influence(self, owner: str) -> int:
        """Return a seat's influence."""
        return self.state.influence[self.seat(owner)]

    def starting_influence(self, owner: str) -> int:
        """Return what a seat began with."""
        return SHEETS[owner].influence
