"""A table as leagues play: `/table new preset:league`, the draft in the match, hands of five."""

from __future__ import annotations

import pytest

from engine.core.seats import Seat
from tests.e2e.ending import far_ahead
from tests.e2e.host import Host, Table
from tests.e2e.playing import Typist, play_on, thorough_player
from tests.torture import WHOLE, torture

PEOPLE = ["Ann", "Bob", "Cem"]
TURNS = 16
"""Answers of the draft and the first turns, after which `make test` goes to the last ones."""


async def league(host: Host, *people: str, seats: int | None = None) -> Table:
    """Open a table by the league's preset, let people join, and begin."""
    values = {"preset": "league", "seats": seats or len(people), "where": "thread"}
    await host.driver.slash(people[0], "table new", values)
    at = host.driver.threads()[-1].id
    for person in people[1:]:
        await host.driver.slash(person, "table join", at=at)
    async with host.store.reading() as reads:
        row = await reads.match_in_channel(int(at))
    assert row is not None
    return Table(host, row.id, at)


async def begin(table: Table) -> None:
    await table.host.driver.slash("Ann", "table start", at=table.at)
    await table.host.quiet()


async def answer(table: Table, person: str, wanted: str = "") -> None:
    """Answer a person's question by the option with this key, or by the first one."""
    question = (await table.asked())[person]
    options = getattr(question.form, "options")  # noqa: B009 - the forms of a draft have options
    least = getattr(question.form, "least", 0)
    chosen = next((each for each in options if each.key() == wanted), options[0])
    live = await table.live()
    user = live.seats[question.seat].user_id
    assert user is not None
    given = tuple(options[:least]) if least else chosen
    key = f"{person} {question.id}"
    await table.host.submit(table.match, user, int(question.id), given, key=key)
    await table.host.quiet()


async def test_the_preset_sets_the_options_and_leaves_fan_factions_out(host: Host) -> None:
    table = await league(host, "Ann", seats=4)

    text = table.posts[0].text
    assert "advanced" in text
    assert "Map: by lot" in text
    assert "Deck: by lot" in text
    assert "Clergy" not in text.partition("May be played")[2]
    row = await host.row(table.match)
    assert not {"clergy", "legion"} & set(row.options["pool"])


async def test_what_a_deck_by_lot_may_bring_is_agreed_on_before(host: Host) -> None:
    """The readings of Exiles & Partisans matter as soon as the lot may choose that deck."""
    table = await league(host, "Ann", seats=4)
    screen = await host.driver.press("Ann", table.posts[0], "Options")
    found = {select.custom_id.split(":")[3] for select in screen.selects}
    more = await host.driver.press("Ann", screen, "The game, page 2")
    found |= {select.custom_id.split(":")[3] for select in more.selects}
    assert {"partisans", "propaganda", "coffin_makers", "informants", "false_orders"} <= found

    deck = {"option": "deck", "value": "standard"}
    await host.driver.slash("Ann", "table option", deck, at=table.at)
    about = await host.driver.press("Ann", table.posts[0], "About this table")
    assert "Partisans" not in about.text


async def test_presets_are_offered_for_the_game_that_is_typed(host: Host) -> None:
    for game, many in (("root", 1), ("runewars", 0), ("chess", 0)):
        typed = {"game": game, "preset": ""}
        offered = await host.driver.autocomplete("Ann", "table new", typed, focused="preset")
        assert len(offered) == many, game


async def test_a_game_without_presets_says_so(host: Host) -> None:
    values = {"game": "runewars", "preset": "league", "where": "thread"}
    reply = await host.driver.slash("Ann", "table new", values)
    assert "This game has no presets." in reply.text
    assert not host.driver.threads()


async def test_a_pool_of_insurgents_alone_is_refused_with_the_names_of_militants(
    host: Host,
) -> None:
    table = await league(host, "Ann", seats=3)
    pool = {"option": "pool", "value": "alliance, vagabond, corvids, riverfolk"}
    await host.driver.slash("Ann", "table option", pool, at=table.at)
    refused = await host.driver.slash("Ann", "table start", at=table.at)
    assert "Only insurgents are in the pool" in refused.text
    assert "Keepers" in refused.text
    assert "keepers" not in refused.text
    assert "19.8.2" in refused.text


