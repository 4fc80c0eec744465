"""Reasons for questions: given with every question, also below the latest events."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.notify import turn_posts
from bot.play.context import TableContext
from bot.play.status import say_cause
from engine.core.seats import Seat

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


class Wording:
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
    wording: Wording = field(default_factory=Wording)
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
    monkeypatch.setattr(turn_posts, "name_seats", lambda live, seats, wording: names[seats[0]])
    names = list(why)
    match = SimpleNamespace(state=None, pending=dict(enumerate(why.values())))
    wording = SimpleNamespace(cause=lambda state, asked: asked)
    live = Asking(match, tuple(range(len(why))))
    return turn_posts.causes_in_public(cast(Any, live), cast(Any, wording))


def test_a_reason_that_all_called_share_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert called(monkeypatch, Ann="A bid.", Bob="A bid.") == ["A bid."]
    assert called(monkeypatch, Ann="Hunger.", Bob="") == ["**Ann** – Hunger."]
    assert called(monkeypatch, Ann="Hunger.") == ["**Ann** – Hunger."]
    assert called(monkeypatch, Ann="", Bob="") == []
