"""Menus of a question: flat while it is short, else level by level.

A menu is found again from two numbers: the ordinal of an option in the question's list, and how
many of its leading parts (its class, then its fields) have been chosen. Nothing is remembered in
Python, so a menu works after a restart and on any device.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.matches.live import Live
from bot.play.whole_answers import Whole, amount_label, units_of, wholes_of
from bot.ui.emojis import Emojis, icons_of
from bot.ui.wording import Wording, field_types, joined
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Amounts, OneOf, Question, SomeOf
from engine.core.choices.standings import Standing
from engine.core.hooks.deciding import NOTHING, UNLIKELY
from engine.core.seats import Scalar, Seat

FLAT = 24
"""So many entries stand on a page."""
LISTED = 10
"""So many options are spelled out below each other; more are chosen level by level."""
PRICED = 12
"""So many options of a group are looked at for a price that all of them have."""
BUTTONS = 12
"""So many entries are buttons at most; longer lists are chosen from."""
NOTHING_BESIDE: Mapping[type[Option], bool] = {}
MOST_PRESSES = 4
"""An answer should be so many presses away at most, from the first level of its menu."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to press: an answer (`final`), or a group of options to open."""

    ordinal: int
    depth: int
    label: str
    detail: str = ""
    full: str = ""
    """Its name as it is typed, where the label leaves out what was chosen before."""
    final: bool = True
    step: int = 0
    """Which step of a turn it belongs to; the lowest of a menu is the present one."""
    ends: str = ""
    """Which step it would end too soon, as a few words."""
    marked: bool = False
    """True where a mark stands for those words, which the menu says once for all."""
    closes: bool = False
    """Whether it only ends the menu."""
    barred: str = ""
    """The path of an action that is not possible now, and keeps its place."""
    emoji: discord.PartialEmoji | None = None
    aside: bool = False
    """Whether it stands apart below the question's own answers, always at the same place."""

    @property
    def path(self) -> str:
        """The entry as it stands in a custom id or select value."""
        return f"{self.ordinal}.{self.depth}"


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question as it is shown: entries to press, and in `some` mode how many to pick."""

    question: int
    title: str
    why: str
    entries: tuple[Entry, ...]
    some: tuple[int, int] | None = None
    """Least and most entries of a question for several; None for exactly one."""
    wholes: tuple[Whole, ...] = ()
    """Answers to a question for several that one press gives."""
    every: bool = False
    """True where these are all answers but none, so that nothing is left to pick."""
    deeper: bool = False
    """True below the first level, where there is a way back."""
    page: int = 0
    pages: int = 1
    level: tuple[int, int] = (0, 0)
    """Where this level is found again: ordinal and depth."""
    picked: tuple[int, ...] = ()
    """Of a list for several too long for one select: the ordinals picked so far."""
    prefix: str = ""
    """Stands before the kinds of the controls of a question that is only imagined."""
    fixed: bool = False
    """True for the first level of a turn's menu: each action has its place, possible or not."""
    afterwards: str = ""
    """The line above what belongs to later steps of the turn; empty where nothing does."""
    ends: str = ""
    """What the marked entries would end."""

    @property
    def is_turn(self) -> bool:
        """Return whether it is the first level of a turn, whose actions keep their places."""
        return self.fixed or any(each.aside for each in self.entries)


def parts_of(option: Option) -> tuple[Any, ...]:
    """List what a long menu chooses one after the other: the option's class, then its fields."""
    return (type(option), *(getattr(option, name) for name, _, _ in field_types(type(option))))


def level(options: Sequence[Option], ordinal: int, depth: int) -> list[int]:
    """List the ordinals of the options that share the first `depth` parts with one of them."""
    if depth == 0:
        return list(range(len(options)))
    prefix = parts_of(options[ordinal])[:depth]
    return [i for i, option in enumerate(options) if parts_of(option)[:depth] == prefix]


