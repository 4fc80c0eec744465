"""Facedown plots show nowhere: not in views, pictures, words, menus, events (13.2.2.I)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.ui.wording import Wording
from render.root import RENDERER
from tests.root.kit import (
    FOX,
    GAME,
    HAND,
    MOUSE,
    RABBIT,
    Broken,
    Clearing,
    Done,
    Exposed,
    Findings,
    MarquiseBattle,
    Match,
    Played,
    RandomPlayer,
    RootTestTable,
    Seat,
    Setup,
    chance_of,
    check_match,
    corvids_table,
    decisions,
    events_for,
    expose,
    expose_options,
    facedown,
    guesses,
    hide,
    know,
    lay_plot,
    schemes,
    show,
    trick,
)


def shown_to_others(table: RootTestTable, played: Played) -> list[Any]:
    """Return everything that the other seats and spectators see, hear and are asked."""
    assert table.match is not None
    shown: list[Any] = [sorted(table.match.pending)]
    for seat in (None, *(Seat(s) for s in table.state.seats if s != table.seat("corvids"))):
        view = GAME.view(table.state, seat)
        picture = RENDERER.board(view)
        asked = None if seat is None else table.match.pending.get(seat)
        shown += [
            view, events_for(played.all_told, seat), asked, RENDERER.text(view), picture.alt,
            picture.image.tobytes(), RENDERER.sheet(view, table.seat("corvids")).image.tobytes(),
        ]  # fmt: skip
    return shown


def shown_over_two_turns(first: str, second: str, third: str) -> list[Any]:
    """Play the same two turns with plots of other types; return everything the others are shown."""
    table = corvids_table("marquise", "vagabond")
    table.place(FOX, corvids=1, marquise=2)
    table.place(MOUSE, corvids=2)
    table.place(RABBIT, corvids=3, marquise=3)
    table.give("corvids", "anvil", "bake_sale")
    table.give("marquise", "armorers", "foxfolk_steel", "sword", "cobbler")
    table.board("vagabond").place = MOUSE
    table.state.order = [table.seat(key) for key in ("corvids", "marquise", "vagabond")]
    marquise_attacks = MarquiseBattle(Clearing(RABBIT), table.seat("corvids"))
    shown: list[Any] = []
    for play in (
        lambda: schemes(table),
        lambda: table.choose("corvids", lay_plot(FOX, first)),
        lambda: table.choose("corvids", lay_plot(MOUSE, second)),
        lambda: table.choose("corvids", lay_plot(RABBIT, third)),
        lambda: table.choose("corvids", Done()),
        lambda: table.choose("marquise", expose(FOX, "extortion")),
        lambda: table.choose("marquise", "armorers"),
        lambda: table.choose("marquise", marquise_attacks, ["corvids: pass"], dice=[1, 0]),
    ):
        shown += shown_to_others(table, play())
    return shown


def test_the_same_turns_look_alike_whatever_the_plots_are():
    assert shown_over_two_turns("bomb", "snare", "extortion") == shown_over_two_turns(
        "raid", "bomb", "snare"
    )


def test_a_trick_face_down_looks_alike_whatever_changes_places():
    def swapped(*types: str) -> list[Any]:
        table = corvids_table()
        for clearing, kind in zip((FOX, MOUSE, RABBIT), types, strict=True):
            hide(table, clearing, kind, corvids=1)
        table.board("corvids").denied[FOX] = ["bomb"]
        schemes(table)
        return shown_to_others(table, table.choose("corvids", trick(MOUSE, FOX)))

    assert swapped("raid", "snare", "bomb") == swapped("snare", "bomb", "raid")


def test_would_a_plot_that_shows_be_found():
    shown = shown_over_two_turns("bomb", "snare", "extortion")

    assert shown != shown_over_two_turns("bomb", "snare", "raid"), (
        "a raid that is removed brings warriors"
    )


def test_only_the_corvids_see_what_lies_face_down():
    table = corvids_table()
    hide(table, FOX, "raid")
    show(table, MOUSE, "bomb")

    own, other, public = (table.board_seen("corvids", who) for who in ("corvids", "eyrie", None))

    assert own.facedown == ((FOX, "raid"),)
    assert own.supply == (("bomb", 1), ("snare", 2), ("extortion", 2), ("raid", 1))
    assert other == public
    assert (public.facedown, public.supply, public.plots) == (None, None, 6)


def test_guesses_offered_are_the_same_whatever_the_plot_is():
    def menu(kind: str) -> list[str]:
        table = corvids_table()
        hide(table, FOX, kind, marquise=1)
        table.board("corvids").denied[FOX] = ["snare"]
        show(table, 1, "extortion")
        show(table, 2, "extortion")
        table.give("marquise", "anvil")
        table.start("marquise", "craft")
        return guesses(table, "marquise")

    assert menu("bomb") == menu("raid") == [f"{FOX}:bomb", f"{FOX}:raid"]


def test_a_plot_dealt_anew_is_what_everybody_knows_it_may_be():
    table = corvids_table()
    hide(table, FOX, "raid")
    hide(table, MOUSE, "bomb")
    show(table, 1, "snare")
    show(table, 2, "snare")
    table.board("corvids").denied[FOX] = ["bomb"]
    seen: dict[int, set[str]] = {FOX: set(), MOUSE: set()}
    for seed in range(60):
        state = table.state.copy()
        GAME.rehide(state, table.seat("eyrie"), random.Random(seed))
        for clearing, kind in facedown(state, table.seat("corvids")).items():
            seen[clearing].add(kind)
        assert GAME.view(state, None) == GAME.view(table.state, None)

    assert seen == {FOX: {"extortion", "raid"}, MOUSE: {"bomb", "extortion", "raid"}}


def test_the_corvids_own_plots_stay_as_they_are_in_their_worlds():
    table = corvids_table()
    hide(table, FOX, "raid")
    state = table.state.copy()

    GAME.rehide(state, table.seat("corvids"), random.Random(1))

    assert facedown(state, table.seat("corvids")) == {FOX: "raid"}


@pytest.mark.parametrize("seed", range(3))
def test_in_random_matches_nobody_else_sees_a_difference(seed: int):
    rng = random.Random(seed)
    setup = Setup("root", ("corvids", "marquise", "legion", "alliance"), {"setup": "usual"})
    match = Match.new(GAME, setup, chance_of(seed), keep="nothing")
    for number, _ in enumerate(decisions(match, RandomPlayer(rng), most=400)):
        if number % 20 == 0:
            other = match.state.copy()
            GAME.rehide(other, Seat(1), rng)
            other.hands, other.deck = match.state.copy().hands, match.state.deck[:]
            for seat in (Seat(1), Seat(2), Seat(3), None):
                before, after = GAME.view(match.state, seat), GAME.view(other, seat)
                for view in (before, after):
                    assert view.seats[0].board.facedown is None
                assert before.seats[0] == after.seats[0]
                assert before.clearings == after.clearings
                if seat is not None:
                    offers = [expose_options(s, 0, seat) for s in (match.state, other)]
                    assert offers[0] == offers[1]


@pytest.mark.parametrize("responses", ["live", "planned"])
def test_the_fuzzer_finds_nothing(responses: str):
    findings = Findings()
    seats = ("corvids", "marquise", "vagabond:ranger", "eyrie")
    setup = Setup("root", seats, {"responses": responses, "setup": "usual"})

    match = Match.new(GAME, setup, chance_of(5))
    rng = random.Random(5)
    check_match(match, 5, rng, findings, lambda: findings.decisions < 200)

    assert findings.redeals > 10
    assert findings.kept / findings.redeals >= 0.5


def test_the_fuzzer_would_find_plots_that_show(monkeypatch: pytest.MonkeyPatch):
    honest = Match.view
    monkeypatch.setattr(
        Match,
        "view",
        lambda self, seat: (honest(self, seat), sorted(facedown(self.state, 0).items())),
    )
    setup = Setup("root", ("corvids", "marquise", "eyrie"), {"setup": "usual"})
    match = Match.new(GAME, setup, chance_of(1))

    with pytest.raises(Broken, match="tells worlds apart"):
        check_match(match, 1, random.Random(1), Findings(), lambda: True)


# Audiences of an exposure


def wrong_guess() -> tuple[RootTestTable, Played]:
    """Have the Marquise guess wrongly, and show a bird for it."""
    table = corvids_table()
    hide(table, FOX, "raid", marquise=1)
    table.give("marquise", "armorers", "anvil")
    table.start("marquise", "craft")
    return table, table.choose("marquise", expose(FOX, "bomb"), answers=["marquise: armorers"])


def test_the_log_of_a_wrong_guess_names_no_card_to_others():
    table, played = wrong_guess()

    def log(key: str | None) -> list[str]:
        seat = None if key is None else table.seat(key)
        wording = Wording(GAME, "en", GAME.view(table.state, seat))
        return wording.lines(events_for(played.all_told, seat))

    said = (
        "The Marquise exposed the plot in clearing 8 (fox), guessing bomb: **no**."
        " The Corvids take the card that was shown."
    )
    assert said in log(None)
    assert log("eyrie") == log(None)
    assert not any("Armorers" in line for line in log(None))
    assert "The Corvids took Armorers (bird) from the Marquise." in log("corvids")
    assert log("marquise") == log("corvids")


def test_all_know_what_a_wrong_guess_has_ruled_out():
    table, played = wrong_guess()

    for key in ("eyrie", "corvids", "marquise"):
        view = GAME.view(table.state, table.seat(key))
        wording = Wording(GAME, "en", view)
        events = events_for(played.all_told, table.seat(key))
        lines = [wording.message(each) for each in GAME.knowledge(events, view)]
        assert "The plot in clearing 8 (fox) is none of these: bomb." in lines


def test_the_corvids_remember_the_card_of_a_right_guess_and_the_others_do_not():
    table = corvids_table()
    hide(table, FOX, "raid", marquise=1)
    table.give("marquise", "anvil")
    table.start("marquise", "craft")

    played = table.choose("marquise", expose(FOX, "raid"), answers=["marquise: anvil"])

    marquise, anvil = table.seat("marquise"), table.card("anvil")
    for key, count in (("corvids", 1), ("eyrie", 0)):
        known = know(events_for(played.all_told * 2, table.seat(key)), table.seat(key))
        assert known.sure.get((marquise, HAND), {}).get(anvil, 0) == count
    assert played.only(Exposed).answer == "yes"


def test_the_guesser_is_asked_for_the_card_even_with_a_single_one():
    table = corvids_table()
    hide(table, FOX, "raid", marquise=1)
    table.give("marquise", "anvil", "sword")
    table.start("marquise", "craft")

    table.choose("marquise", expose(FOX, "raid"))

    assert table.asked("marquise") == "corvids.show"
    assert [each.key() for each in table.options("marquise")] == ["card:anvil"]
