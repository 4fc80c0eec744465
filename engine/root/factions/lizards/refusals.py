"""Reasons why a conspiracy or ritual is not offered (Law 10.4.3, 10.5)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, SUIT_OF
from engine.root.factions.lizards.actions import (
    COST,
    BuildGarden,
    Convert,
    Crusade,
    CrusadeMove,
    CultRecruit,
    Sacrifice,
    Sanctify,
    ScoreGardens,
    has_convert,
    owner_of,
    price,
)
from engine.root.factions.lizards.board import board_of, gardens_left
from engine.root.factions.lizards.outcast import outcast_clearings
from engine.root.pieces import BIRD, suits_of
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import why_not_place, why_not_recruit
from engine.root.rules.rule import rules
from engine.root.state import RootState


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Cult was not offered, with its section."""
    return why_no_conspiracy(state, seat, action) or why_no_ritual(state, seat, action)


# Conspiracies (10.4.3)


def why_no_conspiracy(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why a conspiracy was not offered, with its section; None for other actions."""
    if type(action) not in COST:
        return None
    if state.current != seat or state.phase != "birdsong":
        return Refused("conspiracy-when", law="10.4.3")
    board = board_of(state, seat)
    clearing = action.origin if isinstance(action, CrusadeMove) else getattr(action, "clearing", 0)
    if clearing not in outcast_clearings(state, seat):
        return Refused("conspiracy-where", law="10.4.3", clearing=clearing, suit=board.outcast)
    cost = price(state, seat, type(action))
    if board.acolytes < cost:
        return Refused("acolytes-short", law="10.4.3", cost=cost, have=board.acolytes)
    match action:
        case Crusade(_, defender):
            return why_no_battle(state, seat, clearing, defender)
        case CrusadeMove(origin, to, warriors):
            legal = legal_moves(state, seat, CrusadeMove, [origin])
            return why_no_move(state, seat, origin, to, warriors, [each.to for each in legal])
        case Convert(_, enemy):
            return why_no_conversion(state, seat, clearing, enemy)
        case Sanctify(_, building):
            return why_no_sanctification(state, seat, clearing, building)
        case _:
            return None


def why_no_conversion(state: RootState, seat: Seat, clearing: int, enemy: int) -> Refused:
    """Explain why no warrior can be replaced (10.4.3.II)."""
    if not state.is_enemy(seat, enemy) or not state.warriors[clearing][enemy]:
        return Refused("convert-nobody", law="10.4.3.II", clearing=clearing)
    if not has_convert(state, seat):
        return Refused("no-warriors", law="1.5.1")
    return why_barred(state, seat, clearing)


def why_no_sanctification(state: RootState, seat: Seat, clearing: int, building: str) -> Refused:
    """Explain why no building can be replaced (10.4.3.III)."""
    owner = owner_of(state, clearing, building)
    if owner is None or not state.is_enemy(seat, owner):
        return Refused("sanctify-nothing", law="10.4.3.III", clearing=clearing)
    suit = board_of(state, seat).outcast
    if not gardens_left(state, seat, suit):
        return Refused("garden-none-left", law="1.5.1", suit=suit)
    return why_barred(state, seat, clearing)


# Rituals (10.5)


def why_no_ritual(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why a ritual was not offered, with its section; None for other actions."""
    if not isinstance(action, (BuildGarden, CultRecruit, ScoreGardens, Sacrifice)):
        return None
    if state.current != seat or state.phase != "daylight":
        return Refused("ritual-when", law="10.5")
    card, suit = CARDS[action.card], SUIT_OF[action.card]
    if not any(CARDS[each].key == card.key for each in state.hands[seat]):
        revealed = [CARDS[each].key for each in board_of(state, seat).revealed]
        if card.key in revealed:
            return Refused("ritual-revealed", law="10.5", card=card.name)
        return Refused("card-not-held", law="10.5", card=card.name)
    if isinstance(action, Sacrifice):
        if suit != BIRD:
            return Refused("sacrifice-bird", law="10.5.4", card=card.name)
        return Refused("no-warriors", law="1.5.1")
    if suit == BIRD:
        return Refused("ritual-bird", law="10.2.2", card=card.name)
    if isinstance(action, ScoreGardens):
        if suit in board_of(state, seat).scored:
            return Refused("score-once", law="10.5.3", suit=suit)
        return Refused("score-no-garden", law="10.5.3", suit=suit)
    if suit not in state.suits[action.clearing]:
        return Refused("ritual-suit", law="10.5", card=card.name, clearing=action.clearing)
    if isinstance(action, BuildGarden):
        return why_no_garden(state, seat, action.clearing)
    if not state.supply[seat]:
        return Refused("no-warriors", law="1.5.1")
    law = why_not_recruit(state, seat, action.clearing)
    return Refused("place-barred", law=law, clearing=action.clearing)


def why_no_garden(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why no garden can be placed in a matching clearing (10.5.1)."""
    suit = state.suits[clearing]
    if not any(gardens_left(state, seat, each) for each in suits_of(suit)):
        return Refused("garden-none-left", law="1.5.1", suit=suit)
    if not rules(state, seat, clearing):
        return Refused("garden-no-rule", law="10.5.1", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("garden-no-slot", law="2.2.3", clearing=clearing)
    return why_barred(state, seat, clearing)


def why_barred(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain that a section keeps the Cult from placing pieces in a clearing."""
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return Refused("not-offered")
