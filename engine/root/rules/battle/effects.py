"""Effects of both sides of a battle, in the attacker's order (Law 4.3.2, 4.3.4).

All of them are public: persistent effects, and those printed on a board or a character.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from engine.core.choices.actions import Option, Pass, Yes
from engine.core.hooks.registering import put_once
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.events import EffectUsed
from engine.root.hooks.battle import BattleEffect
from engine.root.hooks.faction import SIDES, Faction, overriding
from engine.root.hooks.hirelings import is_shielded
from engine.root.rules.battle.hits import count_hits, first_ignored, hits_so_far, is_safe
from engine.root.rules.hands import put_down
from engine.root.rules.plans import plan_order, plan_use
from engine.root.rules.rule import lent
from engine.root.rules.score import score
from engine.root.state import Fight, RootState, RootTable

Listed = Callable[[RootState, Fight], list[BattleEffect]]
Usable = Callable[[RootState, Seat, Fight], bool]
AfterRoll = Callable[[RootTable, Seat, Fight, int], Awaitable[None]]
AfterRollT = TypeVar("AfterRollT", bound=AfterRoll)


class CardEffect(NamedTuple):
    """A persistent effect in battle: its condition, from public facts, and its use."""

    usable: Usable
    use: AfterRoll


AFTER_ROLL: dict[str, CardEffect] = {}
"""Persistent effects in battle that do not say "before the roll", by the card's key (4.3.4)."""


class EffectOfSide(Option, frozen=True, gc=False, tag="battle.effect"):
    """An effect of a side, for the attacker to choose which comes next."""

    seat: Seat
    effect: str


# The order


async def use_effects(t: RootTable, fight: Fight, listed: Listed) -> None:
    """Offer each side its effects, one after the other, as the attacker orders them."""
    offered: set[tuple[Seat, str]] = set()
    while left := [each for each in listed(t.state, fight) if each[:2] not in offered]:
        effect = await next_effect(t, fight, left)
        offered.add(effect[:2])
        await effect.use(t, fight)


def before_roll(state: RootState, fight: Fight) -> list[BattleEffect]:
    """List the effects that both sides may use before the roll (4.3.2)."""
    return [
        effect
        for owner, each in overriding(state.sides, Faction.before_roll)
        for effect in each.before_roll(state, owner, fight)
    ]


def effects_of(state: RootState, fight: Fight) -> list[BattleEffect]:
    """List the effects that both sides may use after the roll, the attacker's first (4.3.4)."""
    found: list[BattleEffect] = []
    for side in (fight.attacker, fight.defender):
        found += SIDES[state.sides[side]].battle_effects(state, side, fight)
        for card in state.crafted[side]:
            key = CARDS[card].key
            effect = AFTER_ROLL.get(key)
            if effect is not None and effect.usable(state, side, fight):
                use = partial(use_card, effect=effect, side=side, card=card)
                found.append(BattleEffect(side, key, use))
    return found


async def use_card(
    t: RootTable, fight: Fight, *, effect: CardEffect, side: Seat, card: int
) -> None:
    """Offer a side a persistent effect."""
    await effect.use(t, side, fight, card)


async def next_effect(t: RootTable, fight: Fight, left: Sequence[BattleEffect]) -> BattleEffect:
    """Ask the attacker for the next effect while both sides have one to use."""
    attacker = fight.attacker
    mine = [each for each in left if each.side == attacker]
    theirs = [each for each in left if each.side != attacker]
    if not mine or not theirs:
        return left[0]
    if t.decides_by_plan(attacker):
        return mine[0] if plan_order(t.state, attacker) == "mine" else theirs[0]
    options = [EffectOfSide(each.side, each.key) for each in left]
    if fight.rolled:
        chosen = await t.choose(attacker, "battle.order", options, **after_dice(t.state, fight))
    else:
        chosen = await t.choose(
            attacker, "battle.before_roll", options,
            clearing=fight.clearing, attacker=attacker, defender=fight.defender,
        )  # fmt: skip
    return next(each for each in left if each[:2] == (chosen.seat, chosen.effect))


