"""Names and numbers in saved matches: released ones must still be understood.

The lists are in `tests/golden`. A missing name breaks running matches; give it an alias, or an
upgrade. `python -m tests.properties.test_saved_names` adds new names, and fields, to the lists.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.agenda import STEPS
from engine.core.choices.actions import Option, fields_of
from engine.core.events import Event
from engine.games import GAMES
from engine.root.data.cards import CARDS, DECKS

GOLDEN = Path(__file__).parent.parent / "golden"


def cards() -> list[str]:
    """Number every card of Root: states hold the numbers, choices the keys."""
    return [f"{number} {card.key}" for number, card in enumerate(CARDS)]


def steps() -> list[str]:
    """Name every step that an agenda may hold."""
    modules = tuple(f"engine.{game}." for game in GAMES)
    return sorted(name for name, f in STEPS.items() if f.__module__.startswith(modules))


def classes(root: type[Option] | type[Event]) -> Iterator[type[Option] | type[Event]]:
    """List every option or event class of the engine."""
    for child in root.__subclasses__():
        if child.__module__.startswith("engine."):
            yield child
        yield from classes(child)


def options() -> list[str]:
    """Write each option's tag and fields, as its key has them."""
    return sorted(
        " ".join([str(each.__struct_config__.tag), *fields_of(each)]) for each in classes(Option)
    )


def events() -> list[str]:
    """Write each event's tag and fields, as the log has them."""
    return sorted(
        " ".join([str(each.__struct_config__.tag), *each.__struct_fields__])
        for each in classes(Event)
    )


def renewed(known: list[str], now: list[str]) -> list[str]:
    """Add new names to a list, and new fields; a name that is gone stays, and a test fails."""
    names = {each.partition(" ")[0] for each in now}
    gone = [each for each in known if each.partition(" ")[0] not in names]
    return sorted([*gone, *now])


LISTS: dict[str, Callable[[], list[str]]] = {
    "root_cards": cards, "steps": steps, "options": options, "events": events,
}  # fmt: skip


def golden(name: str) -> list[str]:
    """Read a list."""
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_cards_keep_their_numbers() -> None:
    assert cards()[: len(golden("root_cards"))] == golden("root_cards")
    assert len(CARDS) == len(golden("root_cards")), "new cards are missing in the list"


def test_the_standard_deck_has_54_cards_that_nobody_else_numbers() -> None:
    assert len(DECKS["standard"]) == len(set(DECKS["standard"])) == 54


@pytest.mark.parametrize("name", ["steps", "options", "events"])
def test_nothing_that_was_saved_is_forgotten(name: str) -> None:
    assert [each for each in golden(name) if each not in LISTS[name]()] == []


@pytest.mark.parametrize("name", ["steps", "options", "events"])
def test_every_saved_name_is_in_the_list(name: str) -> None:
    """A name that is in no list can be changed without anybody noticing."""
    missing = [each for each in LISTS[name]() if each not in golden(name)]
    assert missing == [], "run python -m tests.properties.test_saved_names"


def test_what_is_gone_stays_in_the_list() -> None:
    known = ["act seat", "gone seat", "grown seat"]
    assert renewed(known, ["act seat", "grown seat card", "new"]) == [
        "act seat", "gone seat", "grown seat card", "new",
    ]  # fmt: skip


@pytest.mark.parametrize("root", [Option, Event])
def test_a_class_without_a_saved_name_is_refused(root: Any) -> None:
    with pytest.raises(TypeError, match="Nameless needs tag"):
        type(root)("Nameless", (root,), {"__module__": __name__}, frozen=True, gc=False)


def test_event_tags_are_unique_over_all_games() -> None:
    """The log is read back by tag alone."""
    tags = [str(each.__struct_config__.tag) for each in classes(Event)]
    assert len(tags) == len(set(tags))


def test_option_tags_are_unique_within_a_game() -> None:
    tags = [(each.__module__.split(".")[1], each.__struct_config__.tag) for each in classes(Option)]
    assert len(tags) == len(set(tags))


def test_every_option_of_a_menu_has_fields_that_a_key_can_hold() -> None:
    for each in classes(Option):
        kinds = set(fields_of(each).values())
        assert not kinds & {"tuple", "list", "dict", "float"}, each


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_upgrades_lead_from_the_first_schema_to_this_one(game: object) -> None:
    assert sorted(game.upgrades) == list(range(1, game.schema))  # type: ignore[attr-defined]


if __name__ == "__main__":
    for name, lines in LISTS.items():
        now = cards() if name == "root_cards" else renewed(golden(name), lines())
        (GOLDEN / f"{name}.txt").write_text("\n".join(now) + "\n", encoding="utf-8")
    sys.exit(0)
