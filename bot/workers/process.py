"""Processes that work for the bot beside its event loop, and never outlive it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")
PATIENCE = 10
"""By how much patient processes are nicer than the bot."""


class OutOfTime(Exception):  # noqa: N818 - it says what has happened
    """A task took more processor time than it may."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` within what takes more processor time; where a process has a clock."""
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
    """A process that does one thing after the other, or several: started when needed, and anew if
    one dies.

    `executor` replaces the processes. Those that are `patient` leave the processor to all others.
    """

    def __init__(
        self,
        purpose: str,
        executor: Executor | None = None,
        *,
        processes: int = 1,
        patient: bool = False,
    ) -> None:
        self._purpose = purpose
        self._executor = executor
        self._processes = processes
        self._patient = patient

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
        """Stop the processes; what they have not begun is dropped."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _start(self) -> Executor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self._processes,
                mp_context=context,
                initializer=leave_with_the_bot,
                initargs=(self._patient,),
            )
        return self._executor


def end_workers() -> None:
    """End what still works for this process, as it ends: it would wait for a thought to be had."""
    for child in multiprocessing.active_children():
        child.terminate()


def leave_with_the_bot(patient: bool = False) -> None:
    """End this process when the bot's ends, however it ends: nobody else would end it.

    What the bot's whole group of processes is told, Ctrl-C for instance, is for the bot alone: it
    finishes what it has begun, which needs this process.
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
