"""Reading a match back: pages of the log, missed events, and reasons of refusals."""

from __future__ import annotations

import re

import pytest

from tests.e2e.host import Host
from tests.e2e.playing import Reader, play_on, played
from tests.e2e.seen import Reply

READERS = {name: Reader() for name in ("Ann", "Bob", "Cem")}


def lines(reply: Reply) -> list[str]:
    """Return the lines of events, without the headings."""
    return [line for line in reply.text.splitlines() if line.startswith("- ")]


async def test_the_log_is_read_round_by_round_and_turn_by_turn(host: Host) -> None:
    table = await played(host)

    reply = await host.driver.slash("Eve", "log", at=table.at)

    assert reply.private
    headings = [line for line in reply.text.splitlines() if not line.startswith("- ")]
    assert headings[0].startswith("### Round")
    assert "**Marquise**" in headings
    assert "**Eyrie**" in headings
    assert "began a turn" not in reply.text


async def test_a_heading_says_alone_that_a_year_begins(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
    )

    reply = await host.driver.slash("Eve", "log", at=table.at)

    assert "### Year 1\n**Spring" in reply.text
    assert reply.text.count("Year 1") == 1


async def test_paging_back_and_forth_shows_everything_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(host)
    whole = lines(await host.driver.slash("Ann", "log", at=table.at))
    monkeypatch.setattr("bot.history.log.PAGE", 500)
    monkeypatch.setattr("bot.history.log.AT_ONCE", 7)

    reply = await host.driver.slash("Ann", "log", at=table.at)
    back = [lines(reply)]
    while any(button.label == "Older" for button in reply.buttons):
        reply = await host.driver.press("Ann", reply, "Older")
        assert reply.text.startswith("###") or len(back) > 3
        back.append(lines(reply))
    forth = [lines(reply)]
    while any(button.label == "Newer" for button in reply.buttons):
        reply = await host.driver.press("Ann", reply, "Newer")
        forth.append(lines(reply))

    assert len(back) > 3
    assert counted_in(reply) == [], "positions count what others alone were told"
    assert [line for page in reversed(back) for line in page][-len(whole) :] == whole
    assert [line for page in forth for line in page][-len(whole) :] == whole


def counted_in(reply: Reply) -> list[str]:
    """Return the buttons to other pages with a number as small as a position."""
    ways = [button.custom_id for button in reply.buttons if button.custom_id.startswith("log")]
    assert ways, "there are other pages"
    return [way for way in ways if int(way.split(":")[2]) < 10_000]


async def test_the_log_can_be_narrowed_down(host: Host) -> None:
    table = await played(host)

    battles = await host.driver.slash("Eve", "log", {"kind": "battles"}, at=table.at)
    mine = await host.driver.slash("Eve", "log", {"player": "Bob"}, at=table.at)
    first = await host.driver.slash("Eve", "log", {"round": 1}, at=table.at)
    found = await host.driver.slash("Eve", "log", {"find": "sawmill"}, at=table.at)

    of_battles = ("attacked", "ambush", "dice", "lost", "took")
    assert all(any(word in line for word in of_battles) for line in lines(battles))
    assert lines(mine)
    others = [line for line in lines(mine) if "Marquise" in line and "Eyrie" not in line]
    assert others == []
    assert re.findall("### Round (.+)", first.text) == ["1"]
    assert lines(found)
    assert all("sawmill" in line for line in lines(found))


async def test_filters_that_fit_nothing_say_the_way_out(host: Host) -> None:
    table = await played(host, 4)

    empty = await host.driver.slash("Ann", "log", {"find": "dragon"}, at=table.at)
    unknown = await host.driver.slash("Ann", "log", {"kind": "weather"}, at=table.at)
    long = await host.driver.slash("Ann", "log", {"find": "ß" * 30}, at=table.at)

    assert "Leave one of the filters out" in empty.text
    assert "Battles, Points" in unknown.text
    assert "too long" in long.text
    offered = await host.driver.autocomplete(
        "Ann", "log", {"kind": "b"}, focused="kind", at=table.at
    )
    assert offered["Battles"] == "battles"


