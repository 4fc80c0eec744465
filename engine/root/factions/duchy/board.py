"""The Duchy's board: ministers, crowns, revealed cards, and the Price of Failure (Law 12.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NewType

import msgspec

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF, faces
from engine.root.factions.base import RootTable, added_clearings
from engine.root.pieces import BIRD, CardId, Clearing
from engine.root.rules.hands import discard, put_down
from engine.root.rules.placing import in_supply
from engine.root.rules.plans import plan_of
from engine.root.state import Board, RootState

BUILDINGS = ("citadel", "market")
COPIES = 3
TUNNELS = 3
WARRIORS_PLACED = (1, 2, 4, 6)
"""Warriors in Birdsong for no to three citadels off their track (12.4)."""
CARDS_DRAWN = (1, 2, 3, 4)
"""Cards in Evening for no to three markets off their track (12.6.3)."""

SQUIRE, NOBLE, LORD = "squire", "noble", "lord"
RANKS = (SQUIRE, NOBLE, LORD)
CROWNS = 3
"""Crowns of each rank."""
CARDS_TO_SWAY = {SQUIRE: 2, NOBLE: 3, LORD: 4}
POINTS = {SQUIRE: 1, NOBLE: 2, LORD: 3}
"""Points on every crown space of a rank."""

Minister = NewType("Minister", str)
FOREMOLE, CAPTAIN, MARSHAL = Minister("foremole"), Minister("captain"), Minister("marshal")
BRIGADIER, BANKER, MAYOR = Minister("brigadier"), Minister("banker"), Minister("mayor")
DUCHESS, BARON, EARL = Minister("duchess"), Minister("baron"), Minister("earl")
RANK_OF: dict[Minister, str] = {
    **dict.fromkeys((FOREMOLE, CAPTAIN, MARSHAL), SQUIRE),
    **dict.fromkeys((BRIGADIER, BANKER, MAYOR), NOBLE),
    **dict.fromkeys((DUCHESS, BARON, EARL), LORD),
}
MINISTERS = tuple(RANK_OF)


def first_to_go(rank: str, usual: Minister) -> PlanField:
    """Let a plan name the minister of a rank that leaves first."""
    return PlanField(rank, tuple(each for each in MINISTERS if RANK_OF[each] == rank), usual)


FAILURE = PlanKind(
    "failure",
    (first_to_go(SQUIRE, CAPTAIN), first_to_go(NOBLE, BRIGADIER), first_to_go(LORD, DUCHESS)),
)
"""Which of several ministers of the highest rank leaves first (12.2.3)."""


class DuchyBoard(Board, tag="duchy"):
    """What stands on the Duchy's board besides the tracks, which follow from the map."""

    start: int = 0
    actions: int = 0
    """Actions left in the Assembly."""
    swayed: list[str] = msgspec.field(default_factory=list)
    acted: list[str] = msgspec.field(default_factory=list)
    """Ministers whose action was taken this turn."""
    crowns: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(RANKS, CROWNS))
    """Crowns left on the board."""
    revealed: list[int] = msgspec.field(default_factory=list)
    """Cards revealed this turn: they lie in the play area until Evening."""
    has_swayed: bool = False
    """Whether a minister was swayed this turn."""
    acting: str = ""
    """The minister whose action is being taken."""
    swaying: str = ""
    """The minister for whom cards are being revealed."""
    together: bool = False
    """Whether these are asked for together; not in a turn that an earlier version began."""

    def copy(self) -> DuchyBoard:
        """Return an independent copy."""
        return DuchyBoard(
            self.start,
            self.actions,
            self.swayed[:],
            self.acted[:],
            self.crowns.copy(),
            self.revealed[:],
            self.has_swayed,
            self.acting,
            self.swaying,
            self.together,
        )


class CardsRevealed(Event, frozen=True, gc=False):
    """The Duchy revealed cards of its hand, which now lie in its play area."""

    seat: Seat
    cards: tuple[CardId, ...]


class BirdsDiscarded(Event, frozen=True, gc=False):
    """The birds among the cards revealed this turn were discarded (12.6.1)."""

    seat: Seat
    cards: tuple[CardId, ...]


