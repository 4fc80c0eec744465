"""Reasons of the game against an action that keeps its place in a menu while not possible."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product

from bot.play.context import TableContext
from bot.ui.message_ids import field_types
from engine.core.choices.actions import Option
from engine.core.errors import Refused

TRIED = 120
"""Most ways to take an action that are tried for a refusal."""
NOT_HELD = "not-held"
"""End of the key of a refusal that is only about a card one does not hold."""


def why_not(table: TableContext, path: str) -> str:
    """Name an action with the reason against it, or with the one against most ways to take it."""
    wording, words = table.wording, table.words
    kind = next((each for each in wording.game.actions if each.path == path), None)
    if kind is None:
        raise Refused("question-closed")
    reasons = Counter(reasons_against(table, kind))
    action = wording.action(kind)
    if not reasons:
        match = table.live.match
        late = match.game.mistimed(match.state, table.question.seat, kind)
        if late is None:
            return words.say("barred", action=action)
        return words.say("barred-all", action=action, why=wording.refusal(late))
    most, _ = reasons.most_common(1)[0]
    told = "barred-all" if len(reasons) == 1 else "barred-most"
    return words.say(told, action=action, why=most)


def reasons_against(table: TableContext, kind: type[Option]) -> list[str]:
    """Ask the game why each way to take an action is refused."""
    live, wording = table.live, table.wording
    game, state = live.match.game, live.match.state
    fields = field_types(kind)
    if any(many for _, _, many in fields):
        return []
    values = [values_of(table, type_name) for _, type_name, _ in fields]
    names = [name for name, _, _ in fields]
    found = [
        game.refusal(state, table.question, kind(**dict(zip(names, chosen, strict=True))))
        for chosen in islice(product(*values), TRIED)
    ]
    held = [each for each in found if not each.key.endswith(NOT_HELD)]
    return [wording.refusal(each) for each in held or found]


def values_of(table: TableContext, type_name: str) -> list[object]:
    """List the possible values of a field, as the reader would name them."""
    if type_name == "int":
        return [1]
    wording, game = table.wording, table.live.match.game
    names = game.labels.names(type_name, wording.words, wording.view)
    read = (game.parse(type_name, name, wording.words, wording.view) for name in names)
    return [each for each in read if each is not None]
