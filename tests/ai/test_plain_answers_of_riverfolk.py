"""Positions with the Riverfolk in which the right answer is plain, and players have to see it."""

from __future__ import annotations

from engine.core.choices.actions import Option
from tests.ai.test_plain_answers import answers_of_turn, worth
from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    RootTestTable,
    clear_tokens,
    funds,
    post,
    prices,
    riverfolk_table,
    trade,
)


def looks(table: RootTestTable) -> dict[str, float]:
    """Return the looks of the Riverfolk's options."""
    match, seat = table.match, table.seat("riverfolk")
    assert match is not None
    options = table.options("riverfolk", Option)
    found = GAME.promise(table.state, match.pending[seat], options)
    return {each.key(): look for each, look in zip(options, found, strict=True)}


def worth_of_funds(leader: int, *, posts: bool = True) -> float:
    """Return the worth of two more funds when a rival has some points."""
    table = riverfolk_table()
    table.points(eyrie=leader)
    table.place(FOX, riverfolk=3)
    if posts:
        post(table, FOX)
    before = worth(table, "riverfolk", "board")
    funds(table, riverfolk=2)
    return worth(table, "riverfolk", "board") - before


def test_a_fund_is_worth_more_the_more_dividends_it_will_yield() -> None:
    assert worth_of_funds(2) > worth_of_funds(15) > worth_of_funds(28)


def test_funds_without_a_trade_post_yield_no_dividends() -> None:
    assert worth_of_funds(10, posts=False) < worth_of_funds(10) - 1


def test_the_riverfolk_found_their_first_trade_post_at_once() -> None:
    table = riverfolk_table()
    table.place(FOX, riverfolk=2)
    funds(table, riverfolk=3)
    trade(table, ())
    assert f"riverfolk.establish:{FOX}" in answers_of_turn(table, "riverfolk")


def test_the_riverfolk_spend_all_funds_on_trade_posts_before_the_match_ends() -> None:
    table = riverfolk_table()
    table.points(riverfolk=24, eyrie=29)
    post(table, FOX)
    table.place(FOX, riverfolk=3)
    table.place(MOUSE, eyrie=4)
    table.place(RABBIT, eyrie=4)
    funds(table, riverfolk=1, eyrie=4)
    trade(table, ())
    founded = [each for each in answers_of_turn(table, "riverfolk") if "establish" in each]
    assert len(founded) == 2


def test_a_guarded_trade_post_keeps_the_funds() -> None:
    table = riverfolk_table()
    funds(table, riverfolk=6)
    post(table, FOX)
    table.place(MOUSE, eyrie=3)
    table.place(RABBIT, riverfolk=2)
    apart = worth(table, "riverfolk", "board")
    table.place(RABBIT, riverfolk=-2)
    table.place(FOX, riverfolk=2)
    guarded = worth(table, "riverfolk", "board")
    assert guarded > apart + 2
    table.place(FOX, riverfolk=-2)
    table.place(RABBIT, riverfolk=2)
    clear_tokens(table.state, FOX)
    assert worth(table, "riverfolk", "board") < apart, "no dividends at all"


def test_the_riverfolk_look_first_at_trade_posts_of_few_moves() -> None:
    table = riverfolk_table()
    table.place(FOX, riverfolk=3)
    funds(table, riverfolk=3)
    trade(table, ())
    look = looks(table)
    moves = [found for key, found in look.items() if key.startswith("riverfolk.move")]
    assert look[f"riverfolk.establish:{FOX}"] > max(moves)
    assert look["riverfolk.draw"] > max(moves)


def test_the_riverfolk_keep_prices_that_are_fair() -> None:
    table = riverfolk_table()
    prices(table, 2, 1, 2)
    table.start("riverfolk", "prices")
    look = looks(table)
    steep = [found for key, found in look.items() if key.startswith("riverfolk.prices")]
    assert look["done"] > max(steep) > min(steep)
