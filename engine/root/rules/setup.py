"""Setting up the table, and the factions by the standard setup (Law 5.1, 19.1 to 19.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.core.agenda import entry, step
from engine.core.choices.actions import Option
from engine.core.choices.plans import plan_of
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import JOINED, SEATING, Scalar, Seat, Setup
from engine.root.data.cards import CARDS, DECK_KEYS, DECKS
from engine.root.data.maps import MAP_KEYS, RANDOM, map_of
from engine.root.events import MapDrawn, OrderDrawn, SuitsDealt
from engine.root.hooks.faction import FACTIONS, added_clearings
from engine.root.pieces import SUITED, SUITS, Clearing, Item, Suit
from engine.root.rules.answers import InClearing
from engine.root.rules.hands import draw
from engine.root.rules.placing import can_place
from engine.root.rules.plans import WISHES
from engine.root.rules.turn import begin_turn
from engine.root.state import NOBODY, RootState, RootTable

STARTING_HAND = 3
ITEM_SUPPLIES = {
    "law": {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2},
    "seed": {"boot": 2, "sword": 2, "bag": 1, "hammer": 1, "coins": 2, "crossbow": 2, "torch": 2},
}
"""The Law's twelve items (5.1.5), and the summary's shorter supply, which a table may choose."""
RUIN_ITEMS = (Item("bag"), Item("boot"), Item("hammer"), Item("sword"))
"""The items marked "R" of one set (9.3.4)."""

BY_LAW, DEALT, SUGGESTED = "law", "dealt", "suggested"
SUIT_CHOICES = (BY_LAW, DEALT, SUGGESTED)
"""Sources of suits: the print, if any, else markers; markers; the booklet, if any (19.1)."""

CHOOSE, USUAL, ADVANCED = SETUPS = ("choose", "usual", "advanced")
"""Standard setup by choice or in the usual places, or the advanced setup (5.1, 19)."""

AFTER_THE_TABLE: list[Callable[[RootTable], None]] = []
"""Functions of higher rooms, called on the set table before factions set up: landmarks (19.5)."""

FACTION_SETUPS: dict[str, Callable[[RootTable], None]] = {}
"""Functions that plan hands and factions of other than standard setups, by key (19.7)."""

T = TypeVar("T", bound=Option)


class DeckDrawn(Event, frozen=True, gc=False, tag="DeckDrawn"):
    """The deck was drawn by lot (19.2)."""

    reveals = True
    deck: str


# The table (5.1)


def check_seats(setup: Setup) -> None:
    """Raise `Refused` for seats that cannot make a match."""
    kinds = Counter(key.partition(":")[0] for key in setup.seats)
    if not 2 <= len(setup.seats) <= 6:
        raise Refused("setup-seats", law="5.2", seats=len(setup.seats))
    if drafts(setup):
        return
    for seat in setup.seats:
        key, _, character = seat.partition(":")
        if key not in FACTIONS:
            raise Refused("setup-faction", faction=key, possible=" · ".join(FACTIONS))
        if character and character not in FACTIONS[key].characters:
            raise Refused("setup-character", law="26", character=character)
        if character and setup.seats.count(seat) > 1:
            raise Refused("setup-character-twice", law="9.3.1", character=character)
    for key, count in kinds.items():
        if count > (2 if FACTIONS[key].characters else 1):
            raise Refused("setup-twice", law="5.1.1", faction=key)
    if not any(FACTIONS[key].warriors for key in kinds):
        raise Refused("setup-wanderers", law="5.2")


def drafts(setup: Setup) -> bool:
    """Return whether factions are chosen within the match rather than before it (19.8)."""
    return setup.options.get("setup") == ADVANCED and not any(setup.seats)


def begin(setup: Setup) -> RootState:
    """Return the state of an empty table."""
    factions = tuple(seat.partition(":")[0] for seat in setup.seats)
    chosen = setup.options.get("map", MAP_KEYS[0])
    woodland = map_of(MAP_KEYS[0] if chosen == RANDOM else chosen)
    added = added_clearings(woodland.key, factions)
    seats, rows = len(factions), len(woodland.slots) + len(added)
    return RootState(
        map=woodland.key,
        options=dict(setup.options),
        factions=factions,
        keys=seat_keys(setup.seats),
        boards=[FACTIONS[k].board(s, seats) for k, s in zip(factions, setup.seats, strict=True)],
        suits=[*(woodland.suits or [""] * len(woodland.slots)), *("" for _ in added)],
        order=list(range(seats)),
        warriors=[(0,) * seats] * rows,
        strength=[(0,) * seats] * rows,
        buildings=[()] * rows,
        tokens=[()] * rows,
        ruins={},
        scorched=[],
        supply=[FACTIONS[key].warriors for key in factions],
        deck=[],
        discard=[],
        available=[],
        hands=[[] for _ in range(seats)],
        crafted=[[] for _ in range(seats)],
        items=dict(ITEM_SUPPLIES[setup.options.get("items", "law")]),
        crafted_items=[[] for _ in range(seats)],
        dominance=[NOBODY] * seats,
        partner=[NOBODY] * seats,
        points=[0] * seats,
        quests=[],
        quest_deck=[],
        plans=[{} for _ in range(seats)],
        agenda=[entry(set_up_table)],
        used=[],
        activated={},
        homelands=[[] for _ in range(seats)],
    )


def seat_keys(seats: Sequence[str]) -> tuple[str, ...]:
    """Name each seat after its faction: the second Vagabond is `vagabond2`; undecided, `seat1`."""
    seen: Counter[str] = Counter()
    keys = []
    for number, seat in enumerate(seats, 1):
        key = seat.partition(":")[0] or f"seat{number}"
        seen[key] += 1
        keys.append(key if seen[key] == 1 else f"{key}{seen[key]}")
    return tuple(keys)


def lay_out_map(t: RootTable) -> None:
    """Draw the map if by lot, set up its landmarks, and put suits on clearings (19.1)."""
    state = t.state
    if state.options.get("map") == RANDOM:
        state.map = MAP_KEYS[t.draw(len(MAP_KEYS))]
        t.tell(MapDrawn(state.map))
    state.landmarks = dict(state.woodland.landmarks)
    woodland, wish = state.woodland, state.options.get("suits", BY_LAW)
    if wish == SUGGESTED and woodland.suggested:
        suits = list(woodland.suggested[1:])
    elif wish != DEALT and woodland.suits:
        suits = list(woodland.suits[1:])
    else:
        suits = [suit for suit in SUITS for _ in range(SUITED)]
        t.shuffle(suits)
        t.tell(SuitsDealt(*(clearings_of(suits, suit) for suit in SUITS)))
    state.suits[1 : len(woodland.slots)] = suits


def clearings_of(suits: Sequence[Suit], suit: Suit) -> tuple[Clearing, ...]:
    """List the clearings of a suit; `suits` begins with the first clearing's."""
    return tuple(Clearing(number) for number, each in enumerate(suits, 1) if each == suit)


