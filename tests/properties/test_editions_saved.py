"""Matches saved by earlier versions continue with the cards and rules they began with.

`python -m tests.properties.test_editions_saved` rewrites the save of the second edition; that of
the first was written before there were two.
"""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from engine.ai.players import RandomPlayer
from engine.core.chance.draws import KeyedChance
from engine.core.match import Match
from engine.core.saving.record import MatchRecord
from engine.core.seats import Setup
from engine.games import GAMES
from engine.runewars.data.cards import SEASON_CARDS
from tests.table import decisions

GAME = GAMES["runewars"]
GOLDEN = Path(__file__).parent.parent / "golden" / "saves"
CHANCE = KeyedChance(sha256(b"golden").digest())
SEATS = ("daqan", "uthuk", "latari", "waiqar")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_save_is_taken_up_exactly_and_played_to_its_end(edition: str) -> None:
    saved = (GOLDEN / f"runewars-{edition}.msgpack").read_bytes()
    match = Match.load(GAME, msgspec.msgpack.decode(saved, type=MatchRecord), CHANCE)
    assert match.state.second_edition == (edition == "second")
    winters = {SEASON_CARDS[card].key for card in match.state.season_decks["winter"]}
    assert ("hoarded_secrets" in winters) == (edition == "first")
    census = GAME.census(match.state)
    for _ in decisions(match, RandomPlayer(random.Random(1))):
        pass
    assert match.over
    assert GAME.census(match.state) == census


def test_a_table_that_was_opened_before_there_were_editions_is_begun_with_the_first() -> None:
    written = {option.key: option.choices[0] for option in GAME.options if option.key != "edition"}
    assert GAME.begin(Setup("runewars", SEATS, written)).options["edition"] == "first"
    assert GAME.begin(Setup("runewars", SEATS, {})).options["edition"] == "second"
    assert not GAME.begin(Setup("runewars", SEATS, {**written, "edition": "first"})).second_edition


def write() -> None:
    """Play into the second year and save it."""
    options = {option.key: option.choices[0] for option in GAME.options} | {"responses": "live"}
    match = Match.new(GAME, Setup("runewars", SEATS, options), CHANCE)
    for _ in decisions(match, RandomPlayer(random.Random(2))):
        if match.state.year >= 2 and match.state.season == "spring" and len(match.choices) >= 4:
            break
    saved = msgspec.msgpack.encode(match.record())
    (GOLDEN / "runewars-second.msgpack").write_bytes(saved)


if __name__ == "__main__":
    write()
