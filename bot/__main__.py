"""`python -m bot`: the host. With a token it logs in to Discord, without one it is a sandbox."""

from __future__ import annotations

import sys

from bot.operator.console import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
