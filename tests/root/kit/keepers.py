"""Setting a table for tests of the Keepers: relics, waystations, the Retinue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.root.data.cards import CARDS
from engine.root.factions.keepers.actions import (
    Decamp,
    Encamp,
    Gather,
    KeepersBattle,
    KeepersMove,
    KeepersRecruit,
    Recover,
    RetinueColumn,
    Shift,
    Travel,
)
from engine.root.factions.keepers.actions import Delve as DelveAction
from engine.root.factions.keepers.board import COLUMNS, RETAINERS, Relic
from engine.root.pieces import CardId, Clearing, PieceKind
from tests.root.kit.table import RootTestTable, names_of
from tests.table import Played


def keepers_table(*seats: str, **options: str) -> RootTestTable:
    """Return an empty table with the Keepers, by default among three base factions."""
    return RootTestTable("keepers", *(seats or ("marquise", "eyrie", "vagabond")), **options)


def bury(table: RootTestTable, forest: int, *kinds: str, seen: bool = False) -> None:
    """Put relics in a forest, face down unless they were seen."""
    table.board("keepers").buried += [Relic(forest, kind, seen) for kind in kinds]


def relics(table: RootTestTable, clearing: int, *kinds: str) -> None:
    """Put relics in a clearing."""
    table.build(clearing, "keepers", *kinds)


def waystation(table: RootTestTable, clearing: int, shown: str, hidden: str) -> None:
    """Build a waystation that shows a type, with another on its back."""
    table.build(clearing, "keepers", f"waystation_{shown}_{hidden}")


def retinue(table: RootTestTable, column: str, *cards: str) -> None:
    """Tuck cards into a column; `retainer` is a Faithful Retainer."""
    board = table.board("keepers")
    for card in cards:
        taken = {each for cards in (*board.retinue, board.gone) for each in cards}
        new = (
            next(each for each in RETAINERS if each not in taken)
            if card == "retainer"
            else table.take(card)
        )
        board.retinue[COLUMNS.index(column)].append(new)


def column(table: RootTestTable, name: str) -> list[str]:
    """List the cards of a column, sorted."""
    return names_of(table.board("keepers").retinue[COLUMNS.index(name)])


def relics_by_forest(table: RootTestTable) -> dict[int, int]:
    """Count the relics in each forest."""
    where = [each.forest for each in table.board("keepers").buried]
    return {forest: where.count(forest) for forest in sorted(set(where))}


def in_column(table: RootTestTable, name: str, key: str) -> CardId:
    """Return the card of a key in a column of the Retinue, or any copy of it."""
    cards = table.board("keepers").retinue[COLUMNS.index(name)]
    held = [CardId(card) for card in cards if CARDS[card].key == key]
    return held[0] if held else table.card(key)


def keepers_day(table: RootTestTable, stage: str, answers: Iterable[str] = ()) -> Played:
    """Begin a stage of the Keepers' turn."""
    return table.start("keepers", stage, answers)


def encamp(clearing: int, shown: str, hidden: str) -> Encamp:
    """Return the action of encamping."""
    return Encamp(Clearing(clearing), PieceKind(f"waystation_{shown}_{hidden}"))


def decamp(clearing: int, shown: str, hidden: str) -> Decamp:
    """Return the action of decamping."""
    return Decamp(Clearing(clearing), PieceKind(f"waystation_{shown}_{hidden}"))


def keepers_recruit(table: RootTestTable, card: str, clearing: int) -> KeepersRecruit:
    """Return the action of recruiting with a card of the hand."""
    return KeepersRecruit(table.card(card, "keepers"), Clearing(clearing))


def keepers_move(
    table: RootTestTable, card: str, origin: int, to: int, warriors: int
) -> KeepersMove:
    """Return a move of the first column."""
    where = Clearing(origin), Clearing(to)
    return KeepersMove(in_column(table, "move", card), *where, warriors)


def travel(table: RootTestTable, card: str, origin: int, to: int, warriors: int) -> Travel:
    """Return a move of the third column."""
    where = Clearing(origin), Clearing(to)
    return Travel(in_column(table, "recover", card), *where, warriors)


def keepers_battle(table: RootTestTable, card: str, clearing: int, enemy: str) -> KeepersBattle:
    """Return a battle of the second column."""
    return KeepersBattle(in_column(table, "delve", card), Clearing(clearing), table.seat(enemy))


def delve(table: RootTestTable, card: str, clearing: int) -> DelveAction:
    """Return the action of delving without a battle."""
    return DelveAction(in_column(table, "delve", card), Clearing(clearing))


def recover(table: RootTestTable, card: str, clearing: int) -> Recover:
    """Return the action of recovering."""
    return Recover(in_column(table, "recover", card), Clearing(clearing))


def gather(table: RootTestTable, card: str, into: str) -> Gather:
    """Return the action of adding a card to the Retinue."""
    return Gather(table.card(card, "keepers"), RetinueColumn(into))


def shift(table: RootTestTable, card: str, source: str, into: str) -> Shift:
    """Return the action of shifting a card of the Retinue."""
    return Shift(in_column(table, source, card), RetinueColumn(source), RetinueColumn(into))


def hold(table: RootTestTable, warriors: int, clearings: Sequence[int]) -> None:
    """Put warriors of the Keepers into clearings."""
    for clearing in clearings:
        table.place(clearing, keepers=warriors)
