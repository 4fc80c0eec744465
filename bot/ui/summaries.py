"""A log in a few lines: one for each turn, with its deeds in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from bot.ui import limits
from bot.ui.message_ids import kebab
from bot.ui.option_wording import join
from bot.ui.wording import Wording
from engine.core.events import HEADLINE, STEP, Event
from engine.core.language.messages import Retold


@dataclass(slots=True)
class Deed:
    """A deed as a few words of a line, and its weight."""

    text: str
    weight: int


@dataclass(slots=True)
class Turn:
    """The deeds of a turn below its heading; deeds before any heading have no name."""

    name: str = ""
    idle: str = ""
    """Text for a turn without deeds; empty for a reader who may have acted in secret."""
    deeds: list[Deed] = field(default_factory=list)

    def headlines(self) -> int:
        """Count the deeds that every summary keeps."""
        return sum(deed.weight == HEADLINE for deed in self.deeds)

    def add_behind(self, text: str, weight: int) -> None:
        """Append a remark to the last deed, which then weighs at least as much."""
        last = self.deeds[-1]
        last.text, last.weight = f"{last.text} {text}", max(last.weight, weight)


def digest(
    wording: Wording,
    events: Iterable[Event],
    most: int,
    *,
    recent: int | None = None,
    told: int = 0,
) -> list[str]:
    """Write a log in a few lines of `most` characters: one for each turn, with its deeds in a row.

    Where a line has no room for all deeds, the weightiest are kept and the others counted.
    Headlines are always kept: turns before the `recent` ones consist of them alone, and so do the
    first `told` events, which stand elsewhere already.
    """
    turns = turns_in(wording, events, told)
    older = 0 if recent is None else max(0, len(turns) - recent)
    return [
        in_a_row(wording, turn, 0 if number < older else most)
        for number, turn in enumerate(turns)
        if number >= older or turn.headlines()
    ]


def turns_in(
    wording: Wording, events: Iterable[Event], told: int = 0, busy: Sequence[Event] = ()
) -> list[Turn]:
    """Split a log into turns; a turn that ended without a deed says so.

    `busy` are headings of turns with deeds that stand elsewhere.

    Deeds are told in brief, because the name of the turn's seat stands before them. Of the first
    `told` events only headlines are kept; a turn under way then may have had deeds that are not
    told again.
    """
    turns: list[Turn] = [Turn()]
    last: Event | None = None
    every = list(events)
    first = every[:told]
    for number, event in enumerate([*first, *wording.retell(every[told:], first)]):
        turn = turns[-1]
        if isinstance(event, Retold):
            message = event.brief if event.brief and turn.name else event.message
            said = wording.message(message).rstrip(".")
            turn.deeds.append(Deed(said, event.weight))
            continue
        named = f"e-{kebab(type(event))}"
        if wording.is_heading(event):
            end_turn(wording, turn)
            idle = wording.idle(event) if number >= max(told, 1) and event not in busy else ""
            turns.append(Turn(wording.heading(event), idle))
        elif number < told and event.weighs() < HEADLINE:
            continue
        elif turn.deeds and wording.words.has(f"{named}.after") and follows(event, last):
            said = wording.say(f"{named}.after", **wording.fields(event))
            turn.add_behind(said, event.weighs())
        elif line := deed_of(wording, event, brief=bool(turn.name)):
            last = event
            said = wording.deed(line, turn.name).rstrip(".")
            turn.deeds.append(Deed(said, event.weighs()))
    for turn in turns:
        turn.deeds = alike(turn.deeds)
    return [turn for turn in turns if turn.deeds]


def end_turn(wording: Wording, turn: Turn) -> None:
    """Write of a turn that ended without a deed that it did."""
    if turn.idle and not turn.deeds:
        idle = wording.deed(turn.idle, turn.name)
        turn.deeds.append(Deed(idle.rstrip("."), STEP))


def alike(deeds: Sequence[Deed]) -> list[Deed]:
    """Merge consecutive deeds with the same text into one, with their number."""
    runs = [[*run] for _, run in groupby(deeds, key=lambda deed: deed.text)]
    return [
        run[0] if len(run) == 1 else Deed(f"{run[0].text} ×{len(run)}", run[0].weight)
        for run in runs
    ]


def deed_of(wording: Wording, event: Event, *, brief: bool) -> str:
    """Write an event's sentence, on request the brief one if it exists."""
    message = f"e-{kebab(type(event))}.brief"
    if brief and wording.words.has(message):
        return wording.say(message, **wording.fields(event))
    return wording.event(event)


def in_a_row(wording: Wording, turn: Turn, most: int) -> str:
    """Write the weightiest deeds of a turn, as many as fit, in their order.

    Headlines are kept whether they fit or not.
    """
    name = f"**{turn.name}**" if turn.name else ""
    deeds = turn.deeds
    row = join([name, *(deed.text for deed in deeds)])
    if len(row) <= most:
        return row
    by_weight = sorted(range(len(deeds)), key=lambda i: -deeds[i].weight)
    always = turn.headlines()
    for kept in range(max(1, always), len(deeds)):
        left = [deeds[i] for i in by_weight[kept:]]
        small = all(deed.weight == STEP for deed in left)
        more = wording.say("smaller-steps" if small else "more-steps", count=len(left))
        shown = [deed.text for deed in alike([deeds[i] for i in sorted(by_weight[:kept])])]
        longer = join([name, *shown, more])
        if kept > max(1, always) and len(longer) > most:
            break
        # The rest is counted in full or not at all: "and 3 smal…" says nothing.
        row = longer if always or len(longer) <= most else join([name, *shown])
    return row if always else limits.fit(row, most)


def follows(event: Event, last: Event | None) -> bool:
    """Return whether an event may stand on the line of the last one that has one."""
    return last is not None and event.continues(last)
