"""A player's turn: resolving the order, with the windows for cards around it (parts 2, 3, 13).

Actions besides the order (Tactics cards, Reward cards, Objective, Titles) are in one menu with the
order's own options; the order's bonus follows its primary ability.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option
from engine.core.choices.performing import perform
from engine.core.choices.questions import Asked, OneOf
from engine.core.seats import Seat
from engine.runewars.events.year import OrderBegan
from engine.runewars.pieces import NOBODY, OrderNumber
from engine.runewars.rules.victory.checks import keep_watch, settle
from engine.runewars.rules.windows import WINDOWS
from engine.runewars.state import RunewarsState, RunewarsTable

PRIMARY, BONUS = "primary", "bonus"
"""Phases of a turn: the primary ability and all before it; the bonus and all after."""

TURN = "turn."
"""Prefix of flags that are dropped when a turn ends."""
BONUS_OVER = f"{TURN}bonus_over"
"""Flag: the end of the turn has begun, and there is no bonus any more."""


BEGUN = f"{TURN}begun"
"""Flag: an option of the primary ability was chosen."""
DECLINED = f"{TURN}declined"
"""Flag: the primary ability was left undone, though something was possible: no bonus."""


class Order:
    """An order card: its owner's options in each phase. Without options nothing is asked."""

    number: ClassVar[int] = 0
    key: ClassVar[str] = ""
    by_itself: ClassVar[bool] = False
    """True if leaving the primary ability by Done carries it out."""

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the options of the primary ability; the last one taken calls `finish_primary`."""
        return ()

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the options that the supremacy bonus still has."""
        return ()

    def review(self, t: RunewarsTable, seat: Seat) -> None:
        """Check earlier choices again, before anything is offered."""

    async def leave_primary(self, t: RunewarsTable, seat: Seat) -> bool:
        """Finish the primary ability when it is left by Done; return whether that changed much.

        If so, actions besides the order are offered once more.
        """
        return False


ORDERS: dict[int, Order] = {}
"""The eight orders by their numbers; each file adds its own."""

OrderT = TypeVar("OrderT", bound=type[Order])


def order_card(cls: OrderT) -> OrderT:
    """Register an order under its number."""
    ORDERS[cls.number] = cls()
    return cls


def has_supremacy(state: RunewarsState, seat: int) -> bool:
    """Return whether the order just played is the highest of this year's faceup ones (part 3).

    In the second edition, declining the primary ability forfeits the bonus.
    """
    faceup = state.orders_this_year(seat)
    return bool(faceup) and faceup[-1] == max(faceup) and not state.flags.get(DECLINED)


def order_of(state: RunewarsState, seat: int) -> Order:
    """Return the order a seat is resolving."""
    return ORDERS[state.orders[seat][-1]]


@step("turns.resolve_order")
async def resolve_order(t: RunewarsTable, seat: Seat) -> None:
    """Begin a seat's turn: it resolves its order (part 2)."""
    state = t.state
    if state.eliminated[seat]:
        return
    state.turn += 1
    state.current = seat
    state.phase = PRIMARY
    number = OrderNumber(state.orders[seat][-1])
    t.tell(OrderBegan(seat, number, has_supremacy(state, seat)))
    t.then(end_turn, seat)
    t.then(order_menu, seat)


@step("turns.order_menu")
async def order_menu(t: RunewarsTable, seat: Seat) -> None:
    """Offer the options of the order and the windows, then come back here until it is left."""
    state = t.state
    if state.eliminated[seat]:
        return
    keep_watch(t)
    order = order_of(state, seat)
    order.review(t, seat)
    menu = t.list_once(lambda: OrderMenu(menu_options(state, seat)))
    options = menu.options
    if not options and not windows_possible(state, seat):
        if state.phase == PRIMARY:
            await leave(t, seat)
        return
    chosen = await t.choose_listed(seat, lambda: menu.question(state, seat))
    if isinstance(chosen, Done):
        if state.phase == PRIMARY:
            if declines(state, order, options):
                state.flags[DECLINED] = 1
            await leave(t, seat)
        return
    if state.second_edition and state.phase == PRIMARY and chosen in options:
        state.flags[BEGUN] = 1
    t.then(order_menu, seat)
    await perform(t, seat, chosen)


@dataclass
class OrderMenu:
    """The options of an order; those of the windows are listed once the question is looked at."""

    options: Sequence[Option]
    _question: Asked | None = None

    def question(self, state: RunewarsState, seat: Seat) -> Asked:
        """Return the question with the options of both, and Done."""
        if self._question is None:
            windows = [each for window in WINDOWS for each in window.options(state, seat)]
            kind = f"order.{order_of(state, seat).key}.{state.phase}"
            form = OneOf([*self.options, *windows, Done()])
            context = {"supremacy": bonus_left(state, seat, self.options)}
            self._question = Asked(kind, form, context)
        return self._question


def declines(state: RunewarsState, order: Order, options: Sequence[Option]) -> bool:
    """Return whether leaving a primary ability that offers `options` would skip it."""
    undone = bool(options) and not order.by_itself and not state.flags.get(BEGUN)
    return undone and state.second_edition


def bonus_left(state: RunewarsState, seat: Seat, options: Sequence[Option]) -> str:
    """Return whether a bonus awaits: `yes`, `no`, or without options `over` or `idle`."""
    if state.phase == PRIMARY and not options and not state.pending:
        return "idle"
    if not has_supremacy(state, seat):
        return "no"
    return "yes" if options or state.phase == PRIMARY else "over"


def menu_options(state: RunewarsState, seat: Seat) -> list[Option]:
    """List the options of the order itself in this phase."""
    order = order_of(state, seat)
    if state.phase == PRIMARY:
        return list(order.primary(state, seat))
    if state.flags.get(BONUS_OVER) or not has_supremacy(state, seat):
        return []
    return list(order.bonus(state, seat))


def windows_possible(state: RunewarsState, seat: Seat) -> bool:
    """Return whether, on public facts, a seat might have anything to do besides its order."""
    return any(window.possible(state, seat) for window in WINDOWS)


async def leave(t: RunewarsTable, seat: Seat) -> None:
    """Leave the primary ability; the bonus follows if it is earned and offers anything."""
    finish_primary(t.state)
    changed = await order_of(t.state, seat).leave_primary(t, seat)
    t.then(after_primary, seat, changed)


@step("turns.after_primary")
async def after_primary(t: RunewarsTable, seat: Seat, changed: bool) -> None:
    """After the primary ability, go on for a bonus, or for actions possible only now."""
    state = t.state
    at_end = changed or any(window.at_end(state, seat) for window in WINDOWS)
    if not state.eliminated[seat] and (at_end or menu_options(state, seat)):
        t.then(order_menu, seat)


def finish_primary(state: RunewarsState) -> None:
    """Note that the primary ability is done."""
    state.phase = BONUS


@step("turns.end_turn")
async def end_turn(t: RunewarsTable, seat: Seat) -> None:
    """End a turn: drop its flags, and keep the limits (part 10)."""
    state = t.state
    state.pending.clear()
    state.flags.pop(f"defended.{seat}", None)
    state.drop_flags(TURN)
    state.current = NOBODY
    await settle(t)
