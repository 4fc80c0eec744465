"""Reasons why an action of the Decree is not offered (Law 7.4.2, 7.5.2)."""

from __future__ import annotations

import msgspec

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, SUIT_OF, matches
from engine.root.factions.eyrie.actions import (
    WAYS,
    AddToDecree,
    DecreeBattle,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    FallIntoTurmoil,
)
from engine.root.factions.eyrie.board import ROOSTS, board_of
from engine.root.factions.eyrie.decree import (
    COLUMNS,
    MOST_ADDED,
    has_added,
    has_bird,
    next_column,
    one_per_suit,
    unresolved_cards,
)
from engine.root.pieces import BIRD, CardId
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.hands import holds_card
from engine.root.rules.moving import Move, legal_moves, why_no_move
from engine.root.rules.placing import why_not_place, why_not_recruit
from engine.root.rules.rule import rules
from engine.root.state import RootState

SECTIONS = ("7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV")


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Decree was not offered, with its section."""
    if why := why_another(state, seat, action):
        return why
    match action:
        case AddToDecree(card):
            return why_not_added(state, seat, card)
        case FallIntoTurmoil(card):
            return why_no_turmoil(state, seat, card)
        case DecreeMove(card, origin):
            why = why_not_taken_up(state, seat, card, 1) or why_not_there(state, card, 1, origin)
            return why or why_not_moved(state, seat, action)
        case DecreeBattle(card, clearing, defender):
            why = why_not_taken_up(state, seat, card, 2) or why_not_there(state, card, 2, clearing)
            return why or why_no_battle(state, seat, clearing, defender)
        case DecreeRecruit(card, clearing):
            why = why_not_taken_up(state, seat, card, 0) or why_not_there(state, card, 0, clearing)
            return why or why_no_recruit(state, seat, clearing)
        case DecreeBuild(card, clearing):
            why = why_not_taken_up(state, seat, card, 3) or why_not_there(state, card, 3, clearing)
            return why or why_no_roost(state, seat, clearing)
        case _:
            return None


def why_another(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Name the card of the same suit with which the same action is offered (7.5.2)."""
    if not isinstance(action, (DecreeRecruit, DecreeMove, DecreeBattle, DecreeBuild)):
        return None
    board, card = board_of(state, seat), action.card
    column = next_column(board)
    if column is None or why_not_taken_up(state, seat, card, None):
        return None
    for same in one_per_suit(unresolved_cards(board, column)):
        if same == card or SUIT_OF[same] != SUIT_OF[card]:
            continue
        if msgspec.structs.replace(action, card=same) in WAYS[column](state, seat, same):
            name, other = CARDS[card].name, CARDS[same].name
            return Refused("resolve-same", law="7.5.2", card=name, other=other)
    return None


def why_not_added(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card cannot be added to the Decree now (7.4.2)."""
    added, name = board_of(state, seat).added, CARDS[card].name
    if state.current != seat or state.phase != "birdsong":
        return Refused("decree-when", law="7.4.2")
    if not holds_card(state, seat, card):
        return Refused("decree-not-held", law="7.4.2", card=name)
    if len(added) >= MOST_ADDED:
        return Refused("decree-two", law="7.4.2")
    if has_bird(added) and SUIT_OF[card] == BIRD:
        return Refused("decree-one-bird", law="7.4.2", card=name)
    return Refused("decree-when", law="7.4.2")


def why_not_taken_up(state: RootState, seat: Seat, card: int, column: int | None) -> Refused | None:
    """Explain why a card of the Decree, or of `column`, cannot be taken up now (7.5.2)."""
    board = board_of(state, seat)
    now = next_column(board)
    if state.phase == "birdsong" and not has_added(state, seat):
        return Refused("resolve-add-first", law="7.4.2")
    if state.current != seat or (state.phase == "birdsong" and not state.count(seat, "roost")):
        return Refused("resolve-when", law="7.5.2")
    if now is None or state.phase == "evening":
        return Refused("resolve-done", law="7.5.2")
    if column is not None and column != now:
        return Refused("resolve-order", law="7.5.2", column=COLUMNS[now])
    if SUIT_OF[card] not in [SUIT_OF[each] for each in unresolved_cards(board, now)]:
        name = CARDS[card].name
        return Refused("resolve-no-card", law="7.5.2", card=name, column=COLUMNS[now])
    return None


def why_no_turmoil(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card of the Decree brings no turmoil (7.7)."""
    why = why_not_taken_up(state, seat, card, None)
    name = CARDS[card].name
    if why is None:
        return Refused("turmoil-needless", law="7.7", card=name)
    if why.key == "resolve-no-card":
        column = why.args_of_words["column"]
        return Refused("turmoil-no-card", law="7.7", card=name, column=column)
    return why


def why_not_there(state: RootState, card: CardId, column: int, clearing: int) -> Refused | None:
    """Explain why a card of the Decree does not match a clearing: its suit."""
    if 1 <= clearing < len(state.suits) and matches(card, state.suits[clearing]):
        return None
    printed = CARDS[card]
    return Refused(
        "resolve-suit", law=SECTIONS[column],
        card=printed.name, suit=printed.suit, clearing=clearing,
    )  # fmt: skip


def why_not_moved(state: RootState, seat: Seat, action: DecreeMove) -> Refused:
    """Explain why a move from a matching clearing is not possible (4.2)."""
    legal = legal_moves(state, seat, Move, [action.origin])
    reach = [each.to for each in legal]
    return why_no_move(state, seat, action.origin, action.to, action.warriors, reach)


def why_no_recruit(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why no warrior can be placed in a matching clearing (7.5.2.I)."""
    if not state.supply[seat]:
        return Refused("no-warriors", law="1.5.1")
    if not state.has_building(seat, clearing, "roost"):
        return Refused("recruit-no-roost", law="7.5.2.I", clearing=clearing)
    law = why_not_recruit(state, seat, clearing)
    return Refused("place-barred", law=law, clearing=clearing)


def why_no_roost(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why a roost cannot be placed in a matching clearing (7.5.2.IV)."""
    if state.count(seat, "roost") >= ROOSTS:
        return Refused("roost-none-left", law="1.5.1")
    if state.has_building(seat, clearing, "roost"):
        return Refused("roost-there", law="7.5.2.IV", clearing=clearing)
    if not rules(state, seat, clearing):
        return Refused("roost-no-rule", law="7.5.2.IV", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("roost-no-slot", law="2.2.3", clearing=clearing)
    law = why_not_place(state, seat, clearing)
    return Refused("place-barred", law=law, clearing=clearing)
