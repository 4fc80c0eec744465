"""The order of tables at the worker processes, shared pictures, and the memory they keep."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.matches.live import Live
from bot.matches.match_cache import MatchCache, weight
from bot.workers.pictures import PictureWorker
from bot.workers.process import WorkerProcess
from bot.workers.scheduling import Rank, Scheduler
from engine.core.chance.draws import RngChance
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES


async def order_of(turns: Scheduler, *asked: tuple[Rank, str]) -> list[str]:
    """Ask for turns while all are taken; return the tables in the order in which they had them."""
    had: list[str] = []
    hold = asyncio.Event()

    async def first() -> None:
        async with turns.turn(Rank.AWAITED, "first"), turns.turn(Rank.THINKING, "first"):
            await hold.wait()

    async def ask(rank: Rank, table: str) -> None:
        async with turns.turn(rank, table):
            had.append(table)

    holder = asyncio.create_task(first())
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(ask(*each)) for each in asked]
    await asyncio.sleep(0)
    hold.set()
    await asyncio.gather(holder, *tasks)
    return had


async def test_drawing_comes_before_what_can_wait_and_that_before_thinking() -> None:
    had = await order_of(
        Scheduler(1), (Rank.THINKING, "thinks"), (Rank.LATER, "later"), (Rank.AWAITED, "awaited"),
        (Rank.POSTED, "posted"),
    )  # fmt: skip

    assert had == ["posted", "awaited", "later", "thinks"]


async def test_a_table_that_asks_often_lets_others_go_first() -> None:
    busy = [(Rank.AWAITED, "busy")] * 4

    had = await order_of(Scheduler(1), *busy, (Rank.AWAITED, "quiet"), (Rank.AWAITED, "calm"))

    assert had == ["busy", "quiet", "calm", "busy", "busy", "busy"]


async def test_as_many_are_drawn_at_once_as_may_be_and_a_cancelled_one_takes_no_turn() -> None:
    turns, running, most = Scheduler(2), count(), []
    left: list[int] = []

    async def draw() -> None:
        async with turns.turn(Rank.AWAITED):
            left.append(next(running))
            most.append(len(left))
            await asyncio.sleep(0.001)
            left.pop()

    tasks = [asyncio.create_task(draw()) for _ in range(12)]
    await asyncio.sleep(0)
    for task in tasks[3:6]:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)

    assert (max(most), len(most), turns.waiting) == (2, 9, 0)


class Drawing:
    """Counts its own drawings."""

    def __init__(self) -> None:
        self.alt = "a board"

    def encode(self) -> bytes:
        return b"picture"

    def parts(self) -> list[Drawing]:
        return [self]


drawn: list[str] = []


def board(view: str) -> Any:
    drawn.append(view)
    return Drawing()


async def test_what_all_may_see_is_drawn_once_and_what_differs_is_not_shared() -> None:
    drawn.clear()
    worker = PictureWorker(ThreadPoolExecutor(1))

    await asyncio.gather(*(worker.draw(board, view) for view in ("all", "all", "Ann", "all")))
    await worker.draw(board, "all")

    assert sorted(drawn) == ["Ann", "all"]
    worker.close()


async def test_a_post_is_drawn_in_the_middle_of_a_replay() -> None:
    """A replay takes many seconds; a part of it in the same process held up all posts."""
    go_on = threading.Event()
    worker = PictureWorker(ThreadPoolExecutor(1), films=ThreadPoolExecutor(1), turns=Scheduler(1))
    part = asyncio.create_task(worker.films.run(go_on.wait))
    await asyncio.sleep(0)

    await worker.draw(board, "all", rank=Rank.POSTED)

    assert not part.done()
    go_on.set()
    assert await part
    worker.close()


async def test_a_picture_is_given_up_when_the_last_who_waits_has_gone() -> None:
    drawn.clear()
    turns = Scheduler(1)
    worker = PictureWorker(ThreadPoolExecutor(1), turns=turns)
    async with turns.turn(Rank.AWAITED):
        one, other = (asyncio.create_task(worker.draw(board, "all")) for _ in range(2))
        gone = asyncio.create_task(worker.draw(board, "outdated"))
        await asyncio.sleep(0)
        one.cancel()
        gone.cancel()
        await asyncio.sleep(0)

    assert (await other).alt == "a board"
    assert drawn == ["all"]
    worker.close()


async def test_what_is_outdated_before_a_process_is_free_is_never_handed_to_it() -> None:
    handed: list[str] = []
    finished = threading.Event()

    class Noting(ThreadPoolExecutor):
        def submit(self, task: Any, /, *args: Any, **named: Any) -> Any:
            handed.append(args[-1])
            return super().submit(lambda: finished.wait() and task(*args))

    worker = PictureWorker(Noting(1), turns=Scheduler(1))

    async def ask(view: str) -> asyncio.Task[Any]:
        asked = asyncio.create_task(worker.draw(board, view))
        await asyncio.sleep(0.01)
        return asked

    (await ask("first")).cancel()
    (await ask("second")).cancel()
    last = await ask("last")
    assert handed == ["first"]
    finished.set()
    await last

    assert handed == ["first", "last"]
    worker.close()


async def test_a_player_who_asks_while_a_picture_is_given_up_gets_theirs() -> None:
    drawn.clear()
    turns = Scheduler(1)
    worker = PictureWorker(ThreadPoolExecutor(1), turns=turns)
    async with turns.turn(Rank.AWAITED):
        gone = asyncio.create_task(worker.draw(board, "all"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)  # given up, and not yet at its end
        asked = asyncio.create_task(worker.draw(board, "all"))
        await asyncio.sleep(0)

    assert (await asked).alt == "a board"
    assert drawn == ["all"]
    worker.close()


async def test_a_drawing_is_next_while_ten_computers_think() -> None:
    turns, drawn_after, thoughts = Scheduler(1), [], 0
    asked = asyncio.Event()

    async def think(table: int) -> None:
        nonlocal thoughts
        for _ in range(3):
            async with turns.turn(Rank.THINKING, table):
                thoughts += 1
                if thoughts == 5:
                    asked.set()
                await asyncio.sleep(0)

    async def draw(rank: Rank) -> None:
        await asked.wait()
        async with turns.turn(rank, "new table"):
            drawn_after.append(thoughts)
            await asyncio.sleep(0)

    thinking = (think(table) for table in range(10))
    await asyncio.gather(draw(Rank.AWAITED), draw(Rank.LATER), *thinking)

    assert drawn_after[0] == 5, "nobody who thinks is waited for"
    assert drawn_after[1] <= 6, "one who began before the second drawing was asked for"
    assert thoughts == 30


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_what_the_bots_whole_group_is_told_stops_no_drawing() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.bot.told_to_end"],
        capture_output=True, text=True, start_new_session=True, check=False,
    )  # fmt: skip

    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "drawn\n", "")


async def test_a_process_that_people_hold_ends_with_the_last_of_their_tasks() -> None:
    worker = WorkerProcess("works on files", patient=True, busy="one-at-a-time")

    with worker.held_by(1):
        with worker.held_by(2):
            first = await worker.run(os.getpid)
            with pytest.raises(Refused, match="one-at-a-time"), worker.held_by(1):
                pass
        assert await worker.run(os.getpid) == first, "one still holds it"
    with worker.held_by(1):
        assert await worker.run(os.getpid) != first


STILL_THINKING = """
import asyncio, os, sys
from pathlib import Path
from bot.workers.process import WorkerProcess, end_workers

