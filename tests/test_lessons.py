"""The coach's curriculum: in every language, one idea at its moment, and never a bad one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.play.coach.ideas import write_idea
from bot.ui.wording import Wording, about
from bot.workers.tours import tour_stops
from engine.core.language.messages import Idea
from engine.core.language.words import locales
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.data.cards import CARDS
from engine.root.hooks.faction import FACTIONS
from engine.runewars.view import RunewarsView
from tests.properties.setups import some_setups
from tests.reading import decisions
from tests.torture import share, torture

LANGUAGES = locales("bot")
DECISIONS = 400
MOST_OF_A_LINE = 90
MOST_WORDS = 60


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_tour_and_every_seat_has_words_in_every_language(key: str, locale: str) -> None:
    game = GAMES[key]
    wording = Wording(game, locale, None)
    for kind in game.seat_kinds:
        for each in (kind.key, *(f"{kind.key}:{variant}" for variant in kind.variants)):
            assert 10 < len(about(wording.words, each)) <= MOST_OF_A_LINE, each
            tour = game.tour(each)
            assert len(tour) == len(set(tour)) >= 8
            ideas = [write_idea(wording, idea) for idea in tour]
            assert all(idea and why for idea, why, _ in ideas)
            assert sum(bool(aim) for _, _, aim in ideas) == 1


@torture
@pytest.mark.parametrize("setup", some_setups())
def test_ideas_come_at_their_moment(setup: Setup) -> None:
    game, seen = GAMES[setup.game], set()
    for match, question, _ in decisions(game, setup, 3, DECISIONS):
        view = game.view(match.state, question.seat)
        ideas = game.lessons(view)
        if not ideas:
            continue
        wording = Wording(game, "en", view)
        keys = [idea.key for idea in ideas]
        assert keys[0] == "win"
        assert keys[1].startswith("plan-")
        assert len(keys) == len(set(keys))
        if game.rounds(match.state) < 5:
            assert "dominance" not in keys
        for idea in ideas:
            text, why, aim = write_idea(wording, idea.key)
            assert text
            assert why
            assert len(f"{text} {aim}".split()) <= MOST_WORDS, idea.key
            names = game.place_names(wording.words, view)
            assert all(wording.label(game.place_type, each) in names for each in idea.places)
        seen |= set(keys)

    assert seen > {"win"}


def test_a_spectator_learns_nothing() -> None:
    for key, game in GAMES.items():
        setup = Setup(key, game.suggested, {})
        match, _, _ = next(decisions(game, setup, 1, 1))
        assert list(game.lessons(game.view(match.state, None))) == []


@torture
@pytest.mark.parametrize("key", share(["keepers", "marquise"], of=0.5))
def test_hirelings_and_landmarks_are_shown_where_there_are_some(key: str) -> None:
    stops = {idea.key: (idea, view) for idea, view in tour_stops("root", key)}

    assert stops["hirelings"][1].hirelings
    assert stops["landmarks"][0].places, "they are lit"
    assert not stops["win"][1].hirelings, "a beginner's table has none"


@pytest.mark.parametrize(
    ("faction", "phases"),
    [
        ("marquise", {"birdsong", "daylight"}),
        ("eyrie", {"birdsong"}),
        ("alliance", {"birdsong", "daylight", "evening"}),
    ],
)
def test_an_aim_is_given_up_when_its_phase_is_over(faction: str, phases: set[str]) -> None:
    game = GAMES["root"]
    seats = ("marquise", "eyrie", "alliance", "vagabond")
    match = next(decisions(game, Setup("root", seats, {}), 3, DECISIONS))[0]
    view = match.view(Seat(seats.index(faction)))

    def attainable(phase: str) -> bool:
        ideas = game.lessons(replace(view, phase=phase))
        return next(each for each in ideas if each.key == f"plan-{faction}").attainable

    assert {each for each in ("birdsong", "daylight", "evening") if attainable(each)} == phases


@pytest.mark.parametrize("faction", sorted(FACTIONS))
def test_an_aim_is_furthered_by_actions_of_the_faction(faction: str) -> None:
    own = FACTIONS[faction]

    assert own.aims
    assert set(own.aims) <= set(own.actions)


def test_an_aim_is_furthered_by_what_it_asks_for() -> None:
    build = Idea("plan-marquise", furthered_by=("marquise.build", "march.units"))

    assert build.is_furthered_by("marquise.build:sawmill:5")
    assert build.is_furthered_by("march.units")
    assert not build.is_furthered_by("marquise.builder:5")


def test_the_plan_to_choose_an_order_is_carried_out_once_one_is_chosen() -> None:
    setup = Setup("runewars", ("daqan", "waiqar", "uthuk", "latari"), {"responses": "live"})
    game = GAMES["runewars"]
    match, asked = next(
        (match, question) for match, question, _ in decisions(game, setup, 3, DECISIONS)
        if match.view(question.seat).year
    )  # fmt: skip
    view = match.view(asked.seat)
    sealed = replace(view, sealed=view.orders_left[0])

    def plan(seen: RunewarsView) -> Idea:
        return next(each for each in game.lessons(seen) if each.key.startswith("plan-"))

    assert plan(sealed).made > plan(view).made


@pytest.mark.parametrize(
    ("faction", "freed"),
    [("corvids", {"rule"}), ("vagabond", {"rule", "crafting", "dominance"}), ("keepers", set())],
)
def test_a_rule_that_a_faction_breaks_is_taught_as_its_own(faction: str, freed: set[str]) -> None:
    """A Vagabond and the Corvids need no rule to move (9.2.3, 13.2.3), and so on."""
    taught = GAMES["root"].tour(faction)

    assert not freed.intersection(taught)
    assert {f"{each}-{faction}" for each in freed} <= set(taught)
    assert {"rule", "crafting", "dominance"} - freed <= set(taught)


@pytest.mark.parametrize("held", ["", "dominance", "ambush", "item"])
def test_a_hand_is_shown_where_it_holds_what_is_taught(held: str) -> None:
    game = GAMES["root"]
    match = next(decisions(game, Setup("root", game.suggested, {}), 3, DECISIONS))[0]
    begun = match.view(Seat(0))
    beside = tuple(replace(each, warriors=((0, 1), (1, 1))) for each in begun.clearings)
    hand = tuple(n for n, card in enumerate(CARDS) if card.kind == held)[:1]
    assert len(hand) == bool(held)

    ideas = {
        idea.key: idea
        for idea in game.lessons(replace(begun, round=5, hand=hand, clearings=beside))
    }

    assert ("crafting" in ideas) == (held == "item")
    assert ideas["ambush"].places
    assert ideas["ambush"].thing == ("hand" if held == "ambush" else "")


@pytest.mark.parametrize(("held", "taught"), [(9, True), (10, False)])
def test_a_full_retinue_is_not_to_be_filled(held: int, taught: bool) -> None:
    """At 10 of 10 cards (15.4.2) the Keepers still read to fill their Retinue early."""
    game, setup = GAMES["root"], Setup("root", ("keepers", "marquise"), {})
    match = next(decisions(game, setup, 3, DECISIONS))[0]
    begun = match.view(Seat(0))
    board = begun.seats[0].board
    full = replace(board, retinue=(tuple(range(held)), (), ()))
    view = replace(begun, round=5, seats=(replace(begun.seats[0], board=full), begun.seats[1]))

    assert ("engine-keepers" in {idea.key for idea in game.lessons(view)}) == taught
