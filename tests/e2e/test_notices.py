"""Telling people that they are asked: by each one's settings, and never twice in one place."""

from __future__ import annotations

import pytest

from bot.play.hidden.windows import can_respond
from bot.sandbox.world.logbook import Notification
from engine.core.seats import Seat
from tests.bot.test_looking import state_of
from tests.e2e.ending import attack_ambusher
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, play_on

PEOPLE, FACTIONS = ("Ann", "Bob"), ("marquise", "eyrie")
READERS = {name: Reader() for name in ("Ann", "Bob", "Cem")}
A_WHILE = 200


def rung(host: Host, person: str, where: str) -> list[Notification]:
    """Return a person's notifications: in a `dm`, or in a channel (anything else)."""
    return [n for n in host.driver.notified(person) if (n.reason == "dm") == (where == "dm")]


def letters(host: Host, person: str) -> int:
    return len(host.driver.messages("dm", person))


async def hand_over(host: Host, notices: str, **settings: str) -> Table:
    """Have Ann end her turn at a table where Bob wants to be told so."""
    await host.driver.slash("Bob", "settings change", {"notices": notices, **settings})
    table = await host.open_table(PEOPLE, FACTIONS)
    await host.pass_time(A_WHILE)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()
    return table


@pytest.mark.parametrize(
    ("notices", "channel", "dm", "letters_there"),
    [("channel", 1, 0, 1), ("dm", 0, 1, 1), ("both", 1, 1, 1), ("none", 0, 0, 0)],
)
async def test_a_turn_is_told_where_its_player_wishes(
    host: Host, notices: str, channel: int, dm: int, letters_there: int
) -> None:
    await hand_over(host, notices)

    assert len(rung(host, "Bob", "channel")) == channel
    assert len(rung(host, "Bob", "dm")) == dm
    assert letters(host, "Bob") == letters_there, "the first hand gave way to the turn"
    assert all("it is your turn" in each.text for each in host.driver.messages("dm", "Bob"))
    assert rung(host, "Eve", "channel") == []


@pytest.mark.parametrize(("notices", "channel", "dm"), [("dm", 0, 1), ("both", 1, 1)])
async def test_a_player_who_was_just_here_hears_ten_minutes_later_where_they_wish(
    host: Host, notices: str, channel: int, dm: int
) -> None:
    await host.driver.slash("Bob", "settings change", {"notices": notices})
    table = await host.open_table(PEOPLE, FACTIONS)
    await play_to(host, table, "Bob")
    await play_to(host, table, "Ann")
    before = [len(rung(host, "Bob", where)) for where in ("channel", "dm")]
    await play_to(host, table, "Bob")
    assert [len(rung(host, "Bob", where)) for where in ("channel", "dm")] == before

    await host.restart()
    await host.pass_time(610)
    await host.pass_time(3600)

    after = [len(rung(host, "Bob", where)) for where in ("channel", "dm")]
    assert [now - then for now, then in zip(after, before, strict=True)] == [channel, dm]


async def play_to(host: Host, table: Table, person: str) -> None:
    """Play, without time passing, until a person's turn comes."""
    turn = (await table.live()).match.state.turn
    for _ in range(60):
        await play_on(table, READERS, answers=1)
        live = await table.live()
        if live.match.state.turn != turn and person in await table.asked():
            await host.quiet()
            return
    raise AssertionError(f"{person} is never asked")


async def test_the_next_in_order_may_hear_that_they_are_next(host: Host) -> None:
    for person in ("Ann", "Bob", "Cem"):
        await host.driver.slash(person, "settings change", {"next": "on"})
    table = await host.open_table(["Ann", "Bob", "Cem"], ["marquise", "eyrie", "alliance"])
    game, state = (live := await table.live()).match.game, live.match.state
    order = [live.seats[seat].name for seat in game.order(state)]
    assert order[0] in await table.asked()

    await play_to(host, table, order[1])

    told = {
        name: sum("your turn comes next" in each.text for each in host.driver.messages("dm", name))
        for name in order
    }
    assert list(told.values()) == [0, 0, 1]
    assert rung(host, order[2], "dm") == []


@pytest.mark.parametrize("notices", ["channel", "dm"])
async def test_letters_about_a_match_do_not_pile_up_while_it_is_played(
    host: Host, notices: str
) -> None:
    for person in PEOPLE:
        await host.driver.slash(person, "settings change", {"notices": notices})
    table = await host.open_table(PEOPLE, FACTIONS)
    first = host.driver.messages("dm", "Bob")[0].id
    for _ in range(14):
        await play_on(table, READERS, answers=1)
        await host.pass_time(A_WHILE if notices == "dm" else 60)

    assert (await table.live()).match.state.turn > 2
    assert [letters(host, person) for person in PEOPLE] == [1, 1]
    assert (host.driver.messages("dm", "Bob")[0].id == first) == (notices == "channel")


