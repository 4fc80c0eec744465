"""Places and steps of the entries of a turn's menu, and the steps they would end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.play.menus.levels import LISTED
from bot.play.menus.prompts import Entry, by_step
from bot.ui.option_wording import join
from bot.ui.wording import Wording
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.turn_steps import TurnPlace


def is_fixed(
    options: Sequence[Option],
    turn_places: Sequence[TurnPlace],
    depth: int,
    beside: Collection[type[Option]] = (),
) -> bool:
    """Return whether a level is the first of a turn's menu that offers more than one action.

    Actions of `beside`, which stand apart, and last resorts do not count.
    """
    offered = {type(each) for each in options if not isinstance(each, (Done, Pass))}
    counted = [each for each in offered if not (each in beside or each.last_resort)]
    return bool(turn_places) and depth == 0 and len(counted) > 1


def in_their_places(
    entries: Sequence[Entry], options: Sequence[Option], kind: str, wording: Wording
) -> list[Entry]:
    """Put the actions of a turn in their fixed order; impossible ones keep their places.

    First the seat's own actions, then everybody's, then the end.
    """
    head = kind.partition(".")[0]
    own = [each for each in wording.game.actions if each.path.partition(" ")[0] == head]
    offered = {type(options[each.ordinal]) for each in entries}
    kept = [each for each in own if not each.last_resort] if len(own) < LISTED else []
    absent = [each for each in kept if each not in offered]
    barred = [Entry(0, 1, wording.action(each), barred=each.path) for each in absent]
    others = [each for each in wording.game.actions if each not in own]
    order = [*own, *others]

    def place(entry: Entry) -> tuple[bool, int]:
        found: type[Option] = type(options[entry.ordinal])
        if entry.barred:
            found = next(each for each in absent if each.path == entry.barred)
        return entry.closes, order.index(found) if found in order else len(order)

    return sorted([*entries, *barred], key=place)


def mark_step(
    entry: Entry, members: Sequence[int], wording: Wording, turn_places: Sequence[TurnPlace]
) -> Entry:
    """Mark an entry with its step, and with the step that all its options would end."""
    if not turn_places:
        return entry
    found = [turn_places[i] for i in members]
    said = {wording.message(each.ends) if each.ends else "" for each in found}
    ends = said.pop() if len(said) == 1 else ""
    detail = join([ends, entry.detail])  # ends first: a cut for length hits the rest
    return replace(entry, detail=detail, step=min(each.number for each in found), ends=ends)


def common_ending(entries: Sequence[Entry]) -> str:
    """Return the step that several entries of a menu would end."""
    alike = Counter(each.ends for each in entries if each.ends and not each.closes)
    ends, count = alike.most_common(1)[0] if alike else ("", 0)
    return ends if count > 1 else ""


def without_ending(entry: Entry, ends: str, fixed: bool) -> Entry:
    """Leave out of an entry's detail the ending that the menu or its confirmation writes."""
    if not entry.ends or not (entry.ends == ends or (fixed and entry.closes)):
        return entry
    detail = entry.detail.removeprefix(entry.ends).removeprefix(" · ")
    return replace(entry, detail=detail, marked=fixed and not entry.closes)


def afterwards(wording: Wording, turn_places: Sequence[TurnPlace], entries: Sequence[Entry]) -> str:
    """Name the later steps of the turn that a level offers; empty where it offers one step."""
    if not turn_places:
        return ""
    _, later, _ = by_step(entries)
    steps = [turn_places[each.ordinal].step for each in later]
    named = dict.fromkeys(wording.message(step) for step in steps)
    return wording.say("afterwards", steps=" · ".join(named)) if named else ""
