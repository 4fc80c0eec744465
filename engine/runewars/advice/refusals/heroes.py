"""Reasons why a hero cannot do something, and what would help (E, J1, J3)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import HEROES, QUESTS, REWARDS
from engine.runewars.data.tiles import AREAS
from engine.runewars.rules.heroes.exploration import token_facedown
from engine.runewars.rules.heroes.heroes import card_of, find_hero, free_attributes
from engine.runewars.rules.heroes.moving import MOVED, destinations
from engine.runewars.rules.heroes.quest_actions import Attempt, Challenge, Heal, Train, Travel
from engine.runewars.rules.heroes.quest_phase import QUESTS as QUEST_PHASE
from engine.runewars.rules.heroes.reward_cards import UseReward
from engine.runewars.rules.heroes.rewards import ANY_TIME, YOUR_TURN, GiveReward
from engine.runewars.rules.map.areas import is_friendly
from engine.runewars.state import RunewarsState

HERO_ACTIONS = (Travel, Challenge, Attempt, Heal, Train, UseReward, GiveReward)
"""The options that `why_not_hero` explains."""


def why_not_hero(state: RunewarsState, seat: Seat, action: Option) -> Refused:
    """Explain why a hero cannot take an action that was not offered."""
    number = getattr(action, "hero", -1)
    piece = find_hero(state, number) if 0 <= number < len(HEROES) else None
    if piece is None or piece.seat != seat:
        return Refused("hero-not-yours", law="E")
    if isinstance(action, (UseReward, GiveReward)):
        return why_not_reward(state, piece, action)
    if state.phase != QUEST_PHASE:
        return Refused("hero-not-now", law="E6")
    if piece.acted:
        return Refused("hero-acted", law="E6", hero=piece.hero)
    if piece.routed and isinstance(action, (Travel, Challenge, Attempt)):
        return Refused("hero-routed", law="E6.4", hero=piece.hero)
    match action:
        case Travel():
            there = " ".join(AREAS[a].key for a in sorted(destinations(state, piece)))
            return Refused("hero-far", law="E6.1", hero=piece.hero, reach=there)
        case Heal():
            return why_no_healing(state, piece)
        case Train():
            return why_no_training(state, piece)
    if token_facedown(state, piece.area):
        return Refused("hero-token-first", law="J1", hero=piece.hero)
    if isinstance(action, Attempt):
        return why_no_quest(state, piece, action.quest)
    return Refused("duel-nobody", law="E6.1", hero=piece.hero, area=piece.area)


def why_no_healing(state: RunewarsState, piece: HeroPiece) -> Refused:
    """Explain why a hero cannot heal."""
    if not piece.damage:
        return Refused("heal-unhurt", law="E6.2", hero=piece.hero)
    if not is_friendly(state, piece.seat, piece.area) and card_of(piece).hook != "heal_action":
        return Refused("heal-unfriendly", law="E6.2", hero=piece.hero, area=piece.area)
    return Refused("hero-moved", law="E6", hero=piece.hero)


def why_no_training(state: RunewarsState, piece: HeroPiece) -> Refused:
    """Explain why a hero cannot train like that."""
    free = free_attributes(piece)
    if not free:
        return Refused("train-full", law="E6.3", hero=piece.hero)
    if state.flags.get(MOVED):
        return Refused("hero-moved", law="E6", hero=piece.hero)
    return Refused("train-taken", law="E6.3", hero=piece.hero, free=" ".join(free))


def why_no_quest(state: RunewarsState, piece: HeroPiece, quest: int) -> Refused:
    """Explain why a hero cannot try a quest."""
    if piece.commander:
        return Refused("quest-commander", law="J3", hero=piece.hero)
    if quest not in state.quests[piece.seat]:
        return Refused("quest-not-held", law="E7")
    areas = " ".join(QUESTS[quest].areas)
    return Refused("quest-elsewhere", law="E7.1", quest=quest, areas=areas, area=piece.area)


def why_not_reward(
    state: RunewarsState, piece: HeroPiece, action: UseReward | GiveReward
) -> Refused:
    """Explain why a Reward cannot be used or given."""
    if action.reward not in piece.rewards:
        return Refused("reward-not-held", law="E5", hero=piece.hero)
    if isinstance(action, GiveReward):
        return Refused("reward-nobody", law="E5", hero=piece.hero, area=piece.area)
    timing = REWARDS[action.reward].timing
    in_turn = timing in (YOUR_TURN, ANY_TIME) and state.phase != QUEST_PHASE
    key = "reward-useless" if in_turn or timing == ANY_TIME else "reward-not-now"
    return Refused(key, law="E", reward=action.reward)
