"""Menus that span several steps of a turn: their order, their names, and what an option ends."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.menus.prompt_builder import build_prompt, prompt_of
from bot.play.menus.prompts import Entry, Prompt
from bot.ui.wording import Wording
from tests.root.kit import (
    FOX,
    GAME,
    ActivateDominance,
    CorvidsRecruit,
    Craft,
    Done,
    DuchyRecruit,
    Flip,
    MinisterAction,
    OneOf,
    Option,
    Question,
    RootTestTable,
    TurnPlace,
    corvids_table,
    decree,
    duchy_daylight,
    duchy_table,
    hide,
    ministers,
    show,
)


def turn_places(table: RootTestTable, key: str) -> dict[Option, TurnPlace]:
    """Return the place of each option of a seat's open menu."""
    question = table.match.pending[table.seat(key)]
    return dict(zip(question.form.options, GAME.turn_places(table.state, question), strict=True))


def menu(table: RootTestTable, key: str) -> Prompt:
    """Return the open menu as its reader sees it."""
    seat = table.seat(key)
    question = table.match.pending[seat]
    return build_prompt(
        question,
        Wording(GAME, "en", GAME.view(table.state, seat)),
        lambda option: GAME.facts(table.state, seat, option),
        GAME.turn_places(table.state, question),
        GAME.beside(table.state, question),
    )


def entry(prompt: Prompt, label: str) -> Entry:
    """Return the first entry of a menu that begins with these words."""
    return next(each for each in prompt.entries if each.label.startswith(label))


@pytest.fixture
def duchy() -> RootTestTable:
    """Return a Duchy with a minister that may act and a card that it could craft."""
    table = duchy_table()
    table.place(FOX, duchy=3)
    table.build(FOX, "duchy", "citadel")
    ministers(table, "mayor", "foremole")
    table.give("duchy", "anvil")
    return table


def test_crafting_with_two_actions_of_the_assembly_left_says_that_it_ends_the_assembly(duchy):
    duchy_daylight(duchy)

    craft = entry(menu(duchy, "duchy"), "Craft")

    assert "ends your Assembly: 2 actions left" in craft.detail


def test_every_action_keeps_its_place_whether_it_is_possible_or_not(duchy):
    duchy_daylight(duchy)
    before = [type_of(duchy, each) for each in menu(duchy, "duchy").entries]

    duchy.board("duchy").actions = 0
    duchy.start("duchy", "assembly")
    prompt = menu(duchy, "duchy")

    after = [type_of(duchy, each) for each in prompt.entries]
    own = [each for each in before if each.startswith("duchy")]
    assert after[: len(own)] == own
    assert any(each.barred for each in prompt.entries)
    assert prompt.entries[-1].label == "End turn"
    assert not prompt.afterwards


def type_of(table: RootTestTable, entry: Entry) -> str:
    """Return the path of an entry's action."""
    options = table.match.pending[table.seat("duchy")].form.options
    return entry.barred or type(options[entry.ordinal]).path


def test_what_belongs_to_the_present_step_is_not_marked(duchy):
    duchy_daylight(duchy)

    assert turn_places(duchy, "duchy")[DuchyRecruit()].ends is None
    assert entry(menu(duchy, "duchy"), "Recruit").ends == ""


def test_a_later_step_is_not_marked_once_nothing_of_the_earlier_ones_is_left(duchy):
    duchy.board("duchy").actions = 0
    duchy.start("duchy", "assembly")

    found = turn_places(duchy, "duchy")
    acting = [each for option, each in found.items() if isinstance(option, MinisterAction)]

    assert acting
    assert [each.ends for each in acting] == [None] * len(acting)
    assert duchy.asked("duchy") == "duchy.parliament"


def test_recruiting_of_the_corvids_gives_up_the_plots_that_could_be_flipped():
    table = corvids_table("marquise", "eyrie")
    hide(table, FOX, "bomb", corvids=1)
    table.give("corvids", "anvil")
    table.start("corvids", "craft")

    found = turn_places(table, "corvids")
    recruit = next(each for o, each in found.items() if isinstance(o, CorvidsRecruit))

    assert Flip(FOX) in recruit.lost


def test_done_names_the_steps_it_passes_only_where_there_are_later_ones(duchy):
    duchy_daylight(duchy)
    assert turn_places(duchy, "duchy")[Done()].ends is not None

    duchy.start("duchy", "craft")
    done = turn_places(duchy, "duchy")[Done()]
    assert (done.ends, len(done.lost)) == (None, 1)


def test_what_is_used_at_the_start_of_daylight_is_lost_by_anything_else():
    table = RootTestTable()
    table.place(1, marquise=3, eyrie=1)
    table.craft("marquise", "command_warren")
    table.board("marquise").actions = 3
    table.start("marquise", "daylight")

    march = entry(menu(table, "marquise"), "March")

    assert march.ends == "ends your start of Daylight"


def test_what_several_actions_end_alike_is_said_once_and_marked():
    table = RootTestTable()
    table.place(1, marquise=3, eyrie=1)
    table.build(1, "marquise", "workshop")
    table.give("marquise", "anvil")
    table.board("marquise").actions = 3
    table.start("marquise", "craft")

    prompt = menu(table, "marquise")

    march = entry(prompt, "March")
    assert (march.marked, prompt.ends) == (True, "ends your crafting")
    assert "ends your crafting" not in march.detail + entry(prompt, "End turn").detail
    assert not entry(prompt, "Craft").marked


