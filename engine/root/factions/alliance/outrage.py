"""Outrage, and the Alliance's losses with a base (Law 8.2.4, 8.2.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.root.data.cards import FACE, SUIT_OF, by_face, faces
from engine.root.factions.alliance.board import BASES, CAPACITY, bases_on_map, board_of
from engine.root.factions.alliance.supporters import draw_supporters, has_room, throw_away
from engine.root.hooks.removal import Loss
from engine.root.pieces import BIRD, SUITS, CardId, Clearing, suits_of
from engine.root.rules.hands import (
    OneCard,
    discard,
    every_card,
    matching,
    may_hold,
    physical,
    pick_cards,
    put_down,
    show_hand,
)
from engine.root.rules.placing import return_warriors
from engine.root.rules.plans import plan_spend
from engine.root.state import NOBODY, RootState, RootTable

BASE_LOSS = PlanKind(
    "base_loss",
    (
        PlanField("first", ("loss", "outrage"), "loss"),
        PlanField("keep", ("balance", *SUITS), "balance"),
    ),
)
"""The order of losses if sympathy falls with a base, and the five supporters to keep (8.2.4)."""


class BaseLost(Event, frozen=True, gc=False, tag="BaseLost"):
    """A base was removed, and with it matching supporters and officers (8.2.4)."""

    weight = DECISIVE
    sifts = True
    seat: Seat
    clearing: Clearing
    cards: tuple[CardId, ...]
    count: int
    """The number of those cards."""
    officers: int


class OutragePaid(Event, frozen=True, gc=False, tag="OutragePaid"):
    """A player gave a card to the Supporters for a clearing (8.2.6)."""

    weight = DECISIVE
    seat: Seat
    payer: Seat
    clearing: Clearing


class OutragePaidWith(Event, frozen=True, gc=False, tag="OutragePaidWith"):
    """The face of that card, told only to the two seats involved."""

    weight = DECISIVE
    seat: Seat
    payer: Seat
    card: CardId


class Trigger(Option, frozen=True, gc=False, tag="alliance.trigger"):
    """The first thing to resolve when sympathy and a base fall together: `loss`, `outrage`."""

    first: str


LOSS_FIRST, OUTRAGE_FIRST = Trigger("loss"), Trigger("outrage")


async def after_losses(t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> None:
    """Resolve Outrage and the loss of bases; if both happen together, ask for their order."""
    bases = [
        loss.clearing
        for loss in losses
        if loss.owner == seat
        for kind in loss.pieces
        if kind in BASES.values()
    ]
    outrages = [
        (Seat(payer), loss.clearing)
        for loss in losses
        if loss.owner == seat and "sympathy" in loss.pieces
        # A hireling's controller pays for it; nobody pays for one in the supply (22.3.7).
        if (payer := t.state.holder(loss.by)) not in (seat, NOBODY)
    ]
    if not bases and not outrages:
        return
    outrage_first = bool(bases and outrages) and await outrage_comes_first(t, seat, cause)
    if not outrage_first:
        for clearing in bases:
            await lose_base(t, seat, clearing)
    for payer, clearing in outrages:
        await outrage(t, seat, payer, clearing, "removed")
    if outrage_first:
        for clearing in bases:
            await lose_base(t, seat, clearing)


async def outrage_comes_first(t: RootTable, seat: Seat, cause: str) -> bool:
    """Return whether Outrage precedes a lost base; in battle the Alliance chooses (4.3.6).

    Outside battle the current player decides (1.1.3), and is there to be asked.
    """
    state = t.state
    chooser = seat if cause == "battle" else Seat(state.current)
    if t.planned and chooser != state.current:
        return plan_of(state, chooser, BASE_LOSS)["first"] == "outrage"
    first = await t.choose(chooser, "alliance.triggers", [LOSS_FIRST, OUTRAGE_FIRST])
    return first == OUTRAGE_FIRST


async def lose_base(t: RootTable, seat: Seat, clearing: int) -> None:
    """Discard supporters of a lost base's clearing, birds too, and half the officers (8.2.4).

    The clearing counts, not the base's print: in the Lost City all supporters go.
    """
    state, board = t.state, board_of(t.state, seat)
    gone = by_face(matching(board.supporters, state.suits[clearing]))
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
    """Ask for the supporters to discard when only five may stay."""
    state, stack = t.state, sorted(board_of(t.state, seat).supporters)
    if t.planned and state.current != seat:
        return plan_surplus(state, seat, surplus)
    picked = await t.choose_some(
        seat, "alliance.surplus", every_card(stack), least=surplus, most=surplus, public=False,
        count=surplus,
    )  # fmt: skip
    return physical(stack, [each.card for each in picked])


def plan_surplus(state: RootState, seat: Seat, surplus: int) -> list[CardId]:
    """Choose supporters to discard: from the largest suit, birds and those to keep last."""
    keep = plan_of(state, seat, BASE_LOSS)["keep"]
    left = sorted(board_of(state, seat).supporters)
    gone: list[CardId] = []
    for _ in range(surplus):
        suits = Counter(SUIT_OF[card] for card in left)
        card = max(left, key=lambda c: (SUIT_OF[c] not in (keep, BIRD), suits[SUIT_OF[c]], -c))
        left.remove(card)
        gone.append(CardId(card))
    return gone


def suit_owed(state: RootState, clearing: int) -> str:
    """Return the suit of the card that Outrage in a clearing asks for: `any` where it has all."""
    suits = suits_of(state.suits[clearing])
    return suits[0] if len(suits) == 1 else "any"


async def outrage(t: RootTable, seat: Seat, payer: Seat, clearing: int, how: str) -> None:
    """Make `payer` give a matching card, or show their hand while the Alliance draws (8.2.6)."""
    state = t.state
    suit = state.suits[clearing]
    usable = pick_cards(matching(state.hands[payer], suit))

    def plan_response() -> OneCard | None:
        card = plan_spend(state, payer, [each.card for each in usable])
        return None if card is None else OneCard(card)

    chosen = await t.respond(
        payer, "alliance.outrage", usable,
        if_public=may_hold(state, payer, [each.card for each in usable]),
        plan=plan_response, forced=True, clearing=clearing, suit=suit, how=how,
    )  # fmt: skip
    if chosen is None:
        show_hand(t, payer, seat, "outrage")
        draw_supporters(t, seat, 1)
        return
    t.tell(OutragePaid(seat, payer, Clearing(clearing)))
    if not has_room(state, seat):
        discard(t, payer, [chosen.card])
        return
    state.hands[payer].remove(chosen.card)
    board_of(state, seat).supporters.append(chosen.card)
    t.tell(OutragePaidWith(seat, payer, FACE[chosen.card]), only=[seat, payer])