@step("setup.set_up_table")
async def set_up_table(t: RootTable) -> None:
    """Lay out the map, seat the players, deal, and set up the factions (5.1.1 to 5.1.7, 19.1).

    In the advanced setup, landmarks and hirelings come before hands and factions (19.5 to 19.8).
    """
    state = t.state
    advanced = state.options.get("setup") == ADVANCED
    lay_out_map(t)
    choose_deck(t)

    # 5.1.1 Seating and starting player are random, unless the lobby has seated everybody (19.4).
    if state.options.get(SEATING) != JOINED:
        t.shuffle(state.order)
    t.tell(OrderDrawn(tuple(Seat(seat) for seat in state.order)))

    # 5.1.3 Two players play without dominance cards. Each draws three, or later five (19.7).
    deck = DECKS[state.options.get("deck", "standard")]
    two = len(state.factions) == 2
    state.deck = [card for card in deck if not (two and CARDS[card].kind == "dominance")]
    t.shuffle(state.deck)
    for seat in state.order if not advanced else ():
        draw(t, Seat(seat), STARTING_HAND)

    # 5.1.4 A ruin on each marked slot; items go under them only for factions that can take them.
    state.ruins = {clearing: [] for clearing in state.woodland.ruins}

    t.then(begin_turn, Seat(state.order[0]))
    if advanced:
        FACTION_SETUPS[ADVANCED](t)
    else:
        set_up_by_letter(t)
    for prepare in AFTER_THE_TABLE:
        prepare(t)


