"""Tips: always the same in the same position, with reasons; and a whole line, played as shown."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.matches.live import Live
from bot.ui.wording import Wording
from bot.workers.computer_worker import for_newcomers
from bot.workers.computers import Advice, Computers
from bot.workers.worker_messages import Reply
from engine.ai.lookahead import Thought, Weighed
from engine.ai.players import GreedyPlayer
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import OneOf
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.factions.vagabond.actions import FormCoalition
from engine.root.pieces import CardId
from engine.root.rules.dominance import ActivateDominance
from engine.runewars.pieces import AreaId
from engine.runewars.rules.heroes.exploration import RazeLocation
from engine.runewars.rules.tactics import PlayTactic
from engine.selfplay import chance_of
from tests.bot.test_computers import begin, computers
from tests.e2e.driver import THINKING
from tests.e2e.host import Host, Table
from tests.properties.setups import every_setup
from tests.reading import decisions
from tests.runewars.kit import RunewarsTestTable

PEOPLE, FACTIONS = ["Ann", "Bob"], ["marquise", "eyrie"]
DECISIONS = 60
SPENDING = 6
"""Number of tips on spending to check."""


async def opened(host: Host) -> Table:
    host.thoughtful = True
    return await host.open_table(PEOPLE, FACTIONS, options={"seating": "joined"})


async def test_a_tip_names_what_it_gains(host: Host) -> None:
    table = await opened(host)
    tip = await host.driver.press("Ann", await table.play("Ann"), "Suggest")
    assert "It gains " in tip.text, tip.text


async def test_thinking_is_told_at_once_and_moves_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(host)
    ready, suggest = asyncio.Event(), host.matches.suggest

    async def slowly(live: Live, seat: Seat) -> tuple[int, Advice] | None:
        await ready.wait()
        return await suggest(live, seat)

    monkeypatch.setattr(host.matches, "suggest", slowly)
    recruited = await recruit(table)
    assert "You placed 1 warrior" in recruited.text
    before = recruited.message.raw.components
    pressing = asyncio.create_task(host.driver.press("Ann", recruited, "Suggest"))
    await host.driver.until(lambda: THINKING in recruited.text)
    assert recruited.message.raw.components[: len(before)] == before

    ready.set()
    tip = await pressing
    assert "**Tip:**" in tip.text
    assert THINKING not in tip.text
    assert tip.message.raw.components[: len(before)] == before


async def recruit(table: Table) -> Any:
    """Recruit with the Marquise, though something else could still be done first."""
    driver = table.host.driver
    asked = await table.play("Ann")
    label = next(b.label for b in asked.buttons if b.label.startswith("Recruit"))
    reply = await driver.press("Ann", asked, label)
    sure = [b.custom_id for b in reply.buttons if b.custom_id.startswith("sure:")]
    return await driver.press("Ann", reply, sure[0]) if sure else reply


@pytest.mark.parametrize(
    ("spared", "why"),
    [
        ({"board": 0.5}, "would cost you more: "),
        ({}, "a position like those that won other matches"),
    ],
)
async def test_what_matches_taught_is_named_where_nothing_else_is(
    host: Host, monkeypatch: pytest.MonkeyPatch, spared: dict[str, float], why: str
) -> None:
    table = await opened(host)

    async def taught(live: Live, seat: Seat) -> tuple[int, Advice]:
        question = live.match.pending[seat]
        first, second = question.form.options[:2]  # type: ignore[union-attr]
        return int(question.id), Advice(first, 2.0, second, {"learned": 1.5}, spared=spared)

    monkeypatch.setattr(host.matches, "suggest", taught)
    tip = await host.driver.press("Ann", await table.play("Ann"), "Suggest")
    assert why in tip.text


async def test_who_asks_twice_for_a_tip_has_it_thought_about_once() -> None:
    minds = computers()
    match = begin(9)
    thoughts: list[Any] = []
    ask, question = minds._ask, next(iter(match.pending.values()))

    async def counted(*given: Any) -> Reply:
        thoughts.append(given)
        return await ask(*given)

    minds._ask = counted  # type: ignore[assignment, method-assign]
    first, second = await asyncio.gather(*(minds.advise(match, question) for _ in range(2)))
    assert first == second
    assert len(thoughts) == 1
    minds.close()


async def tip_with_line(host: Host, table: Table) -> Any:
    """Follow Ann's tips until one begins a longer line, confirming those that end a step."""
    driver = host.driver
    reply = await driver.press("Ann", await table.play("Ann"), "Suggest")
    for _ in range(8):
        if "Play my turn like this" in [button.label for button in reply.buttons]:
            return reply
        reply = await driver.press("Ann", reply, "Do that")
        labels = [button.label for button in reply.buttons]
        if "Suggest" not in labels:
            reply = await driver.press("Ann", reply, labels[0])
        reply = await driver.press("Ann", reply, "Suggest")
    raise AssertionError("no tip begins a longer line")


