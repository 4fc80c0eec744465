"""Reward cards in the player's own turn: using them, giving them on, taking those left behind (E).

Just before, during or just after the player's order; in the Quest Phase only gifts and draughts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import REWARDS
from engine.runewars.events.quests import RewardGiven, RewardsSeen
from engine.runewars.pieces import AreaId, HeroId, RewardId
from engine.runewars.rules.battle.retreating import neighbours_for
from engine.runewars.rules.battle.storms import STORM, foes_standing, raise_storm
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.rules.forces import keep_limits, move_units, stand_units
from engine.runewars.rules.heroes.heroes import MAIL, card_of, heal
from engine.runewars.rules.heroes.reward_cards import (
    PickReward,
    UseReward,
    count_facedown,
    faces,
    pick_up,
    take_from,
    use_reward,
)
from engine.runewars.rules.influence import gain
from engine.runewars.rules.map.areas import controller, is_neutral
from engine.runewars.rules.orders.turn import TURN
from engine.runewars.rules.victory.runes import InArea, receive_rune
from engine.runewars.rules.windows import Window
from engine.runewars.state import RunewarsState, RunewarsTable

Effect: TypeAlias = Mapping[str, Any]
YOUR_TURN, ANY_TIME = "your turn", "any time"


@action("hero give")
class GiveReward(Option, frozen=True, gc=False, tag="runewars.give"):
    """Give a Reward card from one hero of the player's to another in its area."""

    hero: HeroId
    reward: RewardId
    taker: HeroId


class TakeRewards(Option, frozen=True, gc=False, tag="runewars.take"):
    """Look at the Rewards under a defeated-hero marker, and take some."""

    hero: HeroId


