"""Adding to a registry, where a second entry of the same key would replace the first unseen."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def put_once(registry: dict[K, V], key: K, entry: V) -> None:
    """Add an entry; raise ValueError if there is one of this key."""
    if key in registry:
        raise ValueError(f"two entries are called {key}")
    registry[key] = entry
