"""A person's settings and a seat's notes: stored, obeyed, and seen by the right people."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.cogs.look.notes import MOST
from bot.cogs.person.settings import other_values
from bot.notify.outbox import only_ending
from bot.sandbox.world import typed_input
from bot.ui import limits
from bot.ui.markup import bot_words
from bot.ui.preferences import Preferences
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import OneOf
from tests.bot.test_looking import state_of, take
from tests.e2e.host import EVENING, Host, Table

PEOPLE, FACTIONS = ("Ann", "Bob"), ("marquise", "eyrie")


async def test_settings_are_kept_and_told(host: Host) -> None:
    before = await host.driver.slash("Ann", "settings change")
    after = await host.driver.slash(
        "Ann", "settings change", {"display": "text", "nudges": "off", "language": "en"}
    )

    assert "Pictures" in before.text
    assert "Nudges: on" in before.text
    for line in ("Text first", "Nudges: off", "Language: English"):
        assert line in after.text

    await host.restart()

    assert (await host.driver.slash("Ann", "settings change")).text == after.text
    assert (await host.driver.slash("Bob", "settings change")).text == before.text


def test_the_other_values_of_all_settings_fit_one_list() -> None:
    """With hours of one's own for everything, the coach could not be switched off there."""
    services: Any = SimpleNamespace(clock=lambda: EVENING)
    own = Preferences(interval=7, quiet=(60, 300))

    named = other_values(services, bot_words("en"), "en", own)

    assert named[-1][0] == "coach=off"
    assert len(named) <= limits.SELECT_OPTIONS


async def test_each_setting_is_changed_where_it_is_listed(host: Host) -> None:
    """They were listed without a way to change them but typing the command anew."""
    shown = await host.driver.slash("Ann", "settings change")
    assert "Text first" not in shown.text

    for value, begins in (
        ("display=text", "✔ Changed: Text first"),
        ("reminders=6", "✔ Changed: Reminders every 6 hours"),
        ("quiet=22-7", "✔ Changed: Quiet hours: 22:00"),
        ("language=de", "✔ Geändert: Sprache: Deutsch"),
    ):
        shown = await host.driver.choose("Ann", shown, "Change a setting …", [value])
        assert shown.text.startswith(begins)
    assert "Erinnerungen alle 6 Stunden" in shown.text


@pytest.mark.parametrize("forged", ["display=upside-down", "reminders=soon", "purse=full", ""])
async def test_no_setting_takes_a_value_that_is_not_offered(
    host: Host, monkeypatch: pytest.MonkeyPatch, forged: str
) -> None:
    shown = await host.driver.slash("Ann", "settings change")
    monkeypatch.setattr(typed_input, "check_selection", lambda select, values: None)

    again = await host.driver.choose("Ann", shown, "Change a setting …", [forged])

    assert again.text == shown.text


async def test_an_unknown_language_is_answered_with_those_there_are(host: Host) -> None:
    reply = await host.driver.slash("Ann", "settings change", {"language": "Klingon"})

    assert "I do not speak “Klingon” yet. Choose one of: Deutsch, English, Español" in reply.text


