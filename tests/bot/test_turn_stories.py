"""Stories of posts and letters: complete for the reader's own affairs, and short."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from bot.notify.story import (
    Heard,
    Told,
    in_one,
    merge_tales,
    own_tales,
    tales_of,
    without_own_turn,
)
from bot.ui.wording import Wording
from engine.ai.players import random_answer
from engine.core.events import Event, events_for
from engine.core.language.messages import Message, Tale
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.events import BattleBegan, Scored, TurnBegan
from engine.root.pieces import Clearing
from engine.selfplay import chance_of
from tests.torture import SHARE, WHOLE, torture

TURNS = 10_000
MOST = 700
DECISIONS = 1500
TABLES = {
    "root": (
        ("marquise", "eyrie", "alliance", "vagabond:thief"),
        ("lizards", "duchy", "corvids", "marquise"),
        ("legion", "clergy", "eyrie", "vagabond:scoundrel"),
    ),
    "runewars": (("daqan", "waiqar", "uthuk", "latari"),),
}
OPTIONS = {
    "root": {"responses": "planned"},
    "runewars": {"responses": "planned", "map": "fixed", "setup": "usual"},
}


@dataclass
class Play:
    """A match of random answers, with the public events since each seat last chose."""

    match: Match[Any]
    rng: random.Random
    since: dict[Seat, list[Event]] = field(default_factory=dict)

    def calls(self) -> Iterator[Seat]:
        """Play on, and yield each seat that is called after another has chosen."""
        self.since = {Seat(seat): [] for seat in range(len(self.match.setup.seats))}
        last = None
        for _ in range(DECISIONS):
            if self.match.over:
                return
            seat, question = next(iter(self.match.pending.items()))
            if seat != last:
                last = seat
                yield seat
            self.since[seat] = []
            answer = random_answer(question.form, self.rng)
            for told in self.match.submit(seat, question.id, answer):
                for other in self.since:
                    self.since[other] += events_for([told], None)


def seated(match: Match[Any]) -> Any:
    """Return a live match with a person called Ann at each seat, as far as stories look at it."""
    rows = [SimpleNamespace(name="Ann") for _ in match.setup.seats]
    return SimpleNamespace(match=match, seats=rows)


def post_of(live: Any, wording: Wording, heard: Heard, seat: Seat) -> str:
    """Write the story of a turn post, as for a table where computers played all the others."""
    told = Told((seat,), (heard,), heard, heard)
    own = told.own(live, wording)
    return f"{own}\n{told.others(live, wording, len(own))}"


def tells(text: str, sentence: str) -> bool:
    """Return whether a text has the words of a sentence in their order, alone or among others."""
    words = (word.strip(",.") for word in text.split())
    return all(wanted.strip(",.") in words for wanted in sentence.split())


def test_what_was_lost_together_is_told_in_one_sentence() -> None:
    setup = Setup("root", TABLES["root"][0], OPTIONS["root"])
    match = Match.new(GAMES["root"], setup, chance_of(1))
    wording = Wording(GAMES["root"], "en", match.view(None))
    place = {"clearing": 5, "by": 2, "cause": "revolt", "seat": 0, "you": "yes"}

    def told(message: str, **args: Any) -> Tale:
        return Tale(Message(message, args), Seat(0), 1)

    lost = [
        told("story-lost", kind="sawmill", count=1, **place),
        told("story-lost", kind="warrior", count=2, **place),
        told("story-lost", kind="warrior", count=1, **(place | {"clearing": 7})),
    ]
    shared = {"seat": 0, "you": "yes", "total": 12}
    scored = [
        told("story-scored", points=2, cause="build", **shared),
        told("story-scored", points=1, cause="battle", **shared),
    ]

    said = [each for _, each in merge_tales(wording, [*lost, *scored], Seat(0))]

    assert said == [
        "You lost a sawmill and 2 warriors in clearing 5 (rabbit) to the Alliance (revolt).",
        "You lost 1 warrior in clearing 7 (mouse) to the Alliance (revolt).",
        "Your points: +2 for building and +1 for battle, now 12.",
    ]


def test_what_computers_answered_in_ones_own_turn_is_not_told_again() -> None:
    """The reply to the turn's last choice has followed them: "+1 for pieces removed" stood there
    and in the next call."""
    setup = Setup("root", TABLES["root"][0], OPTIONS["root"])
    match = Match.new(GAMES["root"], setup, chance_of(1))
    wording = Wording(GAMES["root"], "en", match.view(None))
    mine, theirs = (TurnBegan(Seat(seat), 3) for seat in (0, 1))
    scored = Scored(Seat(0), 1, 9, "battle")
    heard = Heard((scored, theirs, BattleBegan(Seat(1), Seat(0), Clearing(5))), (mine,))

    def told_to(seat: int, people: int) -> list[Event]:
        live: Any = SimpleNamespace(people=lambda: {*range(people)})
        return [*without_own_turn(live, wording, heard, seat).events]

    assert told_to(0, people=1) == [*heard.events[1:]]
    assert told_to(0, people=2) == [*heard.events]
    assert told_to(1, people=1) == [*heard.events]


@torture
@pytest.mark.parametrize("game", list(TABLES))
def test_nobody_is_called_without_what_befell_them(game: str) -> None:
    wanted = round(TURNS * (SHARE if WHOLE else 0.05))
    lengths: list[int] = []
    seed = own = 0
    while len(lengths) < wanted:
        tables = TABLES[game]
        setup = Setup(game, tables[seed % len(tables)], OPTIONS[game])
        play = Play(Match.new(GAMES[game], setup, chance_of(seed)), random.Random(seed))
        seed += 1
        for seat in play.calls():
            live, heard = seated(play.match), Heard(tuple(play.since[seat]))
            wording = Wording(GAMES[game], "en", play.match.view(None))
            said = post_of(live, wording, heard, seat)
            lengths.append(len(said))
            letter = own_tales(live, wording, heard, seat)
            for tale in tales_of(live, heard, seat):
                if tale.seat != seat:
                    continue
                own += 1
                named = wording.tale(tale, None).removeprefix(wording.seat(seat)).lstrip(" :")
                assert tells(said, named)
                assert tells(letter, wording.tale(tale, seat))
    assert own > wanted // 100, "random play should hurt somebody"
    assert statistics.median(lengths) <= MOST


def test_equal_points_are_said_with_each_cause() -> None:
    wording = Wording(GAMES["root"], "en", None)
    said = ["Vagabond: +1 for aid, now 2.", "Vagabond: +1 for exploring, now 2."]

    assert in_one(wording, said) == "Vagabond: +1 for aid and +1 for exploring, now 2."
