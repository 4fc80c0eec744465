"""Failures of a subcommand, and output to the operator."""

from __future__ import annotations

from pathlib import Path


class Trouble(Exception):  # noqa: N818 - it is told to the operator as a sentence
    """A subcommand cannot do its work; one line gives the reason and the remedy."""


def tell(*lines: str) -> None:
    """Print lines for the operator at once, independently of the log."""
    if lines:
        print("\n".join(lines), flush=True)


def read_file(path: Path) -> bytes:
    """Read a file; raise `Trouble` where that fails."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Trouble(f"{path} cannot be read: {error.strerror}") from None
