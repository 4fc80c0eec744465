"""The cards of the standard deck that do something no other card does (Law 4.1, the cards)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

from engine.core.choices.actions import Option, action
from engine.core.performing import performs
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.events import EffectUsed
from engine.root.factions.base import RootTable, always
from engine.root.pieces import CardId, Clearing
from engine.root.rules.battle.effects import spend_effect
from engine.root.rules.battle.fighting import Battle, battle, battles
from engine.root.rules.crafting import WHEN_CRAFTED
from engine.root.rules.hands import draw, show_hand, take_random
from engine.root.rules.moving import granted_moves, take_granted_move
from engine.root.rules.removal import lose_warriors, remove_all_enemies
from engine.root.rules.rule import ruled
from engine.root.rules.score import from_current, score
from engine.root.state import RootState


class Window(NamedTuple):
    """When a persistent effect in front of its owner may be used, and what it then does."""

    phase: str
    at_start: bool
    usable: Callable[[RootState, Seat], bool]
    use: Callable[[RootTable, Seat, int], Awaitable[None]]
    able: Callable[[RootState, Seat], bool]
    """What only its owner knows of whether it can be used; `usable` looks at public facts alone."""


WINDOWS: dict[str, Window] = {}
"""Persistent effects that are a row of their owner's menu, by the card's key."""

FunctionT = TypeVar("FunctionT", bound=Callable[..., Awaitable[None]])


@action("root use")
class Use(Option, frozen=True, gc=False, tag="use"):
    """Use a persistent effect in one's play area."""

    card: CardId


class OtherSeat(Option, frozen=True, gc=False, tag="seat"):
    """Another player, as an answer to a question."""

    seat: Seat


class InClearing(Option, frozen=True, gc=False, tag="clearing"):
    """A clearing, as an answer to a question."""

    clearing: Clearing


# Immediate effects


def favor(suit: str) -> Callable[[RootTable, Seat], Awaitable[None]]:
    """Return the Favor of a suit: remove every enemy piece from its clearings."""

    async def resolve(t: RootTable, seat: Seat) -> None:
        suits = t.state.suits
        await remove_all_enemies(t, seat, [c for c in range(1, len(suits)) if suits[c] == suit])

    return resolve


WHEN_CRAFTED["favor_of_the_foxes"] = favor("fox")
WHEN_CRAFTED["favor_of_the_rabbits"] = favor("rabbit")
WHEN_CRAFTED["favor_of_the_mice"] = favor("mouse")


# Persistent effects in one's own turn


def window(
    key: str,
    phase: str,
    usable: Callable[[RootState, Seat], bool],
    *,
    at_start: bool = False,
    able: Callable[[RootState, Seat], bool] = always,
) -> Callable[[FunctionT], FunctionT]:
    """Register a persistent effect that its owner may use in a phase of their turn."""

    def register(function: FunctionT) -> FunctionT:
        WINDOWS[key] = Window(phase, at_start, usable, function, able)
        return function

    return register


def could_use(state: RootState, seat: Seat, phase: str) -> bool:
    """Return whether, on public facts, a seat could use an effect in a phase."""
    return bool(state.crafted[seat] and open_windows(state, seat, (phase,)))


def window_options(state: RootState, seat: Seat, phases: Sequence[str]) -> list[tuple[str, Use]]:
    """List the effects a seat may use in the phases of a menu, each with its phase."""
    return [
        (phase, Use(card))
        for phase, card in open_windows(state, seat, phases)
        if WINDOWS[CARDS[card].key].able(state, seat)
    ]


def is_at_start(use: Use) -> bool:
    """Return whether an effect is used at the start of its phase, before all else (1.4.1)."""
    return WINDOWS[CARDS[use.card].key].at_start


def starting_options(state: RootState, seat: Seat) -> list[Option]:
    """List the effects a seat may use at the very start of the current phase (1.4.1)."""
    if state.acted or not state.crafted[seat]:
        return []
    options = window_options(state, seat, (state.phase,))
    return [use for _, use in options if is_at_start(use)]


