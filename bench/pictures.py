"""Times to draw and encode a board and a hand, their sizes, and the memory of the caches.

The positions come from random matches, each just after a few choices whose outcome is marked.
"""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from PIL import Image

from bench.figure import Figure, percentile
from engine.ai.players import RandomPlayer
from engine.core.events import Envelope, events_for
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from render.canvas import Picture
from render.games import RENDERERS
from render.layout.question_map import Lit

MATCHES = 12
EVERY = 60
"""Decisions between two positions of a match."""
MARKED = 3
"""Choices whose outcome a picture marks."""
QUESTIONS = 400
"""Decisions of the match whose questions are asked on the map."""
FIRST = 3
"""Number of processes that each draw their first board."""

_FIRST_BOARD = """
import time
from bench.pictures import positions
from render.games import RENDERERS
view = next(positions({key!r}))
start = time.thread_time()
RENDERERS[{key!r}].board(view).encode()
print(time.thread_time() - start)
"""


def figures() -> Iterator[Figure]:
    """Draw every position twice, and measure the second time, in processor time of one core."""
    for key in GAMES:
        yield Figure(f"{key}_board_first", first_board(key), "s", "< 1.5")
        renderer = RENDERERS[key]
        views = list(positions(key))
        gc.freeze()  # unlike here, a bot has no hundreds of positions for the collector to scan
        boards = [spent(renderer.board, view) for view in views]
        held = [view for view in views if view.seat is not None and view.hand]
        hands = [spent(renderer.hand, view) for view in held]
        times = [milliseconds for milliseconds, _ in boards]
        sizes = [kibibytes for _, kibibytes in boards]
        yield Figure(f"{key}_board", percentile(times, 0.5), "ms", "< 60")
        yield Figure(f"{key}_board_p99", percentile(times, 0.99), "ms", "")
        yield Figure(f"{key}_board_size", percentile(sizes, 0.5), "KiB", "")
        yield Figure(f"{key}_board_largest", max(sizes), "KiB", "< 250")
        yield Figure(f"{key}_boards", len(views), "positions", "")
        hand = percentile([milliseconds for milliseconds, _ in hands], 0.5)
        yield Figure(f"{key}_hand", hand, "ms", "< 30")
        yield from picture_question(key)
    yield Figure("sprites", kept(), "MiB", "< 150")
    yield Figure("memory", resident(), "MiB", "")


def picture_question(key: str) -> Iterator[Figure]:
    """Measure lighting the places of questions, each after the plain board of its position."""
    draw = RENDERERS[key].question
    plain, times, sizes = [], [], []
    for view, lit in questions(key):
        start = time.thread_time()
        draw(view, Lit()).encode()
        plain.append((time.thread_time() - start) * 1000)
        start = time.thread_time()
        data = draw(view, lit).encode()
        times.append((time.thread_time() - start) * 1000)
        sizes.append(len(data) / 1024)
    yield Figure(f"{key}_picture_question_plain", percentile(plain, 0.5), "ms", "")
    yield Figure(f"{key}_picture_question", percentile(times, 0.5), "ms", "< 25")
    yield Figure(f"{key}_picture_question_p99", percentile(times, 0.99), "ms", "")
    yield Figure(f"{key}_picture_question_size", percentile(sizes, 0.5), "KiB", "")


def spent(draw: Callable[[Any], Picture], view: Any) -> tuple[float, float]:
    """Return the time to draw and encode with warm caches, in ms, and the size in KiB."""
    draw(view).encode()
    start = time.thread_time()
    data = draw(view).encode()
    return (time.thread_time() - start) * 1000, len(data) / 1024


def first_board(key: str) -> float:
    """Return the time for the first board of a process, in seconds, the best of a few."""
    program = _FIRST_BOARD.format(key=key)
    command = [sys.executable, "-c", program]
    said = [
        subprocess.run(command, check=True, capture_output=True, text=True).stdout
        for _ in range(FIRST)
    ]
    return min(map(float, said))


def kept() -> float:
    """Return the size of the pixels of all cached sprites and lands, in MiB."""
    gc.unfreeze()
    gc.collect()
    images = [each for each in gc.get_objects() if isinstance(each, Image.Image)]
    return sum(each.width * each.height * (1 if each.mode == "L" else 4) for each in images) / 2**20


def resident() -> float:
    """Return the present memory of this process, with sprites and matches, in MiB."""
    with open("/proc/self/status", encoding="ascii") as status:
        line = next(each for each in status if each.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def questions(key: str) -> Iterator[tuple[Any, Lit]]:
    """Yield questions about places, with the views of the seats asked: origins, then targets."""
    game = GAMES[key]
    match = Match.new(game, Setup(key, game.suggested, {}), chance_of(1), fingerprints=False)
    player = RandomPlayer(random.Random(1))
    for _ in range(QUESTIONS):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        ways = game.places(match.state, question)
        origins = dict.fromkeys(way.origin for way in ways if way.origin is not None)
        if len(origins) > 1:
            yield match.view(seat), Lit(tuple((place, "") for place in origins))
        first = next(iter(origins), None)
        targets = dict.fromkeys(way.to for way in ways if way.to and way.origin == first)
        if targets:
            yield match.view(seat), Lit(tuple((place, "") for place in targets), first)
        match.submit(seat, question.id, player.answer(match, question))


def positions(key: str) -> Iterator[Any]:
    """Yield positions of random matches as seen by the seat that chose last."""
    game = GAMES[key]
    setup = Setup(key, game.suggested, {})
    for seed in range(1, MATCHES + 1):
        match = Match.new(game, setup, chance_of(seed), keep="nothing", fingerprints=False)
        player = RandomPlayer(random.Random(seed))
        news: list[list[Envelope]] = []
        while not match.over:
            seat, question = next(iter(match.pending.items()))
            news.append(match.submit(seat, question.id, player.answer(match, question)))
            if len(news) % EVERY == 0:
                told = [each for part in news[-MARKED:] for each in part]
                yield game.highlight(match.view(seat), events_for(told, seat))
