"""What one seat may see of a match of Root, built field by field from nothing (Law 1.2).

`render` and `bot` receive these and nothing else. If a field is not written here, nobody sees it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.seats import Seat
from engine.root.data.cards import CARDS as CARDS
from engine.root.data.cards import Card as Card
from engine.root.pieces import CardId, Clearing, Forest, Item, Piece, Place, QuestId, Suit


@dataclass(frozen=True, slots=True)
class ClearingView:
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

    @property
    def open_slots(self) -> int:
        """Building slots without a building or ruin."""
        return self.slots - len(self.buildings) - self.ruin


@dataclass(frozen=True, slots=True)
class ItemsView:
    """Items of one kind that a Vagabond has, by side and place (Law 9.2.5)."""

    kind: Item
    on_track: int
    """Face up tea, coins or bags on their track."""
    ready: int
    """Face up in the Satchel."""
    exhausted: int
    damaged_ready: int
    damaged_exhausted: int


@dataclass(frozen=True, slots=True)
class MarquiseView:
    """The Marquise's board (Law 6)."""

    wood: int
    """Wood tokens left in the supply."""
    tracks: tuple[tuple[str, int], ...]
    """Sawmills, workshops and recruiters still on their tracks."""
    actions_left: int
    recruited: bool
    keep: Clearing | None


@dataclass(frozen=True, slots=True)
class EyrieView:
    """The Eyrie's board (Law 7)."""

    roosts: int
    """Roosts still on the track."""
    leader: str | None
    leaders: tuple[str, ...]
    """Leaders still face up beside the board."""
    decree: tuple[tuple[CardId, ...], ...]
    """The cards in the columns Recruit, Move, Battle, Build."""
    resolved: tuple[tuple[CardId, ...], ...]
    """Which of them have been resolved this turn."""


@dataclass(frozen=True, slots=True)
class AllianceView:
    """The Alliance's board (Law 8)."""

    sympathy: int
    """Sympathy tokens still on the track."""
    bases: tuple[str, ...]
    """Bases still on the board: `base_fox`…"""
    officers: int
    operations_left: int
    supporters: int
    supporter_cards: tuple[CardId, ...] | None
    """The cards themselves, to the Alliance alone."""


@dataclass(frozen=True, slots=True)
class VagabondView:
    """A Vagabond's board (Law 9)."""

    character: str
    place: Place
    items: tuple[ItemsView, ...]
    relationships: tuple[tuple[Seat, str], ...]
    """`indifferent`, `amiable`, `friendly`, `allied` or `hostile`, per faction."""
    completed: tuple[QuestId, ...]
    item_limit: int
    known_ruins: tuple[tuple[Clearing, tuple[Item, ...]], ...] = ()
    """What he saw under ruins that still stand, to him alone (Law 9.7.3)."""


@dataclass(frozen=True, slots=True)
class LizardsView:
    """The Lizard Cult's board (Law 10)."""

    gardens: tuple[tuple[Suit, int], ...]
    """Gardens still on each suit's track."""
    outcast: Suit
    hated: bool
    acolytes: int
    lost_souls: tuple[CardId, ...]
    revealed: tuple[CardId, ...]
    """Cards revealed for rituals this turn and not spent."""
    scored: tuple[Suit, ...]
    """Suits whose gardens were scored this turn."""


@dataclass(frozen=True, slots=True)
class DuchyView:
    """The Underground Duchy's board (Law 12)."""

    burrow: Clearing
    tracks: tuple[tuple[str, int], ...]
    """Citadels and markets still on their tracks."""
    tunnels: int
    """Tunnels in the supply."""
    swayed: tuple[str, ...]
    unswayed: tuple[str, ...]
    acted: tuple[str, ...]
    """Swayed ministers whose action was taken this turn."""
    crowns: tuple[tuple[str, int], ...]
    """Crowns left on the board per rank: squire, noble, lord."""
    revealed: tuple[CardId, ...]
    actions_left: int
    """Of the Assembly."""


@dataclass(frozen=True, slots=True)
class CorvidsView:
    """The Corvid Conspiracy's board (Law 13)."""

    plots: int
    """Plot tokens in the supply."""
    denied: tuple[tuple[Clearing, tuple[str, ...]], ...]
    """Per facedown plot, the types that wrong guesses have ruled out."""
    actions_left: int
    exerted: bool
    next_plot: int
    """Warriors that the next plot of this turn costs."""
    facedown: tuple[tuple[Clearing, str], ...] | None
    """The types of the facedown plots, to the Corvids alone (13.2.2.I)."""
    supply: tuple[tuple[str, int], ...] | None
    """The types in the supply, to the Corvids alone."""


@dataclass(frozen=True, slots=True)
class ClergyView:
    """The Honeycomb Clergy's board (HCC)."""

    cathedrals: int
    """Cathedrals still on the track."""
    bag: tuple[tuple[Suit, int], ...]
    """Flowers in the blind bag: all that are not on the map."""
    penitent: tuple[Seat, ...]
    heretic: tuple[Seat, ...]
    bees: int
    actions_left: int


@dataclass(frozen=True, slots=True)
class LegionView:
    """The Queenless Legion's board (QL)."""

    campaign: CardId | None
    suit: Suit | None
    """The campaign's suit; of a bird card, the suit chosen."""
    colonies: int
    """Colonies in the supply."""
    spoils: tuple[tuple[Seat, str, int], ...]
    """Whose pieces lie in the Spoils box: kind (`warrior`, a building, token or item), number."""


BoardView = (
    MarquiseView | EyrieView | AllianceView | VagabondView | LizardsView | DuchyView | CorvidsView
    | ClergyView | LegionView
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SeatView:
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


@dataclass(frozen=True, slots=True)
class Change:
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


@dataclass(frozen=True, slots=True)
class FightView:
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


@dataclass(frozen=True, slots=True)
class RootView:
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
    changes: tuple[Change, ...] = field(default=())
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

    def clearing(self, number: int) -> ClearingView:
        """Return a clearing by its number."""
        return self.clearings[number - 1]
