"""The coach: a newcomer's first match is explained, and a tip never holds anybody up."""

from __future__ import annotations

import asyncio
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.matches.live import Live
from bot.play.coach import lessons, tips
from bot.play.loading import load_table
from bot.play.open_question import TIP
from bot.store import NewChoice, ResultRow
from bot.ui.preferences import preferences_of
from bot.workers.computers import Advice
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.game import Game
from engine.core.language.messages import Idea
from engine.core.seats import Seat
from engine.games import GAMES
from engine.root.factions.marquise.actions import Build
from engine.root.pieces import CardId, Clearing, PieceKind
from engine.root.rules.crafting import Craft
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, ann_first, confirmed, play_on
from tests.e2e.seen import Reply

ANN, ONE = Seat(0), Clearing(1)
READERS = {name: Reader() for name in ("Ann", "Bob")}


async def newcomer(host: Host, person: str, wanted: bool = True) -> None:
    """Make a person a newcomer: no settings, no match finished."""
    async with host.store.transaction() as work:
        player = await work.player(int(host.driver.user(person)))
        settings = player.settings | {"coach": wanted}
        await work.save_player(msgspec.structs.replace(player, settings=settings))


async def first_match(host: Host) -> Table:
    """Begin a match in which Ann is new and Bob is not, and Ann is on turn."""

    async def open_it() -> Table:
        await newcomer(host, "Ann")
        return await ann_first(host)

    return await host.begin_with("a first match", open_it)


async def begun_match(host: Host) -> Table:
    """Begin a match in which Ann has read how to win, and has recruited."""

    async def begin() -> Table:
        table = await first_match(host)
        await table.play("Ann")
        await press_on(table, await table.play("Ann"), "Recruit")
        await thought(host)
        return table

    return await host.begin_with("a first match with a turn begun", begin)


async def press_on(table: Table, screen: Reply, *parts: str) -> Reply:
    """Press one button after the other by the beginning of its label, confirming where asked."""
    for part in parts:
        label = next(label for label in labels(screen) if label.startswith(part))
        screen = await confirmed(table, "Ann", await table.host.driver.press("Ann", screen, label))
    return screen


async def thought(host: Host) -> None:
    """Wait until all tips have been thought about."""
    while host.bot.services.background.tasks:
        await asyncio.gather(*host.bot.services.background.tasks)
    await host.driver.settle(0.05)


def labels(screen: Reply) -> list[str]:
    return [button.label for button in screen.buttons]


# Texts


def words_of(screen: Reply) -> int:
    """Count the words to read, without the small print that continues the labels."""
    lines = [line for line in screen.text.splitlines() if not line.startswith("-#")]
    return len(" ".join(lines).replace("#", "").replace("*", "").split())


async def test_the_first_question_says_how_to_win_and_what_to_do(host: Host) -> None:
    table = await first_match(host)
    screen = await table.play("Ann")

    assert "The first with 30 points wins." in screen.text
    assert "You score by building" in screen.text
    assert "Build something this turn" in screen.text
    assert {"Show me", "Why?", "Read: Build", "I know the game now"} <= set(labels(screen))
    assert words_of(screen) <= 60
    assert screen.private
    await thought(host)


async def test_within_a_turn_only_its_aim_is_said_again(host: Host) -> None:
    table = await begun_match(host)
    screen = await table.play("Ann")

    assert "The first with 30 points" not in screen.text
    assert "Build something this turn" in screen.text
    await thought(host)


async def test_an_aim_that_was_reached_is_not_said_again(host: Host) -> None:
    table = await begun_match(host)
    screen = await press_on(table, await table.play("Ann"), "Build", "A workshop", "9 (mouse)")

    assert "built a workshop" in screen.text
    assert "Build something this turn" not in screen.text
    await thought(host)


@pytest.mark.parametrize(
    ("options", "said"),
    [((Craft(CardId(1)),), False), ((Craft(CardId(1)), Build(PieceKind("sawmill"), ONE)), True)],
)
def test_an_aim_is_said_only_where_an_answer_furthers_it(
    monkeypatch: pytest.MonkeyPatch, options: tuple[Option, ...], said: bool
) -> None:
    monkeypatch.setattr(lessons, "here", lambda table: (1, 1))
    monkeypatch.setattr(lessons, "before", lambda table: None)
    asked = Question(QuestionId(1), ANN, "marquise.craft", OneOf(options), True, {})
    table: Any = SimpleNamespace(question=asked)

    idea = Idea("plan-marquise", furthered_by=("marquise.build",))

    assert lessons.has_aim(table, idea) == said


@pytest.mark.long
async def test_each_turn_teaches_one_idea_and_none_twice(host: Host) -> None:
    table = await first_match(host)
    told: list[tuple[str, ...]] = []
    for _ in range(60):
        live = await table.live()
        if live.match.pending.get(ANN) is not None:
            await table.play("Ann")
            await thought(host)
            known = await taught(host)
            assert known is not None
            if not told or told[-1] != known.now:
                told.append(known.now)
        await play_on(table, READERS, answers=1)
        if live.match.game.rounds(live.match.state) > 4:
            break

    each = [key for now in told for key in now]
    assert told[0] == ("win", "plan-marquise")
    assert len(told) >= 4
    assert all(len(now) == 1 for now in told[1:])
    assert len(each) == len(set(each))
    assert "dominance" not in each


