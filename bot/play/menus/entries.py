"""The entries of a level: single options spelled out, groups with the choices they leave."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.play.menus.buttons import MARK
from bot.play.menus.labels import capitalize, differing, group_label, parts_that_name
from bot.play.menus.levels import LISTED, Group, open_few, open_kinds, split, within_reach
from bot.play.menus.prompts import Entry
from bot.play.menus.turn_steps import in_their_places, is_fixed, mark_step
from bot.play.menus.whole_answers import units_of, write_amounts
from bot.ui import limits
from bot.ui.message_ids import field_types
from bot.ui.option_wording import join
from bot.ui.wording import Wording
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Amounts, Question
from engine.core.choices.turn_steps import TurnPlace
from engine.core.hooks.decisions import NOTHING, UNLIKELY
from engine.core.language.messages import Message
from engine.core.seats import Scalar

PRICED = 12
"""Most options of a group that are compared to see whether they share a price."""


Facts: TypeAlias = Callable[[Option], Mapping[str, Scalar]]
"""Function that returns an option's costs and gains."""
Consequences: TypeAlias = Callable[[Option], Sequence[Message]]
"""Function that names what an option changes besides what its name says."""


def no_consequences(option: Option) -> Sequence[Message]:
    """Stand in for a game's own function where only names matter."""
    return ()


@dataclass(frozen=True, slots=True)
class Offer:
    """A question's options for one reader, and the sources of their texts."""

    question: Question
    wording: Wording
    facts: Facts
    turn_places: Sequence[TurnPlace] = ()
    """In a turn's menu: each option's place in the turn."""
    beside: Mapping[type[Option], bool] = field(default_factory=dict)
    """The actions that stand apart on the first level, and whether they keep their places."""
    consequences: Consequences = no_consequences

    @property
    def options(self) -> Sequence[Option]:
        form = self.question.form
        return () if isinstance(form, Amounts) else form.options

    def detail(self, ordinal: int) -> str:
        option = self.options[ordinal]
        return self.wording.option_facts(option, self.facts(option), self.question.kind)

    def with_consequences(self, label: str, detail: str, ordinals: Sequence[int]) -> str:
        """Append to a detail what all of some options change, where a button has room for it."""
        every = [tuple(self.consequences(self.options[i])) for i in ordinals[:PRICED]]
        if any(each != every[0] for each in every):
            return detail
        told = join([*map(self.wording.message, every[0])])
        return join([detail, told]) if len(f"{label} · {told} …") <= limits.BUTTON_LABEL else detail


def worth_listing(options: Sequence[Option], ordinals: Sequence[int], facts: Facts) -> list[int]:
    """Leave out options without effect, unless nothing else is left."""
    return [i for i in ordinals if NOTHING not in facts(options[i])] or list(ordinals)


def several_entries(offer: Offer) -> list[Entry]:
    """List the entries to pick several from: options, or one, two and more of each kind."""
    form, question, wording = offer.question.form, offer.question, offer.wording
    if isinstance(form, Amounts):
        return [
            Entry(i, 0, capitalize(write_amounts(question, wording, {kind: number})))
            for i, (kind, number) in enumerate(units_of(form))
        ]
    entries = []
    for i, option in enumerate(form.options):
        name = number_twin(wording.option(option, question), form.options, i)
        copy = option in form.options[:i]
        entries.append(Entry(i, 0, capitalize(name), offer.detail(i), copy=copy))
    return entries


def level_entries(offer: Offer, ordinals: Sequence[int], depth: int) -> list[Entry]:
    """List a level's entries step by step: single options spelled out, groups with their size."""
    options = offer.options
    naming = (
        parts_that_name(options, ordinals, offer.wording) if depth else named_apart(offer, ordinals)
    )
    acts = acts_among(options, ordinals)
    differ = differing(options, acts)
    fixed = is_fixed(options, offer.turn_places, depth, offer.beside)
    if fixed:
        parts = split(options, Group(tuple(ordinals), 0, ()))
    elif len(ordinals) <= LISTED or all(options[i].spelled_out for i in ordinals):
        parts = [Group((i,), depth, ()) for i in ordinals]
    else:
        parts = open_kinds(options, within_reach(options, ordinals, depth), depth)
        parts = open_few(options, parts)
    alike = depth > 0 or len({type(options[i]) for i in acts}) == 1
    grouped = alike and any(len(each.members) > 1 for each in parts)
    entries = []
    for each in parts:
        if len(each.members) > 1:
            entries.append(group_entry(offer, each))
        else:
            entry = answer_entry(offer, each.members[0], naming)
            if grouped and not entry.closes:
                entry = name_as_group(offer, entry, each, differ)
            entries.append(name_by_kind(offer, entry) if fixed else entry)
    if fixed:
        return in_their_places(entries, options, offer.question.kind, offer.wording)

    entries = in_reading_order(options, entries, offer.wording.game.in_order)
    return sorted(entries, key=lambda each: (each.closes, each.step, each.unlikely))


