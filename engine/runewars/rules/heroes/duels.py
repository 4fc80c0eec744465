"""Duels of two heroes, or of a hero with a quest's neutral unit: their beginning (E, Duels)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.board import Duel, HeroPiece
from engine.runewars.data.cards import REWARDS
from engine.runewars.events.heroes import DuelBegan, DuelCancelled
from engine.runewars.pieces import NOBODY, DuellistId
from engine.runewars.rules.heroes.attribute_tests import try_attribute
from engine.runewars.rules.heroes.duel_cards import (
    ARMOR,
    ATTACKER,
    CLOAK,
    DEFENDER,
    PASSIVE_ARMOR,
    SIDES,
    UseAbility,
    fill_slot,
    has_fallen,
    note_ability,
    parry,
    piece_of,
    planned_start,
    running,
    start_options,
)
from engine.runewars.rules.heroes.duel_ends import duel_end
from engine.runewars.rules.heroes.duel_rounds import duel_round
from engine.runewars.rules.heroes.heroes import MAIL, card_of, holding, offer, wound
from engine.runewars.rules.heroes.reward_cards import (
    UseReward,
    count_facedown,
    show_passive,
    use_reward,
)
from engine.runewars.state import RunewarsTable


def begin_duel(
    t: RunewarsTable, attacker: HeroPiece, defender: HeroPiece, *, ambush: bool = False
) -> None:
    """Begin a duel; the challenged hero cannot refuse, routed or not."""
    attacker.duelled = defender.duelled = True
    t.tell(DuelBegan(DuellistId(attacker.hero), DuellistId(defender.hero)))
    set_up(t, Duel(attacker.hero, defender.hero, ambush=ambush))
    t.then(duel_end)
    push_rounds(t)


def begin_unit_duel(t: RunewarsTable, piece: HeroPiece, unit: int, special: int) -> None:
    """Begin a duel with a neutral unit; the calling step handles its end."""
    set_up(t, Duel(piece.hero, NOBODY, unit=unit, special=special))
    push_rounds(t)


def set_up(t: RunewarsTable, duel: Duel) -> None:
    """Begin a duel's record. A hero kept alive only by its mail wears it."""
    t.state.duel = duel
    for side in SIDES:
        piece = piece_of(t.state, duel, side)
        if piece is not None and piece.damage >= card_of(piece).health:
            mail = holding(piece, MAIL)
            assert mail is not None, "only mail keeps such a hero alive"
            duel.used[f"{ARMOR}.{piece.hero}"] = mail


def push_rounds(t: RunewarsTable) -> None:
    """Put the start-of-duel effects, attacker first, and the first round on the agenda."""
    t.then(duel_round)
    t.then(duel_start, DEFENDER)
    t.then(duel_start, ATTACKER)


# The start


@step("duels.duel_start")
async def duel_start(t: RunewarsTable, side: int) -> None:
    """Offer a side its start-of-duel effects, one after another."""
    duel = running(t.state)
    piece = piece_of(t.state, duel, side)
    while piece is not None and not duel.over:
        chosen = await offer_start(t, duel, piece, side)
        if chosen is None:
            return
        if isinstance(chosen, UseAbility):
            note_ability(duel, piece)
            await use_start_ability(t, duel, piece, side)
        elif isinstance(chosen, UseReward):
            await use_start_card(t, duel, piece, side, chosen.reward)


async def offer_start(t: RunewarsTable, duel: Duel, piece: HeroPiece, side: int) -> Option | None:
    """Offer a hero one of its options before round 1."""
    state = t.state
    options, rival = start_options(duel, piece), piece_of(state, duel, 1 - side)
    return await offer(
        t, Seat(piece.seat), "duel.start", options,
        if_public=bool(count_facedown(piece) or options),
        plan=lambda: planned_start(state, piece, rival, options), hero=piece.hero,
    )  # fmt: skip


async def use_start_ability(t: RunewarsTable, duel: Duel, piece: HeroPiece, side: int) -> None:
    """Make Bogran strike first, or Tatianna slip away."""
    if card_of(piece).effect.get("cancel_duel"):
        cancel(t, duel, piece)
    else:
        strike(t, duel, 1 - side, int(card_of(piece).effect["damage"]))


async def use_start_card(
    t: RunewarsTable, duel: Duel, piece: HeroPiece, side: int, reward: int
) -> None:
    """Name an armor, shoot, or try to slip away with a card."""
    if REWARDS[reward].key in PASSIVE_ARMOR:
        fill_slot(duel, piece, reward)
        show_passive(t, piece, reward)
        return
    use_reward(t, piece, reward)
    effect = REWARDS[reward].effect
    if REWARDS[reward].key == CLOAK:
        duel.used[f"cloak.{piece.hero}"] = 1
        if await try_attribute(t, piece, effect["test"], best=True) in effect["cancel_duel_on"]:
            cancel(t, duel, piece)
        return
    fill_slot(duel, piece, reward)
    strike(t, duel, 1 - side, int(effect["damage"]))


def cancel(t: RunewarsTable, duel: Duel, piece: HeroPiece) -> None:
    """Cancel a duel before round 1; the challenger's action is spent."""
    duel.over = True
    t.tell(DuelCancelled(DuellistId(piece.hero)))


def strike(t: RunewarsTable, duel: Duel, side: int, damage: int) -> None:
    """Deal damage outside the rounds; a hero that falls has lost."""
    piece = piece_of(t.state, duel, side)
    if piece is None:
        duel.damage += damage
    elif count := parry(duel, piece, damage):
        wound(t, piece, count)
    duel.over = has_fallen(t.state, duel, side)
