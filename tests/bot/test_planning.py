"""Plans: relevant ones are offered to a seat, in private, and asked when a card is drawn."""

from __future__ import annotations

import pytest

from bot.notify.outbox import Letter, letter_to
from bot.play.menus.whole_answers import answer_of, ordinals_of
from bot.ui import limits
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import Amounts, Question, QuestionId, SomeOf
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, DECKS
from tests.bot.test_looking import state_of, take
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply

PEOPLE, FACTIONS = ("Ann", "Bob"), ("marquise", "eyrie")


async def plan(host: Host, table: Table, key: str, seat: int = 0) -> dict[str, str]:
    """Return a seat's plan."""
    live = await table.live()
    return dict(live.match.state.plans[seat].get(key, {}))


async def on_top(table: Table, card: str) -> None:
    """Put a card on top of the deck."""
    state = await state_of(table)
    state.deck.append(take(state, card))


async def end_turn(host: Host, table: Table) -> Reply:
    """Have Ann end her turn at once, and draw."""
    asked = await table.play("Ann")
    reply = await host.driver.press("Ann", asked, "End turn")
    if any(button.custom_id.startswith("sure:") for button in reply.buttons):
        reply = await host.driver.press("Ann", reply, "End turn")
    await host.quiet()
    return reply


async def write_of_drawn(host: Host, table: Table, person: str) -> None:
    """Write to a person as if they had been away when they drew an ambush."""
    letter = Letter(table.match, "drawn", Seat(0), plans=("ambush",))
    row = letter_to(int(host.driver.user(person)), letter, 1, host.now())
    async with host.store.transaction() as work:
        await work.add_outbox(table.match, [row])
    host.bot.sender.wake()
    await host.quiet()


async def test_a_seat_is_offered_the_plans_that_matter_to_it(host: Host) -> None:
    table = await host.open_table(("Ann", "Bob", "Cem"), ("marquise", "eyrie", "vagabond:arbiter"))

    shown = {
        person: (await host.driver.slash(person, "prepare responses", at=table.at))
        for person in ("Ann", "Cem")
    }

    assert all(reply.private for reply in shown.values())
    assert "**Field Hospitals**" in shown["Ann"].text
    assert "**Protector**" in shown["Ann"].text  # the Arbiter sits at this table
    assert "**Damage**" in shown["Cem"].text
    for foreign in ("Field Hospitals", "Protector", "Swift Strike"):
        assert foreign not in shown["Cem"].text


async def test_the_list_of_plans_says_of_every_value_what_it_is_for(host: Host) -> None:
    """“Losses: what is worth most” alone would promise to lose exactly that."""
    table = await host.open_table(PEOPLE, FACTIONS)

    shown = await host.driver.slash("Ann", "prepare responses", at=table.at)

    assert "**Losses** · keep what is worth most" in shown.text
    assert "**Cards to part with** · nothing decided" in shown.text


async def test_a_plan_saved_before_a_field_was_added_is_shown_with_what_is_usual(
    host: Host,
) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    (await state_of(table)).plans[0]["hospitals"] = {"least": "4"}

    shown = await host.driver.slash("Ann", "prepare responses", {"kind": "hospitals"}, at=table.at)

    assert "At least so many warriors: 4" in shown.text
    assert "Spend: no ambush" in shown.text


