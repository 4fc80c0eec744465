"""`python -m bench [part …]`: measure, print a table, and write `bench.json`.

A part is a module here with `figures()`; name some to measure only those. To add figures, add such
a module to `PARTS`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from operator import ge, gt, le, lt
from pathlib import Path

import msgspec

from bench.figure import Figure
from engine.piping import run_quietly

PARTS = ("rules", "pictures", "afterwards", "presses", "host", "starting", "growth")
WRITTEN = Path("bench.json")
SIGNS: dict[str, Callable[[float, float], bool]] = {"<": lt, "≤": le, ">": gt, "≥": ge}


def main() -> int:
    """Measure the parts requested; return 1 where a figure falls short."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}")
    parts = parser.parse_args().parts or PARTS
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]}")
    found: list[Figure] = []
    for part in parts:
        for figure in import_module(f"bench.{part}").figures():
            print(line(figure), flush=True)
            found.append(figure)
    keep(found)
    return 0 if all(is_met(figure) is not False for figure in found) else 1


def keep(found: Iterable[Figure]) -> None:
    """Store the figures, keeping those of parts not measured this time."""
    written: dict[str, dict[str, object]] = {}
    if WRITTEN.exists():
        written = msgspec.json.decode(WRITTEN.read_bytes(), type=dict[str, dict[str, object]])
    for figure in found:
        written[figure.name] = {
            "value": round(figure.value, 3), "unit": figure.unit, "reach": figure.reach,
        }  # fmt: skip
    WRITTEN.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=2) + b"\n")


def line(figure: Figure) -> str:
    """Write a figure as a line of the table."""
    said = {True: "reached", False: "NOT REACHED", None: ""}[is_met(figure)]
    value = f"{figure.value:,.1f}"
    return f"{figure.name:28} {value:>12} {figure.unit:14} {figure.reach:10} {said}".rstrip()


def is_met(figure: Figure) -> bool | None:
    """Return whether a figure meets its target; None if it has none."""
    if not figure.reach:
        return None
    sign, limit = figure.reach.split()
    return SIGNS[sign](figure.value, float(limit))


if __name__ == "__main__":
    sys.exit(run_quietly(main))
