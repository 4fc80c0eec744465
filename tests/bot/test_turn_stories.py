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
    own_tales,
    smaller_deeds,
    tales_of,
    without_own_turn,
)
from bot.ui.wording import Wording
from engine.ai.answers import random_answer
from engine.core.events import Event, events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.events import BattleBegan, Battled, Removed, Scored, TurnBegan
from engine.root.pieces import Clearing
from engine.selfplay import chance_of
from tests.root.kit import RootTestTable
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


WRITTEN = {
    "en": (
        "You lost a sawmill and 2 warriors in clearing 5 (rabbit) to the Alliance (revolt).",
        "Your points: +2 for building and +1 for battle, now 12.",
        "You lost rule of clearings 5 (rabbit) and 7 (mouse).",
        "You were attacked by the Alliance in clearings 9 (mouse) and 11 (mouse).",
        "You lost 1 warrior in clearing 7 (mouse) to the Alliance (revolt).",
    ),
    "de": (
        "Du hast auf Lichtung 5 (Hase) 1 Sägewerk und 2 Krieger "
        "an die Allianz verloren (Aufstand).",
        "Deine Punkte: +2 (Bauen) und +1 (Kampf), jetzt 12.",
        "Du hast die Herrschaft über die Lichtungen 5 (Hase) und 7 (Maus) verloren.",
        "Du wurdest auf den Lichtungen 9 (Maus) und 11 (Maus) von der Allianz angegriffen.",
        "Du hast auf Lichtung 7 (Maus) 1 Krieger an die Allianz verloren (Aufstand).",
    ),
    "es": (
        "Perdiste un aserradero y 2 guerreros en el claro 5 (conejo) ante la Alianza (revuelta).",
        "Tus puntos: +2 por construir y +1 por batalla, ahora 12.",
        "Perdiste el control de los claros 5 (conejo) y 7 (ratón).",
        "Sufriste un ataque de la Alianza en los claros 9 (ratón) y 11 (ratón).",
        "Perdiste 1 guerrero en el claro 7 (ratón) ante la Alianza (revuelta).",
    ),
}
"""Losses of one turn as their reader is told them."""


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
    rows = [SimpleNamespace(name="Ann", user_id=None) for _ in match.setup.seats]
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


@pytest.mark.parametrize("locale", WRITTEN)
def test_what_was_lost_together_is_told_in_one_sentence(locale: str) -> None:
    table = RootTestTable("marquise", "eyrie", "alliance")
    marquise, alliance = table.seat("marquise"), table.seat("alliance")
    events = [
        Removed(marquise, alliance, Clearing(5), "sawmill", 1, "revolt"),
        Removed(marquise, alliance, Clearing(5), "warrior", 2, "revolt"),
        Removed(marquise, alliance, Clearing(7), "warrior", 1, "revolt"),
        Scored(marquise, 2, 11, "build"),
        Scored(marquise, 1, 12, "battle"),
        BattleBegan(alliance, marquise, Clearing(9)),
        BattleBegan(alliance, marquise, Clearing(11)),
        Battled(alliance, marquise, Clearing(11), (0, 0), 0, 0),
    ]
    view = GAMES["root"].view(table.state, marquise)
    live = seated(Match.new(GAMES["root"], Setup("root", TABLES["root"][0], {}), chance_of(1)))
    live.match.state = table.state
    wording = Wording(GAMES["root"], locale, view, reader=marquise)

    assert own_tales(live, wording, Heard(tuple(events)), marquise) == " ".join(WRITTEN[locale])


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
    wanted = round(TURNS * (SHARE if WHOLE else 0.02))
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
            private = Wording(GAMES[game], "en", play.match.view(None), reader=seat)
            letter = own_tales(live, private, heard, seat)
            for tale in tales_of(live, heard, seat):
                if tale.seat != seat:
                    continue
                own += 1
                named = wording.deed(wording.message(tale.message), wording.seat(seat))
                assert tells(said, named)
                assert tells(letter, private.message(tale.message))
    assert own > wanted // 100, "random play should hurt somebody"
    assert statistics.median(lengths) <= MOST


def test_a_turn_whose_deeds_stand_elsewhere_was_not_idle() -> None:
    """A post once said "Latari did nothing" below "Latari · holds a Title, +1 influence"."""
    table = RootTestTable("marquise", "eyrie", "alliance")
    wording = Wording(table.game, "en", table.game.view(table.state, None))
    marquise, eyrie, alliance = map(Seat, range(3))
    events = (
        TurnBegan(marquise, 2), TurnBegan(eyrie, 2), Scored(eyrie, 2, 5, "roosts"),
        TurnBegan(alliance, 2), TurnBegan(marquise, 3),
    )  # fmt: skip

    said = smaller_deeds(wording, Heard(events), 600, ())

    assert "Eyrie" not in said
    assert said == "-# **Alliance** · did nothing"
