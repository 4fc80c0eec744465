"""Judging turns that are played out: a level errs in some things, in others never."""

from __future__ import annotations

from typing import Any

from engine.ai.judgement import Judgement, passed_by
from engine.ai.lines import Line
from engine.root.pieces import Clearing
from tests.root.kit import FOX, GAME, CorvidsRecruit, Done, Flip, corvids_table, hide
from tests.table import listed


def lines_to(*ends: float) -> dict[int, list[Line]]:
    """Return a line to each end."""
    spot: Any = None
    return {place: [Line(worth, (), spot)] for place, worth in enumerate(ends)}


def test_what_gains_little_is_misjudged_little() -> None:
    """A share of 5 makes 1.2 of a gain of 0.2; as points it would outdo the gain of 3."""
    judgement = Judgement([0.0, 5.0, -0.5], [(1, 2), (), ()], share=1.0, most=9.0)
    assert judgement.order(lines_to(0.0, 0.2, 3.0)) == [2, 1, 0]


def test_what_gains_much_is_not_overlooked() -> None:
    judgement = Judgement([0.0, 1.5, -1.5], [(1, 2), (), ()], share=2.0, most=6.0)
    assert judgement.order(lines_to(0.0, 5.0, 10.0)) == [1, 2, 0]
    assert judgement.order(lines_to(0.0, 5.0, 1000.0)) == [2, 1, 0]


def test_where_nothing_stops_a_gain_is_counted_above_the_worst() -> None:
    judgement = Judgement([9.0, -0.5], [(), ()], share=1.0, most=9.0)
    assert judgement.order(lines_to(100.0, 101.0)) == [1, 0]


def test_no_step_is_passed_over_by_misjudging() -> None:
    """The last stops; the one before it passes the first and the second over."""
    errors, passed = [-2.0, 0.0, 9.0, 0.0], [(), (), (0, 1), (0, 1, 2)]
    judgement = Judgement(errors, passed, share=1.0, most=99.0)
    assert judgement.order(lines_to(5.0, 4.5, 4.0, 0.0))[:2] == [1, 0]
    assert judgement.order(lines_to(3.0, 3.5, 4.0, 0.0))[0] == 2, "passed over when it should be"


def test_the_menu_of_a_turn_tells_what_an_answer_passes_over() -> None:
    table = corvids_table("marquise", "eyrie")
    hide(table, FOX, "bomb", corvids=1)
    table.give("corvids", "anvil")
    table.start("corvids", "craft")
    question = table.question("corvids")
    recruit = next(o for o in listed(question) if isinstance(o, CorvidsRecruit))
    answers = [Flip(Clearing(FOX)), recruit, Done()]
    assert passed_by(GAME, table.state, question, answers) == [[], [0], [0, 1]]
