"""Texts beside an answer: hits that there are none of, and cards that are given up."""

from __future__ import annotations

from functools import partial

import pytest

from bot.play.menus.entries import Offer, name_by_kind
from bot.play.menus.labels import group_label
from bot.play.menus.lists import some_rows
from bot.play.menus.prompt_builder import build_prompt
from bot.play.menus.prompts import Entry, Prompt
from bot.play.menus.whole_answers import NO_WHOLES, write_amounts
from bot.ui.wording import Wording
from engine.core.choices.actions import Done, Option
from engine.core.choices.questions import Amounts, OneOf, Question, QuestionId, SomeOf
from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.root.cards.exiles.deck import WarriorsOf
from engine.root.cards.landmarks.market import MarketSwap
from engine.root.cards.landmarks.paths import OpenPath
from engine.root.cards.landmarks.setup import OfLandmark
from engine.root.cards.landmarks.towns import Rally
from engine.root.data.cards import copies_of
from engine.root.factions.hundreds.actions import Squander
from engine.root.factions.hundreds.hoard import Melt
from engine.root.factions.hundreds.moods import MOODS, ChooseMood
from engine.root.factions.keepers.actions import Decamp, KeepersMove, RetinueColumn, Shift, Travel
from engine.root.factions.keepers.board import RETAINERS
from engine.root.hooks.landmarks import LANDMARKS
from engine.root.pieces import CardId, Clearing, Item, LandmarkKey, PieceKind
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.fighting import Battle
from engine.root.rules.hands import OneCard
from tests.root.kit import GAME, RootTestTable

LOCALES = ("en", "de", "es")
SPENT = CardId(copies_of("saboteurs")[0])
GIVEN_UP = {"en": "gives up “", "de": "du verzichtest auf „", "es": "renuncias a «"}


def wording(locale: str, table: RootTestTable) -> Wording:
    return Wording(GAME, locale, GAME.view(table.state, Seat(0)), reader=Seat(0))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "you deal none, they up to 2"),
        ("de", "du triffst gar nicht, sie bis zu 2-mal"),
        ("es", "impactos: tú ninguno, el rival hasta 2"),
    ],
)
def test_nobody_is_said_to_deal_up_to_no_hits(locale: str, said: str) -> None:
    table = RootTestTable("marquise", "eyrie")
    battle: Option = Battle(clearing=Clearing(5), defender=Seat(1))
    words = wording(locale, table)

    assert words.price(battle, {"mine": 0, "theirs": 2}) == said
    for cause in ("cause-attacked", "cause-attacking"):
        sides = {"attacker": Seat(1), "defender": Seat(1), "clearing": Clearing(5)}
        written = words.message(Message(cause, {**sides, "attackers": 0, "defenders": 0}))
        assert not any(f"{up_to} 0" in written for up_to in ("up to", "bis zu", "hasta"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "option",
    [OpenPath(Clearing(1), Clearing(5), SPENT), MarketSwap(SPENT, 1), Rally(SPENT)],
    ids=lambda option: type(option).__name__,
)
def test_a_landmark_that_takes_a_card_says_what_is_given_up(locale: str, option: Option) -> None:
    table = RootTestTable("marquise", "eyrie")

    assert wording(locale, table).effect(option).startswith(GIVEN_UP[locale])


DAY: dict[str, Scalar] = {"phase": "daylight"}
LONG = (
    "league_of_adventurous_mice",
    "corvid_planners",
    "mouse_in_a_sack",
    "bake_sale",
    "saboteurs",
)


def shown(question: Question, locale: str, table: RootTestTable) -> Prompt:
    """Build the menu of a question."""
    facts = partial(GAME.facts, table.state, question.seat)
    turn_places, beside = (
        GAME.turn_places(table.state, question),
        GAME.beside(table.state, question),
    )
    return build_prompt(question, wording(locale, table), facts, turn_places, beside)


@pytest.mark.parametrize("locale", LOCALES)
def test_several_of_a_hand_are_picked_from_a_list_where_their_names_are_too_long(
    locale: str,
) -> None:
    """Answers too long for a button had all been called “All 3”."""
    hand = tuple(OneCard(CardId(copies_of(key)[0])) for key in LONG)
    asked = Question(QuestionId(1), Seat(0), "advanced.hand", SomeOf(hand, 3, 3), True, {})

    prompt = shown(asked, locale, RootTestTable("marquise", "eyrie"))

    assert prompt.wholes == NO_WHOLES
    assert len({each.label for each in prompt.entries}) == len(LONG)


def test_what_a_card_held_twice_does_is_said_once() -> None:
    """The Lizards read it again for "Better Burrow Bank (rabbit) (2)", which had no button."""
    keys = ("better_burrow_bank", "better_burrow_bank", "cobbler")
    hand = tuple(OneCard(CardId(copies_of(key)[0])) for key in keys)
    asked = Question(QuestionId(1), Seat(0), "discard", SomeOf(hand, 1, 1), True, {})
    prompt = shown(asked, "en", RootTestTable("marquise", "eyrie"))

    rows = [row.to_component_dict() for row in some_rows(prompt, 7, {"choose": ""})]
    said = "\n".join(str(row.get("content", "")) for row in rows)

    assert said.count("**Better Burrow Bank") == 1
    assert said.count("**Cobbler**") == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_of_a_single_action_that_a_button_would_cut_off_stands_below(locale: str) -> None:
    table = RootTestTable("marquise", "eyrie", landmarks="none")
    path = OpenPath(Clearing(10), Clearing(12), CardId(copies_of(LONG[0])[0]))
    asked = Question(QuestionId(1), Seat(0), "turn.rest", OneOf((path, Done())), True, DAY)

    entry = next(each for each in shown(asked, locale, table).entries if each.aside)

    words = wording(locale, table)
    assert entry.label == words.group(path)
    assert entry.below.startswith(words.option(path))


def test_a_waystation_that_is_given_up_does_not_say_what_it_does() -> None:
    table = RootTestTable("marquise", "keepers")
    decamp = Decamp(Clearing(5), PieceKind("waystation_figure_tablet"))

    assert wording("en", table).effect(decamp) == "a warrior stands there instead"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_columns_of_the_retinue_tell_its_cards_apart(locale: str) -> None:
    one, other = (CardId(card) for card in RETAINERS[:2])
    table = RootTestTable("marquise", "keepers")
    words = wording(locale, table)
    way = (Clearing(1), Clearing(5), 2)
    assert words.option(KeepersMove(one, *way)) != words.option(Travel(one, *way))

    columns = [RetinueColumn(each) for each in ("move", "delve", "recover")]
    shifts = [Shift(card, source, to) for card, source in ((one, columns[0]), (other, columns[1]))
              for to in columns if to != source]  # fmt: skip
    names = [group_label(words, each, 2) for each in shifts]
    assert len(set(names)) == 2
    assert all(group_label(words, each, 3) == "" for each in shifts)


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "3 warriors there"), ("de", "3 Krieger dort"), ("es", "3 guerreros allí")],
)
def test_warriors_to_send_away_are_counted(locale: str, said: str) -> None:
    table = RootTestTable("marquise", "eyrie")
    table.place(5, eyrie=3)
    orders = WarriorsOf(Seat(1), Clearing(5))

    assert wording(locale, table).price(orders, GAME.facts(table.state, Seat(0), orders)) == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "2 in clearing 5 (rabbit)"), ("de", "2 auf Lichtung 5 (Hase)"),
     ("es", "2 en el claro 5 (conejo)")],
)  # fmt: skip
@pytest.mark.parametrize(
    "kind",
    ["marquise.recruit", "marquise.wood", "corvids.raid", "corvids.recruiting", "hundreds.recruits",
     "legion.drop", "legion.reinforcements", "riverfolk.start", "hirelings.messengers"],
)  # fmt: skip
def test_amounts_are_placed_in_clearings(kind: str, locale: str, said: str) -> None:
    form = Amounts({"5": 2, "9": 1}, 1, 3)
    context: dict[str, Scalar] = {"clearing": Clearing(5), "suit": "fox", "count": 3}
    asked = Question(QuestionId(1), Seat(0), kind, form, True, context)

    words = wording(locale, RootTestTable("marquise", "eyrie"))
    assert write_amounts(asked, words, {"5": 2}) == said


