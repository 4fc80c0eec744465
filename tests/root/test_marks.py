"""A hand's marks: gold for cards to play or craft now, blue for cards to spend."""

from __future__ import annotations

from tests.root.kit import (
    FOX,
    GAME,
    NOBODY,
    Clearing,
    Removed,
    RootTestTable,
    RootView,
    Seat,
    battle,
    hand_lines,
    load_words,
)

WORDS = load_words(("engine.root",), "en")


def view_of(table: RootTestTable, key: str) -> RootView:
    """Return a seat's view while its question is open."""
    assert table.match is not None
    seat = table.seat(key)
    view = table.match.view(seat)
    return GAME.mark_playable(table.match.state, view, table.match.pending[seat])


def test_a_card_for_overwork_or_an_extra_action_is_spent_not_played(table):
    table.build(FOX, "marquise", "sawmill", "workshop")
    table.give("marquise", "foxfolk_steel", "anvil", "sappers", "ambush_rabbit")
    table.board("marquise").actions = 3
    table.start("marquise", "daylight")
    view = view_of(table, "marquise")

    assert "ambush_rabbit" not in view.playable | view.spendable
    assert view.playable == frozenset()
    assert view.spendable == {"foxfolk_steel", "anvil", "sappers"}


def test_what_can_be_crafted_is_golden_and_what_no_workshop_pays_for_is_not(table):
    table.build(FOX, "marquise", "workshop")
    table.give("marquise", "anvil", "foxfolk_steel")
    table.start("marquise", "craft")

    assert view_of(table, "marquise").playable == {"anvil"}


def test_the_decree_takes_cards_without_playing_them(table):
    table.give("eyrie", "anvil", "ambush_fox")
    table.turn("eyrie")
    view = view_of(table, "eyrie")

    assert view.playable == frozenset()
    assert view.spendable == {"anvil", "ambush_fox"}


def test_an_ambush_is_golden_only_while_it_can_be_laid(table):
    table.place(FOX, marquise=2, eyrie=2)
    table.give("eyrie", "ambush_fox", "anvil")
    table.play(battle("marquise", "eyrie", FOX), ["eyrie: ..."])
    view = view_of(table, "eyrie")

    assert view.playable == {"ambush_fox"}
    assert view.spendable == frozenset()


def test_using_a_crafted_effect_does_not_mark_its_twin_in_the_hand(table):
    table.craft("marquise", "codebreakers")
    table.give("marquise", "codebreakers")
    table.give("eyrie", "anvil")
    table.start("marquise", "daylight")

    assert "codebreakers" not in view_of(table, "marquise").playable


def test_a_dominance_card_is_played_and_what_is_paid_for_another_is_spent(table):
    table.points(marquise=10)
    table.state.available.append(table.take("dominance_mouse"))
    table.give("marquise", "dominance_fox", "mouse_in_a_sack")
    table.start("marquise", "daylight")
    view = view_of(table, "marquise")

    assert view.playable == {"dominance_fox"}
    assert view.spendable == {"mouse_in_a_sack"}


def test_the_marks_are_told_in_words_too(table):
    table.build(FOX, "marquise", "sawmill", "workshop")
    table.give("marquise", "anvil", "sappers", "ambush_rabbit")
    table.start("marquise", "craft")
    lines = hand_lines(view_of(table, "marquise"), WORDS)

    assert [(line.partition(" · ")[0], line.partition(" · playable now")[1]) for line in lines] == [
        ("Anvil", " · playable now"), ("Sappers", ""), ("Ambush!", ""),
    ]  # fmt: skip
    table.choose("marquise", "done")
    assert any(line.endswith(" · can be spent now") for line in lines)


def test_only_what_others_remove_is_shown_as_lost(table):
    view = GAME.view(table.state, None)
    marquise, eyrie = Seat(table.seat("marquise")), Seat(table.seat("eyrie"))
    paid = Removed(marquise, Seat(NOBODY), Clearing(5), "wood", 1, "effect")
    fallen = Removed(marquise, eyrie, Clearing(5), "warrior", 1, "battle")

    shown = GAME.highlight(view, [paid, fallen])

    assert [(each.kind, each.piece) for each in shown.changes] == [
        ("spend", "wood"), ("remove", "warrior"),
    ]  # fmt: skip
