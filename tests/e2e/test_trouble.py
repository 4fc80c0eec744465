"""Wrong use of a table: twice, too late, by the wrong people, in the wrong place."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.matches.matches import Matches
from bot.notify.sending import failures
from bot.sandbox import wire
from bot.sandbox.checks.errors import REFUSALS
from bot.sandbox.world.permissions import Permission
from tests.e2e.host import PEOPLE, Host, Table
from tests.e2e.playing import Presser, Reader, play_on
from tests.e2e.seen import Reply
from tests.torture import share, torture

RECRUIT = "Recruit at every recruiter"


async def marquise_table(host: Host, *, anew: bool = False) -> Table:
    return await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], anew=anew)


def labelled(screen: Reply, beginning: str) -> str:
    """Return the address of the button whose label begins so."""
    return next(b.custom_id for b in screen.buttons if b.label.startswith(beginning))


# Presses


async def test_a_press_that_arrives_twice_counts_once(host: Host) -> None:
    table = await marquise_table(host)
    menu = await table.play("Ann")
    pressed = await host.driver.press("Ann", menu, labelled(menu, RECRUIT))

    await host.driver.duplicate(pressed)

    assert len(await table.chosen()) == 1


async def test_two_thumbs_at_once_count_once(host: Host) -> None:
    table = await marquise_table(host)
    menu = await table.play("Ann")

    _, second = await host.driver.press_twice_at_once("Ann", menu, labelled(menu, RECRUIT))

    assert len(await table.chosen()) == 1
    assert second.answered


async def test_of_two_fields_of_a_plan_picked_at_once_both_are_kept(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each pick stored the whole plan as it had stood when it was pressed."""
    table = await marquise_table(host)
    screen = await host.driver.slash("Bob", "prepare responses", {"kind": "ambush"}, at=table.at)
    execute, loaded = Matches.execute, asyncio.Barrier(2)

    async def execute_at_once(matches: Matches, *given: Any, **named: Any) -> Any:
        await loaded.wait()
        return await execute(matches, *given, **named)

    monkeypatch.setattr(Matches, "execute", execute_at_once)
    picks = {"when": "strength", "least": "3"}
    lists = {key: f"planfield:{table.match}:0:ambush.{key}.0" for key in picks}
    await asyncio.gather(
        *(host.driver.choose("Bob", screen, lists[key], [picks[key]]) for key in picks)
    )

    plan = (await table.live()).match.state.plans[1]["ambush"]
    assert picks.items() <= plan.items()


async def test_nobody_answers_for_somebody_else(host: Host) -> None:
    table = await marquise_table(host)

    waiting = await table.play("Bob")
    watching = await table.play("Eve")
    typed = await host.driver.slash("Bob", "marquise recruit", at=table.at)
    stranger = await host.driver.slash("Eve", "act", {"answer": "Recruit"}, at=table.at)

    assert "waits for the Marquise" in waiting.text
    assert "You watch" in watching.text
    assert "Join" not in watching.text
    assert "free" not in watching.text, "everybody plays"
    assert "is another faction's" in typed.text
    assert "You have no seat" in stranger.text
    assert all(reply.private for reply in (waiting, watching, typed, stranger))
    assert await table.chosen() == []


async def test_an_outdated_menu_changes_nothing(host: Host) -> None:
    table = await marquise_table(host)
    first, second = await table.play("Ann"), await table.play("Ann")
    old = labelled(first, RECRUIT)
    await host.driver.press("Ann", second, labelled(second, RECRUIT))

    late = await host.driver.press("Ann", first, old)

    assert "that answer stands" in late.text
    assert len(await table.chosen()) == 1


async def test_a_second_press_at_once_shows_what_came_of_the_first(host: Host) -> None:
    table = await marquise_table(host)
    menu = await table.play("Ann")
    _, again = await host.driver.press_twice_at_once("Ann", menu, labelled(menu, RECRUIT))

    assert "You placed" in again.text
    assert "that answer stands" in again.text
    assert any(b.custom_id.startswith(("pick:", "menu:")) for b in again.buttons)
    assert len(await table.chosen()) == 1


async def test_a_second_press_before_the_first_is_stored_shows_what_came_of_the_first(
    host: Host,
) -> None:
    table = await marquise_table(host)
    menu = await table.play("Ann")
    async with host.matches.lock(table.match):
        pressing = asyncio.create_task(
            host.driver.press_twice_at_once("Ann", menu, labelled(menu, RECRUIT))
        )
        await host.driver.settle(0.2)  # both find the question open
    _, again = await pressing

    assert "You placed" in again.text
    assert "that answer stands" in again.text
    assert any(b.custom_id.startswith(("pick:", "menu:")) for b in again.buttons)
    assert len(await table.chosen()) == 1


