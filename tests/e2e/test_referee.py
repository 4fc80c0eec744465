"""Records of real games in the chat: judged by `/match referee`, written by `/match export`."""

from __future__ import annotations

import base64
import json

import pytest

from bot.history import records
from engine.core.errors import Refused
from tests.e2e.ending import play_out, short_match
from tests.e2e.host import Host
from tests.referee.samples import OPENING, with_line


def attached(content: bytes, name: str = "opening.rootlog") -> dict[str, str]:
    """Attach a file to a command."""
    return {"name": name, "content": base64.b64encode(content).decode()}


async def test_a_record_is_judged_and_its_slips_are_named(host: Host) -> None:
    bad = with_line("w9->1/", "w12->6/w9->1/")
    reply = await host.driver.slash("Ann", "match referee", {"file": attached(bad)})
    assert reply.private
    assert "38 of 39 actions accepted (97 %)" in reply.text
    assert "`w12->6` refused (Law 2.2.1) · the players’ slip" in reply.text
    found = json.loads(reply.pictures[0].content)
    assert found["actions"] == 39


async def test_what_is_no_record_is_refused_in_one_sentence(host: Host) -> None:
    for content, name, said in (
        (with_line("Fall", "Marsh"), "opening.rootlog", "Line 2, column 6"),
        (OPENING.encode("utf-16"), "opening.rootlog", "UTF-8"),
        (b"x" * 300_000, "opening.rootlog", "at most 256 kB"),
        (OPENING.encode(), "opening.txt", ".rootlog"),
    ):
        reply = await host.driver.slash("Ann", "match referee", {"file": attached(content, name)})
        assert said in reply.text
        assert not reply.pictures


async def test_nobody_has_two_files_worked_on_at_once(host: Host) -> None:
    ann = int(host.driver.user("Ann"))
    with host.bot.services.one_at_a_time(ann):
        waits = await host.driver.slash(
            "Ann", "match referee", {"file": attached(OPENING.encode())}
        )
        other = await host.driver.slash("Bob", "match referee", {"file": attached(b"", "a.txt")})
    assert "the answer to another file" in waits.text
    assert ".rootlog" in other.text
    again = await host.driver.slash("Ann", "match import", {"file": attached(b"{}", "a.json")})
    assert "another file" not in again.text


def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "LONGEST", 1e-4)
    with pytest.raises(Refused, match="file-too-hard"):
        records.judge_apart("root", OPENING.encode(), "a.rootlog")

    monkeypatch.setattr(records, "LONGEST", 10)
    assert isinstance(records.judge_apart("root", OPENING.encode(), "a.rootlog"), dict)


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
