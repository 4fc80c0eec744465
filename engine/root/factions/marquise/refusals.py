"""Reasons why an action of the Marquise is not offered (Law 6.5)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, matches
from engine.root.factions.marquise.actions import (
    Build,
    ExtraAction,
    March,
    MarquiseBattle,
    Overwork,
    Recruit,
)
from engine.root.factions.marquise.board import (
    BUILDINGS,
    board_of,
    connected_wood,
    next_cost,
    wood_left,
)
from engine.root.pieces import BIRD
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.hands import holds_card
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import why_not_place, why_not_recruit
from engine.root.rules.rule import rules
from engine.root.state import RootState


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of Daylight was not offered, with its section (6.5)."""
    board = board_of(state, seat)
    if isinstance(action, ExtraAction):
        return why_no_extra(state, seat, action.card)
    if not isinstance(action, (MarquiseBattle, March, Recruit, Build, Overwork)):
        return None
    if not board.actions:
        return Refused("no-actions", law="6.5")
    if isinstance(action, MarquiseBattle):
        return why_no_battle(state, seat, action.clearing, action.defender)
    if isinstance(action, March):
        legal = legal_moves(state, seat, March, [action.origin])
        reach = [move.to for move in legal]
        return why_no_move(state, seat, action.origin, action.to, action.warriors, reach)
    if isinstance(action, Recruit):
        return why_no_recruit(state, seat)
    if isinstance(action, Build):
        return why_no_build(state, seat, action)
    return why_no_overwork(state, seat, action)


def why_no_extra(state: RootState, seat: Seat, card: int) -> Refused | None:
    """Explain why a card buys no action (6.5); None if it is a bird in her hand."""
    if CARDS[card].suit != BIRD:
        return Refused("extra-bird", law="6.5")
    if not holds_card(state, seat, card):
        return Refused("card-not-held", law="6.5", card=CARDS[card].name)
    return None


def why_no_recruit(state: RootState, seat: Seat) -> Refused:
    """Explain why she cannot recruit (6.5.3)."""
    places = state.clearings_with(seat, "recruiter")
    if board_of(state, seat).recruited:
        return Refused("recruit-once", law="6.5.3")
    if not places or not state.supply[seat]:
        return Refused("recruit-nothing", law="6.5.3")
    return Refused("recruit-barred", law=why_not_recruit(state, seat, places[0]))


def why_no_overwork(state: RootState, seat: Seat, action: Overwork) -> Refused:
    """Explain why a sawmill cannot be overworked (6.5.5)."""
    clearing, card = action.clearing, action.card
    if not state.has_building(seat, clearing, "sawmill"):
        return Refused("overwork-no-sawmill", law="6.5.5", clearing=clearing)
    if not wood_left(state, seat):
        return Refused("wood-none", law="1.5.1")
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    if matches(card, state.suits[clearing]) and not holds_card(state, seat, card):
        return Refused("card-not-held", law="6.5.5", card=CARDS[card].name)
    return Refused("overwork-card", law="6.5.5", clearing=clearing)


def why_no_build(state: RootState, seat: Seat, action: Build) -> Refused:
    """Explain why a building cannot be placed (6.5.4)."""
    clearing = action.clearing
    if action.building not in BUILDINGS:
        return Refused("marquise-no-such-building", law="6.5.4")
    cost = next_cost(state, seat, action.building)
    if cost is None:
        return Refused("build-none-left", law="1.5.1", building=action.building)
    if not rules(state, seat, clearing):
        return Refused("build-no-rule", law="6.5.4.I", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("build-no-slot", law="2.2.3", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    have = sum(connected_wood(state, seat, clearing).values())
    return Refused("build-wood", law="6.5.4.II", clearing=clearing, cost=cost, have=have)
