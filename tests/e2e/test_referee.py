"""Records of real games in the chat: judged by `/match referee`, written by `/match export`."""

from __future__ import annotations

import base64
import gc
import json
import sqlite3

import pytest

from bot.history import records
from engine.core.errors import Refused
from tests.e2e.ending import play_out, short_match
from tests.e2e.host import Host
from tests.referee.samples import BAD_FILES, OPENING, with_line


def attached(content: bytes, name: str = "opening.rootlog") -> dict[str, str]:
    """Attach a file to a command."""
    return {"name": name, "content": base64.b64encode(content).decode()}


def stored(host: Host) -> str:
    """Return everything that the bot's database holds."""
    with sqlite3.connect(host.folder / "tables.sqlite") as database:
        return "\n".join(database.iterdump())


async def test_a_record_is_judged_and_its_slips_are_named(host: Host) -> None:
    bad = with_line("w9->1/", "w12->6/w9->1/")
    reply = await host.driver.slash("Ann", "match referee", {"file": attached(bad)})
    assert reply.private
    assert "38 of 39 actions accepted (97%)" in reply.text
    slip = "`w12->6` refused (Law 2.2.1) · the players' slip: No path leads from 12 to 6"
    assert slip in reply.text
    found = json.loads(reply.pictures[0].content)
    assert found["actions"] == 39


async def test_the_reply_says_who_cannot_have_won_and_who_played_out_of_turn(host: Host) -> None:
    """Each action may be right, and the result is wrong all the same."""
    lines = OPENING.splitlines()
    again = "\n".join([*lines, lines[-1].partition(":")[0] + ":", "Winner: A"])
    file = attached(again.encode())
    reply = await host.driver.slash("Ann", "match referee", {"file": file})
    assert "0 refused" in reply.text
    assert "Winner by the record: Alliance; by the rules: nobody." in reply.text
    assert "It is another faction's turn" in reply.text
    assert "for an unknown reason" not in reply.text


async def test_a_bad_file_is_refused_in_one_sentence_and_nothing_is_stored(host: Host) -> None:
    file = attached(OPENING.encode(), "opening.txt")
    named = await host.driver.slash("Ann", "match referee", {"file": file})
    assert "by how their files' names end: .rootlog" in named.text
    await host.quiet()
    before = stored(host)
    for content, said in (*BAD_FILES.values(), (b"x" * 5_000_000, "a record: at most 256 kB")):
        reply = await host.driver.slash("Ann", "match referee", {"file": attached(content)})
        assert reply.private
        assert said in reply.text
        assert "\n" not in reply.text
        assert not reply.pictures
    await host.quiet()
    assert stored(host) == before


async def test_nobody_has_two_files_worked_on_at_once(host: Host) -> None:
    await host.wake()
    ann = int(host.driver.user("Ann"))
    with host.bot.services.file_worker.held_by(ann):
        waits = await host.driver.slash(
            "Ann", "match referee", {"file": attached(OPENING.encode())}
        )
        other = await host.driver.slash("Bob", "match referee", {"file": attached(b"", "a.txt")})
    assert "the answer to another file" in waits.text
    assert ".rootlog" in other.text
    again = await host.driver.slash("Ann", "match import", {"file": attached(b"{}", "a.json")})
    assert "another file" not in again.text


# Time may run out between the call of a coroutine and its first step.
@pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")
def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "LONGEST", 1e-4)
    with pytest.raises(Refused, match="file-too-hard"):
        records.judge_apart("root", OPENING.encode(), "a.rootlog", "en")
    gc.collect()

    monkeypatch.setattr(records, "LONGEST", 10)
    assert isinstance(records.judge_apart("root", OPENING.encode(), "a.rootlog", "en"), dict)


async def test_a_match_goes_into_a_record_and_is_judged(host: Host) -> None:
    table = await short_match(host)
    running = await host.driver.slash("Ann", "match export", {"format": "rootlog"}, at=table.at)
    assert "so far" in running.text
    await play_out(table)
    reply = await host.driver.slash("Eve", "match export", {"format": "rootlog"}, at=table.at)
    assert reply.pictures[0].name == "root-1.rootlog"
    content = reply.pictures[0].content
    assert content.startswith(b"// Root 1\nMap: Fall\n")
    again = await host.driver.slash("Eve", "match referee", {"file": attached(content)})
    assert "actions accepted" in again.text