def groups(options: Sequence[Option], ordinals: Sequence[int], depth: int) -> list[tuple[int, int]]:
    """Split options by the first part in which they differ; return ordinal and depth of each."""
    while all(len(parts_of(options[i])) > depth for i in ordinals):
        heads = {parts_of(options[i])[: depth + 1]: i for i in reversed(ordinals)}
        depth += 1
        if len(heads) > 1:
            return sorted((i, depth) for i in heads.values())
    return [(i, depth) for i in ordinals]


@dataclass(frozen=True, slots=True)
class Group:
    """Options that share their first `depth` parts; `named` are the parts that tell it apart."""

    members: tuple[int, ...]
    depth: int
    named: tuple[int, ...]


def split(options: Sequence[Option], whole: Group) -> list[Group]:
    """Split a group by the first part in which its options differ."""
    found = []
    for i, deep in groups(options, whole.members, whole.depth):
        inside = set(level(options, i, deep))
        members = tuple(j for j in whole.members if j in inside)
        found.append(Group(members, deep, (*whole.named, deep)))
    return found


def presses(options: Sequence[Option], group: Group) -> int:
    """Count the presses that it takes from a group to its farthest answer."""
    if len(group.members) == 1:
        return 1
    if len(group.members) <= LISTED:
        return 2
    parts = split(options, group)
    return 2 if len(parts) == len(group.members) else 1 + max(presses(options, p) for p in parts)


def within_reach(options: Sequence[Option], ordinals: Sequence[int], depth: int) -> list[Group]:
    """Split a level, and what would lie too deep below it at once, while the list stays short."""
    shown = split(options, Group(tuple(ordinals), depth, ()))
    while too_deep := [each for each in shown if presses(options, each) > MOST_PRESSES]:
        place = shown.index(too_deep[0])
        parts = split(options, too_deep[0])
        if len(shown) - 1 + len(parts) > FLAT:
            break
        shown[place : place + 1] = parts
    return shown


def opened(options: Sequence[Option], parts: list[Group], depth: int) -> list[Group]:
    """Open the kinds of action of a first level while it stays short, the smallest first.

    The last kind that is left is opened too: a list that is chosen from has room for it.
    """
    kinds = [each for each in parts if len(each.members) > 1 and each.depth == 1]
    if depth:
        return parts
    for number, kind in enumerate(sorted(kinds, key=lambda each: len(each.members)), 1):
        inside = [replace(each, named=(each.depth,)) for each in split(options, kind)]
        if len(parts) - 1 + len(inside) > (FLAT if number == len(kinds) else BUTTONS):
            break
        place = parts.index(kind)
        parts = [*parts[:place], *inside, *parts[place + 1 :]]
    return parts


def prompt_of(live: Live, seat: Seat, asked: Question, wording: Wording, **at: int) -> Prompt:
    """Build the menu of a seat's question, with price and gain beside each option."""

    def facts(option: Option) -> Mapping[str, Scalar]:
        return live.match.game.facts(live.match.state, seat, option)

    game, state = live.match.game, live.match.state
    standings, beside = game.standings(state, asked), game.beside(state, asked)
    prompt = build_prompt(asked, wording, facts, standings, beside, **at)
    return prompt if asked.decides() else replace(prompt, why=why_forced(live, asked, wording))


def why_forced(live: Live, asked: Question, wording: Wording) -> str:
    """Write why a question is asked that has one answer: no other tells what its seat holds."""
    ends = isinstance(asked.form, OneOf) and isinstance(asked.form.only(), (Done, Pass))
    if len(live.people()) == 1:
        undoes = ends and live.match.can_undo(asked.seat)
        return wording.say("nothing-more" if undoes else "only-this")
    return wording.say("nothing-fits" if ends else "only-this-told")


