"""A bot that is killed again and again: `python -m tests.e2e.mortal`.

Each line of its input is a `Life`: a process is forked that plays at its tables until it dies. The
children write each act and each stored result to the same output, a line each.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import msgspec
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bench.host_bot import Blank
from bot.app.client import TableBot
from bot.app.wiring import HOOKS
from bot.matches.commands import AnswerQuestion
from bot.matches.matches import Matches
from bot.sandbox import redirect
from bot.store import Store
from bot.workers.computers import Computers
from bot.workers.pictures import PictureWorker
from engine.ai.players import RandomPlayer
from engine.core.choices.questions import answer_from_keys, answer_keys
from engine.core.errors import Refused
from tests.e2e.cluster_bot import TableJob, begin_table

LONGEST = 200
"""Most minutes that pass for a surviving bot until everything is sent."""


class Act(msgspec.Struct):
    """An answer given by a person; repeated after a crash, it has the same key."""

    match: int
    key: str
    user: int
    question: int
    keys: list[str]
    number: int
    """Number of the choice that it becomes."""


class Life(msgspec.Struct):
    """Instructions for one process, and its way to die."""

    port: int
    url: str
    now: int
    """Time of its start, shared with the pretend Discord."""
    seed: int
    tables: list[int]
    begin: list[TableJob] = []
    again: list[Act] = []
    """Acts under way when the process before died."""
    point: str = ""
    """Place of its death: a point of a submit or of sending, "statement", "commit", or ""."""
    after: int = 0
    """Number of times it passes there before."""
    draws: bool = False
    """True where posts are drawn; most lives end before their first picture."""
    lives: bool = False
    """True where it waits until everything is sent, and ends well."""


def say(what: str, told: Any = None) -> None:
    """Write a whole line at once, so that it survives a kill."""
    os.write(1, what.encode() + b" " + msgspec.json.encode(told) + b"\n")


class Doomed:
    """One life of the bot."""

    def __init__(self, life: Life) -> None:
        self.life = life
        self.rng = random.Random(life.seed)
        self.born, self.ahead, self.left = time.monotonic(), 0, life.after
        self.keys = (f"{life.seed}-{number}" for number in count())

    def now(self) -> int:
        return self.life.now + self.ahead + int(time.monotonic() - self.born)

    def passing(self, point: str) -> None:
        """Die if it is time, as suddenly as in a power failure."""
        if point == self.life.point:
            self.left -= 1
            if self.left < 0:
                os.kill(os.getpid(), signal.SIGKILL)

    async def live(self) -> None:
        """Start the bot, repeat interrupted acts, and play until death."""
        life = self.life
        event.listen(Engine, "before_cursor_execute", lambda *_: self.passing("statement"))
        event.listen(Engine, "commit", lambda *_: self.passing("commit"))
        redirect(life.port)
        async with await Store.open(life.url) as store:
            bot = self.build(store)
            async with bot:
                client = asyncio.create_task(bot.start("mortal"))
                await bot.wait_until_ready()
                for job in life.begin:
                    say("begun", await begin_table(bot, job))
                say("ready")
                for act in life.again:
                    await self.do(bot, act)
                if life.lives:
                    await self.end_well(bot)
                else:
                    await asyncio.gather(*(self.play(bot, match) for match in life.tables))
            await asyncio.wait([client])

    def build(self, store: Store) -> TableBot:
        thinking, drawing = ThreadPoolExecutor(1), ThreadPoolExecutor(1)
        computers = Computers(random.Random(1), thinking, level="greedy", discretion=0)
        matches = Matches(
            store, clock=self.now, computers=computers, hooks=HOOKS, passing=self.passing
        )
        return TableBot(
            store, matches, clock=self.now, passing=self.passing, guild_ready_timeout=0.02,
            pictures=PictureWorker(drawing) if self.life.draws else Blank(drawing),
        )  # fmt: skip

    async def play(self, bot: TableBot, match: int) -> None:
        """Answer at random for the person who is asked."""
        mind = RandomPlayer(self.rng)
        while True:
            live = await bot.services.matches.look(match)
            asked = [(seat, live.user_of(seat)) for seat in sorted(live.match.pending)]
            seat, user = next((each for each in asked if each[1] is not None), (None, None))
            if seat is None or user is None or live.match.over:
                await asyncio.sleep(0.05)
                continue
            question = live.match.pending[seat]
            keys = list(answer_keys(mind.answer(live.match, question)))
            number = live.match.head().next_choice
            await self.do(bot, Act(match, next(self.keys), user, question.id, keys, number))
            await asyncio.sleep(self.rng.uniform(0, 0.1))

    async def do(self, bot: TableBot, act: Act) -> None:
        """Submit an answer, reporting it before, and once it is stored."""
        say("does", act)
        live = await bot.services.matches.look(act.match)
        asked = [each for each in live.match.pending.values() if each.id == act.question]
        answer: Any = answer_from_keys(asked[0].form, act.keys) if asked else None
        command = AnswerQuestion(act.question, answer)
        try:
            await bot.services.matches.execute(act.match, command, user_id=act.user, key=act.key)
        except Refused as refusal:
            say("refused", [act, f"{refusal!r}"])
        else:
            say("stored", act)

    async def end_well(self, bot: TableBot) -> None:
        """Advance time until everything is sent, then stop.

        None passes while a message is on its way: on a busy machine a picture takes long, and what
        takes long counts as lost.
        """
        while self.ahead < LONGEST * 60:
            async with bot.services.store.reading() as reads:
                waiting = await reads.overdue_outbox(self.now() + 86400)
            if not waiting and not bot.services.matches.computing.tasks:
                say("quiet")
                return
            if not bot.sender.sending:
                self.ahead += 60
            bot.sender.wake()
            await asyncio.sleep(0.05)
        say("restless", [msgspec.structs.asdict(row) | {"payload": ""} for row in waiting])


def live_once(life: Life) -> int:
    """Live in a process of its own; return its exit status."""
    child = os.fork()
    if child == 0:
        os.close(0)
        asyncio.run(Doomed(life).live())
        os._exit(0)
    say("born", child)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main(lives: Sequence[bytes]) -> None:
    """Live the lives of the input's lines, one after the other."""
    logging.basicConfig(level=logging.ERROR)
    gc.freeze()
    say("waits")
    for line in lives:
        say("ended", live_once(msgspec.json.decode(line, type=Life)))


if __name__ == "__main__":
    main(iter(sys.stdin.buffer.readline, b""))  # type: ignore[arg-type]
