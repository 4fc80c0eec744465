"""The Decree of the Eyrie (Law 7.4.2, 7.5.2): its cards, the ways to resolve them, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NewType

import msgspec

from engine.core.choices.actions import Option, action
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, SUIT_OF, VIZIER, copies_of, distinct, matches
from engine.root.pieces import BIRD, CardId, Clearing
from engine.root.rules.battle import battles, why_no_battle
from engine.root.rules.moving import Move, legal_moves, why_no_move
from engine.root.rules.rule import can_place, can_recruit, rules, why_not_place, why_not_recruit
from engine.root.state import Board, RootState

ROOSTS = 7
MOST_ADDED = 2

Column = NewType("Column", str)
COLUMNS = tuple(Column(name) for name in ("recruit", "move", "battle", "build"))
SECTIONS = ("7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV")

Leader = NewType("Leader", str)
BUILDER, CHARISMATIC, COMMANDER, DESPOT = (
    Leader(name) for name in ("builder", "charismatic", "commander", "despot")
)
LEADERS: dict[Leader, tuple[int, int]] = {
    BUILDER: (0, 1),
    CHARISMATIC: (0, 2),
    COMMANDER: (1, 2),
    DESPOT: (1, 3),
}
"""Each leader and the columns its Loyal Viziers are tucked in (7.8)."""
VIZIERS = copies_of(VIZIER)


class EyrieBoard(Board, tag="eyrie"):
    """What lies on the Eyrie's board besides the Roosts track, which follows from the map."""

    start: int = 0
    leader: str = ""
    leaders: list[str] = msgspec.field(default_factory=list)
    """Leaders face up beside the board."""
    decree: list[list[int]] = msgspec.field(default_factory=list)
    """The cards of each column, the viziers among them."""
    resolved: list[list[int]] = msgspec.field(default_factory=list)
    """Those of each column that were resolved this turn."""
    added: list[int] = msgspec.field(default_factory=list)
    """Cards added to the Decree this Birdsong."""

    def copy(self) -> EyrieBoard:
        """Return an independent copy."""
        return EyrieBoard(
            self.start,
            self.leader,
            self.leaders[:],
            [column[:] for column in self.decree],
            [column[:] for column in self.resolved],
            self.added[:],
        )


def board_of(state: RootState, seat: int) -> EyrieBoard:
    """Return the Eyrie's board."""
    board = state.boards[seat]
    assert isinstance(board, EyrieBoard)
    return board


def empty_columns() -> list[list[int]]:
    """Return four columns without cards."""
    return [[] for _ in COLUMNS]


# What the Eyrie may do with the Decree


@action("eyrie decree")
class AddToDecree(Option, frozen=True, gc=False, tag="eyrie.decree"):
    """Add a card from the hand to a column of the Decree (7.4.2)."""

    card: CardId
    column: Column


@action("eyrie recruit")
class DecreeRecruit(Option, frozen=True, gc=False, tag="eyrie.recruit"):
    """Resolve a card of the Recruit column at a roost (7.5.2.I)."""

    card: CardId
    clearing: Clearing


@action("eyrie move")
class DecreeMove(Option, frozen=True, gc=False, tag="eyrie.move"):
    """Resolve a card of the Move column (7.5.2.II)."""

    card: CardId
    origin: Clearing
    to: Clearing
    warriors: int


@action("eyrie battle")
class DecreeBattle(Option, frozen=True, gc=False, tag="eyrie.battle"):
    """Resolve a card of the Battle column (7.5.2.III)."""

    card: CardId
    clearing: Clearing
    defender: Seat


@action("eyrie build")
class DecreeBuild(Option, frozen=True, gc=False, tag="eyrie.build"):
    """Resolve a card of the Build column (7.5.2.IV)."""

    card: CardId
    clearing: Clearing


@action("eyrie turmoil")
class FallIntoTurmoil(Option, frozen=True, gc=False, tag="eyrie.turmoil"):
    """Take up a card of the Decree that cannot be resolved at all (7.7)."""

    card: CardId


RESOLVING: tuple[type[Option], ...] = (DecreeRecruit, DecreeMove, DecreeBattle, DecreeBuild)
"""The action of each column."""


# Adding to it (7.4.2)


def decree_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards that may be added: one or two, at most one of them a bird."""
    added = board_of(state, seat).added
    if len(added) >= MOST_ADDED:
        return []
    no_bird = has_bird(added)
    return [
        AddToDecree(card, column)
        for card in distinct(state.hand(seat))
        if not (no_bird and SUIT_OF[card] == BIRD)
        for column in COLUMNS
    ]


def has_bird(cards: Iterable[int]) -> bool:
    """Return whether a bird is among some cards."""
    return any(SUIT_OF[card] == BIRD for card in cards)


def could_add(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether a card might be added."""
    return bool(state.hands[seat]) and len(board_of(state, seat).added) < MOST_ADDED


