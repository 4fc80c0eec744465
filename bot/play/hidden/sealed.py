"""Sealed answers: an early answer is shown to its maker, who may change it until all have chosen.

Nobody else is told. A change moves nothing that others see: no post, no letter, no clock.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.matches.live import Live
from bot.play.menus import spelled
from bot.services import Services
from bot.ui import screens
from bot.ui.components import Press, Row, custom_id
from bot.ui.wording import Wording
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.language.words import Words
from engine.core.seats import Seat


def said(live: Live, seat: Seat, wording: Wording, words: Words) -> list[str]:
    """Write a seat's sealed answer, and the seats still to choose; nothing without one."""
    if seat not in live.match.answered:
        return []
    question, answer = live.match.answered[seat]
    names = ", ".join(wording.seat(each) for each in live.called())
    what = spelled(words, wording, question, answer)
    return [words.say("sealed-kept", what=what, names=names)]


def screen(
    live: Live,
    seat: Seat,
    wording: Wording,
    words: Words,
    heard: Sequence[str],
    rows: Sequence[Row],
    facts: Sequence[str],
) -> screens.Screen | None:
    """Show a seat's sealed answer, and offer to choose anew; None without one."""
    kept = said(live, seat, wording, words)
    if not kept:
        return None
    question, _ = live.match.answered[seat]
    change: Row = discord.ui.ActionRow()
    identity = custom_id("change", live.row.id, question.id)
    change.add_item(Press.button(identity, words.say("label-change")))
    lines = [*(f"> {line}" for line in heard), *kept, *facts]
    return screens.notice("\n".join(lines), *rows, change)


def asked_anew(live: Live, seat: Seat, question: int | None) -> Question | None:
    """Return the question a seat has sealed an answer to, if it is the one given; else None."""
    kept, _ = live.match.answered.get(seat, (None, None))
    return kept if kept is not None and kept.id == question else None


async def closed(services: Services, match_id: int, seat: Seat, question: int) -> Refused:
    """Explain why a question takes no answer: a player who has given one learns that it stands."""
    async with services.store.reading() as reads:
        made = {(choice.seat, choice.question) for choice in await reads.choices(match_id)}
    return Refused("answer-stands" if (seat, question) in made else "question-closed")
