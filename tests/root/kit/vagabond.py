"""Shared by tests of the Vagabond: a pawn in a place with items, and its usual actions."""

from collections.abc import Iterable

from engine.root.factions.vagabond.actions import Aid, VagabondBattle
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.factions.vagabond.items import AT, KEYS
from engine.root.factions.vagabond.relationships import INDIFFERENT, NO_MARKER
from tests.root.kit.table import RootTestTable
from tests.table import Played

FOREST = -1
"""The forest beside 1, 2, 5 and 10."""


def wander(
    table: RootTestTable,
    place: int,
    *items: str,
    character: str = "thief",
    key: str = "vagabond",
) -> VagabondBoard:
    """Put the pawn in a place with items, each written like an amount: `sword-exhausted`."""
    board = table.board(key)
    assert isinstance(board, VagabondBoard)
    board.character, board.place = character, place
    for item in items:
        board.items[AT[item]] += 1
    for other, faction in enumerate(table.state.factions):
        board.relations[other] = NO_MARKER if faction == "vagabond" else INDIFFERENT
    return board


def holds(board: VagabondBoard) -> list[str]:
    """List the items on a board in the format of `wander`."""
    return sorted(key for key, n in zip(KEYS, board.items, strict=True) for _ in range(n))


def day(table: RootTestTable, answers: Iterable[str] = ()) -> Played:
    """Begin the Vagabond's Daylight."""
    return table.start("vagabond", "daylight", answers)


def battle_with(table: RootTestTable, enemy: str) -> VagabondBattle:
    """Return the action of attacking a seat."""
    return VagabondBattle(table.seat(enemy))


def relation(table: RootTestTable, other: str) -> int:
    """Return the step of a seat's marker."""
    return int(table.board("vagabond").relations[table.seat(other)])


def aid(table: RootTestTable, card: str, to: str) -> Aid:
    """Return the Aid of a card in the Vagabond's hand."""
    return Aid(table.card(card, "vagabond"), table.seat(to))
