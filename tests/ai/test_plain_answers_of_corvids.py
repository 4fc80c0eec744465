"""Positions with the Corvids in which the right answer is plain, and players have to see it."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.root.factions.corvids.exposure import Expose
from tests.ai.test_plain_answers import answers_of_turn, worth
from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    RootTestTable,
    clear_tokens,
    corvids_table,
    hide,
    marquise_daylight,
    schemes,
    show,
)


def guessing_table(*denied: str) -> RootTestTable:
    """Return a table where the Marquise may guess at a bomb beside her buildings."""
    table = corvids_table()
    hide(table, FOX, "bomb", corvids=2, marquise=2)
    table.board("corvids").denied[FOX] = list(denied)
    table.give("marquise", "anvil")
    marquise_daylight(table)
    return table


def guesses_of(table: RootTestTable) -> list[str]:
    """Have the Marquise play her Daylight; return her guesses."""
    return [each for each in answers_of_turn(table, "marquise") if each.startswith("expose")]


def test_nobody_guesses_at_a_plot_that_may_be_anything() -> None:
    assert not guesses_of(guessing_table())


def test_whoever_knows_what_a_plot_is_exposes_it() -> None:
    assert guesses_of(guessing_table("snare", "extortion", "raid")) == [f"expose:{FOX}:bomb"]


def test_a_guess_that_one_deal_makes_right_gains_less_the_more_types_are_possible() -> None:
    gained = []
    for denied in ((), ("snare",), ("snare", "raid"), ("snare", "raid", "extortion")):
        table = guessing_table(*denied)
        match, seat = table.match, table.seat("marquise")
        assert match is not None
        right, *_ = (each for each in table.options("marquise", Expose) if each.plot == "bomb")
        gained.append(GAME.fluke(table.state, match.pending[seat], right))
    assert gained == sorted(gained, reverse=True)
    assert gained[-1] == 0, "it is known to be a bomb"


def test_the_corvids_flip_and_recruit_before_they_scheme() -> None:
    table = corvids_table()
    hide(table, FOX, "extortion", corvids=2, marquise=1)
    table.place(MOUSE, corvids=1, marquise=2)
    table.place(RABBIT, corvids=2, eyrie=1)
    table.give("corvids", "mouse_in_a_sack")
    table.give("marquise", "cobbler")
    table.start("corvids", "flip")
    answers = [each.split(":")[0] for each in answers_of_turn(table, "corvids")]
    assert answers[:2] == ["corvids.flip", "corvids.recruit"]
    assert "corvids.plot" in answers


def test_the_corvids_leave_a_warrior_with_a_plot_that_they_lay() -> None:
    table = corvids_table()
    table.place(FOX, corvids=1, marquise=2)
    table.place(RABBIT, corvids=2, eyrie=2)
    hide(table, MOUSE, "snare", corvids=1, marquise=1)
    table.board("corvids").actions = 1
    schemes(table)
    laid = [each for each in answers_of_turn(table, "corvids") if each.startswith("corvids.plot")]
    assert [each.split(":")[1] for each in laid] == [str(RABBIT)]


def test_a_bomb_is_worth_most_where_enemies_have_built() -> None:
    worths = []
    for kind in ("bomb", "snare"):
        table = corvids_table()
        hide(table, FOX, kind, corvids=2, marquise=1)
        bare = worth(table, "corvids", "board")
        table.build(FOX, "marquise", "workshop", "sawmill")
        worths.append(worth(table, "corvids", "board") - bare)
    bomb, snare = worths
    assert bomb > 1 > snare


def test_a_faceup_plot_is_worth_more_the_more_turns_are_left() -> None:
    table = corvids_table()
    table.place(FOX, corvids=2)
    worths = []
    for points in (3, 26):
        table.points(eyrie=points)
        without = worth(table, "corvids", "board")
        show(table, FOX, "snare")
        worths.append(worth(table, "corvids", "board") - without)
        clear_tokens(table.state, FOX)
    early, late = worths
    assert early > 2 > 1 > late


def test_the_corvids_look_first_at_flips_and_at_plots_that_they_can_guard() -> None:
    table = corvids_table()
    table.place(FOX, corvids=1, marquise=2)
    table.place(RABBIT, corvids=3, eyrie=2)
    hide(table, MOUSE, "snare", corvids=1, marquise=1)
    table.start("corvids", "flip")
    match, seat = table.match, table.seat("corvids")
    assert match is not None
    options = table.options("corvids", Option)
    looks = GAME.promise(table.state, match.pending[seat], options)
    ranked = [
        each.key() for _, each in sorted(zip(looks, options, strict=True), key=lambda e: -e[0])
    ]
    plots = [each for each in ranked if each.startswith("corvids.plot")]
    assert ranked[0] == f"corvids.flip:{MOUSE}" or ranked[0] == "done"
    assert plots[0].startswith(f"corvids.plot:{RABBIT}:")
