"""Removing pieces: all of them first, then points, then reactions (Law 1.5.4, 3.2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.events import Removed, RuinEmptied
from engine.root.hooks.faction import SIDES, Faction, is_token, overriding
from engine.root.hooks.hirelings import Hireling, helping, hirelings_with, is_shielded
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing
from engine.root.rules.placing import TREETOP, return_warriors
from engine.root.rules.rule import is_lent, removable, spares
from engine.root.rules.score import from_current, score_together, sides_from_current
from engine.root.state import NOBODY, RootState, RootTable


async def remove(t: RootTable, losses: Sequence[Loss], cause: str = "effect") -> Sequence[Loss]:
    """Remove pieces together; each remover scores a point per enemy building and token.

    Then the factions concerned react, in turn order from the current player (1.1.3). Return the
    losses there were; those not `claimed` are in their supply.
    """
    state = t.state
    falling = [loss for loss in losses if falls(state, loss)]
    if not falling:
        return []
    gains = gains_of(state, falling)
    taken = [_take_off(t, loss, cause) for loss in falling]
    for seat, faction in overriding(state.sides, Faction.glory):
        gains[seat] += faction.glory(t, seat, taken, cause)
    score_together(t, gains, "removal")
    for side, hireling in hirelings_with(state, Hireling.when_removed):
        hireling.when_removed(t, side, taken)
    concerned = dict(overriding(state.factions, Faction.after_removal))
    for seat in from_current(state):
        own = [concerned[seat]] if seat in concerned else []
        helpers = helping(state, seat, Hireling.after_removal)
        # The side that takes hits orders their effects (4.3.6); outside battle the current player
        # does (1.1.3). An owner who orders its own losses has hirelings help first, by a card that
        # the loss might take.
        eager = cause == "battle" or seat == state.current
        for each in (*helpers, *own) if eager else (*own, *helpers):
            await each.after_removal(t, seat, taken, cause)
    return taken


def falls(state: RootState, loss: Loss) -> bool:
    """Return whether there is anything to lose, and nothing that keeps it (HCC.2.6.I, 22.2.2)."""
    if not (loss.warriors or loss.pieces) or spares(state, loss.by, loss.owner):
        return False
    return not is_shielded(state, loss.by, loss.owner, loss.clearing)


def gains_of(state: RootState, falling: Sequence[Loss]) -> Counter[int]:
    """Count each side's points for enemy pieces that are about to fall together (3.2.1, 24)."""
    gains: Counter[int] = Counter()
    for loss in falling:
        if loss.by != NOBODY and state.is_enemy(loss.by, loss.owner):
            own = SIDES[state.sides[loss.owner]]
            gains[loss.by] += own.points_for(state, Seat(loss.owner), loss)
            gains[loss.by] += empties_treetop(state, loss)
    return gains


def promised(state: RootState, seat: Seat, losses: Sequence[Loss]) -> int:
    """Count a seat's points for pieces that it would remove together (3.2.1)."""
    return gains_of(state, [loss for loss in losses if falls(state, loss)])[seat]


def empties_treetop(state: RootState, loss: Loss) -> bool:
    """Return whether a loss takes the building in the Elder Treetop's own slot (24).

    Its twins in the other slots fall first.
    """
    if state.perch is None or loss.clearing != state.landmarks[TREETOP]:
        return False
    owner, kind = state.perch
    twins = state.buildings[loss.clearing].count(state.perch)
    return loss.owner == owner and loss.pieces.count(kind) >= twins


