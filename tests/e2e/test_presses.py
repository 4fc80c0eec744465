"""Numbers of presses, and confirmations before acts that cannot be taken back."""

from __future__ import annotations

import asyncio
import random
import re
from collections import defaultdict
from collections.abc import Sequence
from statistics import median
from typing import Any

import pytest

from bot.workers.computers import DISCRETION
from engine.ai.players import RandomPlayer
from engine.core.choices.actions import PASS, Option
from engine.core.choices.questions import Question
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.rules.crafting import can_craft
from engine.root.state import RootState
from tests.e2e.ending import attack_ambusher, meet, nudge
from tests.e2e.host import Host, Table
from tests.e2e.playing import Presser, play_on
from tests.e2e.seen import Reply
from tests.torture import WHOLE, share, torture

MOST_FOR_ACTION, MOST_FOR_TURN, MOST_FOR_RESPONSE = 4, 12, 2
RESPONSES = ("battle.ambush", "battle.foil", "marquise.hospitals")


def presses_of(presser: Presser, person: str) -> dict[str, list[int]]:
    """Return the presses for each of a person's answers, by kind of question."""
    found: dict[str, list[int]] = defaultdict(list)
    for _, who, kind, presses in presser.counts:
        if who == person:
            found[kind].append(presses)
    return found


def turns_of(presser: Presser, person: str) -> list[int]:
    """Return the presses for each of a person's turns, with one more for opening the menu."""
    found: dict[int, int] = defaultdict(lambda: 1)
    for turn, who, _, presses in presser.counts:
        if who == person:
            found[turn] += presses
    return list(found.values())


def begins(menu: Reply, label: str) -> str:
    """Return the address of the button whose label begins so."""
    found = [b.custom_id for b in menu.buttons if b.label.startswith(label)]
    assert found, f"no {label} on {menu!r}"
    return found[0]


@pytest.mark.slow
@torture
@pytest.mark.parametrize("dice", share([2, 5], of=0.5), indirect=True)
async def test_an_action_takes_three_presses_and_a_turn_a_dozen(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    presser = Presser()

    await play_on(table, {"Ann": presser, "Bob": presser}, answers=60 if WHOLE else 20)

    kinds = presses_of(presser, "Ann") | presses_of(presser, "Bob")
    turns = turns_of(presser, "Ann")
    report("answers", {kind: median(counts) for kind, counts in kinds.items()})
    report("turns", {"median": median(turns), "most": max(turns)})
    report("confirmations", presser.confirmed)
    medians = {kind: median(counts) for kind, counts in kinds.items()}
    assert {kind: n for kind, n in medians.items() if n > MOST_FOR_ACTION} == {}
    assert presser.most <= MOST_FOR_ACTION
    assert median(turns) <= MOST_FOR_TURN


@pytest.mark.long
async def test_a_response_takes_two_presses(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"responses": "live"}
    )
    presser = Presser()
    mind = RandomPlayer(random.Random(3))

    responses: list[int] = []
    while len(responses) < 4 and not (await table.live()).match.over:
        await play_on(table, {"Ann": presser, "Bob": presser}, player=mind, answers=10)
        # The first press opens the menu.
        responses = [1 + n for _, _, kind, n in presser.counts if kind in RESPONSES]
    report("responses", {"median": median(responses), "most": max(responses)})
    assert len(responses) > 3
    assert max(responses) <= MOST_FOR_RESPONSE


async def test_an_ambush_takes_two_presses(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"responses": "live"}
    )
    presser = Presser()

    question = await attack_ambusher(table, presser)
    ambush = next(each for each in getattr(question.form, "options", ()) if each != PASS)
    await presser.answer(table, "Bob", question, ambush)

    assert [1 + n for _, _, kind, n in presser.counts if kind in RESPONSES] == [2]


def report(what: str, medians: object) -> None:
    print(f"presses, {what}: {medians}")


# Acts that cannot be taken back


async def test_a_battle_is_confirmed_once_with_what_it_means(host: Host) -> None:
    table, question, battle = await before_a_battle(host)
    presser = Presser()

    asked = await presser.walk(table, "Ann", question, battle, until="sure:")

    assert "can't be taken back" in asked.text
    assert [b.custom_id.split(":")[0] for b in asked.buttons] == ["sure", "top"]
    assert [b.label for b in asked.buttons] == ["Battle", "Back"]
    before = (await table.live()).row.version
    back = await host.driver.press("Ann", asked, asked.buttons[1].custom_id)
    assert (await table.live()).row.version == before, "going back costs nothing"
    await presser.walk(table, "Ann", question, battle, until="", screen=back)
    assert (await table.live()).row.version == before + 1


