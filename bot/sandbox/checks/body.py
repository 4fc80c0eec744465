"""Reading a JSON body field by field while collecting all its faults."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from bot.sandbox.checks.errors import Path, Rejected, error_tree

T = TypeVar("T")


@dataclass(slots=True)
class Form:
    """A value inside a request body and the path that leads to it.

    All parts of one body share the list of faults; `done` turns a non-empty list into the error
    50035. An invalid field reads as if it were absent, so that checking continues.
    """

    value: Any
    path: Path = ()
    faults: list[tuple[Path, str, str]] = field(default_factory=list)

    def at(self, *path: str | int) -> Form:
        """Step down; an absent value reads as None."""
        value = self.value
        for part in path:
            if isinstance(part, str):
                value = value.get(part) if isinstance(value, dict) else None
            else:
                value = value[part] if isinstance(value, list) and part < len(value) else None
        return replace(self, value=value, path=(*self.path, *path))

    def has(self, key: str) -> bool:
        """Return whether the key is present, even as null."""
        return isinstance(self.value, dict) and key in self.value

    def has_value(self, key: str) -> bool:
        """Return whether the key is present and not null."""
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def fault(self, code: str, message: str) -> None:
        self.faults.append((self.path, code, message))

    def done(self) -> None:
        """Refuse the body if it had any fault."""
        if self.faults:
            raise Rejected(50035, errors=error_tree(self.faults))

    def is_object(self) -> bool:
        if isinstance(self.value, dict):
            return True
        self.fault("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return False

    def text(self, key: str, *, most: int, least: int = 0, required: bool = False) -> str | None:
        """Read a string of limited length."""
        child = self._read(key, str, "STRING_TYPE_CONVERT", required)
        if child is None:
            return None
        length = len(child.value)
        if not least <= length <= most:
            child._bad_length(least, most)
            return None
        return str(child.value)

    def number(self, key: str, *, least: int, most: int, required: bool = False) -> int | None:
        """Read a whole number within bounds."""
        child = self._read(key, int, "NUMBER_TYPE_COERCE", required)
        if child is None:
            return None
        if child.value < least:
            child.fault("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
            return None
        if child.value > most:
            child.fault("NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
            return None
        return int(child.value)

    def flag(self, key: str) -> bool:
        """Read a yes or no; absent means no."""
        child = self._read(key, bool, "BOOLEAN_TYPE_CONVERT", required=False)
        return bool(child and child.value)

    def one_of(self, key: str, allowed: Collection[int], *, required: bool = False) -> int | None:
        """Read a number out of a closed list."""
        child = self._read(key, int, "NUMBER_TYPE_COERCE", required)
        if child is None:
            return None
        if child.value not in allowed:
            names = ", ".join(str(value) for value in sorted(allowed))
            child.fault("BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")
            return None
        return int(child.value)

    def snowflake(self, key: str, *, required: bool = False) -> str | None:
        """Read an id, written as a number or as a string of digits."""
        value = self.at(key).value
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        child = self._read(key, str, "NUMBER_TYPE_COERCE", required)
        if child is None:
            return None
        if not child.value.isdigit():
            child.fault("NUMBER_TYPE_COERCE", f'Value "{child.value}" is not snowflake.')
            return None
        return str(child.value)

    def each(
        self, key: str, *, most: int, least: int = 0, required: bool = False
    ) -> Iterator[Form]:
        """Walk through a list of limited length."""
        child = self._read(key, list, "LIST_TYPE_CONVERT", required)
        if child is None:
            return
        count = len(child.value)
        if not least <= count <= most:
            child._bad_length(least, most)
        for index in range(count):
            yield child.at(index)

    def unique(
        self, seen: set[Any], key: str, code: str, message: str, *, by: Callable[[Any], Any] = str
    ) -> None:
        """Complain when another part of the body already used this value."""
        if not self.has_value(key):
            return
        value = by(self.value[key])
        if value in seen:
            self.at(key).fault(code, message)
        seen.add(value)

    def _bad_length(self, least: int, most: int) -> None:
        if least:
            self.fault("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.fault("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def _read(self, key: str, kind: type[T], code: str, required: bool) -> Form | None:
        child = self.at(key)
        if child.value is None:
            if required:
                child.fault("BASE_TYPE_REQUIRED", "This field is required")
            return None
        right = isinstance(child.value, kind) and (kind is bool or child.value is not True)
        if not right or (kind is int and isinstance(child.value, bool)):
            child.fault(code, f"Could not interpret {child.value!r:.80} as {kind.__name__}.")
            return None
        return child
