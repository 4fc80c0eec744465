"""Computer players in a process of their own: thinking never holds up the people at other tables.

The worker gets the position and the draws since the last step, never the match's key.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from engine.ai.players import GreedyPlayer
from engine.core.chance import DictatedChance, RngChance
from engine.core.match import Match
from engine.core.questions import Answer, Question, answer_from_keys, answer_keys
from engine.core.record import MatchRecord
from engine.core.seats import Seat
from engine.games import GAMES

log = logging.getLogger(__name__)


class Parcel(msgspec.Struct, frozen=True):
    """A position as it travels to the worker."""

    record: MatchRecord
    drawn: tuple[int, ...]
    seat: Seat
    seed: int


class Computers:
    """Answers for the seats that no person plays."""

    def __init__(self, entropy: random.Random, executor: Executor | None = None) -> None:
        self._entropy = entropy
        self._executor = executor

    async def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose an answer from what the question's seat can see."""
        parcel = Parcel(
            match.record(), match.drawn_since(), question.seat, self._entropy.getrandbits(32)
        )
        packed = msgspec.msgpack.encode(parcel)
        loop = asyncio.get_running_loop()
        try:
            keys = await loop.run_in_executor(self._pool(), think, packed)
        except BrokenProcessPool:
            log.warning("the computer players' process died; starting another")
            self._executor = None
            keys = await loop.run_in_executor(self._pool(), think, packed)
        answer = answer_from_keys(question.form, keys)
        assert answer is not None, "the worker chooses among what is offered"
        return answer

    def _pool(self) -> Executor:
        """Return the worker, started when it is first needed."""
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                1, mp_context=context, initializer=leave_with_the_bot
            )
        return self._executor

    def close(self) -> None:
        """Send the worker home."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def leave_with_the_bot() -> None:
    """Let the worker end when the bot does, however it ends: nobody else would end it."""
    bot = multiprocessing.parent_process()
    assert bot is not None, "this runs in the worker"

    def wait() -> None:
        bot.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(packed: bytes) -> list[str]:
    """Choose an answer in the worker; return its keys."""
    parcel = msgspec.msgpack.decode(packed, type=Parcel)
    rng = random.Random(parcel.seed)
    chance = DictatedChance(parcel.drawn, RngChance(rng))
    match = Match.load(GAMES[parcel.record.game], parcel.record, chance)
    question = match.pending[parcel.seat]
    return answer_keys(GreedyPlayer(rng).answer(match, question))
