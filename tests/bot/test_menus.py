"""Few answers are buttons, in sight; what would be cut off, and what is long, is a list."""

from __future__ import annotations

from bot import limits, screens
from bot.prompts import Entry, Prompt

LABELS = {"choose": "Choose …"}


def labels_of(*entries: Entry) -> list[str]:
    """Return the labels of the buttons that a menu of these entries has."""
    rows = screens.answer_rows(Prompt(9, "What do you do?", "", entries), 7, LABELS)
    return [
        str(each["label"])
        for row in rows
        for each in row.to_component_dict()["components"]
        if "label" in each
    ]


def test_a_long_name_among_groups_does_not_hide_the_menu_in_a_list() -> None:
    long = "Overwork the sawmill in clearing 5 (rabbit) with Protection Racket (rabbit)"
    march = Entry(0, 1, "March", "32", final=False)
    others = [Entry(i, 0, f"Do {i}") for i in range(2, 7)]

    shown = labels_of(march, Entry(1, 0, long), *others)

    assert shown[:2] == ["March · 32 …", long]


def test_an_answer_is_never_cut_off_before_its_price() -> None:
    long = Entry(0, 0, "Craft " + "x" * 60, "2 fox → hammer, +2 points")

    assert len(f"{long.label} · {long.detail}") > limits.BUTTON_LABEL
    assert labels_of(long, Entry(1, 0, "End turn")) == []
