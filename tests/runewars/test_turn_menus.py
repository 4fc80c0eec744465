"""A turn's menu keeps its places, tips starve nobody, and standings tell what is known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.menus.prompt_builder import build_prompt
from bot.play.menus.prompts import Prompt
from bot.play.pictures.previews import entries_to_preview
from bot.ui.wording import Wording
from tests.runewars.kit import (
    GAME,
    Activate,
    Attack,
    ChooseOrder,
    Going,
    HeroId,
    Negotiate,
    OneOf,
    OrderNumber,
    Question,
    QuestionId,
    RecruitWith,
    Resource,
    RunewarsTestTable,
    Travel,
    area,
    claim,
    daqan_at_home,
    load_words,
)

STRATEGIZE, CONQUER, RECRUIT = 1, 3, 5


TABLE = daqan_at_home


def menu(table: RunewarsTestTable) -> Prompt:
    """Build the menu that the Daqan see."""
    daqan, question = table.seat("daqan"), table.question("daqan")
    wording = Wording(GAME, "en", GAME.view(table.state, daqan))
    return build_prompt(
        question, wording, lambda each: GAME.facts(table.state, daqan, each),
        GAME.turn_places(table.state, question), GAME.beside(table.state, question),
    )  # fmt: skip


def apart(prompt: Prompt) -> list[tuple[str, bool]]:
    """List the actions apart from the order, and whether each is possible now."""
    return [(each.label, not each.barred) for each in prompt.entries if each.aside]


def test_what_stands_beside_an_order_keeps_its_place_possible_or_not(table) -> None:
    table.order("daqan", CONQUER)
    without = apart(menu(table))
    table.tactics("daqan", "tax_gatherers")
    table.order("daqan", CONQUER)
    with_card = apart(menu(table))

    assert [possible for _, possible in without] == [False] * len(without)
    assert len(without) == len(with_card)
    assert with_card[0] == ("Play Tax Gatherers", True)
    assert without[1:] == with_card[1:]
    assert ("My Victory card", False) in without


def test_what_is_not_possible_now_is_no_answer_to_preview(table) -> None:
    """Discord refused the list: each barred action stood in it as the first answer once more."""
    table.units("daqan", "DA", footman=2)
    table.order("daqan", STRATEGIZE)
    shown, live = menu(table), SimpleNamespace(match=table.match)
    asked: Any = SimpleNamespace(live=live, question=table.question("daqan"), prompt=shown)

    offered = list(entries_to_preview(asked))

    assert offered, "moves can be drawn"
    assert sum(bool(each.barred) for each in shown.entries) > 1
    assert not any(each.barred for each in offered)


def test_areas_are_listed_by_name_in_whatever_order_the_map_was_laid(table) -> None:
    keys = ("9A", "3B", "DA", "3A", "1C")
    options = [Activate(area(key)) for key in keys]
    daqan = table.seat("daqan")
    context = {"supremacy": "yes"}
    asked = Question(QuestionId(1), daqan, "order.mobilize.bonus", OneOf(options), False, context)
    wording = Wording(GAME, "en", GAME.view(table.state, daqan))

    shown = build_prompt(asked, wording, lambda _: {})

    listed = [each.label.removeprefix("Activate ") for each in shown.entries]
    assert listed == ["1C", "3A", "3B", "9A", "DA (Daqan)"]
    assert [keys[each.ordinal] for each in shown.entries] == [name[:2] for name in listed]


def test_of_heroes_each_keeps_its_ways_together(table) -> None:
    ways = [Travel(HeroId(hero), area(key)) for hero in (7, 3) for key in ("9A", "3B", "1C")]
    daqan = table.seat("daqan")
    asked = Question(QuestionId(1), daqan, "quests.act", OneOf(ways), False, {"hero": 7})
    wording = Wording(GAME, "en", GAME.view(table.state, daqan))

    shown = build_prompt(asked, wording, lambda _: {})

    assert [each.ordinal for each in shown.entries] == [2, 1, 0, 5, 4, 3]


def test_ending_an_order_stands_apart_as_the_last_answer(table) -> None:
    table.order("daqan", CONQUER)
    shown = menu(table)

    assert shown.is_turn
    assert [each.label for each in shown.entries if each.closes] == ["Activate nothing"]


@pytest.mark.parametrize(("footmen", "hopeless"), [(1, True), (8, False)])
def test_no_tip_leads_into_a_battle_that_is_as_good_as_lost(table, footmen, hopeless) -> None:
    daqan = table.seat("daqan")
    table.units("daqan", "DA", footman=1)
    table.units("neutral", "8A", giant=2)
    footman = next(iter(table.state.standing(area("DA"))))
    table.state.pending = [Going(area("DA"), area("8A"), footman, footmen)]

    asked = Question(QuestionId(1), daqan, "diplomacy", OneOf([Negotiate(1), Attack()]), False, {})
    alone = Question(QuestionId(1), daqan, "diplomacy", OneOf([Attack()]), False, {})

    assert GAME.is_ill_advised(table.state, asked, Attack()) is hopeless
    assert not GAME.is_ill_advised(table.state, alone, Attack()), "there is no other way"
    said = Wording(GAME, "en", GAME.view(table.state, daqan))
    beside = said.option_facts(Attack(), GAME.facts(table.state, daqan, Attack()))
    assert beside.startswith(f"{footmen} unit{'s' * (footmen > 1)} against 2 Giants · ")


@pytest.mark.parametrize(("season", "fits"), [("spring", True), ("summer", False), ("fall", False)])
def test_no_tip_recruits_what_winter_could_not_feed(table, season, fits) -> None:
    table.dials("daqan", food=3, wood=1, ore=1)
    table.units("daqan", "DA", footman=3)
    table.units("daqan", "DC", footman=1)
    table.state.season = season
    daqan = table.seat("daqan")
    asked = Question(QuestionId(1), daqan, "orders", OneOf([]), False, {})

    with_food = GAME.is_ill_advised(table.state, asked, RecruitWith(Resource("food")))

    assert with_food is not fits
    assert not GAME.is_ill_advised(table.state, asked, ChooseOrder(OrderNumber(CONQUER)))


def test_how_all_stand_says_runes_as_far_as_the_reader_knows(table) -> None:
    table.state.year = 2
    table.rune("DB")
    words = load_words(("engine.runewars", "engine.core"), "en")
    daqan, latari = table.seat("daqan"), table.seat("latari")
    own = "\n".join(GAME.standing_lines(GAME.view(table.state, daqan), words))
    table.state.runes[next(iter(table.state.runes))].seen.append(daqan)
    looked = GAME.view(table.state, daqan)
    others = "\n".join(GAME.standing_lines(GAME.view(table.state, latari), words))

    assert own.startswith("**How all stand** in year 2: 6 dragon runes win")
    assert "**Daqan** (you): no dragon rune known, 1 unknown token" in own
    assert "**Daqan** (you): 1 dragon rune known" in "\n".join(GAME.standing_lines(looked, words))
    assert "**Daqan**: no dragon rune known, 1 unknown token" in others
    assert GAME.status(looked, words).startswith("dragon runes 1 of 6, ")
    assert not GAME.status(GAME.view(table.state, None), words)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "dragon runes 6: a Victory card wins if you hold 6 a year later"),
        ("de", "Drachenrunen 6: Eine Siegkarte gewinnt, wenn du ein Jahr später 6 hast"),
        ("es", "runas de dragón 6: una carta de victoria gana si un año después tienes 6"),
    ],
)
def test_who_has_enough_runes_reads_how_they_win(table, locale, said) -> None:
    """ "7 of 6" looked like a match already won."""
    table.state.year = 2
    claim(table)
    for rune in table.state.runes.values():
        rune.faceup = True
    words = load_words(("engine.runewars", "engine.core"), locale)
    assert GAME.status(GAME.view(table.state, table.seat("daqan")), words).startswith(said)


HARVEST, ACQUIRE_POWER = 4, 7
ENDS = {"en": "end the turn", "de": "den Zug beenden", "es": "terminar el turno"}


@pytest.mark.parametrize("locale", ENDS)
@pytest.mark.parametrize(("number", "act"), [(HARVEST, "harvest"), (ACQUIRE_POWER, "power")])
@pytest.mark.parametrize("earlier", [[], [8]], ids=["bonus", "none"])
def test_two_ways_to_bring_in_the_same_say_what_follows(table, number, act, earlier, locale):
    table.tactics("daqan", "tax_gatherers")
    table.stronghold("daqan", "DA")
    table.influence(daqan=1)
    table.dials("daqan", wood=1)
    table.order("daqan", number, earlier=earlier)
    daqan, asked = table.seat("daqan"), table.question("daqan")
    wording = Wording(GAME, locale, GAME.view(table.state, daqan))
    options = {option.key(): option for option in asked.form.options}
    stays, leaves = (wording.option(options[key], asked) for key in (f"runewars.{act}", "done"))

    assert (ENDS[locale] in leaves) == bool(earlier)
    assert stays.partition(",")[2] != leaves.partition(",")[2]
    table.choose("daqan", "done")
    assert (table.asked("daqan") is None) == bool(earlier)
