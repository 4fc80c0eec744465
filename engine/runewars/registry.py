"""The modules of Runewars: their rules, steps, cards and commands are collected at the start.

A module that marks anything (a step, an order, a card, an action) and is not named here does not
belong to the game; a test compares.
"""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanKind
from engine.runewars.cards.seasons import fall, spring, summer, winter
from engine.runewars.cards.tactics import battle, battle_steps, forces, gains, places, quest
from engine.runewars.data import cards, tiles, units
from engine.runewars.rules import influence, strongholds, tactics, windows
from engine.runewars.rules.battle import (
    aftermath,
    defences,
    faction_specials,
    fighting,
    hero_support,
    losses,
    neutral_specials,
)
from engine.runewars.rules.heroes import (
    duel_cards,
    duel_ends,
    duel_rounds,
    duels,
    exploration,
    quest_actions,
    quest_phase,
    quests,
    reward_cards,
    rewards,
)
from engine.runewars.rules.orders import (
    arriving,
    economy,
    marching,
    rallying,
    strategize,
    turn,
)
from engine.runewars.rules.seasons import icons, year
from engine.runewars.rules.setup import cards as first_cards
from engine.runewars.rules.setup import map as board
from engine.runewars.rules.setup import pieces as first_pieces
from engine.runewars.rules.setup import table
from engine.runewars.rules.victory import checks, titles

MODULES = (
    tiles, units, cards,
    table, board, first_pieces, first_cards,
    year, turn, influence,
    strategize, marching, arriving, economy, strongholds, rallying, titles,
    tactics, places, forces, gains, battle, battle_steps, quest,
    icons, spring, summer, fall, winter,
    fighting, hero_support, faction_specials, neutral_specials, aftermath,
    quest_phase, quest_actions, rewards, reward_cards, exploration, quests,
    duels, duel_rounds, duel_ends,
)  # fmt: skip
"""All modules collected, in the order of the rulebook; slash commands are listed in this order."""

windows.WINDOWS[:] = (
    tactics.TacticsWindow(), exploration.Locations(), rewards.HeroRewards(), titles.Claims(),
)  # fmt: skip
windows.QUEST_WINDOWS[:] = (quest.QuestTactics(),)

ACTIONS: tuple[type[Option], ...] = tuple(
    each
    for module in MODULES
    for each in vars(module).values()
    if isinstance(each, type)
    and issubclass(each, Option)
    and each.path
    and each.__module__ == module.__name__
)
"""The options with a slash command."""

PLANS: tuple[PlanKind, ...] = (
    losses.LOSSES, defences.DEFENCE, checks.VICTORY, duel_cards.DUEL, icons.HUNGER,
)  # fmt: skip
