"""Letters with their reader's hand, and what they have decided in advance."""

from __future__ import annotations

import discord

from bot.matches.live import Live
from bot.notify.announcements import RESPOND, Letter
from bot.notify.writers import hand_text, writes_letter
from bot.play.ahead import queue_words
from bot.services import Services, plans
from bot.store import OutboxRow
from bot.ui import limits, screens
from bot.ui.components import Press, Row, custom_id
from bot.ui.wording import Wording
from engine.core.language.words import Words
from engine.core.seats import Seat
from render.games import RENDERERS

LETTERS = 900


@writes_letter("turn", "drawn", "asked", "next", RESPOND)
async def write_hand(
    services: Services, row: OutboxRow, letter: Letter, live: Live, wording: Wording
) -> screens.Screen:
    """Write a letter with the reader's hand as picture and text."""
    renderer = RENDERERS[live.row.game]
    words = services.words.load(wording.locale)
    own = Seat(letter.seat)
    reads = (await services.people.preferences(row.target_id)).display == "text"
    drawn = (
        None
        if reads
        else await services.pictures.draw(
            renderer.hand, wording.view, wording.locale, can_wait=True
        )
    )
    told, _ = await queue_words.stopped(services, live, own, wording)
    content = screens.joined_lines(
        f"**{words.say(f'letter-{letter.kind}', table=services.words.table_name(live))}**",
        *told,
        limits.fit(hand_text(wording), LETTERS),
        plans.drawn_line(live, own, wording, letter.plans, words) if letter.plans else "",
        f"<#{live.row.channel_id}>" if live.row.channel_id else "",
        *(f"⚠️ {threat}" for threat in wording.threats()),
    )
    labels = services.words.labels(wording.locale)
    rows = plans.plan_row(live, own, wording, letter.plans, words)
    if letter.kind == "turn":
        rows.append(catchup_row(letter.match, words))
    over = live.match.over
    return screens.post(content, labels, letter.match, row.id, picture=drawn, rows=rows, over=over)


def catchup_row(match_id: int, words: Words) -> Row:
    """Return the button to the events since the reader last looked."""
    row: Row = discord.ui.ActionRow()
    row.add_item(Press.button(custom_id("catchup", match_id), words.say("label-catchup")))
    return row
