"""Adding to a registry, where a second entry of the same key would replace the first unseen."""

from __future__ import annotations

from typing import Any, TypeVar

K = TypeVar("K")


def put_once(registry: dict[K, Any], key: K, entry: object) -> None:
    """Add an entry; raise ValueError if there is one of this key."""
    if key in registry:
        raise ValueError(f"two entries are called {key}")
    registry[key] = entry
