"""Reading the project's own sources, for tests of their shape."""

from __future__ import annotations

import ast
import gc
from pathlib import Path


def parse_source(path: Path) -> ast.Module:
    """Parse a file, with no collection of garbage meanwhile.

    One may end greenlets that other tests left, and Python 3.11 then takes the parser's depth for
    wrong ("SystemError: AST constructor recursion depth mismatch").
    """
    text = path.read_text(encoding="utf-8")
    gc.disable()
    try:
        return ast.parse(text, str(path))
    finally:
        gc.enable()
