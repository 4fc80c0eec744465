"""The warlord's eight moods (Law 14.7), and which may be chosen (14.4.4)."""

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
"""The item that each mood card shows; Lavish shows none."""


class MoodChosen(Event, frozen=True, gc=False, tag="MoodChosen"):
    """The warlord's mood changed (14.4.4)."""

    weight = LASTING
    seat: Seat
    mood: Mood


class ChooseMood(Option, frozen=True, gc=False, tag="hundreds.mood"):
    """A mood, as an answer to a question."""

    mood: Mood


def choosable(mood: str, hoard: Sequence[str]) -> Sequence[Mood]:
    """List the other moods whose item is not in the Hoard (14.4.4).

    Items matter only now: a mood in force is not switched off by one that is taken later.
    """
    return [each for each in MOODS if each != mood and ITEM_OF.get(each, "") not in hoard]
