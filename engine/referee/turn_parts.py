"""The actions of a turn of a record, split into parts to be counted off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.referee.record.contents import Action
from engine.referee.record.things import ALL
from engine.referee.recorded_position import Ledger, hand_change
from engine.root.hooks.notation import CARD, DECK, DISCARD, ITEM, PIECE, RAFT, SCORE, SUPPLY, Unit

Left = tuple[int, ...]
"""Number still to come of each part of a turn's actions."""

MOST_SKIPPED = 5
MOST_MEANT = 3
"""Clearings tried in place of one that is written wrong."""


class Part(NamedTuple):
    """One unit of an action."""

    action: int
    unit: Unit
    slot: int
    """Index of its count. A move counts the pieces that leave here, and those that arrive one
    further on."""
    optional: bool
    impossible: bool = False
    """True if the record's own position has no such thing there."""


class Sheet:
    """The actions of a turn as parts to be matched."""

    def __init__(
        self,
        actions: Sequence[Action],
        current: str = "",
        ledger: Ledger | None = None,
        drawn: Sequence[int] = (),
    ) -> None:
        self.actions = actions
        self.drawn = drawn
        """Numbers drawn by lot in the turn, if the record tells them."""
        self.current = current
        """The letter of the faction whose turn it is; empty at setup."""
        self.parts: list[Part] = []
        self.hands = {each: ledger.cards(each) for each in ledger.letters} if ledger else {}
        """Number of cards in each hand before the turn, according to the record."""
        full: list[int] = []
        for number, action in enumerate(actions):
            wrong = ledger.impossible(action.units) if ledger else []
            if ledger:
                ledger.follow(action.units)
            for unit in action.units:
                odd = unit in wrong
                self.parts.append(Part(number, unit, len(full), _is_optional(unit), odd))
                full.append(unit.count or 99)
                if unit.verb == PIECE:
                    full.append(unit.count)
        self.full: Left = tuple(full)
        self._open: dict[Left, list[int]] = {}
        self._overtaken: dict[Left, int] = {}
        self.by_verb: dict[str, list[Part]] = {}
        for part in self.parts:
            self.by_verb.setdefault(part.unit.verb, []).append(part)

    def cards_in(self, place: str, left: Left) -> int:
        """Return a hand's cards by the record, once everything except what is left is done."""
        holder = place.removeprefix("hand:")
        cards = self.hands.get(holder, 0)
        for part in self.parts:
            cards += hand_change(part.unit, holder) * (self.full[part.slot] - left[part.slot])
        return cards

    def open_actions(self, left: Left) -> list[int]:
        """List the actions of which something that must come is left."""
        if left not in self._open:
            self._open[left] = self._list_open(left)
        return self._open[left]

    def _list_open(self, left: Left) -> list[int]:
        found: dict[int, None] = {}
        for part in self.parts:
            if not part.optional and self.has_left(part, left):
                found[part.action] = None
        return list(found)

    def is_impossible(self, action: int) -> bool:
        """Return whether an action speaks of a thing that the record's position lacks."""
        return any(part.impossible for part in self.parts if part.action == action)

    def points_of(self, action: int) -> tuple[Unit, ...]:
        """Return the points written right after an action, if any."""
        if action < 0 or self.only_scores(action) or not self.only_scores(action + 1):
            return ()
        return tuple(part.unit for part in self.parts if part.action == action + 1)

    def pays(self, action: int) -> bool:
        """Return whether an action only exhausts items, to pay for what is written after it."""
        return all(
            (part.unit.verb, part.unit.end) == (ITEM, "e")
            for part in self.parts
            if part.action == action
        )

    def spends(self, action: int) -> bool:
        """Return whether an action only exhausts items, or only puts cards away for no effect."""
        units = [part.unit for part in self.parts if part.action == action]
        return self.pays(action) or all((u.verb, u.end) == (CARD, DISCARD) for u in units)

    def only_scores(self, action: int) -> bool:
        """Return whether an action is nothing but points."""
        verbs = {part.unit.verb for part in self.parts if part.action == action}
        return verbs == {SCORE}

    @staticmethod
    def has_left(part: Part, left: Sequence[int]) -> bool:
        """Return whether anything of a part is still to come."""
        if part.unit.verb == PIECE:
            return bool(left[part.slot] or left[part.slot + 1])
        return bool(left[part.slot])

    def tells_less(self, one: Left, other: Left, action: int) -> bool:
        """Return whether more of an action is still to come in one than in the other."""
        return any(
            self.has_left(part, one) and not self.has_left(part, other)
            for part in self.parts
            if part.action == action
        )

    def count_skipped(self, part: Part, left: Sequence[int]) -> int:
        """Count the actions before a part that are not complete, up to a maximum."""
        found: dict[int, None] = {}
        for each in self.parts:
            if each.action >= part.action or len(found) == MOST_SKIPPED:
                break
            if not each.optional and self.has_left(each, left):
                found[each.action] = None
        return len(found)

    def count_overtaken(self, left: Left) -> int:
        """Count the actions not yet begun that come before the last one begun.

        Points and drawn cards do not count as the last one: other actions may come before them.
        """
        if left not in self._overtaken:
            self._overtaken[left] = self._overtaken_in(left)
        return self._overtaken[left]

    def _overtaken_in(self, left: Left) -> int:
        last, waiting = -1, list[int]()
        for part in self.parts:
            slots = (part.slot, part.slot + 1) if part.unit.verb == PIECE else (part.slot,)
            if any(left[slot] < self.full[slot] for slot in slots):
                if part.unit.verb != SCORE and part.unit.start != DECK:
                    last = max(last, part.action)
            elif not part.optional:
                waiting.append(part.action)
        return len({action for action in waiting if action < last})

    def rest(self, left: Left, action: int) -> list[Unit]:
        """Return the units of an action that are still to come."""
        return [
            part.unit._replace(count=left[part.slot])
            for part in self.parts
            if part.action == action and left[part.slot] and part.unit.count
        ]

    def close(self, left: Left, action: int) -> Left:
        """Return what is left without an action."""
        counts = list(left)
        for part in self.parts:
            if part.action == action:
                counts[part.slot] = 0
                if part.unit.verb == PIECE:
                    counts[part.slot + 1] = 0
        return tuple(counts)


