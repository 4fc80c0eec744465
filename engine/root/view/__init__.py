"""What one seat may see of a match of Root, built field by field from nothing (Law 1.2).

`render` and `bot` receive these and nothing else. If a field is not written here, nobody sees it.
"""

from __future__ import annotations

import msgspec

from engine.core.seats import Seat
from engine.root.data.cards import CARDS as CARDS
from engine.root.data.cards import Card as Card
from engine.root.pieces import (
    CardId,
    Clearing,
    Forest,
    Item,
    Piece,
    PieceKind,
    Place,
    QuestId,
    Suit,
)
from engine.root.view.boards import AllianceView as AllianceView
from engine.root.view.boards import BoardView as BoardView
from engine.root.view.boards import ClergyView as ClergyView
from engine.root.view.boards import CorvidsView as CorvidsView
from engine.root.view.boards import DuchyView as DuchyView
from engine.root.view.boards import EyrieView as EyrieView
from engine.root.view.boards import HundredsView as HundredsView
from engine.root.view.boards import ItemsView as ItemsView
from engine.root.view.boards import KeepersView as KeepersView
from engine.root.view.boards import LegionView as LegionView
from engine.root.view.boards import LizardsView as LizardsView
from engine.root.view.boards import MarquiseView as MarquiseView
from engine.root.view.boards import RiverfolkView as RiverfolkView
from engine.root.view.boards import UndecidedView as UndecidedView
from engine.root.view.boards import VagabondView as VagabondView


class ClearingView(msgspec.Struct, frozen=True, gc=False):
    """A clearing and everything that stands in it."""

    number: Clearing
    suit: Suit
    slots: int
    ruin: bool
    warriors: tuple[tuple[Seat, int], ...]
    buildings: tuple[Piece, ...]
    tokens: tuple[Piece, ...]
    pawns: tuple[Seat, ...]
    ruler: Seat | None
    name: str = ""
    """Of a clearing that a faction brings along: `burrow`; it has no suit (Law 12.2.2)."""
    scorched: bool = False
    """A Scoundrel's torch lies here: nothing may be placed in or moved in (Law 26.6.2)."""
    landmarks: tuple[str, ...] = ()
    """What stands here and is nobody's: the Ferry, the Tower (Law 24, 25)."""
    standouts: tuple[Piece, ...] = ()
    """Those of the warriors that are not like the others: the warlord (Law 14.2.2)."""
    held_by: tuple[tuple[Seat, Seat], ...] = ()
    """The sides of hirelings here that count for their controllers, each with its own (22.3.1)."""

    @property
    def open_slots(self) -> int:
        """Building slots without a building or ruin."""
        return self.slots - len(self.buildings) - self.ruin


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a seat; the board view hides what is its own."""

    seat: Seat
    key: str
    """Unique at the table: `marquise`, `vagabond2`."""
    faction: str
    points: int | None
    """None once the score marker has left the track (Law 3.3.1, 9.2.8)."""
    cards: int
    warriors: int
    """Warriors left in the supply."""
    crafted: tuple[CardId, ...]
    items: tuple[Item, ...]
    """The Crafted Items box; for a Vagabond, see its board."""
    dominance: CardId | None
    partner: Seat | None
    """The player this Vagabond is in a coalition with."""
    board: BoardView
    exhausted: tuple[Item, ...] = ()
    """Those of the Crafted Items box that are exhausted (League of Adventurous Mice)."""
    open_hand: tuple[CardId, ...] | None = None
    """The cards of a hand that lies face up; None for any other (Law 11.2.3)."""
    earned: int = 0
    """Hirelings it takes from the supply at the end of its turn (Law 22.1.1)."""
    player: str = ""
    """Its player's name during a draft; empty once every seat has a faction."""


