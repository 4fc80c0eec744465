"""Coerce, by which a card of the Jailor stands for an item (Law 26.12.2), and using up items.

He names the card and the action it serves together, so that no card is spent for nothing: the rules
list that action's options as they are once the card stands for an item.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Option, Pass, action
from engine.core.seats import Seat
from engine.root.data.cards import distinct
from engine.root.events import EffectUsed
from engine.root.factions.vagabond.board import board_of
from engine.root.factions.vagabond.items import (
    can_exhaust,
    count_ready,
    exhaust,
    exhaust_any,
    ready,
)
from engine.root.pieces import CardId, Item
from engine.root.rules.answers import OneItem
from engine.root.rules.crafting import ANY
from engine.root.rules.hands import OneCard, discard, matching, pick_cards
from engine.root.rules.rule import can_craft_in
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

JAILOR = "jailor"
COERCE, COERCED = "coerce", "coerced"
"""Marks of the turn: that he has coerced, and that a card still stands for an item."""
POINTS_LOST = 1


@action("vagabond coerce", when="daylight", law="26.12.2")
class Coerce(Option, frozen=True, gc=False, tag="vagabond.coerce"):
    """As the Jailor, spend a card in place of an item for an action chosen next (26.12.2)."""

    plays = "card"

    card: CardId


# Conditions


def may_coerce(state: RootState, seat: int) -> bool:
    """Return whether, on public facts, a card of his could stand for an item now.

    Once in his own turn, and in a clearing, which the card must match.
    """
    board = board_of(state, seat)
    return (
        board.character == JAILOR
        and board.place > 0
        and state.current == seat
        and COERCE not in state.used
        and bool(state.hands[seat])
    )


def cards_to_coerce(state: RootState, seat: Seat) -> list[CardId]:
    """List the cards that he could spend now, twins once."""
    if not may_coerce(state, seat):
        return []
    return matching(distinct(state.hand(seat)), state.suits[board_of(state, seat).place])


def once_coerced(state: RootState, seat: Seat, card: int) -> RootState:
    """Return the position with a card spent and not yet used up, to list what it could serve."""
    after = state.copy()
    after.hands[seat].remove(card)
    after.used += [COERCE, COERCED]
    return after


def stands_in(state: RootState, seat: int) -> int:
    """Count the items that a spent card stands for: one or none."""
    return int(COERCED in state.used and state.current == seat)


def can_use(state: RootState, seat: int, items: Sequence[str]) -> bool:
    """Return whether he can exhaust all these items, or have a card stand for one of them."""
    board = board_of(state, seat)
    if can_exhaust(board, items):
        return True
    if not stands_in(state, seat):
        return False
    short = [items.count(item) - ready(board, item) for item in dict.fromkeys(items)]
    return sum([max(0, each) for each in short]) <= 1


def can_pay_hammers(state: RootState, seat: int, cost: Sequence[str]) -> bool:
    """Return whether there is a hammer per icon, all of them the clearing's suit (9.5.8)."""
    board = board_of(state, seat)
    place = board.place
    if place <= 0 or len(cost) > ready(board, "hammer") + stands_in(state, seat):
        return False
    if not can_craft_in(state, seat, place):
        return False
    suits = state.suits[place]
    return all(icon == ANY or icon in suits for icon in cost)


# Using up


async def use_up(t: RootTable, seat: Seat, items: Sequence[str]) -> None:
    """Exhaust items for an action, except one that a card stands for: his choice, if any."""
    board, left = board_of(t.state, seat), list(items)
    if stands_in(t.state, seat):
        t.state.used.remove(COERCED)
        missing = [item for item in dict.fromkeys(left) if left.count(item) > ready(board, item)]
        spared = [OneItem(Item(item)) for item in missing or dict.fromkeys(left)]
        left.remove((await t.choose(seat, "vagabond.spared", spared)).item)
    exhaust(board, left)


def spend_card(t: RootTable, seat: Seat, card: CardId) -> None:
    """Spend the card; the point is lost once the action with all its steps is over."""
    t.state.used.append(COERCE)
    t.tell(EffectUsed(seat, JAILOR))
    discard(t, seat, [card])
    t.then(lose_point, seat)


@step("vagabond.lose_point")
async def lose_point(t: RootTable, seat: Seat) -> None:
    """Lose the point that Coerce costs; never below zero."""
    score(t, seat, -POINTS_LOST, COERCE)


async def coerce_for(t: RootTable, seat: Seat, *, needed: bool) -> bool:
    """Ask whether a card stands for an item of an action under way; return whether one does.

    Everybody knows when he may, nobody whether he holds such a card.
    """
    if not may_coerce(t.state, seat):
        return False
    cards = pick_cards(cards_to_coerce(t.state, seat))
    offers: list[Option] = [*cards] if needed else [*cards, Pass()]
    chosen = await t.choose(seat, "vagabond.coerce_instead", offers, public=False)
    if not isinstance(chosen, OneCard):
        return False
    spend_card(t, seat, chosen.card)
    return True


async def pay_with_items(t: RootTable, seat: Seat, price: int) -> None:
    """Exhaust any items for services, or spend a card for one of them (11.2.6.III, 26.12.2)."""
    short = count_ready(board_of(t.state, seat)) < price
    if await coerce_for(t, seat, needed=short):
        price -= 1
    await exhaust_any(t, seat, price)
