"""Reasons of the game against an action that keeps its place in a menu while not possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice, product

from bot.play.context import TableContext
from bot.ui.message_ids import field_types
from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.language.words import Words

TRIED, SEARCHED = 120, 1000
"""Most ways to take an action that count for a refusal, and most that are looked at for them."""
UNNAMED: Mapping[str, object] = {"int": 1, "str": ""}
"""The value that stands for all of a type without names, such as the side of an item."""
NOT_OWN = ("not-held", "no-such-building")
"""Ends of the keys of refusals that are only about a card or a piece that is not one's own."""


def why_not(table: TableContext, path: str) -> str:
    """Name an action with the reason against it, or with the one against most ways to take it.

    A reason that names another place for each way is told in general, or not at all.
    """
    wording, words = table.wording, table.words
    kind = next((each for each in wording.game.actions if each.path == path), None)
    if kind is None:
        raise Refused("question-closed")
    action, reasons = wording.action(kind), reasons_against(table, kind)
    if not reasons:
        match = table.live.match
        late = match.game.mistimed(match.state, table.question.seat, kind)
        why = "" if late is None else wording.refusal(late)
        return words.say("barred-all", action=action, why=why) if why else barred(words, action)
    (most, _), *others = Counter(each.key for each in reasons).most_common()
    refusals = [each for each in reasons if each.key == most]
    told = {wording.refusal(each) for each in refusals}
    if len(told) == 1:
        return words.say("barred-most" if others else "barred-all", action=action, why=told.pop())
    general = wording.refusal_anywhere(refusals[0])
    return words.say("barred-all", action=action, why=general) if general else barred(words, action)


def barred(words: Words, action: str) -> str:
    return words.say("barred", action=action)


def reasons_against(table: TableContext, kind: type[Option]) -> list[Refused]:
    """Ask the game why each way to take an action is refused."""
    game, state = table.live.match.game, table.live.match.state
    fields = field_types(kind)
    if any(many for _, _, many in fields):
        return []
    about = table.question.context  # what asks about one hero bars only what that hero might do
    names = [name for name, _, _ in fields]
    values = [
        [about[name]] if name in about else values_of(table, type_name)
        for name, type_name, _ in fields
    ]
    own: list[Refused] = []
    other: list[Refused] = []
    for chosen in islice(product(*values), SEARCHED):
        action = kind(**dict(zip(names, chosen, strict=True)))
        refusal = game.refusal(state, table.question, action)
        (other if refusal.key.endswith(NOT_OWN) else own).append(refusal)
        if len(own) == TRIED:
            break
    return own or other[:TRIED]


def values_of(table: TableContext, type_name: str) -> list[object]:
    """List the possible values of a field, as the reader would name them."""
    if type_name in UNNAMED:
        return [UNNAMED[type_name]]
    wording, game = table.wording, table.live.match.game
    names = game.labels.names(type_name, wording.words, wording.view)
    read = (game.parse(type_name, name, wording.words, wording.view) for name in names)
    return [each for each in read if each is not None]