async def test_the_draft_goes_round_from_last_to_first_and_outlives_a_restart(host: Host) -> None:
    table = await league(host, *PEOPLE)
    await begin(table)
    live = await table.live()
    assert live.row.status == "running"
    last_first = [live.seats[s].name for s in reversed(live.match.game.order(live.match.state))]
    chosen: list[str] = []

    while len(chosen) < 3:
        ((person, question),) = (await table.asked()).items()
        if question.kind == "advanced.faction":
            chosen.append(person)
            assert "Setup cards left" in table.posts[-1].text
            said = table.posts[-1].text
            assert "Seat " not in said, "nobody has a faction yet: people have names"
            assert person in said, said
            await host.restart()
        await answer(table, person)

    assert chosen == last_first
    seats = (await table.live()).seats
    plays = {seat.plays for seat in seats}
    assert len(plays) == 3
    assert None not in plays
    async with host.store.reading() as reads:
        assert {seat.plays for seat in await reads.seats(table.match)} == plays
    await host.pass_time(60)
    assert "decided by draft" not in table.posts[0].text


async def test_a_wish_list_chooses_for_whoever_is_away(host: Host) -> None:
    table = await league(host, *PEOPLE)
    await begin(table)
    live = await table.live()
    order = list(live.match.game.order(live.match.state))
    away = live.seats[order[0]]
    assert live.match.state.draft is not None
    assert away.user_id is not None
    cards = [card for card in live.match.state.draft.cards if ":" not in card]
    ranks = ("first", "second", "third", "fourth")
    wishes = dict(zip(ranks, cards, strict=False)) | {"setup": "usual"}
    await host.change_plan(table.match, away.user_id, "wishes", wishes, key="wishes")

    while (asked := await table.asked()) and away.name not in asked:
        await answer(table, next(iter(asked)))

    live = await table.live()
    assert away.name not in asked or asked[away.name].kind != "advanced.faction"
    assert live.seats[order[0]].plays in cards
    assert len(live.match.state.hands[order[0]]) == 3, "it kept three unasked"


async def test_hands_of_five_are_shown_to_their_owner_alone(host: Host) -> None:
    table = await league(host, *PEOPLE)
    await begin(table)

    live = await table.live()
    for seat in live.seats:
        view = live.match.view(Seat(seat.number))
        assert len(view.hand) == 5
        assert all(each.open_hand is None for each in view.seats)
    assert live.match.view(None).hand == ()


async def test_a_preset_that_so_few_cannot_draft_is_refused_with_its_section(host: Host) -> None:
    reply = await host.driver.slash("Ann", "table new", {"preset": "cup", "where": "thread"})
    assert "no preset “cup”" in reply.text
    assert not host.driver.threads()

    table = await league(host, "Ann", "Bob")
    pool = {"option": "pool", "value": "marquise, eyrie, alliance"}
    await host.driver.slash("Ann", "table option", pool, at=table.at)
    await host.driver.slash("Bob", "table join", at=table.at)
    refused = await host.driver.slash("Ann", "table start", at=table.at)
    assert "Two players draft among militants alone" in refused.text
    assert "19.8.2.I" in refused.text
    assert (await host.row(table.match)).status == "lobby"


@pytest.mark.long
@torture
async def test_a_league_draft_is_played_to_victory_by_commands(host: Host) -> None:
    table = await league(host, "Ann", seats=3)
    level = {"option": "computers", "value": "easy"}
    await host.driver.slash("Ann", "table option", level, at=table.at)
    await begin(table)
    ways, player = {"Ann": Typist()}, thorough_player(7)

    if not WHOLE:
        await play_on(table, ways, player=player, answers=TURNS)
        await far_ahead(table)
    await play_on(table, ways, player=player)
    await host.quiet()

    live = await table.live()
    assert live.match.over
    assert "Won by" in table.posts[-1].text
    assert (await host.row(table.match)).status == "finished"


async def test_a_draft_that_is_abandoned_is_told_with_its_section(host: Host) -> None:
    table = await league(host, "Ann", "Bob")
    await begin(table)

    await host.driver.slash("Ann", "table close", at=table.at)
    await host.quiet()
    posts = [post for post in table.posts if "Agree" in {each.label for each in post.buttons}]
    await host.driver.press("Bob", posts[-1], "Agree")
    await host.quiet()

    assert "is closed" in table.posts[-1].text
    assert "ends before 2 seats have chosen" in table.posts[-1].text
    assert "19.8.3" in table.posts[-1].text
    assert (await host.row(table.match)).status == "closed"