class HeroRewards(Window):
    """A seat's options with Rewards in its own turn."""

    def possible(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether a hero has a card that may help, or is where Rewards lie."""
        return any(
            count_facedown(piece)
            or piece.area in state.left
            or any(does_something(state, piece, RewardId(card)) for card in piece.shown)
            or gifts_from(state, piece)
            for piece in state.heroes_of(seat)
        )

    def options(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the useful cards, gifts, and markers to look under."""
        found: list[Option] = []
        for piece in state.heroes_of(seat):
            found += [
                UseReward(HeroId(piece.hero), card)
                for card in distinct(piece.rewards)
                if does_something(state, piece, card)
            ]
            if piece.area in state.left and not state.flags.get(f"{TURN}seen.{piece.area}"):
                found.append(TakeRewards(HeroId(piece.hero)))
            found += gifts_from(state, piece)
        return found


def distinct(cards: Sequence[int]) -> list[RewardId]:
    """List cards, only one of each set of twins."""
    first = {REWARDS[card].key: RewardId(card) for card in reversed(cards)}
    return [RewardId(card) for card in cards if first[REWARDS[card].key] == card]


# Gifts between a player's heroes, also in the Quest Phase


def gifts_from(state: RunewarsState, piece: HeroPiece) -> list[GiveReward]:
    """List the gifts of a hero to others of its player in its area, each card once per area.

    Mail that keeps its bearer alive stays with it.
    """
    others = [each for each in state.heroes_in(piece.area, piece.seat) if each is not piece]
    needs_mail = piece.damage >= card_of(piece).health
    return [
        GiveReward(HeroId(piece.hero), card, HeroId(other.hero))
        for card in (distinct(piece.rewards) if others else ())
        if state.flags.get(given_flag(card)) != piece.area
        and not (needs_mail and REWARDS[card].key == MAIL)
        for other in others
    ]


def gifts(state: RunewarsState, piece: HeroPiece) -> list[GiveReward]:
    """List the gifts from and to a hero in its Quest Phase action."""
    others = [each for each in state.heroes_in(piece.area, piece.seat) if each is not piece]
    to_it = [gift for each in others for gift in gifts_from(state, each)]
    return [*gifts_from(state, piece), *(gift for gift in to_it if gift.taker == piece.hero)]


def given_flag(card: int) -> str:
    """Return the flag that notes in which area a card was given on."""
    return f"{TURN}given.{card}"


def quest_phase_rewards(piece: HeroPiece) -> list[UseReward]:
    """List the cards a hero may use at any time, so in the Quest Phase too."""
    return [
        UseReward(HeroId(piece.hero), card)
        for card in distinct(piece.rewards)
        if REWARDS[card].timing == ANY_TIME and piece.damage
    ]


@performs(GiveReward)
async def give_reward_on(t: RunewarsTable, seat: Seat, option: GiveReward) -> None:
    """Give a card on; if it is facedown, only its player knows which one it is."""
    state = t.state
    giver, taker = state.hero(option.hero), state.hero(option.taker)
    if take_from(giver, option.reward):
        taker.shown.append(option.reward)
    taker.rewards.append(option.reward)
    state.flags[given_flag(option.reward)] = giver.area
    t.tell(RewardGiven(seat, option.hero, option.taker))


@performs(TakeRewards)
async def take_rewards(t: RunewarsTable, seat: Seat, option: TakeRewards) -> None:
    """Look under a marker and take all or some of the Rewards there."""
    state, piece = t.state, t.state.hero(option.hero)
    lying = sorted(state.left[piece.area])
    state.flags[f"{TURN}seen.{piece.area}"] = 1
    t.tell(RewardsSeen(faces(lying)), only=[seat])
    options = [PickReward(RewardId(card)) for card in lying]
    chosen = await t.choose_some(
        seat, "hero.left", options, least=0, most=len(options), public=False, hero=piece.hero
    )
    pick_up(t, piece, [each.reward for each in chosen])


# Using a card


@performs(UseReward)
async def use_in_turn(t: RunewarsTable, seat: Seat, option: UseReward) -> None:
    """Use a Reward card in the player's own turn, or a draught in the Quest Phase."""
    piece = t.state.hero(option.hero)
    reward = REWARDS[option.reward]
    use_reward(t, piece, option.reward)
    await USES[reward.key](t, seat, piece, reward.effect)


def does_something(state: RunewarsState, piece: HeroPiece, card: int) -> bool:
    """Return whether a card may be used in the player's own turn and would change anything."""
    reward = REWARDS[card]
    if reward.timing not in (YOUR_TURN, ANY_TIME) or state.battle is not None:
        return False
    test = WORTH.get(reward.key)
    return test is None or test(state, piece)


def own_stronghold_here(state: RunewarsState, piece: HeroPiece) -> bool:
    """Return whether a hero, routed or not, is at one of its player's strongholds."""
    stronghold = state.strongholds.get(piece.area)
    return stronghold is not None and stronghold.seat == piece.seat


def flute_places(state: RunewarsState, piece: HeroPiece) -> list[AreaId]:
    """List where the flute may send the unallied neutral units of a hero's area."""
    if not is_neutral(state, piece.area):
        return []
    return neighbours_for(state, piece.area, [kind // 2 for kind in state.units[piece.area]])


def staff_helps(state: RunewarsState, piece: HeroPiece) -> bool:
    """Return whether the hero has damage, or routed units of its player are in its area."""
    own = state.holder[piece.area] == piece.seat
    return bool(piece.damage or (own and state.routed(piece.area)))


WORTH: dict[str, Callable[[RunewarsState, HeroPiece], bool]] = {
    "timmorran_shard": own_stronghold_here,
    "flute_of_possession": lambda state, piece: bool(flute_places(state, piece)),
    STORM: lambda state, piece: bool(foes_standing(state, piece)),
    "staff_of_light": staff_helps,
    "healing_draught": lambda state, piece: bool(piece.damage),
}
"""Tests of whether a card would do something; cards without one always do."""


async def turn_in_shard(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Receive one dragon rune."""
    await receive_rune(t, seat)


async def play_flute(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Move all neutral units of the area to a neighbouring one; they join its controller.

    No battle or diplomacy follows; above eight units there, their new player destroys some.
    """
    state, origin = t.state, piece.area
    places = [InArea(area) for area in flute_places(state, piece)]
    to = (await t.choose(seat, "reward.flute", places, area=origin)).area
    owner = controller(state, to)
    for kind, count in sorted(state.units[origin].items()):
        move_units(t, owner, origin, to, kind // 2, count, routed=bool(kind % 2))
    await keep_limits(t)


async def raise_staff(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Stand up all routed units of its player in the area, and heal the hero."""
    state = t.state
    if state.holder[piece.area] == seat:
        for unit, count in sorted(state.routed(piece.area).items()):
            stand_units(t, piece.area, unit, count)
    heal(t, piece)


async def drink_draught(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Remove all damage from the hero."""
    heal(t, piece)


async def open_chest(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Gain influence."""
    gain(t, seat, int(effect["influence"]))


async def read_scroll(t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Effect) -> None:
    """Draw Tactics cards."""
    draw_tactics(t, seat, int(effect["tactics"]))
    await keep_hand(t, seat)


USES: dict[str, Callable[[RunewarsTable, Seat, HeroPiece, Effect], Awaitable[None]]] = {
    "timmorran_shard": turn_in_shard,
    "flute_of_possession": play_flute,
    STORM: raise_storm,
    "staff_of_light": raise_staff,
    "healing_draught": drink_draught,
    "war_chest": open_chest,
    "scroll_of_stratagems": read_scroll,
}
