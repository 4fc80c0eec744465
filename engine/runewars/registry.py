"""What Runewars is made of: importing a module here lets its cards, orders and windows join."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanKind
from engine.runewars.cards import (
    fall_and_winter,
    spring_and_summer,
    tactics,
    tactics_battle,
    tactics_quest,
    tactics_turn,
)
from engine.runewars.rules import influence, strongholds, titles
from engine.runewars.rules.battle import aftermath
from engine.runewars.rules.heroes import duel_cards, heroes, quest_phase, rewards
from engine.runewars.rules.orders import arriving, economy, marching, rallying
from engine.runewars.rules.seasons import icons, year

MODULES = (
    year, influence, marching, arriving, economy, strongholds, rallying, titles, tactics,
    tactics_turn, tactics_battle, icons, spring_and_summer, fall_and_winter, aftermath, quest_phase,
    rewards, heroes, tactics_quest,
)  # fmt: skip
"""In the order in which their slash commands are listed."""


def actions_of() -> tuple[type[Option], ...]:
    """List the options with a slash command that the modules define."""
    return tuple(
        each
        for module in MODULES
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, Option)
        and each.path
        and each.__module__ == module.__name__
    )


ACTIONS = actions_of()
PLANS: tuple[PlanKind, ...] = tuple(
    each
    for module in (duel_cards, icons)
    for each in vars(module).values()
    if isinstance(each, PlanKind)
)
