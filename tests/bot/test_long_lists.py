"""A list for several that is too long for one select is shown in parts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from bot.play import presses, question_screen
from bot.play.menus import lists
from bot.play.menus.prompts import Entry, Prompt
from bot.ui import limits
from bot.ui.components import Pressed
from engine.core.choices.questions import Amounts, Question, QuestionId
from engine.core.seats import Seat

LABELS = {"choose": "Choose …", "take": "Take these", "none": "None of them"}


def prompt(count: int, picked: tuple[int, ...] = ()) -> Prompt:
    """Return a question for any number of some entries."""
    entries = tuple(Entry(i, 0, f"unit {i}", "") for i in range(count))
    return Prompt(9, "Who marches?", "", entries, (0, count), picked=picked)


def test_every_entry_can_be_picked_whatever_their_number() -> None:
    for count in (0, 1, 25, 26, 64, 200):
        rows = [row.to_component_dict() for row in lists.some_rows(prompt(count), 7, LABELS)]
        selects = [row["components"][0] for row in rows if "options" in row["components"][0]]
        values = [each["value"] for select in selects for each in select["options"]]

        assert values == [f"{i}.0" for i in range(count)]
        assert all(len(select["options"]) <= limits.SELECT_OPTIONS for select in selects)
        assert all(len(row["components"][0]["custom_id"]) <= 100 for row in rows)


def test_what_is_picked_in_one_part_stays_while_another_is_opened() -> None:
    rows = [r.to_component_dict() for r in lists.some_rows(prompt(60, (3, 30)), 7, LABELS)]
    chosen = [
        option["value"]
        for row in rows
        for option in row["components"][0].get("options", [])
        if option.get("default")
    ]
    confirm = next(r["components"][0] for r in rows if "picked:" in r["components"][0]["custom_id"])

    assert chosen == ["3.0", "30.0"]
    assert confirm["label"] == "Take these (2)"
    assert lists.ordinals_in(confirm["custom_id"].rpartition(":")[2]) == (3, 30)


def test_a_player_who_looks_at_the_board_finds_what_they_picked_when_they_come_back() -> None:
    for picked in ((), (3, 30), (199,)):
        row = question_screen.below_row(
            prompt(200, picked), 7, defaultdict(str), can_undo=True, can_redo=False,
            can_suggest=True,
        )  # fmt: skip
        board = next(each for each in row.children if "board:" in str(each.custom_id))  # type: ignore[attr-defined]
        ordinal, depth, page, *mask = str(board.custom_id).rpartition(":")[2].split(".")  # type: ignore[attr-defined]

        assert (ordinal, depth, page) == ("0", "0", "0")
        assert tuple(k for part in mask for k in lists.ordinals_in(part)) == picked
        assert len(str(board.custom_id)) <= 100  # type: ignore[attr-defined]


@dataclass
class Army:
    """The parts of a menu that a choice of several needs."""

    question: Question
    chosen: list[int] = field(default_factory=list)

    async def find(self, number: int) -> Question:
        return self.question

    async def choose_several(self, picked: Sequence[int]) -> None:
        self.chosen += picked


async def test_what_stays_is_left_out_of_everything() -> None:
    form = Amounts({"DA.footman": 3, "DA.knight": 2}, 0, 5)
    army = Army(Question(QuestionId(9), Seat(0), "march.units", form, False, {}))

    stays = Pressed("but", 7, 9, "", ("0.0",))
    await presses.choose_all_but(cast(Any, army), stays)

    assert army.chosen == [0, 1, 3, 4], "2 Footmen and both Knights"
