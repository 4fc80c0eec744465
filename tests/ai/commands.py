"""The engine's commands, run in this process: another would first import everything anew."""

from __future__ import annotations

import gc
import io
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from engine import __main__ as engine


@dataclass(frozen=True)
class Ran:
    """The outcome of a command."""

    returncode: int
    stdout: str
    stderr: str


def run(*args: str) -> Ran:
    """Run a command as it is typed after `python -m engine`."""
    out, err, before = io.StringIO(), io.StringIO(), gc.get_threshold()
    try:
        with patch("sys.argv", ["engine", *args]), redirect_stdout(out), redirect_stderr(err):
            code = engine.main()
    except SystemExit as end:
        code = int(end.code or 0)
    finally:
        gc.set_threshold(*before)
    return Ran(code, out.getvalue(), err.getvalue())
