"""Setting a table for tests of the Riverfolk: boxes, trade posts, prices, services."""

from __future__ import annotations

from collections.abc import Iterable

from engine.root.events import Removed
from engine.root.factions.riverfolk.actions import (
    Establish,
    Export,
    RiverfolkBattle,
    RiverfolkMove,
    RiverfolkRecruit,
)
from engine.root.factions.riverfolk.services import BuyCard
from engine.root.pieces import Clearing
from tests.root.kit.table import RootTestTable
from tests.table import Played


def riverfolk_table(*seats: str, **options: str) -> RootTestTable:
    """Return an empty table with the Riverfolk, by default among three base factions.

    A card costs 2, Riverboats 2, Mercenaries 4.
    """
    others = seats or ("marquise", "eyrie", "vagabond")
    table = RootTestTable("riverfolk", *others, **options)
    prices(table, 2, 2, 4)
    return table


def prices(table: RootTestTable, hand: int, boats: int, mercenaries: int) -> None:
    """Set the prices of services."""
    table.board("riverfolk").prices = {"hand": hand, "boats": boats, "mercenaries": mercenaries}


def box(table: RootTestTable, name: str, **warriors: int) -> None:
    """Put warriors of their supplies into a box: `funds`, `payments` or `committed`."""
    for key, count in warriors.items():
        seat = table.seat(key)
        table.state.supply[seat] -= count
        assert table.state.supply[seat] >= 0, "the box holds no more"
        getattr(table.board("riverfolk"), name)[seat] += count


def funds(table: RootTestTable, **warriors: int) -> None:
    """Put warriors of their supplies into Funds."""
    box(table, "funds", **warriors)


def kept_in(table: RootTestTable, name: str) -> dict[str, int]:
    """Count the warriors of a box by owner."""
    held = getattr(table.board("riverfolk"), name)
    return {table.key_of(seat): count for seat, count in enumerate(held) if count}


def post(table: RootTestTable, *clearings: int) -> None:
    """Put the matching trade posts in clearings."""
    for clearing in clearings:
        table.build(clearing, "riverfolk", f"post_{table.state.suits[clearing]}")


def lose_post(table: RootTestTable, suit: str, count: int = 1) -> None:
    """Take trade posts of a suit out of the game."""
    table.board("riverfolk").lost[f"post_{suit}"] += count


def supply_left(table: RootTestTable, key: str, count: int) -> None:
    """Leave some warriors in a supply; the others leave the match."""
    table.state.supply[table.seat(key)] = count


def trade(table: RootTestTable, answers: Iterable[str] = ("riverfolk: ...",)) -> Played:
    """Begin the Riverfolk's Daylight."""
    return table.start("riverfolk", "daylight", answers)


def swim(origin: int, to: int, warriors: int) -> RiverfolkMove:
    """Return a move."""
    return RiverfolkMove(Clearing(origin), Clearing(to), warriors)


def raid(table: RootTestTable, clearing: int, enemy: str) -> RiverfolkBattle:
    """Return a battle started by the Riverfolk."""
    return RiverfolkBattle(Clearing(clearing), table.seat(enemy))


def land(clearing: int) -> RiverfolkRecruit:
    """Return the recruiting of a warrior."""
    return RiverfolkRecruit(Clearing(clearing))


def establish(clearing: int) -> Establish:
    """Return the founding of a trade post."""
    return Establish(Clearing(clearing))


def export(table: RootTestTable, card: str) -> Export:
    """Return the export of a card of the hand."""
    return Export(table.card(card, "riverfolk"))


def buy(table: RootTestTable, card: str) -> BuyCard:
    """Return the purchase of a card of the open hand."""
    return BuyCard(table.card(card, "riverfolk"))


def hire_service(
    table: RootTestTable, buyer: str, phase: str = "daylight", service: str = "mercenaries"
) -> None:
    """Go to a phase of a buyer's turn, with a service bought at its start."""
    board, state = table.board("riverfolk"), table.state
    board.buyer, board.bought = table.seat(buyer), [service]
    state.current, state.phase = table.seat(buyer), phase


def count_fallen(played: Played) -> dict[int, int]:
    """Count the warriors removed, by owner."""
    lost = [each for each in played.told(Removed) if each.piece == "warrior"]
    return {int(each.seat): each.count for each in lost}
