"""Few answers are buttons, in sight; many, and those with names too long, are a list."""

from __future__ import annotations

from bot.play import question_screen
from bot.play.menus import Entry, Prompt, whole_amounts
from bot.ui import limits
from bot.ui.wording import Wording
from engine.core.choices.actions import PASS
from engine.core.choices.questions import Amounts
from engine.games import GAMES

LABELS = {"choose": "Choose …"}


def labels_of(*entries: Entry) -> list[str]:
    """Return the labels of the buttons that a menu of these entries has."""
    rows = question_screen.answer_rows(Prompt(9, "What do you do?", "", entries), 7, LABELS)
    return [
        str(each["label"])
        for row in rows
        for each in row.to_component_dict().get("components", [])
        if "label" in each
    ]


def test_a_long_name_among_groups_does_not_hide_the_menu_in_a_list() -> None:
    long = "Overwork the sawmill in clearing 5 (rabbit) with Protection Racket (rabbit)"
    march = Entry(0, 1, "March", "32", final=False)
    others = [Entry(i, 0, f"Do {i}") for i in range(2, 7)]

    shown = labels_of(march, Entry(1, 0, long), *others)

    assert shown[:2] == ["March · 32 …", long]


def test_a_name_is_never_cut_off_and_what_has_no_room_behind_it_stands_below() -> None:
    name = "x" * (limits.BUTTON_LABEL - 8)
    long = Entry(0, 0, name, "2 fox · takes a hammer, 1 point")
    longer = Entry(0, 0, "x" * (limits.BUTTON_LABEL + 1))

    assert labels_of(long) == [f"{name} · 2 fox"]
    prompt = Prompt(9, "What do you do?", "", (long,))
    below = question_screen.answer_rows(prompt, 7, LABELS)[-1].to_component_dict()
    assert below["content"] == f"-# **{name}**: 2 fox · takes a hammer, 1 point"
    assert labels_of(longer) == []


def test_who_has_no_card_for_the_outrage_reads_what_passing_means() -> None:
    wording = Wording(GAMES["root"], "en", None)

    assert wording.option(PASS, "alliance.outrage") == "I have none: show my hand"
    assert wording.option(PASS, "battle.ambush") == "Pass"


def test_what_belongs_to_later_steps_stands_below_a_line_that_names_them() -> None:
    entries = (
        Entry(0, 0, "Dig", step=1),
        *(Entry(i, 0, f"Sway {i}", "ends your Assembly", step=3) for i in range(1, 9)),
        Entry(9, 0, "End turn", step=7, closes=True),
    )
    prompt = Prompt(9, "What do you do?", "", entries, afterwards="Afterwards: swaying")

    rows = [row.to_component_dict() for row in question_screen.answer_rows(prompt, 7, LABELS)]

    texts = [str(row.get("content", "")) for row in rows]
    line = texts.index("-# Afterwards: swaying")
    above = [part["label"] for row in rows[:line] for part in row["components"]]
    assert above == ["Dig"]
    assert [part["label"] for part in rows[-1]["components"]] == ["End turn"]
    assert len(rows) > line + 2


def test_two_lists_of_one_menu_have_ids_of_their_own() -> None:
    present = [
        Entry(i, 0, f"Move {i} warriors a long way through the wood", step=1) for i in range(9)
    ]
    later = [Entry(i, 0, f"Sway {i}", step=3, ends="ends your Assembly") for i in range(9, 20)]
    prompt = Prompt(9, "What do you do?", "", (*present, *later), afterwards="Afterwards: swaying")

    rows = [row.to_component_dict() for row in question_screen.answer_rows(prompt, 7, LABELS)]

    ids = [part["custom_id"] for row in rows for part in row.get("components", [])]
    assert len(ids) == len(set(ids)) == 2


def test_the_end_of_a_turn_is_a_button_of_its_own_below_actions_in_their_places() -> None:
    acts = [Entry(i, 1, f"Act {i}", "6 clearings", final=False) for i in range(4)]
    gone = Entry(0, 1, "Recruit", barred="marquise recruit")
    end = Entry(9, 0, "End turn", closes=True)
    prompt = Prompt(9, "What do you do?", "", (*acts, gone, end), fixed=True)

    rows = [row.to_component_dict() for row in question_screen.answer_rows(prompt, 7, LABELS)]

    assert [part["label"] for part in rows[-1]["components"]] == ["End turn"]
    (why,) = [p for row in rows for p in row["components"] if p["custom_id"].startswith("barred:")]
    assert why["custom_id"] == "barred:7:9:marquise.recruit"
    assert not why.get("disabled")
    assert why["style"] != rows[0]["components"][0]["style"]


def test_all_that_there_is_is_one_press_and_so_is_each_number_of_one_kind() -> None:
    wording = Wording(GAMES["root"], "en", None)

    one = whole_amounts(Amounts({"wood": 3}, 1, 3), wording)
    several = whole_amounts(Amounts({"wood": 2, "warrior": 1}, 0, 3), wording)

    assert [ordinals for _, ordinals in one] == [(0, 1, 2), (0, 1), (0,)]
    assert [ordinals for _, ordinals in several] == [(0, 1, 2)]
    assert whole_amounts(Amounts({"wood": 2, "warrior": 1}, 0, 2), wording) == ()
    prompt = Prompt(9, "How many?", "", (), (0, 3), several)
    (row, *_) = question_screen.answer_rows(prompt, 7, LABELS | {"none": "None"})
    assert row.to_component_dict()["components"][0]["custom_id"] == "picked:7:9:7"
