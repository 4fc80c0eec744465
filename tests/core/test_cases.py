"""Many cases in one test: all are tried, and each failure is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import over


def test_every_case_is_tried_and_each_failure_is_named() -> None:
    tried = []

    @over("number", range(6))
    def check(number: int) -> None:
        tried.append(number)
        assert number % 3, "a multiple of three"

    with pytest.raises(ExceptionGroup, match="2 of 6 cases fail: 0, 3") as failed:
        check()

    assert tried == list(range(6))
    assert [each.__notes__ for each in failed.value.exceptions] == [["case: 0"], ["case: 3"]]
    assert all("a multiple of three" in str(each) for each in failed.value.exceptions)


def test_a_failure_by_name_counts_too() -> None:
    @over("number", [1])
    def check(number: int) -> None:
        pytest.fail("no")

    with pytest.raises(BaseExceptionGroup, match="1 of 1 cases fail: 1"):
        check()


def test_no_case_at_all_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="no case of number"):
        over("number", [])


@over("word, length", [("fox", 3), ("mouse", 5)])
def test_cases_may_have_several_parts_and_use_fixtures(
    word: str, length: int, tmp_path: Path
) -> None:
    assert tmp_path.is_dir()
    assert len(word) == length
