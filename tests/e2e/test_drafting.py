"""Lots and drafts: seats and factions decided by the match's own chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.history.verification import missing_draws
from bot.lobby import draft
from bot.store import SeatRow
from engine.core.chance.draws import Drawn, match_key, verify
from engine.core.chance.lots import EPOCH
from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen
from tests.e2e.test_privacy import forget

DAY = 24 * 3600


async def lobby(
    host: Host,
    people: Sequence[str],
    *,
    seats: int | None = None,
    game: str = "root",
    **options: str,
) -> Table:
    """Open a lobby with some options and let people join."""
    values = {"seats": seats or len(people), "game": game, "where": "thread"}
    await host.driver.slash(people[0], "table new", values)
    at = host.driver.threads()[-1].id
    for key, value in {"setup": "usual", **options}.items():
        await host.driver.slash(people[0], "table option", {"option": key, "value": value}, at=at)
    for person in people[1:]:
        await host.driver.slash(person, "table join", at=at)
    async with host.store.reading() as reads:
        row = await reads.match_in_channel(int(at))
    assert row is not None
    return Table(host, row.id, at)


async def seats_of(host: Host, table: Table) -> tuple[SeatRow, ...]:
    async with host.store.reading() as reads:
        return await reads.seats(table.match)


async def start(host: Host, table: Table) -> None:
    await host.driver.slash("Ann", "table start", at=table.at)
    await host.quiet()


async def lots_of(host: Host, table: Table) -> list[Drawn]:
    """Return the lots drawn for a match, after checking them against the key."""
    async with host.store.reading() as reads:
        loaded = await reads.load_match(table.match)
        setup = (await reads.choices(table.match, after=-1))[0]
    assert loaded is not None
    drawn = [Drawn(*each) for each in setup.drawn]
    assert missing_draws(drawn) == []
    return [each for each in drawn if each.epoch == EPOCH]


# By lot


async def test_the_lot_decides_who_plays_what_and_that_can_be_verified(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("bot.matches.matches", "bot.matches.live", "bot.lobby.lots"):
        monkeypatch.setattr(f"{module}.match_key", match_key)
    table = await lobby(host, ["Ann", "Bob"], seats=3, choose="random")
    assert table.posts[0].text.count("decided by lot") == 2
    refused = await host.driver.slash("Bob", "table seat", {"faction": "eyrie"}, at=table.at)
    assert "the lot decides" in refused.text

    await start(host, table)

    seats = await seats_of(host, table)
    assert len({seat.plays for seat in seats}) == 3
    assert all(seat.plays for seat in seats)
    told = next(post for post in table.posts if "The lot has decided" in post.text)
    assert all(seat.name in told.text for seat in seats)
    assert not [each for each in host.driver.notified("Bob") if "lot has" in str(each)]
    async with host.store.reading() as reads:
        loaded = await reads.load_match(table.match)
    assert loaded is not None
    drawn = await lots_of(host, table)
    assert drawn
    assert verify(match_key(loaded.secret, loaded.match.nonces), drawn) == []


async def test_lots_keep_to_what_may_be_played(host: Host) -> None:
    table = await lobby(host, ["Ann"], seats=3, choose="random", pool="duchy, lizards, corvids")

    await start(host, table)

    assert {seat.plays for seat in await seats_of(host, table)} == {"duchy", "lizards", "corvids"}


async def test_the_seats_order_of_play_where_the_table_wishes_it(host: Host) -> None:
    people = ["Ann", "Bob", "Cem", "Dee"]
    table = await lobby(host, people, seating="joined")

    await start(host, table)

    live = await table.live()
    assert list(live.match.game.order(live.match.state)) == [0, 1, 2, 3]
    assert [seat.name for seat in live.seats] == people
    assert await lots_of(host, table) == []


async def test_another_game_seats_its_people_by_lot(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob", "Cem"], game="runewars", map="fixed", length="six")
    plays = {seat.name: seat.plays for seat in await seats_of(host, table)}

    await start(host, table)

    seats = await seats_of(host, table)
    assert {seat.name: seat.plays for seat in seats} == plays, "everybody keeps their faction"
    assert len(await lots_of(host, table)) == 2
    assert any("The lot has decided" in post.text for post in table.posts)


async def test_the_lot_leaves_out_the_factions_of_wished_hirelings(host: Host) -> None:
    table = await lobby(
        host, ["Ann", "Bob"], choose="random", pool="vagabond, duchy", hirelings="random",
        hireling_1="exile",
    )  # fmt: skip
    refused = await host.driver.slash("Ann", "table start", at=table.at)
    assert "too few factions are left" in refused.text
    assert "(Law 19.6.5)" in refused.text

    pool = {"option": "pool", "value": "vagabond, duchy, lizards"}
    await host.driver.slash("Ann", "table option", pool, at=table.at)
    await host.driver.slash("Bob", "table join", at=table.at)
    await start(host, table)

    assert {seat.plays for seat in await seats_of(host, table)} == {"duchy", "lizards"}


# By draft


def draft_post(table: Table) -> Seen:
    return next(post for post in reversed(table.posts) if "draft" in post.text and post.selects)


def names_of(host: Host) -> dict[str, str]:
    return {user.id: user.name for user in host.driver.world.people()}


def called(host: Host, table: Table) -> str:
    """Return the person mentioned by the newest post of the draft."""
    text = draft_post(table).text
    return next(name for user, name in names_of(host).items() if f"<@{user}>" in text)


async def test_wished_hirelings_leave_no_card_that_could_not_begin(host: Host) -> None:
    table = await lobby(
        host, ["Ann", "Bob"], choose="draft", pool="vagabond, marquise, eyrie, duchy",
        hirelings="random", hireling_1="exile", hireling_2="sunward_expedition",
    )  # fmt: skip
    await start(host, table)
    (select,) = draft_post(table).selects
    assert set(select.options) == {"marquise", "eyrie"}

    await pick(host, table, called(host, table), "eyrie")

    assert (await host.row(table.match)).status == "running"


async def pick(host: Host, table: Table, person: str, card: str | None = None) -> str:
    post = draft_post(table)
    (select,) = post.selects
    card = card or next(iter(select.options))
    reply = await host.driver.choose(person, post, select.custom_id, [card])
    await host.quiet()
    return reply.text


async def test_a_draft_by_the_law_from_beginning_to_end(host: Host) -> None:
    people = ["Ann", "Bob", "Cem"]
    table = await lobby(host, people, choose="draft")
    assert "decided by draft" in table.posts[0].text
    await host.pass_time(61)
    row, seats = await host.row(table.match), await seats_of(host, table)
    assert row.status == "lobby"
    assert len(row.options["draft"]["cards"]) == 4
    order = [seat.name for seat in seats]

    for place, person in enumerate(reversed(order)):
        assert called(host, table) == person
        if place == 1:
            await host.restart()
        mentions = {who: len(host.driver.notified(who)) for who in people}
        (select,) = draft_post(table).selects
        card = next(iter(select.options))
        assert f"You play {select.options[card]}." in await pick(host, table, person, card)
        rung = {who for who in people if len(host.driver.notified(who)) > mentions[who]}
        if place < 2:
            assert rung == {called(host, table)}

    live = await table.live()
    assert live.row.status == "running"
    assert [seat.name for seat in live.seats] == order
    assert list(live.match.game.order(live.match.state)) == [0, 1, 2]
    assert len(await lots_of(host, table)) > 2


async def test_only_whoever_is_to_pick_picks_and_only_what_lies_out(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob", "Cem"], choose="draft")
    await start(host, table)
    now = called(host, table)
    other = next(name for name in ("Ann", "Bob", "Cem") if name != now)

    assert f"It is {now}'s turn to pick" in await pick(host, table, other)
    first = draft_post(table)
    (select,) = first.selects
    taken = next(iter(select.options))
    await pick(host, table, now, taken)
    late = await host.driver.choose(called(host, table), first, select.custom_id, [taken])
    assert "cannot be picked now" in late.text

    for command, values in (
        ("table join", {}),
        ("table option", {"option": "clock", "value": "1d"}),
        ("table computer", {}),
        ("table start", {}),
    ):
        who = "Dee" if command == "table join" else "Ann"
        reply = await host.driver.slash(who, command, values, at=table.at)
        assert "draft is on" in reply.text, command


async def test_silence_is_asked_again_and_the_host_lets_the_computer_pick(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob"], seats=3, choose="draft")
    await start(host, table)
    asleep = called(host, table)
    before = len(host.driver.notified(asleep))

    await host.pass_time(DAY + 60)
    await host.pass_time(60)
    assert len(host.driver.notified(asleep)) == before + 1
    await host.restart()

    for _ in range(2):
        if (await host.row(table.match)).status == "lobby":
            await host.driver.press("Ann", draft_post(table), "Let the computer pick")
            await host.quiet()
    assert (await host.row(table.match)).status == "running"
    assert all(seat.plays for seat in await seats_of(host, table))


async def test_a_second_press_has_the_computer_pick_for_nobody_else(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob", "Cem"], choose="draft")
    await start(host, table)
    picker = called(host, table)

    one, other = await host.driver.press_twice_at_once(
        "Ann", draft_post(table), "Let the computer pick"
    )
    await host.quiet()

    assert sum(seat.plays is not None for seat in await seats_of(host, table)) == 1
    assert f"picked for {picker}" in one.text
    assert f"{called(host, table)}'s turn to pick" in other.text


async def test_a_player_who_is_to_pick_may_leave_it_to_the_computer(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob", "Cem"], choose="draft")
    await start(host, table)
    while called(host, table) == "Ann":
        await pick(host, table, "Ann")
    picker = called(host, table)
    other = "Cem" if picker == "Bob" else "Bob"

    refused = await host.driver.press(other, draft_post(table), "Let the computer pick")
    assert "Only the host" in refused.text
    done = await host.driver.press(picker, draft_post(table), "Let the computer pick")
    assert f"picked for {picker}" in done.text


async def test_a_player_who_leaves_ends_the_draft_and_the_seat_is_open_again(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob", "Cem"], choose="draft")
    await start(host, table)
    await pick(host, table, called(host, table))

    await host.driver.slash("Cem", "table leave", at=table.at)
    await host.quiet()

    row = await host.row(table.match)
    assert "draft" not in row.options
    assert [seat.plays for seat in await seats_of(host, table)] == [None, None]
    assert "The draft is off" in table.posts[-1].text
    await host.driver.slash("Dee", "table join", at=table.at)
    await start(host, table)
    assert called(host, table) in ("Ann", "Bob", "Dee")


async def test_the_host_calls_a_draft_off(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob"], choose="draft")
    await start(host, table)

    await host.driver.press("Ann", draft_post(table), "Call the draft off")
    await host.quiet()
    await host.pass_time(2 * DAY)

    assert (await host.row(table.match)).status == "lobby"
    assert sum(bool(post.selects) for post in table.posts) == 1, "nobody is asked again"
    await host.driver.slash(
        "Ann", "table option", {"option": "choose", "value": "choice"}, at=table.at
    )
    assert all(seat.plays for seat in await seats_of(host, table))


async def test_a_draft_goes_on_after_its_lobby_was_closed_and_reopened(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob", "Cem"], choose="draft")
    await start(host, table)
    await pick(host, table, called(host, table))
    now = called(host, table)
    await host.driver.slash("Ann", "table close", at=table.at)
    await host.pass_time(3 * DAY)
    closed = next(p for p in reversed(table.posts) if any(b.label == "Reopen" for b in p.buttons))

    await host.driver.press("Bob", closed, "Reopen")
    await host.pass_time(1)

    assert called(host, table) == now
    await pick(host, table, now)


async def test_a_draft_is_off_where_a_closed_lobby_has_lost_a_seat(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob", "Cem"], choose="draft")
    await start(host, table)
    await host.driver.slash("Ann", "table close", at=table.at)
    await host.quiet()
    closed = next(p for p in reversed(table.posts) if any(b.label == "Reopen" for b in p.buttons))
    first = next(seat.name for seat in await seats_of(host, table) if seat.number == 0)
    other = next(person for person in ("Ann", "Bob", "Cem") if person != first)
    await forget(host, first)

    await host.driver.press(other, closed, "Reopen")
    await host.pass_time(2 * DAY)

    assert any("The draft is off" in post.text for post in table.posts)
    await host.driver.slash("Dee", "table join", at=table.at)
    assert {seat.number for seat in await seats_of(host, table)} == {0, 1, 2}
    await host.driver.slash(other, "table start", at=table.at)
    await host.quiet()
    assert called(host, table) in {"Ann", "Bob", "Cem", "Dee"} - {first}


async def test_the_last_pick_begins_the_match_whatever_happens_after_it(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob"], choose="draft")
    await start(host, table)
    await pick(host, table, called(host, table))
    last = called(host, table)
    card = next(iter(draft_post(table).selects[0].options))
    await draft.pick(host.bot.services, table.match, int(host.driver.user(last)), card)
    assert (await host.row(table.match)).status == "lobby"

    await host.come_back()
    await host.pass_time(61)

    assert (await host.row(table.match)).status == "running"
    assert "Round 1 · " in table.posts[-1].text


async def test_the_last_to_pick_is_told_so_even_where_the_match_began_meanwhile(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(host, ["Ann", "Bob"], choose="draft")
    await start(host, table)
    await pick(host, table, called(host, table))
    own = draft.pick

    async def and_begin(*given: Any) -> None:
        await own(*given)
        await host.bot.reminders.do_due()

    monkeypatch.setattr(draft, "pick", and_begin)
    assert "You play" in await pick(host, table, called(host, table))
    assert (await host.row(table.match)).status == "running"


async def test_the_other_game_drafts_from_the_first_player_on(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob"], game="runewars", choose="draft", map="fixed")
    await start(host, table)
    order = [seat.name for seat in await seats_of(host, table)]
    assert called(host, table) == order[0]
    assert len(draft_post(table).selects[0].options) == 4

    await pick(host, table, order[0])
    await pick(host, table, order[1])

    live = await table.live()
    assert [seat.name for seat in live.seats] == order
    assert live.match.setup.options["seating"] == "joined"


async def test_nobody_is_called_for_the_only_card_that_is_left(host: Host) -> None:
    people = ["Ann", "Bob", "Cem", "Dee"]
    table = await lobby(host, people, game="runewars", choose="draft", map="fixed")
    await start(host, table)
    for _ in range(3):
        await pick(host, table, called(host, table))

    live = await table.live()
    assert len({str(faction) for faction in live.match.setup.seats}) == 4
    last = (await seats_of(host, table))[-1].name
    assert f"@{last}" not in "".join(post.text for post in table.posts if post.selects)


@pytest.mark.parametrize("point", ["claimed", "sent"])
async def test_a_draft_survives_the_death_of_the_process(host: Host, point: str) -> None:
    table = await lobby(host, ["Ann", "Bob"], choose="draft")
    host.die_at = point
    await host.driver.slash("Ann", "table start", at=table.at)
    await host.driver.settle(0.1)
    await host.come_back()
    await host.pass_time(120)

    asked = [post for post in table.posts if post.selects]
    assert len(asked) == 1
    for _ in range(2):
        await pick(host, table, called(host, table))
    assert (await host.row(table.match)).status == "running"