def _is_optional(unit: Unit) -> bool:
    """Return whether a unit is right even if nothing happens."""
    if unit.verb == PIECE and (unit.what == RAFT or is_buried(unit)):
        return True
    if unit.verb == CARD and unit.end == DISCARD and (unit.start or "").startswith("decree"):
        return True  # each card of a Decree that falls as a whole (7.7.2)
    return unit.verb == ITEM and (unit.count == ALL or unit.end == "r")


def is_buried(unit: Unit) -> bool:
    """Return whether a relic is put into a forest where the rules have it already."""
    token = (unit.what or "").startswith("t_") and unit.start == SUPPLY
    return token and (unit.end or "").startswith("-")


# One clearing written for another throughout a turn


def rewrite(actions: Sequence[Action], ledger: Ledger) -> Iterator[tuple[list[Action], list[int]]]:
    """List versions of a turn with another clearing in place of one, and the actions that differ.

    A piece lost where it is not tells which clearing is wrong; its real place tells which was
    meant. From the first mention on, everything the turn says of that clearing changes with it.
    """
    position = ledger.copy()
    for number, action in enumerate(actions):
        for unit in position.impossible(action.units):
            place = unit.start or ""
            first = next(n for n, each in enumerate(actions) if _names(each, place))
            if unit.verb != PIECE or first == number:
                continue
            meant = [
                where
                for (who, what, where), count in sorted(position.position.items())
                if (who, what) == (unit.who, unit.what) and count > 0 and where.isdecimal()
            ]
            for other in meant[:MOST_MEANT]:
                changed = [n for n in range(first, len(actions)) if _names(actions[n], place)]
                yield (
                    [
                        _with(each, place, other) if n in changed else each
                        for n, each in enumerate(actions)
                    ],
                    changed,
                )
        position.follow(action.units)


def _names(action: Action, place: str) -> bool:
    return any(place in (unit.start, unit.end) for unit in action.units)


def _with(action: Action, place: str, other: str) -> Action:
    """Return an action with a clearing for another."""

    def move(unit: Unit) -> Unit:
        start = other if unit.start == place else unit.start
        return unit._replace(start=start, end=other if unit.end == place else unit.end)

    return replace(action, units=tuple(map(move, action.units)))
