"""The Alliance's board: Supporters, officers, what a lost base costs, and Outrage (Law 8.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.events import DECISIVE, LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import FACE, SUIT_OF, faces
from engine.root.factions.base import Loss, RootTable
from engine.root.pieces import BIRD, FOX, MOUSE, RABBIT, CardId, Clearing
from engine.root.rules.hands import (
    Card,
    discard,
    every_card,
    matching,
    physical,
    pick_cards,
    put_down,
    show_hand,
    take_top,
)
from engine.root.rules.placing import return_warriors
from engine.root.rules.plans import plan_of, plan_spend
from engine.root.state import NOBODY, Board, RootState

CAPACITY = 5
"""Supporters that the stack holds while no base is on the map (8.2.3.I)."""
SUITS = (FOX, RABBIT, MOUSE)

BASE_LOSS = PlanKind(
    "base_loss",
    (
        PlanField("first", ("loss", "outrage"), "loss"),
        PlanField("keep", ("balance", *SUITS), "balance"),
    ),
)
"""What comes first if sympathy falls with a base, and which five supporters stay (8.2.4)."""


class AllianceBoard(Board, tag="alliance"):
    """What stands on the Alliance's board besides the tracks, which follow from the map."""

    supporters: list[int] = msgspec.field(default_factory=list)
    officers: int = 0
    operations: int = 0
    """Military Operations taken this Evening."""

    def copy(self) -> AllianceBoard:
        """Return an independent copy."""
        return AllianceBoard(self.supporters[:], self.officers, self.operations)


class SupportersDrawn(Event, frozen=True, gc=False):
    """The Alliance drew supporters from the deck (8.2.6, 8.3.4)."""

    reveals = True
    seat: Seat
    count: int


class SupportersDrawnWere(Event, frozen=True, gc=False):
    """Which cards they were, to the Alliance."""

    seat: Seat
    cards: tuple[CardId, ...]


class Mobilized(Event, frozen=True, gc=False):
    """The Alliance put a card of its hand on the Supporters stack (8.5.2)."""

    seat: Seat


class SupportersSpent(Event, frozen=True, gc=False):
    """Supporters were spent for a revolt or for sympathy."""

    seat: Seat
    cards: tuple[CardId, ...]


class SupportersLost(Event, frozen=True, gc=False):
    """Supporters were discarded because the stack could not hold them (8.2.3.I, 8.2.4)."""

    weight = LASTING
    sifts = True
    seat: Seat
    cards: tuple[CardId, ...]


class BaseLost(Event, frozen=True, gc=False):
    """A base fell, and with it matching supporters and officers (8.2.4)."""

    weight = DECISIVE
    sifts = True
    seat: Seat
    clearing: Clearing
    cards: tuple[CardId, ...]
    count: int
    """How many cards they were."""
    officers: int


class OfficerTrained(Event, frozen=True, gc=False):
    """A warrior became an officer."""

    seat: Seat
    officers: int


class OutragePaid(Event, frozen=True, gc=False):
    """Somebody gave a card to the Supporters for a clearing (8.2.6)."""

    weight = DECISIVE
    seat: Seat
    payer: Seat
    clearing: Clearing


class OutragePaidWith(Event, frozen=True, gc=False):
    """Which card it was, to the two of them."""

    weight = DECISIVE
    seat: Seat
    payer: Seat
    card: CardId


class Trigger(Option, frozen=True, gc=False, tag="alliance.trigger"):
    """What to resolve first when sympathy and a base are removed together: `loss`, `outrage`."""

    first: str


LOSS_FIRST, OUTRAGE_FIRST = Trigger("loss"), Trigger("outrage")


def board_of(state: RootState, seat: int) -> AllianceBoard:
    """Return the Alliance's board."""
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    return board