async def test_the_buttons_of_an_old_post_open_what_is_asked_now(host: Host) -> None:
    table = await marquise_table(host)
    old = table.posts[-1]
    await play_on(table, {"Ann": Reader(), "Bob": Reader()}, answers=12)
    await host.restart()
    person, question = next(iter((await table.asked()).items()))

    reply = await host.driver.press(person, old, "Play")
    board = await host.driver.press("Eve", old, "Board")
    log = await host.driver.press("Eve", old, "Log")

    assert any(f":{question.id}:" in button.custom_id for button in reply.buttons)
    assert board.pictures[0].description
    assert board.private
    assert log.text.count("\n") > 5


async def test_a_control_of_an_older_version_is_answered(host: Host) -> None:
    table = await marquise_table(host)
    menu = await table.play("Ann")
    part = menu.message.raw.components[-1]["components"][0]
    part["custom_id"] = "dance:1:1:"

    reply = await host.driver.press("Ann", menu, "dance:1:1:")

    assert "out of date" in reply.text


# Direct messages


async def test_closed_direct_messages_are_told_once_and_nothing_is_lost(host: Host) -> None:
    await host.wake()
    host.driver.close_dms("Bob")
    table = await marquise_table(host)
    await host.quiet()

    first = await table.play("Bob")
    second = await table.play("Bob")
    hand = await host.driver.press("Bob", table.posts[-1], "My hand")

    assert "direct messages are closed" in first.text
    assert "direct messages are closed" not in second.text
    assert hand.private
    assert "hand" in (hand.pictures[0].description or "").lower()
    await play_on(table, {"Ann": Presser(), "Bob": Presser()}, answers=10)


@torture
@pytest.mark.parametrize("code", share(failures.NO_LETTERS[1:]))
async def test_a_player_who_has_left_the_server_or_discord_counts_as_closed_to_letters(
    host: Host, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    status, _ = REFUSALS[code]
    host.driver.fail_next(status, where="POST /users/@me/channels", times=1 << 20, code=code)
    await marquise_table(host, anew=True)
    await host.quiet()

    async with host.store.reading() as reads:
        settings = [(await reads.player(int(host.driver.user(who)))).settings for who in PEOPLE]
    assert any(each.get("dm_closed") for each in settings), "so they are mentioned at the table"
    assert "given up" not in caplog.text, "it is nobody's fault"


async def test_a_server_that_is_not_available_for_a_while_loses_no_match(host: Host) -> None:
    table = await marquise_table(host)
    await host.quiet()
    world = host.driver.world
    guild = next(iter(world.guilds.values()))

    world.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild.id)
    await host.driver.settle()
    assert (await host.row(table.match)).paused is None
    world.dispatch("GUILD_CREATE", wire.guild_json(world, guild), guild.id)
    await play_on(table, {"Ann": Presser(), "Bob": Presser()}, answers=4)

    assert len(await table.chosen()) >= 4


async def test_everything_works_in_direct_messages(host: Host) -> None:
    table = await marquise_table(host)
    letter = host.driver.messages("dm", "Ann")[-1]

    menu = await host.driver.press("Ann", letter, "Play")
    await host.driver.press("Ann", menu, labelled(menu, RECRUIT))
    typed = await host.driver.slash("Ann", "play", at="dm")

    assert await table.chosen() == ["marquise.daylight"]
    assert typed.buttons or typed.selects


# Places


async def test_two_tables_in_one_server_do_not_mix(host: Host) -> None:
    one = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    two = await host.open_table(["Ann", "Cem"], ["marquise", "alliance"])

    await host.driver.slash("Ann", "marquise recruit", at=two.at)
    unclear = await host.driver.slash("Ann", "play", at="dm")
    named = await host.driver.slash("Ann", "play", {"table": "Root 1"}, at="dm")

    assert await one.chosen() == []
    assert await two.chosen() == ["marquise.daylight"]
    assert "Root 1" in unclear.text
    assert "Root 2" in unclear.text
    assert labelled(named, RECRUIT).startswith("pick:1:")


