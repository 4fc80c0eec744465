"""Grammar of the words of Runewars: number, case, and a row that names its seat once."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from bot.ui.message_ids import dash
from bot.ui.summaries import digest
from bot.ui.wording import Wording
from tests.runewars.kit import (
    GAME,
    AreaId,
    Attribute,
    BattleDrawn,
    BattleEnded,
    BattleJoined,
    HeroId,
    Message,
    OrderBegan,
    OrderNumber,
    RunewarsTestTable,
    Seat,
    Train,
    YearBegan,
    entries_of,
    unit,
)
from tests.test_translations import catalogue

LANGUAGES = ("en", "de", "es")
RULES_OF_GAME = Path(__file__).parents[2] / "engine" / "runewars"
PACKAGES = ("engine.runewars", "render.runewars")
NAMED = "hero|taker|enemy|challenger|challenged|one|other"
"""Arguments for heroes, of which German names would have to be declined: Landrec der Weise."""
OBLIQUE = re.compile(
    r"\b(?:an|auf|aus|bei|durch|für|gegen|hat|mit|nach|neben|ohne|um|von|zu|über)"
    rf" \{{ \$({NAMED}) \}}"
)


def counted_kinds(node: object) -> Iterator[str]:
    """Yield the kinds of things that are named with their number below a node."""
    if isinstance(node, ftl.FunctionReference) and node.id.name == "NAMES":
        named = {each.name.name: each.value.value for each in node.arguments.named}
        if "count" in named:
            yield named["as"]
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from counted_kinds(value)
    elif isinstance(node, list):
        for each in node:
            yield from counted_kinds(each)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_whatever_is_counted_has_a_plural(locale):
    messages = {
        key: message
        for package in PACKAGES
        for file in catalogue(package, locale).values()
        for key, message in file.items()
    }
    kinds = {kind for message in messages.values() for kind in counted_kinds(message)}

    assert {"unit", "result"} <= kinds
    for key, message in messages.items():
        if key.partition("-")[0] in kinds:
            assert "many" in [each.id.name for each in message.attributes], key


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "2 misses"), ("de", "2 Fehlschläge"), ("es", "2 fallos")]
)
def test_two_of_a_result_are_several(table, locale, told):
    drawn = BattleDrawn(table.seat("daqan"), unit("footman"), (), "miss=2")

    assert told in Wording(GAME, locale, GAME.view(table.state, None)).event(drawn)


@pytest.mark.parametrize("package", PACKAGES)
def test_german_sentences_ask_for_no_case_of_a_heros_name(package):
    wrong = {key: text for key, text in entries_of(package, "de").items() if OBLIQUE.search(text)}

    assert not wrong


SAMPLE = {
    "area": 1, "by": -1, "count": 2, "total": 3, "hero": 1, "rune": "none", "units": "footman=2",
    "cause": "battle", "title": "primarch", "season": "winter",
}  # fmt: skip


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_row_of_deeds_names_its_seat_once(table, locale):
    wording = Wording(GAME, locale, GAME.view(table.state, None))
    stories = [key for key in entries_of("engine.runewars", locale) if key.startswith("story-")]
    latari = table.seat("latari")

    assert len(stories) > 8
    for key in stories:
        said = wording.message(Message(key, SAMPLE | {"seat": latari}))
        deed = wording.deed(said, "Latari")
        assert "Latari" not in deed, deed


def test_the_neutrals_win_in_the_plural(table):
    said = Wording(GAME, "es", GAME.view(table.state, None))
    lost = {"area": 1, "by": -1}

    assert said.message(Message("cause-retreat", lost)).startswith("Neutrales ganaron ")


@pytest.mark.parametrize(
    ("locale", "attacked"), [("en", "attacked the neutrals"), ("es", "contra los neutrales")]
)
def test_neutrals_within_a_sentence_have_an_article(table, locale, attacked):
    said = Wording(GAME, locale, GAME.view(table.state, None))
    daqan, nobody = table.seat("daqan"), Seat(-1)

    assert attacked in said.event(BattleJoined(daqan, nobody, AreaId(1)))
    assert "neutral" in said.event(BattleEnded(daqan, nobody, AreaId(1)))
    assert "Daqan" in said.event(BattleEnded(nobody, daqan, AreaId(1)))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_training_in_one_attribute_promises_no_second(table, locale):
    said = Wording(GAME, locale, GAME.view(table.state, None))
    option = Train(HeroId(1), Attribute("strength"), Attribute("none"))
    nothing = said.label("Attribute", "none")

    assert nothing not in said.option(option)
    alone = {"en": "Only that one", "de": "Nur das", "es": "Solo eso"}[locale]
    assert said.say("o-runewars-train.also", value=nothing) == alone, "what it does stands beside"


@pytest.fixture
def table() -> RunewarsTestTable:
    """A table in its first spring."""
    return RunewarsTestTable()


NUMBERS = {"en": ("six", "seven"), "de": ("sechs", "sieben"), "es": ("seis", "siete")}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_lessons_and_questions_know_that_an_epic_game_takes_seven_runes(locale):
    six, seven = NUMBERS[locale]
    words = catalogue("engine.runewars", locale)
    texts = entries_of("engine.runewars", locale)

    for key in (*words["lessons.ftl"], *words["questions.ftl"]):
        for line in texts[key].lower().splitlines():
            assert not re.search(rf"\b{six} (dragon|drachen|runas)", line) or seven in line, key


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_lesson_of_battle_says_who_alone_can_call_it_off(locale):
    words = GAME.words(locale)

    assert words.say("tactic-tactical-retreat") in words.say("learn-battle.why")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_new_year_is_no_deed_of_the_last_turn(table, locale):
    """A summary said "Waiqar, 8 Fortify · Year 2"."""
    said = Wording(GAME, locale, GAME.view(table.state, None))
    told = [OrderBegan(table.seat("waiqar"), OrderNumber(8), supremacy=False), YearBegan(2)]

    assert "2" not in " ".join(digest(said, told, 300))


COMING = {
    "en": ("with 1 unit, which is all that could come", "with 1 unit, the strongest of 3 that"),
    "de": ("mit 1 Einheit an, mehr könnten nicht kommen", "mit 1 Einheit an, der stärksten von 3,"),
    "es": ("con 1 unidad, y no podrían venir más", "con 1 unidad, la más fuerte de 3 que"),
}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_one_unit_that_could_come_is_not_the_strongest_of_one(table, locale):
    said = Wording(GAME, locale, GAME.view(table.state, None))
    attack = {"seat": table.seat("uthuk"), "count": 1}

    for part, every in zip(COMING[locale], (1, 3), strict=True):
        assert part in said.message(Message("odds-coming", {**attack, "all": every}))


@pytest.mark.parametrize(
    ("locale", "left"), [("en", "1 left to you"), ("de", "dir bleibt 1"), ("es", "te queda 1")]
)
def test_one_influence_is_left_in_the_singular(locale, left):
    assert GAME.words(locale).say("o-runewars-bid.facts", left=1) == left


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_lower_bid_costs_no_fitting_bid(locale):
    """ "'4 influence' would cost you more: a bid fit for its prize" was said for 5."""
    words = GAME.words(locale)

    assert words.say("term-bid.spared") != words.say("term-bid")


def several_asked() -> Iterator[str]:
    """Yield the kinds of questions for several, as the rules write them."""
    yield from ("limit", "winter.starve", "battle.rout", "battle.damage")  # asked by a variable
    for file in sorted(RULES_OF_GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in (
                "t.amounts",
                "t.choose_some",
            ):
                constants = (each for arg in node.args for each in ast.walk(arg))
                for each in constants:
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield each.value


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_tip_for_several_is_a_sentence(locale):
    """ "Choose this: 1 Beastman" was said instead."""
    kinds = {*several_asked()}

    assert len(kinds) > 25
    for kind in kinds:
        assert GAME.words(locale).has(f"q-{dash(kind)}.tip"), kind
