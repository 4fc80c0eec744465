"""`python -m bot`: the host. With a token it logs in to Discord, otherwise it serves a sandbox."""

from __future__ import annotations

import sys

from bot.operator import console
from engine.piping import run_quietly


def main() -> int:
    """Run the command line; return the exit code."""
    return run_quietly(console.main)


if __name__ == "__main__":
    sys.exit(main())
