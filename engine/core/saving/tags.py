"""The name under which a class of events or options is saved: written there, never shared."""

from __future__ import annotations

from typing import Any

import msgspec


def explicit(name: str) -> str:
    """Return the tag; raise for a class without one: moved or renamed it must stay readable."""
    if name not in ("Event", "Option"):
        raise TypeError(f'{name} needs tag="…", the name it is saved by')
    return name


class Tagged(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The base of `Event` and `Option`, whose subclasses are final.

    A subclass of one of those would be saved by its parent's tag unless it wrote its own.
    """

    def __init_subclass__(cls, **config: Any) -> None:
        final = [base for base in cls.__bases__ if issubclass(base, Tagged) and _depth(base) > 1]
        if final:
            raise TypeError(f"{cls.__name__} must not inherit {final[0].__name__}, or its tag")


def _depth(cls: type) -> int:
    """Return the number of steps from a class up to `Tagged`."""
    return cls.__mro__.index(Tagged)
