"""After a player has been missing for three days, the people of the table decide how to go on."""

from __future__ import annotations

from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, play_on
from tests.e2e.seen import Seen
from tests.e2e.test_notices import rung

HOUR, DAY = 3600, 24 * 3600
RUNGS = ("Wait", "Computer plays this turn", "Computer until they are back", "Find a substitute")


async def stuck(host: Host) -> Table:
    """Open a table that has waited for Ann for three days."""
    table = await host.open_table(["Cem", "Bob", "Ann"], ["marquise", "eyrie", "alliance"])
    assert list(await table.asked()) == ["Ann"]
    await host.pass_time(3 * DAY + 60)
    return table


def asked(table: Table) -> list[Seen]:
    """Return the posts that ask how to go on, settled ones included."""
    return [p for p in table.posts if "What shall happen?" in p.text or "is settled" in p.text]


async def test_after_three_days_the_table_is_asked_once(host: Host) -> None:
    table = await stuck(host)
    (post,) = asked(table)
    assert "Ann (" in post.text
    assert tuple(button.label for button in post.buttons) == RUNGS
    before = len(rung(host, "Ann", "channel"))

    for _ in range(4):
        await host.pass_time(2 * DAY)

    assert len(asked(table)) == 1
    assert len(rung(host, "Ann", "channel")) == before
    assert [n for n in rung(host, "Bob", "channel") if n.message_id == post.id]
    assert (await host.row(table.match)).status == "running", "the bot never ends a match"


async def test_waiting_on_asks_again_three_days_later(host: Host) -> None:
    table = await stuck(host)
    await host.restart()
    reply = await host.driver.press("Bob", asked(table)[0], "Wait")
    await host.quiet()

    assert "waits for Ann" in reply.text
    assert reply.private
    assert "as Bob decided" in table.posts[-1].text
    assert "settled" in asked(table)[0].text
    await host.pass_time(3 * DAY - 60)
    assert len(asked(table)) == 1
    await host.pass_time(120)
    assert len(asked(table)) == 2


async def test_a_computer_plays_the_turn_and_the_next_one_is_hers_again(host: Host) -> None:
    table = await stuck(host)
    await host.driver.press("Cem", asked(table)[0], "Computer plays this turn")
    await host.quiet()

    assert any("as Cem decided" in post.text and "Ann" in post.text for post in table.posts)
    assert "Ann" not in await table.asked()
    readers = {name: Reader() for name in ("Bob", "Cem")}
    for _ in range(60):
        if "Ann" in await table.asked():
            break
        await play_on(table, readers, answers=1)
    assert "Ann" in await table.asked()


async def test_a_computer_plays_until_she_is_back(host: Host) -> None:
    table = await stuck(host)
    await host.driver.press("Bob", asked(table)[0], "Computer until they are back")
    await host.quiet()
    assert "Ann" not in await table.asked()

    assert (await table.live()).user_of(2) is None
    await table.play("Ann")

    assert (await table.live()).user_of(2) == int(host.driver.user("Ann"))


async def test_a_player_who_is_missing_is_back_with_any_press(host: Host) -> None:
    table = await stuck(host)

    reply = await host.driver.press("Ann", asked(table)[0], "Find a substitute")

    assert "Root" in reply.text
    assert any(button.label == "Board" for button in reply.buttons), "her question is open"
    assert asked(table)[0].buttons == []
    assert list(await table.asked()) == ["Ann"]
    await host.pass_time(3 * DAY - 60)
    assert len(asked(table)) == 1
    await host.pass_time(120)
    assert len(asked(table)) == 2, "her time counts from her press"


async def test_strangers_decide_nothing_and_late_presses_change_nothing(host: Host) -> None:
    table = await stuck(host)
    post = asked(table)[0]
    assert "people of this table" in (await host.driver.press("Eve", post, "Wait")).text

    await host.pass_time(HOUR)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    reply = await host.driver.press("Bob", post, "Computer until they are back")
    assert "Ann is not missing any more" in reply.text
    assert all(seat.computer is None for seat in (await table.live()).seats)


async def test_a_substitute_is_sought(host: Host) -> None:
    table = await stuck(host)
    await host.driver.press("Bob", asked(table)[0], "Find a substitute")
    await host.quiet()

    assert any("Take the seat" in [b.label for b in post.buttons] for post in table.posts)


async def test_of_several_who_are_missing_each_is_decided_about_in_one_post(host: Host) -> None:
    options = {"map": "fixed", "setup": "usual"}
    table = await host.open_table(
        ["Ann", "Bob", "Cem"], ["daqan", "uthuk", "latari"], options=options, game="runewars"
    )
    readers = {name: Reader() for name in ("Ann", "Bob", "Cem")}
    for _ in range(30):
        if len(await table.asked()) == 3:
            break
        await play_on(table, readers, answers=1)
    await play_on(table, readers, answers=1)
    missing = list(await table.asked())
    assert len(missing) == 2
    (here,) = {"Ann", "Bob", "Cem"} - {*missing}

    await host.pass_time(3 * DAY + 60)
    (post,) = asked(table)
    assert all(f"{name} (" in post.text for name in missing)
    assert len(post.selects) == 2

    placeholder = f"{missing[1]}: what shall happen?"
    await host.driver.choose(here, post, placeholder, ["Computer plays this turn"])
    await host.quiet()
    assert [select.placeholder for select in post.selects] == []
    assert [button.label for button in post.buttons] == list(RUNGS)
    assert list(await table.asked()) == [missing[0]]


async def test_nobody_is_asked_about_the_only_person_of_a_table(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)
    assert "Ann" in await table.asked()

    await host.pass_time(4 * DAY)

    assert asked(table) == []