@pytest.mark.parametrize("locale", LOCALES)
def test_a_landmark_to_set_up_says_what_it_does(locale: str) -> None:
    words = wording(locale, RootTestTable("marquise", "eyrie"))
    named = [key for key in LANDMARKS if words.words.has(f"landmark-{key}")]
    lines = [words.effect(OfLandmark(LandmarkKey(key))) for key in named]

    assert all(lines)
    assert max(map(len, lines)) <= 80


def test_the_mark_of_what_an_action_ends_counts_for_its_length() -> None:
    table = RootTestTable("marquise", "eyrie")
    name = "x" * 79
    path = OpenPath(Clearing(10), Clearing(12), CardId(copies_of(LONG[0])[0]))
    asked = Question(QuestionId(1), Seat(0), "turn.rest", OneOf((path, Done())), True, DAY)
    offer = Offer(asked, wording("en", table), lambda option: {})

    assert name_by_kind(offer, Entry(0, 0, name)).label == name
    assert name_by_kind(offer, Entry(0, 0, name, ends="ends it")).below == name


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_places_a_hireling_reads_what_it_does(locale: str) -> None:
    words = wording(locale, RootTestTable("marquise", "eyrie"))
    for key in ("furious_protector", "stoic_protector", "spring_uprising"):
        line = words.say(f"faction-{key.replace('_', '-')}.line")
        for kind in ("place", "pawn", "protect"):
            form = OneOf((InClearing(Clearing(5)),))
            context: dict[str, Scalar] = {"hireling": key}
            asked = Question(QuestionId(1), Seat(0), f"hirelings.{kind}", form, True, context)
            assert words.why(asked).endswith(f": {line}.")


@pytest.mark.parametrize("locale", LOCALES)
def test_moods_and_items_of_the_hoard_say_what_they_bring(locale: str) -> None:
    """Their effects were written as facts, which the Hundreds have none of: nobody read them."""
    table = RootTestTable("hundreds", "eyrie")
    words = wording(locale, table)

    def told(option: Option) -> str:
        return words.option_facts(option, GAME.facts(table.state, Seat(0), option))

    assert len({told(ChooseMood(mood)) for mood in MOODS} - {""}) == len(MOODS)
    assert "+3" in told(Melt(3))
    assert "2" in told(Squander(Item("sword")))
