"""Reward cards under a hero: drawing, using, giving up and taking them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import REWARD_FACE, REWARDS
from engine.runewars.events.quests import (
    RewardsDiscarded,
    RewardsDrawn,
    RewardsDrawnWere,
    RewardShown,
    RewardsTaken,
    RewardUsed,
)
from engine.runewars.pieces import HeroId, RewardId
from engine.runewars.rules.decks import draw_from
from engine.runewars.state import RunewarsTable


class PickReward(Option, frozen=True, gc=False, tag="runewars.pick_reward"):
    reward: RewardId


@action("hero reward")
class UseReward(Option, frozen=True, gc=False, tag="runewars.reward"):
    """Use a Reward card of a hero, in the player's own turn or in a duel."""

    hero: HeroId
    reward: RewardId


def draw_rewards(t: RunewarsTable, piece: HeroPiece, count: int) -> None:
    """Draw facedown Reward cards for a hero; an empty deck is renewed from the discards."""
    drawn = draw_from(t, t.state.reward_deck, t.state.reward_discard, count)
    if drawn:
        seat, hero = Seat(piece.seat), HeroId(piece.hero)
        piece.rewards += drawn
        t.tell(RewardsDrawn(seat, hero, len(drawn)))
        t.tell(RewardsDrawnWere(faces(drawn)), only=[seat])


def faces(cards: Sequence[int]) -> tuple[RewardId, ...]:
    """Return Reward cards in the form in which they are shown: without order, twins alike."""
    return tuple(sorted(RewardId(REWARD_FACE[card]) for card in cards))


def count_facedown(piece: HeroPiece) -> int:
    """Count a hero's Reward cards that only its player knows."""
    return len(piece.rewards) - len(piece.shown)


def use_reward(t: RunewarsTable, piece: HeroPiece, reward: int) -> None:
    """Use a Reward card: it stays faceup, or is discarded if it says so."""
    face = RewardId(REWARD_FACE[reward])
    t.tell(RewardUsed(Seat(piece.seat), HeroId(piece.hero), face))
    if REWARDS[reward].effect.get("discard"):
        take_from(piece, reward)
        t.state.reward_discard.append(reward)
    elif reward not in piece.shown:
        piece.shown.append(reward)


def show_passive(t: RunewarsTable, piece: HeroPiece, reward: int) -> None:
    """Turn up a card that works by itself, the first time it does."""
    if reward not in piece.shown:
        piece.shown.append(reward)
        face = RewardId(REWARD_FACE[reward])
        t.tell(RewardShown(Seat(piece.seat), HeroId(piece.hero), face))


def take_from(piece: HeroPiece, reward: int) -> bool:
    """Take a Reward card from under a hero; return whether it was faceup."""
    piece.rewards.remove(reward)
    if reward in piece.shown:
        piece.shown.remove(reward)
        return True
    return False


def pick_up(
    t: RunewarsTable, piece: HeroPiece, cards: Sequence[int], faceup: Collection[int] = ()
) -> None:
    """Put Reward cards from a hero's area under it, on the side they showed."""
    if not cards:
        return
    left = t.state.left
    left[piece.area] = [card for card in left[piece.area] if card not in cards]
    if not left[piece.area]:
        del left[piece.area]
    piece.rewards += sorted(cards)
    piece.shown += [card for card in sorted(cards) if card in faceup]
    t.tell(RewardsTaken(Seat(piece.seat), HeroId(piece.hero), len(cards)))


def discard_rewards(t: RunewarsTable, seat: Seat, piece: HeroPiece, cards: Sequence[int]) -> None:
    """Discard a hero's Reward cards faceup, without their effect."""
    for card in cards:
        take_from(piece, card)
        t.state.reward_discard.append(card)
    if cards:
        t.tell(RewardsDiscarded(seat, faces(cards)))
