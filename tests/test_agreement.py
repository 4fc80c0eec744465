"""Verbs agree with their subject: one name, a plural name, several people. Keys find names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from bot.ui.message_ids import dash, field_types, kebab
from engine.core.events import Event
from engine.core.language.words import DEFAULT_LOCALE, entries_of, load_words, words_alone
from engine.games import GAMES
from tests.properties.test_saved_names import classes
from tests.test_translations import LANGUAGES, catalogue

PEOPLE = {"who", "by", "host", "names", "name", "player", "winners", "before", "agreed", "plays"}
"""Arguments for people and factions in sentences of the bot and of pictures."""
NEUTRAL = {
    "e-units-placed", "e-units-retreated", "e-units-destroyed", "e-units-routed", "e-units-stood",
    "e-battle-", "e-special-resolved",
}  # fmt: skip
"""Events that may happen to neutral units too, whose name is plural in every language."""
NO_VERBS = {"as", "this", "across", "always", "perhaps", "points", "items", "cards", "us"}
THIRD = re.compile(r"^(?:\*\*)?(?: \([^)]*\))? ([a-z]+)\b")
OF = re.compile(r"\b[oO]f (?:the )?$")
"""Words before a name that is not the subject: "the seat of"."""


def seats_named(game: str) -> set[str]:
    """Return the arguments for seats in sentences of a game."""
    fields = {
        name
        for each in classes(Event)
        if each.__module__.startswith(f"engine.{game}.")
        for name, kind, _ in field_types(each)
        if kind == "Seat"
    }
    return fields - {"to"} | {n for n, kind in GAMES[game].context_types.items() if kind == "Seat"}


def after_subjects(node: object, subjects: set[str]) -> Iterator[str]:
    """Yield the text behind each subject's name below a node, unless it is only an owner's."""
    if isinstance(node, ftl.Pattern):
        elements = [ftl.TextElement(""), *node.elements]
        for before, one, text in zip(elements, elements[1:], elements[2:], strict=False):
            named = isinstance(one, ftl.Placeable) and subject_of(one.expression) in subjects
            owner = isinstance(before, ftl.TextElement) and OF.search(before.value)
            if named and not owner and isinstance(text, ftl.TextElement):
                yield text.value
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from after_subjects(value, subjects)
    elif isinstance(node, list):
        for each in node:
            yield from after_subjects(each, subjects)


def subject_of(expression: object) -> str:
    """Return the variable of a placeable, by itself or through NAMES; otherwise empty."""
    if isinstance(expression, ftl.FunctionReference) and expression.id.name == "NAMES":
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ftl.VariableReference) else ""


def verbs_of_one(text: str) -> bool:
    """Return whether an English text continues with a verb that fits one name only."""
    found = THIRD.match(text)
    return found is not None and found[1].endswith("s") and found[1] not in NO_VERBS


PLACES = {
    "bot": PEOPLE,
    "engine.root": seats_named("root"),
    "render.root": PEOPLE,
    "render.match_pictures": PEOPLE,
}


@pytest.mark.parametrize("package", PLACES)
def test_no_english_sentence_fits_one_kind_of_subject_only(package: str) -> None:
    wrong = [
        f"{name}: …{text}"
        for messages in catalogue(package, "en").values()
        for name, message in messages.items()
        for text in after_subjects(message, PLACES[package])
        if verbs_of_one(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("locale", ["en", *LANGUAGES])
def test_what_happens_to_neutrals_is_said_without_a_verb_of_one(locale: str) -> None:
    """English past tense is the same for one and for many."""
    wrong = [
        f"{name}: …{text}"
        for messages in catalogue("engine.runewars", locale).values()
        for name, message in messages.items()
        if name.startswith(tuple(NEUTRAL))
        for text in after_subjects(message, {"seat", "side", "winner"})
        if (
            verbs_of_one(text)
            if locale == "en"
            else re.match(r" (?!gegen|ante|en |in )[a-zäöü]", text)
        )
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("who", "said"),
    [("Ann", "Ann picks now"), ("Ann, Bob", "Ann, Bob pick now")],
)
def test_the_draft_names_who_picks_whatever_they_are_called(who: str, said: str) -> None:
    assert said in load_words(("bot",), "en").say("draft-picking", number=1, who=who)


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("Corvids", "The Corvids attack you"),
        ("Marquise", "The Marquise attacks you"),
        ("Eyrie and Alliance", "The Eyrie and Alliance attack you"),
    ],
)
def test_the_reason_for_a_response_agrees_with_the_attacker(who: str, said: str) -> None:
    words = GAMES["root"].words("en")
    assert words.say(
        "cause-attacked", attacker=who, clearing="5", attackers=2, defenders=1
    ).startswith(said)


@pytest.mark.parametrize("package", ["bot", "engine.root", "render.root"])
@pytest.mark.parametrize("locale", ["en", *LANGUAGES])
def test_every_language_says_which_names_are_many(package: str, locale: str) -> None:
    assert words_alone((package,), locale).say("said-as-many")


@pytest.mark.parametrize("locale", ["en", *LANGUAGES])
def test_verbs_behind_a_word_for_the_readers_side_agree_with_that_word(locale: str) -> None:
    """The Keepers' player read "Deine Seite ignorieren den ersten Treffer"."""
    wrong = [
        (name, found)
        for name, text in entries_of("engine.root", locale).items()
        for seat in set(re.findall(r"YOU\(\$(\w+), ", text))
        for *found, you in re.findall(rf'AGREE\(\${seat}, "([^"]*)", "([^"]*)"(, "[^"]*")?\)', text)
        if not you and found[0] != found[1]
    ]
    assert wrong == []


@pytest.mark.parametrize("locale", ["en", *LANGUAGES])
def test_names_are_many_in_texts_and_in_pictures_alike(locale: str) -> None:
    """A faction may be called by a shorter name on the board: "Guardianes", "Los Guardianes"."""
    assert said_as_many("engine.root", locale) == said_as_many("render.root", locale) != set()


def said_as_many(package: str, locale: str) -> set[str]:
    """Return the factions and hirelings whose names take their verb in the plural."""
    words = words_alone((package,), locale)
    listed = set(words.say("said-as-many").split(" · "))
    named = {
        name: words.say(name)
        for name in entries_of(package, locale)
        if name.startswith("faction-") and words.has(name)
    }
    assert listed <= set(named.values())
    return {name for name, said in named.items() if said in listed}


@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *LANGUAGES])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_sentence_names_by_its_key_is_a_key_and_has_a_name(game: str, locale: str) -> None:
    """A field that is shown as a name, or a message with underscores, is found by no key."""
    words, wrong = entries_of(f"engine.{game}", locale), []
    for event in classes(Event):
        text = words.get(f"e-{kebab(event)}", "")
        for name, kind, many in field_types(event):
            if asked := re.search(rf'NAMES\(\${name}, as: "([\w-]+)"', text):
                if kind != "int" and (many or kind != "str"):
                    wrong.append(f"{event.__name__}.{name} is a name already")
                beginning = f"{asked[1]}-"
                named = [each for each in words if each.startswith(beginning)]
                wrong += [each for each in named if each != dash(each)]
    assert wrong == []