def in_reading_order(
    options: Sequence[Option], entries: Sequence[Entry], ordered: Collection[str]
) -> list[Entry]:
    """List entries that differ only in a value of an `ordered` type by it, as on a map."""

    def place(entry: Entry) -> tuple[Any, ...]:
        option = options[entry.ordinal]
        fields = field_types(type(option))
        values = (type(option), *(getattr(option, name) for name, _, _ in fields))
        types = ("", *(type_name for _, type_name, _ in fields))
        return tuple(
            value if type_name in ordered else met.setdefault((at, value), len(met))
            for at, (type_name, value) in enumerate(zip(types, values, strict=True))
        )

    met: dict[tuple[int, object], int] = {}
    return sorted(entries, key=place) if ordered else list(entries)


def acts_among(options: Sequence[Option], ordinals: Sequence[int]) -> list[int]:
    """Leave out what ends the step instead: it has a name of its own among any others."""
    return [i for i in ordinals if not isinstance(options[i], (Done, Pass))]


def named_apart(offer: Offer, ordinals: Sequence[int]) -> list[int]:
    """Return the parts that name the answers of a first level instead of their full names.

    A few answers of one kind would be a list if only one of them were too long for a button.
    """
    listed = acts_among(offer.options, ordinals)
    full = [offer.wording.option(offer.options[i], offer.question) for i in listed]
    if len(listed) > LISTED or all(len(each) <= limits.BUTTON_LABEL for each in full):
        return []
    return parts_that_name(offer.options, listed, offer.wording, whole=True)


def answer_entry(offer: Offer, ordinal: int, naming: Sequence[int]) -> Entry:
    """Spell an option out, or name it by the parts that tell it from the others of its level."""
    option, wording = offer.options[ordinal], offer.wording
    full = wording.option(option, offer.question)
    closes = isinstance(option, (Done, Pass))
    named = "" if closes else join([group_label(wording, option, depth) for depth in naming])
    label = capitalize(named or full)
    detail = offer.with_consequences(label, offer.detail(ordinal), [ordinal])
    entry = Entry(
        ordinal, 0, label, detail, full=full if named else "",
        closes=closes, unlikely=UNLIKELY in offer.facts(option),
    )  # fmt: skip
    return mark_step(entry, (ordinal,), wording, offer.turn_places)


def name_as_group(offer: Offer, entry: Entry, group: Group, differ: Sequence[int]) -> Entry:
    """Name an answer among groups as the groups are named, with the rest as its detail."""
    option = offer.options[entry.ordinal]
    label = join([group_label(offer.wording, option, each) for each in group.named], ": ")
    rest = [group_label(offer.wording, option, each) for each in differ if each > group.depth]
    full = entry.full or entry.label
    return replace(entry, label=label, detail=join([*rest, entry.detail]), full=full)


def name_by_kind(offer: Offer, entry: Entry) -> Entry:
    """Name the only answer of its kind by that kind where a button would cut its name off."""
    name = offer.wording.group(offer.options[entry.ordinal], offer.question)
    marked = f"{entry.label} {MARK}" if entry.ends else entry.label
    if len(marked) <= limits.BUTTON_LABEL or name == entry.label:
        return entry
    rest = entry.detail.removeprefix(entry.ends).removeprefix(" · ")
    below = join([entry.label, rest, entry.below])
    full = entry.full or entry.label
    return replace(entry, label=name, detail=entry.ends, below=below, full=full)


def group_entry(offer: Offer, group: Group) -> Entry:
    """Name a group with the choices it leaves, and the price and effect that all of them share."""
    wording, first = offer.wording, group.members[0]
    members = [offer.options[i] for i in group.members]
    label = join([group_label(wording, members[0], each) for each in group.named], ": ")
    left = wording.group_facts(members, group.depth)
    prices = {wording.price(option, offer.facts(option)) for option in members[:PRICED]}
    price = prices.pop() if len(prices) == 1 and group.depth > 1 else ""
    effects = {wording.effect(option, offer.question.kind) for option in members[:PRICED]}
    effect = effects.pop() if len(effects) == 1 and group.depth > 1 else ""
    detail = join([price, left])
    if group.depth > 1:
        detail = offer.with_consequences(label, detail, group.members)
    entry = Entry(first, group.depth, label, detail, below=effect, final=False)
    return mark_step(entry, group.members, wording, offer.turn_places)


def entries_beside(offer: Offer, ordinals: Sequence[int]) -> Iterator[Entry]:
    """Yield the actions that stand apart: one each, as an answer, a group, or not possible now."""
    options, wording = offer.options, offer.wording
    for kind, keeps in offer.beside.items():
        members = [i for i in ordinals if type(options[i]) is kind]
        if len(members) == 1:
            label = wording.option(options[members[0]], offer.question)
            entry = Entry(members[0], 0, label, offer.detail(members[0]), aside=True)
            yield name_by_kind(offer, entry)
        elif members:
            detail = wording.group_facts([options[i] for i in members], 1)
            label = wording.group(options[members[0]])
            yield Entry(members[0], 1, label, detail, final=False, aside=True)
        elif keeps:
            yield Entry(0, 1, wording.action(kind), barred=kind.path, aside=True)


def number_twin(label: str, options: Sequence[Option], ordinal: int) -> str:
    """Number equal elements: identical labels in a select cannot be told apart."""
    before = sum(each == options[ordinal] for each in options[:ordinal])
    return label + (f" ({before + 1})" if before else "")
