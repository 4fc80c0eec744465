"""Names of Runewars' things, and how they are numbered. Numbers are saved: only ever append."""

from __future__ import annotations

from typing import NewType

from engine.core.choices.actions import key_writer

AreaId = NewType("AreaId", int)
"""An area of the board, from 1: `AREAS[id]` says what is printed there; keys say its name, `3A`."""

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
"""A hero where several players' meet: named with whose it is."""

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


@key_writer("AreaId")
def area_key(area: AreaId) -> str:
    """Write an area as the reference's id."""
    from engine.runewars.data.tiles import AREAS

    return AREAS[area].key if area > 0 else "none"


@key_writer("UnitId")
def unit_key(unit: UnitId) -> str:
    """Write a type of unit as the reference's id."""
    from engine.runewars.data.units import UNITS

    return UNITS[unit].key
