"""The Hoard: gaining and losing items, and the loot of a battle (Law 14.2.3 to 14.2.5)."""

from __future__ import annotations

from engine.core.choices.actions import Done, Option
from engine.core.events import DECISIVE, LASTING, Event
from engine.core.seats import Seat
from engine.root.factions.hundreds.board import COMMAND_ITEMS, SPACES, board_of, on_track
from engine.root.pieces import Clearing, Item
from engine.root.rules.answers import OneItem
from engine.root.rules.crafting import gain_item, take_crafted_item
from engine.root.rules.rule import ruler
from engine.root.rules.score import score
from engine.root.state import Fight, RootState, RootTable


class ItemHoarded(Event, frozen=True, gc=False, tag="ItemHoarded"):
    """An item was put on a track of the Hoard (14.2.4)."""

    seat: Seat
    item: Item


class HoardLeft(Event, frozen=True, gc=False, tag="HoardLeft"):
    """An item left the game: crafted for points, squandered, or no room (14.2.3, 14.2.4)."""

    weight = LASTING
    seat: Seat
    item: Item


class LootSought(Event, frozen=True, gc=False, tag="LootSought"):
    """The Hundreds fight for an item instead of rolled hits (14.2.5)."""

    weight = DECISIVE
    seat: Seat
    defender: Seat
    clearing: Clearing


class Keep(Option, frozen=True, gc=False, tag="hundreds.keep"):
    """Put a crafted item in the Hoard, for no points (14.2.3)."""


class Melt(Option, frozen=True, gc=False, tag="hundreds.melt"):
    """Remove a crafted item for good, for its points (14.2.3)."""

    points: int


class Loot(Option, frozen=True, gc=False, tag="hundreds.loot"):
    """Fight for an item of the defender (14.2.5)."""


async def keep_or_melt(t: RootTable, seat: Seat, item: str, printed: int) -> int:
    """Put a crafted item in the Hoard, or remove it for its points; return those (14.2.3)."""
    chosen = await t.choose(seat, "hundreds.crafted", [Keep(), Melt(printed)], item=item)
    if isinstance(chosen, Melt):
        t.tell(HoardLeft(seat, Item(item)))
        return printed
    await gain_item(t, seat, Item(item), "supply")
    return 0


async def hoard(t: RootTable, seat: Seat, item: str) -> None:
    """Put an item on its track; of five, one leaves the game for a point (14.2.4)."""
    board = board_of(t.state, seat)
    track = on_track(board, command=item in COMMAND_ITEMS)
    board.hoard.append(item)
    t.tell(ItemHoarded(seat, Item(item)))
    if len(track) < SPACES:
        return
    kinds = sorted({*track, item})
    offers = [OneItem(Item(kind)) for kind in kinds]
    chosen = await t.choose(seat, "hundreds.overflow", offers, item=item)
    lose(t, seat, chosen.item)
    score(t, seat, 1, "hoard")


def lose(t: RootTable, seat: Seat, item: str) -> None:
    """Remove an item of the Hoard for good; of twins, one from a ruin goes first (9.7.3)."""
    board = board_of(t.state, seat)
    board.hoard.remove(item)
    if item in board.ruin_items:
        board.ruin_items.remove(item)
    t.tell(HoardLeft(seat, Item(item)))


# Loot (14.2.5)


async def seek_loot(t: RootTable, seat: Seat, fight: Fight) -> None:
    """Ask the attacking Hundreds, before anything else, whether they fight for an item.

    A Vagabond has no Crafted Items box, so he is never looted. At a table with plans nobody is
    asked in another's turn, where others made the Hundreds attack: they deal hits.
    """
    state = t.state
    board = board_of(state, seat)
    board.looting = False
    if not state.crafted_items[fight.defender] or (t.planned and state.current != seat):
        return
    chosen = await t.choose(
        seat, "hundreds.loot", [Loot(), Done()], clearing=fight.clearing, defender=fight.defender
    )
    if isinstance(chosen, Loot):
        board.looting = True
        fight.ignores_rolled.add(fight.defender)
        t.tell(LootSought(seat, fight.defender, fight.clearing))


async def take_loot(t: RootTable, seat: Seat, fight: Fight) -> None:
    """After the battle, take one item if the Hundreds rule the clearing (14.2.5)."""
    state = t.state
    board = board_of(state, seat)
    looting, board.looting = board.looting, False
    items = state.crafted_items[fight.defender]
    if not looting or fight.attacker != seat or not items or ruler(state, fight.clearing) != seat:
        return
    offers = [OneItem(Item(item)) for item in sorted(set(items))]
    chosen = await t.choose(seat, "hundreds.take", offers, defender=fight.defender)
    await take_crafted_item(
        t, seat, fight.defender, chosen.item, exhausted=is_spent(state, fight.defender, chosen.item)
    )


def is_spent(state: RootState, owner: int, item: str) -> bool:
    """Return whether all of an owner's items of a kind are exhausted (the League)."""
    return item not in state.unexhausted(owner)
