"""Letters with their reader's hand, and what they have decided in advance."""

from __future__ import annotations

from bot.notify.announcements import RESPOND, SEATED
from bot.notify.outgoing import ToHolder, Written, writes
from bot.play.ahead import queue_words
from bot.services import plans
from bot.ui import limits
from bot.ui.rows import button, row_of
from bot.ui.wording import Wording
from engine.core.seats import Seat
from render.games import RENDERERS

LETTERS = 900


@writes(ToHolder, "turn", "drawn", "asked", "next", RESPOND, SEATED)
async def write_hand(to: ToHolder) -> Written:
    """Write a letter with the reader's hand as picture and text."""
    services, letter, live, wording, words = to.services, to.letter, to.live, to.wording, to.words
    own, hand = Seat(letter.seat), RENDERERS[to.match.game].hand
    picture = None
    if (await services.people.preferences(to.row.target_id)).display != "text":
        picture = await services.pictures.draw(hand, wording.view, to.locale, can_wait=True)
    async with services.store.reading() as reads:
        queue = await reads.wishes(live.row.id, own)
    rows = plans.plan_row(live, own, wording, letter.plans, words)
    if letter.kind == "turn":
        rows.append(row_of(button("catchup", letter.match, words.say("label-catchup"))))
    return to.screen(
        f"**{words.say(f'letter-{letter.kind}', table=to.table)}**",
        queue_words.notice(queue, wording, words),
        limits.fit(hand_text(wording), LETTERS),
        plans.drawn_line(live, own, wording, letter.plans, words) if letter.plans else "",
        to.place,
        *wording.warnings(),
        picture=picture,
        rows=rows,
        over=live.match.over,
    )


def hand_text(wording: Wording) -> str:
    """Write the reader's hand, a line for each kind of card."""
    return "\n".join(f"- {line}" for line in wording.game.hand_lines(wording.view, wording.words))
