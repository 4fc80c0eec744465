"""The warlord's eight moods (Law 14.7), and the choice among them (14.4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType

from engine.core.choices.actions import Option
from engine.core.events import LASTING, Event
from engine.core.seats import Seat

Mood = NewType("Mood", str)
BITTER, GRANDIOSE, JUBILANT, LAVISH, RELENTLESS, ROWDY, STUBBORN, WRATHFUL = MOODS = tuple(
    Mood(name)
    for name in (
        "bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful",
    )
)  # fmt: skip
ITEM_OF = {
    BITTER: "hammer", GRANDIOSE: "tea", JUBILANT: "boot", RELENTLESS: "bag", ROWDY: "coins",
    STUBBORN: "crossbow", WRATHFUL: "sword",
}  # fmt: skip
"""The item on each mood card; Lavish has none."""


class MoodChosen(Event, frozen=True, gc=False, tag="MoodChosen"):
    """The warlord's mood changed (14.4.4)."""

    weight = LASTING
    seat: Seat
    mood: Mood


class ChooseMood(Option, frozen=True, gc=False, tag="hundreds.mood"):
    mood: Mood


def choosable(mood: str, hoard: Sequence[str]) -> Sequence[Mood]:
    """List the other moods whose item is not in the Hoard (14.4.4).

    Items matter only at the choice: taking one later does not end the mood in force.
    """
    return [each for each in MOODS if each != mood and ITEM_OF.get(each, "") not in hoard]