# The name of a menu


def test_a_playable_dominance_card_does_not_name_the_menu_after_a_finished_step(duchy):
    duchy.give("duchy", "dominance_fox")
    duchy.points(duchy=12)
    duchy.board("duchy").actions = 0
    duchy.start("duchy", "assembly")

    assert duchy.asked("duchy") == "duchy.parliament"
    found = turn_places(duchy, "duchy")
    assert any(isinstance(option, ActivateDominance) for option in found)
    assert min(each.number for each in found.values()) == 2, "it stands with the present step"


def test_a_menu_with_nothing_but_a_dominance_card_is_named_after_no_step():
    table = RootTestTable()
    table.give("eyrie", "dominance_fox")
    table.points(eyrie=12)
    table.start("eyrie", "resolve")

    assert table.asked("eyrie") == "turn.rest"
    assert "Your Daylight" in menu(table, "eyrie").title


def test_a_card_that_cannot_be_crafted_does_not_name_the_menu():
    """Cards and a workshop are public; only the seat itself sees that none can be crafted."""
    table = RootTestTable()
    table.place(1, marquise=3)
    table.build(1, "marquise", "workshop")
    table.give("marquise", "dominance_fox")
    table.board("marquise").actions = 3
    table.start("marquise", "craft")

    assert table.asked("marquise") == "marquise.daylight"
    assert not any(isinstance(each, Craft) for each in turn_places(table, "marquise"))


# Choices publicly known to be forced


def test_a_player_who_can_only_go_on_is_not_asked_for_anything_else():
    table = RootTestTable()
    table.give("eyrie", "dominance_fox")
    table.points(eyrie=12)
    table.start("eyrie", "resolve")
    asked = table.match.pending[table.seat("eyrie")]
    assert "Anything else?" in title_of(table, asked)

    forced = Question(asked.id, asked.seat, asked.kind, OneOf([Done()]), False, asked.context)

    assert title_of(table, forced) == "Your Daylight: all your steps are done."


def title_of(table: RootTestTable, asked: Question) -> str:
    """Return the title of a question in its reply, at a table of two people."""
    live: Any = SimpleNamespace(match=table.match, people=lambda: {1, 2})
    wording = Wording(GAME, "en", table.match.view(asked.seat))
    return prompt_of(live, asked, wording).title


def test_a_marquise_without_a_piece_or_a_card_is_not_asked():
    table = RootTestTable()
    table.board("marquise").actions = 3
    table.start("marquise", "daylight")

    assert table.seat("marquise") not in table.match.pending


def test_an_alliance_whose_only_base_is_snared_is_asked_for_no_operation():
    table = corvids_table("alliance", "marquise")
    table.build(FOX, "alliance", "base_fox", "sympathy")
    show(table, FOX, "snare")
    table.board("alliance").officers = 1
    table.give("marquise", "anvil")
    table.start("alliance", "operations")

    kind = table.asked("alliance") if table.seat("alliance") in table.match.pending else ""
    assert kind != "alliance.operations"


def test_a_card_that_takes_all_workshops_asks_for_none_of_them():
    table = RootTestTable()
    table.build(1, "marquise", "workshop")
    table.build(5, "marquise", "workshop")
    table.build(9, "marquise", "workshop")
    table.build(2, "marquise", "workshop")
    table.give("marquise", "royal_claim")
    table.board("marquise").actions = 3
    table.start("marquise", "craft")

    table.choose("marquise", Craft(table.card("royal_claim", "marquise")))

    assert sum(table.state.activated.values()) == 4


def test_a_dominance_card_that_could_be_taken_adds_no_level_to_the_decree() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    decree(table, "builder", move="anvil", battle="sword")
    table.place(FOX, eyrie=2, marquise=1)
    table.give("eyrie", "ambush_fox")
    table.start("eyrie", "resolve")
    without = menu(table, "eyrie")

    table.state.available.append(table.take("dominance_fox"))
    table.start("eyrie", "resolve")
    shown = menu(table, "eyrie")

    own = [each.label for each in shown.entries if not each.aside]
    assert own == [each.label for each in without.entries]
    assert [each.label for each in shown.entries if each.aside] != []


def test_what_a_card_gives_up_is_said_once_for_all_columns_of_the_decree() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    decree(table, "builder", viziers=True)
    table.give("eyrie", "anvil", "sword")
    table.start("eyrie", "decree")
    shown = menu(table, "eyrie")

    parts = {(each.label[:9], each.detail.split(" · ")[-1]) for each in shown.entries}
    assert len(shown.entries) == 8
    assert len(parts) == 2, parts


@pytest.mark.parametrize(
    ("column", "said"),
    [("move", "the next card of your Decree (Move)."), ("build", "your Decree (Build).")],
)
def test_the_decree_names_the_column_that_it_asks_for(column: str, said: str) -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    decree(table, "builder", **{column: "anvil"})
    table.place(FOX, eyrie=2)
    table.start("eyrie", "resolve")

    assert menu(table, "eyrie").title.endswith(said)
