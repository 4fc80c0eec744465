"""Who plays which faction, by lot or by draft (Law 5.2, 19.8), and standard setup (5.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

from engine.core.agenda import entry, step
from engine.core.chance.lots import Lots
from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import JOINED, SEATING, Scalar, Seat, Setup
from engine.root.data.cards import CARDS, DECKS
from engine.root.data.maps import MAP_KEYS, RANDOM, map_of
from engine.root.events import MapDrawn, OrderDrawn, SuitsDealt
from engine.root.hooks.faction import FACTIONS, added_clearings
from engine.root.pieces import SUITED, SUITS, Clearing, Item, Suit
from engine.root.rules.hands import draw
from engine.root.rules.rule import can_place
from engine.root.rules.turn import begin_turn
from engine.root.state import NOBODY, RootState, RootTable

STARTING_HAND = 3
ITEM_SUPPLIES = {
    "law": {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2},
    "seed": {"boot": 2, "sword": 2, "bag": 1, "hammer": 1, "coins": 2, "crossbow": 2, "torch": 2},
}
"""The Law's twelve items (5.1.5), and the shorter supply of the summary the table may prefer."""
RUIN_ITEMS = (Item("bag"), Item("boot"), Item("hammer"), Item("sword"))
"""The items marked "R" of one set (9.3.4)."""

BY_LAW, DEALT, SUGGESTED = "law", "dealt", "suggested"
SUIT_CHOICES = (BY_LAW, DEALT, SUGGESTED)
"""Where suits come from: the print, or markers where there is none; always markers; the booklet,
where it has any (19.1)."""

ENOUGH_REACH = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
"""What the reach of all factions should add up to, by the number of players (5.2)."""
MILITANT_REACH = 7
"""Setup cards with a red name and a sword are those of the factions with this reach or more."""

AFTER_THE_TABLE: list[Callable[[RootTable], None]] = []
"""What higher rooms do once the table is set, before any faction sets up: landmarks (19.5)."""

T = TypeVar("T", bound=Option)


# Who plays what (5.2, 19.8)


def is_militant(card: str) -> bool:
    """Return whether a setup card is militant; the others are insurgent."""
    return FACTIONS[_faction(card)].reach >= MILITANT_REACH