async def test_a_plan_is_changed_field_by_field(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    driver = host.driver

    shown = await driver.slash("Ann", "prepare responses", {"kind": "ambush"}, at=table.at)
    shown = await driver.choose("Ann", shown, "When", ["always"])
    shown = await driver.choose(
        "Ann", shown, "Only in these clearings", ["clearing 5 (rabbit)", "clearing 1 (fox)"]
    )
    shown = await driver.choose("Ann", shown, "Not against", ["Eyrie"])

    assert "always" in shown.text
    assert "Only in these clearings: clearing 1 (fox), clearing 5 (rabbit)" in shown.text
    decided = await plan(host, table, "ambush")
    assert (decided["when"], decided["spare"]) == ("always", "eyrie")
    assert sorted(decided["clearings"].split()) == ["1", "5"]

    shown = await driver.choose("Ann", shown, "Not against", [])

    assert (await plan(host, table, "ambush"))["spare"] == ""
    assert "Not against" not in shown.text
    assert await plan(host, table, "ambush", seat=1) == {}


async def test_a_list_too_long_for_one_menu_is_chosen_from_in_parts(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    driver = host.driver

    shown = await driver.slash(
        "Ann", "prepare responses", {"kind": "Cards to part with"}, at=table.at
    )
    first, second = (select for select in shown.selects if "spend.last" in select.custom_id)
    shown = await driver.choose("Ann", shown, first.custom_id, ["anvil"])
    shown = await driver.choose("Ann", shown, second.custom_id, ["sword"])

    assert set((await plan(host, table, "spend"))["last"].split()) == {"anvil", "sword"}
    assert {*first.options, *second.options} >= {CARDS[card].key for card in DECKS["standard"]}
    assert len(first.options) == limits.SELECT_OPTIONS


async def test_an_unknown_plan_is_answered_with_those_there_are(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)

    reply = await host.driver.slash("Ann", "prepare responses", {"kind": "retirement"}, at=table.at)

    assert "There is no plan called “retirement”. Choose one of: Ambush, Foil" in reply.text


async def test_a_plan_changes_nothing_that_others_see(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    before = [(post.id, post.text) for post in table.posts]

    shown = await host.driver.slash("Bob", "prepare responses", {"kind": "foil"}, at=table.at)
    await host.driver.choose("Bob", shown, "When", ["never"])
    await host.pass_time(120)

    assert [(post.id, post.text) for post in table.posts] == before


# Asked when a card is drawn


async def test_a_player_who_draws_an_ambush_is_asked_how_to_use_it(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    await on_top(table, "ambush_fox")

    drawn = await end_turn(host, table)

    assert drawn.private
    assert "You drew a card that can answer an attack. Your plan: Ambush: against 2 " in drawn.text

    asked = await host.driver.press("Ann", drawn, "Plan: Ambush")
    asked = await host.driver.choose("Ann", asked, "When", ["never"])

    assert (await plan(host, table, "ambush"))["when"] == "never"


async def test_the_letter_about_a_drawn_ambush_asks_too(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    await on_top(table, "ambush_fox")
    await end_turn(host, table)
    await write_of_drawn(host, table, "Ann")

    letter = host.driver.messages("dm", "Ann")[-1]
    asked = await host.driver.press("Ann", letter, "Plan: Ambush")

    assert "Your plan: Ambush" in letter.text
    assert "### Ambush" in asked.text
    assert not any("answer an attack" in each.text for each in host.driver.messages("dm", "Bob"))


async def test_another_card_asks_nothing(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    await on_top(table, "anvil")

    drawn = await end_turn(host, table)

    assert "You drew Anvil" in drawn.text
    assert "Your plan" not in drawn.text


async def test_where_everybody_is_asked_live_no_plan_is_offered(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS, options={"responses": "live"})
    await on_top(table, "ambush_fox")

    drawn = await end_turn(host, table)

    assert "You drew Ambush!" in drawn.text
    assert "Your plan" not in drawn.text


# Suggestions


async def test_a_suggestion_comes_with_its_reason_below_the_answers(host: Host) -> None:
    host.thoughtful = True
    table = await host.open_table(PEOPLE, FACTIONS)

    asked = await table.play("Ann")
    tip = await host.driver.press("Ann", asked, "Suggest")

    said = tip.text.splitlines()[-1]
    assert "**Tip:**" in said
    assert "It gains " in said
    done = await host.driver.press("Ann", tip, "Do that")
    assert "out of date" not in done.text


def test_a_suggestion_of_any_form_is_one_press_away() -> None:
    question = Question(
        QuestionId(1), Seat(0), "test", SomeOf([Done(), Pass(), Done()], 0, 3), False, {}
    )
    units = Question(
        QuestionId(2), Seat(0), "test", Amounts({"fox": 2, "mouse": 1}, 0, 3), False, {}
    )

    for answer in [(), (Pass(),), (Done(), Done()), (Done(), Pass(), Done())]:
        assert question.form.accepts(
            answer_of(question, ordinals_of(question, answer))
        ) == question.form.accepts(answer)
    for amounts in [{}, {"fox": 1}, {"fox": 2, "mouse": 1}]:
        assert answer_of(units, ordinals_of(units, amounts)) == amounts


@pytest.mark.parametrize(
    ("least", "said"), [("1", "against any attack"), ("3", "against 3 attackers or more")]
)
async def test_a_plan_is_said_in_a_phrase(host: Host, least: str, said: str) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    (await state_of(table)).plans[0]["ambush"] = {"least": least, "clearings": "5"}

    shown = await host.driver.slash("Ann", "prepare responses", at=table.at)

    assert f"**Ambush** · {said} · Only in these clearings: clearing 5 (rabbit)" in shown.text
