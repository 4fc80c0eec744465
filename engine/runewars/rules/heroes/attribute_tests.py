"""Testing an attribute: draw that many Fate cards, choose one, take its symbol (E, Quests)."""

from __future__ import annotations

from engine.core.choices.actions import Option, Yes
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import BLUE, FATE, GOLD, RED
from engine.runewars.events.quests import AttributeTested
from engine.runewars.pieces import HeroId
from engine.runewars.rules.decks import draw_fate
from engine.runewars.rules.heroes.heroes import (
    attribute_of,
    card_of,
    health_of,
    offer,
    passive,
    wound,
)
from engine.runewars.rules.heroes.reward_cards import count_facedown, show_passive
from engine.runewars.state import RunewarsTable

SYMBOLS = (GOLD, BLUE, RED)
"""Symbols from best to worst."""
SPARE_HEALTH = 2
"""Health that a plan keeps when it pays damage for a redraw."""


class ChooseSymbol(Option, frozen=True, gc=False, tag="runewars.test_symbol"):
    """A destiny symbol among those drawn for a test."""

    symbol: str


async def try_attribute(
    t: RunewarsTable, piece: HeroPiece, attribute: str, *, quest: str = "", best: bool = False
) -> str:
    """Test a hero's attribute and return the symbol chosen; drawn cards and choice are public.

    In a duel nobody wants a red symbol, so the best one is taken there (`best`). A quest is told by
    its key, for the words of its outcomes.
    """
    state, seat = t.state, Seat(piece.seat)
    for item in passive(piece, attribute):
        show_passive(t, piece, item)
    count = max(1, attribute_of(piece, attribute))
    drawn = draw_fate(t, seat, count, "test")
    state.fate_discard += drawn

    # Mad Carthos: once per test, 1 damage to draw as many anew, unless it would defeat him.
    if card_of(piece).hook == "test_drawn" and await wants_redraw(t, piece, drawn, quest):
        wound(t, piece, int(card_of(piece).effect["redraw_for_damage"]))
        drawn = draw_fate(t, seat, count, "test")
        state.fate_discard += drawn

    found = [symbol for symbol in SYMBOLS if any(FATE[card].destiny == symbol for card in drawn)]
    options = [ChooseSymbol(symbol) for symbol in (found[:1] if best else found)]
    chosen = await t.choose(
        seat, "hero.test", options, hero=piece.hero, attribute=attribute, tried=quest
    )
    t.tell(AttributeTested(seat, HeroId(piece.hero), attribute, chosen.symbol))
    return chosen.symbol


def drawn_symbols(drawn: list[int]) -> dict[str, int]:
    """Count the destiny symbols of drawn Fate cards."""
    return {symbol: sum(FATE[card].destiny == symbol for card in drawn) for symbol in SYMBOLS}


async def wants_redraw(t: RunewarsTable, piece: HeroPiece, drawn: list[int], quest: str) -> bool:
    """Ask whether a hero that may redraw its cards for damage does so.

    One whose last health may be its mail's is asked whether or not it has one: a mail is facedown,
    but in a duel, where only a mail that is named counts.
    """
    left = health_of(t.state, piece) - piece.damage
    usable = [Yes()] if left > 1 else []
    may_have_mail = t.state.duel is None and count_facedown(piece) > 0
    all_red = all(FATE[card].destiny == RED for card in drawn)
    answer = await offer(
        t, Seat(piece.seat), "hero.redraw", usable, if_public=may_have_mail or left > 1,
        plan=lambda: Yes() if all_red and left > SPARE_HEALTH else None, hero=piece.hero,
        tried=quest, **drawn_symbols(drawn),
    )  # fmt: skip
    return answer is not None
