"""Funds: committing, spending, losing and gathering them (Law 11.2.4, 11.2.5, 11.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.root.factions.riverfolk.board import (
    FUNDS_PER_POINT,
    PROTECTION,
    SUIT_OF_POST,
    board_of,
    clearings_with_posts,
    empty_spaces,
    owners,
)
from engine.root.hooks.removal import Loss
from engine.root.pieces import SUITS, Suit
from engine.root.rules.crafting import ANY
from engine.root.rules.placing import buries, return_warriors
from engine.root.rules.score import score
from engine.root.state import NOBODY, RootState, RootTable

LOSE = PlanKind("disruption", (PlanField("lose", ("own", "others", "ask"), "own"),))
"""The funds to lose first when a trade post is removed in another's turn (11.2.5.I)."""


class FundOf(Option, frozen=True, gc=False, tag="riverfolk.fund"):
    """A fund, by the seat that owns the warrior."""

    seat: Seat


class Protected(Event, frozen=True, gc=False, tag="Protected"):
    """Own warriors were placed in empty Payments (11.4.1)."""

    seat: Seat
    count: int


class FundsGathered(Event, frozen=True, gc=False, tag="FundsGathered"):
    """All warriors on the board became funds; `count` is their number now (11.4.3)."""

    seat: Seat
    count: int


class FundCommitted(Event, frozen=True, gc=False, tag="FundCommitted"):
    """A fund went to the Committed box (11.5)."""

    seat: Seat
    owner: Seat


class FundPlaced(Event, frozen=True, gc=False, tag="FundPlaced"):
    """A fund went to a crafting space of a suit (11.5.3)."""

    seat: Seat
    owner: Seat
    suit: Suit


class FundsSpent(Event, frozen=True, gc=False, tag="FundsSpent"):
    """Funds returned to their owner's supply (11.5)."""

    seat: Seat
    owner: Seat
    count: int


class FundsLost(Event, frozen=True, gc=False, tag="FundsLost"):
    """A removed trade post cost funds (11.2.5.I)."""

    weight = DECISIVE
    seat: Seat
    owner: Seat
    count: int


def funds(state: RootState, seat: int) -> int:
    """Count all funds."""
    return sum(board_of(state, seat).funds)


def each_fund(state: RootState, seat: int) -> list[FundOf]:
    """List the funds, one by one."""
    return [FundOf(Seat(owner)) for owner in owners(board_of(state, seat).funds)]


def kinds_of_funds(state: RootState, seat: int) -> list[FundOf]:
    """List the owners of the funds."""
    return list(dict.fromkeys(each_fund(state, seat)))


# Committing and spending (11.5)


async def commit(t: RootTable, seat: Seat) -> None:
    """Move a fund of the Riverfolk's choice to the Committed box."""
    board = board_of(t.state, seat)
    chosen = await t.choose(seat, "riverfolk.commit", kinds_of_funds(t.state, seat))
    board.funds[chosen.seat] -= 1
    board.committed[chosen.seat] += 1
    t.tell(FundCommitted(seat, chosen.seat))


def spend(t: RootTable, seat: Seat, owner: int, count: int) -> None:
    """Return funds to their owner's supply."""
    board_of(t.state, seat).funds[owner] -= count
    return_warriors(t.state, owner, count)
    t.tell(FundsSpent(seat, Seat(owner), count))


def comes_home(state: RootState) -> bool:
    """Return whether a spent fund reaches its supply; Coffin Makers may take it."""
    return not buries(state, NOBODY)


# Crafting (11.2.1, 11.5.3)


def can_pay(state: RootState, seat: int, cost: Sequence[str]) -> bool:
    """Return whether there are funds, and empty spaces of the suits, for a cost (11.5.3)."""
    if len(cost) > funds(state, seat):
        return False
    return has_spaces(state, seat, cost)


def has_spaces(state: RootState, seat: int, cost: Sequence[str]) -> bool:
    """Return whether there are empty spaces of the suits of a cost."""
    empty = empty_spaces(state, seat)
    if len(cost) > sum(empty.values()):
        return False
    return all(suit == ANY or empty.get(suit, 0) >= cost.count(suit) for suit in cost)


