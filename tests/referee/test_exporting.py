"""A match written as a record is the same match to the referee."""

from __future__ import annotations

import random

import pytest

from engine.core.match import Match
from engine.core.seats import JOINED, SEATING, Seat, Setup
from engine.referee.ledger import differences, position_of
from engine.referee.record.exporting import Watched, as_record
from engine.referee.record.reading import read_record
from engine.referee.refereeing import referee
from engine.referee.verdicts import counts
from engine.root.game import GAME
from engine.selfplay import chance_of, player_called, seats_of
from tests.torture import SHARE, share, torture

BASE = ("marquise", "eyrie", "alliance", "vagabond:tinker")
MATCHES = [(seed, player) for seed in range(1, 151) for player in ("random", "greedy")]
FEW = 4
"""Matches of which `make test` tries a share: one takes seconds."""
ALWAYS = [("marquise", "lizards", "legion"), ("duchy", "vagabond:thief", "alliance"),
          ("keepers", "lizards", "eyrie"),
          ("riverfolk", "marquise", "eyrie")]  # fmt: skip


def played(seats: tuple[str, ...], seed: int, player: str, rounds: int, **options: str) -> Watched:
    """Play a match for some rounds and watch it."""
    setup = Setup("root", seats, {SEATING: JOINED, "deck": "exiles_partisans", **options})
    player_ = player_called(player, random.Random(seed))
    watched = Watched(setup, chance_of(seed))
    match = Match.new(GAME, setup, chance_of(seed), keep="step", fingerprints=False)
    while not match.over and match.state.round <= rounds:
        seat, question = next(iter(match.pending.items()))
        answer = player_.answer(match, question)
        match.submit(seat, question.id, answer)
        assert watched.give(seat, answer)
        watched.notice()
    return watched


def whole_turns(watched: Watched) -> tuple[str, list[str]]:
    """Return the record up to the turn that goes on, and its letters."""
    if not watched.over:
        watched.lines.pop()
    return as_record(watched, {}), watched.letters


def check(watched: Watched) -> tuple[int, int]:
    """Referee what was written; return the actions and how many of them were accepted."""
    text, letters = whole_turns(watched)
    found = referee(read_record(text.encode()))
    numbers = counts(found)
    assert found.final is not None
    end = watched.state if watched.over else watched.began
    if not numbers["refused"] and not numbers["ambiguous"]:
        ours, theirs = position_of(end, letters), position_of(found.final, found.letters)
        assert differences(theirs, ours) == []
    return numbers["actions"], numbers["accepted"]


@pytest.mark.parametrize("seats", ALWAYS, ids=["-".join(seats) for seats in ALWAYS])
def test_a_short_match_is_the_same_to_the_referee(seats):
    actions, accepted = check(played(seats, len(seats), "random", 2))
    assert actions == accepted


@pytest.mark.slow
def test_flowers_are_carried_where_the_record_says():
    watched = played(("legion", "clergy", "eyrie"), 6, "random", 3)
    check(watched)
    units = [unit for line in watched.lines for unit in line.units if unit.who == "S"]
    moved = {unit.what for unit in units if unit.verb == "piece" and unit.start != "supply"}
    assert moved >= {"w", "t_f"}


def test_a_craft_that_asks_is_told_once():
    watched = played(("vagabond:tinker", "clergy", "marquise", "hundreds"), 1, "greedy", 4)
    units = [unit for line in watched.lines for unit in line.units if unit.who == "H"]
    assert any(unit.verb == "craft" for unit in units), "its hoard is full: an item must leave"
    cards = [unit for line in watched.lines for unit in line.units if unit.verb == "card"]
    assert not [each for each in cards if each.name == "root_tea_mouse"]


@torture
def test_matches_of_every_mix_are_the_same_to_the_referee():
    total = right = 0
    for seed, player in share(MATCHES if SHARE >= 1 else MATCHES[:FEW]):
        rng = random.Random(seed)
        seats = seats_of(GAME, f"all:{rng.choice((3, 4, 4, 5))}", rng)
        actions, accepted = check(played(seats, seed, player, 4))
        assert accepted >= 0.85 * actions, f"{seats} {seed} {player}"
        total, right = total + actions, right + accepted
    assert right >= 0.95 * total


