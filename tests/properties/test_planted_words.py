"""Would a leak in what the bot says be found? Each test plants one in words, odds or decisions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from bot.play.coach.intents import tell_turn
from bot.ui.wording import Wording
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.language.messages import Message, Tale
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.fuzz import Broken, Findings, check_redeal
from engine.games import GAMES
from engine.root.game import Root
from engine.runewars.advice.battles import odds
from engine.runewars.advice.battles.hands import NO_CARDS, Hand
from engine.runewars.data.cards import TACTICS
from engine.runewars.game import Runewars
from engine.runewars.rules.victory.checks import runes_of
from tests.properties import sayings
from tests.properties.test_redeals import look_around, spans

ROOT = Setup("root", ("marquise", "eyrie", "alliance", "vagabond:thief"), {"responses": "live"})
RUNEWARS = Setup(
    "runewars",
    ("daqan", "uthuk", "latari"),
    {"setup": "usual", "map": "fixed", "responses": "live"},
)
DEALS, SPANS = 4, 60
"""Times that each position is dealt anew, and most positions before a leak counts as missed."""

Plant = Callable[[pytest.MonkeyPatch], None]


def search(setup: Setup, seed: int) -> None:
    """Deal positions of some matches anew; raise `Broken` if an observer can tell worlds apart."""
    rng, look = random.Random(seed), look_around(drawn=False)
    for origin, span in islice(positions(setup, rng), SPANS):
        for _ in range(DEALS):
            check_redeal(origin, span, rng, Findings(), look, sayings.say_all)


def positions(setup: Setup, rng: random.Random) -> Iterator[Any]:
    while True:
        yield from spans(GAMES[setup.game], setup, rng.randrange(1 << 30), rng)


# Planted in Root


def story_names_a_card(patch: pytest.MonkeyPatch) -> None:
    """A story tells of the highest card in its seat's hand."""

    def story(self: Root, state: Any, events: list[Event], seat: Seat) -> list[Tale]:
        held = max(state.hands[seat], default=0)
        said = Message("story-dominance", {"seat": seat, "card": held, "you": "no"})
        return [Tale(said, seat, 1)]

    patch.setattr(Root, "story", story)


def matter_shows_the_next_card(patch: pytest.MonkeyPatch) -> None:
    """A post's subject names the next card of the deck."""

    def matter(self: Root, state: Any) -> list[Message]:
        return [Message("round", {"round": card}) for card in state.deck[-1:]]

    patch.setattr(Root, "matter", matter)


def forecast_knows_the_hand(patch: pytest.MonkeyPatch) -> None:
    """The attacker's forecast tells whether the defender's lowest card is an even one."""

    def forecast(self: Root, state: Any, seat: Seat, option: Any) -> list[Message]:
        defender = getattr(option, "defender", seat)
        held = state.hands[defender] if defender in state.seats else ()
        return [Message("round", {"round": min(held, default=0) % 2})]

    patch.setattr(Root, "forecast", forecast)


def refusal_names_a_card(patch: pytest.MonkeyPatch) -> None:
    """A refusal repeats what the next seat holds."""

    def refusal(self: Root, state: Any, question: Question, answer: Any) -> Refused:
        held = max(state.hands[(question.seat + 1) % len(state.hands)], default=0)
        return Refused("ambush-only", card=str(held))

    patch.setattr(Root, "refusal", refusal)


def every_question_is_public(patch: pytest.MonkeyPatch) -> None:
    """A post says what each player is asked, with the cards that the question names."""

    def questions(live: Any, wording: Wording) -> list[str]:
        asked = [live.match.pending[seat] for seat in live.called_seats()]
        return [f"{wording.question(each)} {each.form}" for each in asked]

    patch.setattr(sayings, "public_questions", questions)


def step_is_final_for_some_hands(patch: pytest.MonkeyPatch) -> None:
    """A step can be taken back, and so is posted later, with some hands only."""
    honest = Match._take

    def take(self: Match[Any], question: Question, answer: Any) -> None:
        honest(self, question, answer)
        if self.choices and min(self.state.hands[0], default=0) % 2:
            self.choices[-1] = msgspec.structs.replace(self.choices[-1], barrier=True)

    patch.setattr(Match, "_take", take)


def aims_as_their_seat_knows(patch: pytest.MonkeyPatch) -> None:
    """The aims of a computer are told as the computer itself knows its gains."""
    honest = tell_turn

    def tell(game: Any, before: Any, after: Any, by: Seat, reader: Any, *words: Any) -> str:
        return f"{honest(game, before, after, by, by, *words)} {sorted(after.hands[by])[:1]}"

    patch.setattr(sayings, "tell_turn", tell)


# Planted in Runewars


def causes_count_the_asked_seats_cards(patch: pytest.MonkeyPatch) -> None:
    """A post tells why a seat is asked with the odds that this seat alone may read."""

    def cause(self: Wording, state: Any, question: Question) -> str:
        causes = self.game.cause(state, question, question.seat)
        return " ".join(self.message(each) for each in causes)

    patch.setattr(Wording, "cause", cause)


def odds_count_every_card(patch: pytest.MonkeyPatch) -> None:
    """The odds of a battle count both hands, whoever asks."""

    def hand(state: Any, side: int, reader: int | None) -> Hand:
        if side < 0:
            return NO_CARDS
        return Hand(known=tuple(sorted(TACTICS[card].key for card in state.tactics[side])))

    patch.setattr(odds, "hand_of", hand)


def forecast_knows_facedown_runes(patch: pytest.MonkeyPatch) -> None:
    """A confirmation tells a dragon rune from a false one, although it lies facedown."""

    def forecast(self: Runewars, state: Any, seat: Seat, option: Any) -> list[Message]:
        rune = state.runes.get(getattr(option, "area", -1))
        return [Message("round", {"round": int(rune is not None and rune.dragon)})]

    patch.setattr(Runewars, "forecast", forecast)


def scores_count_facedown_runes(patch: pytest.MonkeyPatch) -> None:
    """The score in a post counts dragon runes before they are shown."""

    def scores(self: Runewars, state: Any) -> list[int]:
        return [runes_of(state, seat) for seat in state.seats]

    patch.setattr(Runewars, "scores", scores)


IN_ROOT: tuple[Plant, ...] = (
    story_names_a_card, matter_shows_the_next_card, forecast_knows_the_hand, refusal_names_a_card,
    every_question_is_public, step_is_final_for_some_hands,
    aims_as_their_seat_knows,
)  # fmt: skip
IN_RUNEWARS: tuple[Plant, ...] = (
    causes_count_the_asked_seats_cards, odds_count_every_card, forecast_knows_facedown_runes,
    scores_count_facedown_runes,
)  # fmt: skip


SEED = 4
SOONER: dict[Plant, int] = {
    forecast_knows_the_hand: 3,
    every_question_is_public: 2,
    forecast_knows_facedown_runes: 6,
    scores_count_facedown_runes: 12,
}
"""Seeds with which a leak is found within a few positions, not within ten as with the usual one."""


@pytest.mark.parametrize("plant", IN_ROOT, ids=lambda plant: plant.__name__)
def test_a_leak_in_words_of_root_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Broken, match="tells worlds apart"):
        search(ROOT, SOONER.get(plant, SEED))


@pytest.mark.parametrize("plant", IN_RUNEWARS, ids=lambda plant: plant.__name__)
def test_a_leak_in_words_of_runewars_is_found(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Broken, match="tells worlds apart"):
        search(RUNEWARS, SOONER.get(plant, SEED))
