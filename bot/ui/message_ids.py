"""Names of the engine's classes, kinds and fields in message ids."""

from __future__ import annotations

import re
from functools import cache
from typing import get_args, get_origin, get_type_hints

WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def field_types(kind: type) -> tuple[tuple[str, str, bool], ...]:
    """List a struct's fields: name, name of the type, and True where it holds several."""
    found = []
    hints = get_type_hints(kind)
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        hint = hints[name]
        many = get_origin(hint) is tuple
        inner = get_args(hint)[0] if many else hint
        found.append((name, getattr(inner, "__name__", str(inner)), many))
    return tuple(found)


@cache
def kebab(kind: type) -> str:
    """Write a class's name as its message id: `BattleBegan` → `battle-began`."""
    return WORD.sub("-", kind.__name__).lower()


def dash(key: str) -> str:
    """Write a kind or tag as part of a message id: `faction.march` → `faction-march`."""
    return key.replace(".", "-").replace("_", "-").replace(":", "-")
