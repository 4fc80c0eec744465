"""Names of Root's things: suits, items, clearings, pieces; hirelings, battles (Law 1.5, 2, 20)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import NewType

import msgspec

from engine.core.seats import Seat

NOBODY = -1
"""Stands for a seat where there is none."""

Clearing = NewType("Clearing", int)
"""The number printed on the map, from 1; the map's own clearings come before any added ones."""

Forest = NewType("Forest", int)
"""A forest's position in the map's list, from 1."""

Place = NewType("Place", int)
"""A pawn's place: a clearing's number, or minus a forest's number."""

CardId = NewType("CardId", int)
"""One physical card; `CARDS[id]` is its face."""

QuestId = NewType("QuestId", int)
"""One of the fifteen quests, in the order of the data file."""

Suit = NewType("Suit", str)
"""A clearing of several suits has them in one string, `fox rabbit mouse`, and one that a faction
adds has none: test with `suit in suits`, and list with `suits_of`.
"""
FOX, RABBIT, MOUSE, BIRD = Suit("fox"), Suit("rabbit"), Suit("mouse"), Suit("bird")
SUITS = (FOX, RABBIT, MOUSE)
EVERY_SUIT = " ".join(SUITS)
"""The suits of the Lost City."""
SUITED = 4
"""Suit markers of each suit (19.1)."""

Item = NewType("Item", str)
ITEMS = tuple(
    Item(name) for name in ("boot", "bag", "sword", "crossbow", "hammer", "tea", "coins", "torch")
)

PieceKind = NewType("PieceKind", str)
"""A kind of building or token: `sawmill`, `wood`, `base_fox`…"""

PASSING = ("warrior", "wood")
"""Pieces that come and go every turn, unlike those built or placed to stay."""

LandmarkKey = NewType("LandmarkKey", str)
"""A landmark of a map or of the pack: `ferry`, `tower`, `elder_treetop`…"""

SetupCard = NewType("SetupCard", str)
"""A setup card, named like the seat of a table's setup: `eyrie`, `vagabond:thief`."""

HirelingKey = NewType("HirelingKey", str)
"""One side of a hireling card: `forest_patrol`, `feline_physicians`…"""

HirelingWay = NewType("HirelingWay", str)
"""One of the things that a hireling card offers to do: `march`, `rescue`…"""

Piece = tuple[int, str]
"""A building or token on the map: its owner's side and its kind."""


class Hired(msgspec.Struct):
    """A hireling in play: its controller and the contents of its card (Law 22)."""

    key: str
    controller: int = NOBODY
    """The seat that controls it, or -1 while it is in the supply."""
    markers: int = 0
    """Control markers left on the card (22.1.2)."""
    gained: int = 0
    """The turn in which its controller gained it (22.1.3)."""
    former: int = NOBODY
    """The seat that controlled it before, or -1."""
    pawn: int = 0
    """The place of its pawn: a clearing, or minus a forest; 0 if it has none or is not set up yet.
    """
    kept: int = 0
    """Warriors on the card."""
    items: list[str] = []
    """Items on the card."""
    exhausted: int = 0
    """Exhausted items among `items`."""
    paths: list[tuple[int, int]] = []
    """The paths on which its warriors stand."""
    cards: list[int] = []
    """Cards face up on or beside the card."""
    waits: bool = False
    """True until it is set up (19.6.3)."""

    def copy(self) -> Hired:
        return Hired(
            self.key, self.controller, self.markers, self.gained, self.former, self.pawn,
            self.kept, self.items[:], self.exhausted, self.paths[:], self.cards[:],
            self.waits,
        )  # fmt: skip


counts: Callable[[], dict[int, int]] = partial(defaultdict, int)
"""Make counts of sides, each zero at first."""


@dataclass(slots=True)
class Fight:
    """A battle under way."""

    attacker: Seat
    defender: Seat
    clearing: Clearing
    ally: int = NOBODY
    """The faction whose warriors the attacking Vagabond treats as his own (9.2.9.II.c)."""
    credit: int = NOBODY
    """The seat that scores removed buildings and tokens instead of the sides (26.4.2), or -1."""
    rolled: dict[int, int] = field(default_factory=dict)
    """The roll of each side, before its cap."""
    extra: dict[int, int] = field(default_factory=counts)
    """Extra hits each side deals; no cap applies (4.3.5.I)."""
    more_rolled: dict[int, int] = field(default_factory=counts)
    """Additions by other effects to a side's cap on rolled hits (26.5.2)."""
    ignores_rolled: set[int] = field(default_factory=set)
    """Sides that ignore the rolled hits they would take (4.3.5.III)."""
    defends_higher: bool = False
    """True where an effect lets the defender deal the higher roll."""
    ignored_first: set[int] = field(default_factory=set)
    """Sides that have ignored the first hit they took, which works once (15.2.4)."""
    damaged: int = 0
    """Hits an attacking Vagabond took by damaging items."""
    fallen: dict[int, int] = field(default_factory=counts)
    """Warriors that each side lost in it and that are in its supply now."""
    ally_lost: int = 0
    """Hits the attacking Vagabond took by removing allied warriors (9.2.9.II.d)."""

    def other(self, side: int) -> Seat:
        return self.attacker if side == self.defender else self.defender


@cache
def suits_of(written: str) -> tuple[Suit, ...]:
    """List the suits of a clearing."""
    return tuple(map(Suit, written.split()))


def write_clearings(clearings: Iterable[int]) -> str:
    """Write clearings as an argument of words."""
    return " ".join(str(each) for each in clearings)
