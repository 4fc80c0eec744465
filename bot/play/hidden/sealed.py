"""Sealed answers: an early answer is shown to its maker, who may change it until all have chosen.

Nobody else is told. A change moves nothing that others see: no post, no letter, no clock.
"""

from __future__ import annotations

from bot.play.context import Part, TableContext
from bot.play.menus.whole_answers import write_answer
from bot.ui.rows import button, row_of


def say_sealed(table: TableContext) -> Part | None:
    """Show the reader's sealed answer, and who has yet to choose."""
    match = table.live.match
    if table.own not in match.answered:
        return None
    question, answer = match.answered[table.own]
    names = ", ".join(table.wording.seat(each) for each in table.live.called_seats())
    what = write_answer(table.words, table.wording, question, answer)
    return Part(said=(table.words.say("sealed-kept", what=what, names=names),))


def offer_change(table: TableContext) -> Part | None:
    """Offer to replace the sealed answer."""
    if table.own not in table.live.match.answered:
        return None
    question, _ = table.live.match.answered[table.own]
    label = table.words.say("label-change")
    return Part(items=(row_of(button("change", table.match_id, label, question=question.id)),))
