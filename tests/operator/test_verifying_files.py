"""A match that somebody sends as a file is verified at a shell, where no database is."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.history.export_file import encode_file
from bot.operator.console import main
from tests.bot.played import played

Shell = Callable[[Callable[[dict[str, Any]], object]], tuple[int, str, str]]


@cache
def exported() -> str:
    return encode_file(played()).decode()


@pytest.fixture
def verify(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Shell:
    """Verify a file with a change; the result is the exit code, the output and the errors."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/none.sqlite")

    def run(change: Callable[[dict[str, Any]], object]) -> tuple[int, str, str]:
        plain = json.loads(exported())
        change(plain)
        path = tmp_path / "match.json"
        path.write_text(json.dumps(plain))
        monkeypatch.setattr("sys.argv", ["warmoot", "verify", str(path)])
        code = main()
        return code, *capsys.readouterr()

    return run


def test_an_honest_file_holds_and_tells_who_won(verify: Shell, tmp_path: Path) -> None:
    code, said, complaint = verify(lambda file: None)

    assert (code, complaint) == (0, "")
    assert json.loads(exported())["seal"] in said
    assert "Won by eyrie (" in said or "Won by alliance (" in said
    assert not (tmp_path / "none.sqlite").exists()


def test_another_result_is_noticed(verify: Shell) -> None:
    result = {"winners": ["nobody"], "by": "points", "scores": {}}
    code, said, _ = verify(lambda file: file.update(result=result))

    assert code == 1
    assert "The file tells another result." in said


def test_another_die_is_noticed(verify: Shell) -> None:
    def cheat(file: dict[str, Any]) -> None:
        drawn = next(each["drawn"] for each in file["choices"][1:] if each["drawn"])
        drawn[0][1] = (drawn[0][1] + 1) % drawn[0][0]

    code, said, complaint = verify(cheat)

    assert (code, said) == (1, "")
    assert len(complaint.splitlines()) == 1
