"""A Vagabond's deeds in Daylight: battle, explore, aid, strike, repair (Law 9.5.2 to 9.5.7)."""

from __future__ import annotations

from engine.core.choices.actions import Done, Option, action
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import distinct
from engine.root.events import Explored, RuinEmptied, RuinSeen
from engine.root.factions.base import Loss, RootTable, performs
from engine.root.factions.vagabond.board import SIDES, VagabondBoard, board_of
from engine.root.factions.vagabond.events import Aided
from engine.root.factions.vagabond.items import (
    AT,
    DAMAGED,
    DAMAGED_PLACES,
    KEYS,
    OneItem,
    exhaust,
    ready,
    ready_kinds,
    repair,
)
from engine.root.factions.vagabond.relationships import aided
from engine.root.pieces import ITEMS, CardId, Clearing, Item, PieceKind
from engine.root.rules.battle import battle, why_no_battle
from engine.root.rules.crafting import gain_item
from engine.root.rules.hands import give, matching
from engine.root.rules.removal import remove
from engine.root.rules.rule import has_pieces, targets
from engine.root.rules.score import from_current, score
from engine.root.state import RootState

WARRIOR = PieceKind("warrior")
POINTS_FOR_EXPLORING = 1


@action("vagabond battle")
class VagabondBattle(Option, frozen=True, gc=False, tag="vagabond.battle"):
    """Exhaust a sword to battle in his clearing (9.5.2)."""

    defender: Seat


@action("vagabond explore")
class Explore(Option, frozen=True, gc=False, tag="vagabond.explore"):
    """Exhaust a torch to take an item from the ruin here (9.5.3)."""


@action("vagabond aid")
class Aid(Option, frozen=True, gc=False, tag="vagabond.aid"):
    """Exhaust any item and give a matching card to a player here (9.5.4)."""

    card: CardId
    to: Seat


@action("vagabond strike")
class Strike(Option, frozen=True, gc=False, tag="vagabond.strike"):
    """Exhaust a crossbow to remove an enemy piece here, warriors first (9.5.6)."""

    enemy: Seat
    piece: PieceKind


@action("vagabond repair")
class Repair(Option, frozen=True, gc=False, tag="vagabond.repair"):
    """Exhaust a hammer to repair an item, which keeps its side (9.5.7)."""

    item: Item
    side: str


class ExhaustedItem(Option, frozen=True, gc=False, tag="exhausted_item"):
    """An exhausted item in a Crafted Items box, where a question asks for one."""

    item: Item


# What is offered; all but Aid follow from public facts


def battle_options(state: RootState, seat: Seat) -> list[Option]:
    """List the enemies here that a sword could start a battle with."""
    board = board_of(state, seat)
    if board.place <= 0 or not ready(board, "sword"):
        return []
    return [VagabondBattle(enemy) for enemy in targets(state, seat, board.place)]


def explore_options(state: RootState, seat: Seat) -> list[Option]:
    """Offer to explore the ruin here."""
    board = board_of(state, seat)
    return [Explore()] if board.place in state.ruins and ready(board, "torch") else []


def strike_options(state: RootState, seat: Seat) -> list[Option]:
    """List what a crossbow could remove here: a warrior, or else another piece of an enemy."""
    board = board_of(state, seat)
    place = board.place
    if place <= 0 or not ready(board, "crossbow"):
        return []
    return [
        Strike(enemy, PieceKind(kind))
        for enemy in targets(state, seat, place)
        for kind in struck_first(state, enemy, place)
    ]


def struck_first(state: RootState, enemy: int, clearing: int) -> list[str]:
    """List the kinds of an enemy's pieces that may be struck: warriors while there are any."""
    if state.warriors[clearing][enemy]:
        return [WARRIOR]
    pieces = (*state.buildings[clearing], *state.tokens[clearing])
    return sorted({kind for owner, kind in pieces if owner == enemy})


