"""Messages and answers as one pretend person sees them: text, buttons, menus, pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.checks.kinds import SELECTS, Kind
from bot.sandbox.world import people
from bot.sandbox.world.logbook import SeenFile
from bot.sandbox.world.model import Interaction, Message
from bot.sandbox.world.posting import text_displays, who_sees
from bot.sandbox.world.world import World


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it."""

    label: str
    custom_id: str
    disabled: bool
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Select:
    """A menu as a person sees it; `options` maps values to labels."""

    placeholder: str
    custom_id: str
    options: Mapping[str, str]
    least: int
    most: int
    chosen: Sequence[str] = ()
    """Values shown as already picked."""
    described: Mapping[str, str] = field(default_factory=dict)
    """Descriptions of the options, by label."""


class Seen:
    """A message as a person sees it, always in its present state."""

    def __init__(self, world: World, message_id: str) -> None:
        self._world = world
        self.id = message_id

    def __repr__(self) -> str:
        return f"<message {self.id}: {self.text[:200]!r} {[b.label for b in self.buttons]}>"

    @property
    def raw(self) -> Message:
        message = self._world.messages.get(self.id)
        assert message is not None, f"message {self.id} is gone"
        return message

    @property
    def text(self) -> str:
        """Return content, embeds and text displays, in reading order."""
        parts = [self.raw.content]
        for embed in self.raw.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            parts += [f"{f['name']}: {f['value']}" for f in embed.get("fields", [])]
        parts += text_displays(self.raw.components)
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        return [
            Button(
                _button_label(part),
                part.get("custom_id", ""),
                bool(part.get("disabled")),
                part.get("url"),
            )
            for part in people.components_of(self.raw)
            if part["type"] == Kind.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        return [
            Select(
                part.get("placeholder", ""),
                part["custom_id"],
                {option["value"]: option["label"] for option in part.get("options", [])},
                part.get("min_values", 1),
                part.get("max_values", 1),
                [each["value"] for each in part.get("options", []) if each.get("default")],
                {o["value"]: o.get("description") or "" for o in part.get("options", [])},
            )
            for part in people.components_of(self.raw)
            if part["type"] in SELECTS
        ]

    @property
    def pictures(self) -> list[SeenFile]:
        """Return the attached files with their alt texts and bytes."""
        files = self._world.files
        return [SeenFile(f.filename, f.description, files[f.id]) for f in self.raw.attachments]

    @property
    def alt_texts(self) -> list[str]:
        """Return the descriptions of all pictures that components show."""
        found = []
        for part in people.components_of(self.raw):
            items = part.get("items", [part] if part["type"] == Kind.THUMBNAIL else [])
            found += [item["description"] for item in items if item.get("description")]
        return found

    @property
    def private(self) -> bool:
        return self.raw.ephemeral_for is not None


class Reply:
    """The result of one act of a person."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self.interaction = interaction

    def __repr__(self) -> str:
        return f"<reply {self.interaction.answer!r}: {self.messages}>"

    @property
    def messages(self) -> list[Seen]:
        """Return the messages made or changed by the act that the person sees now."""
        world, person = self._world, self.interaction.user_id
        return [
            Seen(self._world, name)
            for name in self.interaction.touched
            if name in world.messages and person in who_sees(world, world.messages[name])
        ]

    @property
    def message(self) -> Seen:
        """Return the last of the messages."""
        assert self.messages, f"nothing came back: {self!r}"
        return self.messages[-1]

    @property
    def answered(self) -> bool:
        return bool(self.interaction.answer)

    @property
    def text(self) -> str:
        return "\n".join(message.text for message in self.messages)

    @property
    def buttons(self) -> list[Button]:
        return [button for message in self.messages for button in message.buttons]

    @property
    def selects(self) -> list[Select]:
        return [select for message in self.messages for select in message.selects]

    @property
    def pictures(self) -> list[SeenFile]:
        return [picture for message in self.messages for picture in message.pictures]

    @property
    def private(self) -> bool:
        """Return whether nobody else sees any of them."""
        return all(message.private for message in self.messages)

    @property
    def modal(self) -> dict[str, Any] | None:
        return self.interaction.modal


def _button_label(part: Mapping[str, Any]) -> str:
    emoji = part.get("emoji") or {}
    return str(part.get("label") or emoji.get("name") or "")
