"""Hirelings at a test's table: hired from the start, or in the supply."""

from __future__ import annotations

from collections.abc import Sequence

from engine.root.cards.exiles.birdsong import false_orders_for
from engine.root.cards.exiles.daylight import convertible
from engine.root.cards.hirelings.base.uprising import UprisingUnpaid
from engine.root.cards.hirelings.control import ALL_PIPS, GOLD_PIPS, HirelingGained, gain, leads
from engine.root.cards.hirelings.homeland.roamers import TinkersSpent
from engine.root.cards.hirelings.riverfolk.flotilla import river_clearings
from engine.root.cards.hirelings.riverfolk.prophets import commonest
from engine.root.cards.hirelings.setup import CARDS as HIRELING_CARDS
from engine.root.cards.hirelings.setup import (
    HirelingsDealt,
    HirelingSetUp,
    OfHireling,
    add_side,
    barred_by,
    deal_cards,
    open_cards,
)
from engine.root.events import TurnBegan
from engine.root.factions.alliance.board import has_martial_law
from engine.root.factions.hundreds.actions import oppressed_clearings
from engine.root.factions.lizards.actions import conversions
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.hirelings import HIRELINGS, UseHireling, hireling_options
from engine.root.pieces import Hired, HirelingKey, HirelingWay
from engine.root.rules.score import HirelingEarned
from engine.root.state import RootTable
from tests.root.kit.table import RootTestTable
from tests.table import Played, Rule

__all__ = [
    "ALL_PIPS",
    "GOLD_PIPS",
    "HIRELINGS",
    "HIRELING_CARDS",
    "Hired",
    "HirelingEarned",
    "HirelingGained",
    "HirelingKey",
    "HirelingSetUp",
    "HirelingWay",
    "HirelingsDealt",
    "OfHireling",
    "TinkersSpent",
    "TurnBegan",
    "UprisingUnpaid",
    "UseHireling",
    "acting",
    "barred_by",
    "card_of",
    "commonest",
    "conversions",
    "convertible",
    "deal_cards",
    "end_of_turn",
    "false_orders_for",
    "has_martial_law",
    "hire",
    "hired_table",
    "hireling_options",
    "hiring",
    "leads",
    "open_cards",
    "oppressed_clearings",
    "river_clearings",
    "setting_up",
    "singing",
]  # fmt: skip


def hire(table: RootTestTable, key: str, controller: str = "", markers: int = 2) -> None:
    """Bring a side of a hireling card into a match, to a seat or into the supply."""
    state = table.state
    add_side(state, HIRELINGS[key])
    hired = state.hired[-1]
    hired.waits = False
    state.earned = state.earned or [0] * len(state.factions)
    state.current = max(0, state.current)
    if controller:
        state.hand_over(table.seat(key), table.seat(controller))
        hired.markers = markers


def hired_table(key: str, controller: str = "", *seats: str, **options: str) -> RootTestTable:
    """Return a table with one hireling."""
    table = RootTestTable(*(seats or ("eyrie", "alliance", "marquise")), **options)
    hire(table, key, controller)
    return table


def card_of(table: RootTestTable, key: str) -> Hired:
    """Return the contents of a hireling's card."""
    return next(each for each in table.state.hired if each.key == key)


def acting(table: RootTestTable, key: str, way: str) -> Rule:
    """Return the rule of a hireling's action for its controller."""

    async def rule(t: RootTable) -> None:
        seat = card_of(table, key).controller
        t.state.current = seat
        await HIRELINGS[key].act(t, table.seat(key), seat, way)  # type: ignore[arg-type]

    return rule


def singing(table: RootTestTable, key: str) -> Rule:
    """Return the rule of a hireling's action at the start of Birdsong."""

    async def rule(t: RootTable) -> None:
        seat = card_of(table, key).controller
        t.state.current = seat
        await HIRELINGS[key].sing(t, table.seat(key), seat)  # type: ignore[arg-type]

    return rule


def hiring(table: RootTestTable, key: str, seat: str) -> Rule:
    """Return the rule of a seat's taking control."""

    async def rule(t: RootTable) -> None:
        await gain(t, table.seat(seat), key)

    return rule


def setting_up(table: RootTestTable, key: str, seat: str) -> Rule:
    """Return the rule of a hireling's setup by a seat."""

    async def rule(t: RootTable) -> None:
        t.state.phase = "setup"
        await HIRELINGS[key].arrive(t, table.seat(key), table.seat(seat))

    return rule


def end_of_turn(
    table: RootTestTable, key: str, answers: Sequence[str] = (), dice: Sequence[int] = ()
) -> Played:
    """End a seat's turn in its Evening, after which the next one's begins."""
    state, seat = table.state, table.seat(key)
    state.current, state.phase = seat, "evening"
    stages = len(FACTIONS[state.factions[seat]].stages)
    state.agenda[:] = [("turn.enter_stage", (seat, stages))]
    return table._start(answers, dice)
