"""Worker processes beside the bot's event loop, which never outlive it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar

from engine.core.errors import Refused

log = logging.getLogger(__name__)
T = TypeVar("T")
PATIENCE = 10
"""Increment of niceness for patient processes."""


class OutOfTime(Exception):  # noqa: N818 - it says what has happened
    """A task took more processor time than allowed."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` in a block that takes more processor time, where the system can tell."""
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or not hasattr(signal, "setitimer"):
        yield
        return

    def end(*_: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class WorkerProcess:
    """One or several processes that do tasks one by one: started on demand, and again if one dies.

    `executor` replaces the processes. `patient` ones yield the processor to all others. `busy` is
    what a person is told who already has a task in them.
    """

    at_start: ClassVar[tuple[Callable[[], None], ...]] = ()
    """Called in each process before its tasks: to set up the log."""

    def __init__(
        self,
        purpose: str,
        executor: Executor | None = None,
        *,
        processes: int = 1,
        patient: bool = False,
        busy: str = "",
    ) -> None:
        self._purpose = purpose
        self._executor = executor
        self._given = executor is not None
        self._processes = processes
        self._patient = patient
        self._busy = busy
        self._holders: set[int] = set()

    async def run(self, task: Callable[..., T], *args: Any) -> T:
        """Return a task's result; start another process and try again if this one died."""
        loop = asyncio.get_running_loop()
        executor = self._start()
        try:
            return await loop.run_in_executor(executor, task, *args)
        except BrokenProcessPool:
            if self._executor is executor:
                log.warning("a process that %s died; starting another", self._purpose)
                self._executor = None
            return await loop.run_in_executor(self._start(), task, *args)

    def close(self) -> None:
        """Stop the processes; tasks not yet begun are dropped."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    @contextmanager
    def held_by(self, person: int) -> Iterator[None]:
        """Hold the process for a person's long task, one for each person; else raise `Refused`.

        It ends when nobody holds it, and starts again with the next task.
        """
        if person in self._holders:
            raise Refused(self._busy)
        self._holders.add(person)
        try:
            yield
        finally:
            self._holders.discard(person)
            if not self._holders and not self._given:
                self.close()

    def _start(self) -> Executor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self._processes,
                mp_context=context,
                initializer=begin,
                initargs=(self._patient, self.at_start),
            )
        return self._executor


def end_workers() -> None:
    """Terminate the workers of this process at its exit, which would otherwise wait for them."""
    for child in multiprocessing.active_children():
        child.terminate()


def begin(patient: bool, at_start: Iterable[Callable[[], None]]) -> None:
    """Prepare this process for its tasks."""
    leave_with_the_bot(patient)
    for prepare in at_start:
        prepare()


def leave_with_the_bot(patient: bool = False) -> None:
    """End this process when the bot's ends, however it ends: nobody else would end it.

    Signals to the whole process group, such as Ctrl-C, are for the bot alone: it finishes its work,
    which needs this process.
    """
    if hasattr(os, "setpgrp"):
        os.setpgrp()
    if patient:
        os.nice(PATIENCE)
    bot = multiprocessing.parent_process()
    assert bot is not None, "this runs in the worker"

    def wait() -> None:
        bot.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
