"""The processes that draw are warm before anybody asks for a picture."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

from bot.workers.pictures import PictureWorker
from bot.workers.scheduling import Scheduler
from bot.workers.warm_up import warm_up
from engine.games import GAMES
from render.games import RENDERERS


async def test_every_game_is_drawn_once_by_each_process() -> None:
    drawn: list[str] = []

    class Noting(ThreadPoolExecutor):
        def submit(self, task: object, /, *args: object, **named: object) -> object:  # type: ignore[override]
            assert task is warm_up
            drawn.append(str(args[0]))
            return super().submit(os.getpid)

    worker = PictureWorker(Noting(1), turns=Scheduler(2))

    await worker.warm_up()

    assert sorted(drawn) == sorted([*GAMES, *GAMES])


def test_warming_up_draws_a_board_of_each_game() -> None:
    assert set(GAMES) == set(RENDERERS)
    for game in GAMES:
        warm_up(game)
