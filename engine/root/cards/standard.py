"""The cards of the standard deck with effects of their own (Law 4.1, the cards)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.seats import Seat
from engine.root.events import EffectUsed
from engine.root.pieces import Clearing
from engine.root.rules.answers import InClearing, OtherSeat
from engine.root.rules.battle.effects import spend_effect
from engine.root.rules.battle.fighting import battle, battles, choose_deed, could_battle
from engine.root.rules.crafting import WHEN_CRAFTED
from engine.root.rules.effects import BIRDSONG_STARTS, duty, effect
from engine.root.rules.hands import draw, show_hand, take_random
from engine.root.rules.moving import granted_moves, take_granted_move
from engine.root.rules.removal import lose_warriors, remove_all_enemies
from engine.root.rules.rule import removable, ruled_clearings
from engine.root.rules.score import from_current, score
from engine.root.state import RootState, RootTable

# Immediate effects


FAVORS = {
    "favor_of_the_foxes": "fox",
    "favor_of_the_rabbits": "rabbit",
    "favor_of_the_mice": "mouse",
}
"""The suit of each Favor, by the card's key."""


def favor(suit: str) -> Callable[[RootTable, Seat], Awaitable[None]]:
    """Return the Favor of a suit: remove every enemy piece from its clearings."""

    async def resolve(t: RootTable, seat: Seat) -> None:
        await remove_all_enemies(t, seat, t.state.clearings_of(suit), "favor")

    return resolve


WHEN_CRAFTED.update({key: favor(suit) for key, suit in FAVORS.items()})


# Persistent effects in the owner's turn


def others_with_cards(state: RootState, seat: Seat) -> list[OtherSeat]:
    """Offer the other players with cards."""
    return [OtherSeat(s) for s in from_current(state) if s != seat and state.hands[s]]


def may_claim(state: RootState, seat: Seat) -> bool:
    """Return whether a claim would score any points."""
    return state.may_score(seat) and bool(ruled_clearings(state, seat))


@effect("royal_claim", "birdsong", usable=may_claim)
async def royal_claim(t: RootTable, seat: Seat, card: int) -> None:
    """Discard it to score a point for each clearing ruled."""
    spend_effect(t, seat, card)
    score(t, seat, len(ruled_clearings(t.state, seat)), "card")


@effect("stand_and_deliver", "birdsong", usable=lambda s, seat: bool(others_with_cards(s, seat)))
async def stand_and_deliver(t: RootTable, seat: Seat, card: int) -> None:
    """Take a random card from another player, who scores a point."""
    robbed = await t.choose(seat, "use.stand_and_deliver", others_with_cards(t.state, seat))
    take_random(t, seat, robbed.seat)
    score(t, robbed.seat, 1, "robbed")


def taxable(state: RootState, seat: Seat) -> list[InClearing]:
    """Offer the clearings of the map with the seat's warriors; the Burrow does not count."""
    here = state.woodland.clearings
    return [InClearing(Clearing(c)) for c in here if removable(state, seat, c)]


@effect("tax_collector", "daylight", usable=lambda state, seat: bool(taxable(state, seat)))
async def tax_collector(t: RootTable, seat: Seat, card: int) -> None:
    """Remove one of the seat's own warriors from the map to draw a card."""
    chosen = await t.choose(seat, "use.tax_collector", taxable(t.state, seat))
    await lose_warriors(t, seat, chosen.clearing, 1)
    draw(t, seat, 1)


@effect("codebreakers", "daylight", usable=lambda s, seat: bool(others_with_cards(s, seat)))
async def codebreakers(t: RootTable, seat: Seat, card: int) -> None:
    """Look at another player's hand."""
    chosen = await t.choose(seat, "use.codebreakers", others_with_cards(t.state, seat))
    show_hand(t, chosen.seat, seat)


@effect(
    "command_warren", "daylight", usable=could_battle,
    able=lambda s, seat: bool(battles(s, seat)), at_start=True,
)  # fmt: skip
async def command_warren(t: RootTable, seat: Seat, card: int) -> None:
    """Start a battle before anything else in Daylight."""
    chosen = await choose_deed(t, seat, "use.command_warren", battles(t.state, seat))
    await battle(t, seat, chosen.defender, chosen.clearing)


@effect("cobbler", "evening", usable=lambda s, seat: bool(granted_moves(s, seat)), at_start=True)
async def cobbler(t: RootTable, seat: Seat, card: int) -> None:
    """Take a move before anything else in Evening."""
    chosen = await t.choose(seat, "use.cobbler", granted_moves(t.state, seat))
    await take_granted_move(t, seat, chosen)


@duty(BIRDSONG_STARTS, "better_burrow_bank")
async def better_burrow_bank(t: RootTable, seat: Seat) -> None:
    """At the start of Birdsong the owner and another player of their choice draw a card."""
    others = [OtherSeat(s) for s in from_current(t.state) if s != seat]
    chosen = await t.choose(seat, "use.better_burrow_bank", others)
    t.tell(EffectUsed(seat, "better_burrow_bank"))
    draw(t, seat, 1)
    draw(t, chosen.seat, 1)
