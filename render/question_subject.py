"""The subject of a question, as far as a picture can explain it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.seats import Scalar


@dataclass(frozen=True)
class Subject:
    """A question's kind and context, and the types of its options' fields."""

    kind: str
    types: frozenset[str] = frozenset()
    """Type names as in `fields_of`: `Resource`, `HeroId`."""
    context: Mapping[str, Scalar] = field(default_factory=dict)
