"""The worth of quests and duels to computer players, by their odds and the hero's risk."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from engine.runewars.advice.evaluation.position import distance
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import (
    BLUE,
    DAMAGE,
    FATE,
    GOLD,
    QUESTS,
    ROUT,
    SPECIAL,
    Quest,
    shape_result,
)
from engine.runewars.data.units import UNIT_OF, UNITS
from engine.runewars.pieces import CIRCLE, Shape
from engine.runewars.rules.heroes.duel_cards import left_of, seems_left
from engine.runewars.rules.heroes.duel_rounds import ROUNDS
from engine.runewars.rules.heroes.heroes import attribute_of
from engine.runewars.rules.heroes.quest_actions import Attempt, Challenge
from engine.runewars.state import RunewarsState

QUEST_WON, RUNE_WON = 2.2, 14.0
"""Average worth of a quest, and of one for a dragon rune."""
HERO, CARRIED = 2.5, 0.8
"""Worth of a hero that may fall, and of each Reward that it carries."""
WAY_TO_RUNE = 5.0
"""Worth of a hero that is sure to complete a quest for a dragon rune where it stands."""
INSTEAD = 0.5
"""Worth of what a hero could do instead of a duel: heal, train or go to a quest."""


class DuelOdds(NamedTuple):
    """The chances that the opponent is defeated, and that the hero falls."""

    won: float
    fell: float


def quest_worth(state: RunewarsState, answer: Attempt) -> float:
    """Value an attempt by its odds, and by the hero's risk."""
    quest, piece = QUESTS[answer.quest], state.hero(answer.hero)
    prize = RUNE_WON if gives_rune(quest) else QUEST_WON
    chance = quest_chance(state, quest, piece)
    return prize * chance - hero_at_stake(piece) * fall_chance(state, quest, piece)


def hero_at_stake(piece: HeroPiece) -> float:
    """Value what is lost with a hero."""
    return HERO + CARRIED * len(piece.rewards)


def fall_chance(state: RunewarsState, quest: Quest, piece: HeroPiece) -> float:
    """Estimate the chance that a hero falls in an attempt."""
    left = left_of(state, piece)
    if quest.opponent:
        return odds_against(quest, left).fell
    hurts = [
        sum(effect.amount for effect in effects if effect.do == "damage")
        for symbol, effects in quest.outcomes.items()
        if symbol not in (quest.success_on or (GOLD, BLUE))
    ]
    return (1 - quest_chance(state, quest, piece)) * (max(hurts, default=0) >= left)


def quest_chance(state: RunewarsState, quest: Quest, piece: HeroPiece) -> float:
    """Estimate a hero's chance to complete a quest."""
    if quest.attribute:
        cards = max(1, attribute_of(piece, quest.attribute))
        return chance_of_any(quest.success_on, cards)
    return odds_against(quest, left_of(state, piece)).won


def odds_against(quest: Quest, left: int) -> DuelOdds:
    """Return a hero's odds against a quest's opponent."""
    shape = UNITS[UNIT_OF[quest.opponent]].shape if quest.opponent in UNIT_OF else CIRCLE
    return duel_odds(left, toughness_of(quest), shape, max(1, quest.special_in_duel))


def way_to_rune(state: RunewarsState, seat: int) -> float:
    """Value a hero's way to a quest of the hand that gives a dragon rune, the best by its odds."""
    ways = [
        quest_chance(state, QUESTS[quest], hero) / (1 + distance(state, hero.area, area))
        for quest in state.quests[seat]
        if gives_rune(QUESTS[quest])
        for hero in state.heroes_of(seat)
        for area in QUESTS[quest].areas
    ]
    return WAY_TO_RUNE * max(ways, default=0.0)


def gives_rune(quest: Quest) -> bool:
    """Return whether a quest may give a dragon rune."""
    return any(each.do == "rune" for effects in quest.outcomes.values() for each in effects)


def toughness_of(quest: Quest) -> int:
    """Return the damage that defeats a quest's opponent."""
    if quest.damage_to_win:
        return int(quest.damage_to_win)
    return UNITS[UNIT_OF[quest.opponent]].health if quest.opponent in UNIT_OF else 3


def chance_of_any(symbols: tuple[str, ...], cards: int) -> float:
    """Return the chance that one of some cards shows one of the given destiny symbols."""
    wanted = symbols or (GOLD, BLUE)
    missed = sum(card.destiny not in wanted for card in FATE) / len(FATE)
    return float(1 - missed**cards)


# Duels


def duel_worth(state: RunewarsState, answer: Challenge) -> float:
    """Value a challenge by the chances that either hero falls, and what falls with it."""
    mine, theirs = state.hero(answer.hero), state.hero(answer.enemy)
    won, fell = duel_odds(left_of(state, mine), seems_left(theirs), CIRCLE, 1)
    gain = won * (HERO + 2 * CARRIED * len(theirs.rewards))
    return gain - fell * hero_at_stake(mine) - INSTEAD


@cache
def duel_odds(mine: int, theirs: int, shape: Shape, special: int) -> DuelOdds:
    """Return the odds of a duel by the damage that each side can take, without cards and abilities.

    `special` is the opponent's damage by a special icon.
    """
    spread: dict[tuple[int, int], float] = {(mine, theirs): 1.0}
    for _ in range(ROUNDS):
        after: dict[tuple[int, int], float] = {}
        for (left, right), chance in spread.items():
            over = left <= 0 or right <= 0
            for (lost, dealt), share in ({(0, 0): 1.0} if over else blows(shape, special)).items():
                ends = max(0, left - lost), max(0, right - dealt)
                after[ends] = after.get(ends, 0.0) + chance * share
        spread = after
    won = sum(chance for (_, right), chance in spread.items() if right <= 0)
    return DuelOdds(won, sum(chance for (left, _), chance in spread.items() if left <= 0))


@cache
def blows(shape: Shape, special: int) -> dict[tuple[int, int], float]:
    """Return the chances of the damage taken and dealt by a hero in a round."""
    own = [strike(shape_result(card, CIRCLE), 1) for card in range(len(FATE))]
    other = [strike(shape_result(card, shape), special) for card in range(len(FATE))]
    found = Counter(
        (max(0, their_damage - my_guard), max(0, my_damage - their_guard))
        for my_damage, my_guard in own
        for their_damage, their_guard in other
    )
    return {pair: count / found.total() for pair, count in found.items()}


def strike(result: tuple[str, int], special: int) -> tuple[int, int]:
    """Return the damage that a result deals, and the damage that it prevents."""
    kind, number = result
    damage = {DAMAGE: number, SPECIAL: special}.get(kind, 0)
    return damage, number * (kind == ROUT)
