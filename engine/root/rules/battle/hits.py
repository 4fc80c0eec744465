"""The hits of a battle: counting them, and choosing the losses (Law 4.3.3, 4.3.5, 4.3.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.events import EffectUsed
from engine.root.hooks.faction import SIDES
from engine.root.hooks.hirelings import Hireling, helping, is_shielded
from engine.root.hooks.removal import Loss
from engine.root.pieces import PieceKind
from engine.root.rules.placing import buries
from engine.root.rules.plans import plan_losses
from engine.root.rules.removal import remove
from engine.root.rules.rule import lent, lent_warriors, spares
from engine.root.state import NOBODY, Fight, RootState, RootTable


class PieceOf(Option, frozen=True, gc=False, tag="piece"):
    """A building or token."""

    piece: PieceKind


DIE = 4
"""Faces of a battle die, from 0 on."""
HIGHER_ROLL = tuple((2 * hits + 1) / DIE**2 for hits in range(DIE))
LOWER_ROLL = HIGHER_ROLL[::-1]
"""The chances of each number of hits by the attacker's roll, and by the defender's (4.3.3)."""


def assign_roll(state: RootState, fight: Fight, one: int, other: int) -> None:
    """Give the attacker the higher die, except against some defenders (4.3.3)."""
    attacker, defender = fight.attacker, fight.defender
    low, high = sorted((one, other))
    defending = SIDES[state.sides[defender]]
    if fight.defends_higher or defending.defends_with_higher_roll(state, defender):
        low, high = high, low
    fight.rolled = {attacker: high, defender: low}


def cap(state: RootState, fight: Fight, side: Seat) -> int:
    """Return the most rolled hits a side may deal (4.3.3.I)."""
    own = SIDES[state.sides[side]].most_rolled_hits(state, side, fight)
    hired = lent_warriors(state, side, fight.clearing, fight.other(side))
    return own + hired + fight.more_rolled[side]


def count_hits(state: RootState, fight: Fight, side: Seat) -> int:
    """Count the hits a side deals: rolled, capped and perhaps ignored, and extra (4.3.5)."""
    rolled = min(fight.rolled[side], cap(state, fight, side))
    if fight.other(side) in fight.ignores_rolled:
        rolled = 0
    return rolled + fight.extra[side]


def hits_so_far(state: RootState, fight: Fight, side: Seat) -> int:
    """Count the hits a side would deal if no more effects were used (4.3.5)."""
    return landed(state, fight, side, count_hits(state, fight, side))


def most_dealt(state: RootState, fight: Fight, side: Seat) -> int:
    """Return the most hits a side may deal if no effects are used, whatever the dice (4.3.5)."""
    hits = min(DIE - 1, cap(state, fight, side))
    hits += sum(extra for _, extra in sure_hits(state, fight, side))
    return landed(state, fight, side, hits)


def landed(state: RootState, fight: Fight, side: Seat, hits: int) -> int:
    """Add the hit against the defenseless, and take off the first where it would be ignored."""
    if side == fight.attacker and is_defenseless(state, fight):
        hits += 1
    return hits - bool(first_ignored(state, fight, fight.other(side), hits))


def sure_hits(state: RootState, fight: Fight, side: Seat) -> Iterator[tuple[str, int]]:
    """Yield the effects by which a side deals extra hits unasked, and how many (4.3.4)."""
    for each in (SIDES[state.sides[side]], *helping(state, side, Hireling.sure_extra_hits)):
        if extra := each.sure_extra_hits(state, side, fight):
            yield each.extra_hits_effect or each.key, extra


def first_ignored(state: RootState, fight: Fight, side: Seat, hits: int) -> str:
    """Name the effect by which a side would ignore one of the hits it takes, or return "".

    Only one hit in a battle is the first: an ambush uses it up (14.7.7, 15.2.4).
    """
    if not hits or side in fight.ignored_first:
        return ""
    if own := SIDES[state.sides[side]].ignored_first(state, side, fight):
        return own
    helpers = helping(state, side, Hireling.ignored_first)
    return next((each.ignored_first(state, side, fight) for each in helpers), "")


def ignore_first(t: RootTable, fight: Fight, side: Seat, hits: int) -> int:
    """Ignore the first hit if the side can, and return the hits left."""
    effect = first_ignored(t.state, fight, side, hits)
    if not effect:
        return hits
    fight.ignored_first.add(side)
    t.tell(EffectUsed(side, effect))
    return hits - 1


def is_defenseless(state: RootState, fight: Fight) -> bool:
    """Return whether the defender has no warriors there, hired ones included (4.3.5.II)."""
    defender = fight.defender
    if lent(state, defender, fight.clearing, fight.attacker):
        return False
    return SIDES[state.sides[defender]].is_defenseless(state, defender, fight)


async def deal(t: RootTable, fight: Fight, hits: dict[Seat, int]) -> None:
    """Ask each side for its own losses, and remove them all at once (4.3.6)."""
    losses: list[Loss] = []
    for side, count in hits.items():
        if count:
            losses.extend(await take_hits(t, fight, side, count))
    for loss in await remove(t, losses, "battle"):
        if not loss.claimed and not buries(t.state, loss.by):
            fight.fallen[loss.owner] += loss.warriors - len(loss.named)


async def take_hits(t: RootTable, fight: Fight, side: Seat, hits: int) -> list[Loss]:
    """Choose a side's losses: all its warriors before any building or token (4.3.6)."""
    state = t.state
    spared = is_safe(state, fight, side, side)
    hired, hits = split_hits(state, fight, side, hits, spared=spared)
    if spared:
        return hired
    own = await SIDES[state.sides[side]].take_hits(t, side, fight, hits)
    if own is not None:
        return [*own, *hired]
    warriors = min(hits, state.warriors[fight.clearing][side])
    pieces = await lose_pieces(t, side, fight, hits - warriors)
    return [*describe_losses(fight, side, warriors, pieces), *hired]


