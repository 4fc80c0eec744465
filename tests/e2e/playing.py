"""Three ways to play: by pressing, by commands, by text. Each uses only what a person sees.

The answers come from a computer player; these tests are about the ways to give them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol

from bot.cogs.play.act import answer_names
from bot.cogs.play.typed_fields import write_field
from bot.matches.live import Live
from bot.play.menus.levels import level
from bot.play.menus.whole_answers import units_of
from bot.ui.message_ids import field_types
from bot.ui.wording import Wording
from engine.ai.players import GreedyPlayer, Player
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import (
    Amounts,
    Answer,
    OneOf,
    Question,
    SomeOf,
    answer_keys,
)
from tests.e2e.host import Host, Table
from tests.e2e.seen import Button, Reply

MOST_PRESSES = 12
"""Most presses for one answer before a person would give up."""


FEW = 6
"""Answers tried for a decision: enough to play sensibly, as strength does not matter here."""


def quick_player(seed: int) -> Player:
    """Return a player that tries few answers, for matches that only need to be played."""
    return GreedyPlayer(random.Random(seed), most=FEW)


def thorough_player(seed: int) -> Player:
    """Return a player that tries many answers: it thinks longer, but wins after fewer of them."""
    return GreedyPlayer(random.Random(seed))


class Hands(Protocol):
    """A way to give answers."""

    async def answer(self, table: Table, person: str, question: Question, answer: Answer) -> Reply:
        """Answer the question of `person`, and return the reply they see."""
        ...


async def play_on(
    table: Table,
    ways: Mapping[str, Hands],
    *,
    seed: int = 5,
    player: Player | None = None,
    answers: int = 2000,
) -> int:
    """Play until somebody has won, or up to a number of answers; return the number given."""
    mind = player or quick_player(seed)
    for given in range(answers):
        live = await table.live()
        if live.match.over:
            return given
        asked = await table.asked()
        if not asked:
            await table.host.quiet()
            continue
        person, question = next(iter(asked.items()))
        answer = mind.answer(live.match, question)
        number = live.match.head().next_choice
        reply = await ways[person].answer(table, person, question, answer)
        await check_taken(table, number, question, answer, reply)
    return answers


async def ann_first(host: Host) -> Table:
    """Begin a match in which Ann, the Marquise, is on turn before Bob, the Eyrie."""
    return await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"seating": "joined"}
    )


async def played(host: Host, answers: int = 40) -> Table:
    """Have Ann and Bob play for a while."""
    ways = {name: Reader() for name in ("Ann", "Bob")}

    async def play() -> Table:
        table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
        await play_on(table, ways, answers=answers)
        await host.quiet()
        return table

    return await host.begin_with(("two play", answers), play)


async def check_taken(
    table: Table, number: int, question: Question, answer: Answer, reply: Reply
) -> None:
    """Require that the match took exactly the answer meant."""
    async with table.host.store.reading() as reads:
        choices = await reads.choices(table.match)
    # Where several choose at once, a computer may have been faster.
    made = [c for c in choices if c.number >= number and c.seat == question.seat]
    assert made, f"{question.kind} {answer_keys(answer)} was not taken: {reply!r}"
    assert sorted(made[0].keys) == sorted(answer_keys(answer)), f"{question.kind}: {reply!r}"


def ordinals_of(question: Question, answer: Answer) -> list[int]:
    """Return the positions of an answer in a question's list."""
    form = question.form
    if isinstance(form, OneOf):
        return [next(i for i, option in enumerate(form.options) if option == answer)]
    if isinstance(form, SomeOf):
        assert isinstance(answer, tuple)
        left = list(answer)
        found = []
        for i, option in enumerate(form.options):
            if option in left:
                left.remove(option)
                found.append(i)
        return found
    assert isinstance(answer, dict)
    return [i for i, (kind, n) in enumerate(units_of(form)) if n <= answer.get(kind, 0)]


def wording_of(live: Live, question: Question) -> Wording:
    """Return the words of the seat asked."""
    return Wording(live.match.game, "en-US", live.match.view(question.seat))


