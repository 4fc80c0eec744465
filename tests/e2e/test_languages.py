"""A table in one language, its people in others: each reads their own, and plays in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.play.menus.whole_answers import ordinals_of
from bot.sandbox.world.permissions import Permission
from bot.ui.wording import Wording
from engine.ai.players import GreedyPlayer
from tests.e2e.host import Host, Table
from tests.e2e.playing import confirmed, spoken
from tests.torture import share, torture

IN_WORDS = (("root", "de"), ("root", "es-419"), ("runewars", "es-419"), ("runewars", "de"))
"""Games and languages, in an order of which half has both games in both languages."""


def speaks(host: Host, person: str, locale: str) -> None:
    """Set a person's Discord to another language."""
    user = host.driver.world.user(host.driver.user(person))
    user.locale = locale
    host.driver.world.keep(user)


async def answer_in(table: Table, person: str, locale: str) -> str:
    """Have a person answer their question by /act, in the words of a language."""
    question = (await table.asked())[person]
    live = await table.live()
    answer = GreedyPlayer(random.Random(3)).answer(live.match, question)
    wording = Wording(live.match.game, locale, live.match.view(question.seat))
    assert ordinals_of(question, answer) is not None
    number = (await table.host.row(table.match)).version
    text = spoken(wording, question, answer)
    reply = await table.host.driver.slash(person, "act", {"answer": text}, at=table.at)
    reply = await confirmed(table, person, reply)
    await table.host.quiet()
    assert (await table.host.row(table.match)).version > number, reply.text
    return reply.text


@pytest.mark.parametrize(("locale", "turn"), [("de", "Runde 1"), ("es-ES", "Ronda 1")])
async def test_a_table_speaks_its_language_and_each_reader_theirs(
    host: Host, locale: str, turn: str
) -> None:
    await host.wake()
    speaks(host, "Bob", locale)
    language = locale.partition("-")[0]
    table = await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"language": language}
    )

    assert any(turn in post.text for post in table.posts)
    english = await host.driver.slash("Ann", "help", at=table.at)
    other = await host.driver.slash("Bob", "help", at=table.at)
    assert "shows what you are asked" in english.text
    assert english.text != other.text
    letter = host.driver.messages("dm", "Bob")[-1].text
    assert "your hand" not in letter


@torture
@pytest.mark.parametrize(("game", "locale"), share(IN_WORDS, of=0.5))
async def test_a_match_is_played_in_words_of_another_language(
    host: Host, game: str, locale: str
) -> None:
    factions = {"root": ["marquise", "eyrie"], "runewars": ["daqan", "uthuk"]}[game]
    options = {"map": "fixed"} if game == "runewars" else {}
    await host.wake()
    for person in ("Ann", "Bob"):
        speaks(host, person, locale)
    table = await host.open_table(["Ann", "Bob"], factions, game=game, options=options)

    for _ in range(14):
        person = next(iter(await table.asked()))
        await answer_in(table, person, locale)


async def test_commands_are_described_in_other_languages(host: Host) -> None:
    commands = {each.name: each.payload for each in host.driver.world.commands.values()}

    new = next(each for each in commands["table"]["options"] if each["name"] == "new")
    assert set(new["description_localizations"]) >= {"de", "es-ES", "es-419"}
    march = next(each for each in commands["marquise"]["options"] if each["name"] == "march")
    assert march["description_localizations"]["de"] != march["description"]


async def test_what_a_command_lets_choose_is_named_in_other_languages(host: Host) -> None:
    commands = {each.name: each.payload for each in host.driver.world.commands.values()}

    silent = [
        (path, choice["name"], locale)
        for path, choice in choices_of(list(commands.values()))
        for locale in ("de", "es-ES", "es-419")
        if locale not in (choice.get("name_localizations") or {})
    ]

    assert silent == []


def choices_of(payloads: list[Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the choices of commands' parameters, with their paths."""
    for each in payloads:
        here = f"{path} {each['name']}"
        yield from ((here, choice) for choice in each.get("choices", ()))
        yield from choices_of(each.get("options", []), here)


async def test_missing_permissions_are_named_as_the_readers_discord_names_them(host: Host) -> None:
    await host.wake()
    speaks(host, "Ann", "de")
    host.driver.revoke(Permission.SEND_MESSAGES, at="tables")

    reply = await host.driver.slash("Ann", "table new", {"where": "here"}, at="tables")

    assert "Nachrichten senden" in reply.text


async def test_what_is_offered_while_typing_is_in_the_language_that_is_understood(
    host: Host,
) -> None:
    """Ann's Discord speaks English, but she reads German here."""
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.slash("Ann", "settings change", {"language": "de"}, at=table.at)

    typed = ("Ann", "moves", {"from": "6"})
    offered = await host.driver.autocomplete(*typed, focused="from", at=table.at)

    place = next(iter(offered))
    assert "Lichtung" in place
    reply = await host.driver.slash("Ann", "moves", {"from": place}, at=table.at)
    assert "gibt es nicht" not in reply.text
