"""A Vagabond's actions of Daylight and their conditions (Law 9.5, 9.2.8).

Slipping and moving are in `moving`, quests in `quests`, special actions in `special_actions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from engine.core.choices.actions import Option, action
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.factions.vagabond.board import SIDES, board_of
from engine.root.factions.vagabond.coercing import (
    Coerce,
    can_use,
    cards_to_coerce,
    may_coerce,
    once_coerced,
    stands_in,
)
from engine.root.factions.vagabond.items import DAMAGED, DAMAGED_PLACES, ready_kinds
from engine.root.factions.vagabond.moving import VagabondMove, boots_for, move_options
from engine.root.factions.vagabond.quests import (
    POINTS,
    CompleteQuest,
    Con,
    Improvise,
    points_for,
    quest_options,
)
from engine.root.factions.vagabond.relationships import aids_missing, coalition_partners, step_name
from engine.root.factions.vagabond.special_actions import special_options
from engine.root.hooks.hirelings import is_shielded
from engine.root.hooks.removal import Loss
from engine.root.pieces import ITEMS, CardId, Item, PieceKind
from engine.root.rules.answers import OneItem
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.hands import matching
from engine.root.rules.removal import promised
from engine.root.rules.rule import has_pieces, removable, targets
from engine.root.rules.score import from_current
from engine.root.state import RootState

WARRIOR = PieceKind("warrior")


@action("vagabond battle", when="daylight", law="9.5.2")
class VagabondBattle(Option, frozen=True, gc=False, tag="vagabond.battle"):
    """Exhaust a sword to battle in his clearing (9.5.2)."""

    defender: Seat


@action("vagabond explore", when="daylight", law="9.5.3")
class Explore(Option, frozen=True, gc=False, tag="vagabond.explore"):
    """Exhaust a torch to take an item from the ruin here (9.5.3)."""


@action("vagabond aid", when="daylight", law="9.5.4")
class Aid(Option, frozen=True, gc=False, tag="vagabond.aid"):
    """Exhaust any item and give a matching card to a player here (9.5.4)."""

    card: CardId
    to: Seat


@action("vagabond strike", when="daylight", law="9.5.6")
class Strike(Option, frozen=True, gc=False, tag="vagabond.strike"):
    """Exhaust a crossbow to remove an enemy piece here, warriors first (9.5.6)."""

    enemy: Seat
    piece: PieceKind


@action("vagabond repair", when="daylight", law="9.5.7")
class Repair(Option, frozen=True, gc=False, tag="vagabond.repair"):
    """Exhaust a hammer to repair an item, which keeps its side (9.5.7)."""

    item: Item
    side: str


@action("vagabond coalition", when="daylight", law="9.2.8")
class FormCoalition(Option, frozen=True, gc=False, tag="vagabond.coalition"):
    """Activate a dominance card to win or lose with another player (9.2.8)."""

    plays = "card"

    card: CardId
    partner: Seat


class ExhaustedItem(Option, frozen=True, gc=False, tag="exhausted_item"):
    """An exhausted item in a Crafted Items box."""

    item: Item


# Conditions; only those of aid and coalitions depend on the hand


def battle_options(state: RootState, seat: Seat) -> list[Option]:
    """List the enemies here that a sword could start a battle with."""
    board = board_of(state, seat)
    if board.place <= 0 or not can_use(state, seat, ["sword"]):
        return []
    return [VagabondBattle(enemy) for enemy in targets(state, seat, board.place)]


def explore_options(state: RootState, seat: Seat) -> list[Option]:
    """Offer to explore the ruin here."""
    here = board_of(state, seat).place in state.ruins
    return [Explore()] if here and can_use(state, seat, ["torch"]) else []


def strike_options(state: RootState, seat: Seat) -> list[Option]:
    """List the pieces a crossbow could remove here: an enemy's warrior, or else another."""
    place = board_of(state, seat).place
    if place <= 0 or not can_use(state, seat, ["crossbow"]):
        return []
    return [
        Strike(Seat(enemy), PieceKind(kind))
        for enemy in range(len(state.sides))
        # A strike is no battle: a rule against battling an enemy does not protect it.
        if state.is_enemy(seat, enemy) and not is_shielded(state, seat, enemy, place)
        for kind in kinds_to_strike(state, enemy, place)
    ]


def kinds_to_strike(state: RootState, enemy: int, clearing: int) -> list[str]:
    """List the kinds of an enemy's pieces that may be struck: warriors first (9.5.6)."""
    if state.warriors[clearing][enemy]:
        return [WARRIOR] if removable(state, enemy, clearing) else []
    if state.is_hireling(enemy):  # its other pieces are no faction pieces (21.10)
        return []
    return sorted(set(state.pieces_of(enemy, clearing)))