def open_windows(state: RootState, seat: Seat, phases: Sequence[str]) -> list[tuple[str, CardId]]:
    """List the cards in front of a seat that are publicly known to be usable, each with its phase.

    "At start of" a phase means before anything was done in it (1.4.1).
    """
    found: list[tuple[str, CardId]] = []
    for card in state.crafted[seat]:
        effect = WINDOWS.get(CARDS[card].key)
        if effect is None or effect.phase not in phases or CARDS[card].key in state.used:
            continue
        if effect.at_start and effect.phase == state.phase and state.acted:
            continue
        if effect.usable(state, seat):
            found.append((effect.phase, CardId(card)))
    return found


@performs(Use)
async def use(t: RootTable, seat: Seat, action: Use) -> None:
    """Use a persistent effect; most may be used once per turn."""
    key = CARDS[action.card].key
    t.state.used.append(key)
    t.tell(EffectUsed(seat, key))
    await WINDOWS[key].use(t, seat, action.card)


def others_with_cards(state: RootState, seat: Seat) -> list[OtherSeat]:
    """Offer the other players with cards."""
    return [OtherSeat(s) for s in from_current(state) if s != seat and state.hands[s]]


def may_claim(state: RootState, seat: Seat) -> bool:
    """Return whether a claim would score anything."""
    return state.may_score(seat) and bool(ruled(state, seat))


@window("royal_claim", "birdsong", usable=may_claim)
async def royal_claim(t: RootTable, seat: Seat, card: int) -> None:
    """Discard it to score a point for each clearing ruled."""
    spend_effect(t, seat, card)
    score(t, seat, len(ruled(t.state, seat)))


@window("stand_and_deliver", "birdsong", usable=lambda s, seat: bool(others_with_cards(s, seat)))
async def stand_and_deliver(t: RootTable, seat: Seat, card: int) -> None:
    """Take a random card from another player, who scores a point."""
    robbed = await t.choose(seat, "use.stand_and_deliver", others_with_cards(t.state, seat))
    take_random(t, seat, robbed.seat)
    score(t, robbed.seat, 1)


def taxable(state: RootState, seat: Seat) -> list[InClearing]:
    """Offer the clearings of the map with the seat's warriors; the Burrow does not count."""
    here = state.woodland.clearings
    return [InClearing(Clearing(c)) for c in here if state.warriors[c][seat]]


@window("tax_collector", "daylight", usable=lambda state, seat: bool(taxable(state, seat)))
async def tax_collector(t: RootTable, seat: Seat, card: int) -> None:
    """Remove one's own warrior from the map to draw a card."""
    chosen = await t.choose(seat, "use.tax_collector", taxable(t.state, seat))
    await lose_warriors(t, seat, chosen.clearing, 1)
    draw(t, seat, 1)


@window("codebreakers", "daylight", usable=lambda s, seat: bool(others_with_cards(s, seat)))
async def codebreakers(t: RootTable, seat: Seat, card: int) -> None:
    """Look at another player's hand."""
    chosen = await t.choose(seat, "use.codebreakers", others_with_cards(t.state, seat))
    show_hand(t, chosen.seat, seat)


@window("command_warren", "daylight", usable=lambda s, seat: bool(battles(s, seat)), at_start=True)
async def command_warren(t: RootTable, seat: Seat, card: int) -> None:
    """Start a battle before anything else in Daylight."""
    chosen: Battle = await t.choose(seat, "use.command_warren", battles(t.state, seat))
    await battle(t, seat, chosen.defender, chosen.clearing)


@window("cobbler", "evening", usable=lambda s, seat: bool(granted_moves(s, seat)), at_start=True)
async def cobbler(t: RootTable, seat: Seat, card: int) -> None:
    """Take a move before anything else in Evening."""
    chosen = await t.choose(seat, "use.cobbler", granted_moves(t.state, seat))
    await take_granted_move(t, seat, chosen)


async def better_burrow_bank(t: RootTable, seat: Seat) -> None:
    """At the start of Birdsong the owner and another player of their choice draw a card."""
    if not t.state.has_crafted(seat, "better_burrow_bank"):
        return
    others = [OtherSeat(s) for s in from_current(t.state) if s != seat]
    chosen = await t.choose(seat, "use.better_burrow_bank", others)
    t.tell(EffectUsed(seat, "better_burrow_bank"))
    draw(t, seat, 1)
    draw(t, chosen.seat, 1)
