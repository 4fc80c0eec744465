"""Mobs: razing, and spreading by the mob die (Law 14.4.1, 14.7.3)."""

from __future__ import annotations

from engine.core.choices.actions import Done, Option
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.events import Explored, RuinSeen
from engine.root.factions.hundreds.actions import Raze
from engine.root.factions.hundreds.board import MOB, board_of, has_mob, mobs
from engine.root.hooks.removal import Loss
from engine.root.pieces import SUITS, Clearing, Item, Suit
from engine.root.rules.answers import InClearing, OneItem
from engine.root.rules.crafting import gain_item
from engine.root.rules.placing import can_place, in_supply, place_tokens
from engine.root.rules.removal import remove, remove_ruin
from engine.root.rules.rule import adjacent, spares
from engine.root.rules.score import sides_from_current
from engine.root.state import RootState, RootTable

ROLLS_OF_JUBILANT = 4
RAZED = "raze"
"""The cause of a removal by mobs."""
BUILDING_RAZED, TOKEN_RAZED = 1.8, 0.7
"""The points that losing a building or a token to a mob costs its owner."""


class MobRolled(Event, frozen=True, gc=False, tag="MobRolled"):
    """The mob die showed a suit (14.4.1)."""

    seat: Seat
    suit: Suit


class RollOn(Option, frozen=True, gc=False, tag="hundreds.roll"):
    """Roll the mob die once more (14.7.3)."""


# Raze (14.4.1)


async def raze_all(t: RootTable, seat: Seat) -> None:
    """Raze with each mob, in the order the Hundreds choose; then spread one."""
    left = [clearing for clearing in mobs(t.state, seat) if has_prey(t.state, seat, clearing)]
    while left:
        chosen = await t.choose(seat, "hundreds.razing", [Raze(clearing) for clearing in left])
        left.remove(chosen.clearing)
        await raze(t, seat, chosen.clearing)
        left = [c for c in left if has_mob(t.state, seat, c) and has_prey(t.state, seat, c)]
    await spread(t, seat)


def has_prey(state: RootState, seat: Seat, clearing: int) -> bool:
    """Return whether a mob could raze anything in a clearing."""
    return bool(losses_to_mob(state, seat, clearing)) or clearing in state.ruins


def losses_to_mob(state: RootState, seat: Seat, clearing: int) -> list[Loss]:
    """Describe the loss of all enemy buildings and tokens of a clearing; warriors stay."""
    losses = []
    for enemy in sides_from_current(state):
        if not state.is_enemy(seat, enemy) or spares(state, seat, enemy):
            continue
        if pieces := state.pieces_of(enemy, clearing):
            losses.append(Loss(enemy, clearing, seat, 0, tuple(pieces)))
    return losses


def menaced(state: RootState, seat: Seat, other: int) -> float:
    """Return what a seat will lose to the mobs of the Hundreds, in points."""
    cost = 0.0
    for clearing in mobs(state, seat):
        if spares(state, seat, other):
            continue
        cost += BUILDING_RAZED * sum(owner == other for owner, _ in state.buildings[clearing])
        cost += TOKEN_RAZED * sum(owner == other for owner, _ in state.tokens[clearing])
    return cost


async def raze(t: RootTable, seat: Seat, clearing: Clearing) -> None:
    """Remove the enemy buildings and tokens in a mob's clearing, and search its ruin."""
    await remove(t, losses_to_mob(t.state, seat, clearing), RAZED)
    if clearing in t.state.ruins:
        await search_ruin(t, seat, clearing)


async def search_ruin(t: RootTable, seat: Seat, clearing: Clearing) -> None:
    """Take one item from a ruin; remove the ruin once it is empty (14.4.1, 9.7.3).

    A kind whose "R" item is in the Hoard cannot be taken again.
    """
    state = t.state
    board, under = board_of(state, seat), state.ruins[clearing]
    t.tell(Explored(seat, clearing))
    kinds = sorted({item for item in under if item not in board.ruin_items})
    if len(under) > 1 or not kinds:
        t.tell(RuinSeen(clearing, tuple(Item(item) for item in sorted(under))), only=[seat])
    if kinds:
        offers = [OneItem(Item(kind)) for kind in kinds]
        public = len(under) == 1
        taken = await t.choose(seat, "hundreds.ruin", offers, public=public, clearing=clearing)
        under.remove(taken.item)
        board.ruin_items.append(taken.item)
        await gain_item(t, seat, taken.item, "ruin")
    if not under:
        remove_ruin(t, clearing)


# Spreading (14.4.1, 14.7.3)


async def spread(t: RootTable, seat: Seat) -> None:
    """Roll the mob die and place a mob in a matching clearing beside one.

    Without a mob on the map, or in the supply, the roll could have no effect.
    """
    state = t.state
    if not mobs(state, seat) or not in_supply(state, seat, MOB):
        return
    suit = SUITS[t.draw(len(SUITS))]
    t.tell(MobRolled(seat, suit))
    places = [InClearing(clearing) for clearing in catching(state, seat, suit)]
    if places:
        chosen = await t.choose(seat, "hundreds.spread", places, suit=suit)
        place_tokens(t, seat, chosen.clearing, MOB)


def catching(state: RootState, seat: Seat, suit: str) -> list[Clearing]:
    """List the clearings of a suit beside a mob that have none and can take one."""
    beside = {each for clearing in mobs(state, seat) for each in adjacent(state, seat, clearing)}
    return [
        clearing
        for clearing in sorted(beside)
        if suit in state.suits[clearing]
        and not has_mob(state, seat, clearing)
        and can_place(state, seat, clearing)
    ]


async def spread_with_joy(t: RootTable, seat: Seat) -> None:
    """Roll up to four times, one at a time; the Hundreds may stop after each (14.7.3)."""
    for left in range(ROLLS_OF_JUBILANT, 0, -1):
        if not in_supply(t.state, seat, MOB):
            return
        chosen = await t.choose(seat, "hundreds.jubilant", [RollOn(), Done()], count=left)
        if not isinstance(chosen, RollOn):
            return
        await spread(t, seat)
