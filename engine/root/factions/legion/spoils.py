"""The Spoils box: pieces removed in the Legion's campaign, until it scores (QL.2.2, QL.6.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.root.factions.legion.board import (
    LegionBoard,
    Spoil,
    board_of,
    has_bird_card,
    is_campaign,
)
from engine.root.factions.marquise.hospitals import field_hospitals
from engine.root.factions.vagabond.board import SIDES
from engine.root.factions.vagabond.items import AT, add_damaged, list_items
from engine.root.hooks.faction import SIDES as ALL_SIDES
from engine.root.hooks.removal import Loss
from engine.root.pieces import ITEMS, Item
from engine.root.rules.removal import bring_home
from engine.root.rules.rule import pawn_at
from engine.root.state import RootState, RootTable

PIECES_PER_POINT, PIECES_PER_POINT_OF_BIRD = 2, 3
"""Spoils per point, and per point under a bird card (QL.6.2)."""
WARRIOR = "warrior"


class ItemsPlundered(Event, frozen=True, gc=False, tag="ItemsPlundered"):
    """A Vagabond's items went to the Spoils box instead of being damaged (QL.2.2.III)."""

    weight = DECISIVE
    seat: Seat
    owner: Seat
    items: tuple[Item, ...]


class SpoilsReturned(Event, frozen=True, gc=False, tag="SpoilsReturned"):
    """All spoils went back to their places (QL.6.3)."""

    seat: Seat
    count: int


# Taking pieces (QL.2.2)


def takes_spoils(state: RootState, seat: Seat, owner: int, clearing: int) -> bool:
    """Return whether removed pieces become spoils: enemy ones, of its campaign, in its turn."""
    return (
        state.current == seat and state.is_enemy(seat, owner) and is_campaign(state, seat, clearing)
    )


def claim(t: RootTable, seat: Seat, loss: Loss) -> bool:
    """Place removed warriors, tokens and buildings in the Spoils box (QL.2.2)."""
    if not takes_spoils(t.state, seat, loss.owner, loss.clearing):
        return False
    fallen = Counter((*loss.pieces, *loss.named))
    if plain := loss.warriors - len(loss.named):
        fallen[WARRIOR] = plain
    put_in_box(t.state, seat, fallen, loss.owner, loss.clearing, loss.defending)
    return True


def claim_items(t: RootTable, seat: Seat, owner: Seat, items: Mapping[str, int]) -> bool:
    """Place the items that a Vagabond would damage in the Spoils box (QL.2.2.III)."""
    clearing = pawn_at(t.state, owner)
    if not clearing or not takes_spoils(t.state, seat, owner, clearing):
        return False
    put_in_box(t.state, seat, items, owner, clearing)
    t.tell(ItemsPlundered(seat, owner, list_items(items)))
    return True


def put_in_box(
    state: RootState,
    seat: int,
    taken: Mapping[str, int],
    owner: int,
    clearing: int,
    defending: bool = False,
) -> None:
    """Add pieces to the Spoils box."""
    board_of(state, seat).spoils += [
        Spoil(owner, kind, count, clearing, defending) for kind, count in taken.items()
    ]


def count_held(state: RootState, seat: int, owner: int, kind: str) -> int:
    """Count an owner's pieces of a kind in the Spoils box."""
    spoils = board_of(state, seat).spoils
    if not spoils:
        return 0
    return sum(each.number for each in spoils if each.owner == owner and each.kind == kind)


def spoils_shown(board: LegionBoard) -> tuple[tuple[Seat, str, int], ...]:
    """List the spoils in public: owner, piece, number; items by their kind."""
    shown: Counter[tuple[int, str]] = Counter()
    for each in board.spoils:
        kind = ITEMS[AT[each.kind] // SIDES] if each.kind in AT else each.kind
        shown[each.owner, kind] += each.number
    return tuple((Seat(owner), kind, count) for (owner, kind), count in sorted(shown.items()))


# Scoring and returning them (QL.6.2, QL.6.3)


def spoils_count(board: LegionBoard) -> int:
    """Count the pieces in the Spoils box."""
    return sum(each.number for each in board.spoils)


def pieces_per_point(state: RootState, seat: int) -> int:
    """Return the spoils per point: more of them under a bird card (QL.6.2)."""
    return PIECES_PER_POINT_OF_BIRD if has_bird_card(state, seat) else PIECES_PER_POINT


async def return_spoils(t: RootTable, seat: Seat) -> None:
    """Return all spoils to their supplies, or to boxes that take them on the way (QL.6.3).

    Warriors go to the Acolytes box or to Coffin Makers if they would have (QL.2.2.IV, V), items to
    the Damaged box (QL.2.2.III); buildings and tokens need only not be held any more.
    """
    board = board_of(t.state, seat)
    returned, count, board.spoils = board.spoils, spoils_count(board), []
    t.tell(SpoilsReturned(seat, count))
    for spoil in returned:
        owner = Seat(spoil.owner)
        if spoil.kind in AT:
            add_damaged(t, owner, {spoil.kind: spoil.number}, back=True)
        elif is_warrior(t.state, spoil):
            named = () if spoil.kind == WARRIOR else (spoil.kind,)
            loss = Loss(owner, spoil.clearing, seat, spoil.number, (), spoil.defending, named=named)
            bring_home(t, loss)
    if t.state.options.get("spoils") == "hospitals":
        await offer_hospitals(t, returned)


def is_warrior(state: RootState, spoil: Spoil) -> bool:
    """Return whether a spoil is warriors: the warlord is one by another name (14.2.2)."""
    own = ALL_SIDES[state.sides[spoil.owner]]
    return spoil.kind not in own.buildings and spoil.kind not in own.tokens


async def offer_hospitals(t: RootTable, returned: list[Spoil]) -> None:
    """Offer Field Hospitals only now, a card for each clearing they fell in (QL.2.2.II, 6.2.3)."""
    fallen: Counter[tuple[int, int]] = Counter()
    for spoil in returned:
        if spoil.kind == WARRIOR and t.state.sides[spoil.owner] == "marquise":
            fallen[spoil.owner, spoil.clearing] += spoil.number
    for (owner, clearing), count in fallen.items():
        await field_hospitals(t, Seat(owner), clearing, count, t.state.current)