def repair_options(state: RootState, seat: Seat) -> list[Option]:
    """List the damaged items, each side for itself."""
    board = board_of(state, seat)
    if not ready(board, "hammer"):
        return []
    return [
        Repair(ITEMS[index // SIDES], "ready" if index % SIDES == DAMAGED else "exhausted")
        for index in DAMAGED_PLACES
        if board.items[index]
    ]


def players_here(state: RootState, seat: Seat) -> list[Seat]:
    """List the other players with faction pieces in his clearing, pawns included."""
    place = board_of(state, seat).place
    if place <= 0:
        return []
    return [s for s in from_current(state) if s != seat and has_pieces(state, s, place)]


def aid_options(state: RootState, seat: Seat) -> list[Option]:
    """List whom he could give which card."""
    board = board_of(state, seat)
    if not state.hands[seat] or not any(ready_kinds(board)):
        return []
    others = players_here(state, seat)
    if not others:
        return []
    cards = matching(distinct(state.hand(seat)), state.suits[board.place])
    return [Aid(card, other) for other in others for card in cards]


def may_aid(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether he could aid anybody."""
    return bool(
        state.hands[seat] and ready_kinds(board_of(state, seat)) and players_here(state, seat)
    )


# Carrying them out


@performs(VagabondBattle)
async def do_battle(t: RootTable, seat: Seat, action: VagabondBattle) -> None:
    """Start the battle."""
    board = board_of(t.state, seat)
    exhaust(board, ["sword"])
    await battle(t, seat, action.defender, board.place)


@performs(Explore)
async def explore(t: RootTable, seat: Seat, action: Explore) -> None:
    """Take an item under the ruin and score, or look at two and take one (9.5.3, 9.7.3).

    The last item takes the ruin with it. A second "R" item of a kind cannot be taken; without an
    item there is no point, but the torch is used.
    """
    state = t.state
    board = board_of(state, seat)
    clearing = Clearing(board.place)
    exhaust(board, ["torch"])
    t.tell(Explored(seat, clearing))
    under = state.ruins[clearing]
    item = await take_from_ruin(t, seat, board, under)
    if item is not None:
        under.remove(item)
        board.ruin_items.append(item)
        gain_item(t, seat, item, "ruin")
    if under and clearing not in board.seen:
        board.seen.append(clearing)
    if not under:
        del state.ruins[clearing]
        forget_ruin(state, clearing)
        t.tell(RuinEmptied(clearing))
    if item is not None:
        score(t, seat, POINTS_FOR_EXPLORING)


async def take_from_ruin(
    t: RootTable, seat: Seat, board: VagabondBoard, under: list[str]
) -> Item | None:
    """Choose the item to take, of those he may."""
    takable = [item for item in ITEMS if item in under and item not in board.ruin_items]
    if len(under) > 1 or not takable:
        seen = tuple(Item(item) for item in sorted(under))
        t.tell(RuinSeen(Clearing(board.place), seen), only=[seat])
    if len(under) == 1 or not takable:
        return takable[0] if takable else None
    offers = [*(OneItem(item) for item in takable), Done()]
    chosen = await t.choose(seat, "vagabond.ruin", offers, public=False)
    return chosen.item if isinstance(chosen, OneItem) else None


def forget_ruin(state: RootState, clearing: int) -> None:
    """Nobody needs to remember what lay under a ruin that is gone."""
    for board in state.boards:
        if isinstance(board, VagabondBoard) and clearing in board.seen:
            board.seen.remove(clearing)


@performs(Aid)
async def aid(t: RootTable, seat: Seat, action: Aid) -> None:
    """Exhaust an item, give the card, perhaps take a crafted item, which arrives face up."""
    state = t.state
    board = board_of(state, seat)
    spent = await t.choose(seat, "vagabond.exhaust", [OneItem(item) for item in ready_kinds(board)])
    taken = await t.choose(seat, "vagabond.take", [*items_of(state, action.to), Done()])
    exhaust(board, [spent.item])
    t.tell(Aided(seat, action.to, spent.item))
    give(t, seat, action.to, action.card)
    if isinstance(taken, (OneItem, ExhaustedItem)):
        state.crafted_items[action.to].remove(taken.item)
        if isinstance(taken, ExhaustedItem):
            state.exhausted.remove((action.to, taken.item))
        gain_item(t, seat, taken.item, state.keys[action.to])
    aided(t, seat, action.to)


def items_of(state: RootState, seat: int) -> list[OneItem | ExhaustedItem]:
    """List what lies in a Crafted Items box; he may take what is exhausted there, too."""
    ready = state.unexhausted(seat)
    spent = {item for owner, item in state.exhausted if owner == seat}
    return [
        *(OneItem(item) for item in ITEMS if item in ready),
        *(ExhaustedItem(item) for item in ITEMS if item in spent),
    ]


@performs(Strike)
async def strike(t: RootTable, seat: Seat, action: Strike) -> None:
    """Remove the piece."""
    board = board_of(t.state, seat)
    exhaust(board, ["crossbow"])
    if action.piece == WARRIOR:
        loss = Loss(action.enemy, board.place, seat, 1)
    else:
        loss = Loss(action.enemy, board.place, seat, 0, (action.piece,))
    await remove(t, [loss])


@performs(Repair)
async def mend(t: RootTable, seat: Seat, action: Repair) -> None:
    """Repair the item."""
    exhaust(board_of(t.state, seat), ["hammer"])
    repair(t, seat, {damaged_key(action): 1})


def damaged_key(action: Repair) -> str:
    """Return the key of the damaged item that is to be repaired."""
    side = "-damaged" if action.side == "ready" else "-damaged-exhausted"
    return f"{action.item}{side}"


# Why not


def why_no_deed(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why one of these was not offered."""
    board = board_of(state, seat)
    place = board.place
    match action:
        case VagabondBattle(defender):
            if place > 0 and ready(board, "sword"):
                return why_no_battle(state, seat, place, defender)
            return without(board, "9.5.2", "sword")
        case Explore():
            if place > 0 and ready(board, "torch"):
                return Refused("explore-no-ruin", law="9.5.3", clearing=place)
            return without(board, "9.5.3", "torch")
        case Strike(enemy, piece):
            if place > 0 and ready(board, "crossbow"):
                return why_no_strike(state, seat, enemy, piece)
            return without(board, "9.5.6", "crossbow")
        case Repair():
            if not ready(board, "hammer"):
                return Refused("item-needed", law="9.5.7", item="hammer")
            known = damaged_key(action) in KEYS and board.items[AT[damaged_key(action)]]
            return Refused("not-offered" if known else "repair-nothing", law="9.5.7")
        case Aid(card, to):
            return why_no_aid(state, seat, card, to)
        case _:
            return None


def without(board: VagabondBoard, law: str, item: str) -> Refused:
    """Say that he is in a forest, or lacks the item that the action exhausts."""
    if board.place <= 0:
        return Refused("pawn-in-forest", law=law)
    return Refused("item-needed", law=law, item=item)


def why_no_strike(state: RootState, seat: Seat, enemy: int, piece: str) -> Refused:
    """Explain why a piece cannot be struck."""
    place = board_of(state, seat).place
    if not state.is_enemy(seat, enemy):
        return Refused("battle-no-enemy", law="21.8", clearing=place)
    if piece != WARRIOR and state.warriors[place][enemy]:
        return Refused("strike-warriors-first", law="9.5.6")
    return Refused("strike-nothing", law="9.5.6", clearing=place)


def why_no_aid(state: RootState, seat: Seat, card: int, to: int) -> Refused:
    """Explain why a card cannot be given in aid."""
    board = board_of(state, seat)
    if board.place <= 0:
        return Refused("pawn-in-forest", law="9.5.4")
    if to not in players_here(state, seat):
        return Refused("aid-nobody", law="9.5.4", clearing=board.place)
    if not ready_kinds(board):
        return Refused("aid-no-item", law="9.5.4")
    return Refused("aid-card", law="9.5.4", suit=state.suits[board.place])
