"""Computers in their worker: whole lines, steady tips, and failures of thinking."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.workers import computers as module
from bot.workers.computer_worker import think
from bot.workers.computers import Computers, parcel_of_tip
from bot.workers.worker_messages import Parcel
from engine.ai.levels import ANCHORS, LEVELS
from engine.ai.players import RandomPlayer
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from tests.properties.fierce import fierce_answer
from tests.table import listed

ROOT: Any = GAMES["root"]
SETUP = Setup("root", ("marquise", "eyrie", "alliance"), {"setup": "usual"})


def begin(choices: int = 0, setup: Setup = SETUP) -> Match[Any]:
    match = Match.new(GAMES[setup.game], setup, chance_of(3))
    player = RandomPlayer(random.Random(3))
    for _ in range(choices):
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, player.answer(match, question))
    return match


def computers(**more: Any) -> Computers:
    return Computers(random.Random(1), ThreadPoolExecutor(1), budget=0.2, **more)


async def play(minds: Computers, match: Match[Any], answers: int) -> None:
    for _ in range(answers):
        seat, question = next(iter(match.pending.items()))
        answer = await minds.answer(match, question)
        match.submit(seat, question.id, answer)


def test_what_a_tip_rests_on_does_not_move_with_what_others_hold() -> None:
    """A tip's seed once was a fingerprint of all that was asked and told, to anybody."""
    match, other = begin(), begin()
    ROOT.rehide(other.state, None, random.Random(5))
    parcels = []
    for each in (match, other):
        seat, question = next(iter(each.pending.items()))
        each.submit(seat, question.id, RandomPlayer(random.Random(1)).answer(each, question))
        parcels.append(parcel_of_tip(each, next(iter(each.pending.values()))))

    assert match.state.hands != other.state.hands
    assert parcels[0].seed == parcels[1].seed


@pytest.mark.parametrize("seats", [SETUP.seats, ("marquise", "vagabond:thief")], ids="-".join)
async def test_the_time_of_a_response_does_not_tell_what_a_computer_holds(
    seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]

    async def pass_time(seconds: float) -> None:
        now[0] += max(0.0, seconds)

    def take_time(packed: bytes) -> Any:
        parcel = msgspec.msgpack.decode(packed, type=Parcel)
        options = listed(find_response(Match.load(ROOT, parcel.record, chance_of(3))))
        now[0] += parcel.budget if len(options) > 1 else 0.0
        return think(packed)

    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(module, "sleep", pass_time)
    monkeypatch.setattr(module, "think", take_time)
    minds, times, sizes = computers(discretion=0.5), set[float](), set[int]()
    match = begin(0, Setup("root", seats, {"setup": "usual", "responses": "live"}))
    rng = random.Random(1)
    while len(sizes) < 2 and not match.over:
        seat, question = next(iter(match.pending.items()))
        answer = fierce_answer(match, question, rng)
        if question.kind == "battle.ambush":
            began = now[0]
            await minds.answer(match, question)
            times.add(round(now[0] - began, 6))
            sizes.add(min(2, len(listed(question))))
        match.submit(seat, question.id, answer)
    assert sizes == {1, 2}, "some held an ambush, some none"
    assert times == {0.5}
    minds.close()


def find_response(match: Match[Any]) -> Question:
    """Return the response that a match waits for."""
    return next(each for each in match.pending.values() if each.response)


async def test_a_line_is_thought_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counted(packed: bytes) -> Any:
        asked.append(packed)
        return think(packed)

    monkeypatch.setattr(module, "think", counted)
    minds, match = computers(), begin(4)
    await play(minds, match, 24)
    assert 0 < len(asked) < 24
    minds.close()


async def test_a_line_is_left_where_somebody_else_has_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    minds, match = computers(), begin(4)
    for _ in range(30):
        await play(minds, match, 1)
        kept = minds._lines.get(match)
        if kept is not None and kept.left:
            break
    else:
        pytest.fail("no line was ever kept")
    seat, question = next(iter(match.pending.items()))
    match.change_plan(seat, "ambush", {})
    assert minds._go_on(match, question) is None
    minds.close()


async def test_the_same_position_gives_the_same_tip_and_its_reasons() -> None:
    minds, other = computers(level="easy"), computers(level="easy")
    match = begin(9)
    question = next(iter(match.pending.values()))
    advice = await minds.advise(match, question)
    assert await minds.advise(match, question) == advice
    again = Match.load(ROOT, match.record(), chance_of(3))
    assert await other.advise(again, again.pending[question.seat]) == advice
    assert question.form.accepts(advice.answer) is not None
    assert advice.other is not None
    assert {"points", "hand"} <= set(advice.terms)
    minds.close()
    other.close()


async def test_a_tip_for_a_question_answered_while_one_waits_is_refused() -> None:
    minds, match = computers(), begin(10)
    seat, question = next(iter(match.pending.items()))
    first = asyncio.create_task(minds.advise(match, question))
    second = asyncio.create_task(minds.advise(match, question))
    await asyncio.sleep(0)

    match.submit(seat, question.id, RandomPlayer(random.Random(1)).answer(match, question))

    assert (await first).answer is not None, "it was thought about in time"
    with pytest.raises(Refused, match="outdated-menu"):
        await second


@pytest.mark.parametrize("level", sorted({*ANCHORS, *LEVELS}))
async def test_every_level_answers_in_the_worker(
    level: str, caplog: pytest.LogCaptureFixture
) -> None:
    minds = computers(level=level)
    await play(minds, begin(3), 3)
    said = [each.getMessage() for each in caplog.records if each.name.startswith("bot.")]
    assert said == [], "no simpler player stood in"
    minds.close()


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_a_level_that_there_is_not_is_logged_once(
    key: str, caplog: pytest.LogCaptureFixture
) -> None:
    minds = computers(level="grandmaster")
    await play(minds, begin(0, Setup(key, GAMES[key].suggested, {})), 3)
    assert len([each for each in caplog.messages if "grandmaster" in each]) == 1
    minds.close()


async def test_what_fails_is_answered_by_a_simpler_player(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any) -> Any:
        raise ZeroDivisionError("a search went wrong")

    monkeypatch.setattr("bot.workers.computer_worker.think_as", fails)
    minds = computers()
    await play(minds, begin(2), 2)
    assert len([each for each in caplog.messages if each.startswith("computer players")]) == 1
    minds.close()


def dying(packed: bytes) -> Any:
    """Kill the process at the level that thinks hardest."""
    if msgspec.msgpack.decode(packed, type=Parcel).level == "hard":
        os._exit(1)
    return think(packed)


@pytest.mark.long
async def test_a_worker_killed_while_thinking_ends_no_match(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(module, "think", dying)
    minds = Computers(random.Random(1), level="hard", budget=0.2)
    match = begin(3)
    await play(minds, match, 2)
    said = [each for each in caplog.messages if "killed" in each]
    assert said == ["computer players cannot play as hard: thinking killed its process"]
    minds.close()


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_reason_of_a_position_has_words(key: str, locale: str) -> None:
    game: Any = GAMES[key]
    words, named = game.words(locale), set()
    match = begin(0, Setup(key, game.suggested, {}))
    player = RandomPlayer(random.Random(3))
    for _ in range(300):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        if getattr(match.state, "factions", ()):
            named |= set(game.terms(match.state, seat))
        match.submit(seat, question.id, player.answer(match, question))
    assert len(named) > 4
    assert all(words.has(f"term-{name}") for name in named)
