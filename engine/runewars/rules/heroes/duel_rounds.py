"""The four rounds of a duel: both draw, and both results apply at the same moment."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Yes
from engine.core.choices.plans import plan_of
from engine.core.seats import Seat
from engine.runewars.board import Duel, HeroPiece
from engine.runewars.data.cards import DAMAGE, MISS, REWARDS, ROUT, SPECIAL, shape_result
from engine.runewars.data.units import UNITS
from engine.runewars.events.heroes import DuelRound, SpecialCancelled
from engine.runewars.pieces import CIRCLE, NOBODY, DuellistId, HeroId
from engine.runewars.rules.decks import draw_fate
from engine.runewars.rules.heroes.attribute_tests import try_attribute
from engine.runewars.rules.heroes.duel_cards import (
    DEFENDER,
    DRAUGHT,
    DUEL,
    SIDES,
    Blow,
    count_damage,
    fill_slot,
    has_fallen,
    note_ability,
    piece_of,
    planned_special,
    running,
    special_options,
    times,
    wears,
)
from engine.runewars.rules.heroes.heroes import (
    card_of,
    heal,
    holding,
    offer,
    show_mail,
)
from engine.runewars.rules.heroes.reward_cards import UseReward, count_facedown, use_reward
from engine.runewars.state import RunewarsTable

ROUNDS = 4


@step("duels.duel_round")
async def duel_round(t: RunewarsTable) -> None:
    """Play a round: each side draws, and both results apply at the same moment."""
    state, duel = t.state, running(t.state)
    if duel.over:
        return
    duel.round += 1
    for side in SIDES:
        await drink(t, piece_of(state, duel, side))

    cards = [draw_for(t, duel, side) for side in SIDES]
    state.fate_discard += cards
    shapes = [CIRCLE, CIRCLE if duel.defender != NOBODY else UNITS[duel.unit].shape]
    results = [shape_result(card, shape) for card, shape in zip(cards, shapes, strict=True)]
    if duel.ambush and duel.round == 1:
        results[DEFENDER] = (MISS, 0)
    for side in SIDES:
        await cancel_special(t, duel, side, results)

    blows = [Blow(), Blow()]
    for side in SIDES:
        kind, number = results[side]
        piece = piece_of(state, duel, side)
        if kind == DAMAGE:
            steel = piece is not None and card_of(piece).hook == "duel_damage_icon"
            blows[side].damage = number + steel
        elif kind == ROUT:
            blows[side].prevent = number + wears(duel, piece, "bone_plate")
        elif kind == SPECIAL:
            rival = results[1 - side]
            threat = rival[1] if rival[0] == DAMAGE else int(rival[0] == SPECIAL)
            await take_special(t, duel, side, blows[side], threat)

    apply(t, duel, blows, cards)
    duel.over = duel.round == ROUNDS or any(has_fallen(state, duel, side) for side in SIDES)
    if not duel.over:
        t.then(duel_round)


def draw_for(t: RunewarsTable, duel: Duel, side: int) -> int:
    """Draw a Fate card for a side; the player on the left plays a neutral unit."""
    piece = piece_of(t.state, duel, side)
    seat = t.state.left_of(t.state.hero(duel.attacker).seat) if piece is None else piece.seat
    return draw_fate(t, seat, 1, "duel")[0]


async def drink(t: RunewarsTable, piece: HeroPiece | None) -> None:
    """Offer a hero its Healing Draught, between rounds only."""
    if piece is None or not piece.damage:
        return
    draught = holding(piece, DRAUGHT)
    usable = [] if draught is None else [UseReward(HeroId(piece.hero), draught)]
    least = plan_of(t.state, piece.seat, DUEL)["draught"]
    thirsty = least != "never" and piece.damage >= int(least)
    chosen = await offer(
        t, Seat(piece.seat), "duel.draught", usable,
        if_public=bool(count_facedown(piece) or usable),
        plan=lambda: usable[0] if usable and thirsty else None, hero=piece.hero,
    )  # fmt: skip
    if chosen is not None:
        use_reward(t, piece, chosen.reward)
        heal(t, piece)


async def cancel_special(
    t: RunewarsTable, duel: Duel, side: int, results: list[tuple[str, int]]
) -> None:
    """Offer Ronan to cancel a special icon of the other side, once per duel."""
    piece = piece_of(t.state, duel, side)
    if piece is None or card_of(piece).hook != "duel_opponent_special":
        return
    seen = results[1 - side][0] == SPECIAL
    answer = await offer(
        t, Seat(piece.seat), "duel.cancel", [Yes()],
        if_public=seen and times(duel, piece) < int(card_of(piece).effect["times_per_duel"]),
        plan=Yes, hero=piece.hero, round=duel.round,
    )  # fmt: skip
    if answer is not None:
        note_ability(duel, piece)
        results[1 - side] = (MISS, 0)
        t.tell(SpecialCancelled(DuellistId(piece.hero)))


async def take_special(t: RunewarsTable, duel: Duel, side: int, blow: Blow, threat: int) -> None:
    """Resolve a special icon: 1 damage, or the effect of a Reward card."""
    piece = piece_of(t.state, duel, side)
    if piece is None:
        blow.damage = duel.damage if duel.special < 0 else duel.special
        return
    hero, usable = piece, special_options(duel, piece)
    chosen = await offer(
        t, Seat(piece.seat), "duel.special", usable,
        if_public=bool(count_facedown(piece) or usable),
        plan=lambda: planned_special(t.state, hero, usable, threat),
        hero=piece.hero, round=duel.round,
    )  # fmt: skip
    if chosen is None:
        blow.damage = 1
        return
    use_reward(t, piece, chosen.reward)
    fill_slot(duel, piece, chosen.reward)
    effect = REWARDS[chosen.reward].effect
    dealt = int(effect.get("damage", 0))
    if effect.get("unpreventable"):
        blow.sure = dealt
    else:
        blow.damage = dealt
    blow.prevent = int(effect.get("prevent", 0))
    blow.drains = bool(effect.get("heal_all_on_kill"))
    if "then_test" in effect and await try_attribute(t, piece, effect["then_test"], best=True) == (
        "red"
    ):
        blow.own = int(effect["on_red_self_damage"])


def apply(t: RunewarsTable, duel: Duel, blows: Sequence[Blow], cards: Sequence[int]) -> None:
    """Deal both sides their damage at the same moment; a kill heals a hero that drains."""
    state = t.state
    pieces = [piece_of(state, duel, side) for side in SIDES]
    taken = [count_damage(duel, pieces[side], blows[side], blows[1 - side]) for side in SIDES]
    for piece, count in zip(pieces, taken, strict=True):
        if piece is None:
            duel.damage += count
        else:
            piece.damage += count
            show_mail(t, piece)
    t.tell(DuelRound(duel.round, cards[0] + 1, cards[1] + 1, taken[0], taken[1]))
    for side, piece in enumerate(pieces):
        fell = [has_fallen(state, duel, each) for each in (side, 1 - side)]
        if piece is not None and blows[side].drains and fell == [False, True]:
            heal(t, piece)
