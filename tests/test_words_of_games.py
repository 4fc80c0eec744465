"""Every message of a game has words: the catalogues against the registry and the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from bot.ui.message_ids import dash, kebab
from bot.ui.wording import Wording
from engine.core.choices.actions import Done, fields_of
from engine.core.errors import Refused
from engine.referee.record import reading
from engine.root.data.cards import CARDS
from engine.root.game import GAME as ROOT
from engine.root.hooks.faction import FACTIONS
from engine.root.rules.menus import REST
from engine.root.rules.plans import CARDS_IN_BATTLE
from engine.runewars.game import GAME as RUNEWARS
from engine.runewars.rules.orders.turn import BONUS, ORDERS, PRIMARY
from tests.cases import Test, over
from tests.root.kit import EVERYBODY, RootTestTable
from tests.runewars.kit import RunewarsTestTable
from tests.words import GameWords, tag

MOST_OF_A_DESCRIPTION = 100


def records_refused() -> frozenset[str]:
    """Return the refusals of records, which the reader names without their common prefix."""
    package = Path(str(reading.__file__)).parent
    texts = [path.read_text(encoding="utf-8") for path in package.glob("*.py")]
    named = re.findall(r'(?:unreadable|Unreadable)\(\s*"([a-z-]+)"', "\n".join(texts))
    return frozenset(f"record-{key}" for key in named)


GAMES = (
    GameWords(
        ROOT,
        menus=(
            *(f"{key}.{stage.key}" for key, own in FACTIONS.items() for stage in own.stages),
            REST,
        ),
        askers={
            "settle": 2,
            "start_in_corner": 2,
            "decide": 2,
            "choose_place": 4,
            "choose_deed": 2,
        },
        endings=("points", "dominance", "coalition"),
        more_questions=frozenset(
            {
                *(f"marquise.first_{kind}" for kind in ("sawmill", "workshop", "recruiter")),
                *(f"battle.{field.key}" for field in CARDS_IN_BATTLE.fields),
                "battle.ambush",
                "battle.foil",
            }
        ),
        samples={
            "item": "boot",
            "suit": "fox",
            "building": "sawmill",
            "piece": "wood",
            "column": "recruit",
            "phase": "evening",
            "when": "start",
            "faction": "vagabond",
            "hireling": "exile",
            "wished": "exile",
            "militants": "marquise eyrie",
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
        },
        named_elsewhere=frozenset({*FACTIONS, "vagabond2", *(card.key for card in CARDS)}),
        more_refusals=records_refused(),
    ),
    GameWords(
        RUNEWARS,
        menus=tuple(
            f"order.{o.key}.{phase}" for o in ORDERS.values() for phase in (PRIMARY, BONUS)
        ),
        askers={
            "offer": 2,
            "together": 1,
            "turn_dials": 1,
            "destroy_some": 4,
            "choose_among": 4,
            "pick_enemies": 4,
            "either": 4,
        },
        more_questions=frozenset(
            {
                "bid.highest",
                "bid.lowest",
                "retreat",
                "retreat.one",
                "retreat.surplus",
                "rune.dragon",
                "rune.false",
                "tactics.battle_win",
                "tactics.battle_lost",
                "tactics.diplomacy",
            }
        ),
        more_refusals=frozenset({"reward-useless", "reward-not-now"}),
        endings=("victory", "count", "count-influence", "count-start", "alone", "instant"),
        samples={
            "faction": "daqan",
            "beside": "1A 2B",
            "areas": "1A 2B",
            "reach": "1A",
            "free": "strength",
            "resource": "food",
            "more": "yes",
            "benefit": "tactics",
            "gives": "tactics",
            "tried": "q01",
            "kinds": "diplomat",
            "tactic": "omen",
            "title": "primarch",
            "development": "diplomat",
            "value": "x",
            "field": "x",
            "kind": "x",
        },
    ),
)


games = pytest.mark.parametrize("said", GAMES, ids=str)


def every(kind: str) -> Callable[[Test], Test]:
    """Run a test for every option, event… of every game."""

    def find() -> list[tuple[GameWords, Any]]:
        return [(game, each) for game in GAMES for each in getattr(game, kind)]

    return over("said, each", find, ids=lambda value: name_of(value))


def name_of(value: Any) -> str:
    """Name a case of a test."""
    if isinstance(value, type):
        return value.__name__
    return str(value[0]) if isinstance(value, tuple) else str(value)


@pytest.fixture(scope="module")
def wordings() -> dict[str, Wording]:
    """Return the English words of a table of each game."""
    tables: tuple[Any, ...] = RootTestTable(*EVERYBODY), RunewarsTestTable()
    return {
        table.game.key: Wording(table.game, "en", table.game.view(table.state, None))
        for table in tables
    }


# The catalogues


@games
def test_catalogues_have_no_broken_entries(said: GameWords) -> None:
    broken = [
        (name, str(entry.content).splitlines()[0])
        for name, resource in said.catalogues
        for entry in resource.body
        if isinstance(entry, ftl.Junk)
    ]

    assert broken == []


@games
def test_every_message_is_written_once(said: GameWords) -> None:
    seen: dict[str, str] = {}
    twice = []
    for name, resource in said.catalogues:
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    twice.append((entry.id.name, seen[entry.id.name], name))
                seen[entry.id.name] = name

    assert twice == []


@games
def test_words_name_no_key_with_underscores(said: GameWords) -> None:
    patterns = [entry.value for entry in said.entries.values() if entry.value]
    patterns += [part.value for entry in said.entries.values() for part in entry.attributes]
    texts = [
        element.value
        for pattern in patterns
        for element in pattern.elements
        if isinstance(element, ftl.TextElement)
    ]

    assert [text for text in texts if re.search(r"[a-z]_[a-z]", text)] == []


# Options and commands


@every("options")
def test_every_option_has_a_label_that_uses_its_fields_alone(said: GameWords, each: Any) -> None:
    message = f"o-{tag(each)}"

    assert said.words.has(message)
    assert said.variables(message, but="facts") <= {*each.__struct_fields__, "value", "line"}


@every("options")
def test_what_stands_beside_an_option_as_a_fact_needs_a_fact(said: GameWords, each: Any) -> None:
    """An effect that needs none is said as `.about`: a price is said only beside facts."""
    message = said.entries.get(f"o-{tag(each)}")
    facts = [a for a in message.attributes if a.id.name == "facts"] if message else []

    assert all(said.variables_in(fact.value) - {*each.__struct_fields__} for fact in facts)


@games
def test_no_label_is_left_over(said: GameWords) -> None:
    assert said.messages("o-") == {f"o-{tag(option)}" for option in said.options}


def described(said: GameWords) -> set[str]:
    """List the descriptions that the slash commands of a game need."""
    needed = {f"c-{said.game.key}-done"}  # the host's own command in the game's group
    for action in said.game.actions:
        path = action.path.replace(" ", "-")
        needed |= {f"c-{path.partition('-')[0]}", f"c-{path}"}
        needed |= {f"f-{path}-{dash(name)}" for name in fields_of(action)}
    return needed


@games
def test_every_command_and_its_fields_are_described_and_nothing_else(said: GameWords) -> None:
    needed = described(said)

    assert said.messages("c-") | said.messages("f-") == needed
    assert max(len(said.words.say(message)) for message in needed) <= MOST_OF_A_DESCRIPTION


@games
def test_no_group_of_commands_is_too_long_for_its_host(said: GameWords) -> None:
    groups = [action.path.partition(" ")[0] for action in said.game.actions]

    for head in set(groups):
        assert groups.count(head) + (head == said.game.key) <= 25, head


# Questions


@games
def test_every_question_says_what_and_what_for(said: GameWords) -> None:
    silent = [
        kind
        for kind in sorted(said.questions)
        if not (said.words.has(f"q-{dash(kind)}") and said.words.has(f"q-{dash(kind)}.why"))
    ]

    assert silent == []


@games
def test_a_question_names_only_what_its_rule_tells(said: GameWords) -> None:
    """The mobs' ruin was named, but not told: asked for its item, a table was set aside."""
    untold = {}
    for where, kind, told in said.asked_with():
        entry = said.entries[f"q-{dash(kind)}"]
        why = [each.value for each in entry.attributes if each.id.name in ("why", "none")]
        if missing := said.variables_in([entry.value, *why]) - told - {"least", "most"}:
            untold[where, kind] = missing

    assert untold == {}


