"""The state of a match of Root: plain data, changed in place, copied by hand.

Queries here have no side effects. `on_map` alone changes the pieces on the map; the common rules
for that are in `removal` and `placing`.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import msgspec

from engine.core.agenda import Entry
from engine.core.choices.plans import Plan
from engine.core.seats import Seat
from engine.core.table import Table
from engine.root.data.cards import KEY_OF_CARD
from engine.root.data.maps import Map, map_of
from engine.root.pieces import NOBODY as NOBODY
from engine.root.pieces import CardId, Clearing, Hired
from engine.root.pieces import Fight as Fight
from engine.root.state.on_map import Counts, Pieces, PiecesOnMap

UNDECIDED = ""
"""Stands for a faction's key while the seat has not chosen one (19.8.3)."""


class Board(msgspec.Struct):
    """The contents of a faction's own board; each faction's file defines its own."""

    def copy(self) -> Any:
        raise LookupError(f"{type(self).__name__} cannot be copied")


class UndecidedBoard(Board, tag="undecided"):
    """The board of a seat that has not chosen a faction yet."""

    def copy(self) -> UndecidedBoard:
        return UndecidedBoard()


class Draft(msgspec.Struct):
    """The draft of the advanced setup: the setup cards dealt, and each seat's (19.8)."""

    cards: list[str]
    """In dealing order; a Vagabond's card names its character: `vagabond:thief`."""
    chosen: list[str]
    """The card of each seat; empty until it has chosen."""

    def copy(self) -> Draft:
        return Draft(self.cards[:], self.chosen[:])


