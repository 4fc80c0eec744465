"""100,000 hostile interactions: each is answered, nothing breaks, and nobody acts for another.

Forged addresses of every kind of control, values that no list offered, forms with any content,
commands and completions with any text, also by strangers, many at once and some twice.
A failure's name repeats it: `SHARE=1 pytest 'tests/e2e/test_hostile.py::…[17]'`.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bench.host_bot import Blank
from bot.sandbox.checks.commands import OptionType
from bot.sandbox.checks.kinds import Kind
from bot.sandbox.world import people, typed_input
from bot.sandbox.world.model import Interaction, InteractionType
from bot.ui.components import FORMS, HANDLERS
from tests.e2e.host import PEOPLE, Host, Table
from tests.e2e.quick import RememberedPictures
from tests.e2e.seen import Reply
from tests.torture import WHOLE, done_before, note_done, tally, thousandth, torture

CASES = range(500)
STORM, AT_ONCE = 200 if WHOLE else 100, 10
"""Interactions of a case, and the number sent before the first is answered."""
NUMBERS = ("0", "1", "2", "3", "7", "99", "2147483648", "9223372036854775808", "9" * 30, "٣")
RESTS = (
    "",
    "0",
    "1",
    "7",
    "99",
    "0.0",
    "1.0.2",
    "-1",
    "9" * 25,
    "zz",
    "_",
    "turn",
    "en",
    "٣",
    "0-1",
)
TEXTS = (
    "", " ", "0", "-1", "x" * 3000, "**[x](y)** @everyone <@1>", "\u202egnirts", "\u200b", "';--",
    "../../etc/passwd", "{{0}}", "%s%n", "𝕳" * 500, "1:2:3", "\x00", "null", "root", "move 1 to 2",
)  # fmt: skip
GARBAGE = ("", "pick", "pick:1:1", ":::", "pick:-1:1:0", "nothing:1:1:0", "x" * 100, "pick:1:1:0:0")
TROUBLE = "went wrong on my side"


class Hostile:
    """A person who sends anything the gateway would deliver."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table, self.host, self.rng = table, table.host, rng
        self.world = table.host.driver.world
        self.commands = [
            (command, path, leaf)
            for command in self.world.commands.values()
            for path, leaf in people.leaf_commands(command)
            if command.payload.get("type", 1) == 1
        ]

    def send(self) -> Interaction:
        """Send one interaction, of any kind, by anybody."""
        ways = (self.press, self.press, self.choose, self.fill_in, self.type, self.complete)
        return self.rng.choice(ways)()

    def address(self, kinds: Any) -> str:
        """Forge the address of a control, sometimes one that was never ours."""
        if self.rng.random() < 0.05:
            return self.rng.choice(GARBAGE)
        kind, match = self.rng.choice(sorted(kinds)), self.rng.choice(NUMBERS)
        asked = self.rng.choice((*NUMBERS, *self.questions))
        usual = self.rng.random() < 0.5
        match = str(self.table.match) if usual else match
        return f"{kind}:{match}:{asked}:{self.rng.choice(RESTS)}"[:100]

    @property
    def questions(self) -> list[str]:
        live = self.host.matches.peek(self.table.match)
        return [] if live is None else [str(each.id) for each in live.match.pending.values()]

    def press(self) -> Interaction:
        data = {"custom_id": self.address(HANDLERS), "component_type": Kind.BUTTON, "id": 1}
        return self.call(InteractionType.COMPONENT, data)

    def choose(self) -> Interaction:
        values = [self.rng.choice((*RESTS, *TEXTS))[:100] for _ in range(self.rng.randint(0, 5))]
        data = {
            "custom_id": self.address(HANDLERS), "component_type": Kind.STRING_SELECT, "id": 1,
            "values": values,
        }  # fmt: skip
        return self.call(InteractionType.COMPONENT, data)

    def fill_in(self) -> Interaction:
        return self.form(self.address(FORMS))

    def form(self, address: str) -> Interaction:
        """Submit a form with an address, and any text."""
        field = {"type": Kind.TEXT_INPUT, "id": 2, "custom_id": self.rng.choice(("text", "other"))}
        field["value"] = self.rng.choice(TEXTS)
        label = {"type": Kind.LABEL, "id": 1, "component": field}
        data = {"custom_id": address, "components": [label]}
        return self.call(InteractionType.MODAL, data)

    def type(self) -> Interaction:
        command, path, leaf = self.rng.choice(self.commands)
        options = list(self.options(leaf))
        return self.call(InteractionType.COMMAND, self.command(command, path, options))

    def complete(self) -> Interaction:
        def asks(leaf: Any) -> list[Any]:
            return [each for each in options_of(leaf) if each.get("autocomplete")]

        offering = [each for each in self.commands if asks(each[2])]
        command, path, leaf = self.rng.choice(offering)
        options = list(self.options(leaf, partly=True))
        asked = self.rng.choice(asks(leaf))
        options = [each for each in options if each["name"] != asked["name"]]
        typed = {"name": asked["name"], "type": asked["type"], "value": self.rng.choice(TEXTS)}
        data = self.command(command, path, [*options, typed | {"focused": True}])
        return self.call(InteractionType.AUTOCOMPLETE, data)

    def command(self, command: Any, path: str, options: list[Any]) -> Any:
        channel = self.world.channel(self.table.at)
        return people._command_data(self.world, channel, command, path, options)

    def options(self, leaf: Any, *, partly: bool = False) -> Iterator[Any]:
        """Fill in all required options, and some of the rest."""
        for option in options_of(leaf):
            needed = option.get("required") and not partly
            if needed or self.rng.random() < 0.3:
                yield {
                    "name": option["name"], "type": option["type"], "value": self.value(option),
                }  # fmt: skip

    def value(self, option: Any) -> Any:
        """Return a value that Discord would deliver for an option."""
        if offered := option.get("choices"):
            return self.rng.choice(offered)["value"]
        kind = option["type"]
        if kind == OptionType.BOOLEAN:
            return self.rng.random() < 0.5
        if kind == OptionType.INTEGER:
            low, high = option.get("min_value", -(1 << 53)), option.get("max_value", 1 << 53)
            return self.rng.choice((low, high, min(max(0, low), high)))
        if kind == OptionType.USER:
            return self.rng.choice([*self.world.users])
        if kind in (OptionType.CHANNEL, OptionType.MENTIONABLE, OptionType.ROLE):
            guild = next(iter(self.world.guilds.values()))
            return guild.roles[0].id if kind == OptionType.ROLE else self.table.at
        if kind == OptionType.ATTACHMENT:
            return typed_input._upload(self.world, "file", {"name": "a.json", "content": "e30="})
        text = self.rng.choice((*TEXTS, str(self.table.match)))
        return text[: option.get("max_length", 6000)].ljust(option.get("min_length", 0), "x")

    def call(self, kind: InteractionType, data: Any) -> Interaction:
        """Deliver it from a random person, in the table's place or elsewhere, sometimes twice."""
        user = self.host.driver.user(self.rng.choice(PEOPLE))
        places = [self.table.at, self.host.driver.channel().id]
        channel = self.world.channel(
            self.rng.choice([at for at in places if at in self.world.channels])
        )
        posts = self.world.history(channel.id)
        on = posts[-1].id if posts and kind == InteractionType.COMPONENT else None
        sent = people._call(self.world, kind, user, channel, data, message_id=on)
        if kind != InteractionType.AUTOCOMPLETE and self.rng.random() < 0.05:
            people.repeat(self.world, sent)
        return sent


