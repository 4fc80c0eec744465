"""The flowers: drawing, placing, carrying, spending (HCC.2.2), and crafting (HCC.5.2.III)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.events import Moved
from engine.root.factions.clergy.board import (
    CATHEDRAL,
    FLOWER,
    SUIT_OF_FLOWER,
    Flowers,
    bag,
    board_of,
    cathedrals,
    flowers_at,
    matching_kinds,
)
from engine.root.hooks.removal import Loss
from engine.root.pieces import BIRD, Clearing, PieceKind, Place
from engine.root.rules.answers import InClearing
from engine.root.rules.crafting import ANY
from engine.root.rules.placing import can_place, place_tokens
from engine.root.rules.removal import remove
from engine.root.rules.rule import can_craft_in
from engine.root.rules.setup import settle
from engine.root.state import NOBODY, RootState, RootTable

CARRY_FLOWERS = PlanKind(
    "flowers", (PlanField("carry", ("unguarded", "always", "never"), "unguarded"),)
)
"""Flowers to take along when another seat makes the Clergy move (1.5.5, HCC.2.2.IV)."""


class FlowersDrawn(Event, frozen=True, gc=False, tag="FlowersDrawn"):
    """Flowers were drawn from the blind bag (HCC.2.2.I)."""

    reveals = True
    seat: Seat
    flowers: tuple[PieceKind, ...]


class FlowerReturned(Event, frozen=True, gc=False, tag="FlowerReturned"):
    """A drawn flower could not be placed and went back into the bag (HCC.2.2.II)."""

    seat: Seat
    flower: PieceKind


# Drawing from the blind bag (HCC.2.2.I, II)


def draw_flowers(t: RootTable, seat: Seat, count: int) -> list[PieceKind]:
    """Draw random flowers together, as many as the bag holds."""
    pool = [PieceKind(kind) for kind, left in bag(t.state, seat).items() for _ in range(left)]
    drawn = [pool.pop(t.draw(len(pool))) for _ in range(min(count, len(pool)))]
    if drawn:
        t.tell(FlowersDrawn(seat, tuple(drawn)))
    return drawn


def flower_places(state: RootState, seat: Seat, flower: str) -> list[InClearing]:
    """List the clearings where a drawn flower may be placed (HCC.2.2.II).

    It must match the clearing, with a warrior and no cathedral there; a bird matches any.
    """
    suit = SUIT_OF_FLOWER[PieceKind(flower)]
    return [
        InClearing(Clearing(clearing))
        for clearing in range(1, len(state.suits))
        if state.warriors[clearing][seat]
        and (suit == BIRD or suit in state.suits[clearing])
        and not state.has_building(seat, clearing, CATHEDRAL)
        and can_place(state, seat, clearing)
    ]


def may_plant(state: RootState, seat: Seat) -> bool:
    """Return whether any flower of the bag could be placed if drawn."""
    return any(left and flower_places(state, seat, kind) for kind, left in bag(state, seat).items())


async def draw_and_place(t: RootTable, seat: Seat, count: int) -> None:
    """Draw flowers and place each, returning those to the bag that fit nowhere (HCC.2.2.II)."""
    for flower in draw_flowers(t, seat, count):
        places = flower_places(t.state, seat, flower)
        if not places:
            t.tell(FlowerReturned(seat, flower))
            continue
        suit = SUIT_OF_FLOWER[flower]
        if t.state.phase == "setup":
            chosen = await settle(t, seat, "clergy.flower", places, places[0], suit=suit)
        else:
            chosen = await t.choose(seat, "clergy.flower", places, suit=suit)
        place_tokens(t, seat, chosen.clearing, flower)


# Spending and carrying (HCC.2.2.III, IV)


async def spend_flowers(t: RootTable, seat: Seat, clearing: int, spent: Mapping[str, int]) -> None:
    """Return flowers of a clearing to the bag (HCC.2.2.III)."""
    pieces = tuple(kind for kind, count in spent.items() for _ in range(count))
    await remove(t, [Loss(seat, clearing, NOBODY, 0, pieces)])


async def carry(t: RootTable, seat: Seat, origin: int, to: int, warriors: int) -> None:
    """Take a flower along with each warrior moved, if the Clergy choose so (HCC.2.2.IV).

    A clearing where nothing may be placed can still be moved into; the suit does not matter. The
    Clergy choose, even if another faction made them move; at a table with plans they are not asked
    in another's turn.
    """
    state, board = t.state, board_of(t.state, seat)
    here = flowers_at(state, seat, origin)
    if not here:
        return
    if t.planned and state.current != seat:
        taken = plan_flowers(state, seat, origin, to, warriors)
    else:
        board.moving = [origin, to, warriors]
        taken = await t.amounts(
            seat, "clergy.carry", here, least=0, most=warriors, origin=origin, to=to
        )
        board.moving = []
    for kind, count in taken.items():
        take_along(state, seat, origin, to, kind, count)
        t.tell(Moved(seat, Place(origin), Place(to), kind, count))


def plan_flowers(state: RootState, seat: Seat, origin: int, to: int, warriors: int) -> Flowers:
    """Choose the flowers to take along by plan, those that match the destination alone first.

    Where neither a warrior nor a cathedral stays, they are easy prey.
    """
    when = plan_of(state, seat, CARRY_FLOWERS)["carry"]
    guarded = state.warriors[origin][seat] or state.has_building(seat, origin, CATHEDRAL)
    if when == "never" or (when == "unguarded" and guarded):
        return {}
    here = Counter(flowers_at(state, seat, origin)).elements()
    lost, won = (matching_kinds(state, clearing) for clearing in (origin, to))
    ranked = sorted(here, key=lambda kind: (kind in lost) - (kind in won))
    return dict(Counter(ranked[:warriors]))


def take_along(state: RootState, seat: Seat, origin: int, to: int, kind: str, count: int) -> None:
    """Move flowers of a kind from one clearing to another."""
    for _ in range(count):
        state.remove_token(seat, origin, kind)
        state.add_token(seat, to, kind)


# Crafting with flowers (HCC.5.2.III)


def worship_places(state: RootState, seat: Seat) -> Iterator[tuple[Clearing, Flowers]]:
    """Yield each cathedral's clearing with flowers that may be spent there, and the flowers."""
    once = state.options.get("worship", "free") == "once"
    worshipped = board_of(state, seat).worshipped
    for clearing in cathedrals(state, seat):
        if once and clearing in worshipped:
            continue
        if (here := flowers_at(state, seat, clearing)) and can_craft_in(state, seat, clearing):
            yield clearing, here


