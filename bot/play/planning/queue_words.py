"""Queued choices in words: notices on a person's queue, and the buttons that open it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.context import Part, TableContext
from bot.play.planning.queue import Stop, can_queue, stop_of
from bot.store import WishRow
from bot.ui.option_wording import join
from bot.ui.rows import button, row_of
from bot.ui.wording import Wording
from engine.core.language.words import Words


def list_queue(queue: Sequence[WishRow], words: Words, fits: int) -> list[str]:
    """Write a queue line by line; choices that no longer fit are struck out."""
    lines = []
    for number, wish in enumerate(queue):
        message = "queue-line" if number < fits else "queue-line-lost"
        lines.append(words.say(message, number=wish.position, choice=wish.said))
    return lines


def because(stop: Stop, wording: Wording, words: Words) -> str:
    """Write why a queued choice is not made."""
    thing = wording.label(stop.type_name, stop.value) if stop.why == "thing" else ""
    return words.say(f"queue-why-{stop.why}", thing=thing)


def notice(queue: Sequence[WishRow], wording: Wording, words: Words) -> str:
    """Describe how far a stopped queue came, and why; empty where it did not stop."""
    stop = stop_of(queue)
    if stop is None:
        return ""
    stopped = words.say(
        "queue-stopped",
        made=queue[0].position - 1,
        total=queue[-1].position,
        choice=queue[0].said,
        why=because(stop, wording, words),
    )
    rest = join([wish.said for wish in queue[1:]])
    return join([stopped, words.say("queue-rest", rest=rest) if rest else ""], " ")


def say_stopped(table: TableContext) -> Part | None:
    """Tell the reader how their queue ended, and offer to delete the rest of it."""
    said = notice(table.wishes, table.wording, table.words)
    if not said:
        return None
    forget = button("qclear", table.match_id, table.words.say("label-queue-forget"))
    return Part(said=(said,), items=(row_of(forget),))


def offer_queue(table: TableContext) -> Part | None:
    """Offer planning ahead to a player who is asked nothing now, and show what they have queued."""
    queue, words = table.wishes, table.words
    if stop_of(queue):
        return say_stopped(table)
    if not queue and not can_queue(table.live, table.own):
        return None
    label = words.say("label-queue-mine" if queue else "label-queue", count=len(queue))
    row = row_of(button("queue", table.match_id, label, emoji="🗓️"))
    return Part(said=(words.say("queue-waits", count=len(queue)),) if queue else (), items=(row,))