def struck_by(state: RootState, seat: Seat, strike: Strike) -> Loss:
    """Describe the piece that a strike removes (9.5.6)."""
    warrior = strike.piece == WARRIOR
    pieces = () if warrior else (strike.piece,)
    return Loss(strike.enemy, board_of(state, seat).place, seat, int(warrior), pieces)


def repair_options(state: RootState, seat: Seat) -> list[Option]:
    """List the damaged items, ready and exhausted ones apart."""
    board = board_of(state, seat)
    if not can_use(state, seat, ["hammer"]):
        return []
    return [
        Repair(ITEMS[index // SIDES], "ready" if index % SIDES == DAMAGED else "exhausted")
        for index in DAMAGED_PLACES
        if board.items[index]
    ]


def damaged_key(action: Repair) -> str:
    """Return the key of the damaged item to be repaired."""
    side = "-damaged" if action.side == "ready" else "-damaged-exhausted"
    return f"{action.item}{side}"


def aid_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards he could give, with their receivers."""
    board = board_of(state, seat)
    if not state.hands[seat] or not can_use_any(state, seat):
        return []
    others = players_here(state, seat)
    if not others:
        return []
    cards = matching(distinct(state.hand(seat)), state.suits[board.place])
    return [Aid(card, other) for other in others for card in cards]


def may_aid(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, he could aid any player."""
    return bool(state.hands[seat] and can_use_any(state, seat) and players_here(state, seat))


def can_use_any(state: RootState, seat: Seat) -> bool:
    """Return whether he can exhaust any item, or has a card stand for it."""
    return bool(ready_kinds(board_of(state, seat)) or stands_in(state, seat))


def players_here(state: RootState, seat: Seat) -> list[Seat]:
    """List the other players with faction pieces in his clearing, pawns included."""
    place = board_of(state, seat).place
    if place <= 0:
        return []
    return [s for s in from_current(state) if s != seat and has_pieces(state, s, place)]


def items_of(state: RootState, seat: int) -> list[OneItem | ExhaustedItem]:
    """List the items in a Crafted Items box; he may take exhausted ones, too."""
    ready = state.unexhausted(seat)
    spent = {item for owner, item in state.exhausted if owner == seat}
    return [
        *(OneItem(item) for item in ITEMS if item in ready),
        *(ExhaustedItem(item) for item in ITEMS if item in spent),
    ]


def coalition_options(state: RootState, seat: Seat) -> list[Option]:
    """List the coalitions he may form (9.2.8)."""
    partners = coalition_partners(state, seat)
    if not partners:
        return []
    cards = [c for c in distinct(state.hand(seat)) if CARDS[c].kind == "dominance"]
    return [FormCoalition(card, partner) for card in cards for partner in partners]


# Daylight as a whole

OPEN_OFFERS = (
    move_options,
    battle_options,
    explore_options,
    strike_options,
    quest_options,
    repair_options,
    special_options,
)
"""The actions of Daylight that follow from public facts."""


def item_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions that exhaust items, special ones included (9.5)."""
    return [
        *chain.from_iterable(offer(state, seat) for offer in OPEN_OFFERS),
        *aid_options(state, seat),
        *craftable(state, seat),
    ]


def could_use_items(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, there could be any such actions."""
    return (
        may_aid(state, seat)
        or could_craft(state, seat)
        or any(offer(state, seat) for offer in OPEN_OFFERS)
    )


def coerce_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards the Jailor could spend on an action that they make possible (26.12.2)."""
    return [
        Coerce(card)
        for card in cards_to_coerce(state, seat)
        if item_options(once_coerced(state, seat, card), seat)
    ]


def could_coerce(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, there could be such a card."""
    if not may_coerce(state, seat):
        return False
    return could_use_items(once_coerced(state, seat, state.hands[seat][-1]), seat)


def day_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight, in any order and number (9.5)."""
    return [
        *item_options(state, seat),
        *coalition_options(state, seat),
        *coerce_options(state, seat),
    ]


def could_act(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, he could do anything in Daylight."""
    return (
        could_use_items(state, seat)
        or bool(state.hands[seat] and coalition_partners(state, seat))
        or could_coerce(state, seat)
    )


def facts_of(state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
    """Return the facts for a menu to show beside an action."""
    board = board_of(state, seat)
    match action:
        case VagabondMove(to):
            return {"boots": boots_for(state, seat, to, 1)}
        case CompleteQuest(quest, reward) | Improvise(quest, reward) | Con(quest, reward):
            return {"points" if reward == POINTS else "instead": points_for(board, quest)}
        case Aid(_, to):
            return {
                "missing": aids_missing(board, to),
                "step": step_name(board.relations[to]),
                "items": len(state.crafted_items[to]),
            }
        case Strike():
            return {"points": promised(state, seat, [struck_by(state, seat, action)])}
        case FormCoalition(_, partner):
            return {"points": state.points[partner]}
        case _:
            return {}
