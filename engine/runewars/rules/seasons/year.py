"""The year: Season cards, the choice of orders, and the end of the game (parts 1 and 2).

The effects of the Season cards are in `cards.seasons`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from engine.core.agenda import step
from engine.core.choices.actions import Option, action
from engine.core.choices.questions import OneOf
from engine.core.hooks.registering import put_once
from engine.core.seats import Seat
from engine.runewars.data.cards import SEASON_CARDS
from engine.runewars.events.year import OrdersRevealed, SeasonBegan, VictoryCardFailed, YearBegan
from engine.runewars.pieces import SEASONS, OrderNumber, SeasonCardId
from engine.runewars.rules.influence import gain, influence_rank
from engine.runewars.rules.map.areas import controllers
from engine.runewars.rules.orders.turn import resolve_order
from engine.runewars.rules.seasons.order_choice import collect_orders
from engine.runewars.rules.victory.checks import (
    LAST_YEARS,
    length_of,
    runes_needed,
    runes_of,
    settle,
    tell_control,
    win_match,
)
from engine.runewars.state import RunewarsState, RunewarsTable

SEASON = "season."
"""Prefix of flags that are dropped when the season ends."""
ORDERS_IN_ALL = 8

SeasonText = Callable[[RunewarsTable], Awaitable[None]]
TEXTS: dict[str, SeasonText] = {}
"""Effect of each Season card's text, by its key."""
ICONS: dict[str, SeasonText] = {}
"""Effect of each season's icons."""
SeasonTextT = TypeVar("SeasonTextT", bound=SeasonText)


@action("runewars order")
class ChooseOrder(Option, frozen=True, gc=False, tag="runewars.order"):
    """Choose the order to play this season, in secret."""

    order: OrderNumber


def season_text(key: str) -> Callable[[SeasonTextT], SeasonTextT]:
    """Register the effect of a Season card's text."""

    def register(function: SeasonTextT) -> SeasonTextT:
        put_once(TEXTS, key, function)
        return function

    return register


def season_icons(season: str) -> Callable[[SeasonTextT], SeasonTextT]:
    """Register the effect of a season's icons."""

    def register(function: SeasonTextT) -> SeasonTextT:
        put_once(ICONS, season, function)
        return function

    return register


@step("seasons.begin_year")
async def begin_year(t: RunewarsTable) -> None:
    """Begin the next year with spring, or count if the last one is over (part 1)."""
    state = t.state
    if is_last_moment(state, state.year):
        count_runes(t)
    state.year += 1
    t.tell(YearBegan(state.year))
    t.then(begin_season, 0)


@step("seasons.begin_season")
async def begin_season(t: RunewarsTable, index: int) -> None:
    """Test the Victory card, draw the Season card, then text, icons, orders (parts 1 and 2)."""
    state = t.state
    season = SEASONS[index]
    state.season = season
    tell_control(t, controllers(state))
    check_victory(t, season)
    state.frozen = False
    state.chosen = [0] * len(state.keys)
    for hand in state.fresh:
        hand.clear()
    card = state.season_decks[season].pop()
    state.season_card = card
    t.tell(SeasonBegan(state.year, season, SeasonCardId(card)))
    if SEASON_CARDS[card].trait == "wizards_council" and "primarch" in state.titles:
        gain(t, state.titles["primarch"], 1)
    t.then(end_season, index)
    t.then(choose_orders)
    t.then(resolve_icons)
    t.then(resolve_text)


@step("seasons.resolve_text")
async def resolve_text(t: RunewarsTable) -> None:
    """Carry out the text of the Season card."""
    t.state.phase = "season"
    t.then(settle_season)
    await TEXTS[SEASON_CARDS[t.state.season_card].key](t)


@step("seasons.resolve_icons")
async def resolve_icons(t: RunewarsTable) -> None:
    """Carry out the season's icons, after the text."""
    t.then(settle_season)
    await ICONS[t.state.season](t)


@step("seasons.settle_season")
async def settle_season(t: RunewarsTable) -> None:
    """Apply limits, and check allies and victory."""
    await settle(t)


@step("seasons.choose_orders")
async def choose_orders(t: RunewarsTable) -> None:
    """Ask everybody for an order in secret, reveal them, and set the play order (part 2)."""
    state = t.state
    state.phase = "orders"
    forms = {seat: OneOf(orders_open_to(state, seat)) for seat in state.in_game()}
    answers = await collect_orders(t, forms)
    for seat in forms:
        chosen = answers[seat]
        assert isinstance(chosen, ChooseOrder), "orders are asked for"
        state.chosen[seat] = chosen.order
        state.orders[seat].append(chosen.order)
    out = [seat for seat in state.order if state.eliminated[seat]]
    state.order = [*sorted(forms, key=lambda seat: place_in_order(state, seat)), *out]
    revealed = tuple(OrderNumber(state.chosen[seat]) for seat in state.in_game())
    t.tell(OrdersRevealed(revealed, tuple(state.in_game())))
    for seat in reversed(state.in_game()):
        t.then(resolve_order, seat)


def orders_open_to(state: RunewarsState, seat: int) -> list[ChooseOrder]:
    """List the orders a seat may choose: those still in hand, if the season allows them."""
    hand = [n for n in range(1, ORDERS_IN_ALL + 1) if n not in state.orders[seat]]
    return [ChooseOrder(OrderNumber(n)) for n in hand if n > barred_up_to(state, seat)]


def barred_up_to(state: RunewarsState, seat: int) -> int:
    """Return the highest of the orders that the Season card bars for a seat; 0 if it bars none."""
    return state.flags.get(f"{SEASON}stormy.{seat}", 0)


def place_in_order(state: RunewarsState, seat: int) -> tuple[int, int, int]:
    """Return the sort key of the play order: number, influence, starting influence."""
    return state.chosen[seat], -state.influence[seat], influence_rank(state, seat)


@step("seasons.end_season")
async def end_season(t: RunewarsTable, index: int) -> None:
    """End a season and go on to the next, or to the next year."""
    state = t.state
    state.drop_flags(SEASON)
    state.season_discard.append(state.season_card)
    if state.year == 7 and length_of(state) == "six_or_seven" and not state.victory:
        count_runes(t)
    if index + 1 < len(SEASONS):
        t.then(begin_season, index + 1)
    else:
        t.then(begin_year)


# Victory and the end (G)


def check_victory(t: RunewarsTable, season: str) -> None:
    """Test the Victory card on a season's deck, laid a year ago, before the card is drawn."""
    state = t.state
    if season not in state.victory or state.victory[season][1] == state.year:
        return
    seat = Seat(state.victory.pop(season)[0])
    if runes_of(state, seat) >= runes_needed(state):
        win_match(t, [seat], "victory")
    t.tell(VictoryCardFailed(seat))


def is_last_moment(state: RunewarsState, year: int) -> bool:
    """Return whether the game ends after this year's winter (part 1)."""
    length = length_of(state)
    if length == "six_or_seven" and year == 6:
        return not state.victory
    return year == LAST_YEARS[length]


def count_runes(t: RunewarsTable) -> None:
    """Reveal all tokens: most dragon runes win, then influence, then starting influence (G)."""
    state = t.state
    best = max(
        state.in_game(),
        key=lambda seat: (
            runes_of(state, seat),
            state.influence[seat],
            -influence_rank(state, seat),
        ),
    )
    win_match(t, [best], "count")
