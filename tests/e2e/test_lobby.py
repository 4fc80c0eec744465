"""The lobby: options to look at and change, the pool of factions, house rules, joining."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.lobby.options import TABLE_OPTIONS
from bot.matches.live import Live
from bot.sandbox.world import people
from bot.store import SeatRow
from bot.ui.limits import BUTTONS_IN_ROW, COMPONENTS
from engine.games import GAMES
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply

WEEK = 7 * 24 * 3600


async def lobby(host: Host, *people: str, seats: int = 3, **more: str) -> Table:
    names = people or ("Ann", "Bob")
    factions = ["marquise", "eyrie", "alliance", "duchy"][: len(names)]
    return await host.open_lobby(names, factions, seats=seats, **more)


async def options_screen(host: Host, table: Table, person: str = "Ann") -> Reply:
    return await host.driver.press(person, table.posts[0], "Options")


async def set_option(host: Host, table: Table, option: str, value: str, by: str = "Ann") -> Reply:
    return await host.driver.slash(
        by, "table option", {"option": option, "value": value}, at=table.at
    )


def select_of(screen: Reply, key: str) -> str:
    """Return the custom id of an option's list."""
    return next(s.custom_id for s in screen.selects if s.custom_id.endswith(f":{key}"))


# Options


async def test_every_option_that_matters_can_be_reached_and_is_explained(host: Host) -> None:
    table = await lobby(host)
    screen = await options_screen(host, table)
    first = screen
    assert "Which cards you share" in first.text, "the game's own options come first"
    found: dict[str, list[str]] = {}
    for page in ("The table", None):
        for select in screen.selects:
            found[select.custom_id.split(":")[3]] = list(select.options)
            assert len(select.chosen) == 1
        assert len(list(people.components_of(screen.message.raw))) <= COMPONENTS
        if page:
            screen = await host.driver.press("Ann", screen, page)

    known = (*TABLE_OPTIONS, *GAMES["root"].options)
    every = {option.key for option in known if not option.needs and len(option.choices) > 1}
    assert {*every, "seats"} == set(found)
    assert found["seats"] == ["2", "3", "4", "5", "6"]


async def test_a_picked_option_is_changed_and_its_page_shown_again(host: Host) -> None:
    table = await lobby(host)
    screen = await host.driver.press("Ann", await options_screen(host, table), "The table")
    before = len(host.driver.notified("Bob"))

    again = await host.driver.choose("Ann", screen, select_of(screen, "clock"), ["3 days a turn"])
    await host.quiet()

    assert "**Turn clock** is now **3 days a turn**; it was off" in again.text
    chosen = {s.custom_id.split(":")[3]: s.chosen for s in again.selects}
    assert chosen["clock"] == ["3d"]
    assert "bank" in chosen, "a bank matters only with a clock"
    assert "Turn clock: 3 days a turn" in table.posts[0].text
    assert "has not agreed" in table.posts[0].text

    # Bob owes an OK already, so that further changes need no more mentions.
    await host.driver.choose("Ann", again, select_of(again, "bank"), ["2d"])
    await host.quiet()
    assert len(host.driver.notified("Bob")) == before + 1

    await host.driver.press("Bob", table.posts[0], "Join")
    assert "has not agreed" not in table.posts[0].text


async def test_a_host_alone_asks_nobody_to_agree(host: Host) -> None:
    """It once said "Whoever else has joined is asked to agree" to a host alone."""
    table = await lobby(host, "Ann")

    alone = await set_option(host, table, "clock", "3d")
    await host.driver.press("Bob", table.posts[0], "Join")
    asked = await set_option(host, table, "clock", "1d")
    stays = await set_option(host, table, "clock", "1d")

    assert "is now **3 days a turn**" in alone.text
    assert "agree" not in alone.text
    assert "asked to agree" in asked.text
    assert "**Turn clock** stays as it was: **1 day a turn**" in stays.text


async def test_house_rules_and_the_pool_are_offered_however_many_options_there_are(
    host: Host,
) -> None:
    """They came last, behind more options of Runewars than a list offers."""
    table = await host.open_lobby(["Ann", "Bob"], ["daqan", "uthuk"], game="runewars")

    offered = await host.driver.autocomplete(
        "Ann", "table option", {"option": ""}, focused="option", at=table.at
    )

    assert {"house", "pool"} <= set(offered.values())


async def test_the_page_shown_again_is_the_same_however_many_pages_there_are_now(
    host: Host,
) -> None:
    """The readings of a deck begin a second page of the game's."""
    table = await lobby(host)
    screen = await host.driver.press("Ann", await options_screen(host, table), "The table")
    await set_option(host, table, "deck", "exiles_partisans")

    again = await host.driver.choose("Ann", screen, select_of(screen, "choose"), ["draft"])

    assert "### The table" in again.text
    assert "The game, page 2" in {button.label for button in again.buttons}
    again = await host.driver.press("Ann", screen, "The game")
    assert "### The game" in again.text


