"""Positions of Root to draw: the start of a match, a busy one, random ones, crowded ones."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.root.pieces import (
    ITEMS,
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
from engine.root.view import (
    CARDS,
    AllianceView,
    BoardView,
    Change,
    ClearingView,
    ClergyView,
    CorvidsView,
    DuchyView,
    EyrieView,
    HundredsView,
    ItemsView,
    KeepersView,
    LegionView,
    LizardsView,
    MarquiseView,
    RiverfolkView,
    RootView,
    SeatView,
    VagabondView,
)
from render.root.board.geometry import ground_of
from render.root.printed import MINISTERS as RANKED
from render.root.printed import RELIC_TYPES, RELICS, WAYSTATIONS

ForestsView = tuple[tuple[Forest, tuple[Piece, ...]], ...]

MINISTERS = tuple(name for names in RANKED.values() for name in names)
MAPS = ("autumn", "winter", "lake", "mountain")
SUITS = {
    "autumn": "fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox",
    "winter": "rabbit rabbit rabbit fox fox mouse fox fox mouse mouse rabbit mouse",
    "lake": "rabbit rabbit fox fox mouse mouse fox fox fox mouse rabbit mouse",
    "mountain": "rabbit rabbit rabbit mouse fox fox mouse fox mouse rabbit fox mouse",
}
RUINS = {"autumn": (6, 10, 11, 12), "winter": (8, 9, 11, 12), "lake": (5, 10, 11, 12)}
BUILDINGS = {
    "marquise": ("sawmill", "workshop", "recruiter"),
    "eyrie": ("roost",),
    "alliance": ("base_fox", "base_rabbit", "base_mouse"),
    "lizards": ("garden_fox", "garden_rabbit", "garden_mouse"),
    "duchy": ("citadel", "market"),
    "clergy": ("cathedral",),
    "hundreds": ("stronghold",),
    "keepers": WAYSTATIONS,
}
POSTS = ("post_fox", "post_rabbit", "post_mouse")
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
"""Tokens of which so many may lie in a clearing."""
FOUR = ("marquise", "eyrie", "alliance", "vagabond")
FIVE = (*FOUR, "vagabond2")
SIX = (*FIVE, "vagabond3")
NEW = ("lizards", "duchy", "corvids", "clergy", "legion", "hundreds")
NEW_SIX = ("marquise", *NEW[:5])
PEOPLED = ("alliance", "marquise", "duchy", "corvids", "clergy", "legion")
"""Whose tokens are of the most kinds."""
KNIGHTS = ("keepers", "marquise", "vagabond", "vagabond2", "alliance", "corvids")
"""A table with relics in forests where two pawns may stand."""
CHARACTERS = ("thief", "tinker", "ranger")


def cards_named(*keys: str) -> tuple[CardId, ...]:
    """Return one card per key."""
    return tuple(CardId(next(i for i, c in enumerate(CARDS) if c.key == key)) for key in keys)


OPEN_HAND = cards_named("anvil", "anvil", "cobbler", "favor_of_the_mice", "ambush_fox")


def dominance(suit: str) -> CardId:
    return cards_named(f"dominance_{suit}")[0]


def board_view(key: str, chance: Random, seat: int, seats: int, place: int) -> BoardView:
    """Make up what lies on a faction's board."""
    if key == "marquise":
        tracks = tuple((kind, chance.randint(0, 5)) for kind in BUILDINGS["marquise"])
        return MarquiseView(chance.randint(0, 8), tracks, 2, False, Clearing(1))
    if key == "eyrie":
        decree = tuple(
            tuple(CardId(chance.randrange(50)) for _ in range(chance.randint(0, 4)))
            for _ in range(4)
        )
        return EyrieView(
            chance.randint(0, 6), "despot", ("builder", "commander"), decree, ((), (), (), ())
        )
    if key == "alliance":
        return AllianceView(
            chance.randint(0, 10),
            ("base_fox",),
            chance.randint(0, 6),
            2,
            chance.randint(0, 12),
            None,
        )
    if key == "keepers":
        return keepers_board(chance)
    if key == "riverfolk":
        return riverfolk_view(chance, seats)
    if key in NEW:
        others = tuple(Seat(each) for each in range(seats) if each != seat)
        return new_board(key, chance, others)
    items = tuple(
        ItemsView(kind, 1 if kind in ("tea", "coins", "bag") else 0, 1, chance.randint(0, 1), 0, 1)
        for kind in ITEMS[: chance.randint(3, 8)]
    )
    bonds = tuple((Seat(each), "amiable") for each in range(min(3, seats)))
    return VagabondView(
        CHARACTERS[len(key) % 3], Place(place), items, bonds, (QuestId(1), QuestId(7)), 8
    )


def keepers_board(chance: Random) -> KeepersView:
    """Make up the Keepers' board."""
    sizes = [chance.randint(0, 4) for _ in range(3)]
    columns = tuple(tuple(CardId(chance.randrange(50)) for _ in range(size)) for size in sizes)
    recovered = tuple(PieceKind(chance.choice(RELICS)) for _ in range(chance.randint(0, 9)))
    left = tuple(PieceKind(each) for each in WAYSTATIONS if "figure" not in each)
    return KeepersView(columns, tuple(column[:1] for column in columns), recovered, left)


def relics_in_forests(woodland: str, keepers: int, chance: Random, most: int = 4) -> ForestsView:
    """Make up what lies in the forests."""
    kinds = (*RELIC_TYPES, *RELICS)
    return tuple(
        (
            Forest(number),
            tuple((keepers, chance.choice(kinds)) for _ in range(chance.randint(1, most))),
        )
        for number in range(1, len(ground_of(woodland).forests))
    )


