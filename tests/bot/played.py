"""Matches played without a bot, as files like those of /match export after the end."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bot.history.export_file import FileChoice, FileEvent, FileSeat, MatchFile
from bot.matches.commands import result_of
from engine.ai.players import RandomPlayer
from engine.core.chance.draws import KeyedChance, match_key, seal
from engine.core.match import Match
from engine.core.saving.record import Choice
from engine.core.seats import Setup
from engine.games import GAMES

SECRET, NONCES = bytes(range(32)), ("901", "902")
SETUP = Setup("root", ("eyrie", "alliance"), {"setup": "usual", "responses": "planned"})
BEGAN = 1_800_000_000


def played(seed: int = 1, *, undo_at: int = 0) -> MatchFile:
    """Play a match to its end at random, perhaps with a step taken back; return it as a file."""
    match = Match.new(GAMES["root"], SETUP, KeyedChance(match_key(SECRET, NONCES)))
    mind = RandomPlayer(random.Random(seed))
    drawn = tuple((d.sides, d.value, d.epoch, d.counter) for d in match.drawn)
    made = [FileChoice(0, 0, 0, "setup", (), 0, True, drawn, BEGAN, False)]
    events = [event(0, told) for told in match.told]
    while not match.over:
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, mind.answer(match, question))
        made.append(choice(match.choices[-1]))
        events += [event(match.choices[-1].number, told) for told in match.told]
        if undo_at and len(made) > undo_at and match.can_undo(seat):
            undone = match.undo(seat)
            made[-1] = msgspec.structs.replace(made[-1], voided=True)
            events = [each for each in events if each.choice < undone.number]
            undo_at = 0
    return MatchFile(
        complete=True,
        game="root",
        schema=match.game.schema,
        setup=SETUP,
        seats=(FileSeat("Ann", False), FileSeat("Computer 1", True)),
        seal=seal(SECRET),
        secret=SECRET.hex(),
        nonces=NONCES,
        choices=tuple(made),
        events=tuple(events),
        result=result_of(match)["result"],
    )


def choice(made: Choice) -> FileChoice:
    """Convert a choice of the engine."""
    drawn = tuple((d.sides, d.value, d.epoch, d.counter) for d in made.drawn)
    return FileChoice(
        made.number, made.question, made.seat, made.kind, made.keys, made.fingerprint,
        made.barrier, drawn, BEGAN + made.number, False,
    )  # fmt: skip


def event(number: int, told: Any) -> FileEvent:
    """Convert an event."""
    fields = tuple(msgspec.to_builtins(told.event))
    return FileEvent(number, told.audience, fields, BEGAN + number, False)