def options_of(leaf: Any) -> list[Any]:
    return list(leaf.get("options", ()))


@torture
@pytest.mark.parametrize("case", thousandth(CASES))
async def test_whatever_is_sent_is_answered_and_breaks_nothing(
    host: Host, case: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if done_before(name := f"hostile {case}"):
        return
    monkeypatch.setattr(RememberedPictures, "_once", Blank._once)
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    hostile, rest = Hostile(table, random.Random(case)), STORM
    while rest:
        sent = [hostile.send() for _ in range(AT_ONCE)]
        with contextlib.suppress(AssertionError):
            await host.driver.until(lambda: all(map(is_answered, sent)))  # noqa: B023
        assert [each.data for each in sent if not is_answered(each)] == []
        rest -= len(sent)
        for each in sent:
            if each.answer not in ("choices", "modal") and each.original_id:
                message = host.driver.world.messages.get(each.original_id)
                assert message is None or TROUBLE not in Reply(host.driver.world, each).text, each
    await host.quiet()
    host.driver.check()
    await check(table)
    tally("hostile interactions", STORM)
    note_done(name)


async def test_every_form_is_answered_whatever_its_address_ends_with(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    hostile = Hostile(table, random.Random(1))
    sent = [hostile.form(f"{kind}:{table.match}:0:{rest}") for kind in FORMS for rest in RESTS]

    await host.driver.until(lambda: all(map(is_answered, sent)))

    replies = [Reply(host.driver.world, each).text for each in sent if each.original_id]
    assert [each for each in replies if TROUBLE in each] == []


def is_answered(sent: Interaction) -> bool:
    """Return whether an interaction got more than an acknowledgement."""
    return bool(sent.answer) and (sent.answer != "thinking" or sent.follow > 0)


async def check(table: Table) -> None:
    """Require that all choices came from the table's people, and that the bot still works."""
    async with table.host.store.reading() as reads:
        choices = await reads.choices(table.match, voided=True)
        seated = {each.user_id for each in await reads.holders(table.match)}
    assert {each.user_id for each in choices if each.user_id is not None} <= seated
    assert (await table.host.driver.slash("Eve", "help", at="dm")).text