class Presser:
    """Plays with buttons and lists alone, from one reply to the next, and counts the presses."""

    def __init__(self) -> None:
        self.screen: dict[str, Reply] = {}
        self.counts: list[tuple[int, str, str, int]] = []
        """Turn, person, kind of the question, presses of its answer (Play not counted)."""
        self.confirmed = 0
        self.most = 0
        """Most presses of an answer, without confirmations that something is given up."""
        self.plays = 0
        """Number of times Play had to be pressed because no menu was open."""

    async def answer(self, table: Table, person: str, question: Question, answer: Answer) -> Reply:
        screen = self.screen.get(person)
        if screen is None or not self._shows(screen, question):
            screen = await table.play(person)
            self.plays += 1
            assert self._shows(screen, question), f"Play opens another question: {screen!r}"
        turn = (await table.live()).match.state.turn
        wanted = ordinals_of(question, answer)
        confirmed = 0
        for presses in range(1, MOST_PRESSES):
            confirmed += any(b.custom_id.startswith("sure:") for b in screen.buttons)
            screen = await self._press(table, person, question, wanted, screen)
            if (await table.asked()).get(person) is not question:
                self.counts.append((turn, person, question.kind, presses))
                self.confirmed += confirmed
                self.most = max(self.most, presses - confirmed)
                self.screen[person] = screen
                return screen
        raise AssertionError(f"{question.kind}: {wanted} is not reached: {screen!r}")

    async def walk(
        self,
        table: Table,
        person: str,
        question: Question,
        answer: Answer,
        *,
        until: str,
        screen: Reply | None = None,
    ) -> Reply:
        """Press towards an answer until a button of a kind appears, or the answer is given."""
        wanted = ordinals_of(question, answer)
        screen = screen or await table.play(person)
        for _ in range(MOST_PRESSES):
            screen = await self._press(table, person, question, wanted, screen)
            if until and any(b.custom_id.startswith(until) for b in screen.buttons):
                return screen
            if (await table.asked()).get(person) is not question:
                return screen
        raise AssertionError(f"{question.kind}: {wanted} is not reached: {screen!r}")

    @staticmethod
    def _shows(screen: Reply, question: Question) -> bool:
        number = str(question.id)
        every = [b.custom_id for b in screen.buttons] + [s.custom_id for s in screen.selects]
        return any(
            each.split(":")[0] in ("pick", "menu", "some", "part", "none", "picked", "listed")
            and each.split(":")[2] == number
            for each in every
        )

    async def _press(
        self, table: Table, person: str, question: Question, wanted: list[int], screen: Reply
    ) -> Reply:
        """Press the control that leads towards the answer."""
        driver = table.host.driver
        button, menu = self._next(question, wanted, screen)
        if button is not None:
            return await driver.press(person, screen, button.custom_id)
        assert menu is not None
        return await driver.choose(person, screen, *menu)

    @staticmethod
    def _next(
        question: Question, wanted: list[int], screen: Reply
    ) -> tuple[Button | None, tuple[str, list[str]] | None]:
        verbs = {b.custom_id: b for b in screen.buttons}
        sure = [b for name, b in verbs.items() if name.startswith(("sure:", "certain:"))]
        if sure:
            return sure[0], None
        whole = f":{sum(1 << i for i in wanted):x}"
        for name in verbs:
            if name.startswith("picked:") and name.endswith(whole):
                return verbs[name], None
        several = next((s for s in screen.selects if s.custom_id.startswith("some:")), None)
        if not wanted:
            return _only(verbs, "none:", screen), None
        for listed in (s for s in screen.selects if s.custom_id.startswith("listed:")):
            if whole.removeprefix(":") in listed.options:
                return None, (listed.custom_id, [whole.removeprefix(":")])
        if several is not None:
            return None, (several.custom_id, [f"{i}.0" for i in _rows(question, wanted)])
        for part in (s for s in screen.selects if s.custom_id.startswith("part:")):
            here = [f"{i}.0" for i in wanted if f"{i}.0" in part.options]
            if here and sorted(here) != sorted(part.chosen):
                return None, (part.custom_id, here)
        if any(name.startswith("picked:") for name in verbs):
            return list(verbs.values())[_last(verbs, "picked:")], None
        paths: dict[str, Any] = {
            name.split(":")[3]: b for name, b in verbs.items() if name.startswith("pick:")
        }
        for menu in (s for s in screen.selects if s.custom_id.startswith("menu:")):
            paths |= dict.fromkeys(menu.options, menu)
        path = _towards(question, wanted[0], list(paths))
        if path is None:
            return _only(verbs, "more:", screen), None
        if isinstance(paths[path], Button):
            return paths[path], None
        return None, (paths[path].custom_id, [path])


