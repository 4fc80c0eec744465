"""Commands whose output goes into a pipe, as in `python -m engine selfplay root | head`."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from typing import TextIO

CUT_OFF = 141
"""Exit code of a command that nobody reads any more, as shells give it (128 + SIGPIPE)."""


def run_quietly(main: Callable[[], int]) -> int:
    """Run a command; where whoever reads its output has enough, end without a word."""
    try:
        try:
            return main()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        unread = [stream for stream in (sys.stdout, sys.stderr) if is_unread(stream)]
        if not unread:  # it was another pipe: of a process, or of the network
            raise
        for stream in unread:  # at its end, Python would complain about what still waits there
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return CUT_OFF


def is_unread(stream: TextIO) -> bool:
    """Return whether a stream is a pipe that nobody reads any more."""
    pipes = select.poll()
    pipes.register(stream.fileno(), 0)
    return bool(pipes.poll(0))
