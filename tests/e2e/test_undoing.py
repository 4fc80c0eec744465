"""Redo, and going back beyond dice and others' choices where the table agrees."""

from __future__ import annotations

import pytest

from bot.store import MatchChange
from engine.core.saving.codec import decode_events
from engine.core.saving.record import PLAN
from tests.e2e.ending import BUILD, two, win
from tests.e2e.going_back import (
    agree,
    ask_to_go_back,
    end_turn,
    holds,
    one_choice,
    request_of,
    turn_of,
)
from tests.e2e.host import Host, Killed, Table
from tests.e2e.playing import wording_of

HOUR = 3600
SEATS = ["marquise", "eyrie", "alliance"]


async def three(host: Host, **options: str) -> Table:
    return await host.open_table(["Ann", "Bob", "Cem"], SEATS, options=options)


# Redo


async def test_what_was_taken_back_is_done_again_step_by_step(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    for _ in range(2):
        await one_choice(table, person)
    done = (await table.live()).match.state.copy()
    for _ in range(2):
        await host.driver.slash(person, "undo", at=table.at)
    await host.restart()

    screen = await table.play(person)
    assert "Redo" in [button.label for button in screen.buttons]
    screen = await host.driver.press(person, screen, "Redo")
    assert "Done again" in screen.text
    await host.driver.press(person, screen, "Redo")

    assert (await table.live()).match.state == done
    assert await can_redo(table, person) is False


async def test_pressed_twice_at_once_undo_and_redo_go_one_step(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    for _ in range(3):
        await one_choice(table, person)
    screen = await table.play(person)

    _, screen = await host.driver.press_twice_at_once(person, screen, "Undo")
    assert await count_choices(table) == 2
    assert "Taken back" in screen.text
    screen = await host.driver.press(person, screen, "Undo")
    assert await count_choices(table) == 1

    _, screen = await host.driver.press_twice_at_once(person, screen, "Redo")
    assert await count_choices(table) == 2
    assert "Redo" in [button.label for button in screen.buttons]


async def count_choices(table: Table) -> int:
    """Count the choices that stand."""
    async with table.host.store.reading() as reads:
        return len(await reads.choices(table.match))


async def can_redo(table: Table, person: str) -> bool:
    """Return whether a person is offered to redo a step."""
    screen = await table.play(person)
    return "Redo" in [button.label for button in screen.buttons]


async def test_another_choice_makes_redo_meaningless(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    await one_choice(table, person)
    await host.driver.slash(person, "undo", at=table.at)
    other = next(each for each in ("Ann", "Bob", "Cem") if each != person)
    assert await can_redo(table, person) is True
    assert await can_redo(table, other) is False

    await one_choice(table, person, seed=8)

    assert await can_redo(table, person) is False


async def test_a_plan_stays_its_maker_s_where_somebody_else_takes_a_step_back(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    other = next(each for each in ("Ann", "Bob", "Cem") if each != person)
    await one_choice(table, person)
    user = int(host.driver.user(other))
    await host.change_plan(table.match, user, "ambush", {"when": "never"}, key="a plan")

    await host.driver.slash(person, "undo", at=table.at)

    async with host.store.reading() as reads:
        made = await reads.choices(table.match)
    assert [(each.kind, each.user_id) for each in made if each.number] == [(PLAN, user)]


# Going back


async def test_a_turn_ended_too_soon_is_gone_back_to_when_the_others_agree(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    before = (await table.live()).match.state.turn
    await end_turn(table, person)
    others = [each for each in ("Ann", "Bob", "Cem") if each != person]

    reply = await ask_to_go_back(table, person)
    assert "asked at the table" in reply.text
    request = request_of(table)
    assert "taken back" in request.text
    await agree(table, *(other for other in others if f"… {other}" in request.text))

    live = await table.live()
    assert live.match.state.turn == before
    assert live.match.state.epoch == 1
    assert await turn_of(table) == person
    line = next(post for post in table.posts if "The table goes back to" in post.text)
    assert f"{person} asked" in line.text
    await holds(table)
    await one_choice(table, person)
    await holds(table)


async def test_what_can_be_gone_back_to_does_not_count_the_plans_of_others(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    other = next(each for each in ("Ann", "Bob", "Cem") if each != person)
    user = int(host.driver.user(other))
    for when in ("never", "always"):
        await host.change_plan(table.match, user, "ambush", {"when": when}, key=when)
    first = await one_choice(table, person)
    await end_turn(table, person)

    offered = await host.driver.slash(person, "undo", at=table.at)

    *_, earliest = offered.selects[0].options
    assert earliest.startswith(f"{first.id}.")
    assert first.id == first.seat + 1, "the seat's first question; the first choice has number 3"


async def test_silence_agrees_after_twelve_hours_and_a_refusal_ends_it(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    await end_turn(table, person)
    epoch = (await table.live()).match.state.epoch

    await ask_to_go_back(table, person)
    voter = next(each for each in ("Ann", "Bob", "Cem") if f"… {each}" in request_of(table).text)
    await host.driver.press(voter, request_of(table), "Refuse")
    assert "Not agreed" in request_of(table).text
    assert (await table.live()).match.state.epoch == epoch

    await ask_to_go_back(table, person)
    await host.restart()
    await host.pass_time(11 * HOUR)
    assert (await table.live()).match.state.epoch == epoch
    await host.pass_time(2 * HOUR)
    assert (await table.live()).match.state.epoch == epoch + 1
    await holds(table)


async def test_silence_while_the_bot_was_off_is_no_consent(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    await end_turn(table, person)
    epoch = (await table.live()).match.state.epoch
    await ask_to_go_back(table, person)
    store = host.store
    await host.driver.stop_bot()
    await store.close()
    host.clock.advance(20 * HOUR)
    await host.driver.start_bot()

    await host.pass_time(HOUR - 60)
    assert (await table.live()).match.state.epoch == epoch, "nobody could refuse before"
    await host.pass_time(120)
    assert (await table.live()).match.state.epoch == epoch + 1


async def test_where_silence_is_no_consent_nothing_happens_and_the_asker_hears_of_it(
    host: Host,
) -> None:
    table = await three(host)
    person = await turn_of(table)
    async with host.store.transaction() as work:
        row = await work.find_match(table.match)
        assert row is not None
        options = row.options | {"undo_silence": "off"}
        await work.change_match(row.id, row.version, MatchChange(options=options), at=host.now())
    await end_turn(table, person)

    await ask_to_go_back(table, person)
    await host.pass_time(25 * HOUR)

    assert (await table.live()).match.state.epoch == 0
    assert any(f"request of {person} was not agreed" in post.text for post in table.posts)


async def test_a_request_is_closed_when_something_else_is_chosen(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    await end_turn(table, person)
    await ask_to_go_back(table, person)
    request = request_of(table)

    following = await turn_of(table)
    await one_choice(table, following)
    await host.pass_time(1)

    assert "something else has happened" in request_of(table).text
    assert not request.buttons
    assert (await table.live()).match.state.epoch == 0


async def test_an_old_press_cannot_take_back_more_than_it_showed(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    await end_turn(table, person)
    offered = await host.driver.slash(person, "undo", at=table.at)
    previewed = await host.driver.press(person, offered, "To before my last choice …")
    await one_choice(table, await turn_of(table))

    reply = await host.driver.press(person, previewed, "Ask them")

    assert "chosen meanwhile" in reply.text


async def test_alone_with_computers_the_table_goes_back_at_once(host: Host) -> None:
    host.thoughtful = True  # beginners attack at random, and Ann would be asked in their turns
    table = await host.open_table(["Ann"], ["marquise"], seats=3)
    await end_turn(table, "Ann")
    assert (await table.asked())["Ann"]
    turn = (await table.live()).match.state.turn

    reply = await ask_to_go_back(table, "Ann")

    assert "The table went back" in reply.text
    live = await table.live()
    assert live.match.state.turn < turn
    assert live.match.state.epoch == 1
    assert any("The table goes back to" in post.text for post in table.posts)
    await holds(table)
    await host.restart()
    await end_turn(table, "Ann")
    assert (await table.live()).match.state.turn == turn
    await holds(table)


@pytest.mark.parametrize("point", ["written", "committed"])
async def test_dying_in_the_middle_goes_back_once(host: Host, point: str) -> None:
    table = await three(host)
    person = await turn_of(table)
    await end_turn(table, person)
    await ask_to_go_back(table, person)

    host.die_at = point
    with pytest.raises(Killed):
        await host.pass_time(13 * HOUR)
    await host.come_back()
    await host.pass_time(HOUR + 120)

    live = await table.live()
    assert live.match.state.epoch == 1
    assert sum("The table goes back to before" in post.text for post in table.posts) == 1
    await holds(table)


async def test_a_table_of_runewars_goes_back_beyond_cards_and_others_when_all_agree(
    host: Host,
) -> None:
    people = ["Ann", "Bob", "Cem"]
    table = await host.open_table(
        people, ["daqan", "uthuk", "latari"], game="runewars", options={"map": "fixed"}
    )
    person = await turn_of(table)
    number = (await table.live()).match.head().next_choice
    await one_choice(table, person)
    while True:
        made = {each.seat for each in (await table.live()).match.choices if each.number > number}
        if len(made) > 1 and (await table.live()).match.choices[-1].barrier:
            break
        await one_choice(table, await turn_of(table))

    await ask_to_go_back(table, person)
    await agree(table, *(each for each in people if f"… {each}" in request_of(table).text))

    live = await table.live()
    assert live.match.state.epoch == 1
    assert person in await table.asked()
    assert any("The table goes back to" in post.text for post in table.posts)
    await holds(table)
    for _ in range(6):
        await one_choice(table, await turn_of(table))
    await holds(table)


async def test_a_win_by_a_slip_is_taken_back_within_a_day(host: Host) -> None:
    table = await two(host)
    await win(table)
    await ask_to_go_back(table, "Ann")
    await agree(table, "Bob")

    row, live = await host.row(table.match), await table.live()
    assert (row.status, row.result, live.match.over) == ("running", None, False)
    assert await turn_of(table) == "Ann"
    async with host.store.reading() as reads:
        assert await reads.results() == ()
        assert "lock" not in {each.kind for each in await reads.reminders(table.match)}
    await host.restart()
    await host.driver.slash("Ann", "act", BUILD, at=table.at)
    assert (await host.row(table.match)).status == "finished"


async def test_a_match_that_was_looked_into_stays_finished(host: Host) -> None:
    table = await two(host)
    await win(table)
    offered = await host.driver.slash("Ann", "undo", at=table.at)
    previewed = await host.driver.press("Ann", offered, "To before my last choice …")
    await host.driver.slash("Bob", "match verify", at=table.at)

    for reply in (
        await host.driver.press("Ann", previewed, "Ask them"),
        await host.driver.slash("Ann", "undo", at=table.at),
    ):
        assert "stays as it ended" in reply.text


async def test_a_day_after_its_end_a_match_stays_as_it_is(host: Host) -> None:
    table = await two(host)
    await win(table)
    await host.pass_time(25 * HOUR)

    reply = await host.driver.slash("Ann", "undo", at=table.at)

    assert "stays as it ended" in reply.text


async def test_a_request_says_nothing_that_a_spectator_may_not_know(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    await end_turn(table, person)
    live = await table.live()
    await ask_to_go_back(table, person)

    seat = live.seat_of(int(host.driver.user(person)))
    assert seat is not None
    async with host.store.reading() as reads:
        rows = [row for row in await reads.events(table.match) if row.audience]
    assert rows, "the turn ended with cards drawn"
    wording = wording_of(live, next(iter(live.match.pending.values())))
    text = request_of(table).text
    for row in rows:
        for line in wording.lines([told.event for told in decode_events(row.event)]):
            assert line not in text
    assert text.count("Seen something in private: ") == 1