async def test_a_player_who_plays_at_the_table_gets_no_letter_about_it(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    await play_to(host, table, "Bob")
    await play_to(host, table, "Ann")
    before = {person: host.driver.messages("dm", person)[0].text for person in PEOPLE}
    await play_to(host, table, "Bob")

    assert {person: host.driver.messages("dm", person)[0].text for person in PEOPLE} == before


async def test_a_letter_that_its_reader_deleted_is_written_anew(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    host.driver.delete_message(host.driver.messages("dm", "Bob")[0])
    await host.pass_time(A_WHILE)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    (letter,) = host.driver.messages("dm", "Bob")
    assert "it is your turn" in letter.text
    assert letter.pictures


async def test_an_old_letter_gives_way_to_a_new_one_that_rings_for_nobody(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    (old,) = host.driver.messages("dm", "Bob")
    await host.pass_time(2 * 3600)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    (letter,) = host.driver.messages("dm", "Bob")
    assert letter.id != old.id
    assert rung(host, "Bob", "dm") == []


async def test_silence_is_obeyed_for_all_that_may_be_written(host: Host) -> None:
    table = await hand_over(host, "none")
    for _ in range(12):
        await play_on(table, READERS, answers=1)
        await host.pass_time(A_WHILE)
    await host.pass_time(60 * 3600)

    assert letters(host, "Bob") == 0
    assert rung(host, "Bob", "channel") == []


async def test_a_player_who_has_closed_their_messages_is_mentioned_instead(host: Host) -> None:
    await host.wake()
    host.driver.close_dms("Bob")

    await hand_over(host, "dm")

    assert len(rung(host, "Bob", "channel")) == 1
    assert letters(host, "Bob") == 0


async def test_what_all_choose_at_once_rings_once_for_each_where_they_wish(host: Host) -> None:
    people, options = ["Ann", "Bob", "Cem"], {"map": "fixed", "setup": "usual"}
    await host.driver.slash("Bob", "settings change", {"notices": "dm"})
    await host.driver.slash("Cem", "settings change", {"notices": "both"})

    table = await host.open_table(
        people, ["daqan", "uthuk", "latari"], options=options, game="runewars"
    )
    await host.pass_time(3600)

    assert set(await table.asked()) == set(people)
    rings = {name: (len(rung(host, name, "")), len(rung(host, name, "dm"))) for name in people}
    assert rings == {"Ann": (1, 0), "Bob": (0, 1), "Cem": (1, 1)}


async def test_a_player_who_is_called_in_the_middle_of_a_turn_hears_where_they_wish(
    host: Host,
) -> None:
    await host.driver.slash("Bob", "settings change", {"notices": "dm"})
    table = await host.open_table(PEOPLE, FACTIONS, options={"responses": "live"})
    await host.pass_time(A_WHILE)
    before = len(rung(host, "Bob", "dm"))
    await attack_ambusher(table, READERS["Ann"])

    assert len(rung(host, "Bob", "dm")) == before + 1
    assert "you are asked" in host.driver.messages("dm", "Bob")[-1].text
    assert rung(host, "Bob", "") == []


async def test_a_player_whose_own_answer_asks_them_sees_it_at_once_and_gets_no_letter(
    host: Host,
) -> None:
    """Ann marches where the Alliance has sympathy: what she pays with, her answer itself asks."""
    options = {"responses": "live"}
    table = await host.open_table(("Ann", "Bob"), ("marquise", "alliance"), options=options)
    (await state_of(table)).add_token(Seat(1), 5, "sympathy")
    await host.quiet()
    before = letters(host, "Ann")

    march = {"origin": "1", "to": "5", "warriors": "1"}
    reply = await host.driver.slash("Ann", "marquise march", march, at=table.at)
    await host.quiet()

    assert (await table.asked())["Ann"].kind == "alliance.outrage"
    assert "Outrage" in reply.text
    assert letters(host, "Ann") == before


async def test_a_player_who_is_asked_for_a_response_is_told_by_letter_alone(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS, options={"responses": "live"})
    await host.pass_time(A_WHILE)
    before = len(table.posts)
    assert (await attack_ambusher(table, READERS["Ann"])).response
    await host.pass_time(A_WHILE)

    assert all("<@" not in post.text for post in table.posts[before:])
    assert "Nobody else is told" in host.driver.messages("dm", "Bob")[-1].text
    assert host.driver.notified("Bob")[-1].reason == "dm"
    reply = await table.play("Ann")
    assert "waits for" not in reply.text


async def test_a_letter_about_a_response_rings_for_those_who_were_just_here(host: Host) -> None:
    """The table says only that it waits, to them as to everybody."""
    table = await host.open_table(PEOPLE, FACTIONS, options={"responses": "live"})
    await play_to(host, table, "Bob")
    await play_to(host, table, "Ann")
    assert (await attack_ambusher(table, READERS["Ann"])).response

    assert "Nobody else is told" in host.driver.messages("dm", "Bob")[-1].text
    assert rung(host, "Bob", "dm")


@pytest.mark.long
async def test_a_player_who_plays_computers_alone_is_never_asked_to_pass(host: Host) -> None:
    options = {"responses": "live", "seating": "joined"}
    table = await host.open_table(["Ann"], ["marquise"], seats=3, options=options)
    asked = []
    passed: set[str] = set()
    for given in range(60):
        await play_on(table, READERS, answers=1)
        await host.quiet()
        asked += [q for q in (await table.asked()).values() if q.response]
        async with host.store.reading() as reads:
            made = await reads.choices(table.match)
        passed = {c.kind for c in made if c.seat == 0 and not c.user_id}
        if given >= 20 and any(kind.startswith("battle.") for kind in passed):
            break

    assert all(can_respond(question) for question in asked)
    assert any(kind.startswith("battle.") for kind in passed), "she was attacked, and passed"