async def test_a_battle_is_confirmed_with_the_strength_of_both(host: Host) -> None:
    table, question, battle = await before_a_battle(host)

    asked = await Presser().walk(table, "Ann", question, battle, until="sure:")

    assert re.search(r"Expect to|Whatever the dice show", asked.text)


async def test_a_battle_goes_on_in_the_same_reply_when_only_computers_respond(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, question, battle = await before_a_battle(
        host, ["Ann"], seats=2, options={"responses": "live"}
    )
    defender = (await table.live()).match.state.hands[battle.defender]  # type: ignore[attr-defined]
    assert defender, "somebody without cards is not asked"
    computers = host.matches._computers
    think = computers.answer

    async def take_time(*about: Any, **how: Any) -> Any:
        """Answer as discreetly as a real computer, which lets everybody wait alike."""
        await asyncio.sleep(DISCRETION)
        return await think(*about, **how)

    monkeypatch.setattr(computers, "answer", take_time)

    reply = await Presser().walk(table, "Ann", question, battle, until="")
    await host.quiet()

    assert "The dice showed" in reply.text
    assert "Nothing is asked of you" not in reply.text


async def test_a_level_of_a_menu_says_what_led_to_it(host: Host) -> None:
    """A menu that was left half-way opens there again, perhaps on another day."""
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    menu = await table.play("Ann")
    inside = await host.driver.press("Ann", menu, begins(menu, "March"))
    await host.driver.press("Ann", inside, begins(inside, "From "))

    again = await table.play("Ann")

    assert "**March · From " in again.text


async def before_a_battle(
    host: Host, people: Sequence[str] = ("Ann", "Bob"), **how: Any
) -> tuple[Table, Question, Option]:
    """Open a table at which Ann may battle at once; return her question, and a battle."""
    table = await host.open_table(people, ["marquise", "eyrie"][: len(people)], **how)
    await nudge(table, meet)
    question = (await table.asked())["Ann"]
    options: Sequence[Option] = getattr(question.form, "options", ())
    return table, question, next(each for each in options if type(each).path.endswith(" battle"))


async def test_what_is_not_possible_keeps_its_place_and_says_why(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    menu = await table.play("Ann")
    done = await host.driver.press("Ann", menu, begins(menu, "Recruit"))
    assert begins(done, "Recruit").startswith("barred:")
    places = [button.label.partition(" ")[0] for button in menu.buttons[:6]]
    assert [button.label.partition(" ")[0] for button in done.buttons[:6]] == places
    before = (await table.live()).row.version

    told = await host.driver.press("Ann", done, begins(done, "Recruit"))

    assert "only once" in told.text or "once" in told.text
    assert (await table.live()).row.version == before


async def test_ending_a_turn_says_what_is_given_up(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    menu = await table.play("Ann")

    asked = await host.driver.press("Ann", menu, begins(menu, "End turn"))

    assert "March" in asked.text
    done = await host.driver.press("Ann", asked, asked.buttons[0].custom_id)
    assert "waits for the Eyrie" in done.text


async def test_what_can_be_taken_back_is_not_confirmed(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    menu = await table.play("Ann")

    done = await host.driver.press("Ann", menu, begins(menu, "Recruit"))

    assert "Undo" in [button.label for button in done.buttons]
    undone = await host.driver.press("Ann", done, "Undo")
    assert any(button.label.startswith("Recruit") for button in undone.buttons)


async def test_an_action_that_gives_up_points_is_confirmed_once(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await nudge(table, hold_something_to_craft)
    menu = await table.play("Ann")
    before = (await table.live()).row.version

    asked = await host.driver.press("Ann", menu, begins(menu, "Recruit"))

    assert (await table.live()).row.version == before
    assert "After this you cannot do these any more this turn: Craft " in asked.text
    assert [b.label for b in asked.buttons] == ["Recruit", "Back"]
    done = await host.driver.press("Ann", asked, "Recruit")
    assert not any(b.custom_id.startswith("sure:") for b in done.buttons)
    assert (await table.live()).row.version == before + 1


def hold_something_to_craft(state: RootState) -> None:
    """Give the Marquise a card that she can craft at once, for points."""
    worth = (n for n, each in enumerate(state.deck) if CARDS[each].points)
    place = next(n for n in worth if can_craft(state, Seat(0), state.deck[n]))
    state.hands[0][0], state.deck[place] = state.deck[place], state.hands[0][0]


async def test_what_is_suggested_is_one_press_away(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    menu = await table.play("Ann")

    tip = await host.driver.press("Ann", menu, "Suggest")

    assert "Tip:" in tip.text
    before = (await table.live()).row.version
    reply = await host.driver.press("Ann", tip, "Do that")
    if any(button.custom_id.startswith("sure:") for button in reply.buttons):
        await host.driver.press("Ann", reply, reply.buttons[0].custom_id)
    assert (await table.live()).row.version > before