async def test_a_second_table_in_a_channel_is_refused(host: Host) -> None:
    await host.driver.slash("Ann", "table new", {"where": "here", "seats": 2}, at="tables")

    again = await host.driver.slash("Bob", "table new", {"where": "here"}, at="tables")

    assert "already" in again.text
    assert "table" in again.text
    async with host.store.reading() as reads:
        assert len(await reads.matches_with_status("lobby")) == 1


async def test_a_table_that_does_not_exist(host: Host) -> None:
    await marquise_table(host)

    for name in ("99", "Root 99", "no such thing"):
        reply = await host.driver.slash("Ann", "play", {"table": name}, at="dm")
        assert f"no table called {name}" in reply.text


async def test_a_channel_without_a_table(host: Host) -> None:
    for command in ("play", "board", "hand", "log", "look", "undo", "table join", "marquise march"):
        reply = await host.driver.slash("Eve", command, at="table-talk")
        assert "no table in this channel" in reply.text, command


async def test_missing_permissions_are_named(host: Host) -> None:
    await host.wake()
    host.driver.revoke(Permission.SEND_MESSAGES, at="tables")
    host.driver.revoke(Permission.ATTACH_FILES, at="tables")

    reply = await host.driver.slash("Ann", "table new", {"where": "here"}, at="tables")

    assert "Send Messages" in reply.text
    assert "Attach Files" in reply.text
    async with host.store.reading() as reads:
        assert await reads.matches_with_status("lobby") == ()


async def test_a_deleted_thread_pauses_the_match_and_its_players_are_told(host: Host) -> None:
    table = await marquise_table(host)
    before = {who: len(host.driver.messages("dm", who)) for who in ("Ann", "Bob")}

    host.driver.delete_channel(table.at)
    await host.quiet()
    await host.quiet()

    assert (await host.row(table.match)).status == "paused"
    for who in ("Ann", "Bob"):
        told = host.driver.messages("dm", who)[before[who] :]
        assert len(told) == 1
        assert "gone" in told[0].text
    mine = await host.driver.slash("Ann", "mytables", at="dm")
    assert "Root 1" in mine.text
    assert "lost its channel" in mine.text


# Typed past autocomplete


async def test_an_illegal_move_is_refused_with_the_law_and_what_is_possible(host: Host) -> None:
    table = await marquise_table(host)

    reply = await host.driver.slash(
        "Ann", "marquise march", {"origin": "1", "to": "7", "warriors": "1"}, at=table.at
    )

    assert "Law" in reply.text
    assert "5" in reply.text, "clearings that are next to 1 are named"
    assert await table.chosen() == []


async def test_nonsense_is_refused_with_the_way_out(host: Host) -> None:
    table = await marquise_table(host)

    typed = await host.driver.slash("Ann", "act", {"answer": "surrender"}, at=table.at)
    field = await host.driver.slash(
        "Ann", "marquise march", {"origin": "Mordor", "to": "7", "warriors": "1"}, at=table.at
    )

    assert "surrender" in typed.text
    assert "**Play** under the last post" in typed.text
    assert "sawmill" not in typed.text, "nothing that has nothing to do with it"
    assert field.private
    assert "went wrong" not in field.text
    assert await table.chosen() == []


async def test_what_is_typed_almost_right_is_offered(host: Host) -> None:
    table = await marquise_table(host)

    async def said(command: str, **typed: str) -> str:
        return (await host.driver.slash("Ann", command, typed, at=table.at)).text

    assert "Did you mean: Recruit at every recruiter" in await said("act", answer="recriut every")
    assert "Did you mean: Dominance" in await said("card", name="domminanse")
    assert "Did you mean" in await said("rules", find="Craftting with workshop")
    assert "/prepare turn" in await said("help", find="prepair turn")
    assert await table.chosen() == []


async def test_autocomplete_offers_what_is_legal_given_what_is_filled_in(host: Host) -> None:
    table = await marquise_table(host)

    origins = await host.driver.autocomplete("Ann", "marquise march", focused="origin", at=table.at)
    targets = await host.driver.autocomplete(
        "Ann", "marquise march", {"origin": next(iter(origins))}, focused="to", at=table.at
    )
    answers = await host.driver.autocomplete(
        "Ann", "act", {"answer": "recruit at"}, focused="answer", at=table.at
    )
    nobody = await host.driver.autocomplete("Bob", "marquise march", focused="origin", at=table.at)

    assert len(origins) > 5
    assert 0 < len(targets) < len(origins)
    assert list(answers) == ["Recruit at every recruiter"]
    assert nobody == {}
