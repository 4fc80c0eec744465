"""The Riverfolk's actions in their turn, and their conditions (Law 11.5, 11.6)."""

from __future__ import annotations

from itertools import product

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import distinct
from engine.root.data.maps import map_of
from engine.root.factions.riverfolk.board import (
    POST_COST,
    PRICES,
    SERVICES,
    board_of,
    post_in,
    posts_left,
)
from engine.root.factions.riverfolk.funds import comes_home, funds, kinds_of_funds
from engine.root.pieces import CardId, Clearing, Suit, suits_of
from engine.root.rules.battle.fighting import legal_battles
from engine.root.rules.crafting import can_craft, craftable
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import can_place, can_recruit
from engine.root.rules.rule import ruler
from engine.root.state import NOBODY, RootState


@action("riverfolk move", when="daylight", law="11.5.1")
class RiverfolkMove(Option, frozen=True, gc=False, tag="riverfolk.move"):
    """Commit a fund to take a move, along rivers too (11.5.1)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("riverfolk battle", when="daylight", law="11.5.2")
class RiverfolkBattle(Option, frozen=True, gc=False, tag="riverfolk.battle"):
    """Commit a fund to initiate a battle (11.5.2)."""

    clearing: Clearing
    defender: Seat


@action("riverfolk export", when="daylight", law="11.5.3.I")
class Export(Option, frozen=True, gc=False, tag="riverfolk.export"):
    """Craft a card for a warrior in Payments instead of its effect (11.5.3.I)."""

    plays = "card"

    card: CardId


@action("riverfolk draw", when="daylight", law="11.5.4")
class DrawCard(Option, frozen=True, gc=False, tag="riverfolk.draw"):
    """Commit a fund to draw a card (11.5.4)."""


@action("riverfolk recruit", when="daylight", law="11.5.5")
class RiverfolkRecruit(Option, frozen=True, gc=False, tag="riverfolk.recruit"):
    """Spend a fund to place a warrior in a clearing with a river (11.5.5)."""

    clearing: Clearing


@action("riverfolk establish", when="daylight", law="11.5.6")
class Establish(Option, frozen=True, gc=False, tag="riverfolk.establish"):
    """Spend two funds of a clearing's ruler for a trade post and a warrior there (11.5.6)."""

    clearing: Clearing


@action("riverfolk prices", when="end", law="11.6.2")
class SetPrices(Option, frozen=True, gc=False, tag="riverfolk.prices"):
    """Set the price of each service (11.6.2)."""

    hand: int
    boats: int
    mercenaries: int


# Daylight (11.5)


def day_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight, in any order and number."""
    if not funds(state, seat):
        return []
    options: list[Option] = [Establish(clearing) for clearing in sites(state, seat)]
    options += craftable(state, seat)
    options += [Export(card) for card in exportable(state, seat)]
    options += draw_options(state)
    options += [RiverfolkRecruit(clearing) for clearing in recruiting_places(state, seat)]
    options += legal_battles(state, seat, RiverfolkBattle)
    options += legal_moves(state, seat, RiverfolkMove)
    return options


def could_act(state: RootState, seat: Seat) -> bool:
    """Return whether any action is possible, since hand and funds are public."""
    if not funds(state, seat):
        return False
    return bool(draw_options(state) or day_options(state, seat))


def draw_options(state: RootState) -> list[Option]:
    """Offer to draw while any card is left (1.5.4)."""
    return [DrawCard()] if state.deck or state.discard else []


def exportable(state: RootState, seat: Seat) -> list[CardId]:
    """List the cards that could be exported: craftable ones, while a warrior is left (FAQ).

    That an empty supply rules out exporting is proposed: no warrior could be placed (1.5.4).
    """
    if not state.supply[seat]:
        return []
    return [card for card in distinct(state.hand(seat)) if can_craft(state, seat, card)]


def river_clearings(state: RootState) -> list[Clearing]:
    """List the clearings with a river."""
    return sorted({each for pair in map_of(state.map).rivers for each in pair})


def recruiting_places(state: RootState, seat: Seat) -> list[Clearing]:
    """List the clearings with a river where a warrior could be placed for a fund (11.5.5)."""
    if not funds_for_recruits(state, seat):
        return []
    return [c for c in river_clearings(state) if can_recruit(state, seat, c)]


def funds_for_recruits(state: RootState, seat: Seat) -> list[Seat]:
    """List the owners whose fund could pay for a warrior: if none is left, one's own (11.5.5).

    That fund is spent and placed at once. That others' funds are not offered then is proposed
    (1.5.4).
    """
    kinds = [each.seat for each in kinds_of_funds(state, seat)]
    if state.supply[seat]:
        return kinds
    return [owner for owner in kinds if owner == seat and comes_home(state)]


def posts_for(state: RootState, seat: int, clearing: int) -> list[Suit]:
    """List the suits of a clearing with a trade post left."""
    return [suit for suit in suits_of(state.suits[clearing]) if posts_left(state, seat, suit)]


def sites(state: RootState, seat: Seat) -> list[Clearing]:
    """List the clearings for a trade post: the ruler must have two funds (11.5.6)."""
    rich = {owner for owner, n in enumerate(board_of(state, seat).funds) if n >= POST_COST}
    if not rich:
        return []
    return [
        Clearing(clearing)
        for clearing in range(1, len(state.tokens))
        if (rule := ruler(state, clearing)) != NOBODY
        and rule in rich
        and not post_in(state, seat, clearing)
        and posts_for(state, seat, clearing)
        and can_place(state, seat, clearing)
    ]


# Evening (11.6)


def price_options(state: RootState, seat: Seat, *, first: bool = False) -> list[Option]:
    """List all prices that could be set; after setup, only those that differ from the present."""
    now = board_of(state, seat).prices
    every = [SetPrices(*each) for each in product(PRICES, repeat=len(SERVICES))]
    standing = SetPrices(*(now[service] for service in SERVICES))
    return [each for each in every if first or each != standing]
