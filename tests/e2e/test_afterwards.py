"""After a match: the final post, the reveal, a rematch, and statistics."""

from __future__ import annotations

import asyncio
import csv
import sys

import pytest

from bot.history.results import as_csv
from bot.history.verification import Report, verify_match
from bot.lobby.homes import Place, open_thread, place_of
from bot.matches.live import Live
from bot.notify.outbox import TABLE_TALK
from bot.services import Services
from bot.store import ResultRow, Store
from bot.tables import closing
from bot.tables.rematch import REMATCH, open_next, place_beside
from tests.e2e.ending import BUILD, almost_won, play_out, short_match, two, win
from tests.e2e.going_back import agree, ask_to_go_back
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply


def new_threads(host: Host, table: Table) -> list[str]:
    """Return the threads besides the table's own."""
    return [thread.id for thread in host.driver.threads() if thread.id != table.at]


async def results(host: Host) -> list[tuple[str, int, bool]]:
    async with host.store.reading() as reads:
        return [(row.name, row.place, row.won) for row in await reads.results()]


# The final post


async def test_the_final_post_says_how_everybody_fared_and_mentions_all_once(host: Host) -> None:
    table = await two(host)
    before = len(host.driver.notified("Bob"))
    await win(table)

    post = table.posts[-1]

    assert "Won by points: Ann (Marquise)" in post.text
    assert "1. **Ann** · Marquise · 30" in post.text
    assert "2. **Bob** · Eyrie · 0" in post.text
    assert "Round 1 · played in 1 minute" in post.text
    assert "battle" in post.text
    assert post.pictures
    assert {"Rematch", "Reveal", "Export", "Verify", "Log"} <= {b.label for b in post.buttons}
    assert "Play" not in {b.label for b in post.buttons}
    over = await host.driver.slash("Ann", "play", at=table.at)
    assert "The match is over" in over.text
    assert not {"Undo", "Play"} & {b.label for b in over.buttons}
    assert [n.reason for n in host.driver.notified("Bob")[before:]] == ["mention"]


async def test_the_end_is_announced_and_counted_once_whatever_dies(host: Host) -> None:
    table = await two(host)
    await almost_won(table)
    host.die_at = "sent"
    await act_and_die(table)

    await host.come_back()
    await host.pass_time(120)

    assert sum("Won by points" in post.text for post in table.posts) == 1
    assert len(await results(host)) == 2


async def act_and_die(table: Table) -> None:
    """Win, and have the process die when the end has just been posted."""
    await table.host.driver.slash("Ann", "act", BUILD, at=table.at)
    await table.host.driver.until(lambda: table.host.died)


# The reveal


async def test_nothing_is_revealed_before_the_end(host: Host) -> None:
    table = await two(host)

    for path in ("reveal", "rematch", "verify"):
        reply = await host.driver.slash("Ann", f"match {path}", at=table.at)
        assert "over" in reply.text
        assert "drew" not in reply.text


async def test_everybody_may_read_what_was_hidden_round_by_round(host: Host) -> None:
    table = await short_match(host)
    await host.driver.slash("Ann", "root done", at=table.at)
    await play_out(table)

    reply = await host.driver.press("Eve", table.posts[-1], "Reveal")
    assert reply.private
    assert "What was hidden · Setup" in reply.text
    assert "Told to Bob (Alliance): “You drew" in reply.text

    reply = await host.driver.press("Eve", reply, "Newer")
    assert "Round 1" in reply.text
    assert "Hand of Ann (Eyrie) as the turn began" in reply.text

    last = await host.driver.choose("Eve", reply, "Go to a round …", ["Round 3"])
    assert "What was hidden · Round 3" in last.text
    none = await host.driver.slash("Eve", "match reveal", {"round": 99}, at=table.at)
    assert "There is no round 99" in none.text


