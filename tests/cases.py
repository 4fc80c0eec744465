"""Tests of many small cases: one test that tries all of them and reports each one that fails.

A thousand cases of a millisecond cost more as tests of their own, collected, run and reported one
by one in every process, than the checks themselves.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

Test = Callable[..., None]
FAILURES = (Exception, pytest.fail.Exception)


def over(
    names: str,
    values: Iterable[Any] | Callable[[], Iterable[Any]],
    ids: Callable[[Any], str] = str,
) -> Callable[[Test], Test]:
    """Run a test for each of some values, as `pytest.mark.parametrize` would, but in one test.

    `names` are those of the parameters, separated by commas; several of them take tuples. Failures
    are raised together, each case with its name. Values that take long to find are given as a
    function, which is called when the test runs rather than when it is collected.
    """
    keys = [name.strip() for name in names.split(",")]
    if not callable(values):
        values = list(values)
        assert values, f"there is no case of {names}"

    def decorate(test: Test) -> Test:
        @functools.wraps(test)
        def run(**given: Any) -> None:
            found = values() if callable(values) else values
            rows = [(value,) if len(keys) == 1 else tuple(value) for value in found]
            assert rows, f"there is no case of {names}"
            cases = [("-".join(map(ids, row)), dict(zip(keys, row, strict=True))) for row in rows]
            failed = {name: error for name, case in cases if (error := tried(test, given | case))}
            if failed:
                for name, error in failed.items():
                    error.add_note(f"case: {name}")
                listed = ", ".join(failed)
                message = f"{len(failed)} of {len(cases)} cases fail: {listed}"
                raise BaseExceptionGroup(message, list(failed.values()))

        signature = inspect.signature(test)
        others = [each for name, each in signature.parameters.items() if name not in keys]
        run.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        return run

    return decorate


def tried(test: Test, arguments: dict[str, Any]) -> BaseException | None:
    """Return the error of a case, if it fails."""
    try:
        test(**arguments)
    except FAILURES as error:
        return error
    return None
