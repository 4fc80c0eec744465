"""Quests: the attempt, its tests and duels, and its effects (E, Quests)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.agenda import step
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import QUESTS, Effect
from engine.runewars.data.tiles import AREAS
from engine.runewars.data.units import UNIT_OF
from engine.runewars.events.quests import QuestAttempted, QuestEnded
from engine.runewars.pieces import AreaId, HeroId, QuestCardId
from engine.runewars.rules.battle.retreating import neutral_place
from engine.runewars.rules.decks import (
    discard_quest,
    draw_quests,
    draw_tactics,
    keep_hand,
    keep_quests,
)
from engine.runewars.rules.heroes.attribute_tests import try_attribute
from engine.runewars.rules.heroes.duel_cards import ATTACKER, has_fallen, running
from engine.runewars.rules.heroes.duel_ends import reward_victor
from engine.runewars.rules.heroes.duels import begin_unit_duel
from engine.runewars.rules.heroes.heroes import (
    card_of,
    defeat,
    find_hero,
    heal,
    hurt,
    move_hero,
    train,
)
from engine.runewars.rules.heroes.reward_cards import draw_rewards
from engine.runewars.rules.influence import gain
from engine.runewars.rules.seasons.year import SEASON
from engine.runewars.rules.victory.runes import InArea, peek, receive_rune
from engine.runewars.state import RunewarsState, RunewarsTable

INSIGHT = f"{SEASON}insight"
"""Flag of a Quest Phase in which Landrec has drawn his Tactics card."""
ALL_DAMAGE = 9
"""Number in a quest's data for all damage there is."""


def quests_for(state: RunewarsState, piece: HeroPiece) -> list[QuestCardId]:
    """List the quests in its player's hand that a hero can try in its area."""
    here = AREAS[piece.area].key
    return [QuestCardId(card) for card in state.quests[piece.seat] if here in QUESTS[card].areas]


def might_quest(state: RunewarsState, piece: HeroPiece) -> bool:
    """Return, on public facts, whether its player may hold a quest that a hero can try here."""
    seat, here = piece.seat, AREAS[piece.area].key
    known = state.known_quests[seat]
    cards = list(known)
    if len(state.quests[seat]) > len(known):  # one of those that lie in no open place
        shown = [card for each in state.known_quests for card in each]
        hidden = [*state.quest_deck, *(card for hand in state.quests for card in hand)]
        cards += [card for card in hidden if card not in shown]
    return any(here in QUESTS[card].areas for card in cards)


async def attempt(t: RunewarsTable, seat: Seat, piece: HeroPiece, card: int) -> None:
    """Reveal a quest and resolve it: a test, or a duel with a neutral unit."""
    quest = QUESTS[card]
    t.tell(QuestAttempted(seat, HeroId(piece.hero), QuestCardId(card)))
    if quest.is_duel:
        t.then(end_duel_quest, seat, piece.hero, card)
        begin_unit_duel(t, piece, UNIT_OF[quest.opponent], quest.special_in_duel)
        return
    symbol = await try_attribute(t, piece, quest.attribute, quest=quest.key)
    await carry_out(t, seat, piece, quest.outcomes[symbol])
    # Landrec: once per Quest Phase, a Tactics card after a good symbol on a wisdom test.
    effect = card_of(piece).effect
    if card_of(piece).hook == "test_resolved" and not t.state.flags.get(INSIGHT):
        alive = find_hero(t.state, piece.hero) is not None
        if alive and quest.attribute == effect["attribute"] and symbol in effect["symbols"]:
            t.state.flags[INSIGHT] = 1
            draw_tactics(t, seat, int(effect["draw_tactics"]))
            await keep_hand(t, seat)
    await finish(t, seat, piece, card, symbol in quest.success_on)


@step("quests.end_duel_quest")
async def end_duel_quest(t: RunewarsTable, seat: Seat, hero: int, card: int) -> None:
    """Judge a duel quest: enough damage on the unit, and the hero alive."""
    state, quest = t.state, QUESTS[card]
    duel, piece = running(state), state.hero(hero)
    fell = has_fallen(state, duel, ATTACKER)
    won = duel.damage >= quest.damage_to_win and not fell
    state.duel = None
    if fell:
        defeat(t, piece)
    await carry_out(t, seat, piece, quest.outcomes["win" if won else "loss"])
    if won:
        reward_victor(t, piece)
    await finish(t, seat, piece, card, won)