def describe_losses(
    fight: Fight, side: Seat, warriors: int, pieces: tuple[str, ...], named: tuple[str, ...] = ()
) -> list[Loss]:
    """Describe a side's losses, with its pieces credited to `fight.credit` if set (26.4.2)."""
    by = fight.other(side)
    loss = Loss(side, fight.clearing, by, warriors, pieces, side == fight.defender, named=named)
    if fight.credit in (NOBODY, by):
        return [loss]
    return [loss._replace(pieces=()), loss._replace(by=fight.credit, warriors=0, named=())]


def is_safe(state: RootState, fight: Fight, side: Seat, owner: int) -> bool:
    """Return whether the enemy of a side cannot remove an owner's pieces (HCC.2.6.I, 22.2.2)."""
    by = fight.other(side)
    return spares(state, by, owner) or is_shielded(state, by, owner, fight.clearing)


def split_hits(
    state: RootState, fight: Fight, side: Seat, hits: int, *, spared: bool = False
) -> tuple[list[Loss], int]:
    """Return the losses of warriors hired by a side, and the hits left for its own pieces.

    Hits are split evenly, the odd one to the side's own; either part takes what the other cannot
    (11.2.7.III.a, 1.5.4). The side's own are `spared` if the enemy cannot remove them.
    """
    by, clearing = fight.other(side), fight.clearing
    every = lent(state, side, clearing, by)
    left = [each for each in every if not is_safe(state, fight, side, each[0])]
    mine = 0 if spared else state.warriors[clearing][side]
    taken = min(hits, mine + sum(count for _, count in left))
    share = max(taken // 2, taken - mine) if left else 0
    losses: list[Loss] = []
    for owner, count in left:
        fallen = min(share, count)
        share -= fallen
        losses.append(Loss(owner, clearing, by, fallen, hired=True))
    hits -= sum(loss.warriors for loss in losses)
    if spared or len(left) < len(every):
        hits = min(hits, mine)  # warriors that stay stand before buildings
    return [loss for loss in losses if loss.warriors], hits


async def lose_pieces(t: RootTable, side: Seat, fight: Fight, hits: int) -> tuple[str, ...]:
    """Ask a side for the buildings and tokens that take the remaining hits."""
    state, clearing = t.state, fight.clearing
    here = state.pieces_of(side, clearing)
    if hits >= len(here) or hits <= 0:
        return tuple(here) if hits > 0 else ()
    who = state.decider(side)
    asked = who == state.current and state.is_hireling(side)
    if t.planned and not asked and (planned := plan_losses(state, side, here, hits)) is not None:
        return planned
    chosen = await t.choose_some(
        who,
        "battle.losses",
        [PieceOf(PieceKind(kind)) for kind in sorted(here)],
        least=hits,
        most=hits,
        clearing=clearing,
        attacker=fight.attacker,
        defender=fight.defender,
    )
    return tuple(each.piece for each in chosen)
