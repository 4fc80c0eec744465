"""One seat's view of a match of Root, built field by field from nothing (Law 1.2).

`render` and `bot` receive these and nothing else: a field that is not written here stays hidden.
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
    """The key of a clearing added by a faction, such as `burrow`; it has no suit (Law 12.2.2)."""
    scorched: bool = False
    """A Scoundrel's torch is here: nothing may be placed here or moved in (Law 26.6.2)."""
    landmarks: tuple[str, ...] = ()
    """Landmarks here, such as the Ferry or the Tower (Law 24, 25)."""
    standouts: tuple[Piece, ...] = ()
    """Warriors here that are not like the others: the warlord (Law 14.2.2)."""
    held_by: tuple[tuple[Seat, Seat], ...] = ()
    """Sides of hirelings here, each with the controller whose rule it counts for (22.3.1), and a
    faction whose warriors are hired, with their hirer (11.2.7.III).
    """

    @property
    def open_slots(self) -> int:
        """Building slots without a building or ruin."""
        return self.slots - len(self.buildings) - self.ruin

    def holds(self, seat: Seat) -> bool:
        """Return whether a seat has any pieces here, its pawn included."""
        pieces = (*self.buildings, *self.tokens, *self.warriors)
        return any(owner == seat for owner, _ in pieces) or seat in self.pawns


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public facts of a seat; `board` holds what only its viewer may see."""

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
    """The exhausted items of the Crafted Items box (League of Adventurous Mice)."""
    open_hand: tuple[CardId, ...] | None = None
    """The cards of an open hand; None for any other (Law 11.2.3)."""
    earned: int = 0
    """Hirelings it takes from the supply at the end of its turn (Law 22.1.1)."""
    player: str = ""
    """Its player's name during a draft; empty once every seat has a faction."""

    @property
    def pawn(self) -> int:
        """The place of its pawn, negative for a forest; 0 if it has none."""
        return self.board.place if isinstance(self.board, VagabondView) else 0


class HirelingView(msgspec.Struct, frozen=True, gc=False):
    """A hireling in play; everything about it is public (Law 22)."""

    side: Seat
    """Its index in rows by side, behind all seats."""
    key: str
    demoted: bool
    controller: Seat | None
    """None while it is in the supply."""
    markers: int
    warriors: int
    """Warriors left in its supply."""
    pieces: tuple[tuple[PieceKind, int], ...]
    """Buildings and tokens left in it."""
    place: Place | None
    """The place of its pawn; None if it has none on the map."""
    kept: int = 0
    """Warriors on the card."""
    items: tuple[Item, ...] = ()
    exhausted: int = 0
    """Exhausted items among `items`."""
    paths: tuple[tuple[Clearing, Clearing], ...] = ()
    """The paths its warriors stand on."""
    cards: tuple[CardId, ...] = ()
    """Cards that lie open beside it."""


class SetupCardView(msgspec.Struct, frozen=True, gc=False):
    """A setup card offered in the draft (Law 19.8.2)."""

    card: str
    """The faction, and a Vagabond's character, that it gives a seat: `eyrie`, `vagabond:thief`."""
    militant: bool
    locked: bool
    """True while nobody has chosen a militant faction and this insurgent was dealt last."""
    taken: Seat | None
    proposed: bool = False
    """True where the card is a proposal of ours."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """One thing that changed since the viewer last looked, for outlines and arrows."""

    kind: str
    """`move`, `battle`, `place`, `remove`, `score`, or `spend` where the owner removes it."""
    seat: Seat | None
    to: Place | None = None
    origin: Place | None = None
    count: int = 0
    piece: str = ""
    """`warrior`, `pawn`, or a kind of building or token."""
    rolls: tuple[int, int] | None = None
    """Of a battle: the attacker's and the defender's die."""


class FightView(msgspec.Struct, frozen=True, gc=False):
    """A battle that was fought, from public events alone (Law 4.3)."""

    clearing: Clearing
    attacker: Seat
    defender: Seat
    ambush: CardId | None = None
    foiled: bool = False
    effects: tuple[tuple[Seat, str], ...] = ()
    """Cards and abilities used in it."""
    rolls: tuple[int, int] | None = None
    """The attacker's and the defender's die; None where it ended before the roll."""
    hits: tuple[int, int] = (0, 0)
    """Hits dealt by the attacker and by the defender after the roll."""
    lost: tuple[tuple[Seat, str, int], ...] = ()
    """The pieces that each side lost to the other, and the items that were damaged or taken."""
    fell_for: tuple[tuple[Seat, Seat, int], ...] = ()
    """Each side's warriors of others, hired or Allied, that fell for it: side, owner, number."""
    settled: bool = False
    """True once pieces fell after the roll: then both sides have taken their hits (4.3.6)."""


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
    """Keys of the viewer's cards that it lets them spend, reveal or give away."""
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
    """The key of the table's deck."""
    coffins: tuple[tuple[Seat, int], ...] = ()
    """Warriors on Coffin Makers, by owner."""
    fights: tuple[FightView, ...] = ()
    """The battles among the events that `changes` come from."""
    forests: tuple[tuple[Forest, tuple[Piece, ...]], ...] = ()
    """Tokens in forests; a facedown one is named by its back (Law 15.2.1)."""
    opened: tuple[tuple[int, int], ...] = ()
    """The closed paths of the map that were opened (Law 25.4.3)."""
    forge: tuple[tuple[Item, int], ...] = ()
    """The items left on the Legendary Forge: only pieces there craft them."""

    draft: tuple[SetupCardView, ...] = ()
    """The setup cards while factions are chosen; empty before and after."""
    homelands: tuple[tuple[Clearing, Seat], ...] = ()
    """The seat whose homeland a clearing is, while factions are set up by cards (Law 19.8.3)."""
    hirelings: tuple[HirelingView, ...] = ()
    """The hirelings in play, in the order of their sides."""
    spaces: tuple[int, ...] = ()
    """The spaces of the score track with a hireling marker (Law 19.6.4)."""

    def side(self, number: int) -> SeatView | HirelingView:
        """Return the seat or, behind the seats, the hireling with a side's number."""
        seats = len(self.seats)
        return self.seats[number] if number < seats else self.hirelings[number - seats]

    def clearing(self, number: int) -> ClearingView:
        """Return a clearing by its number."""
        return self.clearings[number - 1]