async def test_the_ways_to_all_pages_fit_into_rows(host: Host) -> None:
    table = await lobby(host)
    for option, value in (("choose", "random"), ("deck", "exiles_partisans"), ("clock", "3d")):
        await set_option(host, table, option, value)

    screen = await options_screen(host, table)

    ways = [button.label for button in screen.buttons]
    assert len(ways) > BUTTONS_IN_ROW
    for way in ways[:-1]:
        there = await host.driver.press("Ann", screen, way)
        assert len(list(people.components_of(there.message.raw))) <= COMPONENTS


async def test_only_the_host_changes_options(host: Host) -> None:
    table = await lobby(host)

    assert "Only the host" in (await options_screen(host, table, "Bob")).text
    assert "Only the host" in (await set_option(host, table, "clock", "1d", by="Bob")).text
    assert "clock" not in (await host.row(table.match)).options


async def test_options_are_offered_and_understood_by_name(host: Host) -> None:
    table = await lobby(host)
    ask = host.driver.autocomplete

    named = await ask("Ann", "table option", {"option": "clo"}, focused="option", at=table.at)
    values = await ask(
        "Ann", "table option", {"option": "clock", "value": ""}, focused="value", at=table.at
    )
    assert named == {"Turn clock: off": "clock"}
    assert values["1 day a turn"] == "1d"

    await set_option(host, table, "Turn clock", "1 day a turn")
    assert (await host.row(table.match)).options["clock"] == "1d"

    assert "There are: Seats" in (await set_option(host, table, "colour", "red")).text
    wrong = await set_option(host, table, "clock", "2d")
    assert "“Turn clock” cannot be “2d”. Possible: off" in wrong.text


async def test_an_option_that_stays_as_it_was_needs_no_new_ok(host: Host) -> None:
    table = await lobby(host)

    await set_option(host, table, "clock", "off")
    await set_option(host, table, "language", "English")

    assert "has not agreed" not in table.posts[0].text


async def test_what_is_typed_by_name_is_understood(host: Host) -> None:
    table = await lobby(host)

    await host.driver.slash("Bob", "table seat", {"faction": "Vagabond (Thief)"}, at=table.at)
    await host.driver.slash("Ann", "table computer", {"faction": "lizard cult"}, at=table.at)

    assert [s.plays for s in await seats_of(host, table)][1:] == ["vagabond:thief", "lizards"]
    wrong = await host.driver.slash("Bob", "table seat", {"faction": "bears"}, at=table.at)
    assert "Nobody can play “bears”" in wrong.text
    taken = await host.driver.slash("Bob", "table seat", {"faction": "Marquise"}, at=table.at)
    assert "Somebody else plays Marquise already" in taken.text
    game = await host.driver.slash("Cem", "table new", {"game": "Chess"}, at="tables")
    assert "no game called “Chess”. Choose one of: Root, Runewars" in game.text


async def test_computers_play_as_well_as_the_table_or_the_host_says(host: Host) -> None:
    table = await lobby(host)
    ask = host.driver.autocomplete
    levels = await ask("Ann", "table computer", {"level": ""}, focused="level", at=table.at)
    assert levels == {"normal": "normal", "easy": "easy", "hard": "hard"}

    await set_option(host, table, "Computer players", "easy")
    wrong = await host.driver.slash("Ann", "table computer", {"level": "godlike"}, at=table.at)
    assert "“Computer players” cannot be “godlike”. Possible: normal · easy · hard" in wrong.text
    await host.driver.slash("Ann", "table computer", {"level": "hard"}, at=table.at)
    row, seats = await host.row(table.match), await seats_of(host, table)
    assert "Computer 1 (hard)" in (await host.driver.slash("Bob", "table info", at=table.at)).text

    unused: Any = None
    live = Live(row, tuple(seats), unused)
    assert [live.level_of(seat) for seat in (1, 2)] == ["easy", "hard"], "Bob's stand-in, and ours"


async def test_seats_stay_enough_for_those_who_sit_there(host: Host) -> None:
    table = await lobby(host, "Ann", "Bob", "Cem", seats=4)

    assert "3 seats are taken already" in (await set_option(host, table, "seats", "2")).text
    await set_option(host, table, "seats", "3")

    assert "4." not in table.posts[0].text
    reply = await host.driver.slash(
        "Ann", "table new", {"game": "runewars", "seats": 6}, at="tables"
    )
    assert "2 to 4 seats" in reply.text