def test_a_record_has_the_head_that_readers_know():
    text = as_record(played(BASE, 5, "random", 1), {"C": "Ann"}, title="A table")
    lines = text.splitlines()
    assert lines[:4] == ["// A table", "Map: Fall", "Deck: E&P", "C: Ann"]
    assert lines[4:7] == ["E: E", "A: A", "V: V"]
    setups = [line for line in lines if line.startswith("C:t_k->")]
    assert len(setups) == 1


def test_what_the_notation_cannot_say_stands_in_comments():
    text = as_record(played(("clergy", "marquise", "legion", "eyrie"), 3, "random", 3), {})
    plain = [line.partition("//")[0] for line in text.splitlines()]
    written = "/".join(line.partition(":")[2] for line in plain if line[1:2] == ":")
    assert "S" not in written
    assert "U" not in written
    assert any(line.startswith("//! S:") for line in text.splitlines())


def test_a_running_match_tells_only_what_the_asker_may_know():
    watched = played(("alliance", "vagabond:thief", "marquise", "eyrie"), 11, "random", 6)
    whole = as_record(watched, {})
    seen = {seat: as_record(watched, {}, asker=seat) for seat in (-1, *range(4))}
    for seat, text in seen.items():
        letter = watched.letters[seat] if seat >= 0 else "?"
        for line, full in zip(text.splitlines(), whole.splitlines(), strict=True):
            for said, told in zip(line.split("/"), full.split("/"), strict=True):
                if said != told:
                    assert said.endswith(told.partition("#")[2].partition("->")[2])
                    assert letter not in told.partition("#")[2].replace("$", "")
    assert seen[-1] != whole


def test_facedown_plots_are_written_without_their_types():
    watched = played(("corvids", "marquise", "eyrie"), 4, "random", 4)
    laid = [u for line in watched.lines for u in line.units if u.verb == "piece" and u.who == "P"]
    assert {unit.what for unit in laid if unit.start == "supply"} <= {"w", "t"}


def test_seats_are_written_in_the_order_of_play():
    setup = Setup("root", BASE, {})
    watched = Watched(setup, chance_of(9))
    order = [watched.letters[Seat(seat)] for seat in watched.state.order]
    named = [line[0] for line in as_record(watched, {}).splitlines() if line[1:3] == ": "]
    assert named == order


def test_a_drafted_match_is_written_with_each_setup_in_the_order_of_choice():
    options = {SEATING: JOINED, "setup": "advanced", "map": "random", "deck": "random"}
    setup = Setup("root", ("",) * 3, options, ("marquise", "eyrie", "duchy", "alliance"))
    watched = Watched(setup, chance_of(4))
    match = Match.new(GAME, setup, chance_of(4), keep="step", fingerprints=False)
    player = player_called("random", random.Random(4))
    while match.state.round <= 2 and not match.over:
        seat, question = next(iter(match.pending.items()))
        answer = player.answer(match, question)
        match.submit(seat, question.id, answer)
        assert watched.give(seat, answer)
        watched.notice()

    text, letters = whole_turns(watched)

    assert match.state.draft is not None
    first = [line.letter for line in watched.lines[:3]]
    assert first == [letters[seat] for seat in reversed(match.state.order)]
    assert "?" not in letters
    record = read_record(text.encode())
    numbers = counts(referee(record))
    assert numbers["accepted"] >= 0.6 * numbers["actions"], "homelands are taken over"


@pytest.mark.parametrize("seed", range(3))
def test_a_match_with_hirelings_is_written_without_their_pieces(seed):
    watched = played(("marquise", "eyrie", "corvids"), seed, "random", 6, hirelings="random")
    text = as_record(watched, {})
    assert "hirelings=random" in text, "a comment says that there were any"
    assert len(watched.state.sides) == 6
    assert text.count("\n") > 10
