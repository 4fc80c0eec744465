"""Context menus: inviting a person, showing a post's events, and reporting a mistake in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.history import mistake_reports
from engine.core.saving.codec import decode_events
from tests.e2e.host import Host, Table
from tests.e2e.playing import played


async def two(host: Host, answers: int = 40) -> Table:
    table = await played(host, answers)
    await host.pass_time(70)
    return table


async def test_a_person_is_invited_from_the_menu_on_them(host: Host) -> None:
    none = await host.driver.menu("Ann", "Invite to my table", "@Cem", at="tables")
    assert "None of your tables has a free seat" in none.text
    table = await host.open_lobby(["Ann"], ["marquise"], seats=2)

    reply = await host.driver.menu("Ann", "Invite to my table", "@Cem", at="tables")
    await host.quiet()

    assert reply.private
    assert "Cem" in reply.text
    assert f"Root {table.match}" in host.driver.messages("dm", "Cem")[-1].text


async def test_a_player_who_has_several_tables_with_room_is_asked_which(host: Host) -> None:
    await host.open_lobby(["Ann"], ["marquise"], seats=2)
    second = await host.open_lobby(["Ann"], ["marquise"], seats=3)

    asked = await host.driver.menu("Ann", "Invite to my table", "@Cem", at="tables")
    await host.driver.press("Ann", asked, f"Root {second.match}")
    await host.quiet()

    assert f"Root {second.match}" in host.driver.messages("dm", "Cem")[-1].text


async def test_a_post_tells_what_happened_to_each_reader(host: Host) -> None:
    table = await two(host)
    post = table.posts[-1]

    shown = await host.driver.menu("Eve", "What happened here?", post, at=table.at)

    assert shown.private
    assert "Marquise" in shown.text or "Eyrie" in shown.text
    earlier = await host.driver.menu("Eve", "What happened here?", table.posts[2], at=table.at)
    assert earlier.text != shown.text
    said = host.driver.say("Eve", "Hello", at="tables")
    strange = await host.driver.menu("Eve", "What happened here?", said, at="tables")
    assert "no post of a table" in strange.text


def kept_in(folder: Path) -> list[Path]:
    """Return the reports in a folder in order of their numbers."""
    return sorted(folder.glob("*-*.json"), key=lambda each: int(each.stem.partition("-")[2]))


async def report(host: Host, table: Table, person: str, folder: Path) -> dict[str, Any]:
    """Have a person report a mistake at the newest post, and return the file."""
    host.driver.client.services.reports = folder  # type: ignore[union-attr]
    post = table.posts[-1]
    form = await host.driver.menu(person, "Report a mistake", post, at=table.at)
    assert form.modal is not None
    address = form.modal["custom_id"]
    assert address == f"mistake:{table.match}:0:{post.raw.id}", (
        "no number of choices, hidden ones too"
    )
    reply = await host.driver.submit_modal(person, form, {"text": "That is wrong"})
    assert reply.private
    written = kept_in(folder)[-1]
    assert f"**{written.stem}**" in reply.text
    return dict(json.loads(written.read_text()))


@pytest.mark.parametrize("person", ["Ann", "Eve"])
async def test_a_report_holds_what_its_reporter_may_know(
    host: Host, tmp_path: Path, person: str
) -> None:
    table = await two(host)
    record = await report(host, table, person, tmp_path / "reports")

    live = await table.live()
    own = None if person == "Eve" else 0
    assert record["said"] == "That is wrong"
    assert record["match"] == table.match
    assert record["about"] == (await table.live()).match.choices[-1].number
    assert record["seat"] == own
    assert record["versions"]["warmoot"]
    assert "Marquise" in record["position"]
    assert bool(record["choices"]) is (person == "Ann")
    async with host.store.reading() as reads:
        rows = await reads.events(table.match, voided=True)
        choices = await reads.choices(table.match)
    known = sum(len(decode_events(row.event)) for row in rows if row.is_for(own))
    hidden = [row for row in rows if not row.is_for(own)]
    assert len(record["events"]) == known
    assert hidden, "something is hidden from everybody"
    others = {each.number for each in choices if each.seat != own}
    assert not others & {each["number"] for each in record["choices"]}
    assert not any(hasattr(each, "fingerprint") for each in record["choices"])
    everything = json.dumps(record)
    assert live.row.secret_hash not in everything
    assert host.driver.user("Ann") not in everything


async def test_reports_are_numbered_and_never_lost(host: Host, tmp_path: Path) -> None:
    table = await two(host, 10)

    await report(host, table, "Ann", tmp_path)
    await report(host, table, "Ann", tmp_path)

    names = [each.stem for each in kept_in(tmp_path)]
    assert names == [f"{table.match}-1", f"{table.match}-2"]


async def test_nobody_fills_the_folder_of_reports(host: Host, tmp_path: Path) -> None:
    table = await two(host, 10)
    for number in range(mistake_reports.MOST_OF_A_MATCH - 1):
        (tmp_path / f"{table.match}-{number + 1}.json").write_text("{}")
    await report(host, table, "Ann", tmp_path)

    form = await host.driver.menu("Ann", "Report a mistake", table.posts[-1], at=table.at)
    reply = await host.driver.submit_modal("Ann", form, {"text": "That, too"})

    assert "no more fit" in reply.text
    assert len(kept_in(tmp_path)) == mistake_reports.MOST_OF_A_MATCH