def has_added(state: RootState, seat: Seat) -> bool:
    """Return whether the Eyrie have added to the Decree, or have no card at all to add."""
    return bool(board_of(state, seat).added) or not state.hands[seat]


# Resolving it (7.5.2)


def unresolved(board: EyrieBoard, column: int) -> list[CardId]:
    """List the cards of a column that are still to be resolved this turn."""
    resolved = board.resolved[column]
    return [CardId(card) for card in board.decree[column] if card not in resolved]


def next_column(board: EyrieBoard) -> int | None:
    """Return the leftmost column with a card to resolve, None once the Decree is done."""
    for column, cards in enumerate(board.decree):
        if len(board.resolved[column]) < len(cards):
            return column
    return None


def must_resolve(state: RootState, seat: Seat) -> bool:
    """Return whether a card of the Decree is still to be resolved."""
    return next_column(board_of(state, seat)) is not None


def all_resolved(state: RootState, seat: Seat) -> bool:
    """Return whether the whole Decree is resolved."""
    return not must_resolve(state, seat)


def resolve_options(state: RootState, seat: Seat) -> list[Option]:
    """List every way to resolve a card of the column at hand.

    Cards of a column may be taken up in any order, so one that cannot be resolved may be, too.
    """
    board = board_of(state, seat)
    column = next_column(board)
    if column is None:
        return []
    options: list[Option] = []
    for card in one_per_suit(unresolved(board, column)):
        options += WAYS[column](state, seat, card) or [FallIntoTurmoil(card)]
    return options


def one_per_suit(cards: Iterable[CardId]) -> list[CardId]:
    """Keep one card of each suit: within a column they are worth the same."""
    first: dict[str, CardId] = {}
    for card in cards:
        first.setdefault(SUIT_OF[card], card)
    return list(first.values())


def warriors_to_recruit(board: EyrieBoard) -> int:
    """Return how many warriors a Recruit action must place (7.5.2.I, 7.8.2)."""
    return 2 if board.leader == CHARISMATIC else 1


def recruit_ways(state: RootState, seat: Seat, card: CardId) -> list[Option]:
    """List the roosts where a card recruits, as long as any warrior is left (7.5.2.I)."""
    if not state.supply[seat]:
        return []
    return [
        DecreeRecruit(card, clearing)
        for clearing in state.clearings_with(seat, "roost")
        if matches(card, state.suits[clearing]) and can_recruit(state, seat, clearing)
    ]


def move_ways(state: RootState, seat: Seat, card: CardId) -> list[Option]:
    """List the moves from a matching clearing (7.5.2.II)."""
    suits = state.suits
    origins = [c for c, row in enumerate(state.warriors) if row[seat] and matches(card, suits[c])]
    return list(legal_moves(state, seat, partial(DecreeMove, card), origins))


def battle_ways(state: RootState, seat: Seat, card: CardId) -> list[Option]:
    """List the battles in a matching clearing (7.5.2.III)."""
    return [
        DecreeBattle(card, each.clearing, each.defender)
        for each in battles(state, seat)
        if matches(card, state.suits[each.clearing])
    ]


def build_ways(state: RootState, seat: Seat, card: CardId) -> list[Option]:
    """List the matching clearings they rule that can take a first roost (7.5.2.IV)."""
    if state.count(seat, "roost") >= ROOSTS:
        return []
    return [
        DecreeBuild(card, Clearing(clearing))
        for clearing in range(1, len(state.suits))
        if matches(card, state.suits[clearing])
        and state.open_slots(clearing) > 0
        and not state.has_building(seat, clearing, "roost")
        and rules(state, seat, clearing)
        and can_place(state, seat, clearing)
    ]


Ways = Callable[[RootState, Seat, CardId], list[Option]]
WAYS: tuple[Ways, ...] = (recruit_ways, move_ways, battle_ways, build_ways)


