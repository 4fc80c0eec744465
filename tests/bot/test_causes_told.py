"""Reasons for questions: given with every question, also below the latest events."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.notify import turn_posts
from bot.play.context import TableContext
from bot.play.status import say_cause
from bot.ui.wording import Wording
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.seats import Seat
from engine.root.cards.landmarks.setup import PACK, TOWNS
from engine.root.pieces import Clearing
from engine.root.rules.answers import InClearing
from tests.root.kit import GAME, RootTestTable, battle

OWN, OTHER = Seat(0), Seat(1)


@dataclass(frozen=True)
class Game:
    whose: Seat

    def current(self, state: Any) -> Seat:
        return self.whose


@dataclass(frozen=True)
class Asked:
    response: bool = False


@dataclass(frozen=True)
class Match:
    game: Game
    state: None = None


@dataclass(frozen=True)
class Live:
    match: Match


@dataclass(frozen=True)
class Place:
    heard: tuple[str, ...] = ()


class Told:
    def cause(self, state: Any, asked: Any, *, told: bool) -> str:
        return f"You are attacked{', as told' if told else ''}."


@dataclass(frozen=True)
class Stub:
    """The parts of a table that a cause needs."""

    live: Live
    place: Place = Place()
    own: Seat = OWN
    prefix: str = ""
    question: Asked = Asked()
    wording: Told = field(default_factory=Told)
    missed: None = None


@pytest.mark.parametrize("whose", [OWN, OTHER])
@pytest.mark.parametrize("heard", [(), ("You attacked.",)])
def test_a_cause_is_said_below_what_came_of_a_press_too(
    whose: Seat, heard: tuple[str, ...]
) -> None:
    """The press tells the deed; the cause, its target and odds, without the deed again."""
    table = replace(Stub(Live(Match(Game(whose)))), place=Place(heard))

    said = say_cause(cast(TableContext, table))

    assert said is not None
    assert said.said == ("You are attacked, as told." if heard else "You are attacked.",)


@dataclass(frozen=True)
class Asking:
    """The parts of a table that a public call needs."""

    match: Any
    seats: tuple[int, ...]

    def called_seats(self) -> tuple[int, ...]:
        return self.seats

    def user_of(self, seat: int) -> int:
        return seat + 1


def called(monkeypatch: pytest.MonkeyPatch, **why: str) -> list[str]:
    """Write the reasons of a public call, each person's own."""
    names = list(why)
    monkeypatch.setattr(turn_posts, "name_seats", lambda live, seats, wording: names[seats[0]])
    match = SimpleNamespace(state=None, pending=dict(enumerate(why.values())))
    wording = SimpleNamespace(cause=lambda state, asked: asked)
    live = Asking(match, tuple(range(len(why))))
    return turn_posts.causes_in_public(cast(Any, live), cast(Any, wording))


def test_a_reason_that_all_called_share_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert called(monkeypatch, Ann="A bid.", Bob="A bid.") == ["A bid."]
    assert called(monkeypatch, Ann="Hunger.", Bob="") == ["**Ann** – Hunger."]
    assert called(monkeypatch, Ann="Hunger.") == ["**Ann** – Hunger."]
    assert called(monkeypatch, Ann="", Bob="") == []


# After the dice of a battle of Root


def rolled(
    table: RootTestTable, *crafted: str, answers: tuple[str, ...] = ()
) -> tuple[str, list[str]]:
    """Roll three and two; return why the Eyrie is asked, and its answers."""
    table.place(5, marquise=3, eyrie=1)
    for key in crafted:
        table.craft("eyrie", key)
    table.play(battle("marquise", "eyrie", 5), [*answers, "eyrie: ..."], dice=[3, 2])
    assert table.match is not None
    asked = table.match.pending[table.seat("eyrie")]
    assert isinstance(asked.form, OneOf)
    wording = Wording(table.game, "en", table.game.view(table.state, asked.seat))
    labels = [wording.option(each, asked) for each in asked.form.options]
    return wording.cause(table.state, asked), labels


def test_a_question_after_the_dice_tells_the_hits_as_they_stand(table: RootTestTable) -> None:
    """It spoke of "up to 3 hits against up to 1 of yours" when three and one had been rolled."""
    said, labels = rolled(table, "armorers")

    assert said.endswith("As it stands, you take 3 hits and deal 1.")
    assert labels == ["Discard Armorers", "Keep it"]


def test_hits_as_they_stand_count_the_effects_used_so_far(table: RootTestTable) -> None:
    said, labels = rolled(table, "armorers", "sappers", answers=("eyrie: yes",))

    assert said.endswith("As it stands, you take 0 hits and deal 1.")
    assert labels == ["Discard Sappers", "Keep it"]


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize("key", [*PACK, *TOWNS])
def test_who_places_a_landmark_reads_what_it_does(key: str, locale: str) -> None:
    """It said that landmarks stay where they are, which the Ferry does not."""
    table = RootTestTable("marquise", "eyrie")
    wording = Wording(GAME, locale, GAME.view(table.state, Seat(0)))
    places = OneOf([InClearing(Clearing(5))])
    asked = Question(QuestionId(1), Seat(0), "landmarks.where", places, True, {"landmark": key})
    assert wording.say(f"landmark-{key}.line") in wording.why(asked)
