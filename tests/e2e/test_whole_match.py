"""From an empty channel to a victory: by commands alone, by pressing alone, by text alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.play.menus.entries import worth_listing
from engine.ai.players import RandomPlayer
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.match import Match
from tests.e2e.ending import far_ahead
from tests.e2e.host import Host, Table
from tests.e2e.playing import Hands, Presser, Reader, Typist, play_on, quick_player, thorough_player
from tests.torture import WHOLE, torture

pytestmark = pytest.mark.slow
SEASONS = 160 if WHOLE else 16
"""Number of answers to press: a year, of which `make test` tries the beginning."""
TURNS = 20
"""Answers written in the first turns, after which `make test` goes to the last ones."""


class ListedPlayer(RandomPlayer):
    """Chooses uniformly among listed options; those without effect need a command."""

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose any answer that is listed."""
        while True:
            answer = super().answer(match, question)
            if not isinstance(form := question.form, OneOf):
                return answer
            listed = worth_listing(
                form.options,
                range(len(form.options)),
                lambda option: match.game.facts(match.state, question.seat, option),
            )
            if answer in [form.options[i] for i in listed]:
                return answer


async def play_to_the_end(table: Table, hands: Hands, people: list[str]) -> None:
    """Play a match to its victory, and check the end."""
    await play_on(table, dict.fromkeys(people, hands), player=thorough_player(2))
    await table.host.quiet()

    live = await table.live()
    assert live.match.over
    assert "Won by" in table.posts[-1].text
    assert (await table.host.row(table.match)).status == "finished"


async def play_until(
    table: Table, hands: Hands, people: list[str], enough: Callable[[], bool]
) -> None:
    """Play until enough was seen, or to the end, as each form of play does in one match."""
    mind = quick_player(5)
    while not enough() and not (await table.live()).match.over:
        await play_on(table, dict.fromkeys(people, hands), player=mind, answers=10)


@torture
async def test_a_match_is_won_by_commands_alone(host: Host) -> None:
    people = ["Ann", "Bob"]
    table = await host.open_table(people, ["marquise", "eyrie"])
    typist = Typist()

    if not WHOLE:
        await play_on(table, dict.fromkeys(people, typist), answers=TURNS)
        await far_ahead(table)
    await play_to_the_end(table, typist, people)

    assert {"marquise march", "marquise build", "root done"} <= typist.used


@pytest.mark.long
async def test_moles_crows_bees_and_wasps_are_played_by_commands_alone(host: Host) -> None:
    people = ["Ann", "Bob", "Cem", "Dee"]
    table = await host.open_table(people, ["duchy", "corvids", "clergy", "legion"])
    typist = Typist()

    def commands(group: str) -> list[str]:
        return [path for path in typist.used if path.startswith(f"{group} ")]

    groups = ("duchy", "corvids", "clergy", "legion")
    await play_until(
        table, typist, people, lambda: all(len(commands(group)) >= 3 for group in groups)
    )

    for group in groups:
        assert len(commands(group)) >= 3, f"{group}: {commands(group)}"


async def test_runewars_is_played_by_commands_alone(host: Host) -> None:
    people = ["Ann", "Bob"]
    options = {"map": "fixed", "setup": "usual"}
    table = await host.open_table(people, ["daqan", "uthuk"], options=options, game="runewars")
    typist = Typist()

    wanted = {"runewars order", "runewars activate", "runewars harvest"}
    await play_until(table, typist, people, lambda: wanted <= typist.used)

    assert wanted <= typist.used


@torture
async def test_runewars_is_played_by_pressing_alone(host: Host) -> None:
    people = ["Ann", "Bob"]
    options = {"map": "built", "setup": "choose"}
    table = await host.open_table(people, ["waiqar", "latari"], options=options, game="runewars")
    mind = ListedPlayer(random.Random(3))

    given = await play_on(table, dict.fromkeys(people, Presser()), player=mind, answers=SEASONS)

    assert given == SEASONS or (await table.live()).match.over


@torture
async def test_a_match_is_won_by_pressing_alone(host: Host) -> None:
    opened = await host.driver.slash("Ann", "table new", {"seats": 2})
    assert opened.private
    thread = host.driver.threads()[0].id
    lobby = host.posts(thread)[0]
    options = await host.driver.press("Ann", lobby, "Options")
    setup = next(s for s in options.selects if "usual" in s.options)
    await host.driver.choose("Ann", options, setup.custom_id, ["usual"])
    for person, faction in (("Bob", "alliance"), ("Ann", "marquise")):
        if person == "Bob":
            await host.driver.press(person, lobby, "Join")
        kinds = await host.driver.press(person, lobby, "Choose faction")
        await host.driver.choose(person, kinds, kinds.selects[0].custom_id, [faction])
    await host.driver.press("Ann", lobby, "Start")
    await host.quiet()

    table, presser, people = Table(host, 1, thread), Presser(), ["Ann", "Bob"]
    if not WHOLE:
        await play_on(table, dict.fromkeys(people, presser), answers=TURNS)
        await far_ahead(table)
    await play_to_the_end(table, presser, people)


@torture
async def test_a_match_is_won_by_text_alone(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["alliance", "vagabond:tinker"])
    words = await host.driver.slash("Ann", "board", {"words": True}, at=table.at)
    assert "clearing" in words.text.lower()
    assert not words.pictures

    people = ["Ann", "Bob"]
    if not WHOLE:
        await play_on(table, dict.fromkeys(people, Reader()), answers=TURNS)
        await far_ahead(table)
    await play_to_the_end(table, Reader(), people)