async def taught(host: Host) -> Any:
    async with host.store.reading() as reads:
        player = await reads.player(int(host.driver.user("Ann")))
    return preferences_of(player).taught.get("root")


async def test_what_was_taught_in_one_match_is_not_taught_in_the_next(host: Host) -> None:
    table = await first_match(host)
    await table.play("Ann")
    await thought(host)
    other = await ann_first(host)
    screen = await other.play("Ann")

    assert "30 points" not in screen.text
    assert "Whoever has most warriors" in screen.text
    await thought(host)


async def test_an_idea_is_shown_and_its_reason_given(host: Host) -> None:
    table = await first_match(host)
    screen = await table.play("Ann")
    await thought(host)
    shown = await host.driver.press("Ann", screen, "Show me")
    assert shown.pictures
    assert "You score by building" in shown.text

    back = await host.driver.press("Ann", shown, "Back to the question")
    await thought(host)
    why = await host.driver.press("Ann", back, "Why?")
    assert "Nobody else starts with so much of the map" in why.text
    assert "Your Daylight" in why.text
    await thought(host)


async def test_a_player_who_reads_is_shown_an_idea_in_words(host: Host) -> None:
    table = await first_match(host)
    await host.driver.slash("Ann", "settings change", {"display": "text"}, at=table.at)
    screen = await table.play("Ann")
    await thought(host)
    shown = await host.driver.press("Ann", screen, "Show me")
    assert not shown.pictures
    assert "Nobody else starts" in shown.text


async def test_a_tip_is_added_when_it_is_ready_and_followed_by_one_press(host: Host) -> None:
    table = await begun_match(host)
    screen = await table.play("Ann")
    await thought(host)
    assert "Tip: " in screen.text.replace("**", "")

    taken = await host.driver.press("Ann", screen, "Do that")
    await confirmed(table, "Ann", taken)  # it may end the crafting
    await thought(host)

    async with host.store.reading() as reads:
        assert len([c for c in await reads.choices(table.match) if c.number]) == 2


async def test_what_a_newcomer_asks_for_stands_where_they_pressed(host: Host) -> None:
    table = await first_match(host)
    screen = await table.play("Ann")

    asked = await host.driver.press("Ann", screen, "Suggest")
    assert "Tip: " in asked.text.replace("**", "").splitlines()[-1]


@pytest.mark.parametrize(("times", "said"), [(1, True), (tips.ENOUGH, False)])
async def test_what_was_answered_often_needs_no_tip_unasked(
    host: Host, times: int, said: bool
) -> None:
    table = await begun_match(host)
    live = await table.live()
    asked = live.match.pending[ANN]
    await answered(host, table, asked.kind, times)
    reader: Any = SimpleNamespace(
        user=SimpleNamespace(id=int(host.driver.user("Ann"))),
        client=host.bot, extras={}, locale="en-US",
    )  # fmt: skip

    found = (await load_table(reader, table.match)).require()

    assert tips.is_coached(found) == said
    assert lessons.explain(found) is not None


async def answered(host: Host, table: Table, kind: str, times: int) -> None:
    """Record that Ann has answered questions of a kind a number of times."""
    rows = [
        NewChoice(
            number=900 + time, question=1, seat=ANN, user_id=int(host.driver.user("Ann")),
            kind=kind, keys=(), fingerprint=0, barrier=False, drawn=(), at=0,
        )
        for time in range(times)
    ]  # fmt: skip
    async with host.store.transaction() as work:
        await work.add_choices(table.match, 1, rows)


async def test_the_rules_are_read_and_left_again(host: Host) -> None:
    table = await first_match(host)
    screen = await table.play("Ann")
    await thought(host)
    rules = await host.driver.press("Ann", screen, "Read: Build")
    assert "6.5.4" in rules.text

    back = await host.driver.press("Ann", rules, "Back to the question")
    assert "Your Daylight" in back.text
    await thought(host)


# Who is coached


async def test_a_player_who_knows_the_game_says_so(host: Host) -> None:
    table = await first_match(host)
    screen = await table.play("Ann")
    await thought(host)
    screen = await host.driver.press("Ann", screen, "I know the game now")
    assert "The coach is silent" in screen.text
    assert "I know the game now" not in labels(screen)
    assert "I know the game now" not in labels(await table.play("Ann"))

    assert "Not in Root" in (await host.driver.slash("Ann", "settings change", at=table.at)).text

    told = await host.driver.slash("Ann", "settings change", {"coach": "on"}, at=table.at)
    assert "Coach: on" in told.text
    assert "Not in" not in told.text
    assert "I know the game now" in labels(await table.play("Ann"))
    await thought(host)


async def finished(host: Host, table: Table, game: str) -> None:
    """Record that Ann has now played a match of a game to its end."""
    row = ResultRow(
        match_id=table.match, seat=0, game=game, user_id=int(host.driver.user("Ann")),
        name="Ann", plays="any", place=1, score=30, won=True, finished_at=host.now(),
    )  # fmt: skip
    async with host.store.transaction() as work:
        await work.add_results([row])


