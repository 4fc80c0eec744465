"""Reading the data files; values that no public source confirms are marked *proposed* in them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read(name: str) -> dict[str, Any]:
    """Return a data file by its name without extension; it must not be changed."""
    text = (files("engine.runewars") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