async def test_text_comes_instead_of_pictures_everywhere(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    await host.driver.slash("Ann", "settings change", {"display": "text"})
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


async def test_letters_to_those_who_read_hold_no_picture(host: Host) -> None:
    for person, display in (("Ann", "text"), ("Bob", "pictures")):
        await host.driver.slash(person, "settings change", {"display": display})

    await host.open_table(PEOPLE, FACTIONS)

    assert not any(letter.pictures for letter in host.driver.messages("dm", "Ann"))
    assert all(letter.pictures for letter in host.driver.messages("dm", "Bob"))
    assert "craft" in host.driver.messages("dm", "Ann")[-1].text


async def test_quiet_hours_are_offered_whatever_is_typed(host: Host) -> None:
    for typed in ("", "22-7", "off", "0", "none", "x" * 99):
        found = await host.driver.autocomplete(
            "Ann", "settings change", {"quiet": typed}, focused="quiet"
        )
        assert list(found.values())[-1] == "off", typed


# Notes


async def test_a_note_is_for_its_seat_alone_and_can_be_deleted(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    posts = len(table.posts)

    kept = await host.driver.slash("Ann", "table note", {"text": "Bob has an ambush"}, at=table.at)
    await host.quiet()

    assert kept.private
    assert "Bob has an ambush" in kept.text
    assert len(table.posts) == posts
    assert (
        "Bob has an ambush" not in (await host.driver.slash("Bob", "table note", at=table.at)).text
    )

    hand = await host.driver.slash("Ann", "hand", at=table.at)
    knows = await host.driver.press("Ann", hand, "What you know")
    assert "Bob has an ambush" in knows.text

    gone = await host.driver.choose("Ann", kept, "Delete a note …", ["Bob has an ambush"])
    assert "You have no notes at this table" in gone.text


async def test_a_public_note_is_posted_and_pinned_and_goes_when_it_is_deleted(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)

    text = "No fighting in 5 @\u200beveryone"
    kept = await host.driver.slash("Ann", "table note", {"text": text, "public": True}, at=table.at)
    await host.quiet()

    post = table.posts[-1]
    assert post.text == f"📌 Note of Ann (Marquise): {text}"
    assert host.driver.channel(table.at).pins == [post.id]
    assert not [each for each in host.driver.notified("Bob") if text in str(each)]

    await host.driver.choose("Ann", kept, "Delete a note …", ["No fighting in 5 @everyone"])
    await host.quiet()

    assert post.id not in [each.id for each in table.posts]


async def test_a_spectator_has_no_notes(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)

    reply = await host.driver.slash("Eve", "table note", {"text": "Hm"}, at=table.at)

    assert "You have no seat at this table" in reply.text


async def test_a_seat_keeps_only_so_many_notes(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    async with host.store.transaction() as work:
        for number in range(MOST):
            await work.add_note(table.match, 0, f"note {number}", public=False, at=0)

    reply = await host.driver.slash("Ann", "table note", {"text": "one more"}, at=table.at)

    assert f"{MOST} notes are the most" in reply.text


# Nudges


async def do_everything(host: Host, table: Table, person: str) -> None:
    """Have a person without useful cards take all their actions, up to ending the turn."""
    user = int(host.driver.user(person))
    state = await state_of(table)
    state.hands[0] = [take(state, "root_tea_mouse")]
    state.suits[1:] = ["fox"] * 12
    for number in range(20):
        live = await table.live()
        if only_ending(live, user):
            return
        asked = (await table.asked())[person]
        assert isinstance(asked.form, OneOf)
        action = next(each for each in asked.form.options if not isinstance(each, (Done, Pass)))
        await host.submit(table.match, user, int(asked.id), action, key=f"{person} {number}")
    raise AssertionError("a turn has so many actions")


@pytest.mark.parametrize(("nudges", "letters"), [("on", 1), ("off", 0)])
async def test_a_player_who_forgets_to_end_their_turn_is_written_to_once(
    host: Host, nudges: str, letters: int
) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    await host.driver.slash("Ann", "settings change", {"nudges": nudges})
    await do_everything(host, table, "Ann")
    await host.pass_time(300)
    posts = len(table.posts)
    before = {letter.id for letter in host.driver.messages("dm", "Ann")}

    await host.pass_time(301)
    await host.pass_time(3600)

    news = [each for each in host.driver.messages("dm", "Ann") if each.id not in before]
    assert len(news) == letters
    assert all("only the end of your turn is left" in letter.text for letter in news)
    assert len(table.posts) == posts


async def test_a_player_who_has_ended_their_turn_is_not_reminded_of_it(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    await do_everything(host, table, "Ann")
    asked = (await table.asked())["Ann"]
    assert isinstance(asked.form, OneOf)
    ending = asked.form.options[0]
    user = int(host.driver.user("Ann"))
    await host.submit(table.match, user, int(asked.id), ending, key="the end")
    await host.quiet()
    before = len(host.driver.messages("dm", "Ann"))

    await host.pass_time(3600)

    assert len(host.driver.messages("dm", "Ann")) == before
