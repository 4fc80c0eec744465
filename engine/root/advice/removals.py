"""Pieces that an option removes, and their price: a card for Outrage (Law 3.2.1, 8.2.6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Scalar, Seat
from engine.root.cards.hirelings.base.uprising import Rise
from engine.root.cards.hirelings.marauder.flames import Burn
from engine.root.cards.standard import FAVORS
from engine.root.data.cards import CARDS
from engine.root.factions.corvids.actions import Flip
from engine.root.factions.corvids.board import BOMB
from engine.root.factions.corvids.board import board_of as corvids_board
from engine.root.factions.hundreds.actions import Raze
from engine.root.factions.hundreds.mobs import losses_to_mob
from engine.root.factions.vagabond.actions import Strike, struck_by
from engine.root.factions.vagabond.special_actions import Instigate, ScorchEarth
from engine.root.hooks.faction import SIDES
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing
from engine.root.rules.battle.hits import most_dealt
from engine.root.rules.crafting import Craft
from engine.root.rules.removal import all_enemies, falls, promised
from engine.root.rules.rule import lent_warriors, pawn_at
from engine.root.state import Fight, RootState


def removal_facts(state: RootState, seat: Seat, option: Option) -> dict[str, Scalar]:
    """Return what an option sweeps away, and what others would ask for a removal.

    That is asked for surely, or `may_…` if hits go so far.
    """
    sweep = swept_by(state, seat, option)
    found = {} if sweep is None else count_swept(state, seat, sweep)
    perhaps = asked_for(state, at_risk(state, seat, option))
    sure = asked_for(state, sweep or taken_by(state, seat, option))
    return found | sure | {f"may_{key}": value for key, value in perhaps.items()}


def count_swept(state: RootState, seat: Seat, losses: Sequence[Loss]) -> dict[str, Scalar]:
    """Count pieces that fall together, and the seat's points for them (3.2.1)."""
    lost = [each for each in losses if falls(state, each)]
    found: dict[str, Scalar] = {"removed": sum(e.warriors + len(e.pieces) for e in lost)}
    gain = promised(state, seat, lost)
    return found | ({"gain": gain} if gain and state.may_score(seat) else {})


def asked_for(state: RootState, losses: Sequence[Loss]) -> dict[str, Scalar]:
    """Return what the owners of lost pieces would ask of whoever removes them, all in one."""
    found: dict[str, Scalar] = {}
    for loss in losses:
        owner = Seat(loss.owner)
        if falls(state, loss):
            asked = SIDES[state.sides[owner]].demands_of_remover(state, owner, loss)
            for key, value in asked.items():
                found[key] = f"{found[key]} {value}" if key in found else value
    return found


def swept_by(state: RootState, seat: Seat, option: Option) -> Sequence[Loss] | None:
    """List the enemy pieces that an option removes together; None if it is of another kind."""
    match option:
        case Craft(card) if CARDS[card].key in FAVORS:
            return all_enemies(state, seat, state.clearings_of(FAVORS[CARDS[card].key]))
        case Flip(clearing) if corvids_board(state, seat).facedown.get(clearing) == BOMB:
            return all_enemies(state, seat, [clearing])
        case Rise(clearing):
            return all_enemies(state, Seat(state.sides.index("spring_uprising")), [clearing])
        case Raze(clearing):
            return losses_to_mob(state, seat, clearing)
        case ScorchEarth():
            return all_enemies(state, seat, [pawn_at(state, seat)])
        case _:
            return None


def taken_by(state: RootState, seat: Seat, option: Option) -> Sequence[Loss]:
    """List the one piece that an option names."""
    match option:
        case Strike():
            return [struck_by(state, seat, option)]
        case Burn(enemy, piece, clearing):
            return [Loss(enemy, clearing, state.sides.index("flame_bearers"), pieces=(piece,))]
        case _:
            return ()


def at_risk(state: RootState, seat: Seat, option: Option) -> Sequence[Loss]:
    """List the most that each side could lose in a battle to the seat: both if it only instigates.

    Whoever makes others fight counts as the remover of their buildings and tokens (26.4.2).
    """
    if isinstance(option, Instigate):
        attacker, place = option.attacker, pawn_at(state, seat)
    else:
        attacker, place = seat, getattr(option, "clearing", 0)
    defender = getattr(option, "defender", None)
    if defender is None or place <= 0:
        return ()
    fight = Fight(attacker, defender, Clearing(place))
    sides = ((attacker, defender), (defender, attacker))
    return [
        heaviest_loss(state, fight, loser, most_dealt(state, fight, winner))._replace(by=seat)
        for winner, loser in sides
        if loser != seat
    ]


def heaviest_loss(state: RootState, fight: Fight, loser: Seat, most: int) -> Loss:
    """Return a side's loss to so many hits; all its pieces may be among it, if any."""
    clearing, defending = fight.clearing, loser == fight.defender
    winner = fight.attacker if defending else fight.defender
    warriors = min(most, state.warriors[clearing][loser])
    hired = lent_warriors(state, loser, clearing, winner)
    reached = most > warriors + hired  # warriors fall first (4.3.6)
    pieces = tuple(state.pieces_of(loser, clearing)) if reached else ()
    return Loss(loser, clearing, winner, warriors, pieces, defending=defending)
