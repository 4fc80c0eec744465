"""Setting a table for tests of the Corvids: plots face down and face up, and their turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.root.factions.corvids.actions import Flip, LayPlot, Trick
from engine.root.factions.corvids.exposure import Expose
from engine.root.factions.vagabond.items import AT
from engine.root.pieces import Clearing, PieceKind
from tests.root.kit.table import RootTestTable
from tests.table import Played


def corvids_table(*seats: str, **options: str) -> RootTestTable:
    """Return an empty table with the Corvids, by default among the three other base factions."""
    return RootTestTable("corvids", *(seats or ("marquise", "eyrie", "alliance")), **options)


def corvids_and_vagabond() -> RootTestTable:
    """Return a table where a Vagabond with some items sits beside the Corvids."""
    table = corvids_table("eyrie", "alliance", "vagabond")
    board = table.board("vagabond")
    board.place = 5
    for item in ("boot", "torch", "sword", "tea"):
        board.items[AT[item]] = 1
    return table


def hide(table: RootTestTable, clearing: int, kind: str, **warriors: int) -> None:
    """Put a plot face down, with warriors if given."""
    table.build(clearing, "corvids", "plot")
    table.board("corvids").facedown[clearing] = kind
    table.place(clearing, **warriors)


def show(table: RootTestTable, clearing: int, kind: str, **warriors: int) -> None:
    """Put a plot face up, with warriors if given."""
    table.build(clearing, "corvids", kind)
    table.place(clearing, **warriors)


def flip(
    table: RootTestTable, clearing: int, answers: Iterable[str] = (), dice: Sequence[int] = ()
) -> Played:
    """Go to the flips of Birdsong and flip a plot."""
    table.start("corvids", "flip")
    return table.choose("corvids", Flip(Clearing(clearing)), answers=answers, dice=dice)


def schemes(table: RootTestTable, stage: str = "daylight") -> Played:
    """Begin the Corvids' Daylight, or another stage."""
    return table.start("corvids", stage)


def lay_plot(clearing: int, plot: str) -> LayPlot:
    """Return the action of placing a plot."""
    return LayPlot(Clearing(clearing), PieceKind(plot))


def trick(one: int, other: int) -> Trick:
    """Return the action of swapping two plots."""
    return Trick(Clearing(one), Clearing(other))


def expose(clearing: int, plot: str) -> Expose:
    """Return a guess."""
    return Expose(Clearing(clearing), PieceKind(plot))


def guesses(table: RootTestTable, key: str) -> list[str]:
    """List the guesses that a seat is offered, as `7:bomb`."""
    return [f"{each.clearing}:{each.plot}" for each in table.options(key, Expose)]
