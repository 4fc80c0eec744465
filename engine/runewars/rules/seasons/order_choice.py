"""Choosing orders, and looking at one: the second effect of the Spy Guild's Title (H, J)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.choices.actions import Option, Pass
from engine.core.choices.questions import Answer, Form
from engine.core.seats import Seat
from engine.runewars.events.year import OrderSpied, OrderWasLow
from engine.runewars.pieces import NOBODY
from engine.runewars.rules.influence import Name
from engine.runewars.state import RunewarsTable

SPY_GUILD = "spy_guild"
LOW_ORDERS = 4


async def collect_orders(t: RunewarsTable, forms: Mapping[Seat, Form]) -> dict[Seat, Answer]:
    """Ask all for an order, secretly and at the same time (part 2).

    If the table plays with the second effect, the Master of the Spy Guild may first name a player.
    The others then choose; the named one shows it whether its order is 1 to 4, and it chooses last.
    """
    spy = Seat(t.state.titles.get(SPY_GUILD, NOBODY))
    if t.state.options["spy_guild_second"] != "on" or spy not in forms:
        return await t.choose_sealed("orders", forms)
    others = [Name(seat) for seat in forms if seat != spy]
    options: list[Option] = [*others, Pass()]
    named = await t.choose(spy, "orders.spy", options)
    if not isinstance(named, Name):
        return await t.choose_sealed("orders", forms)
    t.tell(OrderSpied(spy, named.seat))
    answers = await t.choose_sealed("orders", {seat: forms[seat] for seat in forms if seat != spy})
    low = answers[named.seat].order <= LOW_ORDERS  # type: ignore[union-attr]
    t.tell(OrderWasLow(named.seat, low), only=[spy])
    return answers | await t.choose_sealed("orders", {spy: forms[spy]})
