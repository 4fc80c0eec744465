"""The Corvids' actions: their conditions and costs (Law 13.4 to 13.6)."""

from __future__ import annotations

from itertools import combinations

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF, distinct
from engine.root.factions.corvids.board import (
    EXTORTION,
    PLOT,
    board_of,
    plot_in,
    plots_left,
    plots_on_map,
    supply,
)
from engine.root.pieces import BIRD, SUITS, CardId, Clearing, PieceKind, Suit
from engine.root.rules.battle.fighting import battles, legal_battles
from engine.root.rules.menus import has_reached
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import can_place, can_recruit
from engine.root.state import RootState

# Birdsong (13.4)


@action("corvids flip", when="birdsong", law="13.4.2")
class Flip(Option, frozen=True, gc=False, tag="corvids.flip"):
    """Turn a plot face up in a clearing with Corvid warriors, and score (13.4.2)."""

    clearing: Clearing


@action("corvids recruit", when="birdsong", law="13.4.3")
class CorvidsRecruit(Option, frozen=True, gc=False, tag="corvids.recruit"):
    """Spend a card to place a warrior in each matching clearing (13.4.3)."""

    card: CardId
    suit: Suit


# Daylight (13.5)


@action("corvids move", when="daylight", law="13.5.1")
class CorvidsMove(Option, frozen=True, gc=False, tag="corvids.move"):
    """Take a move (13.5.1)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("corvids plot", when="daylight", law="13.5.2")
class LayPlot(Option, frozen=True, gc=False, tag="corvids.plot"):
    """Remove warriors to place a plot face down; its type is the Corvids' secret (13.5.2)."""

    clearing: Clearing
    plot: PieceKind


@action("corvids battle", when="daylight", law="13.5.3")
class CorvidsBattle(Option, frozen=True, gc=False, tag="corvids.battle"):
    """Initiate a battle (13.5.3)."""

    clearing: Clearing
    defender: Seat


@action("corvids trick", when="daylight", law="13.5.4")
class Trick(Option, frozen=True, gc=False, tag="corvids.trick"):
    """Swap two plots that are both face up or both face down (13.5.4)."""

    either_way = ("one", "other")
    one: Clearing
    other: Clearing


# Evening (13.6)


@action("corvids exert", when="evening", law="13.6.1")
class Exert(Option, frozen=True, gc=False, tag="corvids.exert"):
    """Skip this Evening's draw for one more action (13.6.1)."""


SCHEMES = (CorvidsMove, LayPlot, CorvidsBattle, Trick)


# Conditions in Birdsong


def flippable(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with a facedown plot and any Corvid warriors."""
    plots = plots_on_map(state, seat)
    return [c for c, kind in plots.items() if kind == PLOT and state.warriors[c][seat]]


def flip_options(state: RootState, seat: Seat) -> list[Option]:
    """List the plots that may be flipped (13.4.2)."""
    return [Flip(clearing) for clearing in flippable(state, seat)]


def could_flip(state: RootState, seat: Seat) -> bool:
    """Return whether any plot may be flipped; all of this is public."""
    return bool(flippable(state, seat))


def recruit_places(state: RootState, seat: int, suit: str) -> list[Clearing]:
    """List the clearings of a suit where a warrior may be recruited (13.4.3)."""
    suits = state.suits
    return [
        Clearing(clearing)
        for clearing in range(1, len(suits))
        if suit in suits[clearing] and can_recruit(state, seat, clearing)
    ]


def may_recruit(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, the Corvids can still recruit this turn."""
    return bool(state.hands[seat] and state.supply[seat] and not board_of(state, seat).recruited)


def recruit_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards to spend; a bird counts as one suit of the player's choice (13.4.3)."""
    if not may_recruit(state, seat):
        return []
    open_suits = [suit for suit in SUITS if recruit_places(state, seat, suit)]
    return [
        CorvidsRecruit(card, suit)
        for card in distinct(state.hand(seat))
        for suit in open_suits
        if SUIT_OF[card] in (suit, BIRD)
    ]


# Conditions in Daylight, and once more in Evening


def actions_left(state: RootState, seat: Seat) -> int:
    """Count the actions left: three in Daylight, then the one of Exert (13.5, 13.6.1)."""
    board = board_of(state, seat)
    if state.current != seat or (has_reached(state, seat, "exert") and not board.exerted):
        return 0
    return board.actions


def price(state: RootState, seat: int) -> int:
    """Return the cost in warriors of the next plot: one, and one per plot of this turn (13.5.2)."""
    return 1 + board_of(state, seat).placed


def plot_sites(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings where the Corvids can pay for and place a plot (13.5.2, 13.2.2.II)."""
    cost = price(state, seat)
    return [
        Clearing(clearing)
        for clearing, row in enumerate(state.warriors)
        if row[seat] >= cost and not plot_in(state, seat, clearing)
        and can_place(state, seat, clearing)
    ]  # fmt: skip


def trick_pairs(state: RootState, seat: int) -> list[tuple[Clearing, Clearing]]:
    """List the pairs of plots that are both face up or both face down (13.5.4)."""
    plots = plots_on_map(state, seat)
    return [
        (one, other)
        for one, other in combinations(plots, 2)
        if (plots[one] == PLOT) == (plots[other] == PLOT)
    ]


def scheme_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight, for Daylight itself and for Exert (13.5)."""
    options: list[Option] = []
    if sites := plot_sites(state, seat):
        types = [PieceKind(kind) for kind in supply(state, seat)]
        options += [LayPlot(clearing, plot) for clearing in sites for plot in types]
    options += legal_battles(state, seat, CorvidsBattle)
    options += [Trick(one, other) for one, other in trick_pairs(state, seat)]
    options += legal_moves(state, seat, CorvidsMove)
    return options


def could_scheme(state: RootState, seat: int) -> bool:
    """Return whether, on public facts, any of these actions is possible."""
    if plots_left(state, seat) and plot_sites(state, seat):
        return True
    return bool(
        trick_pairs(state, seat) or battles(state, seat) or legal_moves(state, seat, CorvidsMove)
    )


def day_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight while any are left (13.5)."""
    return scheme_options(state, seat) if board_of(state, seat).actions else []


def could_act(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, an action of Daylight is possible."""
    return board_of(state, seat).actions > 0 and could_scheme(state, seat)


def may_exert(state: RootState, seat: Seat) -> bool:
    """Return whether Exert is available: in Evening, or once all actions of Daylight are taken."""
    board = board_of(state, seat)
    early = board.actions and not has_reached(state, seat, "exert")
    if board.exerted or has_drawn(state) or early:
        return False
    return could_scheme(state, seat)


def has_drawn(state: RootState) -> bool:
    """Return whether a card was drawn this Evening, which rules out Exert (13.6.1, proposed).

    Charm Offensive draws, unless Informants took an ambush instead.
    """
    return "charm_offensive" in state.used and "informants" not in state.used


def exert_options(state: RootState, seat: Seat) -> list[Option]:
    """Offer Exert, and then the one action it brings (13.6.1)."""
    board = board_of(state, seat)
    if board.exerted:
        return scheme_options(state, seat) if board.actions else []
    return [Exert()] if may_exert(state, seat) else []


def could_exert(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, there is an action to exert for, or to take."""
    board = board_of(state, seat)
    if board.exerted:
        return board.actions > 0 and could_scheme(state, seat)
    return may_exert(state, seat)


def cards_drawn(state: RootState, seat: int) -> int:
    """Count the cards of this Evening: one, and one per faceup extortion (13.6.2)."""
    return 0 if board_of(state, seat).exerted else 1 + state.count(seat, EXTORTION)
