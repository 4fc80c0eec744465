"""An action that is not possible now says why, whatever it is done with."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.menus.unavailable import why_not
from bot.ui.markup import bot_words
from bot.ui.wording import Wording
from tests.root.kit import FOX, GAME, RootTestTable, campaign, decree, wander


def test_what_bars_an_action_is_about_the_cards_one_holds() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    table.build(1, "marquise", "workshop")
    table.give("marquise", "ambush_fox", "tax_collector", "anvil")
    table.start("marquise", "daylight")

    assert "is not in your hand" not in why_not(asked_of(table, "marquise"), "root craft")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("eyrie decree", "Cards join your Decree in your own Birdsong"),
        ("eyrie battle", "Columns are resolved from left to right: Move comes next."),
    ],
)
def test_a_barred_action_of_the_eyrie_says_why(path: str, reason: str) -> None:
    """Of a column of the Decree no values were known: adding to it was barred without a word."""
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    decree(table, "builder", move="anvil", battle="sword")
    table.place(1, eyrie=2)
    table.give("eyrie", "ambush_fox")
    table.start("eyrie", "resolve")
    assert reason in why_not(asked_of(table, "eyrie"), path)


def test_a_reason_that_differs_by_place_names_none() -> None:
    """ "Most often: There is no plot of yours in clearing 1 to swap" named the first of twelve."""
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    table.place(1, corvids=1)
    table.start("corvids", "daylight")

    said = why_not(asked_of(table, "corvids"), "corvids trick")

    assert said.endswith(
        "You need two plots that lie alike, both face up or both face down. (Law 13.5.4)"
    )
    assert "clearing" not in said


def asked_of(table: RootTestTable, key: str) -> Any:
    """Return what `why_not` needs of the table of somebody who is asked."""
    seat = table.seat(key)
    return SimpleNamespace(
        wording=Wording(GAME, "en", GAME.view(table.state, seat)),
        words=bot_words("en"),
        live=SimpleNamespace(match=table.match),
        question=table.question(key),
    )


@pytest.mark.parametrize(
    ("key", "path", "reason"),
    [
        ("clergy", "clergy score", "At none of your cathedrals lies a flower of its clearing"),
        ("clergy", "clergy build", "It takes 2 matching flowers in a clearing with an open slot"),
        ("clergy", "clergy replant", "You need a warrior beside a flower that does not match"),
        ("legion", "legion attack", "In no mouse clearing do your warriors still have an enemy"),
        ("legion", "legion colonize", "You need two warriors in a mouse clearing"),
        ("legion", "legion relocate", "There are colonies left in your supply"),
        ("vagabond", "vagabond quest", "You must be in a clearing of an open quest's suit"),
        ("vagabond", "vagabond repair", "For this you need, face up and undamaged: hammer"),
    ],
)
def test_every_faction_says_what_is_missing(key: str, path: str, reason: str) -> None:
    """The menu said "is not possible now" alone where each clearing had another reason."""
    others = [each for each in ("marquise", "eyrie", "alliance") if each != key]
    table = RootTestTable(*others, key)
    begin(table, key)

    assert reason in why_not(asked_of(table, key), path)


def begin(table: RootTestTable, key: str) -> None:
    """Start a Daylight in which a faction has next to nothing on the map to act with."""
    match key:
        case "clergy":
            table.build(2, "clergy", "cathedral")
            table.place(1, clergy=1)
            table.start(key, "act")
        case "legion":
            table.place(FOX, legion=1)
            campaign(table, "sword")
            table.start(key, "invade")
        case _:
            wander(table, 2, "sword", "boot")
            table.state.quests[:] = [0, 5, 10]
            table.start(key, "daylight")


def test_building_is_not_barred_for_the_buildings_of_others() -> None:
    """The Duchy "builds citadels and markets, nothing else", whatever was missing for them."""
    table = RootTestTable("marquise", "eyrie", "alliance", "duchy")
    for hand in table.state.hands:
        hand.clear()
    table.board("duchy").actions = 2
    table.start("duchy", "assembly")

    said = why_not(asked_of(table, "duchy"), "duchy build")

    assert "You need a clearing that you rule, with an open slot" in said