async def test_the_whole_line_is_shown_before_it_is_played(host: Host) -> None:
    table = await opened(host)
    tip = await tip_with_line(host, table)
    before = (await table.live()).match.head().next_choice
    shown = await host.driver.press("Ann", tip, "Play my turn like this")
    steps = [line for line in shown.text.splitlines() if line[:1].isdigit()]
    assert len(steps) >= 2
    assert (await table.live()).match.head().next_choice == before, "shown, not yet done"

    done = await host.driver.press("Ann", shown, "Do all of it")
    live = await table.live()
    assert live.match.head().next_choice == before + len(steps)
    async with host.store.reading() as reads:
        made = [each for each in await reads.choices(table.match) if each.number >= before]
    assert [each.user_id for each in made] == [int(host.driver.user("Ann"))] * len(steps)
    assert "Undo" in [button.label for button in done.buttons], "they are ordinary choices"


async def test_a_line_is_left_as_it_was_if_its_reader_goes_back(host: Host) -> None:
    table = await opened(host)
    tip = await tip_with_line(host, table)
    shown = await host.driver.press("Ann", tip, "Play my turn like this")
    before = (await table.live()).match.head().next_choice
    await host.driver.press("Ann", shown, "Back")
    assert (await table.live()).match.head().next_choice == before


async def test_the_same_position_gives_the_same_tip_on_a_busy_machine() -> None:
    quiet, busy = computers(), computers()
    match = begin(9)
    question = next(iter(match.pending.values()))
    again = Match.load(GAMES["root"], match.record(), chance_of(3))
    advice = await quiet.advise(match, question)
    found, *_ = await asyncio.gather(
        busy.advise(again, again.pending[question.seat]), spin(busy, begin(12))
    )
    assert found == advice
    quiet.close()
    busy.close()


@pytest.mark.long
async def test_no_tip_gains_what_it_spends_or_merely_keeps() -> None:
    """A bid of nothing, a cheaper price and a card not played win nothing by themselves."""
    minds, player, tipped = computers(), GreedyPlayer(random.Random(0)), list[Any]()
    match = begin(0, Setup("runewars", GAMES["runewars"].suggested, {}))
    while len(tipped) < SPENDING:
        seat, question = next(iter(match.pending.items()))
        if question.kind in ("bid", "diplomacy") and question.decides():
            tipped.append(await minds.advise(match, question))
        match.submit(seat, question.id, player.answer(match, question))
    assert all(advice.terms.get("influence", 0.0) <= 0 for advice in tipped)
    assert any(advice.terms.get("influence", 0.0) < 0 for advice in tipped), "a price is named"
    minds.close()


def test_no_tip_spends_a_card_that_gains_nothing() -> None:
    table = RunewarsTestTable()
    table.tactics("daqan", "secret_pact")
    table.order("daqan", 5)
    assert table.match is not None
    question = table.match.pending[Seat(0)]
    card = next(o for o in question.form.options if isinstance(o, PlayTactic))  # type: ignore[union-attr]

    def best(gain: float) -> Any:
        thought = Thought([Weighed(gain, card, {}), Weighed(0.0, Done(), {})], ())
        return for_newcomers(table.match, question, thought).weighed[0].answer  # type: ignore[arg-type]

    assert (best(0.1), best(2.0)) == (Done(), card)


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_what_no_position_shows_has_words_too(locale: str) -> None:
    game: Any = GAMES["runewars"]
    words, named = game.words(locale), set()
    for _, question, _ in decisions(game, Setup("runewars", game.suggested, {}), 5, 400):
        if isinstance(question.form, OneOf):
            named.add(game.motive(question, question.form.options[0]))
    assert len(named) > 3
    assert all(words.has(f"term-{name}") for name in named if name)


async def spin(minds: Computers, match: Match[Any]) -> None:
    for question in match.pending.values():
        await minds.answer(match, question)


@pytest.mark.parametrize("setup", every_setup())
def test_whatever_is_at_stake_has_words(setup: Setup) -> None:
    game = GAMES[setup.game]
    for match, question, _ in decisions(game, setup, 5, DECISIONS):
        wording = Wording(game, "en", match.view(question.seat))
        for option in getattr(question.form, "options", ()):
            if isinstance(option, (Done, Pass)):
                continue
            for each in game.stakes(match.state, question.seat, option):
                assert all(wording.message(message) for message in each)


def test_no_tip_names_dominance_a_coalition_or_the_razing_of_ones_own() -> None:
    root, runewars = begin(4), begin(0, Setup("runewars", GAMES["runewars"].suggested, {}))
    for match, answers in (
        (root, (ActivateDominance(CardId(1)), FormCoalition(CardId(1), Seat(1)))),
        (runewars, (RazeLocation(AreaId(1)),)),
    ):
        question = next(iter(match.pending.values()))
        for answer in answers:
            assert match.game.is_ill_advised(match.state, question, answer), answer
        assert not match.game.is_ill_advised(match.state, question, Pass())
