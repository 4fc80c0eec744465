"""Positions of Root to draw: the start of a match, a busy one, random ones, crowded ones."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.root.pieces import (
    CardId,
    Clearing,
    Forest,
    Item,
    Piece,
    Place,
    QuestId,
    Suit,
)
from engine.root.view import (
    CARDS,
    Change,
    ClearingView,
    RootView,
    SeatView,
)
from render.root.board.geometry import ground_of
from render.root.printed import RELIC_TYPES, RELICS
from tests.render.boards import BUILDINGS, NEW, POSTS, board_view

ForestsView = tuple[tuple[Forest, tuple[Piece, ...]], ...]
MAPS = ("autumn", "winter", "lake", "mountain")
SUITS = {
    "autumn": "fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox",
    "winter": "rabbit rabbit rabbit fox fox mouse fox fox mouse mouse rabbit mouse",
    "lake": "rabbit rabbit fox fox mouse mouse fox fox fox mouse rabbit mouse",
    "mountain": "rabbit rabbit rabbit mouse fox fox mouse fox mouse rabbit fox mouse",
}
RUINS = {"autumn": (6, 10, 11, 12), "winter": (8, 9, 11, 12), "lake": (5, 10, 11, 12)}
FLOWERS = ("flower_fox", "flower_rabbit", "flower_mouse", "flower_bird")
TOKENS = {
    "marquise": ("wood", "keep"),
    "alliance": ("sympathy",),
    "duchy": ("tunnel",),
    "corvids": ("plot",),
    "clergy": FLOWERS,
    "legion": ("colony",),
    "hundreds": ("mob",),
    "keepers": RELICS,
    "riverfolk": POSTS,
}
FACE_UP = ("bomb", "snare", "extortion", "raid")
HEAPS = {"wood": 8, **dict.fromkeys(FLOWERS, 3)}
"""Tokens, with the most of each in a clearing."""
FOUR = ("marquise", "eyrie", "alliance", "vagabond")
FIVE = (*FOUR, "vagabond2")
SIX = (*FIVE, "vagabond3")
NEW_SIX = ("marquise", *NEW[:5])
PEOPLED = ("alliance", "marquise", "duchy", "corvids", "clergy", "legion")
"""Factions with the most kinds of token."""
KNIGHTS = ("keepers", "marquise", "vagabond", "vagabond2", "alliance", "corvids")
"""A table with relics in forests where two pawns may stand."""


ITEM_SUPPLY = tuple(
    (Item(kind), number)
    for kind, number in zip(
        ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coins"),
        (2, 1, 1, 0, 2, 2, 1),
        strict=True,
    )
)


def cards_named(*keys: str) -> tuple[CardId, ...]:
    """Return one card per key."""
    return tuple(CardId(next(i for i, c in enumerate(CARDS) if c.key == key)) for key in keys)


OPEN_HAND = cards_named("anvil", "anvil", "cobbler", "favor_of_the_mice", "ambush_fox")


def dominance(suit: str) -> CardId:
    return cards_named(f"dominance_{suit}")[0]


def clearing_view(
    number: int,
    suit: str,
    slots: int,
    ruin: bool,
    keys: tuple[str, ...],
    chance: Random,
    busy: float,
) -> ClearingView:
    """Fill a clearing at random: the busier, the fuller."""
    warriors = tuple(
        (Seat(seat), chance.randint(1, 14))
        for seat, key in enumerate(keys)
        if not key.startswith("vagabond") and chance.random() < busy
    )
    buildings: list[Piece] = []
    tokens: list[Piece] = []
    for seat, key in enumerate(keys):
        for kind in BUILDINGS.get(key, ()):
            if len(buildings) + ruin < slots and chance.random() < busy * 0.6:
                buildings.append((seat, kind))
        for kind in TOKENS.get(key, ()):
            if chance.random() < busy * 0.6:
                if kind == "plot" and chance.random() < 0.4:
                    kind = chance.choice(FACE_UP)
                tokens.extend(
                    [(seat, kind)] * (chance.randint(1, HEAPS[kind]) if kind in HEAPS else 1)
                )
    strength = dict(warriors)
    for seat, _ in buildings:
        strength[Seat(seat)] = strength.get(Seat(seat), 0) + 1
    best = max(strength.values(), default=0)
    leaders = [seat for seat, count in strength.items() if count == best]
    ruler = leaders[0] if len(leaders) == 1 else None
    return ClearingView(
        Clearing(number),
        Suit(suit),
        slots,
        ruin,
        warriors,
        tuple(buildings),
        tuple(tokens),
        (),
        ruler,
    )


def clearings_at_random(
    woodland: str, keys: tuple[str, ...], places: dict[int, int], chance: Random, busy: float
) -> tuple[ClearingView, ...]:
    """Fill the clearings of a map, pawns where they stand, and the Burrow."""
    slots, suits = ground_of(woodland).slots, SUITS[woodland].split()
    ruins = RUINS.get(woodland, (9, 10, 11, 12))
    clearings = []
    for number, suit in enumerate(suits, 1):
        ruin = number in ruins and chance.random() < 0.6
        view = clearing_view(number, suit, slots[number], ruin, keys, chance, busy)
        pawns = tuple(Seat(seat) for seat, place in places.items() if place == number)
        clearings.append(replace(view, pawns=pawns))
    if "duchy" in keys:
        clearings.append(burrow(Seat(keys.index("duchy")), chance.randint(0, 12)))
    return tuple(clearings)


def seats_at_random(
    keys: tuple[str, ...], places: dict[int, int], chance: Random
) -> tuple[SeatView, ...]:
    """Give each seat points, cards, a crafted tea and its board."""
    return tuple(
        SeatView(
            Seat(seat),
            key,
            key.rstrip("123"),
            chance.randint(0, 29),
            chance.randint(0, 9),
            chance.randint(0, 20),
            (),
            (Item("tea"),),
            None,
            None,
            board_view(key, chance, seat, len(keys), places.get(seat, 0)),
            open_hand=OPEN_HAND if key == "riverfolk" else None,
        )
        for seat, key in enumerate(keys)
    )


def random_position(
    seed: int, woodland: str = "autumn", keys: tuple[str, ...] = FOUR, busy: float = 0.5
) -> RootView:
    """Make up a position; the same seed makes the same one."""
    chance = Random(f"{seed} {woodland} {len(keys)}")
    ground = ground_of(woodland)
    places = {
        seat: chance.choice([*range(1, 13), *(-n for n in range(1, len(ground.forests)))])
        for seat, key in enumerate(keys)
        if key.startswith("vagabond")
    }
    clearings = clearings_at_random(woodland, keys, places, chance, busy)
    seats = seats_at_random(keys, places, chance)
    a, b = chance.choice(ground.paths)
    changes = (
        Change("move", Seat(0), Place(b), Place(a), 3, "warrior"),
        Change("battle", Seat(0), Place(b), rolls=(3, 1)),
    )
    return RootView(
        seat=Seat(0),
        map=woodland,
        clearings=clearings,
        seats=seats,
        order=tuple(Seat(seat) for seat in range(len(keys))),
        current=Seat(chance.randrange(len(keys))),
        phase=chance.choice(("birdsong", "daylight", "evening")),
        turn=21,
        round=6,
        hand=cards_named("ambush_fox", "root_tea_fox", "royal_claim", "dominance_bird"),
        playable=frozenset({"root_tea_fox"}),
        spendable=frozenset(),
        deck=31,
        discard=cards_named("birdy_bindle"),
        available=(dominance("fox"), dominance("mouse")),
        item_supply=ITEM_SUPPLY,
        quests=(QuestId(0), QuestId(6), QuestId(12)),
        quest_deck=9,
        winners=(),
        won_by="",
        changes=changes,
        forests=relics_in_forests(woodland, keys.index("keepers"), chance)
        if "keepers" in keys
        else (),
    )


def relics_in_forests(woodland: str, keepers: int, chance: Random) -> ForestsView:
    """Make up the contents of the forests."""
    kinds = (*RELIC_TYPES, *RELICS)
    return tuple(
        (
            Forest(number),
            tuple((keepers, chance.choice(kinds)) for _ in range(chance.randint(1, 4))),
        )
        for number in range(1, len(ground_of(woodland).forests))
    )


def burrow(duchy: Seat, warriors: int) -> ClearingView:
    """Make up the Burrow."""
    here = ((duchy, warriors),) if warriors else ()
    return ClearingView(Clearing(13), Suit(""), 0, False, here, (), (), (), duchy, "burrow")


def crowded_new(woodland: str, keys: tuple[str, ...] = PEOPLED) -> RootView:
    """Fill every clearing with everything that six factions with the most tokens can have there."""
    view = random_position(1, woodland, keys, 0.5)
    tokens: list[Piece] = []
    buildings: list[Piece] = []
    for seat, key in enumerate(keys):
        for kind in TOKENS.get(key, ()):
            tokens.extend([(seat, kind)] * HEAPS.get(kind, 1))
        buildings.extend((seat, kind) for kind in BUILDINGS.get(key, ()))
    clearings = tuple(
        replace(
            each,
            ruin=False,
            warriors=tuple((Seat(seat), 11 + seat) for seat in range(6)),
            buildings=tuple(buildings[-each.slots :]) if each.slots else (),
            tokens=tuple(tokens),
            ruler=Seat(2),
        )
        if not each.name
        else burrow(Seat(keys.index("duchy")), 12)
        for each in view.clearings
    )
    return replace(view, clearings=clearings, current=Seat(3))


def crowded(woodland: str) -> RootView:
    """Fill every clearing to the brim: six factions, every slot built on, tokens of five kinds."""
    view = random_position(1, woodland, SIX, 0.5)
    kinds = [(0, "sawmill"), (1, "roost"), (2, "base_fox")]
    tokens = [(0, "wood")] * 8 + [(0, "keep"), (2, "sympathy"), (1, "wood"), (2, "keep")]
    clearings = tuple(
        ClearingView(
            each.number,
            each.suit,
            each.slots,
            False,
            tuple((Seat(seat), 11 + seat) for seat in range(6)),
            tuple((kinds[slot][0], kinds[slot][1]) for slot in range(each.slots)),
            tuple(tokens),
            (),
            Seat(0),
        )
        for each in view.clearings
    )
    return replace(view, clearings=clearings, current=Seat(3))
