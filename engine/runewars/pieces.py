"""Names of Runewars' things, and their numbers. Numbers are saved: only ever append."""

from __future__ import annotations

from typing import NewType

AreaId = NewType("AreaId", int)
"""An area of the board, from 1: `AREAS[id]` has its print; its key is its name, `3A`."""

UnitId = NewType("UnitId", int)
"""A type of unit, of a faction or neutral: `UNITS[id]`."""

TacticId = NewType("TacticId", int)
"""One physical Tactics card: `TACTICS[id]`."""

QuestCardId = NewType("QuestCardId", int)
"""One Quest card: `QUESTS[id]`."""

RewardId = NewType("RewardId", int)
"""One physical Reward card: `REWARDS[id]`."""

HeroId = NewType("HeroId", int)
"""A hero, card and figure: `HEROES[id]`."""

DuellistId = NewType("DuellistId", int)
"""A hero where heroes of several players meet: named with its player."""

ObjectiveId = NewType("ObjectiveId", int)
"""An Objective card: `OBJECTIVES[id]`."""

SeasonCardId = NewType("SeasonCardId", int)
"""A Season card: `SEASON_CARDS[id]`."""

OrderNumber = NewType("OrderNumber", int)
"""An order card by its number, 1 to 8."""

Resource = NewType("Resource", str)
RESOURCES = (FOOD, WOOD, ORE) = Resource("food"), Resource("wood"), Resource("ore")

Attribute = NewType("Attribute", str)
ATTRIBUTES = Attribute("strength"), Attribute("agility"), Attribute("wisdom")

Shape = NewType("Shape", str)
SHAPES = TRIANGLE, CIRCLE, RECTANGLE, HEXAGON = (
    Shape("triangle"), Shape("circle"), Shape("rectangle"), Shape("hexagon"),
)  # fmt: skip

SEASONS = SPRING, SUMMER, FALL, WINTER = "spring", "summer", "fall", "winter"

NOBODY = -1
"""No seat: nobody controls it, or neutral units stand there."""
