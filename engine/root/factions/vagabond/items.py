"""A Vagabond's items: ready or exhausted, whole or damaged (Law 9.2.5 to 9.2.7, 9.4.1, 9.6).

The tracks are derived: up to three faceup tea, coins and bags are on them, all others in the
Satchel or the Damaged box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.seats import Seat
from engine.root.factions.vagabond.board import SIDES, VagabondBoard, board_of
from engine.root.factions.vagabond.events import Damaged, ItemsLost, Refreshed, Repaired
from engine.root.hooks.faction import SIDES as ALL_SIDES
from engine.root.pieces import ITEMS, Item
from engine.root.state import RootTable
from engine.root.view import ItemsView

READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED = range(SIDES)
SIDE_NAMES = ("", "-exhausted", "-damaged", "-damaged-exhausted")
KEYS = tuple(f"{item}{side}" for item in ITEMS for side in SIDE_NAMES)
"""The name of the items of one kind and side in a question about amounts: `boot-damaged`."""
AT = {key: index for index, key in enumerate(KEYS)}
FIRST: dict[str, int] = {item: SIDES * number for number, item in enumerate(ITEMS)}
"""The index of a kind's four counts."""
UNDAMAGED_PLACES = tuple(i for i in range(len(KEYS)) if i % SIDES in (READY, EXHAUSTED))
DAMAGED_PLACES = tuple(i for i in range(len(KEYS)) if i % SIDES in (DAMAGED, DAMAGED_EXHAUSTED))
FACE_DOWN_PLACES = tuple(i for i in range(len(KEYS)) if i % SIDES in (EXHAUSTED, DAMAGED_EXHAUSTED))

ON_TRACKS = (Item("tea"), Item("coins"), Item("bag"))
TRACK = 3
REFRESHED, REFRESHED_PER_TEA = 3, 2
LIMIT, LIMIT_PER_BAG = 6, 2

KEEPING = {
    "boot": 6, "sword": 6, "torch": 5, "hammer": 5, "tea": 4, "coins": 3, "crossbow": 3, "bag": 2,
}  # fmt: skip
"""The worth of keeping an item of each kind, by default."""

DAMAGE = PlanKind(
    "damage",
    (
        PlanField("keep", tuple(ITEMS), "", many=True),
        PlanField("choose", ("worth", "ask"), "worth"),
        PlanField("ally", ("even", "items", "warriors", "ask"), "even"),
    ),
)
"""Items to damage last, and the Allied warriors' share of hits: while he can keep their ally, …"""


def ready(board: VagabondBoard, item: str) -> int:
    """Count the face-up, undamaged items of a kind."""
    return board.items[FIRST[item]]


def count_undamaged(board: VagabondBoard, item: str) -> int:
    """Count the undamaged items of a kind, face up or down."""
    first = FIRST[item]
    return board.items[first] + board.items[first + EXHAUSTED]


def on_track(board: VagabondBoard, item: str) -> int:
    """Count the items of a kind on its track (9.2.5.I)."""
    return min(TRACK, ready(board, item)) if item in ON_TRACKS else 0


def ready_kinds(board: VagabondBoard) -> list[Item]:
    """List the kinds of which an item is ready."""
    return [item for item in ITEMS if board.items[FIRST[item]]]


def can_exhaust(board: VagabondBoard, items: Sequence[str]) -> bool:
    """Return whether all these items are ready."""
    return not [item for item in items if ready(board, item) < items.count(item)]


def exhaust(board: VagabondBoard, items: Iterable[str]) -> None:
    """Flip ready items face down."""
    for item in items:
        shift(board, FIRST[item] + READY, FIRST[item] + EXHAUSTED)


def count_ready(board: VagabondBoard) -> int:
    """Count all ready items."""
    return sum(board.items[::SIDES])


async def exhaust_any(t: RootTable, seat: Seat, count: int) -> None:
    """Exhaust ready items of his choice (11.2.6.III)."""
    board = board_of(t.state, seat)
    bounds = {str(item): ready(board, item) for item in ready_kinds(board)}
    chosen = await t.amounts(seat, "vagabond.payment", bounds, least=count, most=count)
    exhaust(board, list_items(chosen))


def shift(board: VagabondBoard, origin: int, to: int, count: int = 1) -> None:
    """Move items from one of the counts to another."""
    board.items[origin] -= count
    board.items[to] += count


def gain(board: VagabondBoard, item: str) -> None:
    """Take a new item, face up (9.2.5)."""
    board.items[FIRST[item]] += 1