def _rows(question: Question, wanted: list[int]) -> list[int]:
    """Return the wanted rows of a list; for amounts, one of each kind."""
    if not isinstance(question.form, Amounts):
        return wanted
    units = units_of(question.form)
    return list({units[i][0]: i for i in wanted}.values())


def _last(verbs: Mapping[str, Button], verb: str) -> int:
    """Return the position of the last button of a kind, which takes the picks."""
    return max(place for place, name in enumerate(verbs) if name.startswith(verb))


def _only(verbs: Mapping[str, Button], verb: str, screen: Reply) -> Button:
    found = [button for name, button in verbs.items() if name.startswith(verb)]
    assert found, f"no way on: {screen!r}"
    return found[0]


def _towards(question: Question, wanted: int, paths: list[str]) -> str | None:
    """Find the wanted option among the controls, or its group."""
    if f"{wanted}.0" in paths:
        return f"{wanted}.0"
    assert isinstance(question.form, OneOf)
    for path in paths:
        ordinal, depth = (int(part) for part in path.split("."))
        if depth and wanted in level(question.form.options, ordinal, depth):
            return path
    return None


class Typist:
    """Plays with the commands made from the actions, and with /act for the rest."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    async def answer(self, table: Table, person: str, question: Question, answer: Answer) -> Reply:
        driver = table.host.driver
        path, values = await self._command(table, question, answer)
        self.used.add(path)
        return await confirmed(table, person, await driver.slash(person, path, values, at=table.at))

    async def _command(
        self, table: Table, question: Question, answer: Answer
    ) -> tuple[str, dict[str, str]]:
        live = await table.live()
        wording = wording_of(live, question)
        if isinstance(answer, (Done, Pass)):
            return f"{live.match.game.key} done", {}
        if isinstance(answer, Option) and type(answer).path:
            fields = [name for name, _, _ in field_types(type(answer))]
            return type(answer).path, {name: write_field(wording, answer, name) for name in fields}
        return "act", {"answer": spoken(wording, question, answer)}


class Reader:
    """Plays with /act alone, after reading the question in words."""

    async def answer(self, table: Table, person: str, question: Question, answer: Answer) -> Reply:
        wording = wording_of(await table.live(), question)
        text = spoken(wording, question, answer)
        reply = await table.host.driver.slash(person, "act", {"answer": text}, at=table.at)
        return await confirmed(table, person, reply)


async def confirmed(table: Table, person: str, reply: Reply) -> Reply:
    """Press the button that confirms a typed answer, if it asks for that."""
    sure = [b for b in reply.buttons if b.custom_id.startswith("sure:")]
    return await table.host.driver.press(person, reply, sure[0].custom_id) if sure else reply


def spoken(wording: Wording, question: Question, answer: Answer) -> str:
    """Name an answer as /act offers it; different answers must have different names."""
    names = answer_names(wording, question)
    form = question.form
    if isinstance(form, OneOf):
        named: dict[str, Option] = {}
        for name, option in zip(names, form.options, strict=True):
            other = named.setdefault(name.lower(), option)
            assert other == option, f"{question.kind}: {other} and {option} are both {name!r}"
    return ", ".join(names[i] for i in ordinals_of(question, answer)) or "none"
