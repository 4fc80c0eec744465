"""Cards used in Daylight and Evening."""

from __future__ import annotations

from typing import Any

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.cards.exiles.deck import WarriorsOf
from engine.root.data.cards import distinct, matches
from engine.root.hooks.hirelings import is_shielded, is_tempted
from engine.root.hooks.removal import Loss
from engine.root.pieces import ITEMS, CardId, Clearing
from engine.root.rules.answers import OneItem, OtherSeat
from engine.root.rules.battle.fighting import Battle, battle, battles, choose_deed
from engine.root.rules.effects import effect
from engine.root.rules.hands import discard, draw_in_evening, pick_cards
from engine.root.rules.moving import granted_moves, take_granted_move
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.removal import remove
from engine.root.rules.rule import is_lent, removable, spares
from engine.root.rules.score import from_current, score
from engine.root.state import RootState, RootTable


def convertible(state: RootState, seat: Seat) -> list[WarriorsOf]:
    """List the enemy warriors that the seat could replace by Propaganda Bureau, with any card.

    Where placing is forbidden (6.2.2), no warrior is replaced; an empty supply does not keep the
    enemy warrior there (1.5.4). A table may be stricter or laxer.
    """
    reading = state.options.get("propaganda", "may_place")
    if reading == "must_place" and not state.supply[seat]:
        return []
    return [
        WarriorsOf(enemy, Clearing(clearing))
        for clearing in state.woodland.clearings
        if reading == "always" or can_place(state, seat, clearing)
        for enemy in map(Seat, range(len(state.sides)))
        if state.is_enemy(seat, enemy)
        and removable(state, enemy, clearing)
        and not is_shielded(state, seat, enemy, clearing)
        and not spares(state, seat, enemy)
        and not is_lent(state, enemy, seat)
    ]


def bribes(state: RootState, seat: Seat) -> list[CardId]:
    """List the cards in hand that match a clearing where a warrior can be replaced."""
    suits = {state.suits[each.clearing] for each in convertible(state, seat)}
    hand = distinct(state.hand(seat))
    return [card for card in hand if any(matches(card, suit) for suit in suits)]


@effect(
    "propaganda_bureau",
    "daylight",
    usable=lambda s, seat: bool(s.hands[seat] and convertible(s, seat)),
    able=lambda s, seat: bool(bribes(s, seat)),
)
async def propaganda_bureau(t: RootTable, seat: Seat, card: int) -> None:
    """Spend a card to replace an enemy warrior in a matching clearing by the seat's own."""
    state = t.state
    offers = pick_cards(bribes(state, seat))
    spent = (await t.choose(seat, "use.propaganda_bureau", offers, public=False)).card
    here = [each for each in convertible(state, seat) if matches(spent, state.suits[each.clearing])]
    discard(t, seat, [spent])
    chosen = await t.choose(seat, "use.propaganda_bureau_where", here)
    await remove(t, [Loss(chosen.seat, chosen.clearing, seat, 1)], "card")
    if can_place(state, seat, chosen.clearing):
        place_warriors(t, seat, chosen.clearing, 1)


def deeds(state: RootState, seat: Seat) -> list[Option]:
    """List the moves and battles that an exhausted item pays for."""
    return [*granted_moves(state, seat), *battles(state, seat)]


@effect(
    "league_of_adventurous_mice",
    "daylight",
    usable=lambda s, seat: bool(s.unexhausted(seat) and (is_tempted(s, seat) or deeds(s, seat))),
    able=lambda s, seat: bool(deeds(s, seat)),
)
async def league_of_adventurous_mice(t: RootTable, seat: Seat, card: int) -> None:
    """Exhaust an item in the Crafted Items box to move or to start a battle."""
    state = t.state
    ready = state.unexhausted(seat)
    items = [OneItem(item) for item in ITEMS if item in ready]
    spent = await t.choose(seat, "use.league_of_adventurous_mice", items)
    state.exhausted.append((seat, spent.item))
    deed: Any = await choose_deed(
        t, seat, "use.league_of_adventurous_mice_deed", deeds(state, seat)
    )
    if isinstance(deed, Battle):
        await battle(t, seat, deed.defender, deed.clearing)
    else:
        await take_granted_move(t, seat, deed)


# Evening


def has_cards_left(state: RootState, seat: Seat) -> bool:
    """Return whether there is a card to draw."""
    return bool(state.deck or state.discard)


@effect("charm_offensive", "evening", usable=has_cards_left, at_start=True)
async def charm_offensive(t: RootTable, seat: Seat, card: int) -> None:
    """At the start of Evening draw a card; another player of the owner's choice scores a point."""
    others = [OtherSeat(s) for s in from_current(t.state) if s != seat]
    charmed = await t.choose(seat, "use.charm_offensive", others)
    await draw_in_evening(t, seat, 1)
    score(t, charmed.seat, 1, "gift")
