"""Setting a table for tests of the Legion: campaigns, colonies, spoils."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.errors import Refused
from engine.root.data.cards import CARDS
from engine.root.factions.legion.actions import (
    Attack,
    Colonize,
    Deescalate,
    Invade,
    Reinforce,
    Relocate,
)
from engine.root.factions.legion.spoils import spoils_count
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing, Suit
from engine.root.rules.removal import remove
from engine.root.state import RootTable
from tests.root.kit.table import RootTestTable
from tests.table import Played, Rule


def legion_table(*seats: str, **options: str) -> RootTestTable:
    """Return an empty table with the Legion, by default among three base factions."""
    return RootTestTable("legion", *(seats or ("marquise", "eyrie", "alliance")), **options)


def campaign(table: RootTestTable, card: str, suit: str = "") -> None:
    """Put down the campaign card; for a bird card, name the suit chosen."""
    board = table.board("legion")
    board.campaign = table.take(card)
    board.suit = suit or str(CARDS[board.campaign].suit)


def colonies(table: RootTestTable, *clearings: int) -> None:
    """Put colonies in clearings."""
    for clearing in clearings:
        table.build(clearing, "legion", "colony")


def removal(table: RootTestTable, owner: str, clearing: int, warriors: int, *pieces: str) -> Rule:
    """Return the rule by which the Legion removes an owner's pieces in its own turn."""

    async def rule(t: RootTable) -> None:
        seat = table.seat("legion")
        t.state.current = seat
        await remove(t, [Loss(table.seat(owner), clearing, seat, warriors, pieces)])

    return rule


def attack(
    table: RootTestTable,
    clearing: int,
    enemy: str,
    dice: Sequence[int],
    answers: Iterable[str] = (),
) -> Played:
    """Begin the Attack if it has not begun, and fight in a campaign clearing."""
    if table.match is None:
        table.start("legion", "attack")
    action = Attack(Clearing(clearing), table.seat(enemy))
    return table.choose("legion", action, answers=answers, dice=dice)


def refused_colony(table: RootTestTable, clearing: int) -> Refused:
    """Return the refusal of colonizing a clearing."""
    return table.refused("legion", Colonize(Clearing(clearing)))


def invade(origin: int, to: int, warriors: int) -> Invade:
    """Return a move of Invade."""
    return Invade(Clearing(origin), Clearing(to), warriors)


def relocate(origin: int, to: int) -> Relocate:
    """Return the action of moving a colony."""
    return Relocate(Clearing(origin), Clearing(to))


def deescalate(origin: int, to: int, warriors: int) -> Deescalate:
    """Return the move of Deescalate."""
    return Deescalate(Clearing(origin), Clearing(to), warriors)


def reinforce(table: RootTestTable, card: str, suit: str) -> Reinforce:
    """Return the action of spending a card on colonies."""
    return Reinforce(table.card(card, "legion"), Suit(suit))


def spoils(table: RootTestTable) -> list[tuple[str, str, int]]:
    """List the Spoils box in public: owner, piece, number."""
    seen = table.board_seen("legion", None).spoils
    return [(table.state.keys[owner], kind, count) for owner, kind, count in seen]


def in_box(table: RootTestTable) -> int:
    """Count the spoils."""
    return spoils_count(table.board("legion"))


def asked_so_far(table: RootTestTable) -> list[str]:
    """List the kinds of all questions that were answered."""
    assert table.match is not None
    return [choice.kind for choice in table.match.record().choices]