def build_prompt(
    question: Question,
    wording: Wording,
    facts: Callable[[Option], Mapping[str, Scalar]],
    standings: Sequence[Standing] = (),
    beside: Mapping[type[Option], bool] = NOTHING_BESIDE,
    *,
    ordinal: int = 0,
    depth: int = 0,
    page: int = 0,
) -> Prompt:
    """Build the menu of a question at a level; the first level by default.

    `standings` are of a turn's menu: where each option stands in the turn. `beside` are the
    actions that stand apart on the first level, and whether they keep their places.
    """
    title, why = wording.question(question), wording.why(question)
    form = question.form
    if not isinstance(form, OneOf):
        entries = tuple(several_entries(form, question, wording, facts))
        wholes, every = wholes_of(question, wording)
        several = (form.least, form.most)
        return Prompt(question.id, title, why, entries, several, wholes, every)
    here = level(form.options, ordinal, depth)
    shown = worth_listing(form.options, here, facts)
    if depth:
        why = f"**{chosen_so_far(form.options, wording, ordinal, depth)}**"
    elif all(isinstance(option, (Done, Pass)) for option in form.options):
        why = wording.say("nothing-fits")
    elif left_out := len(here) - len(shown):
        why = joined([why, wording.say("left-out", count=left_out)], " ")
    aside = [i for i in shown if type(form.options[i]) in beside] if depth == 0 else []
    own = [i for i in shown if i not in aside]
    listed = one_of_entries(form, question, wording, facts, standings, own, depth)
    entries = tuple(listed[page * FLAT : (page + 1) * FLAT])
    if beside and depth == 0:
        entries += tuple(entries_beside(form, question, wording, facts, beside, aside))
    fixed = is_fixed(form.options, standings, depth)
    ends = said_once(entries) if fixed or depth else ""
    entries = tuple(without_ending(each, ends, fixed) for each in entries)
    return Prompt(
        question.id, title, why, entries, deeper=depth > 0,
        page=page, pages=max(1, -(-len(listed) // FLAT)), level=(ordinal, depth),
        fixed=fixed, afterwards="" if fixed else afterwards(wording, standings, entries),
        ends=ends if fixed else "",
    )  # fmt: skip


def with_icons(prompt: Prompt, asked: Question, wording: Wording, emojis: Emojis) -> Prompt:
    """Put icons before the answers of a menu, as far as Discord has them."""
    if isinstance(asked.form, Amounts):
        return prompt
    shown = [(asked.form.options[each.ordinal], each.depth) for each in prompt.entries]
    icons = icons_of(wording, shown)
    entries = zip(prompt.entries, icons, strict=True)
    return replace(
        prompt, entries=tuple(replace(e, emoji=emojis.find(icon)) for e, icon in entries)
    )


def several_entries(
    form: SomeOf | Amounts,
    question: Question,
    wording: Wording,
    facts: Callable[[Option], Mapping[str, Scalar]],
) -> list[Entry]:
    """List what several are picked from: options, or the single units of amounts."""
    if isinstance(form, Amounts):
        return [
            Entry(i, 0, amount_label(wording, kind, number, question))
            for i, (kind, number) in enumerate(units_of(form))
        ]
    return [
        Entry(
            i,
            0,
            capitalized(_twin(wording.option(option, question), form.options, i)),
            wording.option_facts(option, facts(option)),
        )
        for i, option in enumerate(form.options)
    ]


def worth_listing(
    options: Sequence[Option],
    ordinals: Sequence[int],
    facts: Callable[[Option], Mapping[str, Scalar]],
) -> list[int]:
    """Leave out options without effect, unless nothing else is left."""
    return [i for i in ordinals if NOTHING not in facts(options[i])] or list(ordinals)


def one_of_entries(
    form: OneOf,
    question: Question,
    wording: Wording,
    facts: Callable[[Option], Mapping[str, Scalar]],
    standings: Sequence[Standing],
    ordinals: Sequence[int],
    depth: int,
) -> list[Entry]:
    """List a level's entries step by step: single options spelled out, groups with their size."""
    options = form.options

    last = last_part(options, ordinals, wording) if depth else 0

    def final(i: int) -> Entry:
        full = wording.option(options[i], question)
        label = group_label(wording, options[i], last) if last else full
        facts_of = wording.option_facts(options[i], facts(options[i]))
        closes = isinstance(options[i], (Done, Pass))
        entry = Entry(i, 0, capitalized(label), facts_of, full if last else "", closes=closes)
        return placed(entry, (i,), wording, standings)

    def place(entry: Entry) -> tuple[bool, int, bool]:
        unlikely = entry.final and UNLIKELY in facts(options[entry.ordinal])
        return entry.closes, entry.step, unlikely

    if is_fixed(options, standings, depth):
        parts = split(options, Group(tuple(ordinals), 0, ()))
    elif len(ordinals) <= LISTED:
        return sorted((final(i) for i in ordinals), key=place)
    else:
        parts = opened(options, within_reach(options, ordinals, depth), depth)
    entries = []
    for group in parts:
        first = group.members[0]
        if len(group.members) == 1:
            entries.append(final(first))
        else:
            label = ": ".join(group_label(wording, options[first], each) for each in group.named)
            left = wording.group_facts([options[i] for i in group.members], group.depth)
            prices = {wording.price(options[i], facts(options[i])) for i in group.members[:PRICED]}
            price = prices.pop() if len(prices) == 1 and depth else ""
            entry = Entry(first, group.depth, label, joined([price, left]), final=False)
            entries.append(placed(entry, group.members, wording, standings))
    if is_fixed(options, standings, depth):
        return in_their_places(entries, options, question.kind, wording)
    return sorted(entries, key=place)


def entries_beside(
    form: OneOf,
    question: Question,
    wording: Wording,
    facts: Callable[[Option], Mapping[str, Scalar]],
    beside: Mapping[type[Option], bool],
    ordinals: Sequence[int],
) -> Iterator[Entry]:
    """Yield the actions that stand apart: one each, as an answer, a group, or not possible now."""
    for kind, keeps in beside.items():
        members = [i for i in ordinals if type(form.options[i]) is kind]
        if len(members) == 1:
            option = form.options[members[0]]
            detail = wording.option_facts(option, facts(option))
            yield Entry(members[0], 0, wording.option(option, question), detail, aside=True)
        elif members:
            options = [form.options[i] for i in members]
            detail = wording.group_facts(options, 1)
            label = wording.group(options[0])
            yield Entry(members[0], 1, label, detail, final=False, aside=True)
        elif keeps:
            yield Entry(0, 1, wording.action(kind), barred=kind.path, aside=True)


def last_part(options: Sequence[Option], ordinals: Sequence[int], wording: Wording) -> int:
    """Return how deep the one part is in which options of a level differ; 0 where several do.

    It alone names them, as what they share was chosen before: a bare number would say nothing.
    """
    every = [parts_of(options[i]) for i in ordinals]
    differ = [k for k in range(len(every[0])) if len({parts[k] for parts in every}) > 1]
    if len(differ) != 1 or differ == [0]:
        return 0
    name, type_name, _ = field_types(type(options[ordinals[0]]))[differ[0] - 1]
    said = field_message(wording, options[ordinals[0]], name)
    return 0 if type_name in ("int", "str", "bool") and not said else differ[0] + 1


def is_fixed(options: Sequence[Option], standings: Sequence[Standing], depth: int) -> bool:
    """Return whether a level is the first of a turn's menu that offers more than one action."""
    offered = {type(each) for each in options if not isinstance(each, (Done, Pass))}
    return bool(standings) and depth == 0 and len(offered) > 1


def in_their_places(
    entries: Sequence[Entry], options: Sequence[Option], kind: str, wording: Wording
) -> list[Entry]:
    """Order the actions of a turn as always; those that are not possible now keep their places.

    First the seat's own, as many as can be overlooked, then what everybody has, then the end.
    """
    head = kind.partition(".")[0]
    own = [each for each in wording.game.actions if each.path.partition(" ")[0] == head]
    offered = {type(options[each.ordinal]) for each in entries}
    absent = [each for each in own if each not in offered] if len(own) < LISTED else []
    barred = [Entry(0, 1, wording.action(each), barred=each.path) for each in absent]
    others = [each for each in wording.game.actions if each not in own]
    order = [*own, *others]

    def place(entry: Entry) -> tuple[bool, int]:
        found: type[Option] = type(options[entry.ordinal])
        if entry.barred:
            found = next(each for each in absent if each.path == entry.barred)
        return entry.closes, order.index(found) if found in order else len(order)

    return sorted([*entries, *barred], key=place)


def placed(
    entry: Entry, members: Sequence[int], wording: Wording, standings: Sequence[Standing]
) -> Entry:
    """Mark an entry with its step, and with the step that all its options would end."""
    if not standings:
        return entry
    found = [standings[i] for i in members]
    said = {wording.message(each.ends) if each.ends else "" for each in found}
    ends = said.pop() if len(said) == 1 else ""
    detail = joined([ends, entry.detail])  # what is cut off for its length is the rest
    return replace(entry, detail=detail, step=min(each.number for each in found), ends=ends)


def said_once(entries: Sequence[Entry]) -> str:
    """Return what several entries of a menu would end alike."""
    alike = Counter(each.ends for each in entries if each.ends and not each.closes)
    ends, count = alike.most_common(1)[0] if alike else ("", 0)
    return ends if count > 1 else ""


def without_ending(entry: Entry, ends: str, fixed: bool) -> Entry:
    """Leave out of an entry's detail what the menu says once, or its confirmation will."""
    if not entry.ends or not (entry.ends == ends or (fixed and entry.closes)):
        return entry
    detail = entry.detail.removeprefix(entry.ends).removeprefix(" · ")
    return replace(entry, detail=detail, marked=fixed and not entry.closes)


def afterwards(wording: Wording, standings: Sequence[Standing], entries: Sequence[Entry]) -> str:
    """Name the later steps of the turn that a level offers; empty where it offers one step."""
    if not standings:
        return ""
    _, later, _ = by_step(entries)
    steps = [standings[each.ordinal].step for each in later]
    named = dict.fromkeys(wording.message(step) for step in steps)
    return wording.say("afterwards", steps=" · ".join(named)) if named else ""


def by_step(entries: Sequence[Entry]) -> tuple[list[Entry], list[Entry], list[Entry]]:
    """Part entries into those of the present step, those of later ones, and what ends the menu."""
    offers = [each for each in entries if not each.closes]
    present = min((each.step for each in offers), default=0)
    return (
        [each for each in offers if each.step == present],
        [each for each in offers if each.step > present],
        [each for each in entries if each.closes],
    )


def chosen_so_far(options: Sequence[Option], wording: Wording, ordinal: int, depth: int) -> str:
    """Name what led to a level, so that a player who comes back knows what is being chosen."""
    sizes = [len(level(options, ordinal, deep)) for deep in range(depth + 1)]
    told = [deep for deep in range(1, depth + 1) if sizes[deep] < sizes[deep - 1]]
    return " · ".join(group_label(wording, options[ordinal], deep) for deep in told)


def group_label(wording: Wording, option: Option, depth: int) -> str:
    """Name a group of options: by its class, or by the field they share."""
    if depth == 1:
        return wording.group(option)
    name, type_name, many = field_types(type(option))[depth - 2]
    value = wording.value(type_name, many, getattr(option, name))
    message = field_message(wording, option, name)
    return wording.say(message, value=value) if message else capitalized(str(value))


def capitalized(name: str) -> str:
    """Begin a name that stands alone with a capital letter."""
    return name[:1].upper() + name[1:]


def field_message(wording: Wording, option: Option, name: str) -> str:
    """Return the message that names a value of an option's field; empty where there is none."""
    own = (f"o-{wording.tag(option)}.{name}", f"one-{name}")
    return next((each for each in own if wording.words.has(each)), "")


def _twin(label: str, options: Sequence[Option], ordinal: int) -> str:
    """Number equal elements, since Discord's selects want different labels to be readable."""
    before = sum(each == options[ordinal] for each in options[:ordinal])
    return label + (f" ({before + 1})" if before else "")