def new_board(key: str, chance: Random, others: tuple[Seat, ...]) -> BoardView:
    """Make up the board of one of the six later factions."""

    def cards(most: int) -> tuple[CardId, ...]:
        return tuple(CardId(chance.randrange(50)) for _ in range(chance.randint(0, most)))

    some = chance.randint(0, 3)
    if key == "lizards":
        gardens = tuple((Suit(suit), chance.randint(0, 5)) for suit in ("fox", "rabbit", "mouse"))
        return LizardsView(
            gardens, Suit("mouse"), some > 1, some, cards(8), cards(4), (Suit("fox"),) * (some > 0)
        )
    if key == "duchy":
        names = chance.sample(MINISTERS, 9)
        swayed = tuple(names[: chance.randint(0, 5)])
        crowns = tuple((rank, chance.randint(0, 3)) for rank in ("squire", "noble", "lord"))
        tracks = (("citadel", some), ("market", chance.randint(0, 3)))
        unswayed = tuple(each for each in MINISTERS if each not in swayed)
        return DuchyView(
            Clearing(13), tracks, some, swayed, unswayed, swayed[:1], crowns, cards(5), 1
        )
    if key == "corvids":
        denied = ((Clearing(5), ("bomb",)), (Clearing(7), ("raid", "snare")))
        return CorvidsView(some, denied[:some], 2, False, 2, None, None)
    if key == "clergy":
        bag = tuple(
            (Suit(suit), chance.randint(0, 3)) for suit in ("fox", "rabbit", "mouse", "bird")
        )
        penitent = tuple(each for each in others if each % 2)
        heretic = tuple(each for each in others if each not in penitent)
        return ClergyView(some + 1, bag, penitent, heretic, min(2, some), 2)
    if key == "hundreds":
        hoard = tuple(Item(each) for each in ("boot", "sword", "tea", "coins")[:some])
        return HundredsView("lavish", hoard, Clearing(3 * some), some, chance.randint(0, 6))
    kinds = ("warrior", "sawmill", "wood", "roost", "boot")
    spoils = tuple((each, kinds[each % 5], each + 1) for each in others[: some + 1])
    return LegionView(CardId(chance.randrange(50)), Suit("fox"), some, spoils)


def riverfolk_view(chance: Random, seats: int) -> RiverfolkView:
    """Make up the Riverfolk's boxes, tracks and prices."""
    funds, payments, committed = (
        tuple((Seat(each), chance.randint(1, 6)) for each in range(seats) if chance.random() < 0.6)
        for _ in range(3)
    )
    posts = tuple((Suit(kind[5:]), chance.randint(0, 3)) for kind in POSTS)
    spaces = tuple(
        (suit, tuple(Seat(chance.randrange(seats)) for _ in range(chance.randint(0, 3 - left))))
        for suit, left in posts
    )
    lost = tuple((suit, min(1, 3 - left)) for suit, left in posts)
    prices = tuple((each, chance.randint(1, 4)) for each in ("hand", "boats", "mercenaries"))
    return RiverfolkView(funds, payments, committed, posts, spaces, lost, prices)


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


def random_position(
    seed: int, woodland: str = "autumn", keys: tuple[str, ...] = FOUR, busy: float = 0.5
) -> RootView:
    """Make up a position; the same seed makes the same one."""
    chance = Random(f"{seed} {woodland} {len(keys)}")
    ground = ground_of(woodland)
    suits = SUITS[woodland].split()
    ruins = RUINS.get(woodland, (9, 10, 11, 12))
    places = {
        seat: chance.choice([*range(1, 13), *(-n for n in range(1, len(ground.forests)))])
        for seat, key in enumerate(keys)
        if key.startswith("vagabond")
    }
    clearings = []
    for number in range(1, 13):
        view = clearing_view(
            number,
            suits[number - 1],
            ground.slots[number],
            number in ruins and chance.random() < 0.6,
            keys,
            chance,
            busy,
        )
        pawns = tuple(Seat(seat) for seat, place in places.items() if place == number)
        clearings.append(with_pawns(view, pawns))
    if "duchy" in keys:
        clearings.append(burrow(Seat(keys.index("duchy")), chance.randint(0, 12)))
    seats = tuple(
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
    a, b = chance.choice(ground.paths)
    changes = (
        Change("move", Seat(0), Place(b), Place(a), 3, "warrior"),
        Change("battle", Seat(0), Place(b), rolls=(3, 1)),
    )
    return RootView(
        seat=Seat(0),
        map=woodland,
        clearings=tuple(clearings),
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
        item_supply=tuple(
            (Item(kind), number)
            for kind, number in (
                ("boot", 2),
                ("bag", 1),
                ("crossbow", 1),
                ("hammer", 0),
                ("sword", 2),
                ("tea", 2),
                ("coins", 1),
            )
        ),
        quests=(QuestId(0), QuestId(6), QuestId(12)),
        quest_deck=9,
        winners=(),
        won_by="",
        changes=changes,
        forests=relics_in_forests(woodland, keys.index("keepers"), chance)
        if "keepers" in keys
        else (),
    )


def burrow(duchy: Seat, warriors: int) -> ClearingView:
    """Make up the Burrow."""
    here = ((duchy, warriors),) if warriors else ()
    return ClearingView(Clearing(13), Suit(""), 0, False, here, (), (), (), duchy, "burrow")


def with_pawns(view: ClearingView, pawns: tuple[Seat, ...]) -> ClearingView:
    return ClearingView(
        view.number,
        view.suit,
        view.slots,
        view.ruin,
        view.warriors,
        view.buildings,
        view.tokens,
        pawns,
        view.ruler,
    )


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
