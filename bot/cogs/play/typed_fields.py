"""The fields of an action typed into its command: finding what they mean, or why they mean none."""

from __future__ import annotations

from typing import Any

from bot.play.context import TableContext
from bot.play.menus.unavailable import why_not
from bot.ui.message_ids import field_types
from bot.ui.typed_names import alike, means
from bot.ui.wording import Wording
from engine.core.choices.actions import Option, swap_pair
from engine.core.choices.questions import OneOf, Question
from engine.core.errors import Refused
from engine.games import GAMES

MOST_NAMED = 12
"""Most values named to somebody who typed another one."""


def write_field(wording: Wording, option: Option, field: str) -> str:
    """Write one field of an option."""
    type_name, many = next((t, m) for name, t, m in field_types(type(option)) if name == field)
    return str(wording.value(type_name, many, getattr(option, field)))


def find_options(
    wording: Wording, asked: Question, kind: type[Option], given: dict[str, str]
) -> list[Option]:
    """List the options of a class whose fields match the typed texts, pairs in either order."""
    if not isinstance(asked.form, OneOf):
        return []
    options = [option for option in asked.form.options if type(option) is kind]
    other_way = [swap_pair(option) for option in options]
    options += [each for each in other_way if each is not None and each not in options]
    for name, text in given.items():
        exact = [o for o in options if is_field(wording, o, name, text, exactly=True)]
        options = exact or [o for o in options if is_field(wording, o, name, text, exactly=False)]
    return options


def is_field(wording: Wording, option: Option, name: str, text: str, *, exactly: bool) -> bool:
    """Return whether a typed text means the value of a field."""
    label = write_field(wording, option, name).lower()
    if exactly:
        return text.lower().strip() in (label, str(getattr(option, name)))
    return means(text, label)


def explain(table: TableContext, kind: type[Option], typed: dict[str, str]) -> Refused:
    """Return why no answer is meant by an action's fields."""
    if foreign := refuse_foreign(table, kind):
        return foreign
    game, wording = table.live.match.game, table.wording
    values: dict[str, Any] = {}
    for name, type_name, _ in field_types(kind):
        if name not in typed:
            continue
        values[name] = game.parse(type_name, typed[name], wording.words, wording.view)
        if values[name] is None:
            return refuse_value(table, kind, name, typed)
    if len(values) < len(field_types(kind)):
        return Refused("unavailable", why=why_not(table, kind.path))
    return game.refusal(table.live.match.state, table.question, kind(**values))


def explain_unasked(table: TableContext, kind: type[Option]) -> Refused:
    """Return when a reader who is asked nothing can take an action, and who is awaited."""
    if foreign := refuse_foreign(table, kind):
        return foreign
    match, wording = table.live.match, table.wording
    refusal = None if match.over else match.game.mistimed(match.state, table.own, kind)
    if refusal is None:
        return Refused("not-asked", waiting=table.waiting)
    why = table.words.say("barred-all", action=wording.action(kind), why=wording.refusal(refusal))
    return Refused("untimely", law=refusal.law, why=why, waiting=table.waiting)


def refuse_foreign(table: TableContext, kind: type[Option]) -> Refused | None:
    """Return the refusal of another game's or faction's action; None for all others."""
    match, wording = table.live.match, table.wording
    game = match.game
    if kind not in game.actions:
        other = next(each for each in GAMES.values() if kind in each.actions)
        here, there = game.name(wording.locale), other.name(wording.locale)
        return Refused("other-game", command=kind.path, there=there, here=here)
    kinds = [each.key for each in game.seat_kinds]
    played = game.as_played(match.state, match.setup)
    head, own = kind.path.partition(" ")[0], game.seat_name(played, table.own).rstrip("0123456789")
    if head != own and head in kinds and own in kinds:
        return Refused("other-faction", command=kind.path, own=own)
    return None


def refuse_value(
    table: TableContext, kind: type[Option], field: str, typed: dict[str, str]
) -> Refused:
    """Return the refusal of a value that nothing is called, with similar or possible ones."""
    game, wording, text = table.live.match.game, table.wording, typed[field]
    others = {name: value for name, value in typed.items() if name != field}
    options = find_options(wording, table.question, kind, others)
    possible = list(dict.fromkeys(write_field(wording, option, field) for option in options))
    type_name = next(each for name, each, _ in field_types(kind) if name == field)
    numbers = type_name in ("int", "str")
    known = [] if numbers else game.labels.names(type_name, wording.words, wording.view)
    if near := alike(text, dict.fromkeys([*possible, *known])):
        return Refused("almost", text=text, near=" · ".join(near))
    if 0 < len(possible) <= MOST_NAMED:
        return Refused("not-among", text=text, possible=", ".join(possible))
    return Refused("not-known", text=text)
