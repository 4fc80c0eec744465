"""Events: frozen structs, told to everybody or only to some seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

import msgspec

from engine.core.saving.tags import Tagged, explicit
from engine.core.seats import Seat

STEP, LASTING, DECISIVE, HEADLINE = range(4)
"""Importance of an event to a later reader: a step on the way; a change that lasts longer than a
turn; a battle, a loss, or progress to victory; a headline, which is told in every summary, however
short."""


class Event(Tagged, frozen=True, gc=False, tag=explicit):
    """Something that happened. Its class names the words; its fields are their arguments.

    A subclass writes its tag, under which it is saved, in its head: `tag="Scored"`.
    """

    reveals: ClassVar[bool] = False
    """True if telling it shows somebody something that cannot be unseen."""
    sifts: ClassVar[bool] = False
    """True if telling it says something about all that `seat` keeps hidden on its board."""
    own_line: ClassVar[bool] = False
    """True if it is said after another event only if the same seat did that."""
    later: ClassVar[int] = 0
    """Number of its last fields that were added later; fingerprints leave them out."""
    weight: ClassVar[int] = STEP
    """Priority in a summary with little room."""

    def continues(self, last: Event) -> bool:
        """Return whether it may be said on the line of the event told before it."""
        return not self.own_line or self._of_same_seat(last)

    def _of_same_seat(self, other: Event) -> bool:
        return bool(getattr(other, "seat", None) == getattr(self, "seat", None))

    def weighs(self) -> int:
        """Return how much it matters, if that depends on more than its class."""
        return self.weight


class WentBack(Event, frozen=True, gc=False, tag="WentBack"):
    """The table went back beyond a barrier: chance restarts, and cards seen are shuffled again."""

    piles: tuple[str, ...]
    """Piles that were shuffled, by the game's names for them."""


class Envelope(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An event and its audience; None for everybody."""

    event: Event
    audience: tuple[Seat, ...] | None = None

    def is_for(self, seat: Seat | None) -> bool:
        """Return whether `seat` (None: a spectator) may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)


def events_for(envelopes: Collection[Envelope], seat: Seat | None) -> list[Event]:
    """Keep the events that `seat` may know of."""
    return [each.event for each in envelopes if each.is_for(seat)]
