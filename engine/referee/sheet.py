"""The actions of a turn of a record, as parts that can be counted off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.referee.ledger import Ledger, hand_change
from engine.referee.record.reading import Action
from engine.referee.record.things import ALL
from engine.root.hooks.notation import CARD, DECK, DISCARD, ITEM, PIECE, RAFT, SCORE, SUPPLY, Unit

Left = tuple[int, ...]
"""How much of each part of a turn's actions is still to come."""

MOST_SKIPPED = 5
MOST_MEANT = 3
"""How many clearings are tried for one that is written wrong."""


class Part(NamedTuple):
    """One unit of an action."""

    action: int
    unit: Unit
    slot: int
    """Where it is counted; a move counts what leaves here and what arrives one further."""
    optional: bool
    impossible: bool = False
    """Whether the record's own position has no such thing there."""


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
        """What was drawn by lot in the turn, where the record tells."""
        self.current = current
        """The letter of the faction whose turn it is; empty at setup."""
        self.parts: list[Part] = []
        self.hands = {each: ledger.cards(each) for each in ledger.letters} if ledger else {}
        """How many cards each hand holds by the record, before the turn."""
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
        """Return how many cards a hand holds by the record once all is done but what is left."""
        holder = place.removeprefix("hand:")
        cards = self.hands.get(holder, 0)
        for part in self.parts:
            cards += hand_change(part.unit, holder) * (self.full[part.slot] - left[part.slot])
        return cards

    def open(self, left: Left) -> list[int]:
        """List the actions of which anything is left that must come."""
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
        """Return whether an action speaks of something that the record's position lacks."""
        return any(part.impossible for part in self.parts if part.action == action)

    def points_of(self, action: int) -> tuple[Unit, ...]:
        """Return the points written right behind an action, where there are any."""
        if action < 0 or self.only_scores(action) or not self.only_scores(action + 1):
            return ()
        return tuple(part.unit for part in self.parts if part.action == action + 1)

    def pays(self, action: int) -> bool:
        """Return whether an action only exhausts items, as what comes behind it costs."""
        return all(
            (part.unit.verb, part.unit.end) == (ITEM, "e")
            for part in self.parts
            if part.action == action
        )

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
        """Return whether more is still to come of an action in one than in the other."""
        return any(
            self.has_left(part, one) and not self.has_left(part, other)
            for part in self.parts
            if part.action == action
        )

    def skipped(self, part: Part, left: Sequence[int]) -> int:
        """Count the actions before a part of which something is still to come, up to a few."""
        found: dict[int, None] = {}
        for each in self.parts:
            if each.action >= part.action or len(found) == MOST_SKIPPED:
                break
            if not each.optional and self.has_left(each, left):
                found[each.action] = None
        return len(found)

    def overtaken(self, left: Left) -> int:
        """Count the actions of which nothing has come yet, before the last one that has.

        Points and cards drawn tell nothing of that: there may be others before them.
        """
        if left not in self._overtaken:
            self._overtaken[left] = self._count_overtaken(left)
        return self._overtaken[left]

    def _count_overtaken(self, left: Left) -> int:
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
        """Return what of an action is still to come."""
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
    """Return whether nothing need happen for a unit to be right."""
    if unit.verb == PIECE and (unit.what == RAFT or is_buried(unit)):
        return True
    if unit.verb == CARD and unit.end == DISCARD and (unit.start or "").startswith("decree"):
        return True  # each card of a Decree that falls as a whole (7.7.2)
    return unit.verb == ITEM and (unit.count == ALL or unit.end == "r")


def is_buried(unit: Unit) -> bool:
    """Return whether a relic is put into a forest, where the rules have it already."""
    token = (unit.what or "").startswith("t_") and unit.start == SUPPLY
    return token and (unit.end or "").startswith("-")


# A clearing that is written for another, all through a turn


def rewritten(
    actions: Sequence[Action], ledger: Ledger
) -> Iterator[tuple[list[Action], list[int]]]:
    """List a turn's actions with a clearing for another, and which of them differ.

    A piece that is not where it is lost tells which clearing is wrong, and where it is, which one
    was meant; all that the turn says of that clearing goes with it.
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

    def moved(unit: Unit) -> Unit:
        start = other if unit.start == place else unit.start
        return unit._replace(start=start, end=other if unit.end == place else unit.end)

    return replace(action, units=tuple(map(moved, action.units)))