async def test_nobody_is_coached_who_has_finished_a_match_of_the_game(host: Host) -> None:
    table = await first_match(host)
    await finished(host, table, "root")

    assert "I know the game now" not in labels(await table.play("Ann"))
    assert not host.bot.services.background.tasks


@pytest.mark.parametrize(("kind", "asked"), [(None, 1), (TIP, 0)])
async def test_only_other_tips_keep_a_tip_from_being_thought_out(
    host: Host, monkeypatch: pytest.MonkeyPatch, kind: str | None, asked: int
) -> None:
    table = await begun_match(host)
    advised: list[Seat] = []

    async def suggest(live: Live, seat: Seat) -> None:
        advised.append(seat)

    monkeypatch.setattr(host.matches, "suggest", suggest)
    background = host.bot.services.background
    others = [background.start(asyncio.sleep(60), kind) for _ in range(tips.TIPS_AT_ONCE)]
    await table.play("Ann")
    await host.driver.settle(0.05)

    assert len(advised) == asked
    for other in others:
        other.cancel()


async def test_the_first_match_of_each_game_is_explained(host: Host) -> None:
    table = await first_match(host)
    for other in GAMES.keys() - {(await table.live()).row.game}:
        await finished(host, table, other)

    assert "The first with 30 points wins" in (await table.play("Ann")).text
    await thought(host)


async def test_a_player_who_knows_one_game_is_still_taught_another(host: Host) -> None:
    table = await first_match(host)
    await host.driver.press("Ann", await table.play("Ann"), "I know the game now")
    await thought(host)
    async with host.store.reading() as reads:
        wished = preferences_of(await reads.player(int(host.driver.user("Ann"))))

    assert wished.coach
    assert wished.known == {(await table.live()).row.game}


async def test_coach_on_brings_the_coach_back_to_a_game_once_finished(host: Host) -> None:
    table = await first_match(host)
    await finished(host, table, "root")
    await host.driver.slash("Ann", "settings change", {"coach": "on"}, at=table.at)

    screen = await table.play("Ann")
    assert "The first with 30 points wins" in screen.text
    assert "I know the game now" in labels(screen)
    await thought(host)
    host.clock.advance(60)
    await finished(host, table, "root")
    assert "I know the game now" not in labels(await table.play("Ann"))


# Nobody waits, nothing leaks


async def test_a_tip_that_comes_late_disturbs_nobody(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun_match(host)
    ready, suggest = asyncio.Event(), host.matches.suggest

    async def slowly(live: Live, seat: Seat) -> tuple[int, Advice] | None:
        await ready.wait()
        return await suggest(live, seat)

    monkeypatch.setattr(host.matches, "suggest", slowly)
    screen = await table.play("Ann")
    assert "Your Daylight" in screen.text, "the question is there before the tip"
    elsewhere = await host.driver.press("Ann", screen, "Board")
    ready.set()
    await thought(host)

    assert elsewhere.pictures
    assert "Tip:" not in elsewhere.text


async def test_a_match_goes_on_after_a_restart_while_a_tip_is_thought_about(host: Host) -> None:
    table = await begun_match(host)
    screen = await table.play("Ann")
    await host.restart()

    again = await host.driver.press("Ann", screen, "I know the game now")
    assert "Your Daylight" in again.text


async def test_others_see_nothing_of_it(host: Host) -> None:
    table = await begun_match(host)
    await table.play("Ann")
    await thought(host)

    for other in ("Bob", "Eve"):
        assert not any("Tip:" in sight for sight in host.driver.visible_to(other))


# The parts


def test_a_newcomer_is_told_to_do_something_rather_than_to_stop() -> None:
    craft = Craft(CardId(1))
    assert tips.worth_trying(Advice(Done(), 0.3, craft)) == Advice(craft, 0.0, Done())
    assert tips.worth_trying(Advice(Done(), 5.0, craft)).answer == Done()
    assert tips.worth_trying(Advice(craft, 0.3, Done())).answer == craft


def test_nobody_is_told_to_spend_cards_where_passing_is_as_good() -> None:
    pay = Craft(CardId(1))
    assert tips.worth_trying(Advice(Pass(), 0.3, pay)).answer == Pass()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_question_leads_to_a_section_that_there_is(game: Game[Any]) -> None:
    sections = import_module(f"engine.{game.key}.language.rulebook").SECTIONS
    assert set(sections.values()) <= set(game.rule_sections())


async def test_a_typed_action_that_ends_the_crafting_is_asked_about_first(host: Host) -> None:
    """Recruiting comes after crafting, and a card could still be crafted."""
    table = await first_match(host)
    before = (await table.live()).row.version

    asked = await host.driver.slash("Ann", "marquise recruit", {}, at=table.at)

    assert "ends your crafting" in asked.text
    assert (await table.live()).row.version == before
    await confirmed(table, "Ann", asked)
    assert (await table.live()).row.version == before + 1
