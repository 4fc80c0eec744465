"""A second part of one name is refused: it would replace the first unseen."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.agenda import STEPS, step
from engine.core.choices.actions import Done
from engine.core.choices.performing import PERFORM, performs
from engine.core.seats import Seat
from engine.core.table import Table


def test_a_second_step_of_one_name_is_refused() -> None:
    with pytest.raises(ValueError, match=r"turn\.menu"):

        @step("turn.menu")
        async def again(t: Table[Any]) -> None: ...

    assert STEPS["turn.menu"].__name__ == "menu"


def test_two_functions_cannot_carry_out_one_option() -> None:
    action = next(each for each in PERFORM if each is not Done)
    carries_out = PERFORM[action]
    with pytest.raises(ValueError, match=action.__name__):

        @performs(action)
        async def again(t: Table[Any], seat: Seat, chosen: object) -> None: ...

    assert PERFORM[action] is carries_out
