"""The hits of a battle: counting them, and choosing what they remove (Law 4.3.3, 4.3.5, 4.3.6)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.removal import Loss
from engine.root.pieces import PieceKind
from engine.root.rules.plans import plan_losses
from engine.root.rules.removal import remove
from engine.root.rules.rule import spares
from engine.root.state import NOBODY, Fight, RootState, RootTable


class PieceOf(Option, frozen=True, gc=False, tag="piece"):
    """A building or token, as an answer to a question."""

    piece: PieceKind


def cap(state: RootState, fight: Fight, side: Seat) -> int:
    """Return the most rolled hits a side may deal (4.3.3.I)."""
    own = FACTIONS[state.factions[side]].most_rolled_hits(state, side, fight)
    return own + fight.more_rolled[side]


def count_hits(state: RootState, fight: Fight, side: Seat) -> int:
    """Count the hits a side deals: rolled, capped and perhaps ignored, and extra (4.3.5)."""
    rolled = min(fight.rolled[side], cap(state, fight, side))
    if fight.other(side) in fight.ignores_rolled:
        rolled = 0
    return rolled + fight.extra[side]


async def deal(t: RootTable, fight: Fight, hits: dict[Seat, int]) -> None:
    """Ask each side for its own losses, and remove them together (4.3.6)."""
    losses: list[Loss] = []
    for side, count in hits.items():
        if count and not spares(t.state, fight.other(side), side):
            losses.extend(await take_hits(t, fight, side, count))
    await remove(t, losses, "battle")


async def take_hits(t: RootTable, fight: Fight, side: Seat, hits: int) -> list[Loss]:
    """Choose what a side loses: all its warriors before any building or token (4.3.6)."""
    state = t.state
    own = await FACTIONS[state.factions[side]].take_hits(t, side, fight, hits)
    if own is not None:
        return own
    by = fight.other(side)
    warriors = min(hits, state.warriors[fight.clearing][side])
    pieces = await lose_pieces(t, side, fight, hits - warriors)
    credit = by if fight.credit == NOBODY else fight.credit
    defending = side == fight.defender
    fallen = Loss(side, fight.clearing, by, warriors, pieces, defending)
    if credit == by:
        return [fallen]
    return [fallen._replace(pieces=()), fallen._replace(by=credit, warriors=0)]


async def lose_pieces(t: RootTable, side: Seat, fight: Fight, hits: int) -> tuple[str, ...]:
    """Ask a side which of its buildings and tokens take the hits left over."""
    state, clearing = t.state, fight.clearing
    here = [kind for seat, kind in state.buildings[clearing] if seat == side]
    here += [kind for seat, kind in state.tokens[clearing] if seat == side]
    if hits >= len(here) or hits <= 0:
        return tuple(here) if hits > 0 else ()
    if t.planned and (planned := plan_losses(state, side, here, hits)) is not None:
        return planned
    chosen = await t.choose_some(
        side,
        "battle.losses",
        [PieceOf(PieceKind(kind)) for kind in sorted(here)],
        least=hits,
        most=hits,
        clearing=clearing,
        attacker=fight.attacker,
        defender=fight.defender,
    )
    return tuple(each.piece for each in chosen)
