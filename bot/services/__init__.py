"""Parts handed to every room; none of them knows Discord's client."""

from bot.services.client import Client, Interaction
from bot.services.services import Services

__all__ = ["Client", "Interaction", "Services"]