@every("menus")
def test_every_menu_says_what_and_what_for_and_what_done_means(said: GameWords, each: Any) -> None:
    kind = dash(each)

    assert said.words.has(f"q-{kind}")
    assert said.words.has(f"q-{kind}.why")
    assert said.words.has(f"done-{kind}")


@games
def test_no_question_is_left_over(said: GameWords) -> None:
    needed = {f"q-{dash(kind)}" for kind in (*said.questions, *said.menus)}

    assert said.messages("q-") - needed == set()


@games
def test_done_and_pass_are_said_in_menus_that_exist(said: GameWords) -> None:
    kinds = {dash(kind) for kind in (*said.questions, *said.menus)}

    assert {message.removeprefix("done-") for message in said.messages("done-")} <= kinds
    assert {message.removeprefix("pass-") for message in said.messages("pass-")} <= kinds
    assert said.words.say(f"o-{tag(Done)}") == "Done"


# Events


@every("events")
def test_every_event_has_words_that_use_its_fields_alone(said: GameWords, each: Any) -> None:
    message = f"e-{kebab(each)}"

    assert said.words.has(message)
    assert said.variables(message) <= set(each.__struct_fields__)


@games
def test_no_event_is_left_over(said: GameWords) -> None:
    assert said.messages("e-") == {f"e-{kebab(event)}" for event in said.events}


# Refusals


@every("refusals")
def test_every_refusal_has_words_and_all_their_arguments(
    said: GameWords, each: Any, wordings: dict[str, Wording]
) -> None:
    where, call = each
    args = {word.arg: said.sample(str(word.arg)) for word in call.keywords if word.arg != "law"}

    for key in said.refused_keys(call):
        text = wordings[said.game.key].refusal(Refused(key, law="1.1", **args))
        assert text.endswith(f" ({said.words.say('law', section='1.1')})"), where
        assert "clearing clearing" not in text.lower(), where


@games
def test_no_refusal_is_left_over(said: GameWords) -> None:
    raised = {key for _, call in said.refusals for key in said.refused_keys(call)}

    assert said.messages("r-") == {f"r-{key}" for key in raised | said.more_refusals}


@games
def test_places_and_seats_in_refusals_are_numbers_that_words_can_name(said: GameWords) -> None:
    wrong = [
        (where, word.arg)
        for where, call in said.refusals
        for word in call.keywords
        if said.game.context_types.get(str(word.arg)) in ("Clearing", "Place", "AreaId", "Seat")
        and isinstance(word.value, ast.JoinedStr)
    ]

    assert wrong == []
