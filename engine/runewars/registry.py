"""What Runewars is made of: every module whose rules, steps, cards and commands join at the start.

A module that marks anything (a step, an order, a card, an action) and is not named here does not
belong to the game; a test compares.
"""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanKind
from engine.runewars.cards import (
    fall_and_winter,
    spring_and_summer,
    tactics_battle,
    tactics_quest,
    tactics_turn,
)
from engine.runewars.data import cards, tiles, units
from engine.runewars.events import armies, common
from engine.runewars.events import heroes as hero_events
from engine.runewars.rules import influence, setup, strongholds, tactics, windows
from engine.runewars.rules.battle import (
    aftermath,
    backing,
    defences,
    fighting,
    losses,
    specials,
)
from engine.runewars.rules.heroes import (
    duel_cards,
    duel_ends,
    duels,
    exploration,
    heroes,
    quest_phase,
    quests,
    rewards,
)
from engine.runewars.rules.map import setup as map_setup
from engine.runewars.rules.orders import arriving, economy, marching, rallying, turn
from engine.runewars.rules.seasons import icons, year
from engine.runewars.rules.victory import settling, titles

MODULES = (
    tiles, units, cards, common, armies, hero_events,
    map_setup, setup, year, turn, influence, marching, arriving, economy, strongholds, rallying,
    titles, tactics, tactics_turn, tactics_battle, icons, spring_and_summer, fall_and_winter,
    backing, fighting, specials, aftermath, quest_phase, rewards, heroes, exploration, quests,
    duels, duel_ends, tactics_quest,
)  # fmt: skip
"""All that is collected; slash commands are listed in this order."""

windows.WINDOWS[:] = (
    tactics.TacticsWindow(), exploration.Locations(), rewards.HeroRewards(), titles.Claims(),
)  # fmt: skip
windows.QUEST_WINDOWS[:] = (tactics_quest.QuestTactics(),)
"""What a menu offers behind the order or the hero's action, in this order."""

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
    losses.LOSSES, defences.DEFENCE, settling.VICTORY, duel_cards.DUEL, icons.HUNGER,
)  # fmt: skip
