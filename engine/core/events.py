"""What has happened: frozen structs, told to everybody or to some seats only."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

import msgspec

from engine.core.saving.tags import Tagged, explicit
from engine.core.seats import Seat

STEP, LASTING, DECISIVE, HEADLINE = range(4)
"""How much an event matters to a later reader: a step on the way, what changes the
table for more than a turn, a battle, a loss, or what brings victory nearer; a headline is told in
every summary, however short."""


class Event(Tagged, frozen=True, gc=False, tag=explicit):
    """Something that happened. Its class names the words; its fields are their arguments.

    A subclass writes its tag, the name it is saved by, in its head: `tag="Scored"`.
    """

    reveals: ClassVar[bool] = False
    """True where telling it shows somebody something that cannot be unseen."""
    sifts: ClassVar[bool] = False
    """True where telling it says something about all that `seat` keeps hidden on its board."""
    own_line: ClassVar[bool] = False
    """True where it is said behind another event only if the same seat did that."""
    later: ClassVar[int] = 0
    """How many of its last fields have been added since; no fingerprint counts them."""
    weight: ClassVar[int] = STEP
    """What a summary keeps first where there is little room."""

    def weighs(self) -> int:
        """Return how much it matters, where that depends on more than its class."""
        return self.weight


class WentBack(Event, frozen=True, gc=False, tag="WentBack"):
    """The table went back beyond a barrier: chance restarts, and seen cards are shuffled again."""

    piles: tuple[str, ...]
    """The piles that were shuffled, by names of the game's own."""


class Envelope(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An event and its audience, which is None where everybody may know."""

    event: Event
    audience: tuple[Seat, ...] | None = None

    def is_for(self, seat: Seat | None) -> bool:
        """Return whether `seat` (None: a spectator) may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)


def events_for(envelopes: Collection[Envelope], seat: Seat | None) -> list[Event]:
    """Keep the events that `seat` may know of."""
    return [each.event for each in envelopes if each.is_for(seat)]