async def finish(t: RunewarsTable, seat: Seat, piece: HeroPiece, card: int, done: bool) -> None:
    """End an attempt: a completed quest is replaced by a new one, a failed one stays, known."""
    state = t.state
    t.tell(QuestEnded(seat, HeroId(piece.hero), QuestCardId(card), done))
    if not done:
        if card not in state.known_quests[seat]:
            state.known_quests[seat].append(card)
        return
    if card_of(piece).hook == "quest_completed" and find_hero(state, piece.hero) is not None:
        gain(t, seat, int(card_of(piece).effect["influence"]))
    discard_quest(t, seat, card)
    draw_quests(t, seat, 1)
    await keep_quests(t, seat)


# Effects of a quest, carried out in the order written

Outcome = Callable[[RunewarsTable, Seat, HeroPiece, Effect], Awaitable[None]]


async def carry_out(
    t: RunewarsTable, seat: Seat, piece: HeroPiece, effects: tuple[Effect, ...]
) -> None:
    """Carry out the effects of a symbol; nothing more happens to a hero that fell."""
    for effect in effects:
        if effect.do not in OF_HERO or find_hero(t.state, piece.hero) is not None:
            await OUTCOMES[effect.do](t, seat, piece, effect)


async def give_reward(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Draw facedown Reward cards for the hero."""
    draw_rewards(t, piece, effect.amount)


async def give_influence(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Give the hero's player influence."""
    gain(t, seat, effect.amount)


async def lose_influence(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Take influence from the hero's player, as much as there is."""
    gain(t, seat, -effect.amount)


async def give_tactics(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Draw Tactics cards for the hero's player."""
    draw_tactics(t, seat, effect.amount)
    await keep_hand(t, seat)


async def lose_tactics(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Make the hero's player discard Tactics cards of its choice, as many as there are."""
    left = len(t.state.tactics[seat]) - effect.amount
    await keep_hand(t, seat, most=max(0, left))


async def deal_damage(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Deal damage to the hero, which may defeat it."""
    hurt(t, piece, effect.amount)


async def remove_damage(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Remove damage from the hero."""
    heal(t, piece, 0 if effect.amount >= ALL_DAMAGE else effect.amount)


async def give_training(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Put a training token on an attribute of the hero without one."""
    train(t, piece, effect.attribute, effect.amount)


async def drive_away(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Move the hero over an uncoloured border, as neutrals go; it stays if there is none."""
    state = t.state
    near = [other for other, colour in state.land.beside[AreaId(piece.area)] if not colour]
    if not near:
        return
    if state.options["neutrals"] == "left":
        places = [InArea(area) for area in near]
        chooser = state.left_of(seat)
        to = (await t.choose(chooser, "quests.drive", places, hero=piece.hero)).area
    else:
        to = await neutral_place(t, near)
    move_hero(t, piece, to)


async def show_runes(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Show the hero's player facedown rune tokens anywhere; which ones is public."""
    facedown = sorted(area for area, rune in t.state.runes.items() if not rune.faceup)
    chosen = await t.choose_some(
        seat, "rune.peek", [InArea(AreaId(area)) for area in facedown], least=0, most=effect.amount
    )
    for each in chosen:
        peek(t, seat, each.area)


async def give_rune(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Give the hero's player dragon runes."""
    for _ in range(effect.amount):
        await receive_rune(t, seat)


OUTCOMES: dict[str, Outcome] = {
    "reward": give_reward,
    "influence": give_influence,
    "influence_lose": lose_influence,
    "tactics": give_tactics,
    "tactics_discard": lose_tactics,
    "damage": deal_damage,
    "heal_self": remove_damage,
    "train": give_training,
    "move_hero": drive_away,
    "rune": give_rune,
    "rune_peek": show_runes,
}
OF_HERO = ("reward", "damage", "heal_self", "train", "move_hero")
"""Effects that need the hero itself."""