async def pay_with_spaces(t: RootTable, seat: Seat, cost: Sequence[str]) -> None:
    """Place a fund on an empty space for each icon, of the seat's choice for icons of any suit."""
    state, board = t.state, board_of(t.state, seat)
    used = Counter(suit for suit in cost if suit != ANY)
    if wild := len(cost) - used.total():
        free = {suit: n - used[suit] for suit, n in empty_spaces(state, seat).items()}
        used.update(await t.amounts(seat, "riverfolk.spaces", free, least=wild, most=wild))
    suits = [suit for suit in SUITS for _ in range(used[suit])]
    paid = await t.choose_some(
        seat, "riverfolk.pay", each_fund(state, seat), least=len(suits), most=len(suits)
    )
    for fund, suit in zip(paid, suits, strict=True):
        board.funds[fund.seat] -= 1
        board.spaces[suit].append(fund.seat)
        t.tell(FundPlaced(seat, fund.seat, suit))


# Birdsong (11.4)


def protect(t: RootTable, seat: Seat) -> None:
    """Place two own warriors in Payments if it is empty (11.4.1)."""
    if not any(board_of(t.state, seat).payments):
        count = earn(t, seat, PROTECTION)
        if count:
            t.tell(Protected(seat, count))


def earn(t: RootTable, seat: Seat, count: int) -> int:
    """Place own warriors from the supply in Payments, as many as are left; return the number."""
    count = min(count, t.state.supply[seat])
    t.state.supply[seat] -= count
    board_of(t.state, seat).payments[seat] += count
    return count


def score_dividends(t: RootTable, seat: Seat) -> None:
    """Score a point per two funds if a trade post is on the map (11.4.2)."""
    if clearings_with_posts(t.state, seat):
        score(t, seat, dividends(t.state, seat), "dividends")


def dividends(state: RootState, seat: int) -> int:
    """Return the points for the Funds box alone."""
    return funds(state, seat) // FUNDS_PER_POINT


def gather(t: RootTable, seat: Seat) -> None:
    """Move all warriors on the board to the Funds box (11.4.3)."""
    board = board_of(t.state, seat)
    on_spaces = Counter(owner for row in board.spaces.values() for owner in row)
    for owner in t.state.seats:
        board.funds[owner] += board.payments[owner] + board.committed[owner] + on_spaces[owner]
        board.payments[owner] = board.committed[owner] = 0
    for row in board.spaces.values():
        row.clear()
    t.tell(FundsGathered(seat, sum(board.funds)))


# Trade Disruption (11.2.5.I)


def lose_posts(state: RootState, seat: Seat, pieces: Iterable[str]) -> None:
    """Record that trade posts are out of the game; their spaces stay open (11.2.5.I)."""
    for kind in pieces:
        if kind in SUIT_OF_POST:
            board_of(state, seat).lost[kind] += 1


async def disrupt(t: RootTable, seat: Seat, losses: Sequence[Loss]) -> None:
    """Lose half of the funds, rounded up, once for each trade post removed, one by one."""
    removed = [k for each in losses if each.owner == seat for k in each.pieces if k in SUIT_OF_POST]
    for _ in removed:
        await lose_half(t, seat)


async def lose_half(t: RootTable, seat: Seat) -> None:
    """Remove half of the funds, rounded up; the Riverfolk choose the owners."""
    board = board_of(t.state, seat)
    count = (sum(board.funds) + 1) // 2
    if not count:
        return
    for owner, number in Counter(await funds_to_lose(t, seat, count)).items():
        board.funds[owner] -= number
        return_warriors(t.state, owner, number)
        t.tell(FundsLost(seat, Seat(owner), number))


async def funds_to_lose(t: RootTable, seat: Seat, count: int) -> list[int]:
    """Choose the funds to lose, by plan in others' turns."""
    state, plan = t.state, plan_of(t.state, seat, LOSE)["lose"]
    if t.planned and state.current != seat and plan != "ask":
        held = owners(board_of(state, seat).funds)
        return sorted(held, key=lambda owner: (owner == seat) != (plan == "own"))[:count]
    chosen = await t.choose_some(
        seat, "riverfolk.disruption", each_fund(state, seat), least=count, most=count, count=count
    )
    return [each.seat for each in chosen]
