"""Queued choices: a turn planned in private is played when it comes, as far as it still fits."""

from __future__ import annotations

from bot.play.planning.queue import STOPPED
from bot.sandbox.checks.kinds import Kind
from bot.store import WishRow
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, ann_first, play_on
from tests.e2e.seen import Reply
from tests.table import listed

READERS = {name: Reader() for name in ("Ann", "Bob", "Cem")}


A_WHILE = 200


LONG_AGO = 120
"""Seconds after which a message in flight is taken over from a dead bot."""


MARQUISE, EYRIE = 0, 1


ADD = ("To Recruit", "Add ")
"""Beginnings of an answer that adds a card to the Decree, below its card or beside others."""


async def open_queue(table: Table, person: str) -> Reply:
    return await table.host.driver.slash(person, "prepare turn", at=table.at)


async def choose(table: Table, person: str, screen: Reply, text: str | tuple[str, ...]) -> Reply:
    """Press or pick the first answer whose label begins so, and confirm it where asked."""
    driver = table.host.driver
    screen = await open_group_with(table, person, screen, text)
    button = next((b for b in screen.buttons if b.label.startswith(text)), None)
    if button is not None:
        screen = await driver.press(person, screen, button.custom_id)
    else:
        assert screen.selects, f"{text} is not offered: {screen!r}"
        menu = screen.selects[0]
        value = next(value for value, label in menu.options.items() if label.startswith(text))
        screen = await driver.choose(person, screen, menu.custom_id, [value])
    if any(b.label == "Queue it" for b in screen.buttons):
        screen = await driver.press(person, screen, "Queue it")
    return screen


async def open_group_with(
    table: Table, person: str, screen: Reply, text: str | tuple[str, ...]
) -> Reply:
    """Open the groups of a menu until an answer's label begins so; its first level if none does."""
    driver = table.host.driver
    groups = [
        b for b in screen.buttons if "pick:" in b.custom_id and not b.custom_id.endswith(".0")
    ]
    offered = [b.label for b in screen.buttons if b not in groups]
    offered += [label for menu in screen.selects for label in menu.options.values()]
    if any(label.startswith(text) for label in offered):
        return screen
    for group in groups:
        inside = await driver.press(person, screen, group.custom_id)
        labels = [b.label for b in inside.buttons]
        labels += [label for menu in inside.selects for label in menu.options.values()]
        if any(label.startswith(text) for label in labels):
            return inside
        further = [b for b in inside.buttons if "pick:" in b.custom_id]
        if further and all(not b.custom_id.endswith(".0") for b in further):
            inside = await driver.press(person, inside, further[0].custom_id)
            if any(b.label.startswith(text) for b in inside.buttons):
                return inside
        screen = await driver.press(person, inside, "Back")
    return screen


async def plan(table: Table, person: str, *texts: str | tuple[str, ...]) -> Reply:
    """Queue answers one after the other."""
    screen = await open_queue(table, person)
    for text in texts:
        screen = await choose(table, person, screen, text)
    return screen


async def plan_whole_turn(table: Table) -> Reply:
    """Have the Eyrie plan its first turn to the end: two cards, a recruit, and turmoil."""
    return await plan(
        table, "Bob", ADD, ADD, "Loyal Vizier", "Fall into turmoil", "The Charismatic"
    )


async def test_what_is_planned_is_asked_on_the_map_too(host: Host) -> None:
    table = await ann_first(host)
    await host.driver.slash("Ann", "settings change", {"map": "on"}, at=table.at)
    await end_turn(table, "Ann")

    screen = await open_queue(table, "Ann")

    await host.driver.until(
        lambda: any("Lit, to choose from" in (each.description or "") for each in screen.pictures)
    )


async def end_turn(table: Table, person: str) -> None:
    await table.host.driver.slash(person, "root done", at=table.at)
    await table.host.quiet()


async def queue_of(table: Table, seat: int = EYRIE) -> tuple[WishRow, ...]:
    async with table.host.store.reading() as reads:
        return await reads.wishes(table.match, seat)


