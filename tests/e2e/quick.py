"""Speeding up tests with a bot: pictures drawn once per run, and computers that hardly think."""

from __future__ import annotations

import dataclasses
import pickle
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from bot.sandbox.world.model import Interaction
from bot.workers.computers import TIPS, Advice, Computers
from bot.workers.pictures import DrawnPicture, PictureWorker, draw_and_encode
from engine.core.choices.questions import Answer, Question
from engine.core.match import Match
from render.canvas import Picture
from tests.e2e.driver import BotFactory, Driver
from tests.e2e.seen import Reply
from tests.sharing import write_whole

if TYPE_CHECKING:
    from tests.e2e.host import Host

T = TypeVar("T")
EASY = "easy"
AMPLE = 60.0
"""Seconds that computers may think: on a busy machine, too, they play what they always play."""
SMALLER = 4
"""Factor by which a picture is smaller than people see it, unless a test needs the details."""


def encoded_small(renderer: Callable[..., Picture | None], *args: Any) -> DrawnPicture | None:
    """Draw a picture at full size and shrink it: encoding took most of the time."""
    picture = renderer(*args)
    if picture is None:
        return None
    first, *more = (
        DrawnPicture(dataclasses.replace(part, image=part.image.reduce(SMALLER)).encode(), part.alt)
        for part in picture.parts()
    )
    return msgspec.structs.replace(first, more=tuple(more))


class RememberedPictures(PictureWorker):
    """Draws each picture once per run: every test that opens a table begins with the same.

    A picture depends only on the arguments, as tests/render proves.
    """

    _drawn: ClassVar[dict[str, Any]] = {}
    _room: ClassVar[int] = 1 << 25
    """Bytes that this process may leave there: pictures most tests begin with are drawn early."""

    def __init__(self, host: Host) -> None:
        super().__init__(ThreadPoolExecutor(1))
        self._host = host

    def behind(self) -> float:
        """Return 0: tests wait for pictures, which a bot on a busy machine would leave out."""
        return 0.0

    async def work(self, task: Callable[..., T], *args: Any, **how: Any) -> T:
        small = task is draw_and_encode and not self._host.full_size
        drawing: Callable[..., Any] = encoded_small if small else task
        asked = sha256(pickle.dumps((drawing, args))).hexdigest()
        left = self._host.shared / asked if self._host.shared is not None else None
        if asked not in self._drawn and left is not None and left.exists():
            self._drawn[asked] = pickle.loads(left.read_bytes())
        if asked not in self._drawn:
            self._drawn[asked] = await super().work(drawing, *args, **how)
            if left is not None:
                self._leave(left, pickle.dumps(self._drawn[asked]))
        drawn: T = self._drawn[asked]
        return drawn

    def _leave(self, file: Path, data: bytes) -> None:
        """Share a picture with the other processes, whole or not at all."""
        if len(data) <= self._room:
            RememberedPictures._room -= len(data)
            write_whole(file, data)


class QuickDriver(Driver):
    """A driver that waits less for late messages: the bot is in the same process.

    `wake` starts the bot before the first act.
    """

    def __init__(
        self, factory: BotFactory, wake: Callable[[], Awaitable[None]], **how: Any
    ) -> None:
        super().__init__(factory, **how)
        self._wake = wake

    async def settle(self, quiet: float = 0.015) -> None:
        await self._wake()
        await super().settle(quiet)

    async def _finish(self, call: Callable[[], Interaction]) -> Reply:
        await self._wake()
        return await super()._finish(call)


class HastyComputers(Computers):
    """Computers that play and advise as beginners: their strength is tested in tests/ai."""

    def __init__(self, host: Host) -> None:
        super().__init__(random.Random(7), ThreadPoolExecutor(1), budget=AMPLE, discretion=0)
        self._host = host

    async def answer(
        self, match: Match[Any], question: Question, *, level: str | None = None
    ) -> Answer:
        return await super().answer(match, question, level=level if self._host.thoughtful else EASY)

    async def advise(self, match: Match[Any], question: Question, *, level: str = TIPS) -> Advice:
        return await super().advise(match, question, level=level if self._host.thoughtful else EASY)
