"""A shell: subcommands run as typed by the operator, on a database of each kind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.operator.console import main
from tests.e2e.conftest import dice, host
from tests.store.conftest import (
    postgres_database,
    postgres_server,
    postgres_url,
    sqlite_url,
    url,
)

__all__ = [
    "dice", "host", "postgres_database", "postgres_server", "postgres_url", "sqlite_url", "url",
]  # fmt: skip


@pytest.fixture
def shell(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Run a subcommand; the result is the exit code, the output and the errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("BACKUPS", str(tmp_path / "backups"))

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["warmoot", *arguments])
        capsys.readouterr()
        code = main()
        said = capsys.readouterr()
        return code, said.out, said.err

    return run
