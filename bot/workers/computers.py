"""Computer players in a process of their own: thinking never holds up the people at other tables.

The worker gets the position and the draws since the last step, never the match's key.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, NamedTuple, TypeVar

import msgspec

from bot.workers.process import WorkerProcess
from engine.ai.players import GreedyPlayer
from engine.core.chance.draws import DictatedChance, RngChance
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import Answer, Question, answer_from_keys, answer_keys
from engine.core.match import Match
from engine.core.saving.record import MatchRecord
from engine.core.seats import Seat
from engine.games import GAMES

T = TypeVar("T")
IMPOSSIBLE = float("-inf")
"""What an answer is worth that turns out not to be had."""


class Parcel(msgspec.Struct, frozen=True):
    """A position as it travels to the worker."""

    record: MatchRecord
    drawn: tuple[int, ...]
    seat: Seat
    seed: int


class Advice(NamedTuple):
    """What a computer player would answer, and why."""

    answer: Answer
    gain: float
    """How many points it thinks this worth above `other`."""
    other: Answer | None
    """Stopping here if that is possible, else the next best answer; None where there is none."""


class Computers:
    """Answers for the seats that no person plays."""

    def __init__(self, entropy: random.Random, executor: Executor | None = None) -> None:
        self._entropy = entropy
        self._process = WorkerProcess("thinks for computer players", executor)

    async def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose an answer from what the question's seat can see."""
        answer = answer_from_keys(question.form, await self._ask(think, match, question))
        assert answer is not None, "the worker chooses among what is offered"
        return answer

    async def advise(self, match: Match[Any], question: Question) -> Advice:
        """Choose an answer and return its worth beside stopping, or else beside the next best."""
        weighed = [
            (worth, answer_from_keys(question.form, keys))
            for worth, keys in await self._ask(think_aloud, match, question)
        ]
        best_worth, best = weighed[0]
        assert best is not None, "the worker chooses among what is offered"
        others = [one for one in weighed[1:] if one[0] > IMPOSSIBLE]
        stopping = [one for one in others if isinstance(one[1], (Done, Pass))]
        if not others:
            return Advice(best, 0.0, None)
        worth, other = (stopping or others)[0]
        return Advice(best, best_worth - worth, other)

    async def _ask(self, work: Callable[[bytes], T], match: Match[Any], question: Question) -> T:
        parcel = Parcel(
            match.record(), match.drawn_since(), question.seat, self._entropy.getrandbits(32)
        )
        packed = msgspec.msgpack.encode(parcel)
        return await self._process.run(work, packed)

    def close(self) -> None:
        self._process.close()


def think(packed: bytes) -> list[str]:
    """Choose an answer in the worker; return its keys."""
    match, question, rng = unpack(packed)
    return answer_keys(GreedyPlayer(rng).answer(match, question))


def think_aloud(packed: bytes) -> list[tuple[float, list[str]]]:
    """Weigh answers in the worker; return what the best are worth, and stopping, with keys."""
    match, question, rng = unpack(packed)
    ranked = GreedyPlayer(rng).ranked(match, question)
    stopping = [each for each in ranked[2:] if isinstance(each[1], (Done, Pass))]
    return [(worth, answer_keys(answer)) for worth, answer in (*ranked[:2], *stopping)]


def unpack(packed: bytes) -> tuple[Match[Any], Question, random.Random]:
    """Set up a position in the worker, with the question to be answered."""
    parcel = msgspec.msgpack.decode(packed, type=Parcel)
    rng = random.Random(parcel.seed)
    chance = DictatedChance(parcel.drawn, RngChance(rng))
    match = Match.load(GAMES[parcel.record.game], parcel.record, chance)
    return match, match.pending[parcel.seat], rng
