"""The first words of a turn's post: all that a phone shows of it."""

from __future__ import annotations

import pytest

from tests.e2e.host import Host


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", ", it is your turn."),
        ("de", ", du bist am Zug."),
        ("es", ", es tu turno."),
    ],
)
async def test_a_player_reads_on_their_phone_that_it_is_their_turn(
    host: Host, locale: str, said: str
) -> None:
    """ "@Ann Round 1 · Ann (Marquise)" told a newcomer nothing."""
    table = await host.open_table(
        ("Ann", "Bob"), ("marquise", "eyrie"), options={"language": locale}
    )
    (asked,) = await table.asked()

    (note,) = host.driver.notified(asked)
    assert note.text.startswith(f"<@{host.driver.user(asked)}>{said}")


async def test_players_asked_at_once_are_called_together(host: Host) -> None:
    table = await host.open_table(
        ("Ann", "Bob"), ("daqan", "latari"), game="runewars", options={"battle": "steps"}
    )
    assert len(await table.asked()) == 2

    for person in ("Ann", "Bob"):
        (note,) = host.driver.notified(person)
        assert ", you are all asked.\n" in note.text


async def test_a_post_names_whoever_it_calls_once(host: Host) -> None:
    """It had read "@Ann", and below "You are asked: Ann (Marquise)"."""
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.slash("Ann", "table pause", at=table.at)
    request = next(post for post in reversed(table.posts) if "pause" in post.text)
    await host.driver.press("Bob", request, "Agree")
    await host.driver.slash("Bob", "table resume", at=table.at)
    await host.quiet()

    mention = f"<@{host.driver.user('Ann')}>"
    called = host.driver.notified("Ann")[-1].text
    assert called.startswith(f"You are asked: {mention} (Marquise). Press **Play**.\n")
    assert called.count(mention) == 1