class RootState(PiecesOnMap, msgspec.Struct, dict=True):
    """The whole state of a match of Root between two steps.

    A row by side has an entry for each seat, then one for each hireling in play (22.3).
    """

    map: str
    options: dict[str, str]
    factions: tuple[str, ...]
    """The faction each seat plays."""
    keys: tuple[str, ...]
    """Each seat's key, unique at the table."""
    boards: list[Any]
    suits: list[str]
    """Per clearing, as `Suit` writes them: printed or dealt (19.1)."""
    order: list[int]
    warriors: list[Counts]
    """Per clearing, the warriors of each side."""
    strength: list[Counts]
    """Per clearing, warriors and buildings of each side; kept because rule is asked for all the
    time.
    """
    buildings: list[Pieces]
    tokens: list[Pieces]
    ruins: dict[int, list[str]]
    """The items under the ruin of each clearing that still has one."""
    scorched: list[int]
    supply: list[int]
    """Warriors in each side's supply."""
    deck: list[int]
    discard: list[int]
    available: list[int]
    """Dominance cards beside the map (3.3.3)."""
    hands: list[list[int]]
    crafted: list[list[int]]
    """Persistent effects in each seat's play area."""
    items: dict[str, int]
    crafted_items: list[list[str]]
    dominance: list[int]
    """The activated dominance card of each seat, or -1."""
    partner: list[int]
    """The seat a Vagabond is in a coalition with, or -1."""
    points: list[int]
    quests: list[int]
    quest_deck: list[int]
    plans: list[dict[str, Plan]]
    agenda: list[Entry] = []
    epoch: int = 0
    counter: int = 0
    turn: int = 0
    round: int = 0
    current: int = NOBODY
    phase: str = "setup"
    stage: int = 0
    """Index of the current seat's stage in its turn's list of stages."""
    acted: bool = False
    """True once anything was done in this phase, which ends "at start of" (1.4.1)."""
    used: list[str] = []
    """Once-per-turn abilities that have been used this turn."""
    activated: dict[str, int] = {}
    """Crafting pieces activated this turn, by suit (4.1.1)."""
    winners: tuple[Seat, ...] = ()
    won_by: str = ""
    coffins: list[int] = []
    """The owner of each warrior on Coffin Makers."""
    exhausted: list[tuple[int, str]] = []
    """Seat and item of each exhausted item in a Crafted Items box."""
    opened: tuple[tuple[int, int], ...] = ()
    """The closed paths that were opened, in the map's order (25.4.3)."""
    landmarks: dict[str, int] = {}
    """The clearing of each landmark, or 0 for closed paths, which are in several (24, 25)."""
    unplaced: list[str] = []
    """Landmarks dealt and not yet set up (19.5)."""
    perch: tuple[int, str] | None = None
    """The building in the Elder Treetop's own slot."""
    forge: dict[str, int] = {}
    """Items on the Legendary Forge."""
    market: list[list[int]] = []
    """The facedown cards of the Black Market, each a pile of one."""
    market_seen: list[int] = []
    """The seat that put each of them there, or -1; only that seat knows the card."""
    pool: tuple[str, ...] = ()
    """The factions that setup cards are dealt from (19.8.1)."""
    draft: Draft | None = None
    """The draft, from its first card on to the end of the match."""
    homelands: list[list[int]] = []
    """The clearings each seat chose as homelands in the advanced setup; else empty (19.8.3)."""
    hired: list[Hired] = []
    """The hirelings in play, in the order of their sides."""
    sides: tuple[str, ...] = ()
    """The key of each side: the seats' factions, then the hirelings."""
    spaces: list[int] = []
    """The spaces of the score track with a hireling marker (19.6.4)."""
    earned: list[int] = []
    """The hireling markers of each seat that await the end of its turn (22.1.1)."""
    arrived: list[tuple[int, int, int]] = []
    """Moves into clearings where a hireling holds newcomers this turn: side, clearing and number.
    """

    def __post_init__(self) -> None:
        self.sides = self.sides or self.factions

    def copy(self) -> RootState:
        copied = RootState(
            self.map, self.options.copy(), self.factions, self.keys,
            [board.copy() for board in self.boards], self.suits[:], self.order[:],
            self.warriors[:], self.strength[:], self.buildings[:], self.tokens[:],
            {clearing: items[:] for clearing, items in self.ruins.items()}, self.scorched[:],
            self.supply[:], self.deck[:], self.discard[:], self.available[:],
            list(map(list.copy, self.hands)), list(map(list.copy, self.crafted)),
            self.items.copy(), list(map(list.copy, self.crafted_items)), self.dominance[:],
            self.partner[:], self.points[:], self.quests[:], self.quest_deck[:],
            [{kind: plan.copy() for kind, plan in plans.items()} for plans in self.plans],
            self.agenda[:], self.epoch, self.counter, self.turn, self.round, self.current,
            self.phase, self.stage, self.acted, self.used[:], self.activated.copy(),
            self.winners, self.won_by, self.coffins[:], self.exhausted[:],
            self.opened, self.landmarks.copy(),
            self.unplaced[:], self.perch, self.forge.copy(),
            list(map(list.copy, self.market)), self.market_seen[:],
            self.pool, None if self.draft is None else self.draft.copy(),
            list(map(list.copy, self.homelands)),
            [each.copy() for each in self.hired], self.sides, self.spaces[:], self.earned[:],
            self.arrived[:],
        )  # fmt: skip
        copied.__dict__.update(self.__dict__)
        return copied

    # Seats

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.factions))

    @property
    def woodland(self) -> Map:
        """The map with the paths opened so far."""
        return map_of(self.map, self.opened)

    def seat_of(self, key: str) -> Seat:
        """Return the seat with a key; ValueError if nobody plays it."""
        return Seat(self.keys.index(key))

    def enemies(self, seat: int) -> list[Seat]:
        """List the other players that `seat` is not in a coalition with (21.8)."""
        return [Seat(other) for other in self.seats if self.is_enemy(seat, other)]

    def is_enemy(self, seat: int, other: int) -> bool:
        """Return whether two sides are enemies (21.8).

        A hireling is an enemy to all but its controller and that one's coalition (22.3.2).
        """
        if self.hired and seat != other:
            seat, other = self.holder(seat), self.holder(other)
            if NOBODY in (seat, other):
                return True
        return seat != other and self.partner[seat] != other and self.partner[other] != seat

    # Hirelings

    def holder(self, side: int) -> int:
        """Return the seat behind a side: itself, or a hireling's controller; -1 in the supply."""
        seats = len(self.factions)
        return side if side < seats else self.hired[side - seats].controller

    def hand_over(self, side: int, seat: int) -> None:
        """Give a hireling to a seat, or to the supply (-1); who rules may change with it."""
        self.hireling(side).controller = seat
        self.forget_rulers()

    def decider(self, side: int) -> Seat:
        """Return the seat that decides for a side: the current player, if it is in the supply
        (1.1.3).
        """
        holder = self.holder(side)
        return Seat(self.current if holder == NOBODY else holder)

    def is_clearing(self, number: int) -> bool:
        """Return whether the map, with what factions add to it, has a clearing of this number."""
        return 0 < number < len(self.tokens)

    def clearings_of(self, suit: str) -> list[Clearing]:
        """List the clearings of a suit, alone or among others."""
        return [Clearing(c) for c, suits in enumerate(self.suits) if suit in suits]

    def is_hireling(self, side: int) -> bool:
        """Return whether a side is a hireling."""
        return side >= len(self.factions)

    def hireling(self, side: int) -> Hired:
        """Return the hireling with a side's number."""
        return self.hired[side - len(self.factions)]

    # Building slots

    def slots(self, clearing: int) -> int:
        """Count the building slots of a clearing, with the Elder Treetop's own (2.2.3, 24)."""
        slots = map_of(self.map).slots
        printed = slots[clearing] if clearing < len(slots) else 0
        if self.landmarks and self.landmarks.get("elder_treetop") == clearing:
            printed += 1
        return printed

    def open_slots(self, clearing: int) -> int:
        """Count the building slots without a building or ruin (2.2.3)."""
        return self.slots(clearing) - len(self.buildings[clearing]) - (clearing in self.ruins)

    # Cards

    def has_crafted(self, seat: int, key: str) -> bool:
        """Return whether a persistent effect is in a seat's play area."""
        cards = self.crafted[seat]
        return bool(cards) and key in [KEY_OF_CARD[card] for card in cards]

    def unexhausted(self, seat: int) -> list[str]:
        """List the items in a seat's Crafted Items box that are not exhausted."""
        items = self.crafted_items[seat][:]
        for owner, item in self.exhausted:
            if owner == seat:
                items.remove(item)
        return items

    def may_score(self, seat: int) -> bool:
        """Return whether a seat still has a score marker (3.3.1, 9.2.8)."""
        return self.dominance[seat] == NOBODY and self.partner[seat] == NOBODY

    def hand(self, seat: int) -> list[CardId]:
        """Return a seat's hand, in the order the cards were taken."""
        return cast("list[CardId]", self.hands[seat][:])


RootTable: TypeAlias = Table[RootState]
"""The table, as rules of Root receive it."""
