"""What Runewars is made of: importing a module here lets its cards, orders and windows join."""

from __future__ import annotations

from engine.core.actions import Option
from engine.core.plans import PlanKind
from engine.runewars import (
    aftermath,
    arriving,
    duel_cards,
    economy,
    harsh_seasons,
    heroes,
    influence,
    marching,
    questing,
    rallying,
    rewards,
    season_cards,
    season_icons,
    seasons,
    strongholds,
    tactics,
    tactics_battle,
    tactics_quest,
    tactics_turn,
    titles,
)

MODULES = (
    seasons, influence, marching, arriving, economy, strongholds, rallying, titles, tactics,
    tactics_turn, tactics_battle, season_icons, season_cards, harsh_seasons, aftermath, questing,
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
    for module in (duel_cards, season_icons)
    for each in vars(module).values()
    if isinstance(each, PlanKind)
)
