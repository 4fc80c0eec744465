"""Random faction boards of Root to draw, the same for the same chance."""

from __future__ import annotations

from random import Random

from engine.core.seats import Seat
from engine.root.pieces import (
    ITEMS,
    CardId,
    Clearing,
    Item,
    PieceKind,
    Place,
    QuestId,
    Suit,
)
from engine.root.view import (
    AllianceView,
    BoardView,
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
    VagabondView,
)
from render.root.printed import MINISTERS as RANKED
from render.root.printed import RELICS, WAYSTATIONS

MINISTERS = tuple(name for names in RANKED.values() for name in names)
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
NEW = ("lizards", "duchy", "corvids", "clergy", "legion", "hundreds")
CHARACTERS = ("thief", "tinker", "ranger")


def board_view(key: str, chance: Random, seat: int, seats: int, place: int) -> BoardView:
    """Make up the contents of a faction's board."""
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
        return ClergyView(
            some + 1, bag, penitent, heretic, min(2, some), 2, ("plain", "rich")[some % 2]
        )
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
