"""People at many tables of the pretend Discord: they press Play, look, and press an offered button.

They only know what they see. An asked player answers at random, after a moment.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.sandbox import Sandbox
from bot.sandbox.checks.errors import Json
from bot.sandbox.checks.kinds import Kind
from bot.sandbox.world import people
from bot.sandbox.world.model import Channel, Interaction, Message, User

THOUGHT = (1.0, 3.0)
"""Seconds between a reply and the next press: evenly distributed between these."""
PATIENCE = 15.0
"""Seconds without an answer after which the bot counts as stuck."""
POLL = 0.03
ANSWERS = ("pick", "menu", "some", "none", "sure")
"""Kinds of controls that lead towards an answer."""


@dataclass(frozen=True, slots=True)
class Press:
    """A press, with its time."""

    at: float
    interaction: str
    channel: str
    answers: bool
    """False for Play, which only opens the question."""


@dataclass
class BusyTable:
    """A table whose people go on playing."""

    sandbox: Sandbox
    channel: Channel
    people: list[User]
    rng: random.Random
    thought: tuple[float, float] = THOUGHT
    patience: float = PATIENCE
    presses: list[Press] = field(default_factory=list)

    async def begun(self) -> None:
        """Wait until the match has begun and its people can press Play."""
        await self._post()

    async def play(self) -> None:
        """Play until cancelled: each asked player presses until they are no longer asked."""
        while True:
            post = await self._post()
            for person in self._asked_first(post):
                screen = await self._press(person, post, self._button(post, "play"), None)
                while (control := self._next(screen)) is not None:
                    screen = await self._press(person, screen, *control)

    async def _post(self) -> Message:
        """Wait for the newest post that has a Play button."""
        while True:
            for message in reversed(self.sandbox.world.history(self.channel.id)):
                if not message.ephemeral_for and self._controls(message, "play"):
                    return message
            await asyncio.sleep(POLL)

    def _asked_first(self, post: Message) -> list[User]:
        """Return the people, those named in the post first."""
        text = "\n".join(str(part.get("content", "")) for part in people.components_of(post))
        return sorted(self.people, key=lambda person: person.name not in text)

    def _next(self, screen: Message) -> tuple[Json, list[str] | None] | None:
        """Choose a control of a question to press; None where nothing is asked."""
        controls = self._controls(screen, *ANSWERS)
        if not controls:
            return None
        control = self.rng.choice(controls)
        if control["type"] == Kind.BUTTON:
            return control, None
        values = [option["value"] for option in control["options"]]
        most = min(control.get("max_values", 1), len(values))
        count = self.rng.randint(control.get("min_values", 1), most)
        return control, self.rng.sample(values, count)

    async def _press(
        self, person: User, message: Message, control: Json, values: list[str] | None
    ) -> Message:
        """Think, press, and return the resulting message."""
        await asyncio.sleep(self.rng.uniform(*self.thought))
        world, identity = self.sandbox.world, control["custom_id"]
        at = time.monotonic()
        if values is None:
            called = people.press(world, person.id, message, identity)
        else:
            called = people.choose(world, person.id, message, identity, values)
        answers = identity.partition(":")[0] in ANSWERS
        self.presses.append(Press(at, called.id, self.channel.id, answers))
        await self._answered(called)
        return world.messages[called.original_id or ""]

    async def _answered(self, called: Interaction) -> None:
        """Wait until a press has its answer and everything promised with it."""
        until = time.monotonic() + self.patience
        while not called.follow:
            if time.monotonic() > until:
                raise TimeoutError(f"the bot did not answer {called.data}")
            await asyncio.sleep(POLL)

    def _button(self, message: Message, kind: str) -> Json:
        return self._controls(message, kind)[0]

    def _controls(self, message: Message, *kinds: str) -> list[Json]:
        return list(controls_of(message, kinds))


def controls_of(message: Message, kinds: tuple[str, ...]) -> Iterator[Json]:
    """Yield the buttons and lists of a message whose address is of these kinds."""
    for part in people.components_of(message):
        if str(part.get("custom_id", "")).partition(":")[0] in kinds and not part.get("disabled"):
            yield part