def lose(board: VagabondBoard, index: int) -> None:
    """Remove an item from the board; of twins, one that came from a ruin goes first (9.7)."""
    board.items[index] -= 1
    item = ITEMS[index // SIDES]
    if item in board.ruin_items:
        board.ruin_items.remove(item)


def held_at(board: VagabondBoard, places: Iterable[int]) -> dict[str, int]:
    """Count the items at some places, by their keys."""
    return {KEYS[index]: n for index in places if (n := board.items[index])}


def list_items(chosen: Mapping[str, int]) -> tuple[Item, ...]:
    """Name the chosen items one by one, for an event."""
    return tuple(ITEMS[AT[key] // SIDES] for key, count in chosen.items() for _ in range(count))


# Birdsong


def refreshed_next(board: VagabondBoard) -> int:
    """Return the number of items that may be refreshed: three, and two per tea on its track."""
    return REFRESHED + REFRESHED_PER_TEA * on_track(board, "tea")


async def refresh(t: RootTable, seat: Seat) -> None:
    """Flip up two exhausted items per tea on its track, and three more (9.4.1).

    Tea flipped up here does not count, so all may be chosen together.
    """
    board = board_of(t.state, seat)
    count = refreshed_next(board)
    bounds = held_at(board, FACE_DOWN_PLACES)
    chosen = await t.amounts(seat, "vagabond.refresh", bounds, least=count, most=count)
    for key, n in chosen.items():
        shift(board, AT[key], AT[key] - 1, n)
    if chosen:
        t.tell(Refreshed(seat, list_items(chosen)))


# Damage and repair


async def damage(t: RootTable, seat: Seat, hits: int, by: Seat) -> int:
    """Damage undamaged items of his choice, one per hit; return their number (9.2.7).

    The faction that causes it may take them first (QL.2.2.III).
    """
    board = board_of(t.state, seat)
    bounds = held_at(board, UNDAMAGED_PLACES)
    hits = min(hits, sum(bounds.values()))
    plan = plan_of(t.state, seat, DAMAGE)
    if t.planned and plan["choose"] == "worth":
        chosen = least_worth(board, hits, plan["keep"].split())
    else:
        chosen = await t.amounts(
            seat, "vagabond.damage", bounds, least=hits, most=hits, attacker=by, hits=hits
        )
    if chosen and ALL_SIDES[t.state.sides[by]].claims_items(t, by, seat, chosen):
        for key, n in chosen.items():
            board.items[AT[key]] -= n
    else:
        add_damaged(t, seat, chosen)
    return hits


def add_damaged(t: RootTable, seat: Seat, items: Mapping[str, int], *, back: bool = False) -> None:
    """Put items into the Damaged box, from where their keys say, or `back` from elsewhere."""
    board = board_of(t.state, seat)
    for key, n in items.items():
        board.items[AT[key]] -= 0 if back else n
        board.items[AT[key] + DAMAGED] += n
    if items:
        t.tell(Damaged(seat, list_items(items)))


def least_worth(board: VagabondBoard, hits: int, keep: Sequence[str]) -> dict[str, int]:
    """Choose items to damage: those not to keep, exhausted and spare ones first."""
    left = board.items[:]

    def value(index: int) -> tuple[bool, int, int]:
        item = ITEMS[index // SIDES]
        first = FIRST[item]
        spare = left[first] + left[first + EXHAUSTED] > 1
        worth = KEEPING[item] - 2 * spare - (index % SIDES == EXHAUSTED)
        return item in keep, worth, index

    chosen: Counter[str] = Counter()
    for _ in range(hits):
        index = min((i for i in UNDAMAGED_PLACES if left[i]), key=value)
        left[index] -= 1
        chosen[KEYS[index]] += 1
    return dict(chosen)


async def repair_some(t: RootTable, seat: Seat, count: int) -> None:
    """Repair damaged items of his choice; each keeps its side."""
    board = board_of(t.state, seat)
    bounds = held_at(board, DAMAGED_PLACES)
    chosen = await t.amounts(seat, "vagabond.repair", bounds, least=count, most=count)
    repair(t, seat, chosen)


def repair(t: RootTable, seat: Seat, chosen: Mapping[str, int]) -> None:
    """Move damaged items back to the Satchel or their track, keeping their side (9.5.7)."""
    board = board_of(t.state, seat)
    for key, n in chosen.items():
        shift(board, AT[key], AT[key] - DAMAGED, n)
    if chosen:
        t.tell(Repaired(seat, list_items(chosen)))


# Evening


def rest(t: RootTable, seat: Seat) -> None:
    """In a forest, repair all damaged items and flip them face up (9.6.1)."""
    board = board_of(t.state, seat)
    damaged = held_at(board, DAMAGED_PLACES)
    if board.place >= 0 or not damaged:
        return
    for key, n in damaged.items():
        shift(board, AT[key], AT[key] - AT[key] % SIDES, n)
    t.tell(Repaired(seat, list_items(damaged)))


def item_limit(board: VagabondBoard) -> int:
    """Return the most items that the Satchel and the Damaged box may hold (9.6.4)."""
    return LIMIT + LIMIT_PER_BAG * on_track(board, "bag")


def count_all_carried(board: VagabondBoard) -> int:
    """Count the items in the Satchel and the Damaged box together."""
    return sum(board.items) - sum([min(TRACK, ready(board, item)) for item in ON_TRACKS])


def count_carried(board: VagabondBoard) -> dict[str, int]:
    """Count the items in the Satchel and the Damaged box; those on the tracks do not count."""
    held = held_at(board, range(len(KEYS)))
    for item in ON_TRACKS:
        if lying := on_track(board, item):
            held[item] -= lying
    return {key: n for key, n in held.items() if n}


async def check_capacity(t: RootTable, seat: Seat) -> None:
    """Remove items of his choice from the game until the limit holds (9.6.4)."""
    board = board_of(t.state, seat)
    surplus = count_all_carried(board) - item_limit(board)
    if surplus <= 0:
        return
    bounds = count_carried(board)
    chosen = await t.amounts(seat, "vagabond.capacity", bounds, least=surplus, most=surplus)
    for key, n in chosen.items():
        for _ in range(n):
            lose(board, AT[key])
    t.tell(ItemsLost(seat, list_items(chosen)))


def items_view(board: VagabondBoard, item: Item) -> ItemsView:
    """Return the items of a kind as everybody sees them."""
    first = FIRST[item]
    face_up, exhausted, damaged, both = board.items[first : first + SIDES]
    lying = on_track(board, item)
    return ItemsView(item, lying, face_up - lying, exhausted, damaged, both)
