"""What rooms know of Discord's client: that it hands on the services."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.services.services import Services


class Client(commands.AutoShardedBot):
    """A client that has services to hand on; `bot.app` holds the one that runs."""

    services: Services


Interaction = discord.Interaction[Client]
