"""The icons of Runewars, and which one goes with a value: an order, a unit, a resource, a seat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.runewars.view import RunewarsView
from render.canvas import sprite
from render.icon import INNER, Drawn
from render.runewars.board import figures
from render.runewars.printed import ORDERS, SEASONS, UNITS
from render.theme import ARMIES, NEUTRAL

ATTRIBUTES = ("strength", "agility", "wisdom")
RESOURCES = ("food", "wood", "ore")
SIGNS = {
    "influence": "influence", "tactics": "tactics", "quests": "quests", "rewards": "rewards",
    "objective": "objective", "rune": "rune", "dragon": "rune-dragon", "false": "rune-false",
    "stronghold": "stronghold", "city": "city", "hero": "hero",
    "duel": "duel", "routed": "routed", "damage": "damage", "health": "health", "fate": "fate",
    "development": "development", "victory": "victory",
}  # fmt: skip
"""What else is drawn, by its name."""
_LINKED = {
    "OrderNumber": "order", "Resource": "resource", "Attribute": "attribute",
}  # fmt: skip
"""By the name of a field's type: what the icon's name begins with."""
_SIGN_OF = {
    "HeroId": "hero", "DuellistId": "hero", "TacticId": "tactics", "QuestCardId": "quests",
    "RewardId": "rewards", "ObjectiveId": "objective",
}  # fmt: skip


def drawings() -> Mapping[str, Drawn]:
    """Return what draws each icon, by its name."""
    return {
        **{f"order_{number}": partial(figures.order, number, INNER) for number in ORDERS},
        **{f"resource_{each}": partial(sprite, each, INNER) for each in RESOURCES},
        **{f"attribute_{each}": partial(sprite, each, INNER) for each in ATTRIBUTES},
        **{f"season_{each}": partial(sprite, f"season-{each}", INNER) for each in SEASONS},
        **{
            f"faction_{each}": partial(figures.sign, each, INNER, 0)
            for each in ARMIES
            if each != "neutral"
        },
        **{
            f"unit_{unit.key}": partial(figures.unit, number, ARMIES[unit.faction], INNER)
            for number, unit in enumerate(UNITS)
        },
        "battle": partial(sprite, "battle", INNER, NEUTRAL),
        **{f"runewars_{each}": partial(sprite, art, INNER, NEUTRAL) for each, art in SIGNS.items()},
    }


def icon_name(type_name: str, value: Any, view: RunewarsView) -> str:
    """Return the icon that goes with a value of a field type; empty if there is none."""
    if type_name in _LINKED:
        return f"{_LINKED[type_name]}_{value}"
    if type_name in _SIGN_OF:
        return f"runewars_{_SIGN_OF[type_name]}"
    if type_name == "UnitId":
        return f"unit_{UNITS[value].key}"
    if type_name == "Seat":
        faction = view.seats[value].faction if value >= 0 else ""
        return f"faction_{faction}" if faction in ARMIES else ""
    return ""