def choose_deck(t: RootTable) -> None:
    """Draw the deck if by lot (19.2)."""
    if t.state.options.get("deck") == RANDOM:
        key = DECK_KEYS[t.draw(len(DECK_KEYS))]
        t.state.options["deck"] = key
        t.tell(DeckDrawn(key))


def set_up_by_letter(t: RootTable) -> None:
    """Set factions up in the order of their letters, two Vagabonds in turn order (5.1.7, 9.7.1)."""
    by_letter = sorted(t.state.order, key=lambda seat: FACTIONS[t.state.factions[seat]].letter)
    for seat in reversed(by_letter):
        t.then(set_up_faction, Seat(seat))


def fill_ruins(t: RootTable, sets: int) -> None:
    """Put the "R" items under the ruins at random, one set per Vagabond (9.3.4, 9.7.1, 14.3.3)."""
    state = t.state
    pool = [str(item) for item in RUIN_ITEMS for _ in range(sets)]
    t.shuffle(pool)
    for clearing in sorted(state.ruins):
        state.ruins[clearing] = [pool.pop() for _ in range(min(sets, len(pool)))]


def ruin_sets(state: RootState) -> int:
    """Count the sets of "R" items under the ruins: each ruin holds one item of each set."""
    return max(map(len, state.ruins.values()), default=0)


@step("setup.set_up_faction")
async def set_up_faction(t: RootTable, seat: Seat) -> None:
    """Follow a faction's setup instructions."""
    await FACTIONS[t.state.factions[seat]].set_up(t, seat)


async def settle(
    t: RootTable,
    seat: Seat,
    kind: str,
    choices: Sequence[T],
    usual: T,
    *,
    public: bool = True,
    **context: Scalar,
) -> T:
    """Ask a question of setup, or take the usual answer at a table that wants to begin at once.

    So does a seat that has left its setup to the computer (19.8.3).
    """
    if begins_at_once(t.state, seat) and usual in choices:
        return usual
    return await t.choose(seat, kind, choices, public=public, **context)


def begins_at_once(state: RootState, seat: Seat) -> bool:
    """Return whether a seat takes the usual places, by its table's option or its own wishes."""
    return state.options.get("setup", CHOOSE) == USUAL or leaves_setup(state, seat)


def leaves_setup(state: RootState, seat: Seat) -> bool:
    """Return whether a seat's wishes are to be set up in the usual places, unasked."""
    advanced = state.options.get("setup") == ADVANCED
    return advanced and plan_of(state, seat, WISHES)["setup"] == "usual"


async def start_in_corner(t: RootTable, seat: Seat, kind: str) -> Clearing:
    """Ask a seat for a free corner, opposite another start if possible, and record it."""
    state = t.state
    corners = [InClearing(each) for each in free_corners(state, starting_corners(state))]
    corner = (await settle(t, seat, kind, corners, corners[0])).clearing
    state.boards[seat].start = corner
    return corner


def free_corners(state: RootState, starts: Sequence[int]) -> list[Clearing]:
    """List the corners for a faction that starts in one: unused, opposite a start if possible.

    The Law sends a table with more such factions than corners to the Advanced Setup (5). In our
    standard setup a faction without a free corner may start in any clearing that is no start and,
    if possible, not beside one, like a homeland (19.8.3).
    """
    woodland = state.woodland
    usable = [Clearing(each) for each in woodland.clearings if can_place(state, NOBODY, each)]
    free = [corner for corner in woodland.corners if corner in usable and corner not in starts]
    opposite = [corner for corner in free if woodland.opposite[corner] in starts]
    if free:
        return opposite or free
    inner = [each for each in usable if each not in starts and state.open_slots(each)]
    apart = [each for each in inner if not set(woodland.adjacent[each]) & set(starts)]
    return apart or inner


def starting_corners(state: RootState) -> list[int]:
    """List the corners where factions have already started."""
    starts = [getattr(board, "start", 0) for board in state.boards]
    return [start for start in starts if start]