def deal_factions(seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
    """Deal a mix of factions with enough reach, if the pool has one (5.2)."""
    mixes = list(combinations(_enough(pool, seats), seats))
    reaching = [
        mix for mix in mixes if sum(FACTIONS[key].reach for key in mix) >= ENOUGH_REACH[seats]
    ]
    dealt = list(lots.pick(reaching or mixes))
    lots.shuffle(dealt)
    return _with_characters(dealt, lots)


def setup_cards(seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
    """Deal one setup card more than there are players, a militant first (19.8.2)."""
    militants = [key for key in pool if is_militant(key)]
    insurgents = [key for key in pool if not is_militant(key)]
    # 19.8.2.I Two players draft among militants, unless the table has left out too many of them.
    if seats == 2 and len(militants) > seats:
        insurgents = []
    lots.shuffle(militants)
    first = [militants.pop()] if militants else []
    others = _enough([*militants, *insurgents], seats + 1 - len(first))
    lots.shuffle(others)
    return _with_characters([*first, *others][: seats + 1], lots)


def choosable(cards: Sequence[str], taken: Sequence[str]) -> Sequence[str]:
    """List the cards that may be chosen: the last is locked while it is the last insurgent's.

    It opens when any militant has been chosen (19.8.2.II).
    """
    locked = is_militant(cards[0]) and not any(is_militant(card) for card in taken)
    last = cards[-1]
    return [
        card
        for card in cards
        if card not in taken and not (locked and card == last and not is_militant(card))
    ]


def _enough(pool: Sequence[str], wanted: int) -> list[str]:
    """Return the pool, doubling the cards that two may play if it would be too small."""
    twice = [key for key in pool if FACTIONS[key].characters]
    return [*pool, *twice] if len(pool) < wanted else list(pool)


def _with_characters(cards: Sequence[str], lots: Lots) -> list[str]:
    """Deal a character to each Vagabond card (19.8.2.III)."""
    characters = {key: list(FACTIONS[key].characters) for key in cards}
    for each in characters.values():
        lots.shuffle(each)
    return [f"{key}:{characters[key].pop()}" if characters[key] else key for key in cards]


def _faction(card: str) -> str:
    return card.partition(":")[0]


# The table (5.1)


def check_seats(setup: Setup) -> None:
    """Raise `Refused` for seats that cannot make a match."""
    kinds = Counter(key.partition(":")[0] for key in setup.seats)
    if not 2 <= len(setup.seats) <= 6:
        raise Refused("setup-seats", law="5.2", seats=len(setup.seats))
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
        warriors=[[0] * seats for _ in range(rows)],
        strength=[[0] * seats for _ in range(rows)],
        buildings=[[] for _ in range(rows)],
        tokens=[[] for _ in range(rows)],
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
    )


def seat_keys(seats: Sequence[str]) -> tuple[str, ...]:
    """Name each seat after its faction, the second Vagabond `vagabond2`."""
    seen: Counter[str] = Counter()
    keys = []
    for seat in seats:
        key = seat.partition(":")[0]
        seen[key] += 1
        keys.append(key if seen[key] == 1 else f"{key}{seen[key]}")
    return tuple(keys)


def lay_out_map(t: RootTable) -> None:
    """Draw the map if the lot decides, set up what it has, and lay suits on clearings (19.1)."""
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
    """List the clearings of a suit, of suits that begin with the first clearing's."""
    return tuple(Clearing(number) for number, each in enumerate(suits, 1) if each == suit)


@step("setup.set_up_table")
async def set_up_table(t: RootTable) -> None:
    """Lay out the map, seat the players, deal, and set up the factions (5.1.1 to 5.1.7, 19.1)."""
    state = t.state
    lay_out_map(t)

    # 5.1.1 Seating and starting player are random, unless the lobby has seated everybody (19.4).
    if state.options.get(SEATING) != JOINED:
        t.shuffle(state.order)
    t.tell(OrderDrawn(tuple(Seat(seat) for seat in state.order)))

    # 5.1.3 Two players play without dominance cards. Each draws three.
    deck = DECKS[state.options.get("deck", "standard")]
    two = len(state.factions) == 2
    state.deck = [card for card in deck if not (two and CARDS[card].kind == "dominance")]
    t.shuffle(state.deck)
    for seat in state.order:
        draw(t, Seat(seat), STARTING_HAND)

    # 5.1.4 A ruin on each marked slot; items lie under them only for those who can take them.
    state.ruins = {clearing: [] for clearing in state.woodland.ruins}

    # 5.1.7 Factions set up in the order of their letters; two Vagabonds in random order (9.7.1).
    t.then(begin_turn, Seat(state.order[0]))
    drawn = {seat: place for place, seat in enumerate(state.order)}
    by_letter = sorted(
        state.seats, key=lambda seat: (FACTIONS[state.factions[seat]].letter, drawn[seat])
    )
    for seat in reversed(by_letter):
        t.then(set_up_faction, Seat(seat))
    for prepare in AFTER_THE_TABLE:
        prepare(t)


def fill_ruins(t: RootTable, sets: int) -> None:
    """Lay the "R" items under the ruins at random, one set per Vagabond (9.3.4, 9.7.1, 14.3.3)."""
    state = t.state
    pool = [str(item) for item in RUIN_ITEMS for _ in range(sets)]
    t.shuffle(pool)
    for clearing in sorted(state.ruins):
        state.ruins[clearing] = [pool.pop() for _ in range(min(sets, len(pool)))]


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
    """Ask a question of setup, or take the usual answer at a table that wants to begin at once."""
    if t.state.options.get("setup", "choose") == "usual" and usual in choices:
        return usual
    return await t.choose(seat, kind, choices, public=public, **context)


def free_corners(state: RootState, starts: Sequence[int]) -> list[Clearing]:
    """List the corners for a faction that starts in one: unused, opposite a start if possible.

    The Law sends a table with more such factions than corners to the Advanced Setup (5), whose
    printed homelands we do not have; as there (19.8.3), whoever finds no corner may then start in
    any clearing that is no start and, if possible, not beside one.
    """
    woodland = state.woodland
    free = [corner for corner in woodland.corners if corner not in starts]
    opposite = [corner for corner in free if woodland.opposite[corner] in starts]
    if free:
        return opposite or free
    inner = [
        Clearing(each)
        for each in woodland.clearings
        if each not in starts and state.open_slots(each) and can_place(state, NOBODY, each)
    ]
    apart = [each for each in inner if not set(woodland.adjacent[each]) & set(starts)]
    return apart or inner


def starting_corners(state: RootState) -> list[int]:
    """List the corners where factions have already started."""
    starts = [getattr(board, "start", 0) for board in state.boards]
    return [start for start in starts if start]
