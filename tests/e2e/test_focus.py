"""Looking closely: at a place of the map, a move before it is made, and changes since."""

from __future__ import annotations

import random

from engine.ai.players import RandomPlayer
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply


async def three(host: Host) -> Table:
    return await host.open_table(["Ann", "Bob", "Cem"], ["marquise", "eyrie", "alliance"])


async def play_on(table: Table, answers: int) -> None:
    """Have everybody answer as computers would."""
    mind, host = RandomPlayer(random.Random(3)), table.host
    for number in range(answers):
        live = await table.live()
        person, question = next(iter((await table.asked()).items()))
        answer = mind.answer(live.match, question)
        user = int(host.driver.user(person))
        await host.submit(
            table.match,
            user,
            question.id,
            answer,
            key=f"answer {live.match.head().next_choice}.{number}",
        )


async def shown(host: Host, reply: Reply, description: str) -> None:
    """Wait until a reply shows a picture: the first one of a place takes its time."""
    await host.driver.until(
        lambda: any(description in (each.description or "") for each in reply.pictures)
    )


async def test_one_looks_at_a_clearing_and_goes_on_to_the_next(host: Host) -> None:
    table = await three(host)
    offered = await host.driver.autocomplete("Ann", "board", {"at": "5"}, focused="at", at=table.at)
    assert "clearing 5 (rabbit)" in offered

    reply = await host.driver.slash("Ann", "board", {"at": "clearing 5 (rabbit)"}, at=table.at)

    assert reply.private
    await shown(host, reply, "Clearing 5 (rabbit)")
    await shown(host, reply, "Next to: 1 fox: ")
    await host.driver.press("Ann", reply, "clearing 1 (fox)")
    await shown(host, reply, "Clearing 1 (fox)")
    await host.driver.press("Ann", reply, "Board")
    await shown(host, reply, "Scores: ")


async def test_a_place_that_is_not_there_is_refused_with_those_there_are(host: Host) -> None:
    table = await three(host)
    reply = await host.driver.slash("Ann", "board", {"at": "the moon"}, at=table.at)
    assert "no place called “the moon”" in reply.text
    assert "**Board** shows their names" in reply.text


async def test_a_player_who_reads_text_has_a_place_described(host: Host) -> None:
    table = await three(host)
    await host.driver.slash("Bob", "settings change", {"display": "text"}, at=table.at)
    reply = await host.driver.slash("Bob", "board", {"at": "5"}, at=table.at)
    assert reply.pictures == []
    assert "Clearing 5 (rabbit)" in reply.text


async def test_catching_up_shows_what_changed_on_the_board(host: Host) -> None:
    table = await three(host)
    await host.driver.slash("Eve", "board", at=table.at)
    await host.quiet()
    await play_on(table, 30)

    reply = await host.driver.slash("Eve", "catchup", at=table.at)

    await shown(host, reply, "Points since you last looked: ")
    assert "What happened since you last looked" in reply.text


async def test_a_spectator_is_shown_a_place_and_no_secret(host: Host) -> None:
    table = await three(host)
    reply = await host.driver.slash("Eve", "board", {"at": "3"}, at=table.at)
    await shown(host, reply, "Clearing 3")


def labelled(reply: Reply, part: str) -> str:
    """Return the label of the first button with a word in it."""
    return next(button.label for button in reply.buttons if part in button.label)


async def test_a_move_is_shown_before_it_is_made(host: Host) -> None:
    table = await three(host)
    person, menu = await to_a_menu_with(table, "Preview")
    before = (await table.live()).match.head().next_choice

    which = await host.driver.press(person, menu, labelled(menu, "Preview"))
    assert "Nothing is done yet." in which.text
    (select,) = which.selects
    await host.driver.choose(person, which, select.custom_id, [next(iter(select.options))])
    await host.driver.until(lambda: any(each.description for each in which.pictures))

    assert (await table.live()).match.head().next_choice == before
    await host.driver.press(person, which, which.buttons[0].custom_id)
    assert (await table.live()).match.head().next_choice > before


async def test_a_player_who_reads_text_is_offered_no_picture_of_a_move(host: Host) -> None:
    table = await three(host)
    person, _ = await to_a_menu_with(table, "Preview")
    await host.driver.slash(person, "settings change", {"display": "text"}, at=table.at)
    menu = await table.play(person)
    assert menu.buttons
    assert not any("Preview" in button.label for button in menu.buttons)


async def to_a_menu_with(table: Table, label: str) -> tuple[str, Reply]:
    """Have everybody answer until a person's menu has a button."""
    for _ in range(40):
        person = next(iter(await table.asked()))
        menu = await table.play(person)
        if any(label in button.label for button in menu.buttons):
            return person, menu
        await play_on(table, 1)
    raise AssertionError(f"nobody is offered {label}")


async def test_a_player_who_needs_larger_numbers_is_drawn_larger_ones(host: Host) -> None:
    table = await three(host)
    usual = await host.driver.slash("Ann", "hand", at=table.at)
    await host.driver.until(lambda: bool(usual.pictures))

    said = await host.driver.slash("Ann", "settings change", {"size": "large"}, at=table.at)
    assert "Numbers and names on pictures: as large as fits" in said.text
    large = await host.driver.slash("Ann", "hand", at=table.at)
    await host.driver.until(lambda: bool(large.pictures))

    assert large.pictures[0].description == usual.pictures[0].description
    assert large.pictures[0].content != usual.pictures[0].content