async def test_what_was_taken_back_and_planned_is_revealed_too(host: Host) -> None:
    table = await two(host)
    kinds = [kind.key for kind in (await table.live()).match.game.plan_kinds]
    live = await table.live()
    plan = live.match.state.plans[0].get(kinds[0]) or live.match.game.plan_kinds[0].default()
    user = int(host.driver.user("Ann"))
    await host.change_plan(table.match, user, kinds[0], plan, key="a plan")
    await win(table)

    reply = await host.driver.slash("Bob", "match reveal", {"round": 1}, at=table.at)

    assert "Ann (Marquise) changed the plan" in reply.text


async def test_what_was_read_while_the_end_was_taken_back_is_not_shown(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await two(host)
    await win(table)
    await ask_to_go_back(table, "Ann")
    read, goes_on = asyncio.Event(), asyncio.Event()

    async def read_slowly(store: Store, match_id: int) -> Report:
        report = await verify_match(store, match_id)
        read.set()
        await goes_on.wait()
        return report

    monkeypatch.setattr(sys.modules["bot.cogs.history.reveal"], "verify_match", read_slowly)
    asking = asyncio.create_task(host.driver.slash("Ann", "match verify", at=table.at))
    await read.wait()
    await agree(table, "Bob")
    goes_on.set()
    reply = await asking

    assert "shown when the match is over" in reply.text


# Rematch


async def joined(host: Host, match: int) -> list[tuple[int, str]]:
    async with host.store.reading() as reads:
        return [(seat.number, seat.name) for seat in await reads.seats(match)]


async def test_a_rematch_is_one_lobby_with_everybody_one_place_on(host: Host) -> None:
    table = await two(host)
    await win(table)
    order = list((await table.live()).match.game.order((await table.live()).match.state))
    first, second = [("Ann", "Bob")[seat] for seat in order]
    before = len(host.driver.notified("Bob"))

    one, two_ = await host.driver.press_twice_at_once("Ann", table.posts[-1], "Rematch")
    await host.quiet()

    threads = new_threads(host, table)
    assert len(threads) == 1
    assert all(threads[0] in reply.text for reply in (one, two_))
    assert [n.reason for n in host.driver.notified("Bob")[before:]] == ["mention"]
    invitation = next(post for post in host.posts(threads[0]) if "A rematch!" in post.text)
    await host.driver.press("Bob", invitation, "Join")
    assert await joined(host, 2) == [(0, second), (1, first)]
    options = (await host.row(2)).options
    assert (options["setup"], options["seats"]) == ("usual", 2)

    await host.driver.slash("Ann", "table start", at=threads[0])
    await host.quiet()
    again = (await host.live(2)).match
    assert list(again.game.order(again.state)) == [0, 1]


async def test_a_rematch_that_another_process_opens_too_leaves_no_empty_thread(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await two(host)
    await win(table)

    async def place_too_late(services: Services, live: Live) -> Place:
        parent = await services.discord.fetch_channel(int(host.driver.channel("table-talk").id))
        theirs = await open_thread(services, parent, "Theirs", "root", "en")
        await open_next(services, live, int(host.driver.user("Bob")), place_of(theirs))
        return await place_beside(services, live)

    monkeypatch.setattr(sys.modules["bot.tables.rematch"], "place_beside", place_too_late)
    reply = await host.driver.press("Ann", table.posts[-1], "Rematch")

    (only,) = new_threads(host, table)
    assert only in reply.text
    assert [name for _, name in await joined(host, 2)] == ["Ann"]


async def test_a_rematch_offers_a_faction_not_played_yet(host: Host) -> None:
    table = await two(host)
    await win(table)
    mine = {seat.name: seat.plays for seat in (await table.live()).seats}["Ann"]

    reply = await host.driver.press("Ann", table.posts[-1], "Rematch")
    (offer,) = [b.label for b in reply.buttons if b.label.startswith("Play ")]
    assert f"New to you: {offer.removeprefix('Play ')}" in reply.text.replace("**", "")
    await host.driver.press("Ann", reply, offer)

    async with host.store.reading() as reads:
        ann = next(seat for seat in await reads.seats(2) if seat.name == "Ann")
    assert ann.plays not in (None, mine)


async def test_a_rematch_does_not_offer_the_faction_one_already_has(host: Host) -> None:
    """A player who sat down as the Marquise read "New to you: Marquise"."""
    table = await two(host)
    await win(table)

    reply = await host.driver.press("Bob", table.posts[-1], "Rematch")

    async with host.store.reading() as reads:
        plays = next(seat.plays for seat in await reads.seats(2) if seat.name == "Bob")
    assert plays == "marquise"
    assert "The rematch stands in" in reply.text
    assert "New to you" not in reply.text


async def test_a_rematch_survives_a_restart_and_is_for_those_who_played(host: Host) -> None:
    table = await two(host)
    await win(table)
    await host.driver.press("Ann", table.posts[-1], "Rematch")
    await host.restart()

    outsider = await host.driver.press("Eve", table.posts[-1], "Rematch")
    reply = await host.driver.press("Bob", table.posts[-1], "Rematch")

    assert "for those who have played" in outsider.text
    assert new_threads(host, table)[0] in reply.text
    assert len(await joined(host, 2)) == 2
    assert (await host.row(table.match)).options[REMATCH] == 2


async def test_where_the_rematch_was_closed_another_can_be_opened(host: Host) -> None:
    table = await two(host)
    await win(table)
    await host.driver.press("Ann", table.posts[-1], "Rematch")
    first = new_threads(host, table)
    await host.driver.slash("Ann", "table close", at=first[0])
    assert (await host.row(2)).status == "closed"

    reply = await host.driver.press("Bob", table.posts[-1], "Rematch")

    second = next(each for each in new_threads(host, table) if each not in first)
    assert second in reply.text
    assert await joined(host, 3) == [(0, "Bob")]
    again = await host.driver.press("Ann", table.posts[-1], "Rematch")
    assert second in again.text


async def test_in_a_channel_the_rematch_stands_in_the_same_channel(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], where="here")
    await win(table)

    reply = await host.driver.press("Ann", table.posts[-1], "Rematch")

    assert table.at in reply.text
    assert new_threads(host, table) == []
    assert (await host.row(2)).channel_id == int(table.at)


async def test_a_rematch_stays_when_the_old_thread_is_locked(host: Host) -> None:
    table = await two(host)
    await win(table)
    await host.driver.press("Ann", table.posts[-1], "Rematch")

    await host.pass_time(TABLE_TALK + 60)

    assert (await host.row(2)).status == "lobby"


async def test_the_thread_stays_open_for_the_next_table_in_it(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Bob", "table close", at=table.at)
    await host.quiet()
    request = next(post for post in table.posts if "asks to end" in post.text)
    await host.driver.press("Ann", request, "Agree")
    await host.quiet()
    await host.driver.slash("Ann", "table new", {"seats": 2}, at=table.at)

    await host.pass_time(closing.GOODBYE + 60)

    thread = host.driver.channel(table.at).thread
    assert (await host.row(2)).channel_id == int(table.at)
    assert thread is not None
    assert (thread.archived, thread.locked) == (False, False)


async def test_a_match_whose_thread_is_deleted_has_no_rematch(host: Host) -> None:
    table = await two(host)
    await win(table)
    host.driver.delete_channel(table.at)
    await host.quiet()

    reply = await host.driver.slash("Ann", "match rematch", {"table": "1"}, at="table-talk")

    assert "has no channel any more" in reply.text
    assert "/table new" in reply.text


# Statistics


def stats_line(reply: Reply, start: str) -> str:
    return next(line for line in reply.text.splitlines() if line.startswith(start))


async def test_results_are_stored_and_counted(host: Host) -> None:
    table = await two(host)
    await win(table)
    await host.restart()

    assert await results(host) == [("Ann", 1, True), ("Bob", 2, False)]
    mine = await host.driver.slash("Ann", "match stats", at=table.at)
    assert "1 match, 1 won (100%), mean place 1.0" in mine.text
    assert "Rating" in mine.text
    assert "With Bob: 1 match, ahead in 1" in mine.text
    board = await host.driver.slash("Eve", "match stats", {"what": "leaderboard"}, at=table.at)
    assert stats_line(board, "1.").startswith("1. **Ann**")
    wins = await host.driver.press("Eve", board, "What wins")
    assert "- Marquise: 1 match, 1 won" in wins.text
    bobs = await host.driver.slash(
        "Eve", "match stats", {"player": "@Bob", "faction": "eyrie"}, at=table.at
    )
    assert "mean place 2.0" in bobs.text


async def test_a_league_takes_all_results_of_its_server_along_as_a_file(host: Host) -> None:
    table = await two(host)
    none = await host.driver.slash("Eve", "match stats", {"what": "results"}, at=table.at)
    assert "No match has been finished" in none.text
    await win(table)

    board = await host.driver.slash("Eve", "match stats", {"what": "leaderboard"}, at=table.at)
    reply = await host.driver.press("Eve", board, "As a file")
    assert reply.pictures[0].name == "results.csv"
    lines = reply.pictures[0].content.decode("utf-8-sig").splitlines()
    assert lines[0] == (
        "match,finished,game,map,deck,victory,seat,turn,player,computer,faction,place,points,won"
    )
    ann, bob = csv.DictReader(lines)
    assert {ann["turn"], bob["turn"]} == {"1", "2"}
    bobs_turn = bob["turn"]
    for line in (ann, bob):
        del line["finished"], line["points"], line["turn"]
    table_of_both = "1 root autumn standard points"
    assert " ".join(ann.values()) == f"{table_of_both} 1 Ann 0 marquise 1 1"
    assert " ".join(bob.values()) == f"{table_of_both} 2 Bob 0 eyrie 2 0"

    await host.driver.slash("Bob", "settings change", {"statistics": "off"}, at=table.at)
    again = await host.driver.slash("Eve", "match stats", {"what": "results"}, at=table.at)
    assert b"Bob" not in again.pictures[0].content
    assert f",2,{bobs_turn},,0,eyrie,2,".encode() in again.pictures[0].content
    alone = await host.driver.slash("Ann", "match stats", {"what": "results"}, at="dm")
    assert "server by server" in alone.text


def test_a_name_is_no_formula_in_a_spreadsheet() -> None:
    row = ResultRow(
        match_id=1, seat=0, game="root", user_id=7, name="=1+1", plays="eyrie", place=1, score=30,
        won=True, finished_at=0,
    )  # fmt: skip
    assert b",'=1+1," in as_csv([row], ())


async def test_averages_have_the_decimals_of_the_readers_language(host: Host) -> None:
    table = await two(host)
    await win(table)
    await host.driver.slash("Ann", "settings change", {"language": "de"}, at=table.at)

    mine = await host.driver.slash("Ann", "match stats", at=table.at)

    assert "im Schnitt Platz 1,0" in mine.text
    assert "2.0" not in mine.text


async def test_a_player_who_does_not_want_to_be_counted_is_left_out(host: Host) -> None:
    table = await two(host)
    await win(table)
    await host.driver.slash("Bob", "settings change", {"statistics": "off"}, at=table.at)

    board = await host.driver.slash("Eve", "match stats", {"what": "leaderboard"}, at=table.at)
    theirs = await host.driver.slash("Eve", "match stats", {"player": "@Bob"}, at=table.at)
    anns = await host.driver.slash("Ann", "match stats", at=table.at)
    own = await host.driver.slash("Bob", "match stats", at=table.at)

    assert "Ann" in board.text
    assert "Bob" not in board.text
    assert "does not want to stand in statistics" in theirs.text
    assert "With Bob" not in anns.text
    assert "mean place 2.0" in own.text


async def test_in_direct_messages_one_sees_ones_own_statistics_alone(host: Host) -> None:
    table = await two(host)
    await win(table)

    own = await host.driver.slash("Ann", "match stats", at="dm")
    board = await host.driver.slash("Ann", "match stats", {"what": "leaderboard"}, at="dm")
    empty = await host.driver.slash("Eve", "match stats", at="dm")

    assert "1 won" in own.text
    assert "server by server" in board.text
    assert "No match has been finished" in empty.text