class CardsReturned(Event, frozen=True, gc=False):
    """The other cards revealed this turn went back to the hand (12.6.1)."""

    seat: Seat
    cards: tuple[CardId, ...]


class FailurePaid(Event, frozen=True, gc=False):
    """Buildings fell, and with them a minister's trust, if there was a minister (12.2.3)."""

    weight = DECISIVE
    reveals = True
    seat: Seat
    minister: str
    """Empty where none was swayed."""


class OneMinister(Option, frozen=True, gc=False, tag="duchy.one"):
    """A minister, where a question asks for one."""

    minister: Minister


def board_of(state: RootState, seat: int) -> DuchyBoard:
    """Return the Duchy's board."""
    board = state.boards[seat]
    assert isinstance(board, DuchyBoard)
    return board


def burrow_of(state: RootState) -> Clearing:
    """Return the number of the Burrow (12.2.2)."""
    return added_clearings(state.map, state.factions)["burrow"]


def is_burrow(state: RootState, clearing: int) -> bool:
    """Return whether a clearing is the Burrow; only added clearings have no suit."""
    return not state.suits[clearing] and clearing == burrow_of(state)


def tunnels(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with a tunnel."""
    return state.clearings_with(seat, "tunnel")


def uncovered(state: RootState, seat: int, kind: str) -> int:
    """Count the spaces of a building's track that show what is printed there."""
    return COPIES - in_supply(state, seat, kind)


def unswayed(board: DuchyBoard) -> list[Minister]:
    """List the Unswayed Ministers pile."""
    return [each for each in MINISTERS if each not in board.swayed]


# Revealing cards, which come back in Evening


def reveal(t: RootTable, seat: Seat, cards: Iterable[CardId]) -> None:
    """Reveal cards: they leave the hand for the play area, so that none counts twice (21.25)."""
    shown = list(cards)
    for card in shown:
        t.state.hands[seat].remove(card)
        board_of(t.state, seat).revealed.append(card)
    t.tell(CardsRevealed(seat, faces(shown)))


async def return_revealed(t: RootTable, seat: Seat) -> None:
    """Discard the birds revealed this turn, and return the other cards to the hand (12.6.1)."""
    state, board = t.state, board_of(t.state, seat)
    birds = [card for card in board.revealed if SUIT_OF[card] == BIRD]
    others = [card for card in board.revealed if SUIT_OF[card] != BIRD]
    board.revealed = []
    state.hands[seat] += others
    if birds:
        t.tell(BirdsDiscarded(seat, faces(birds)))
        put_down(t, birds)
    if others:
        t.tell(CardsReturned(seat, faces(others)))


# The Price of Failure (12.2.3)


async def price_of_failure(t: RootTable, seat: Seat) -> None:
    """Lose the swayed minister of highest rank with its crown, and a random card."""
    state, board = t.state, board_of(t.state, seat)
    highest = of_highest_rank(board)
    failed = await who_leaves(t, seat, highest) if highest else ""
    t.tell(FailurePaid(seat, failed))

    # The minister goes back to the pile; its crown leaves the game, so no space gets it back.
    if failed:
        board.swayed.remove(failed)

    # Then a random card is discarded, whether a minister left or not.
    hand = state.hands[seat]
    if hand:
        discard(t, seat, [hand[t.draw(len(hand))]])


def of_highest_rank(board: DuchyBoard) -> list[Minister]:
    """List the swayed ministers of the highest rank there is among them: lords first."""
    for rank in reversed(RANKS):
        found = [each for each in MINISTERS if each in board.swayed and RANK_OF[each] == rank]
        if found:
            return found
    return []


async def who_leaves(t: RootTable, seat: Seat, highest: Sequence[Minister]) -> Minister:
    """Let the Duchy choose among several; its plan does in the turns of others."""
    state = t.state
    if t.planned and state.current != seat:
        first = plan_of(state, seat, FAILURE)[RANK_OF[highest[0]]]
        return next((each for each in highest if each == first), highest[0])
    options = [OneMinister(each) for each in highest]
    return (await t.choose(seat, "duchy.failure", options)).minister
