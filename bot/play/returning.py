"""The way back from any screen to the player's question."""

from __future__ import annotations

import discord

from bot.matches.live import Live
from bot.ui.components import Press, Row, custom_id
from engine.core.language.words import Words
from engine.core.seats import Seat


def way_back(
    live: Live, seat: Seat | None, words: Words, question: int = 0, left: str = ""
) -> list[Row]:
    """Return the buttons back to the player's question, or to the list of awaited players.

    `left` says where in the menu of `question` they were. Spectators, and those whose match
    rests or is over, have nothing to go back to.
    """
    if seat is None or live.row.status != "running" or live.match.over:
        return []
    asked = live.match.pending.get(seat)
    identity = custom_id("play", live.row.id)
    if asked is not None and left and asked.id == question:
        identity = custom_id("more", live.row.id, question, left)
    label = words.say("label-play" if asked is None else "label-to-question")
    row: Row = discord.ui.ActionRow()
    row.add_item(Press.button(identity, label, style=discord.ButtonStyle.primary, emoji="▶"))
    return [row]