def bases_on_map(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with a base."""
    found: list[Clearing] = []
    for clearing, row in enumerate(state.buildings):
        for owner, _ in row:
            if owner == seat:
                found.append(Clearing(clearing))
                break
    return found


# The Supporters stack (8.2.3)


def room(state: RootState, seat: int) -> bool:
    """Return whether the stack can hold another card (8.2.3.I)."""
    return len(board_of(state, seat).supporters) < CAPACITY or bool(bases_on_map(state, seat))


def holds(state: RootState, seat: int) -> bool:
    """Return whether the stack can hold the cards that are on it."""
    return len(board_of(state, seat).supporters) <= CAPACITY or bool(bases_on_map(state, seat))


def supporters_for(state: RootState, seat: int) -> dict[str, int]:
    """Count the supporters that may be spent for each suit, birds included."""
    suits = Counter(SUIT_OF[card] for card in board_of(state, seat).supporters)
    return {suit: suits[suit] + suits[BIRD] for suit in SUITS}


def draw_supporters(t: RootTable, seat: Seat, count: int) -> None:
    """Draw cards from the deck into the stack; what it cannot hold is discarded."""
    drawn = [card for _ in range(count) if (card := take_top(t)) is not None]
    if not drawn:
        return
    board_of(t.state, seat).supporters.extend(drawn)
    t.tell(SupportersDrawn(seat, len(drawn)))
    t.tell(SupportersDrawnWere(seat, faces(drawn)), only=[seat])
    while drawn and not holds(t.state, seat):
        throw_away(t, seat, [drawn.pop()])


def throw_away(t: RootTable, seat: Seat, cards: Sequence[int]) -> None:
    """Discard supporters that may not stay."""
    for card in cards:
        board_of(t.state, seat).supporters.remove(card)
    t.tell(SupportersLost(seat, faces(cards)))
    put_down(t, cards)


async def spend_supporters(t: RootTable, seat: Seat, suit: str, count: int) -> None:
    """Spend supporters of a suit, as the Alliance chooses; listed suited before birds.

    Only who spends the whole stack is not asked: how many of the others match is a secret.
    """
    stack = board_of(t.state, seat).supporters
    usable = sorted(matching(stack, suit), key=lambda card: (SUIT_OF[card] == BIRD, card))
    chosen = usable
    if len(stack) > count:
        picked = await t.choose_some(
            seat, "alliance.spend", every_card(usable), least=count, most=count, public=False,
            suit=suit, count=count,
        )  # fmt: skip
        chosen = physical(usable, [each.card for each in picked])
    for card in chosen:
        stack.remove(card)
    t.tell(SupportersSpent(seat, faces(chosen)))
    put_down(t, chosen)


def promote(t: RootTable, seat: Seat) -> None:
    """Place a warrior of the supply in the Officers box, if there is one."""
    state, board = t.state, board_of(t.state, seat)
    if state.supply[seat]:
        state.supply[seat] -= 1
        board.officers += 1
        t.tell(OfficerTrained(seat, board.officers))


# What pieces trigger when they are removed (8.2.4, 8.2.6)


async def after_losses(t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> None:
    """Resolve Outrage and the loss of bases; both at once in the order somebody chooses."""
    bases = [
        loss.clearing
        for loss in losses
        if loss.owner == seat and any(kind.startswith("base") for kind in loss.pieces)
    ]
    outrages = [
        (Seat(loss.by), loss.clearing)
        for loss in losses
        if loss.owner == seat and loss.by not in (seat, NOBODY) and "sympathy" in loss.pieces
    ]
    if not bases and not outrages:
        return
    outrage_first = bool(bases and outrages) and await outrage_comes_first(t, seat, cause)
    if not outrage_first:
        for clearing in bases:
            await lose_base(t, seat, clearing)
    for payer, clearing in outrages:
        await outrage(t, seat, payer, clearing)
    if outrage_first:
        for clearing in bases:
            await lose_base(t, seat, clearing)


async def outrage_comes_first(t: RootTable, seat: Seat, cause: str) -> bool:
    """Let the Alliance order what its losses in battle trigger (4.3.6).

    Outside battle the player whose turn it is decides (1.1.3), and is there to be asked.
    """
    state = t.state
    chooser = seat if cause == "battle" else Seat(state.current)
    if t.planned and chooser != state.current:
        return plan_of(state, chooser, BASE_LOSS)["first"] == "outrage"
    first = await t.choose(chooser, "alliance.triggers", [LOSS_FIRST, OUTRAGE_FIRST])
    return first == OUTRAGE_FIRST


async def lose_base(t: RootTable, seat: Seat, clearing: int) -> None:
    """Lose the supporters of a fallen base's clearing, birds, and half the officers (8.2.4)."""
    state, board = t.state, board_of(t.state, seat)
    gone = sorted(matching(board.supporters, state.suits[clearing]))
    for card in gone:
        board.supporters.remove(card)
    officers = (board.officers + 1) // 2
    board.officers -= officers
    return_warriors(state, seat, officers)
    t.tell(BaseLost(seat, Clearing(clearing), faces(gone), len(gone), officers))
    put_down(t, gone)
    surplus = len(board.supporters) - CAPACITY
    if surplus > 0 and not bases_on_map(state, seat):
        throw_away(t, seat, await choose_surplus(t, seat, surplus))


async def choose_surplus(t: RootTable, seat: Seat, surplus: int) -> list[CardId]:
    """Choose the supporters that go when only five may stay."""
    state, stack = t.state, sorted(board_of(t.state, seat).supporters)
    if t.planned and state.current != seat:
        return planned_surplus(state, seat, surplus)
    picked = await t.choose_some(
        seat, "alliance.surplus", every_card(stack), least=surplus, most=surplus, public=False,
        count=surplus,
    )  # fmt: skip
    return physical(stack, [each.card for each in picked])


def planned_surplus(state: RootState, seat: Seat, surplus: int) -> list[CardId]:
    """Part with the suit that is most numerous; birds and what the plan keeps go last."""
    keep = plan_of(state, seat, BASE_LOSS)["keep"]
    left = sorted(board_of(state, seat).supporters)
    gone: list[CardId] = []
    for _ in range(surplus):
        suits = Counter(SUIT_OF[card] for card in left)
        card = max(left, key=lambda c: (SUIT_OF[c] not in (keep, BIRD), suits[SUIT_OF[c]], -c))
        left.remove(card)
        gone.append(CardId(card))
    return gone


async def outrage(t: RootTable, seat: Seat, payer: Seat, clearing: int) -> None:
    """Let `payer` add a matching card of their hand, or show it and the Alliance draws (8.2.6)."""
    state = t.state
    suit = state.suits[clearing]
    usable = pick_cards(matching(state.hands[payer], suit))

    def planned() -> Card | None:
        card = plan_spend(state, payer, [each.card for each in usable])
        return None if card is None else Card(card)

    chosen = await t.respond(
        payer, "alliance.outrage", usable, if_public=bool(state.hands[payer]),
        planned=planned, forced=True, clearing=clearing, suit=suit,
    )  # fmt: skip
    if chosen is None:
        show_hand(t, payer, seat)
        draw_supporters(t, seat, 1)
        return
    t.tell(OutragePaid(seat, payer, Clearing(clearing)))
    if not room(state, seat):
        discard(t, payer, [chosen.card])
        return
    state.hands[payer].remove(chosen.card)
    board_of(state, seat).supporters.append(chosen.card)
    t.tell(OutragePaidWith(seat, payer, FACE[chosen.card]), only=[seat, payer])
