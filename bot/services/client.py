"""Discord's client as the rooms know it: a holder of the services."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.services.services import Services


class Client(commands.AutoShardedBot):
    """A client that holds the services; `bot.app` has the real one."""

    services: Services


Interaction = discord.Interaction[Client]