async def made_by(table: Table, person: str) -> list[str]:
    """Return the kinds of a person's choices."""
    user = int(table.host.driver.user(person))
    async with table.host.store.reading() as reads:
        return [each.kind for each in await reads.choices(table.match) if each.user_id == user]


def rung(host: Host, person: str) -> int:
    return sum(note.reason != "dm" for note in host.driver.notified(person))


# Planning and playing


async def test_a_turn_planned_whole_is_played_without_a_call(host: Host) -> None:
    table = await ann_first(host)
    screen = await plan_whole_turn(table)
    assert "so the queue ends here" in screen.text
    kept = await host.driver.press("Bob", screen, "Done")
    assert "5 choices are queued" in kept.text
    await host.pass_time(A_WHILE)

    await end_turn(table, "Ann")

    assert list(await table.asked()) == ["Ann"]
    assert rung(host, "Bob") == 0
    assert rung(host, "Ann") == 1, "she acted a moment ago"
    assert len(await made_by(table, "Bob")) == 5
    assert await queue_of(table) == ()
    assert "**Eyrie** · added" in table.posts[-1].text


async def test_a_player_who_still_must_decide_is_called_once(host: Host) -> None:
    table = await ann_first(host)
    await plan(table, "Bob", ADD, ADD)
    await host.pass_time(A_WHILE)

    await end_turn(table, "Ann")

    assert (await table.asked())["Bob"].kind == "eyrie.resolve"
    assert rung(host, "Bob") == 1
    assert "queued" not in (await table.play("Bob")).text


async def test_play_offers_to_plan_and_says_what_is_queued(host: Host) -> None:
    table = await ann_first(host)
    waiting = await table.play("Bob")
    screen = await host.driver.press("Bob", waiting, "Plan my turn")
    assert "as if it were now" in screen.text
    await choose(table, "Bob", screen, ADD)

    again = await table.play("Bob")
    assert "One choice is queued" in again.text
    screen = await host.driver.press("Bob", again, "My queue (1)")
    assert "1. Add" in screen.text


async def test_a_player_who_waits_finds_what_they_may_do_in_one_row(host: Host) -> None:
    waiting = await (await ann_first(host)).play("Bob")

    rows = [part for part in waiting.message.raw.components if part["type"] == Kind.ROW]
    assert [[each["label"] for each in row["components"]] for row in rows] == [
        ["Plan my turn", "Board", "Plan: Ambush", "Undo"]
    ]


async def test_what_cannot_be_taken_back_is_confirmed_when_it_is_queued(host: Host) -> None:
    table = await ann_first(host)
    screen = await plan(table, "Bob", ADD, ADD, "Loyal Vizier")
    asked = await host.driver.press(
        "Bob", screen, next(b.custom_id for b in screen.buttons if b.label.startswith("Fall"))
    )
    assert "without asking you again" in asked.text
    assert len(await queue_of(table)) == 3

    back = await host.driver.press("Bob", asked, "Back")
    assert "Fall into turmoil" in str(back.buttons)


async def test_a_queue_is_changed_from_its_end(host: Host) -> None:
    table = await ann_first(host)
    screen = await plan(table, "Bob", ADD, ADD)
    first = (await queue_of(table))[0].said
    screen = await host.driver.press("Bob", screen, "Undo last")
    assert [wish.said for wish in await queue_of(table)] == [first]

    cleared = await host.driver.press("Bob", screen, "Clear")
    assert await queue_of(table) == ()
    assert "Plan my turn" in str(cleared.buttons)


async def test_pressed_twice_at_once_a_queue_changes_by_one_step(host: Host) -> None:
    table = await ann_first(host)
    screen = await plan(table, "Bob", ADD, ADD, "Loyal Vizier")

    _, screen = await host.driver.press_twice_at_once("Bob", screen, "Undo last")
    assert len(await queue_of(table)) == 2
    assert "2. Add" in screen.text

    add = next(b for b in screen.buttons if b.label.startswith("Loyal Vizier"))
    _, screen = await host.driver.press_twice_at_once("Bob", screen, add.custom_id)
    assert len(await queue_of(table)) == 3
    assert "3. " in screen.text

    _, screen = await host.driver.press_twice_at_once("Bob", screen, "Clear")
    assert await queue_of(table) == ()
    assert "Plan my turn" in str(screen.buttons)


