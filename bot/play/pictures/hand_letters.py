"""Letters with their reader's hand, and with their decisions in advance."""

from __future__ import annotations

from bot.matches.live import Live
from bot.notify.outbox import RESPOND, SEATED
from bot.notify.story import Heard, read_missed, write_story_to
from bot.notify.writers import ToHolder, Written, writes
from bot.play.hidden.windows import can_respond
from bot.play.planning import queue_words
from bot.services import plans
from bot.ui import limits
from bot.ui.rows import button, row_of
from bot.ui.wording import Wording
from bot.workers.scheduling import Rank
from engine.core.choices.actions import Pass
from engine.core.choices.questions import OneOf
from engine.core.seats import Seat
from render.games import RENDERERS

LETTERS, STORY = 900, 1200
"""Most characters for the reader's hand, and for what happened to them and others."""
CALLING = ("turn", "asked", RESPOND)
"""Letters that call their reader, and say why."""


@writes(ToHolder, "turn", "drawn", "asked", "next", RESPOND, SEATED)
async def write_hand(to: ToHolder) -> Written:
    """Write a letter with the reader's hand as picture and text."""
    services, letter, live, wording, words = to.services, to.letter, to.live, to.wording, to.words
    own, hand = Seat(letter.seat), RENDERERS[to.match.game].hand
    picture = None
    if (await services.people.preferences(to.row.target_id)).display != "text":
        picture = await services.pictures.draw(
            hand, wording.view, to.locale, rank=Rank.LATER, table=to.match.id
        )
    async with services.store.reading() as reads:
        queue = await reads.wishes(live.row.id, own)
        missed = await read_missed(reads, live, wording, to.row.target_id, own)
    why = reasons(to, missed)
    rows = plans.plan_row(live, own, wording, letter.plans, words)
    if letter.kind == "turn":
        rows.append(row_of(button("catchup", letter.match, words.say("label-catchup"))))
    return to.screen(
        f"**{words.say(f'letter-{letter.kind}', table=to.table, how=how_asked(live, own))}**",
        *why,
        queue_words.notice(queue, wording, words),
        limits.fit(hand_text(wording), LETTERS),
        plans.line_for_card(live, own, wording, letter.plans, words) if letter.plans else "",
        to.place,
        *wording.warnings(),
        picture=picture,
        rows=rows,
        over=live.match.over,
    )


def how_asked(live: Live, seat: Seat) -> str:
    """Return whether a seat may respond, must decide, or has only one answer to give."""
    asked = live.match.pending.get(seat)
    if asked is None or not asked.decides():
        return "only"
    form = asked.form
    passes = not isinstance(form, OneOf) or any(isinstance(each, Pass) for each in form.options)
    return "may" if passes else "must"


def reasons(to: ToHolder, missed: Heard) -> list[str]:
    """Write why the reader is asked, and what happened to them since they last chose."""
    if to.letter.kind not in CALLING:
        return []
    live, wording, own = to.live, to.wording, Seat(to.letter.seat)
    asked = live.match.pending.get(own)
    cause = "" if asked is None else wording.cause(live.match.state, asked)
    none = asked is not None and asked.response and not can_respond(asked)
    alone = wording.nothing_usable(asked) if asked is not None and none else ""
    return [cause, alone, *write_story_to(live, wording, missed, own, STORY)]


def hand_text(wording: Wording) -> str:
    """Write the reader's hand, a line for each kind of card, and what else they may use."""
    game, view, words = wording.game, wording.view, wording.words
    lines = [f"- {line}" for line in game.hand_lines(view, words)]
    return "\n".join([*lines, *game.belongings(view, words)])
