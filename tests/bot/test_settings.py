"""What a person sets, and what a seat notes: kept, obeyed, and seen by whom it is for."""

from __future__ import annotations

import pytest

from bot.cogs.noting import MOST
from tests.e2e.host import Host

PEOPLE, FACTIONS = ("Ann", "Bob"), ("marquise", "eyrie")


async def test_settings_are_kept_and_told(host: Host):
    before = await host.driver.slash("Ann", "settings")
    after = await host.driver.slash(
        "Ann", "settings", {"display": "text", "nudges": "off", "language": "en"}
    )

    assert "Pictures" in before.text
    assert "Nudges: on" in before.text
    for line in ("Text first", "Nudges: off", "Language: English"):
        assert line in after.text

    await host.restart()

    assert (await host.driver.slash("Ann", "settings")).text == after.text
    assert (await host.driver.slash("Bob", "settings")).text == before.text


async def test_an_unknown_language_is_answered_with_those_there_are(host: Host):
    reply = await host.driver.slash("Ann", "settings", {"language": "Klingon"})

    assert "I do not speak “Klingon” yet. There is: English" in reply.text


async def test_text_comes_instead_of_pictures_everywhere(host: Host):
    table = await host.open_table(PEOPLE, FACTIONS)
    await host.driver.slash("Ann", "settings", {"display": "text"})
    for command in ("board", "hand", "look"):
        reading = await host.driver.slash("Ann", command, at=table.at)
        seeing = await host.driver.slash("Bob", command, at=table.at)

        assert not reading.pictures
        assert reading.text
        assert seeing.pictures

    board = await host.driver.slash("Ann", "board", at=table.at)
    assert "### Clearings" in board.text

    asked = await table.play("Ann")
    assert "- End turn" in asked.text


async def test_letters_to_those_who_read_hold_no_picture(host: Host):
    for person, display in (("Ann", "text"), ("Bob", "pictures")):
        await host.driver.slash(person, "settings", {"display": display})

    await host.open_table(PEOPLE, FACTIONS)

    assert not any(letter.pictures for letter in host.driver.messages("dm", "Ann"))
    assert all(letter.pictures for letter in host.driver.messages("dm", "Bob"))
    assert "craft" in host.driver.messages("dm", "Ann")[-1].text


# Notes


async def test_a_note_is_for_its_seat_alone_and_can_be_deleted(host: Host):
    table = await host.open_table(PEOPLE, FACTIONS)
    posts = len(table.posts)

    kept = await host.driver.slash("Ann", "note", {"text": "Bob has an ambush"}, at=table.at)
    await host.quiet()

    assert kept.private
    assert "Bob has an ambush" in kept.text
    assert len(table.posts) == posts
    assert "Bob has an ambush" not in (await host.driver.slash("Bob", "note", at=table.at)).text

    hand = await host.driver.slash("Ann", "hand", at=table.at)
    knows = await host.driver.press("Ann", hand, "What you know")
    assert "Bob has an ambush" in knows.text

    gone = await host.driver.choose("Ann", kept, "Delete a note …", ["Bob has an ambush"])
    assert "You have no notes at this table" in gone.text


async def test_a_public_note_is_posted_and_pinned_and_goes_when_it_is_deleted(host: Host):
    table = await host.open_table(PEOPLE, FACTIONS)

    text = "No fighting in 5 @everyone"
    kept = await host.driver.slash("Ann", "note", {"text": text, "public": True}, at=table.at)
    await host.quiet()

    post = table.posts[-1]
    assert post.text == f"📌 Note of Ann (Marquise): {text}"
    assert host.driver.channel(table.at).pins == [post.id]
    assert not [each for each in host.driver.notified("Bob") if text in str(each)]

    await host.driver.choose("Ann", kept, "Delete a note …", [text])
    await host.quiet()

    assert post.id not in [each.id for each in table.posts]


async def test_a_spectator_has_no_notes(host: Host):
    table = await host.open_table(PEOPLE, FACTIONS)

    reply = await host.driver.slash("Eve", "note", {"text": "Hm"}, at=table.at)

    assert "You have no seat at this table" in reply.text


async def test_a_seat_keeps_only_so_many_notes(host: Host):
    table = await host.open_table(PEOPLE, FACTIONS)
    async with host.store.transaction() as work:
        for number in range(MOST):
            await work.add_note(table.match, 0, f"note {number}", public=False, at=0)

    reply = await host.driver.slash("Ann", "note", {"text": "one more"}, at=table.at)

    assert f"{MOST} notes are the most" in reply.text


@pytest.mark.parametrize(("nudges", "mentions"), [("on", 1), ("off", 0)])
async def test_nudges_reach_only_those_who_want_them(host: Host, nudges: str, mentions: int):
    table = await host.open_table(PEOPLE, FACTIONS)
    await host.driver.slash("Bob", "settings", {"nudges": nudges})
    live = await table.live()
    live.acted[int(host.driver.user("Bob"))] = host.now()
    asked = await table.play("Ann")
    ending = await host.driver.press("Ann", asked, "End turn")
    if any(button.label == "Yes, do it" for button in ending.buttons):
        await host.driver.press("Ann", ending, "Yes, do it")
    await host.quiet()
    assert list(await table.asked()) == ["Bob"]
    before = len(host.driver.notified("Bob"))

    await host.pass_time(601)

    assert len(host.driver.notified("Bob")) - before == mentions
