"""The messages of the pretend Discord, by channel and by reader, in their order."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from bot.sandbox.world.model import Message


class Messages(dict[str, Message]):
    """The messages by id, by channel, and by person for those that one person alone sees.

    There may be very many channels and people.
    """

    def __init__(self) -> None:
        super().__init__()
        self.by_channel: dict[str, dict[str, Message]] = defaultdict(dict)
        self.private_to: dict[str, dict[str, Message]] = defaultdict(dict)

    def __setitem__(self, name: str, message: Message) -> None:
        super().__setitem__(name, message)
        self.by_channel[message.channel_id][name] = message
        if message.ephemeral_for:
            self.private_to[message.ephemeral_for][name] = message

    def pop(self, name: str, *default: Any) -> Any:
        message = super().pop(name, None)
        if message is not None:
            self.by_channel[message.channel_id].pop(name, None)
            self.private_to[message.ephemeral_for or ""].pop(name, None)
        return message

    def clear(self) -> None:
        super().clear()
        self.by_channel.clear()
        self.private_to.clear()
