"""What stops a subcommand, and how it is told."""

from __future__ import annotations

from pathlib import Path


class Trouble(Exception):  # noqa: N818 - it is told to the operator as a sentence
    """A subcommand cannot do its work; one line says why and what to do."""


def tell(*lines: str) -> None:
    """Tell the operator something at once, whatever is logged."""
    if lines:
        print("\n".join(lines), flush=True)


def read_file(path: Path) -> bytes:
    """Read a file; raise `Trouble` where that fails."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Trouble(f"{path} cannot be read: {error.strerror}") from None
