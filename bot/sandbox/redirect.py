"""Pointing the unmodified Discord client at the sandbox."""

from __future__ import annotations

from collections.abc import Callable

import discord.asset
import discord.gateway
import discord.http
from yarl import URL

from bot.sandbox.rest.requests import PREFIX


def redirect(port: int) -> Callable[[], None]:
    """Send every client of this process to the sandbox; call the result to undo it.

    The addresses belong to classes of discord.py, so there is one sandbox per process. Call it
    before the client starts.
    """
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )

    def point(rest: str, gateway: URL, assets: str) -> None:
        discord.http.Route.BASE = rest
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
        discord.asset.Asset.BASE = assets

    home = f"http://127.0.0.1:{port}"
    point(home + PREFIX, URL(f"ws://127.0.0.1:{port}/gw"), home)
    return lambda: point(*before)
