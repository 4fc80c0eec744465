"""The real Discord client in the sandbox: commands, buttons, menus, forms, private answers."""

from __future__ import annotations

import pytest

from tests.e2e.driver import Driver
from tests.sandbox.little_bot import PIXEL


async def test_a_command_answers_everybody_and_shows_what_was_typed(driver: Driver) -> None:
    reply = await driver.slash("Ann", "fruit eat", {"kind": "fig", "amount": 3, "friend": "@Bob"})

    assert reply.text == "3 × fig with Bob"
    assert not reply.private
    assert any("/fruit eat kind:fig amount:3" in sight for sight in driver.visible_to("Cem"))


async def test_only_published_options_can_be_typed(driver: Driver) -> None:
    with pytest.raises(AssertionError, match="unknown option colour"):
        await driver.slash("Ann", "fruit eat", {"kind": "fig", "colour": "red"})
    with pytest.raises(AssertionError, match="no command /fruit cook"):
        await driver.slash("Ann", "fruit cook")
    with pytest.raises(AssertionError, match="out of bounds"):
        await driver.slash("Ann", "fruit eat", {"kind": "fig", "amount": 10})
    with pytest.raises(AssertionError, match="kind is required"):
        await driver.slash("Ann", "fruit eat", {"amount": 1})


async def test_autocomplete_knows_what_else_was_typed(driver: Driver) -> None:
    choices = await driver.autocomplete(
        "Ann", "fruit eat", {"kind": "ap", "amount": 2}, focused="kind"
    )

    assert choices == {"Apple (2)": "apple", "Apricot (2)": "apricot"}
    assert not any("Apricot" in sight for sight in driver.visible_to("Bob"))


async def test_a_deferred_answer_becomes_a_layout_with_picture_and_alt_text(
    driver: Driver,
) -> None:
    reply = await driver.slash("Ann", "fruit board")

    assert reply.text == "your turn"
    assert [button.label for button in reply.buttons] == ["Peek", "Count 0"]
    assert reply.pictures[0].content == PIXEL
    assert reply.pictures[0].description == "the board"
    assert reply.message.alt_texts == ["clearing 5 is yours"]


async def test_a_dynamic_button_counts_on(driver: Driver) -> None:
    reply = await driver.slash("Ann", "count")
    for number in range(3):
        reply = await driver.press("Bob", reply, f"Count {number}")

    assert reply.text == "now 3"
    with pytest.raises(AssertionError, match="no button 'Count 0'"):
        await driver.press("Bob", reply, "Count 0")


async def test_a_press_on_a_public_message_can_answer_in_private(driver: Driver) -> None:
    board = await driver.slash("Ann", "fruit board")
    peek = await driver.press("Bob", board, "Peek")

    assert peek.text == "for Bob only"
    assert peek.private
    assert not any("for Bob only" in sight for sight in driver.visible_to("Ann"))
    assert "for Bob only" not in [message.text for message in driver.messages(None, "Ann")]
    assert "for Bob only" in [message.text for message in driver.messages(None, "Bob")]


async def test_nobody_presses_what_only_somebody_else_sees(driver: Driver) -> None:
    board = await driver.slash("Ann", "fruit board")
    peek = await driver.press("Bob", board, "Peek")
    peek.message.raw.components = board.message.raw.components

    with pytest.raises(AssertionError, match="does not see that message"):
        await driver.press("Ann", peek, "Peek")


async def test_a_menu_edits_its_message_and_replaces_the_picture(driver: Driver) -> None:
    board = await driver.slash("Ann", "fruit board")
    reply = await driver.choose("Ann", board, "Fruit", ["Apple", "cherry"])

    assert reply.text == "picked apple, cherry"
    assert [picture.description for picture in reply.pictures] == ["a new board"]
    with pytest.raises(AssertionError, match="between 1 and 2"):
        await driver.choose("Ann", board, "Fruit", ["apple", "banana", "cherry"])


async def test_a_form_opens_and_comes_back(driver: Driver) -> None:
    form = await driver.slash("Ann", "form")
    assert form.modal is not None
    assert form.modal["title"] == "Your note"

    values = {"note": "hello", "fruit": ["banana"], "pace": "slow"}
    reply = await driver.submit_modal("Ann", form, values)

    assert reply.text == "hello / banana / slow"
    with pytest.raises(AssertionError, match="not open"):
        await driver.submit_modal("Ann", form, values)


async def test_a_form_is_checked_before_it_is_sent(driver: Driver) -> None:
    form = await driver.slash("Ann", "form")
    with pytest.raises(AssertionError, match="note is required"):
        await driver.submit_modal("Ann", form, {"fruit": ["banana"], "pace": "slow"})
    with pytest.raises(AssertionError, match="not offered: grape"):
        await driver.submit_modal("Ann", form, {"note": "x", "fruit": ["grape"], "pace": "slow"})


async def test_the_first_followup_takes_the_place_of_thinking(driver: Driver) -> None:
    reply = await driver.slash("Ann", "whisper")

    assert [message.text for message in reply.messages] == ["psst", "everybody: hello", "and this"]
    assert [message.private for message in reply.messages] == [True, False, True]
    assert [message.text for message in driver.messages(None, "Bob")] == ["everybody: hello"]


async def test_a_bot_that_says_nothing_fails_the_test(driver: Driver) -> None:
    driver.patience = 0.2
    with pytest.raises(AssertionError, match="did not answer"):
        await driver.slash("Ann", "silence")
