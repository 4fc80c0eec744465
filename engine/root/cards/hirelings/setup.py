"""Setting up hirelings: dealing three, the players who set them up, the markers (Law 19.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.events import LASTING, Event
from engine.core.hooks.lobby import TableOption
from engine.core.seats import Seat, Setup
from engine.root.cards.setup.pool import is_enough, pool_of, with_seconds
from engine.root.hooks.hirelings import HIRELINGS, Hireling
from engine.root.pieces import Hired, HirelingKey
from engine.root.rules.setup import drafts, settle
from engine.root.state import NOBODY, UNDECIDED, Board, RootState, RootTable

NUMBER = 3
DEMOTED = {2: 0, 3: 1, 4: 2}
"""Demoted hirelings of the three, by the number of players; all three at a larger table."""
SPACES = (4, 8, 12)
"""The spaces of the hireling markers (19.6.4)."""
NONE, RANDOM, LOT = "none", "random", "lot"
CARDS = (
    "forest_patrol", "last_dynasty", "spring_uprising", "exile", "riverfolk_flotilla",
    "warm_sun_prophets", "highway_bandits", "sunward_expedition", "corvid_spies",
    "furious_protector", "flame_bearers", "vault_keepers", "popular_band", "sunny_advocates",
    "river_roamers", "prosperous_farmers",
)  # fmt: skip
"""The sixteen cards, by their promoted sides."""
UNBARRING = ("highway_bandits", "popular_band", "furious_protector", "prosperous_farmers")
"""The cards that bar no faction."""
WISHES = ("hireling_1", "hireling_2", "hireling_3")

OPTIONS = (
    TableOption("hirelings", (NONE, RANDOM)),
    *(TableOption(wish, (LOT, *CARDS), needs="hirelings", picks=True) for wish in WISHES),
)


class HirelingBoard(Board, tag="hireling"):
    """A board without contents: `Hired` holds those of a hireling's card."""

    def copy(self) -> HirelingBoard:
        return HirelingBoard()


class OfHireling(Option, frozen=True, gc=False, tag="hireling"):
    hireling: HirelingKey


class HirelingsDealt(Event, frozen=True, gc=False, tag="HirelingsDealt"):
    """Three hirelings were dealt, some with their demoted side up (19.6.2)."""

    reveals = True
    hirelings: tuple[HirelingKey, ...]


class HirelingSetUp(Event, frozen=True, gc=False, tag="HirelingSetUp"):
    """A player chose the hireling to set up (19.6.3)."""

    weight = LASTING
    seat: Seat
    hireling: HirelingKey


def open_cards(factions: Sequence[str]) -> list[str]:
    """List the cards that may be dealt beside these factions (19.6.5)."""
    return [key for key in CARDS if not set(HIRELINGS[key].bars) & set(factions)]


def barred_by(hirelings: Sequence[str]) -> frozenset[str]:
    """Return the factions that cannot be played beside these hirelings, either side up (19.6.5)."""
    return frozenset(each for key in hirelings for each in HIRELINGS[key].bars)


def side_of(card: str, demoted: bool) -> HirelingKey:
    """Return the key of a side of a card."""
    own = (key for key, each in HIRELINGS.items() if (each.card, each.demoted) == (card, demoted))
    return HirelingKey(next(own))


def check_wishes(setup: Setup) -> None:
    """Raise `Refused` for hirelings that these factions, or this pool, rule out."""
    factions = {seat.partition(":")[0] for seat in setup.seats}
    wished = wishes(setup.options)
    for card in wished:
        barring = sorted(set(HIRELINGS[card].bars) & factions)
        if barring:
            raise Refused("setup-hireling-barred", law="19.6.5", wished=card, faction=barring[0])
        if wished.count(card) > 1:
            raise Refused("setup-hireling-twice", law="19.6", wished=card)
    if drafts(setup):
        pool = open_factions(pool_of(setup), [*wished, *UNBARRING][:NUMBER])
        if not is_enough(pool, len(setup.seats), setup.options):
            raise Refused("setup-hireling-pool", law="19.6.5", wished=" ".join(wished))


