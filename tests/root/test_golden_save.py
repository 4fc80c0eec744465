"""A match saved by an earlier version loads and goes on.

`python -m tests.root.test_golden_save` writes a new golden save. Do so when a new schema has its
upgrade, under a new name, and keep the old one: it is in people's databases.
"""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from tests.root.kit import (
    GAME,
    Diverged,
    KeyedChance,
    Match,
    MatchRecord,
    RandomPlayer,
    Setup,
    decisions,
)

GOLDEN = Path(__file__).parent.parent / "golden" / "saves"
SEATS = ("marquise", "eyrie", "alliance", "vagabond:tinker", "vagabond:ronin")
CHANCE = KeyedChance(sha256(b"golden").digest())


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("root-*.msgpack")), ids=lambda path: path.stem)
def test_an_old_save_is_taken_up_and_played_to_its_end(path: Path) -> None:
    record = msgspec.msgpack.decode(path.read_bytes(), type=MatchRecord)
    try:
        match = Match.load(GAME, record, CHANCE)
    except Diverged as diverged:
        match = Match.load(GAME, record.fallback(diverged.fits), CHANCE)
    census = GAME.census(match.state)
    for _ in decisions(match, RandomPlayer(random.Random(1))):
        pass

    assert GAME.census(match.state) == census


def test_a_battle_saved_before_the_attacker_ordered_it_loses_the_answer_out_of_order_alone() -> (
    None
):
    """Version 0.3.14 had asked for Bitter, and then for the Rabbit Scouts."""
    saved = (GOLDEN / "root-before-roll.msgpack").read_bytes()
    record = msgspec.msgpack.decode(saved, type=MatchRecord)

    with pytest.raises(Diverged) as diverged:
        Match.load(GAME, record, CHANCE)
    match = Match.load(GAME, record.fallback(diverged.value.fits), CHANCE)

    assert [choice.kind for choice in match.choices] == ["hundreds.command", "battle.ambush"]
    (asked,) = match.pending.values()
    assert (asked.seat, asked.kind) == (0, "battle.before_roll")
    assert asked.id > max(choice.question for choice in record.choices)


def test_there_is_a_golden_save_of_this_schema() -> None:
    assert (GOLDEN / f"root-{GAME.schema}.msgpack").exists()


def write() -> None:
    """Play into the middle of a match and save it."""
    match = Match.new(GAME, Setup("root", SEATS, {"responses": "live"}), CHANCE)
    for _ in decisions(match, RandomPlayer(random.Random(2))):
        if match.state.round >= 6 and len(match.choices) >= 4:
            break
    GOLDEN.mkdir(parents=True, exist_ok=True)
    saved = msgspec.msgpack.encode(match.record())
    (GOLDEN / f"root-{GAME.schema}.msgpack").write_bytes(saved)


if __name__ == "__main__":
    write()
