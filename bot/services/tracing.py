"""Acts: units of work with their match, their user, and the times of their parts.

An act is a press, a command, a message sent, a reminder. Log lines written meanwhile carry its
facts, and a slow one is logged with its parts. All of that is numbers and names of commands: never
a person's name, never a hand.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
import traceback
from collections.abc import Iterator, MutableMapping
from concurrent.futures.process import _RemoteTraceback
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from weakref import WeakSet

import aiohttp
import discord
from prometheus_client import Histogram

from bot.services.metrics import Metrics
from bot.store import StoreError

log = logging.getLogger(__name__)

SLOW = 1.0
"""Seconds after which an act is worth a warning."""
KNOWS_HANDS = re.compile(r"[/\\](engine|render)[/\\]")
"""Paths of packages whose error texts may contain hidden information."""
PLACE = re.compile(r'^ *File "[^"\n]+", line \d+, in \S+\n', re.MULTILINE)
"""A place in the text of a traceback."""
_current: ContextVar[Act | None] = ContextVar("act", default=None)


@dataclass(slots=True)
class Act:
    """An act under way, or finished."""

    did: str
    """The kind of a control, the full name of a command, or the kind of a message."""
    extras: MutableMapping[Any, Any] = field(default_factory=dict)
    """The interaction's extras, which hold the match once it is known."""
    user: int = 0
    error: str = ""
    """The number of an error, as told to people."""
    began: float = field(default_factory=time.monotonic)
    acknowledged: float | None = None
    """Seconds until it was acknowledged to Discord."""
    parts: dict[str, float] = field(default_factory=dict)
    over: bool = False

    def facts(self) -> dict[str, Any]:
        """Return its facts for the log, without empty ones."""
        facts = {
            "did": self.did,
            "match": self.extras.get("match", 0),
            "user": self.user,
            "error": self.error,
        }
        return {name: value for name, value in facts.items() if value}


def describe(error: BaseException) -> str:
    """Write an error's kind and its text, which is left out where the rules raised it: cards.

    The database's sentences are written for its operator.
    """
    passed, cause = _places(error), error.__cause__
    if isinstance(cause, _RemoteTraceback):
        passed = [*passed, *_places(cause)]
    hidden = isinstance(error, _RemoteTraceback) or any(map(KNOWS_HANDS.search, passed))
    shown = isinstance(error, StoreError) or not hidden
    return type(error).__name__ + (f": {error}" if shown else "")


def describe_with_places(error: BaseException) -> str:
    """Write an error below the places it has passed."""
    return "".join(_places(error)) + describe(error)


def _places(error: BaseException) -> list[str]:
    """Return the places that an error has passed, also where those are in a worker process."""
    if isinstance(error, _RemoteTraceback):  # its text is a traceback, with the texts of errors
        return PLACE.findall(error.tb)
    return traceback.format_list(traceback.extract_tb(error.__traceback__))


def current() -> Act | None:
    """Return the act under way, or the one this task was begun for."""
    return _current.get()


def note_acknowledged() -> None:
    """Record that the current act was acknowledged to Discord."""
    if (act := _current.get()) is not None and act.acknowledged is None:
        act.acknowledged = time.monotonic() - act.began


def count_part(part: str, seconds: float) -> None:
    """Add seconds to a part of the current act."""
    act = _current.get()
    if act is not None and not act.over:
        act.parts[part] = act.parts.get(part, 0.0) + seconds


def request_times() -> aiohttp.TraceConfig:
    """Return a trace that adds the time of each request to Discord to the act that makes it."""
    trace = aiohttp.TraceConfig()

    async def on_start(session: object, context: SimpleNamespace, *_: object) -> None:
        context.began = time.monotonic()

    async def on_end(session: object, context: SimpleNamespace, *_: object) -> None:
        count_part("discord", time.monotonic() - context.began)

    trace.on_request_start.append(on_start)
    trace.on_request_end.append(on_end)
    trace.on_request_exception.append(on_end)
    return trace


class Acts:
    """Observes acts and their parts."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._for_people: WeakSet[asyncio.Task[Any]] = WeakSet()
        """Tasks that run acts for people, or did."""

    @contextmanager
    def doing(
        self, did: str, extras: MutableMapping[Any, Any] | None = None, user: int = 0
    ) -> Iterator[Act]:
        """Run an act: everything within the block is part of it."""
        act = Act(did, {} if extras is None else extras, user)
        token = _current.set(act)
        if user:
            self._note_task()
        try:
            yield act
        finally:
            _current.reset(token)
            self.finish(act)

    def begin(self, interaction: discord.Interaction[Any]) -> None:
        """Begin the act of a command, which takes the rest of this task."""
        command = interaction.command
        did = f"/{command.qualified_name}" if command else "/?"
        _current.set(Act(did, interaction.extras, interaction.user.id))
        self._note_task()

    def _note_task(self) -> None:
        if (task := asyncio.current_task()) is not None:
            self._for_people.add(task)

    def finish(self, act: Act | None = None) -> None:
        """Observe an act, by default the current one, and log it, with a warning if it was slow."""
        act = act or _current.get()
        if act is None or act.over:
            return
        act.over = True
        seconds = time.monotonic() - act.began
        if act.user:
            self._metrics.presses.labels(act.did).inc()
            self._metrics.answered.observe(seconds)
            if act.acknowledged is not None:
                self._metrics.acknowledged.observe(act.acknowledged)
        told = {"seconds": round(seconds, 3)}
        if seconds <= SLOW:
            log.debug("%s took %.3f s", act.did, seconds, extra={"facts": act.facts() | told})
            return
        parts = {name: round(took, 3) for name, took in sorted(act.parts.items())}
        log.warning(
            "slow: %s took %.1f s (%s)", act.did, seconds,
            ", ".join(f"{name} {took:.1f}" for name, took in parts.items()),
            extra={"facts": act.facts() | told | {"parts": parts}},
        )  # fmt: skip

    async def wait_until_done(self) -> None:
        """Wait for the acts for people that are under way; others may begin meanwhile."""
        if tasks := [task for task in self._for_people if not task.done()]:
            await asyncio.wait(tasks)

    def observe(self, part: str, times: Histogram, seconds: float) -> None:
        """Observe the duration of a part of an act, or of work outside any act."""
        times.observe(seconds)
        count_part(part, seconds)