async def test_a_table_speaks_its_language(host: Host) -> None:
    table = await lobby(host)
    for locale in ("de", "es"):
        if locale in next(o for o in TABLE_OPTIONS if o.key == "language").choices:
            await set_option(host, table, "language", locale)
            words = GAMES["root"].words(locale)
            assert words.say("faction-eyrie") in table.posts[0].text
            assert words.say("option-deck") in table.posts[0].text


# House rules and the pool


async def test_house_rules_are_written_in_a_form_even_across_a_restart(host: Host) -> None:
    table = await lobby(host)
    screen = await options_screen(host, table)
    form = await host.driver.press("Ann", screen, "House rules …")
    assert form.modal is not None
    await host.restart()

    reply = await host.driver.submit_modal("Ann", form, {"text": "No deals\nafter  round 5"})

    assert "The house rules are changed" in reply.text
    assert "House rules: No deals after round 5" in table.posts[0].text
    info = await host.driver.slash("Eve", "table info", at=table.at)
    assert "House rules: No deals after round 5" in info.text
    too_long = await set_option(host, table, "house", "x" * 301)
    assert "300 characters; these have 301" in too_long.text


async def test_what_may_be_played_can_be_limited(host: Host) -> None:
    table = await lobby(host)
    screen = await host.driver.press(
        "Ann", await options_screen(host, table), "What may be played …"
    )
    (pool,) = screen.selects
    assert set(pool.chosen) == set(pool.options)

    few = await host.driver.choose("Ann", screen, pool.custom_id, ["marquise", "duchy"])
    assert "enough for 2 seats, but the table has 3" in few.text
    screen = await host.driver.press(
        "Ann", await options_screen(host, table), "What may be played …"
    )
    await host.driver.choose("Ann", screen, pool.custom_id, ["marquise", "duchy", "lizards"])

    post = table.posts[0].text
    assert "May be played: Marquise" in post
    assert "Eyrie" not in post, "Bob plays something else now"
    gone = await host.driver.slash("Bob", "table seat", {"faction": "eyrie"}, at=table.at)
    assert "leaves Eyrie out" in gone.text
    offered = await host.driver.autocomplete(
        "Bob", "table seat", {"faction": ""}, focused="faction", at=table.at
    )
    assert "marquise" not in offered.values()
    assert set(offered.values()) <= {"duchy", "lizards"}
    assert "Duchy · Tunnels, ministers, many small steps. Middling." in offered
    listed = await host.driver.press("Bob", table.posts[0], "Choose faction")
    told = listed.selects[0].described
    assert told["lizards"] == "Gardens, discards and patience. Hard."

    await host.driver.press("Bob", table.posts[0], "Join")
    await host.driver.press("Ann", table.posts[0], "Add computer")
    played = {seat.plays for seat in await seats_of(host, table)}
    assert played == {"marquise", "duchy", "lizards"}

    await set_option(host, table, "pool", "Marquise, eyrie, vagabond")
    assert (await host.row(table.match)).options["pool"] == ["eyrie", "marquise", "vagabond"]
    assert "Nobody can play “bears”" in (await set_option(host, table, "pool", "bears")).text


async def seats_of(host: Host, table: Table) -> Sequence[SeatRow]:
    async with host.store.reading() as reads:
        return await reads.seats(table.match)


async def test_a_full_table_that_cannot_begin_says_why(host: Host) -> None:
    table = await host.open_lobby(["Ann", "Bob"], ["vagabond:tinker", "vagabond:thief"])

    assert "It cannot begin like this" in table.posts[0].text
    await host.driver.slash("Bob", "table seat", {"faction": "eyrie"}, at=table.at)
    assert "It cannot begin like this" not in table.posts[0].text


async def test_only_the_invited_join_where_that_is_the_rule(host: Host) -> None:
    table = await lobby(host)
    await set_option(host, table, "entry", "invited")

    reply = await host.driver.press("Cem", table.posts[0], "Join")

    assert len(await seats_of(host, table)) == 2
    assert "invit" in reply.text.lower()


async def test_the_info_names_all_options_seats_and_the_seal(host: Host) -> None:
    table = await lobby(host)
    row = await host.row(table.match)

    info = await host.driver.slash("Eve", "table info", at=table.at)

    assert info.private
    for line in ("Host: <@", "· Marquise", "Turn clock: off", "Deck: standard", row.secret_hash):
        assert line in info.text
    await host.driver.press("Bob", table.posts[0], "Join")
    await host.driver.slash("Ann", "table start", at=table.at)
    await host.quiet()
    running = await host.driver.slash("Eve", "table info", {"table": "Root 1"}, at="tables")
    assert "Running." in running.text
    assert "Turn clock: off" in running.text


