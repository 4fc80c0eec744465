"""Processes that work for the bot beside its event loop, and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor


def worker() -> Executor:
    """Return a process of its own that does one thing after the other, started when needed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=leave_with_the_bot)


def leave_with_the_bot() -> None:
    """End this process when the bot's ends, however it ends: nobody else would end it."""
    bot = multiprocessing.parent_process()
    assert bot is not None, "this runs in the worker"

    def wait() -> None:
        bot.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
