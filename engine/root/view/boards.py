"""One seat's view of the factions' boards, field by field (Law 1.2)."""

from __future__ import annotations

import msgspec

from engine.core.seats import Seat
from engine.root.pieces import CardId, Clearing, Item, PieceKind, Place, QuestId, Suit


class ItemsView(msgspec.Struct, frozen=True, gc=False):
    """Items of one kind that a Vagabond has, by side and place (Law 9.2.5)."""

    kind: Item
    on_track: int
    """Face up tea, coins or bags on their track."""
    ready: int
    """Face up in the Satchel."""
    exhausted: int
    damaged_ready: int
    damaged_exhausted: int


class UndecidedView(msgspec.Struct, frozen=True, gc=False):
    """The board of a seat that has not chosen a faction yet (Law 19.8.3)."""


class MarquiseView(msgspec.Struct, frozen=True, gc=False):
    """The Marquise's board (Law 6)."""

    wood: int
    """Wood tokens left in the supply."""
    tracks: tuple[tuple[str, int], ...]
    """Sawmills, workshops and recruiters still on their tracks."""
    actions_left: int
    recruited: bool
    keep: Clearing | None


class EyrieView(msgspec.Struct, frozen=True, gc=False):
    """The Eyrie's board (Law 7)."""

    roosts: int
    """Roosts still on the track."""
    leader: str | None
    leaders: tuple[str, ...]
    """Leaders still face up beside the board."""
    decree: tuple[tuple[CardId, ...], ...]
    """The cards in the columns Recruit, Move, Battle, Build."""
    resolved: tuple[tuple[CardId, ...], ...]
    """The cards of these that have been resolved this turn."""


class AllianceView(msgspec.Struct, frozen=True, gc=False):
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


class VagabondView(msgspec.Struct, frozen=True, gc=False):
    """A Vagabond's board (Law 9)."""

    character: str
    place: Place
    items: tuple[ItemsView, ...]
    relationships: tuple[tuple[Seat, str], ...]
    """`indifferent`, `amiable`, `friendly`, `allied` or `hostile`, per faction."""
    completed: tuple[QuestId, ...]
    item_limit: int
    known_ruins: tuple[tuple[Clearing, tuple[Item, ...]], ...] = ()
    """Items he saw under ruins that still stand, to him alone (Law 9.7.3)."""


class LizardsView(msgspec.Struct, frozen=True, gc=False):
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


class DuchyView(msgspec.Struct, frozen=True, gc=False):
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


class CorvidsView(msgspec.Struct, frozen=True, gc=False):
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


class ClergyView(msgspec.Struct, frozen=True, gc=False):
    """The Honeycomb Clergy's board (HCC)."""

    cathedrals: int
    """Cathedrals still on the track."""
    bag: tuple[tuple[Suit, int], ...]
    """Flowers in the blind bag: all that are not on the map."""
    penitent: tuple[Seat, ...]
    heretic: tuple[Seat, ...]
    bees: int
    actions_left: int
    track: str = "plain"
    """The key of the cathedrals' track, which tells the points and bees of its spaces."""


class LegionView(msgspec.Struct, frozen=True, gc=False):
    """The Queenless Legion's board (QL)."""

    campaign: CardId | None
    suit: Suit | None
    """The campaign's suit; of a bird card, the suit chosen."""
    colonies: int
    """Colonies in the supply."""
    spoils: tuple[tuple[Seat, str, int], ...]
    """Pieces in the Spoils box: owner, kind (`warrior`, a building, token or item), number."""


class HundredsView(msgspec.Struct, frozen=True, gc=False):
    """The Lord of the Hundreds' board (Law 14)."""

    mood: str
    hoard: tuple[Item, ...]
    """Items in the Hoard, those on Command and on Prowess together."""
    warlord: Clearing
    """The warlord's clearing; 0 while he is beside the map."""
    mobs: int
    """Mobs in the supply."""
    strongholds: int
    """Strongholds still on the track."""


class KeepersView(msgspec.Struct, frozen=True, gc=False):
    """The Keepers' board (Law 15)."""

    retinue: tuple[tuple[CardId, ...], ...]
    """The cards in the columns Move, Battle then Delve, Move or Recover."""
    used: tuple[tuple[CardId, ...], ...]
    """The cards of these that have acted this turn."""
    recovered: tuple[PieceKind, ...]
    """Relics on the board, in the order they came."""
    waystations: tuple[PieceKind, ...]
    """Waystations that can still be placed, with both sides of each."""


class RiverfolkView(msgspec.Struct, frozen=True, gc=False):
    """The Riverfolk Company's board (Law 11); boxes count warriors by owner."""

    payments: tuple[tuple[Seat, int], ...]
    funds: tuple[tuple[Seat, int], ...]
    committed: tuple[tuple[Seat, int], ...]
    posts: tuple[tuple[Suit, int], ...]
    """Trade posts still on each suit's track."""
    spaces: tuple[tuple[Suit, tuple[Seat, ...]], ...]
    """The owners of the warriors on each suit's crafting spaces."""
    lost: tuple[tuple[Suit, int], ...]
    """Trade posts out of the game."""
    prices: tuple[tuple[str, int], ...]
    """The prices of `hand`, `boats` and `mercenaries`."""
    buyer: Seat | None = None
    """The seat that has bought services this turn."""
    bought: tuple[str, ...] = ()
    """The services it bought, one by one."""


BoardView = (
    MarquiseView | EyrieView | AllianceView | VagabondView | LizardsView | DuchyView | CorvidsView
    | ClergyView | LegionView | HundredsView | KeepersView
    | RiverfolkView | UndecidedView
)  # fmt: skip
