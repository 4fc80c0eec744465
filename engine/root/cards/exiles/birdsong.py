"""Cards used in Birdsong."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import step
from engine.core.choices.actions import Option, Pass, Yes
from engine.core.seats import Seat
from engine.root.cards.exiles.deck import EffectOf, WarriorsOf, lose_effect, open_coffins
from engine.root.cards.standard import others_with_cards
from engine.root.data.cards import CARDS, FACE
from engine.root.events import EffectUsed
from engine.root.hooks.hirelings import HIRELINGS, singers
from engine.root.pieces import Clearing
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.effects import spend_effect
from engine.root.rules.battle.fighting import Battle, battle, battles, choose_deed
from engine.root.rules.effects import BIRDSONG_ENDS, BIRDSONG_STARTS, duty, effect
from engine.root.rules.hands import give, pick_cards, take_random
from engine.root.rules.moving import (
    exits,
    free_to_go,
    granted_moves,
    move_warriors,
    take_granted_move,
)
from engine.root.rules.rule import can_enter, can_leave
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

WARRIORS_PER_POINT = 5
COFFINS, EMIGRE = "coffin_makers", "eyrie_emigre"


@duty(BIRDSONG_STARTS, COFFINS)
async def coffin_makers(t: RootTable, seat: Seat) -> None:
    """At the start of Birdsong score a point per five warriors on it and return them all.

    Hirelings of the same moment may come first: its owner decides (1.1.3).
    """
    state = t.state
    if COFFINS in state.used or await lets_wait(t, seat):
        return
    state.used.append(COFFINS)
    if state.coffins:
        score(t, seat, len(state.coffins) // WARRIORS_PER_POINT, "card")
        open_coffins(t, seat)


async def lets_wait(t: RootTable, seat: Seat) -> bool:
    """Return whether hirelings act before Coffin Makers is emptied."""
    # Demoted ones neither remove nor place any warrior.
    if all(HIRELINGS[key].demoted for key in singers(t.state, seat)):
        return False
    if not t.state.coffins:
        return True
    return await t.choose(seat, "use.coffin_makers", [Yes(), Pass()]) == Pass()


def enemy_effects(state: RootState, seat: Seat) -> list[EffectOf]:
    """List the persistent effects in front of enemies."""
    return [
        EffectOf(enemy, FACE[card])
        for enemy in state.enemies(seat)
        for card in sorted(state.crafted[enemy])
    ]


@effect("saboteurs", "birdsong", usable=lambda s, seat: bool(enemy_effects(s, seat)), at_start=True)
async def saboteurs(t: RootTable, seat: Seat, card: int) -> None:
    """At the start of Birdsong discard it to discard a persistent effect of an enemy."""
    spend_effect(t, seat, card)
    chosen = await t.choose(seat, "use.saboteurs", enemy_effects(t.state, seat))
    theirs = t.state.crafted[chosen.seat]
    lose_effect(t, chosen.seat, next(c for c in theirs if FACE[c] == chosen.card))


def is_forced(state: RootState) -> bool:
    """Return whether false orders make the enemy the mover, rather than the card's owner."""
    return state.options.get("false_orders", "forced") == "forced"


def ways_for(state: RootState, seat: Seat, orders: WarriorsOf) -> list[InClearing]:
    """List the clearings that false orders can send warriors to; rule is not needed.

    A forced enemy moves by its own rights (1.5.5), unless the table plays that the card's owner
    moves them.
    """
    mover = orders.seat if is_forced(state) else seat
    if not can_leave(state, mover, orders.clearing):
        return []
    open_to = exits(state, mover, orders.clearing)
    return [InClearing(to) for to in open_to if can_enter(state, mover, to)]


def false_orders_for(state: RootState, seat: Seat) -> list[WarriorsOf]:
    """List the enemy warriors that false orders can move."""
    return [
        orders
        for enemy in state.enemies(seat)
        for clearing in range(1, len(state.warriors))
        if free_to_go(state, enemy, clearing)
        and ways_for(state, seat, orders := WarriorsOf(enemy, Clearing(clearing)))
    ]


@effect("false_orders", "birdsong", usable=lambda s, seat: bool(false_orders_for(s, seat)))
async def false_orders(t: RootTable, seat: Seat, card: int) -> None:
    """Discard it to make an enemy move half its warriors, rounded up, out of a clearing.

    The forced player chooses what the move takes along; the card's owner would take nothing.
    """
    state = t.state
    spend_effect(t, seat, card)
    orders = await t.choose(seat, "use.false_orders", false_orders_for(state, seat))
    origin, enemy = orders.clearing, orders.seat
    half = min((state.warriors[origin][enemy] + 1) // 2, free_to_go(state, enemy, origin))
    way = await t.choose(
        seat, "use.false_orders_to", ways_for(state, seat, orders),
        other=state.keys[enemy], origin=origin, count=half,
    )  # fmt: skip
    await move_warriors(t, enemy, origin, way.clearing, half, laden=is_forced(state))


@effect("swap_meet", "birdsong", usable=lambda s, seat: bool(others_with_cards(s, seat)))
async def swap_meet(t: RootTable, seat: Seat, card: int) -> None:
    """Take a random card from another player, then give them any one card in return."""
    other = (await t.choose(seat, "use.swap_meet", others_with_cards(t.state, seat))).seat
    take_random(t, seat, other)
    offers = pick_cards(t.state.hands[seat])
    name = t.state.keys[other]
    given = await t.choose(seat, "use.swap_meet_give", offers, public=False, other=name)
    give(t, seat, other, given.card)


@duty(BIRDSONG_ENDS, EMIGRE)
async def eyrie_emigre(t: RootTable, seat: Seat) -> None:
    """At the end of Birdsong take a move and start a battle there, or else discard the card."""
    t.state.used.append(EMIGRE)
    chosen: Any = await t.choose(seat, "use.eyrie_emigre", [*granted_moves(t.state, seat), Pass()])
    if isinstance(chosen, Pass):
        emigre_leaves(t, seat)
        return
    t.tell(EffectUsed(seat, EMIGRE))
    t.then(emigre_battle, seat, chosen.to)
    await take_granted_move(t, seat, chosen)


@step("exiles.emigre_battle")
async def emigre_battle(t: RootTable, seat: Seat, clearing: int) -> None:
    """Start the battle in the clearing moved into; without it the card is discarded."""
    offers: list[Option] = [*battles(t.state, seat, [clearing]), Pass()]
    chosen = await choose_deed(t, seat, "use.eyrie_emigre_battle", offers, clearing=clearing)
    if isinstance(chosen, Battle):
        await battle(t, seat, chosen.defender, clearing)
    else:
        emigre_leaves(t, seat)


def emigre_leaves(t: RootTable, seat: Seat) -> None:
    """Discard Eyrie Émigré because its owner did not both move and battle."""
    cards = t.state.crafted[seat]
    lose_effect(t, seat, next(card for card in cards if CARDS[card].key == EMIGRE))
