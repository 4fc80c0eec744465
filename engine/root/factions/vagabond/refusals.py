"""Reasons why an action of a Vagabond is not offered (Law 9.4.2, 9.5, 26)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.vagabond.actions import (
    WARRIOR,
    Aid,
    Explore,
    FormCoalition,
    Repair,
    Strike,
    VagabondBattle,
    can_use_any,
    damaged_key,
    players_here,
)
from engine.root.factions.vagabond.board import VagabondBoard, board_of
from engine.root.factions.vagabond.coercing import (
    COERCE,
    JAILOR,
    Coerce,
    can_use,
    cards_to_coerce,
    stands_in,
)
from engine.root.factions.vagabond.items import AT, KEYS, ready
from engine.root.factions.vagabond.moving import Slip, VagabondMove, beside, boots_for, may_slip
from engine.root.factions.vagabond.quests import (
    CHEAT,
    CON,
    IMPROVISE,
    ITEMS_IN_CON,
    QUESTS,
    CompleteQuest,
    Con,
    Improvise,
)
from engine.root.factions.vagabond.relationships import (
    PLAYERS_FOR_COALITION,
    POINTS_FOR_COALITION,
    is_in_coalition,
)
from engine.root.factions.vagabond.special_actions import (
    SPECIAL_ACTIONS,
    TORCH,
    Duel,
    Glide,
    Hideout,
    can_duel,
)
from engine.root.pieces import Place
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.crafting import ANY, Craft
from engine.root.rules.rule import can_enter, why_not_leave
from engine.root.state import RootState

SECTIONS = {key: f"26.{number}.2" for number, key in enumerate(
    ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "harrier",
     "ronin", "cheat", "gladiator", "jailor"), 1)}  # fmt: skip
"""The section of each special action."""


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action was not offered, with its section (9.5)."""
    if isinstance(action, (VagabondMove, Slip)):
        return why_no_pawn_move(state, seat, action)
    if isinstance(action, (CompleteQuest, Improvise, Con)):
        return why_no_quest(state, seat, action)
    if isinstance(action, Coerce):
        return why_no_coercing(state, seat, action)
    if type(action) in SPECIAL_ACTIONS:
        return why_no_special(state, seat, action)
    if isinstance(action, FormCoalition):
        return why_no_coalition(state, seat, action)
    if isinstance(action, Craft):
        return why_no_hammer(state, seat, action)
    return why_no_deed(state, seat, action)


