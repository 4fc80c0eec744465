"""One idea a turn, explained to a newcomer above their question, and never twice.

The game decides from the reader's view which idea is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.play.coach.ideas import write_idea
from bot.play.context import Part, TableContext
from bot.services import Services
from bot.ui import screens
from bot.ui.components import Row
from bot.ui.markup import Markup
from bot.ui.preferences import Taught, preferences_of
from bot.ui.rows import button, row_of
from engine.core.choices.questions import Amounts, Question
from engine.core.language.messages import Idea

WIN, PLAN = "win", "plan-"
AT_ONCE = (WIN, PLAN)
"""Ideas taught together: how to win, and how the reader's own seat does."""
LESSON = 500
"""Most characters for an idea."""


def is_newcomer(table: TableContext) -> bool:
    """Return whether a newcomer stands at the first level of the menu of a question."""
    at = table.place
    return table.experience is not None and not (table.prefix or at.depth or at.page or at.picked)


def ideas_of(table: TableContext) -> Sequence[Idea]:
    """List the ideas whose moment has come for the reader; none in another player's turn."""
    game, state = table.live.match.game, table.live.match.state
    if game.current(state) not in (None, table.own):
        return ()
    return game.lessons(table.wording.view)


def before(table: TableContext) -> Taught | None:
    """Return the reader's lessons in this game so far; None if there are none."""
    return preferences_of(table.player).taught.get(table.live.row.game)


def due(table: TableContext, ideas: Sequence[Idea]) -> tuple[Idea, ...]:
    """Return the ideas to teach now: this turn's once more, or one not yet taught.

    How to win and the plan of the reader's own seat come together.
    """
    known = before(table)
    if known is not None and (known.match, known.turn) == here(table):
        return tuple(each for each in ideas if each.key in known.now)
    told = frozenset() if known is None else known.keys
    new = [each for each in ideas if each.key not in told]
    first = [each for each in new if each.key.startswith(AT_ONCE)]
    return tuple(first or new[:1])


def here(table: TableContext) -> tuple[int, int]:
    """Return the match and the turn that the reader is in."""
    return table.match_id, table.live.match.game.turns(table.live.match.state)


def is_repeated(table: TableContext) -> bool:
    """Return whether this turn's idea has been read: an answer was given since."""
    known = before(table)
    if known is None or (known.match, known.turn) != here(table):
        return False
    return known.question != table.question.id


def begins(table: TableContext) -> bool:
    """Return whether the reader is being told how to win: enough to read at once."""
    if not is_newcomer(table) or is_repeated(table):
        return False
    return any(each.key == WIN for each in due(table, ideas_of(table)))


def explain(table: TableContext) -> Part | None:
    """Teach this turn's idea: in full until an answer is given, then only its aim."""
    now = due(table, ideas_of(table)) if is_newcomer(table) else ()
    if not now:
        return None
    said = write_ideas(table, now, again=is_repeated(table))
    return Part(items=(screens.text(said, LESSON),)) if said else None


def write_ideas(table: TableContext, ideas: Sequence[Idea], *, again: bool = False) -> str:
    """Write ideas in one paragraph, followed by the aim of this turn."""
    told, aims = [], []
    for each in ideas:
        text, _, aim = write_idea(table.wording, each.key, brief=len(ideas) > 1)
        told.append(text)
        aims.append(aim if has_aim(table, each) else "")
    aim = " ".join(filter(None, aims))
    lines = [] if again else [table.words.say("coach-idea", idea=Markup(" ".join(told)))]
    if aim:
        lines.append(table.words.say("coach-aim", aim=aim))
    return "\n".join(lines)


def has_aim(table: TableContext, idea: Idea) -> bool:
    """Return whether to write an idea's aim: where an answer furthers it, until it is done."""
    known = before(table)
    if here(table)[1] == 0 or table.question.response or not idea.attainable:
        return False
    if idea.furthered_by and not any(map(idea.is_furthered_by, keys_of(table.question))):
        return False
    if known is None or (known.match, known.turn) != here(table):
        return True
    return idea.made <= known.made


def keys_of(question: Question) -> Sequence[str]:
    """List the keys of a question's options, or its kind where it asks for amounts."""
    if isinstance(question.form, Amounts):
        return [question.kind]
    return [option.key() for option in question.form.options]


def offer_more(table: TableContext) -> Part | None:
    """Offer to see this turn's idea, to hear why, to read on, and to do without the coach."""
    if not is_newcomer(table):
        return None
    return Part(items=(coach_row(table, due(table, ideas_of(table))),))


def coach_row(table: TableContext, ideas: Sequence[Idea]) -> Row:
    """Return the coach's buttons."""
    game, words, number = table.live.match.game, table.words, table.question.id

    def press(kind: str, label: str, **more: Any) -> Any:
        return button(kind, table.match_id, label, question=number, **more)

    buttons = []
    if ideas:
        key = ideas[-1].key
        buttons.append(press("coachshow", words.say("label-coach-show"), rest=key, emoji="👀"))
        buttons.append(press("coachwhy", words.say("label-coach-why"), rest=key))
    if (section := section_to_read(table, ideas)) is not None:
        title = game.rule(section, table.wording.words)[0]
        label = words.say("label-coach-read", title=title)
        buttons.append(press("coachread", label, rest=section, emoji="📖"))
    return row_of(*buttons, press("coachoff", words.say("label-coach-off")))


def section_to_read(table: TableContext, ideas: Sequence[Idea]) -> str | None:
    """Return the section of what the aim of this turn asks for, otherwise of the question."""
    game, form = table.live.match.game, table.question.form
    options = () if isinstance(form, Amounts) else form.options
    aimed = [each for each in ideas if each.furthered_by and has_aim(table, each)]
    laws = (o.law for idea in aimed for o in options if idea.is_furthered_by(o.key()))
    sections = game.rule_sections()
    return next((law for law in laws if law in sections), game.rule_of(table.question))


def newly_taught(table: TableContext) -> Taught | None:
    """Return the reader's lessons, now that they have seen their question.

    None where that is stored already.
    """
    if not is_newcomer(table) or not (ideas := due(table, ideas_of(table))):
        return None
    known, now = before(table), tuple(each.key for each in ideas)
    match, turn = here(table)
    if known is not None and (known.match, known.turn) == (match, turn):
        return None
    told = frozenset() if known is None else known.keys
    # Before the first turn a plan is only explained: the reader gets its aim in that turn.
    kept = [key for key in now if turn or not key.startswith(PLAN)]
    progress = max(each.made for each in ideas)
    return Taught(match, turn, table.question.id, now, told | {*kept}, progress)


async def remember(services: Services, table: TableContext, taught: Taught) -> None:
    """Store the reader's lessons in this game."""
    user, game = table.live.user_of(table.own), table.live.row.game
    if user is None:
        return
    async with services.store.transaction() as transaction:
        every = preferences_of(await transaction.hold_player(user)).taught | {game: taught}
        await transaction.set_player(user, {"taught": msgspec.to_builtins(every)})
