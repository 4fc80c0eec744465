"""Prices of pieces that an option removes: a card for Outrage (Law 8.2.6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Scalar, Seat
from engine.root.cards.standard import removed_by_crafting
from engine.root.factions.corvids.actions import Flip
from engine.root.factions.corvids.board import BOMB
from engine.root.factions.corvids.board import board_of as corvids_board
from engine.root.factions.hundreds.actions import Raze
from engine.root.factions.hundreds.mobs import losses_to_mob
from engine.root.factions.vagabond.actions import Strike
from engine.root.factions.vagabond.special_actions import Instigate, ScorchEarth
from engine.root.hooks.faction import SIDES
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing
from engine.root.rules.battle.hits import most_dealt
from engine.root.rules.crafting import Craft
from engine.root.rules.removal import all_enemies, falls
from engine.root.rules.rule import lent_warriors, pawn_at
from engine.root.state import Fight, RootState


def removal_facts(state: RootState, seat: Seat, option: Option) -> dict[str, Scalar]:
    """Return what others would ask for a removal: surely, or `may_…` if hits go so far."""
    sure = asked_for(state, surely_removed(state, seat, option))
    perhaps = asked_for(state, at_risk(state, seat, option))
    return {**sure, **{f"may_{key}": value for key, value in perhaps.items()}}


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


def surely_removed(state: RootState, seat: Seat, option: Option) -> Sequence[Loss]:
    """List the pieces that an option removes whatever happens."""
    match option:
        case Craft(card):
            return removed_by_crafting(state, seat, card)
        case Flip(clearing) if corvids_board(state, seat).facedown.get(clearing) == BOMB:
            return all_enemies(state, seat, [clearing])
        case Raze(clearing):
            return losses_to_mob(state, seat, clearing)
        case ScorchEarth():
            return all_enemies(state, seat, [pawn_at(state, seat)])
        case Strike(enemy, piece):
            return [Loss(enemy, pawn_at(state, seat), seat, pieces=(piece,))]
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
