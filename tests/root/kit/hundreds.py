"""Setting a table for tests of the Hundreds: the warlord, his mood, mobs, the Hoard."""

from __future__ import annotations

from collections.abc import Sequence

from engine.root.factions.hundreds.actions import Advance, Charge, CommandBattle
from engine.root.factions.hundreds.moods import ChooseMood
from engine.root.pieces import Clearing
from tests.root.kit.table import RootTestTable
from tests.table import Played


def hundreds_table(*seats: str, **options: str) -> RootTestTable:
    """Return an empty table with the Hundreds, by default among three base factions."""
    return RootTestTable("hundreds", *(seats or ("marquise", "eyrie", "alliance")), **options)


def warlord(table: RootTestTable, clearing: int, rats: int = 0, mood: str = "lavish") -> None:
    """Put the warlord in a clearing with other warriors, in a mood that changes no battle."""
    board, seat = table.board("hundreds"), table.seat("hundreds")
    board.warlord, board.mood = clearing, mood
    table.state.add_warriors(seat, clearing, 1)
    if rats:
        table.place(clearing, hundreds=rats)


def hoard(table: RootTestTable, *items: str) -> None:
    """Put items in the Hoard."""
    table.board("hundreds").hoard[:] = items


def mob(table: RootTestTable, *clearings: int) -> None:
    """Put mobs in clearings."""
    for clearing in clearings:
        table.build(clearing, "hundreds", "mob")


def in_hoard(table: RootTestTable) -> list[str]:
    """List the items in the Hoard, sorted."""
    return sorted(table.board("hundreds").hoard)


def has_items(table: RootTestTable, key: str, *items: str) -> None:
    """Put items in a seat's Crafted Items box."""
    table.state.crafted_items[table.seat(key)] += items


def strike(
    table: RootTestTable, clearing: int, enemy: str, dice: Sequence[int], answers: Sequence[str]
) -> Played:
    """Battle by Command; begin the stage if it has not begun."""
    if table.match is None:
        table.start("hundreds", "command")
    action = CommandBattle(Clearing(clearing), table.seat(enemy))
    return table.choose("hundreds", action, answers=answers, dice=dice)


def advance(to: int, rats: int) -> Advance:
    """Return an advance of the warlord with other warriors."""
    return Advance(Clearing(to), rats)


def charge(table: RootTestTable, enemy: str) -> Charge:
    """Return an advance without a move."""
    return Charge(table.seat(enemy))


def moods_offered(table: RootTestTable) -> set[str]:
    """Return the moods that the Hundreds may choose."""
    return {str(each.mood) for each in table.options("hundreds", ChooseMood)}