def _take_off(t: RootTable, loss: Loss, cause: str) -> Loss:
    """Return warriors to their supply and pieces to their tracks, unless a board takes them."""
    state, clearing = t.state, loss.clearing
    owner, by = Seat(loss.owner), Seat(loss.by)
    if empties_treetop(state, loss):
        state.perch = None
    if loss.warriors:
        state.add_warriors(owner, clearing, -loss.warriors)
        t.tell(Removed(owner, by, Clearing(clearing), "warrior", loss.warriors, cause))
    for kind in dict.fromkeys(loss.pieces):
        count = loss.pieces.count(kind)
        take_off = state.remove_token if is_token(kind) else state.remove_building
        for _ in range(count):
            take_off(owner, clearing, kind)
        t.tell(Removed(owner, by, Clearing(clearing), kind, count, cause))
    own = SIDES[state.sides[owner]]
    own.takes_back(t, owner, loss)
    for seat, faction in overriding(state.sides, Faction.claims):
        if loss.by == seat and faction.claims(t, seat, claimable(state, loss)):
            return loss._replace(claimed=True)
    return loss._replace(claimed=bring_home(t, loss))


def claimable(state: RootState, loss: Loss) -> Loss:
    """Return the part of a loss that another faction's board may take (15.2.5)."""
    own, owner = SIDES[state.sides[loss.owner]], Seat(loss.owner)
    left = tuple(kind for kind in loss.pieces if not own.is_unclaimable(state, owner, kind))
    return loss._replace(pieces=left)


def bring_home(t: RootTable, loss: Loss) -> bool:
    """Return fallen warriors to their supply, or to where their own faction keeps them (10.2.3).

    Return whether it keeps them.
    """
    own, owner = SIDES[t.state.sides[loss.owner]], Seat(loss.owner)
    plain = loss.warriors - len(loss.named)
    if loss.named:
        own.takes_named(t, owner, loss)
    if not plain:
        return False
    if own.shelters(t, owner, loss):
        return True
    return_warriors(t.state, owner, plain, by=loss.by)
    return False


def everything_of(state: RootState, owner: int, clearing: int, by: int) -> Loss:
    """Describe the loss of all of an owner's warriors, buildings and tokens in a clearing.

    A warrior that only battle removes stays (14.2.2), as do those that `by` has hired (21.9).
    """
    warriors = 0 if is_lent(state, owner, by) else removable(state, owner, clearing)
    return Loss(owner, clearing, by, warriors, tuple(state.pieces_of(owner, clearing)))


def enemies_not_spared(state: RootState, seat: Seat) -> list[Seat]:
    """List the sides whose pieces a seat may remove, from the current player on."""
    return [
        Seat(other)
        for other in sides_from_current(state)
        if state.is_enemy(seat, other) and not spares(state, seat, other)
    ]


def all_enemies(state: RootState, seat: Seat, clearings: Sequence[int]) -> list[Loss]:
    """Describe the losses of all enemy pieces in clearings."""
    return [
        everything_of(state, enemy, clearing, seat)
        for clearing in clearings
        for enemy in enemies_not_spared(state, seat)
    ]


async def remove_all_enemies(
    t: RootTable, seat: Seat, clearings: Sequence[int], cause: str
) -> None:
    """Remove all enemy pieces from clearings: revolt, Favor cards (8.4.1.III, 9.2.2.I)."""
    state = t.state
    enemies = enemies_not_spared(state, seat)
    await remove(t, all_enemies(state, seat, clearings), cause)
    for enemy in enemies:
        for clearing in clearings:
            await SIDES[state.sides[enemy]].when_all_removed(t, enemy, clearing, seat)


async def lose_warriors(t: RootTable, seat: Seat, clearing: int, count: int) -> None:
    """Remove a number of a seat's own warriors, e.g. as a payment."""
    await remove(t, [Loss(seat, clearing, NOBODY, count)])


def remove_ruin(t: RootTable, clearing: Clearing) -> None:
    """Remove a ruin without items; seats forget what they knew of it (9.5.3, 14.4.1)."""
    del t.state.ruins[clearing]
    for seat, faction in overriding(t.state.sides, Faction.forget_ruin):
        faction.forget_ruin(t.state, seat, clearing)
    t.tell(RuinEmptied(clearing))
