"""What a room is handed: plain parts, none of which knows Discord's client."""

from bot.services.client import Client, Interaction
from bot.services.services import DiscordPort, Notifier, Services

__all__ = ["Client", "DiscordPort", "Interaction", "Notifier", "Services"]
