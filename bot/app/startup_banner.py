"""The host's greeting to its operator: the bot's account, its files, its invitation.

Also the permissions the bot needs: the invitation asks for them, the commands check them.
"""

from __future__ import annotations

import discord
from discord.utils import oauth_url

from bot.app.settings import Home, ineffective_settings
from bot.lobby.homes import IN_THREADS, TO_PLAY
from bot.store import place_of

TO_TIDY = ("read_message_history", "pin_messages", "manage_threads")
"""Permissions to find messages sent before a crash, to pin notes, and to lock finished tables."""


def invite(application_id: int) -> str:
    """Return the link that invites the bot to a server, with the permissions it needs."""
    asked = dict.fromkeys((*TO_PLAY, *IN_THREADS, *TO_TIDY), True)
    return oauth_url(
        application_id,
        permissions=discord.Permissions(**asked),
        scopes=("bot", "applications.commands"),
    )


def files_found(home: Home) -> list[str]:
    """Return lines on the files of settings and database, and on settings without effect."""
    looked = " and ".join(str(place) for place in home.places)
    settings = home.dotenv or f"the environment alone (no .env in {looked})"
    found = [f"Settings: {settings}", f"Database: {place_of(home.settings.database_url)}"]
    return [*found, *ineffective_settings(home)]


def login_lines(name: str, application_id: int, servers: int) -> list[str]:
    """Return lines on the bot's account, its servers, and the invitation to others."""
    where = f"in {servers} server{'' if servers == 1 else 's'}"
    return [f"Logged in as {name}, {where}.", f"Invite it with {invite(application_id)}"]