async def test_the_first_post_of_a_match_keeps_options_and_seal_behind_a_button(host: Host) -> None:
    table = await lobby(host)
    await host.driver.press("Bob", table.posts[0], "Join")
    await host.driver.slash("Ann", "table start", at=table.at)
    await host.quiet()

    first, row = table.posts[0], await host.row(table.match)
    about = await host.driver.press("Eve", first, "About this table")

    assert "Responses" not in first.text
    assert row.secret_hash[:8] not in first.text
    assert about.private
    assert "Responses" in about.text
    assert row.secret_hash in about.text


# Places and ends of tables


async def test_the_server_says_how_its_tables_open(host: Host) -> None:
    await host.wake()
    guild = int(next(iter(host.driver.world.guilds)))
    async with host.store.transaction() as work:
        defaults = {"root": {"clock": "3d", "seats": "3", "nonsense": "1", "deck": "no such deck"}}
        await work.set_server(guild, {"defaults": defaults})

    await host.driver.slash("Ann", "table new", {"where": "here"}, at="tables")

    row = await host.row(1)
    assert (row.options["clock"], row.options["seats"]) == ("3d", "3")
    assert not {"nonsense", "deck"} & set(row.options)


async def test_a_week_of_silence_closes_and_reopening_keeps_all_seats(host: Host) -> None:
    table = await lobby(host)
    await host.pass_time(WEEK - 3600)
    await host.driver.press("Bob", table.posts[-1], "Join")
    await host.pass_time(WEEK - 3600)
    assert (await host.row(table.match)).status == "lobby"
    await host.restart()
    await host.pass_time(2 * 3600)
    assert (await host.row(table.match)).status == "closed"
    assert "not open" not in table.posts[-1].text

    old = table.posts[0]
    late = await host.driver.press("Cem", old, "Join")
    assert "closed" in late.text
    closed = [post for post in table.posts if any(b.label == "Reopen" for b in post.buttons)]
    await host.pass_time(5 * WEEK)
    await host.restart()
    await host.driver.press("Cem", closed[0], "Reopen")

    assert (await host.row(table.match)).status == "lobby"
    assert [seat.name for seat in await seats_of(host, table)] == ["Ann", "Bob"]
    await host.pass_time(WEEK + 60)
    assert (await host.row(table.match)).status == "closed"


async def test_the_host_closes_a_lobby(host: Host) -> None:
    table = await lobby(host)

    refused = await host.driver.slash("Bob", "table close", at=table.at)
    assert "Only the host" in refused.text
    await host.driver.slash("Ann", "table close", at=table.at)

    assert (await host.row(table.match)).status == "closed"
    assert [button.label for button in table.posts[0].buttons] == ["Reopen", "About this table"]


async def test_a_running_match_ends_only_if_all_wish_it(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    outsider = await host.driver.slash("Eve", "table close", at=table.at)
    assert "no seat" in outsider.text
    await host.driver.slash("Bob", "table close", at=table.at)
    await host.quiet()
    assert (await host.row(table.match)).status == "running"
    await host.restart()

    request = next(post for post in reversed(table.posts) if "asks to end" in post.text)
    await host.driver.press("Ann", request, "Agree")
    await host.quiet()

    row = await host.row(table.match)
    assert (row.status, row.result) == ("closed", None)
    closed = table.posts[-1]
    assert "Root 1 is closed" in closed.text
    labels = {button.label for button in closed.buttons}
    assert {"Rematch", "Reveal", "Export", "Verify", "Log"} <= labels
    assert "Play" not in labels, "it had led nowhere"
    again = await host.driver.press("Bob", closed, "Rematch")
    assert "not over" not in again.text
    assert (await host.row(2)).status == "lobby"
    late = await host.driver.slash("Ann", "marquise recruit", at=table.at)
    assert "closed by everybody's vote" in late.text
    hands = await host.driver.slash("Ann", "match timeline", at=table.at)
    assert hands.pictures, "what is hidden can be read by then"
    await host.pass_time(120)
    thread = host.driver.channel(table.at).thread
    assert thread is not None
    assert (thread.archived, thread.locked) == (True, True)


async def test_silence_does_not_end_a_match(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.slash("Bob", "table close", at=table.at)
    await host.pass_time(49 * 3600)

    assert (await host.row(table.match)).status == "running"


# Table talk


async def test_table_talk_gets_a_thread_of_its_own(host: Host) -> None:
    table = await lobby(host, seats=2)
    await set_option(host, table, "talk", "second")
    await host.driver.press("Bob", table.posts[0], "Join")
    await host.driver.slash("Ann", "table start", at=table.at)
    await host.quiet()
    for _ in range(2):
        await host.pass_time(61)
        await host.restart()

    talk = [thread for thread in host.driver.threads() if thread.name == "Root 1 · table talk"]
    assert len(talk) == 1
    links = [post for post in table.posts if f"<#{talk[0].id}>" in post.text]
    assert len(links) == 1