class HirelingView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a hireling in play; it hides nothing (Law 22)."""

    side: Seat
    """Where its pieces stand in rows by side, behind all seats."""
    key: str
    demoted: bool
    controller: Seat | None
    """None while it lies in the supply."""
    markers: int
    warriors: int
    """Warriors left in its supply."""
    pieces: tuple[tuple[PieceKind, int], ...]
    """Buildings and tokens left in it."""
    place: Place | None
    """Where its pawn is, if it has one on the map."""
    kept: int = 0
    """Warriors on the card."""
    items: tuple[Item, ...] = ()
    exhausted: int = 0
    """How many of these are exhausted."""
    paths: tuple[tuple[Clearing, Clearing], ...] = ()
    """The paths its warriors stand on."""
    cards: tuple[CardId, ...] = ()
    """Cards that lie open beside it."""


class SetupCardView(msgspec.Struct, frozen=True, gc=False):
    """A setup card that lies out in the draft (Law 19.8.2)."""

    card: str
    """What it makes a seat play: `eyrie`, `vagabond:thief`."""
    militant: bool
    locked: bool
    """True while nobody has chosen a militant faction and this insurgent was dealt last."""
    taken: Seat | None
    proposed: bool = False
    """Whether the card is a proposal of ours."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """One thing that changed since the viewer last looked, for outlines and arrows."""

    kind: str
    """`move`, `battle`, `place`, `remove`, `score`."""
    seat: Seat | None
    to: Place | None = None
    origin: Place | None = None
    count: int = 0
    piece: str = ""
    """`warrior`, `pawn`, or a kind of building or token."""
    rolls: tuple[int, int] | None = None
    """Of a battle: the attacker's and the defender's die."""


class FightView(msgspec.Struct, frozen=True, gc=False):
    """A battle that was fought, from what everybody heard of it (Law 4.3)."""

    clearing: Clearing
    attacker: Seat
    defender: Seat
    ambush: CardId | None = None
    foiled: bool = False
    effects: tuple[tuple[Seat, str], ...] = ()
    """Cards and abilities that were used in it."""
    rolls: tuple[int, int] | None = None
    """The attacker's and the defender's die; None where it ended before the roll."""
    hits: tuple[int, int] = (0, 0)
    """What the attacker and the defender dealt after the roll."""
    lost: tuple[tuple[Seat, str, int], ...] = ()
    """The pieces that each side lost by the other, and the items that were damaged."""


class RootView(msgspec.Struct, frozen=True, gc=False):
    """The whole table as one seat sees it; `seat` is None for a spectator."""

    seat: Seat | None
    map: str
    clearings: tuple[ClearingView, ...]
    seats: tuple[SeatView, ...]
    order: tuple[Seat, ...]
    current: Seat | None
    phase: str
    """`setup`, `birdsong`, `daylight`, `evening` or `over`."""
    turn: int
    round: int
    hand: tuple[CardId, ...]
    """The viewer's own cards; empty for a spectator."""
    playable: frozenset[str]
    """Keys of the viewer's cards that the open question lets them play or craft now."""
    spendable: frozenset[str]
    """Keys of those that it lets them spend, reveal or give away."""
    deck: int
    discard: tuple[CardId, ...]
    """The last card discarded comes last."""
    available: tuple[CardId, ...]
    """Dominance cards beside the map."""
    item_supply: tuple[tuple[Item, int], ...]
    quests: tuple[QuestId, ...]
    quest_deck: int
    winners: tuple[Seat, ...]
    won_by: str
    changes: tuple[Change, ...] = ()
    deck_key: str = "standard"
    """Which deck the table plays with."""
    coffins: tuple[tuple[Seat, int], ...] = ()
    """Whose warriors lie on Coffin Makers, and how many."""
    fights: tuple[FightView, ...] = ()
    """The battles among the events that `changes` come from."""
    forests: tuple[tuple[Forest, tuple[Piece, ...]], ...] = ()
    """Tokens in forests, a facedown one by what its back shows (Law 15.2.1)."""
    opened: tuple[tuple[int, int], ...] = ()
    """The closed paths of the map that were opened (Law 25.4.3)."""
    forge: tuple[tuple[Item, int], ...] = ()
    """The items left on the Legendary Forge: only pieces there craft them."""

    draft: tuple[SetupCardView, ...] = ()
    """The setup cards while factions are chosen; empty before and after."""
    homelands: tuple[tuple[Clearing, Seat], ...] = ()
    """Whose homelands clearings are, while factions are set up by cards (Law 19.8.3)."""
    hirelings: tuple[HirelingView, ...] = ()
    """The hirelings in play, in the order of their sides."""
    spaces: tuple[int, ...] = ()
    """The spaces of the score track with a hireling marker (Law 19.6.4)."""

    def side(self, number: int) -> SeatView | HirelingView:
        """Return a seat, or the hireling that stands behind the seats, by the number of a side."""
        seats = len(self.seats)
        return self.seats[number] if number < seats else self.hirelings[number - seats]

    def clearing(self, number: int) -> ClearingView:
        """Return a clearing by its number."""
        return self.clearings[number - 1]