def after_dice(state: RootState, fight: Fight) -> dict[str, Any]:
    """Return the arguments of questions after the roll: sides, place, dice, and hits so far."""
    return {
        "clearing": fight.clearing,
        "attacker": fight.attacker,
        "defender": fight.defender,
        "high": fight.rolled[fight.attacker],
        "low": fight.rolled[fight.defender],
        "dealt": hits_so_far(state, fight, fight.attacker),
        "suffered": hits_so_far(state, fight, fight.defender),
    }


# Using one


async def offer(
    t: RootTable, seat: Seat, fight: Fight, effect: str, useful: bool, plan: str = ""
) -> bool:
    """Ask a side, or its plan, whether to use a public effect.

    `plan` is the shared name of several effects in the question and the plan.
    """
    if t.decides_by_plan(seat):
        uses = plan_use(t.state, seat, plan or effect, useful)
        used = t.by_plan(seat, [Yes()], lambda: Yes() if uses else None) is not None
    else:
        kind = f"battle.{plan or effect}"
        answer = await t.choose(seat, kind, [Yes(), Pass()], **after_dice(t.state, fight))
        used = isinstance(answer, Yes)
    if used:
        t.tell(EffectUsed(seat, effect))
    return used


def hits_more(state: RootState, fight: Fight, side: Seat) -> bool:
    """Return whether one more hit of a side would cost the other side anything."""
    other = fight.other(side)
    hits = count_hits(state, fight, side)
    return hits - bool(first_ignored(state, fight, other, hits)) < most_to_lose(state, fight, other)


def most_to_lose(state: RootState, fight: Fight, side: Seat) -> int:
    """Count the most that hits could take from a side; nothing from a Penitent (HCC.2.6.I)."""
    spared = is_surely_safe(state, fight, side)
    hired = [
        count
        for owner, count in lent(state, side, fight.clearing, fight.other(side))
        if not is_safe(state, fight, side, owner)
    ]
    return (0 if spared else SIDES[state.sides[side]].can_lose(state, side, fight)) + sum(hired)


def is_surely_safe(state: RootState, fight: Fight, side: Seat) -> bool:
    """Return whether a battle removes none of a side's own pieces, unless it turns Heretic first
    at a table that reads Mercy so (HCC.2.6.I).
    """
    if state.options.get("mercy") != "flip":
        return is_safe(state, fight, side, side)
    return is_shielded(state, fight.other(side), side, fight.clearing)


def after_roll(key: str, usable: Usable) -> Callable[[AfterRollT], AfterRollT]:
    """Register a persistent effect that is used after the roll."""

    def register(function: AfterRollT) -> AfterRollT:
        put_once(AFTER_ROLL, key, CardEffect(usable, function))
        return function

    return register


def spend_effect(t: RootTable, seat: Seat, card: int) -> None:
    """Discard a persistent effect from the play area."""
    t.state.crafted[seat].remove(card)
    put_down(t, [card])


def rolled_against(state: RootState, seat: Seat, fight: Fight) -> int:
    """Count the rolled hits that a side would take."""
    enemy = fight.other(seat)
    return count_hits(state, fight, enemy) - fight.extra[enemy]


@after_roll("armorers", lambda state, seat, fight: rolled_against(state, seat, fight) > 0)
async def armorers(t: RootTable, seat: Seat, fight: Fight, card: int) -> None:
    """Discard it to ignore all rolled hits that its side would take."""
    useful = most_to_lose(t.state, fight, seat) > fight.extra[fight.other(seat)]
    if await offer(t, seat, fight, "armorers", useful):
        spend_effect(t, seat, card)
        fight.ignores_rolled.add(seat)


@after_roll("sappers", lambda state, seat, fight: seat == fight.defender)
async def sappers(t: RootTable, seat: Seat, fight: Fight, card: int) -> None:
    """As the defender, discard it to deal an extra hit."""
    if await offer(t, seat, fight, "sappers", hits_more(t.state, fight, seat)):
        spend_effect(t, seat, card)
        fight.extra[seat] += 1


@after_roll("brutal_tactics", lambda state, seat, fight: seat == fight.attacker)
async def brutal_tactics(t: RootTable, seat: Seat, fight: Fight, card: int) -> None:
    """As the attacker, deal an extra hit; the defender scores a point."""
    if await offer(t, seat, fight, "brutal_tactics", hits_more(t.state, fight, seat)):
        fight.extra[seat] += 1
        score(t, fight.defender, 1, "gift")
