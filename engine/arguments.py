"""Files and numbers on the command lines: a wrong one is refused before anything is played."""

from __future__ import annotations

import os
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path


def data_file(path: str) -> bytes:
    """Read a data file."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise ArgumentTypeError(f"{error.strerror}: {path}") from None


def out_file(text: str) -> Path:
    """Return the path of a file to be written at the end, which may be minutes away."""
    path = Path(text)
    if path.is_dir():
        raise ArgumentTypeError(f"{text} is a folder; name a file in it")
    if not path.absolute().parent.is_dir():
        raise ArgumentTypeError(f"there is no folder {path.parent}; make it, or name another")
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise ArgumentTypeError(f"{text} may not be written; name another place")
    return path


def at_least(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers that refuses those below `least`."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(f"{text} is no whole number of {least} or more")
        return int(text)

    return read