def beside_wishes(pool: Sequence[str], options: Mapping[str, str], seats: int) -> Sequence[str]:
    """Return the factions of a pool beside the wished hirelings; raise `Refused` for too few."""
    wished = wishes(options)
    left = open_factions(pool, wished)
    if len(with_seconds(left, seats)) < seats:
        raise Refused("setup-hireling-pool", law="19.6.5", wished=" ".join(wished))
    return left


def wishes(options: Mapping[str, str]) -> list[str]:
    """List the hirelings that a table has named, if it plays with any."""
    if options.get("hirelings", NONE) == NONE:
        return []
    return [card for wish in WISHES if (card := options.get(wish, LOT)) != LOT]


def prepare_hirelings(t: RootTable) -> None:
    """Deal three hirelings if the table plays with them, and have them set up (19.6)."""
    state = t.state
    if state.options.get("hirelings", NONE) == NONE:
        return
    lay_out(t, demote(t, deal_cards(t)))


def deal_cards(t: RootTable) -> list[str]:
    """Deal three of the cards that no faction bars, the table's wishes among them.

    Before a draft, seats have no factions, and the cards bar setup cards instead (19.6.5). If that
    would leave too few, or no militant, other hirelings are dealt (proposed).
    """
    state = t.state
    wished = wishes(state.options)
    while True:
        pool = [card for card in open_cards(state.factions) if card not in wished]
        t.shuffle(pool)
        cards = [*wished, *pool][:NUMBER]
        if UNDECIDED not in state.factions:
            return cards
        left = open_factions(state.pool, cards)
        if is_enough(left, len(state.factions), state.options):
            state.pool = left
            return cards


def open_factions(pool: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """Return the factions of a pool that these cards do not bar."""
    barred = barred_by(cards)
    return tuple(key for key in pool if key not in barred)


def demote(t: RootTable, cards: list[str]) -> list[HirelingKey]:
    """Demote as many of the cards as the number of players demands, by lot (19.6.2)."""
    turned = [place < DEMOTED.get(len(t.state.factions), NUMBER) for place in range(len(cards))]
    t.shuffle(turned)
    return [side_of(card, over) for card, over in zip(cards, turned, strict=True)]


def lay_out(t: RootTable, dealt: Sequence[str]) -> None:
    """Bring these sides of hireling cards into the match, and have players set them up (19.6).

    A setup that deals them before factions are chosen calls this afterwards.
    """
    state = t.state
    for key in dealt:
        add_side(state, HIRELINGS[key])
    state.spaces = list(SPACES)
    state.earned = [0] * len(state.factions)
    t.tell(HirelingsDealt(tuple(map(HirelingKey, dealt))))
    # 19.6.3 The last player in turn order begins, then counterclockwise.
    backwards = [state.order[-1 - place % len(state.order)] for place in range(len(dealt))]
    for place in reversed(range(len(dealt))):
        t.then(set_up_hireling, Seat(backwards[place]))


def add_side(state: RootState, hireling: Hireling) -> None:
    """Add a hireling behind the seats, in every row by side."""
    state.hired.append(Hired(hireling.key, waits=True))
    state.sides = (*state.sides, hireling.key)
    state.add_side()
    state.supply.append(hireling.warriors)
    state.hands.append([])
    state.crafted.append([])
    state.crafted_items.append([])
    state.boards.append(HirelingBoard())
    state.partner.append(NOBODY)
    state.dominance.append(NOBODY)


@step("hirelings.set_up")
async def set_up_hireling(t: RootTable, seat: Seat) -> None:
    """Choose one of the dealt hirelings that are left, and set it up (19.6.3)."""
    state = t.state
    left = [each.key for each in state.hired if each.waits]
    options = [OfHireling(HirelingKey(key)) for key in left]
    key = (await settle(t, seat, "hirelings.which", options, options[0])).hireling
    side = Seat(state.sides.index(key))
    state.hireling(side).waits = False
    t.tell(HirelingSetUp(seat, key))
    await HIRELINGS[key].arrive(t, side, seat)
