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