async def main(pipe):
    worker = WorkerProcess("thinks", patient=True)
    thought = asyncio.create_task(worker.run(pipe.read_bytes))
    await asyncio.to_thread(os.open, pipe, os.O_WRONLY)  # as soon as the worker reads
    thought.cancel()
    worker.close()
    end_workers()

asyncio.run(main(Path(sys.argv[1])))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes")
def test_a_process_that_ends_does_not_wait_for_a_thought(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    ran = subprocess.run(
        [sys.executable, "-c", STILL_THINKING, str(tmp_path / "pipe")],
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip

    assert (ran.returncode, ran.stderr) == (0, "")


def test_matches_are_kept_while_there_is_room_the_last_used_longest() -> None:
    game = GAMES["root"]
    match: Match[Any] = Match.new(
        game, Setup("root", tuple(game.suggested)), RngChance(random.Random(1))
    )
    live = Live(row=Any, seats=(), match=match)  # type: ignore[arg-type]
    kept = MatchCache(3 * weight(live))
    for number in (1, 2, 3):
        kept[number] = live
    kept.move_to_end(1)

    kept[4] = live
    kept[4] = live

    assert list(kept) == [3, 1, 4]
    kept.forget(7)
    kept.forget(3)
    kept[5] = live
    assert list(kept) == [1, 4, 5]