# Refusals


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Decree was not offered, with its section."""
    if why := why_another(state, seat, action):
        return why
    match action:
        case AddToDecree(card):
            return why_not_added(state, seat, card)
        case FallIntoTurmoil(card):
            why = why_not_taken_up(state, seat, card, None)
            return why or Refused("turmoil-needless", law="7.7", card=CARDS[card].name)
        case DecreeMove(card, origin):
            why = why_not_taken_up(state, seat, card, 1) or why_not_there(state, card, 1, origin)
            return why or why_not_moved(state, seat, action)
        case DecreeBattle(card, clearing, defender):
            why = why_not_taken_up(state, seat, card, 2) or why_not_there(state, card, 2, clearing)
            return why or why_no_battle(state, seat, clearing, defender)
        case DecreeRecruit(card, clearing):
            why = why_not_taken_up(state, seat, card, 0) or why_not_there(state, card, 0, clearing)
            return why or why_no_recruit(state, seat, clearing)
        case DecreeBuild(card, clearing):
            why = why_not_taken_up(state, seat, card, 3) or why_not_there(state, card, 3, clearing)
            return why or why_no_roost(state, seat, clearing)
        case _:
            return None


def why_another(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Name the card of the same suit with which the very action is offered (7.5.2)."""
    if not isinstance(action, (DecreeRecruit, DecreeMove, DecreeBattle, DecreeBuild)):
        return None
    board, card = board_of(state, seat), action.card
    column = next_column(board)
    if column is None or why_not_taken_up(state, seat, card, None):
        return None
    for same in one_per_suit(unresolved(board, column)):
        if same == card or SUIT_OF[same] != SUIT_OF[card]:
            continue
        if msgspec.structs.replace(action, card=same) in WAYS[column](state, seat, same):
            name, other = CARDS[card].name, CARDS[same].name
            return Refused("resolve-same", law="7.5.2", card=name, other=other)
    return None


def why_not_added(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card cannot be added to the Decree now (7.4.2)."""
    added, name = board_of(state, seat).added, CARDS[card].name
    if state.current != seat or state.phase != "birdsong":
        return Refused("decree-when", law="7.4.2")
    if not any(CARDS[each].key == CARDS[card].key for each in state.hands[seat]):
        return Refused("decree-not-held", law="7.4.2", card=name)
    if len(added) >= MOST_ADDED:
        return Refused("decree-two", law="7.4.2")
    if has_bird(added) and SUIT_OF[card] == BIRD:
        return Refused("decree-one-bird", law="7.4.2", card=name)
    return Refused("decree-when", law="7.4.2")


def why_not_taken_up(state: RootState, seat: Seat, card: int, column: int | None) -> Refused | None:
    """Explain why a card of the Decree, or of `column`, cannot be taken up now (7.5.2)."""
    board = board_of(state, seat)
    now = next_column(board)
    if state.phase == "birdsong" and not has_added(state, seat):
        return Refused("resolve-add-first", law="7.4.2")
    if state.current != seat or (state.phase == "birdsong" and not state.count(seat, "roost")):
        return Refused("resolve-when", law="7.5.2")
    if now is None or state.phase == "evening":
        return Refused("resolve-done", law="7.5.2")
    if column is not None and column != now:
        return Refused("resolve-order", law="7.5.2", column=COLUMNS[now])
    if SUIT_OF[card] not in [SUIT_OF[each] for each in unresolved(board, now)]:
        name = CARDS[card].name
        return Refused("resolve-no-card", law="7.5.2", card=name, column=COLUMNS[now])
    return None


def why_not_there(state: RootState, card: CardId, column: int, clearing: int) -> Refused | None:
    """Explain why a card of the Decree does not count for a clearing: its suit."""
    if 1 <= clearing < len(state.suits) and matches(card, state.suits[clearing]):
        return None
    printed = CARDS[card]
    return Refused(
        "resolve-suit", law=SECTIONS[column],
        card=printed.name, suit=printed.suit, clearing=clearing,
    )  # fmt: skip


def why_not_moved(state: RootState, seat: Seat, action: DecreeMove) -> Refused:
    """Explain why a move from a matching clearing is not possible (4.2)."""
    legal = legal_moves(state, seat, Move, [action.origin])
    reach = [each.to for each in legal]
    return why_no_move(state, seat, action.origin, action.to, action.warriors, reach)


def why_no_recruit(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why no warrior can be placed in a matching clearing (7.5.2.I)."""
    if not state.supply[seat]:
        return Refused("recruit-no-warriors", law="1.5.1")
    if not state.has_building(seat, clearing, "roost"):
        return Refused("recruit-no-roost", law="7.5.2.I", clearing=clearing)
    law = why_not_recruit(state, seat, clearing)
    return Refused("place-barred", law=law, clearing=clearing)


def why_no_roost(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why a roost cannot be placed in a matching clearing (7.5.2.IV)."""
    if state.count(seat, "roost") >= ROOSTS:
        return Refused("roost-none-left", law="1.5.1")
    if state.has_building(seat, clearing, "roost"):
        return Refused("roost-there", law="7.5.2.IV", clearing=clearing)
    if not rules(state, seat, clearing):
        return Refused("roost-no-rule", law="7.5.2.IV", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("roost-no-slot", law="2.2.3", clearing=clearing)
    law = why_not_place(state, seat, clearing)
    return Refused("place-barred", law=law, clearing=clearing)