async def test_a_menu_of_a_plan_that_has_changed_is_shown_anew(host: Host) -> None:
    table = await ann_first(host)
    old = await plan(table, "Bob", ADD)
    other = await open_queue(table, "Bob")
    await choose(table, "Bob", other, ADD)

    stale = next(b for b in old.buttons if b.custom_id.startswith("qpick:"))
    reply = await host.driver.press("Bob", old, stale.custom_id)

    assert "2. Add" in reply.text
    assert len(await queue_of(table)) == 2


# Changes meanwhile


async def march_in(table: Table) -> None:
    """Have the Marquise march where the Eyrie wants to recruit."""
    question = (await table.asked())["Ann"]
    march = next(each for each in listed(question) if getattr(each, "to", 0) == 3)
    ann = int(table.host.driver.user("Ann"))
    await table.host.submit(table.match, ann, question.id, march, key="march")


async def end_march(table: Table) -> None:
    """Have the Marquise end her march, then her turn."""
    await end_turn(table, "Ann")
    await end_turn(table, "Ann")


async def test_a_queue_stops_where_a_place_has_changed_and_says_so_once(host: Host) -> None:
    table = await ann_first(host)
    await plan(table, "Bob", ADD, ADD, "Loyal Vizier", "Fall into turmoil")
    await host.pass_time(A_WHILE)
    await march_in(table)
    await end_march(table)

    assert (await table.asked())["Bob"].kind == "eyrie.resolve"
    assert rung(host, "Bob") == 1
    letter = host.driver.messages("dm", "Bob")[-1].text
    assert "2 of 4 queued choices were made" in letter
    assert "clearing 3 (rabbit) has changed" in letter
    shown = await table.play("Bob")
    assert "2 of 4 queued choices were made" in shown.text
    assert "Not made either: Fall into turmoil" in shown.text

    await choose(table, "Bob", shown, "Loyal Vizier")
    assert (await table.asked())["Bob"].kind == "eyrie.resolve", "the rest is not made by itself"
    forgotten = await host.driver.press("Bob", await table.play("Bob"), "Forget the rest")
    assert "queued choices" not in forgotten.text


async def test_what_is_left_of_a_stopped_queue_is_gone_after_the_turn(host: Host) -> None:
    table = await ann_first(host)
    await plan(table, "Bob", ADD, ADD, "Loyal Vizier", "Fall into turmoil")
    await march_in(table)
    await end_march(table)
    assert STOPPED in (await queue_of(table))[0].about

    for _ in range(20):
        if "Bob" not in await table.asked():
            break
        await play_on(table, READERS, answers=1)

    assert await queue_of(table) == ()


async def test_a_plan_shows_where_it_would_stop_by_now(host: Host) -> None:
    table = await ann_first(host)
    await plan(table, "Bob", ADD, ADD, "Loyal Vizier", "Fall into turmoil")
    await march_in(table)

    screen = await open_queue(table, "Bob")
    assert "It would stop at 3, for clearing 3 (rabbit) has changed" in screen.text
    assert "4. ~~Fall into turmoil" in screen.text
    await choose(table, "Bob", screen, "Loyal Vizier")
    assert len(await queue_of(table)) == 3


async def test_a_queued_choice_moves_nothing_that_others_see(host: Host) -> None:
    """The list of tables once said that a table had just moved when somebody thought ahead."""
    table = await ann_first(host)
    before = await host.row(table.match)
    await host.pass_time(A_WHILE)

    await choose(table, "Bob", await open_queue(table, "Bob"), ADD)

    after = await host.row(table.match)
    assert after.version > before.version
    assert after.updated_at == before.updated_at