def pays(flowers: Flowers, cost: Sequence[str]) -> bool:
    """Return whether flowers pay a cost: their own suit counts, and birds count as any."""
    if sum(flowers.values()) < len(cost):
        return False
    birds = flowers.get(FLOWER[BIRD], 0)
    return birds >= sum(birds_needed(flowers, suit, n) for suit, n in Counter(cost).items())


def birds_needed(flowers: Flowers, suit: str, count: int) -> int:
    """Count the birds needed for a suit's missing flowers; none for any suit."""
    return 0 if suit == ANY else max(0, count - flowers.get(f"flower_{suit}", 0))


async def pay_with_flowers(t: RootTable, seat: Seat, cost: Sequence[str]) -> None:
    """Spend flowers of a card's suits, all of them at one cathedral (HCC.5.2.III).

    The card stays secret until it is crafted, and so do the ways to pay for it.
    """
    fitting = {c: here for c, here in worship_places(t.state, seat) if pays(here, cost)}
    places = [InClearing(clearing) for clearing in fitting]
    chosen = places[0]
    if len(places) > 1:
        chosen = await t.choose(seat, "clergy.worship", places, public=False)
    clearing = chosen.clearing
    spent = await choose_flowers(t, seat, clearing, fitting[clearing], cost)
    board_of(t.state, seat).worshipped.append(clearing)
    await spend_flowers(t, seat, clearing, spent)


async def choose_flowers(
    t: RootTable, seat: Seat, clearing: Clearing, flowers: Flowers, cost: Sequence[str]
) -> Flowers:
    """Ask the Clergy for the flowers of each suit of a cost, the free parts last."""
    left, spent, wanted = Counter(flowers), Counter[str](), Counter(cost)
    todo = sorted(wanted, key=lambda suit: suit == ANY)
    for place, suit in enumerate(todo):
        bounds = +left
        if suit != ANY:
            later = sum(birds_needed(left, other, wanted[other]) for other in todo[place + 1 :])
            own, bird = FLOWER[suit], FLOWER[BIRD]
            bounds = +Counter[str]({own: left[own], bird: left[bird] - later})
        if len(bounds) > 1 and bounds.total() > wanted[suit]:
            taken = await t.amounts(
                seat, "clergy.pay", dict(bounds), least=wanted[suit], most=wanted[suit],
                public=False, clearing=clearing, count=wanted[suit],
            )  # fmt: skip
        else:
            taken = {kind: min(n, wanted[suit]) for kind, n in bounds.items()}
        left -= Counter(taken)
        spent += Counter(taken)
    return dict(spent)
