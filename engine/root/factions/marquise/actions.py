"""The Marquise's actions and their conditions (Law 6.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.factions.marquise.board import (
    BUILDINGS,
    COPIES,
    COST,
    board_of,
    connected_clearings,
    recruiters,
    wood_left,
)
from engine.root.pieces import BIRD, CardId, Clearing, PieceKind
from engine.root.rules.battle.fighting import legal_battles
from engine.root.rules.hands import matching
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import can_place
from engine.root.rules.rule import ruled_clearings
from engine.root.state import RootState


@action("marquise battle", when="daylight", law="6.5.1")
class MarquiseBattle(Option, frozen=True, gc=False, tag="marquise.battle"):
    """Initiate a battle (6.5.1)."""

    clearing: Clearing
    defender: Seat


@action("marquise march", when="daylight", law="6.5.2")
class March(Option, frozen=True, gc=False, tag="marquise.march"):
    """One of the up to two moves of a march (6.5.2)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("marquise recruit", when="daylight", law="6.5.3")
class Recruit(Option, frozen=True, gc=False, tag="marquise.recruit"):
    """Place a warrior at each recruiter, once per turn (6.5.3)."""


@action("marquise build", when="daylight", law="6.5.4")
class Build(Option, frozen=True, gc=False, tag="marquise.build"):
    """Place a building for wood (6.5.4)."""

    building: PieceKind
    clearing: Clearing


@action("marquise overwork", when="daylight", law="6.5.5")
class Overwork(Option, frozen=True, gc=False, tag="marquise.overwork"):
    """Spend a matching card for a wood at a sawmill (6.5.5)."""

    clearing: Clearing
    card: CardId


@action("marquise extra", when="daylight", law="6.5")
class ExtraAction(Option, frozen=True, gc=False, tag="marquise.extra"):
    """Spend a bird card for one more action (6.5)."""

    card: CardId


# Conditions


def day_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight after crafting (6.5)."""
    board = board_of(state, seat)
    hand = distinct(state.hand(seat))
    options: list[Option] = []
    if board.actions:
        options += build_options(state, seat)
        if not board.recruited and state.supply[seat] and recruiters(state, seat):
            options.append(Recruit())
        options += legal_battles(state, seat, MarquiseBattle)
        options += legal_moves(state, seat, March)
        options += overwork_options(state, seat, hand)
    options += [ExtraAction(card) for card in hand if CARDS[card].suit == BIRD]
    return options


def build_options(state: RootState, seat: int) -> list[Option]:
    """List the buildings that can be paid for and placed (6.5.4)."""
    most = state.count(seat, "wood")
    built = {kind: state.count(seat, kind) for kind in BUILDINGS}
    costs = {kind: COST[n] for kind, n in built.items() if n < COPIES and COST[n] <= most}
    options: list[Option] = []
    if not costs:
        return options
    wood: dict[int, int] = {}
    for clearing in ruled_clearings(state, seat):
        if state.open_slots(clearing) <= 0 or not can_place(state, seat, clearing):
            continue
        if clearing not in wood:
            region = connected_clearings(state, seat, clearing)
            found = sum([state.tokens[c].count((seat, "wood")) for c in region])
            wood.update(dict.fromkeys(region, found))
        for kind, cost in costs.items():
            if cost <= wood[clearing]:
                options.append(Build(PieceKind(kind), clearing))
    return options


def overwork_options(state: RootState, seat: int, hand: Sequence[CardId]) -> list[Option]:
    """List the sawmills that a card of the hand could overwork (6.5.5)."""
    if not wood_left(state, seat):
        return []
    return [
        Overwork(clearing, card)
        for clearing in state.clearings_with(seat, "sawmill")
        if can_place(state, seat, clearing)
        for card in matching(hand, state.suits[clearing])
    ]


def could_act(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, an action or a bird card could be left.

    A hidden hand might have one; without cards, everybody can see what she could do.
    """
    return bool(state.hands[seat] or day_options(state, seat))
