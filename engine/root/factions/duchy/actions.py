"""The Duchy's actions in its Assembly, and their conditions (Law 12.5.1)."""

from __future__ import annotations

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.factions.duchy.board import BUILDINGS, TUNNELS, Minister, board_of, burrow_of
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.battle.fighting import battles, legal_battles
from engine.root.rules.hands import OneCard, matching, pick_cards
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import can_place, can_recruit, in_supply
from engine.root.rules.rule import can_enter, ruler
from engine.root.state import RootState


@action("duchy build", when="daylight", law="12.5.1.I")
class DuchyBuild(Option, frozen=True, gc=False, tag="duchy.build"):
    """Reveal a matching card to place a citadel or market (12.5.1.I)."""

    building: PieceKind
    clearing: Clearing


@action("duchy recruit", when="daylight", law="12.5.1.II")
class DuchyRecruit(Option, frozen=True, gc=False, tag="duchy.recruit"):
    """Place a warrior in the Burrow (12.5.1.II)."""


@action("duchy move", when="daylight", law="12.5.1.III")
class DuchyMove(Option, frozen=True, gc=False, tag="duchy.move"):
    """Take a move (12.5.1.III)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("duchy battle", when="daylight", law="12.5.1.IV")
class DuchyBattle(Option, frozen=True, gc=False, tag="duchy.battle"):
    """Initiate a battle (12.5.1.IV)."""

    clearing: Clearing
    defender: Seat


@action("duchy dig", when="daylight", law="12.5.1.V")
class Dig(Option, frozen=True, gc=False, tag="duchy.dig"):
    """Spend a matching card to place a tunnel and come up through it (12.5.1.V)."""

    clearing: Clearing


class Surface(Option, frozen=True, gc=False, tag="duchy.surface"):
    """The number of warriors to bring up through a new tunnel."""

    warriors: int


ASSEMBLY = (DuchyBuild, DuchyRecruit, DuchyMove, DuchyBattle, Dig)


# Conditions


def assembly_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of the Assembly, while any are left."""
    if not board_of(state, seat).actions:
        return []
    options: list[Option] = [
        DuchyBuild(kind, clearing)
        for kind, clearing in building_sites(state, seat)
        if matching(state.hands[seat], state.suits[clearing])
    ]
    if may_recruit(state, seat):
        options.append(DuchyRecruit())
    options += [
        Dig(clearing)
        for clearing in dig_sites(state, seat)
        if matching(state.hands[seat], state.suits[clearing])
    ]
    options += legal_battles(state, seat, DuchyBattle)
    options += legal_moves(state, seat, DuchyMove)
    return options


def could_assemble(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, an action of the Assembly could be taken."""
    if not board_of(state, seat).actions:
        return False
    if state.supply[seat] or state.hands[seat]:
        return True
    return bool(legal_moves(state, seat, DuchyMove)) or bool(battles(state, seat))


def building_sites(state: RootState, seat: Seat) -> list[tuple[PieceKind, Clearing]]:
    """List the clearings for a citadel or market: ruled ones with an open slot."""
    kinds = [PieceKind(kind) for kind in BUILDINGS if in_supply(state, seat, kind)]
    if not kinds:
        return []
    sites = [
        Clearing(clearing)
        for clearing in state.woodland.clearings
        if state.open_slots(clearing) > 0
        and ruler(state, clearing) == seat
        and can_place(state, seat, clearing)
    ]
    return [(kind, clearing) for kind in kinds for clearing in sites]


def may_recruit(state: RootState, seat: Seat) -> bool:
    """Return whether a warrior is left to place in the Burrow."""
    return state.supply[seat] > 0 and can_recruit(state, seat, burrow_of(state))


def dig_sites(state: RootState, seat: Seat) -> list[Clearing]:
    """List the clearings without a tunnel that a warrior in the Burrow could come up in."""
    if not state.warriors[burrow_of(state)][seat] or not has_tunnel(state, seat):
        return []
    return [
        Clearing(clearing)
        for clearing in state.woodland.clearings
        if (seat, "tunnel") not in state.tokens[clearing]
        and can_place(state, seat, clearing)
        and can_enter(state, seat, clearing)
    ]


def has_tunnel(state: RootState, seat: Seat) -> bool:
    """Return whether a tunnel can be placed: from the supply, or one moved (12.2.4)."""
    return in_supply(state, seat, "tunnel") > 0 or state.count(seat, "tunnel") == TUNNELS


def matching_cards(state: RootState, seat: Seat, clearing: int) -> list[OneCard]:
    """Offer the cards of the hand that match a clearing; the Duchy must have one."""
    return pick_cards(matching(state.hands[seat], state.suits[clearing]))


class OneMinister(Option, frozen=True, gc=False, tag="duchy.one"):
    minister: Minister
