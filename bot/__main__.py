"""`python -m bot`: the host. With a token it logs in to Discord, otherwise it serves a sandbox."""

from __future__ import annotations

import sys

from bot.operator.console import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