async def test_the_log_tells_a_reader_their_own_secrets_only(host: Host) -> None:
    table = await played(host)

    own = await host.driver.slash("Ann", "log", {"find": "You drew"}, at=table.at)
    other = await host.driver.slash("Eve", "log", {"find": "You drew"}, at=table.at)

    assert lines(own)
    assert not lines(other)


async def test_what_was_missed_is_told_by_turns_with_the_board(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.press("Eve", table.posts[-1], "Board")
    await play_on(table, READERS, answers=30)
    await host.quiet()

    reply = await host.driver.slash("Eve", "catchup", at=table.at)
    assert "since you last looked" in reply.text
    assert "- **Marquise** · " in reply.text
    assert reply.pictures
    await host.quiet()  # the look is recorded in parallel with the answer

    again = await host.driver.slash("Eve", "catchup", {"since": "look"}, at=table.at)
    assert "Nothing has happened since" in again.text


async def test_who_never_looked_is_told_what_has_happened_so_far(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    reply = await host.driver.slash("Eve", "catchup", at=table.at)
    assert "### What has happened so far\n" in reply.text


async def test_what_was_missed_of_a_turn_says_whose_it_is_though_it_had_begun(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.slash("Ann", "root done", at=table.at)
    await play_on(table, READERS, answers=4)
    await host.driver.slash("Eve", "log", at=table.at)
    await play_on(table, READERS, answers=4)
    await host.quiet()

    reply = await host.driver.slash("Eve", "catchup", at=table.at)

    assert lines(reply)
    assert all(line.startswith("- **") for line in lines(reply))


async def test_somebody_who_has_acted_has_seen_what_came_of_it(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.press("Bob", table.posts[-1], "Board")
    await host.driver.slash(
        "Ann", "act", {"answer": "Build a sawmill in clearing 2 (mouse)"}, at=table.at
    )

    reply = await host.driver.slash("Ann", "catchup", at=table.at)
    assert "since your last move" in reply.text
    assert "Nothing has happened since" in reply.text

    await host.restart()
    reply = await host.driver.slash("Bob", "catchup", at=table.at)
    assert "sawmill" in reply.text
    back = await host.driver.press("Bob", reply, "Since my last move")
    assert "since your last move" in back.text


async def test_a_letter_leads_to_what_was_missed(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()
    letter = host.driver.messages("dm", "Bob")[-1]

    reply = await host.driver.press("Bob", letter, "Catch up")

    assert "Marquise" in reply.text


async def test_why_explains_the_last_refusal_with_its_rule(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    values = {"origin": "1", "to": "12", "warriors": "1"}
    refused = await host.driver.slash("Ann", "marquise march", values, at=table.at)

    said = refused.text
    reply = await host.driver.press("Ann", refused, "Why?")

    assert reply.text.startswith("> " + said[:40])
    assert re.search(r"\*\*\d+(\.\w+)+ ", reply.text), "the section is quoted"
    assert "Possible now" in reply.text
    await host.restart()
    again = await host.driver.slash("Ann", "marquise march", values, at=table.at)
    await host.restart()
    forgotten = await host.driver.press("Ann", again, "Why?")
    assert "Nothing was refused to you lately" in forgotten.text


async def test_a_refusal_offers_its_reason_only_where_it_has_one(host: Host) -> None:
    """Pressed in a lobby, "Why?" had only said the same sentence again."""
    table = await host.open_lobby(["Ann"], ["marquise"], seats=3)
    for _ in range(2):
        await host.driver.slash("Ann", "table computer", at=table.at)

    refused = await host.driver.slash("Ann", "table computer", at=table.at)

    assert "All seats are taken" in refused.text
    assert refused.buttons == []


async def test_answers_are_listed_only_where_one_was_refused(host: Host) -> None:
    """Beside "The poster is drawn when the match is over" it had listed a turn's actions."""
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    poster = await host.driver.slash("Ann", "match poster", at=table.at)
    values = {"origin": "1", "to": "12", "warriors": "1"}
    march = await host.driver.slash("Ann", "marquise march", values, at=table.at)

    assert "Why?" not in [button.label for button in poster.buttons]
    assert "Why?" in [button.label for button in march.buttons]
