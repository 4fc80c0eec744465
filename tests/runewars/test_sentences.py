"""Sentences make sense: whose hero it is, who gained what, damage without signs, no bare places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.play.menus.prompt_builder import build_prompt
from bot.ui.message_ids import field_types
from bot.ui.summaries import digest
from bot.ui.wording import Wording
from tests.runewars.kit import (
    AREA_OF,
    FACTION_KEYS,
    GAME,
    OPTIONS,
    UNITS,
    Amounts,
    Event,
    HeroHurt,
    HeroId,
    InfluenceGained,
    Match,
    QuestEnded,
    RandomPlayer,
    RunewarsTestTable,
    Seat,
    Setup,
    TacticsDrawn,
    army_events,
    card_events,
    chance_of,
    decisions,
    hero_events,
    map_events,
    quest_events,
    year_events,
)
from tests.test_translations import catalogue

LANGUAGES = ("en", "de", "es")
OWNED = ("HeroId", "DuellistId")
VALUES: dict[str, Any] = {"str": "strength", "int": 1, "bool": True}
"""Sample value of a field by its type; any other type has 1."""


def kinds_of_events() -> Iterator[type[Event]]:
    """Yield every kind of event of Runewars."""
    for module in (army_events, map_events, card_events, hero_events, quest_events, year_events):
        for each in vars(module).values():
            if isinstance(each, type) and issubclass(each, Event) and each is not Event:
                yield each


def about_heroes() -> list[type[Event]]:
    """List the events that name a hero, where everybody wants to know its player."""
    found = []
    for kind in kinds_of_events():
        types = {type_name for _, type_name, many in field_types(kind) if not many}
        if types & set(OWNED):
            found.append(kind)
    return sorted(set(found), key=lambda kind: kind.__name__)


@pytest.fixture
def table() -> RunewarsTestTable:
    """Two heroes of Uthuk's in an area."""
    table = RunewarsTestTable()
    table.hero("uthuk", "mordrog", "9A")
    return table


def said(table: RunewarsTestTable, locale: str) -> Wording:
    """Return the words of a post for everybody."""
    return Wording(GAME, locale, GAME.view(table.state, None))


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("kind", about_heroes(), ids=lambda kind: kind.__name__)
def test_every_sentence_about_a_hero_says_whose_it_is(table, kind, locale):
    hero, uthuk = HeroId(table.state.heroes[0].hero), table.seat("uthuk")
    sample: dict[str, Any] = {}
    for name, type_name, many in field_types(kind):
        value = VALUES.get(type_name, 1)
        value = hero if type_name in OWNED else uthuk if type_name == "Seat" else value
        sample[name] = "gold" if name == "symbol" else () if many else value

    sentence = said(table, locale).event(kind(**sample))

    assert "Mordrog" in sentence or kind is QuestEnded
    assert "Uthuk" in sentence or "Mordrog" not in sentence, sentence


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("count", [*range(-8, 0), *range(1, 9)])
def test_damage_is_taken_or_lost_and_never_changed_by_a_signed_number(table, count, locale):
    hero = HeroId(table.state.heroes[0].hero)

    taken = said(table, locale).event(HeroHurt(table.seat("uthuk"), hero, abs(count)))
    sentence = said(table, locale).event(HeroHurt(table.seat("uthuk"), hero, count))

    assert str(abs(count)) in sentence
    assert not set("+-−") & set(sentence)
    assert (sentence == taken) == (count > 0)


def test_what_somebody_gains_stands_behind_nobody_elses_deed(table):
    daqan, uthuk = table.seat("daqan"), table.seat("uthuk")
    told: list[Event] = [TacticsDrawn(daqan, 1), InfluenceGained(uthuk, 2, 3)]

    assert said(table, "en").lines(told) == [
        "Daqan drew a Tactics card.", "Uthuk: +2 influence, now 3.",
    ]  # fmt: skip
    assert "(" not in " ".join(digest(said(table, "en"), told, 300))
    (line,) = said(table, "en").lines([TacticsDrawn(uthuk, 1), told[1]])
    assert line.endswith("(+2 influence, now 3).")


def test_whatever_is_said_behind_a_line_of_runewars_is_of_the_same_seat():
    """Every kind with such words belongs to a seat and checks whose line it joins."""
    for kind in kinds_of_events():
        wording = Wording(GAME, "en", None)
        name = "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__)
        if wording.words.has(f"e{name}.after"):
            assert kind.own_line, kind


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_suggestion_speaks_of_no_points_where_a_game_has_none(locale):
    reasons = catalogue("bot", locale)["suggesting.ftl"]

    assert reasons
    for key, message in reasons.items():
        assert not any(
            word in str(message.value.elements).lower() for word in ("point", "punkt", "punto")
        ), key


@pytest.mark.parametrize("setup", ["choose", "usual"])
def test_places_to_arrive_at_are_told_apart_by_who_arrives(setup):
    options = {**OPTIONS, "setup": setup}
    match = Match.new(GAME, Setup("runewars", FACTION_KEYS, options), chance_of(5))
    player, met = RandomPlayer(random.Random(5)), 0
    for seat, question, _ in decisions(match, player, most=600):
        form = question.form
        places = isinstance(form, Amounts) and any(
            kind.removesuffix(".routed") in AREA_OF for kind in form.bounds
        )
        if places:
            met += 1
            check_places(match, seat, question)
    assert met


def check_places(match: Match, seat: Seat, question: Any) -> None:
    """Every line of such a menu names the unit, and no two are alike."""
    for locale in LANGUAGES:
        wording = Wording(GAME, locale, match.view(seat))
        entries = build_prompt(question, wording, lambda option: {}).entries
        key = UNITS[question.context["unit"]].key
        counted = [wording.words.say("amount-units", units=f"{key}={n}") for n in (1, 2)]
        one, several = (each.partition(" ")[2] for each in counted)
        labels = [entry.label for entry in entries]
        assert all(one in label or several in label for label in labels), labels
        assert len(set(labels)) == len(labels)
