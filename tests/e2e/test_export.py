"""A match as a file, the file as a match, and going through it turn by turn."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

from bot.history.export_file import encode_file
from bot.history.import_file import read_and_replay
from bot.history.verification import choices_retold, tells_its_result
from tests.bot.played import played
from tests.e2e.ending import play_out, short_match, two
from tests.e2e.host import Host
from tests.e2e.seen import Reply


def file_in(reply: Reply) -> dict[str, Any]:
    """Read the file attached to a reply."""
    found: dict[str, Any] = json.loads(reply.pictures[0].content)
    return found


def attached(content: bytes) -> dict[str, str]:
    """Attach a file to a command."""
    return {"name": "match.json", "content": base64.b64encode(content).decode()}


async def taken(host: Host, person: str = "Ann", seed: int = 1) -> Reply:
    """Have a person import a match."""
    return await host.driver.slash(
        person, "match import", {"file": attached(encode_file(played(seed)))}
    )


async def test_a_match_goes_into_a_file_and_comes_back_for_study(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.history.import_file.match_key", lambda secret, nonces: b"chance 1")
    table = await short_match(host)
    await play_out(table)

    reply = await host.driver.press("Eve", table.posts[-1], "Export")
    assert reply.private
    assert reply.pictures[0].name == "root-1.json"
    file = file_in(reply)
    people = [user.id for user in host.driver.world.people()]
    assert not any(each in reply.pictures[0].content.decode() for each in people)
    replayed = read_and_replay(reply.pictures[0].content)
    assert not choices_retold(replayed)
    assert tells_its_result(replayed)

    back = await host.driver.slash(
        "Eve", "match import", {"file": attached(reply.pictures[0].content)}
    )
    assert "Root 2" in back.text
    assert "every die included" in back.text
    again = file_in(await host.driver.slash("Eve", "match export", {"table": "2"}))
    assert again["choices"] == file["choices"]
    assert again["result"] == file["result"]
    log = await host.driver.press("Eve", back, "Log")
    assert "Eyrie" in log.text
    stats = await host.driver.slash("Eve", "match stats", {"what": "factions"}, at=table.at)
    assert "1 match, 1 won" in stats.text, "studies are not counted"


async def test_before_the_end_a_file_has_only_what_everybody_knows(host: Host) -> None:
    table = await two(host)
    bob = int(host.driver.user("Bob"))
    await host.change_plan(table.match, bob, "ambush", {"when": "never"}, key="in secret")
    await host.driver.slash("Ann", "root done", at=table.at)

    reply = await host.driver.slash("Ann", "match export", at=table.at)

    file = file_in(reply)
    assert reply.pictures[0].name == "root-1-so-far.json"
    assert (file["complete"], file["secret"], file["choices"]) == (False, None, [])
    assert file["events"]
    assert all(each["only"] is None for each in file["events"])
    assert sorted({each["choice"] for each in file["events"]}) == [0, 1], "no secret one counts"
    assert "so far" in reply.text
    lobby = await host.open_lobby(["Cem"], ["marquise"], seats=2)
    nothing = await host.driver.slash("Cem", "match export", at=lobby.at)
    assert not nothing.pictures
    refused = await host.driver.slash(
        "Bob", "match import", {"file": attached(reply.pictures[0].content)}, at=table.at
    )
    assert "not over" in refused.text


async def test_a_study_is_gone_through_turn_by_turn_also_after_a_restart(host: Host) -> None:
    reply = await taken(host)

    begin = await host.driver.press("Ann", reply, "Study")
    assert "the turn of" in begin.text
    assert begin.pictures
    await host.restart()
    second = await host.driver.press("Ann", begin, "Newer")
    assert "· 2 of" in second.text
    shown = await host.driver.press("Ann", second, "Show all hands")
    assert "Hand of Ann (Eyrie)" in shown.text
    assert "· 2 of" in shown.text
    hidden = await host.driver.press("Ann", shown, "As everybody saw it")
    assert "Hand of" not in hidden.text
    back = await host.driver.press("Ann", hidden, "Older")
    assert "· 1 of" in back.text

    third = await host.driver.slash("Ann", "match study", {"table": "1", "round": 3})
    assert "Round 3" in third.text
    none = await host.driver.slash("Ann", "match study", {"table": "1", "round": 900})
    assert "There is no round 900" in none.text
    listed = await host.driver.slash("Ann", "match study")
    assert "Root 1" in listed.text


async def test_a_player_who_sits_at_a_table_finds_their_imports_in_direct_messages(
    host: Host,
) -> None:
    await two(host)
    refused = await host.driver.slash("Ann", "match study", at="dm")
    assert "when it is over" in refused.text
    await taken(host)

    listed = await host.driver.slash("Ann", "match study", at="dm")

    assert "Root 2" in listed.text


async def test_a_running_match_cannot_be_studied(host: Host) -> None:
    table = await two(host)

    reply = await host.driver.slash("Eve", "match study", at=table.at)

    assert "when it is over" in reply.text
    assert not reply.pictures


async def test_a_file_that_is_no_match_is_refused_in_words(host: Host) -> None:
    for content, said in ((b"hello", "not JSON"), (b"{}", "not as it should be")):
        reply = await host.driver.slash("Ann", "match import", {"file": attached(content)})
        assert said in reply.text


async def test_a_study_shows_what_was_hidden_and_can_be_verified(host: Host) -> None:
    await taken(host)

    hidden = await host.driver.slash("Eve", "match reveal", {"table": "1", "round": 1})
    verified = await host.driver.slash("Eve", "match verify", {"table": "1"})

    assert "You drew" in hidden.text
    assert "fits" in verified.text