def why_no_deed(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action in his clearing was not offered."""
    board = board_of(state, seat)
    place = board.place
    match action:
        case VagabondBattle(defender):
            if place > 0 and can_use(state, seat, ["sword"]):
                return why_no_battle(state, seat, place, defender)
            return without(board, "9.5.2", "sword")
        case Explore():
            if place > 0 and can_use(state, seat, ["torch"]):
                return Refused("explore-no-ruin", law="9.5.3", clearing=place)
            return without(board, "9.5.3", "torch")
        case Strike(enemy, piece):
            if place > 0 and can_use(state, seat, ["crossbow"]):
                return why_no_strike(state, seat, enemy, piece)
            return without(board, "9.5.6", "crossbow")
        case Repair():
            if not can_use(state, seat, ["hammer"]):
                return Refused("item-needed", law="9.5.7", item="hammer")
            known = damaged_key(action) in KEYS and board.items[AT[damaged_key(action)]]
            return Refused("not-offered" if known else "repair-nothing", law="9.5.7")
        case Aid(to=to):
            return why_no_aid(state, seat, to)
        case _:
            return None


def without(board: VagabondBoard, law: str, item: str) -> Refused:
    """Explain that he is in a forest, or lacks the item that the action exhausts."""
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
    if state.is_hireling(enemy) and piece != WARRIOR:
        return Refused("strike-hired", law="21.10")
    return Refused("strike-nothing", law="9.5.6", clearing=place)


def why_no_aid(state: RootState, seat: Seat, to: int) -> Refused:
    """Explain why a card cannot be given in aid."""
    board = board_of(state, seat)
    if board.place <= 0:
        return Refused("pawn-in-forest", law="9.5.4")
    if to not in players_here(state, seat):
        return Refused("aid-nobody", law="9.5.4", clearing=board.place)
    if not can_use_any(state, seat):
        return Refused("aid-no-item", law="9.5.4")
    return Refused("aid-card", law="9.5.4", suit=state.suits[board.place])


def why_no_pawn_move(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why he cannot move or slip there, and where he could go."""
    assert isinstance(action, (VagabondMove, Slip))
    law = "9.4.2" if isinstance(action, Slip) else "9.5.1"
    if isinstance(action, Slip) and not may_slip(state, seat):
        return Refused("slip-once", law=law)
    if isinstance(action, VagabondMove) and action.to < 0:
        return Refused("move-no-forest", law="9.2.10")
    place = Place(board_of(state, seat).place)
    if action.to not in state.woodland.places_beside(place) and action.to not in beside(
        state, seat
    ):
        near = " ".join(str(to) for to in beside(state, seat))
        return Refused("pawn-not-beside", law=law, to=action.to, instead=near)
    if action.to > 0 and not can_enter(state, seat, action.to):
        return Refused("entry-barred", law="26.6.2", to=action.to)
    if isinstance(action, Slip):
        return Refused("slip-when", law=law)
    if place > 0 and (held := why_not_leave(state, seat, place)):
        return Refused("pawn-held", law=held)
    need = boots_for(state, seat, action.to, 1)
    if not can_use(state, seat, ["boot"] * need):
        return Refused("boots-needed", law="9.2.9.III.b" if need > 1 else law, boots=need)
    return Refused("not-offered", law=law)


def why_no_quest(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why a quest cannot be completed."""
    assert isinstance(action, (CompleteQuest, Improvise, Con))
    board = board_of(state, seat)
    quest = action.quest
    if quest not in state.quests:
        return Refused("quest-not-up", law="9.5.5")
    card = QUESTS[quest]
    if board.place <= 0 or card.suit not in state.suits[board.place]:
        return Refused("quest-suit", law="9.5.5", suit=card.suit)
    if isinstance(action, Improvise):
        if board.character != "adventurer":
            return Refused("not-your-character", law="26.7.2", character="adventurer")
        if IMPROVISE in state.used:
            return Refused("improvise-once", law="26.7.2")
        return Refused("improvise-items", law="26.7.2")
    if isinstance(action, Con):
        if board.character != CHEAT:
            return Refused("not-your-character", law="26.10.2", character=CHEAT)
        if CON in state.used:
            return Refused("con-once", law="26.10.2")
        return Refused("con-items", law="26.10.2", items=ITEMS_IN_CON)
    missing = missing_items(board, card.items)
    return Refused("quest-items", law="9.5.5", missing=" ".join(missing))


def missing_items(board: VagabondBoard, items: Sequence[str]) -> list[str]:
    """Name the listed items that are not ready."""
    one, other = items
    missing = [] if ready(board, one) else [one]
    if ready(board, other) <= (one == other):
        missing.append(other)
    return missing


def why_no_special(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why a special action was not offered."""
    board = board_of(state, seat)
    character = SPECIAL_ACTIONS[type(action)]
    law = SECTIONS[character]
    if board.character != character:
        return Refused("not-your-character", law=law, character=character)
    if not isinstance(action, Duel) and not ready(board, TORCH):
        return Refused("item-needed", law=law, item=TORCH)
    if board.place <= 0 and not isinstance(action, (Hideout, Glide)):
        return Refused("pawn-in-forest", law=law)
    if isinstance(action, Duel):
        return why_no_duel(state, seat, action)
    return Refused(f"no-{action.path.partition(' ')[2]}", law=law)


def why_no_duel(state: RootState, seat: Seat, action: Duel) -> Refused:
    """Explain why an enemy's warrior, or an item of his, takes no part in a duel."""
    board = board_of(state, seat)
    if not can_duel(state, seat, action.enemy, board.place):
        return Refused("duel-no-warrior", law="26.11.2", clearing=board.place)
    return Refused("item-needed", law="26.11.2", item=action.item)


def why_no_coercing(state: RootState, seat: Seat, action: Coerce) -> Refused:
    """Explain why a card cannot stand for an item."""
    board, law = board_of(state, seat), SECTIONS[JAILOR]
    if board.character != JAILOR:
        return Refused("not-your-character", law=law, character=JAILOR)
    if COERCE in state.used:
        return Refused("coerce-once", law=law)
    if board.place <= 0:
        return Refused("pawn-in-forest", law=law)
    if action.card not in cards_to_coerce(state, seat):
        return Refused("coerce-card", law=law, suit=state.suits[board.place])
    return Refused("coerce-nothing", law=law)


def why_no_coalition(state: RootState, seat: Seat, action: FormCoalition) -> Refused:
    """Explain why a coalition cannot be formed."""
    partner = action.partner
    if len(state.factions) < PLAYERS_FOR_COALITION:
        return Refused("coalition-players", law="9.2.8")
    if not state.may_score(seat):
        return Refused("coalition-twice", law="9.2.8")
    if state.points[seat] < POINTS_FOR_COALITION:
        return Refused("coalition-points", law="9.2.8", points=state.points[seat])
    if CARDS[action.card].kind != "dominance" or action.card not in state.hands[seat]:
        return Refused("coalition-card", law="9.2.8")
    if partner == seat:
        return Refused("coalition-self", law="9.2.8")
    if is_in_coalition(state, partner):
        return Refused("coalition-taken", law="9.2.8")
    if not state.may_score(partner):
        return Refused("coalition-dominance", law="9.2.8")
    others = [o for o in state.seats if o != seat and state.may_score(o)]
    fewest = min(state.points[other] for other in others)
    return Refused("coalition-fewest", law="9.2.8", points=fewest)


def why_no_hammer(state: RootState, seat: Seat, action: Craft) -> Refused | None:
    """Explain how his own way of crafting forbids a card; None if the common rule does."""
    board, printed = board_of(state, seat), CARDS[action.card]
    if not printed.cost or action.card not in state.hands[seat]:
        return None
    if board.place <= 0:
        return Refused("pawn-in-forest", law="9.5.8")
    suit = state.suits[board.place]
    if any(icon != ANY and icon not in suit for icon in printed.cost):
        return Refused("craft-one-suit", law="9.5.8", card=printed.name, suit=suit)
    hammers = ready(board, "hammer") + stands_in(state, seat)
    if hammers < len(printed.cost):
        return Refused("craft-hammers", law="9.5.8", need=len(printed.cost), hammers=hammers)
    return None
