"""Everything that Root may say has words: the catalogues against the registry and the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from bot.wording import Wording, dashed, kebab
from engine.core.actions import Done, Option, fields_of
from engine.core.events import Event
from engine.core.refused import Refused
from engine.core.rulebook import message_of
from engine.root import GAME
from engine.root.cards import CARDS
from engine.root.factions.base import FACTIONS
from engine.root.plans import CARDS_IN_BATTLE
from engine.root.rulebook import LAW
from tests.root.table import EVERYBODY, RootTestTable

ENGINE = Path(__file__).parents[2] / "engine"
SOURCES = [*sorted((ENGINE / "root").rglob("*.py")), *sorted((ENGINE / "core").glob("*.py"))]
WORDS = GAME.words("en")
MOST_OF_A_DESCRIPTION = 100


def catalogues() -> list[tuple[str, FluentResource]]:
    """Read the English catalogues of Root and of the engine."""
    return [
        (file.name, FluentResource(file.read_text(encoding="utf-8")))
        for package in ("engine.root", "engine.core")
        for file in sorted((files(package) / "words" / "en").iterdir(), key=str)
    ]


def messages(prefix: str) -> set[str]:
    """List the ids of messages that begin alike."""
    return {
        entry.id.name
        for _, resource in catalogues()
        for entry in resource.body
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(prefix)
    }


def kinds_of(base: type) -> set[type]:
    """List all classes below one that the engine defines."""
    found = set()
    for kind in base.__subclasses__():
        if kind.__module__.startswith("engine."):
            found |= {kind}
        found |= kinds_of(kind)
    return found


def names(kinds: set[type]) -> list[type]:
    """Sort classes, so that test ids stay the same."""
    return sorted(kinds, key=lambda kind: f"{kind.__module__}.{kind.__name__}")


def tag(option: type[Option]) -> str:
    """Return an option class's part of its words' ids."""
    return dashed(str(option.__struct_config__.tag))


def calls_of(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call of a name in the engine's source, with where it stands."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                yield f"{file.name}:{node.lineno}", node


REFUSALS = [(where, call) for where, call in calls_of("Refused") if call.args]


@pytest.fixture(scope="module")
def wording() -> Wording:
    """Return the English words of a table of the four base factions."""
    return Wording(GAME, "en", GAME.view(RootTestTable(*EVERYBODY).state, None))


# The catalogues


def test_catalogues_have_no_broken_entries():
    broken = [
        (name, entry.content.splitlines()[0])
        for name, resource in catalogues()
        for entry in resource.body
        if isinstance(entry, ftl.Junk)
    ]

    assert broken == []


def test_every_message_is_written_once():
    seen: dict[str, str] = {}
    twice = []
    for name, resource in catalogues():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    twice.append((entry.id.name, seen[entry.id.name], name))
                seen[entry.id.name] = name

    assert twice == []


# Options and commands

OPTIONS = names(kinds_of(Option))


@pytest.mark.parametrize("option", OPTIONS, ids=tag)
def test_every_option_has_a_label(option):
    assert WORDS.has(f"o-{tag(option)}")


def test_no_label_is_left_over():
    assert messages("o-") == {f"o-{tag(option)}" for option in OPTIONS}


@pytest.mark.parametrize("action", GAME.actions, ids=tag)
def test_every_command_and_its_fields_are_described(action):
    path = action.path.replace(" ", "-")
    needed = [f"c-{path.partition('-')[0]}", f"c-{path}"]
    needed += [f"f-{path}-{dashed(name)}" for name in fields_of(action)]

    described = [WORDS.say(message) for message in needed]

    assert max(map(len, described)) <= MOST_OF_A_DESCRIPTION


def test_no_description_is_left_over():
    needed = set()
    for action in GAME.actions:
        path = action.path.replace(" ", "-")
        needed |= {f"c-{path.partition('-')[0]}", f"c-{path}"}
        needed |= {f"f-{path}-{dashed(name)}" for name in fields_of(action)}

    needed.add("c-root-done")  # the host's own command in the game's group

    assert messages("c-") | messages("f-") == needed


# Questions


def questions_asked() -> set[str]:
    """Find the kinds of questions that the rules name: "battle.ambush", "discard"…"""
    asked = set()
    for name in ("t.choose", "t.choose_some", "t.amounts", "t.respond", "settle", "t.sealed"):
        for _, call in calls_of(name):
            place = 2 if name == "settle" else 0 if name == "t.sealed" else 1
            kind = call.args[place]
            if isinstance(kind, ast.Constant):
                asked.add(str(kind.value))
    asked |= {f"marquise.first_{kind}" for kind in ("sawmill", "workshop", "recruiter")}
    asked |= {f"battle.{field.key}" for field in CARDS_IN_BATTLE.fields}
    asked |= {"battle.ambush", "battle.foil"}
    return asked


def test_every_question_says_what_and_what_for():
    silent = [
        kind
        for kind in sorted(questions_asked())
        if not (WORDS.has(f"q-{dashed(kind)}") and WORDS.has(f"q-{dashed(kind)}.why"))
    ]

    assert silent == []


MENUS = [f"{key}.{stage.key}" for key, own in FACTIONS.items() for stage in own.stages]


@pytest.mark.parametrize("menu", MENUS)
def test_every_menu_says_what_and_what_for_and_what_done_means(menu):
    kind = dashed(menu)

    assert WORDS.has(f"q-{kind}")
    assert WORDS.has(f"q-{kind}.why")
    assert WORDS.has(f"done-{kind}")


def test_no_question_is_left_over():
    needed = {f"q-{dashed(kind)}" for kind in (*questions_asked(), *MENUS)}

    assert messages("q-") - needed == set()


# Events

EVENTS = names(kinds_of(Event))


@pytest.mark.parametrize("event", EVENTS, ids=kebab)
def test_every_event_has_words_that_use_its_fields_alone(event):
    message = f"e-{kebab(event)}"

    assert WORDS.has(message)
    assert variables(message) <= set(event.__struct_fields__)


def test_no_event_is_left_over():
    assert messages("e-") == {f"e-{kebab(event)}" for event in EVENTS}


def variables(message: str) -> set[str]:
    """List the variables of a message, those of the messages it refers to included."""
    entries = {
        entry.id.name: entry
        for _, resource in catalogues()
        for entry in resource.body
        if isinstance(entry, ftl.Message)
    }
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            look(entries[node.id.name])
        elif isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                look(value)
        elif isinstance(node, list):
            for each in node:
                look(each)

    look(entries[message])
    return found


# Refusals


@pytest.mark.parametrize(("where", "call"), REFUSALS, ids=[where for where, _ in REFUSALS])
def test_every_refusal_has_words_and_all_their_arguments(where, call, wording):
    args = {word.arg: sample(str(word.arg)) for word in call.keywords if word.arg != "law"}

    for key in refused_keys(call):
        text = wording.refusal(Refused(key, law="1.1.2", **args))
        assert text.endswith(" (Law 1.1.2)"), where
        assert "clearing clearing" not in text.lower(), where


def refused_keys(call: ast.Call) -> set[str]:
    """Return the keys that a call may refuse with: a constant, or one of several messages."""
    key = call.args[0]
    if isinstance(key, ast.JoinedStr):
        assert isinstance(key.values[0], ast.Constant)
        start = f"r-{key.values[0].value}"
        return {message.removeprefix("r-") for message in messages(start)}
    return {str(each.value) for each in ast.walk(key) if isinstance(each, ast.Constant)}


SAMPLES = {
    "item": "boot",
    "suit": "fox",
    "building": "sawmill",
    "piece": "wood",
    "column": "recruit",
    "phase": "evening",
    "when": "start",
    "faction": "vagabond",
    "character": "thief",
    "minister": "foremole",
    "step": "revolt",
    "instead": "3 4",
    "beside": "",
    "cost": "fox fox any",
    "ready": "fox=2 mouse=1",
    "missing": "boot tea",
    "value": "x",
    "field": "x",
    "kind": "x",
    "have": 1,
    "reach": "1 2",
}


def sample(name: str) -> int | str:
    """Return a value such as an argument of that name may have."""
    return SAMPLES.get(name, 2)


def test_no_refusal_is_left_over():
    raised = {f"r-{key}" for _, call in REFUSALS for key in refused_keys(call)}

    assert messages("r-") == raised


def test_clearings_and_seats_in_refusals_are_numbers_that_words_can_name():
    wrong = [
        (where, word.arg)
        for where, call in REFUSALS
        for word in call.keywords
        if GAME.context_types.get(str(word.arg)) in ("Clearing", "Place", "Seat")
        and isinstance(word.value, ast.JoinedStr)
    ]

    assert wrong == []


def test_every_section_cited_is_in_the_rulebook():
    cited = {
        (each.value, where)
        for where, call in REFUSALS
        for word in call.keywords
        if word.arg == "law"
        for each in ast.walk(word.value)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value
    }

    assert sorted(each for each in cited if each[0] not in LAW.sections()) == []


# Plans, cards, factions, options


@pytest.mark.parametrize("kind", GAME.plan_kinds, ids=lambda kind: kind.key)
def test_every_plan_says_what_may_be_decided(kind):
    plan = f"plan-{dashed(kind.key)}"
    assert WORDS.has(plan)
    for field in kind.fields:
        assert WORDS.has(f"{plan}-{dashed(field.key)}")
        known = {*FACTIONS, "vagabond2", *(card.key for card in CARDS)}
        for value in field.choices:
            if not value.isdigit() and value not in known:
                assert WORDS.has(f"{plan}-{dashed(field.key)}-{dashed(value)}"), value


@pytest.mark.parametrize("key", sorted({card.key for card in CARDS}))
def test_every_card_is_explained_in_a_line_and_in_full(key):
    line, full = (WORDS.say(f"card-{dashed(key)}{part}") for part in ("", ".long"))

    assert len(line) <= 90
    assert len(full) > len(line)


def test_no_card_is_left_over():
    cards = next(resource for name, resource in catalogues() if name == "cards.ftl")
    explained = {entry.id.name for entry in cards.body if isinstance(entry, ftl.Message)}
    needed = {f"card-{dashed(card.key)}" for card in CARDS}

    assert {message for message in explained if message.startswith("card-")} == needed


@pytest.mark.parametrize("key", [*FACTIONS, "vagabond2"])
def test_every_faction_has_a_name_a_short_and_a_full_one(key):
    for part in ("", ".short", ".full"):
        assert WORDS.say(f"faction-{key}{part}")


def test_every_piece_has_a_name_and_a_number():
    for own in FACTIONS.values():
        for kind in ("warrior", *own.buildings, *own.tokens):
            assert WORDS.say(f"piece-{dashed(kind)}")
            assert WORDS.say(f"pieces-{dashed(kind)}", count=2)


def test_every_table_option_is_explained():
    for option in GAME.options:
        assert WORDS.has(f"option-{option.key}")
        assert WORDS.has(f"option-{option.key}.why")
        for choice in option.choices:
            assert WORDS.has(f"option-{option.key}-{choice}")


def test_done_is_said_in_menus_that_exist():
    kinds = {dashed(kind) for kind in (*questions_asked(), *MENUS)}

    assert {message.removeprefix("done-") for message in messages("done-")} <= kinds
    assert WORDS.say(f"o-{tag(Done)}") == "Done"


# The rulebook


def test_every_section_of_the_rulebook_has_a_heading_and_a_text():
    for section in LAW.sections():
        message = message_of(section)
        assert WORDS.say(message)
        assert WORDS.say(f"{message}.title")


def test_the_rulebook_holds_all_sections_of_the_common_rules_and_base_factions():
    sections = LAW.sections()

    assert list(sections) == sorted(sections, key=in_order)
    for chapter, parts in {"1": 5, "2": 5, "3": 3, "4": 3, "6": 6, "7": 8, "8": 6, "9": 7}.items():
        assert [f"{chapter}.{n}" in sections for n in range(1, parts + 1)] == [True] * parts
    assert [f"26.{n}" in sections for n in range(1, 10)] == [True] * 9


def in_order(section: str) -> list[tuple[int, str]]:
    """Return what sorts sections as the Law does: 9.2.9 before 9.2.10, II before III."""
    romans = {each: n for n, each in enumerate(["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"], 1)}
    romans |= {"HCC": 1001, "QL": 1002}  # the chapters without a number come last
    parts = section.split(".")
    return [(int(part) if part.isdigit() else romans.get(part, 0), part) for part in parts]


@pytest.mark.parametrize(
    ("text", "first"),
    [("4.3.1", "4.3.1"), ("4.2.", "4.2"), ("field hosp", "6.2.3"), ("foil", "4.3.1.I")],
)
def test_sections_are_found_by_number_and_by_words(text, first):
    assert LAW.find(text, WORDS)[0] == first


def test_a_number_finds_what_stands_below_it_and_nothing_else():
    assert LAW.find("3.3.1", WORDS) == ["3.3.1", "3.3.1.I", "3.3.1.II"]
    assert LAW.find("zeppelin", WORDS) == LAW.find(" ", WORDS) == []


def test_words_name_no_key_with_underscores():
    shown = [
        entry.value
        for _, resource in catalogues()
        for entry in resource.body
        if isinstance(entry, ftl.Message) and entry.value
    ]
    texts = [
        element.value
        for pattern in shown
        for element in pattern.elements
        if isinstance(element, ftl.TextElement)
    ]

    assert [text for text in texts if re.search(r"[a-z]_[a-z]", text)] == []
