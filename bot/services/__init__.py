"""Parts handed to every room; none of them knows Discord's client."""

from bot.services.client import Client, Interaction
from bot.services.services import DiscordPort, Notifier, Services

__all__ = ["Client", "DiscordPort", "Interaction", "Notifier", "Services"]
