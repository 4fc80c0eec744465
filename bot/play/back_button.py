"""The way back from any screen to the player's question."""

from __future__ import annotations

from bot.matches.live import Live
from bot.ui.components import Row
from bot.ui.rows import BLUE, button, row_of
from engine.core.language.words import Words
from engine.core.seats import Seat


def way_back(
    live: Live, seat: Seat | None, words: Words, question: int = 0, left: str = ""
) -> list[Row]:
    """Return the buttons back to the player's question, or to the list of awaited players.

    `left` is their place in the menu of `question`. Spectators, and players whose match is paused
    or over, have nothing to go back to.
    """
    if seat is None or live.row.status != "running" or live.match.over:
        return []
    asked = live.match.pending.get(seat)
    label = words.say("label-play" if asked is None else "label-to-question")
    if asked is None or not left or asked.id != question:
        return [row_of(button("play", live.row.id, label, style=BLUE, emoji="▶"))]
    back = button("more", live.row.id, label, question=question, rest=left, style=BLUE, emoji="▶")
    return [row_of(back)]
