"""Matching what the rules say happened with what a turn of a record says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.referee.ledger import Ledger
from engine.referee.record.grammar import ALL, EVERY
from engine.referee.record.reading import Action
from engine.root.data.cards import CARDS, KEY_OF_CARD
from engine.root.hooks.notation import (
    ASIDE,
    BATTLE,
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    ITEM,
    PIECE,
    REVEAL,
    SAY,
    SCORE,
    SUPPLY,
    Unit,
)

Left = tuple[int, ...]
"""How much of each part of a turn's actions is still to come."""

IMPLIED_COST = {
    SCORE: 1.0, CARD: 0.6, ITEM: 0.3, REVEAL: 0.3, SAY: 0.8, PIECE: 2.5, BATTLE: 6.0, CRAFT: 6.0,
}  # fmt: skip
"""How unlikely it is that a record leaves a change out."""
SLIP = 1.5
"""What it costs to read an action in another way than it is written."""
SKIP = 0.25
"""What it costs to take an action before one that is written earlier."""


MOST_SKIPPED = 5


class Part(NamedTuple):
    """One unit of an action."""

    action: int
    unit: Unit
    slot: int
    """Where it is counted; a move counts what leaves here and what arrives one further."""
    optional: bool
    impossible: bool = False
    """Whether the record's own position has no such thing there."""


class Taken(NamedTuple):
    """What became of one change: the action it belongs to, or none; and whether by a slip."""

    action: int | None
    unit: Unit
    slip: str = ""


class Matched(NamedTuple):
    """What is left of a turn after some changes, and what they cost."""

    left: Left
    cost: float
    took: int
    """How many changes of the record were found."""
    taken: tuple[Taken, ...]


class Sheet:
    """The actions of a turn as parts to be matched."""

    def __init__(
        self, actions: Sequence[Action], current: str = "", ledger: Ledger | None = None
    ) -> None:
        self.actions = actions
        self.current = current
        """The letter of the faction whose turn it is; empty at setup."""
        self.parts: list[Part] = []
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
        self.by_verb: dict[str, list[Part]] = {}
        for part in self.parts:
            self.by_verb.setdefault(part.unit.verb, []).append(part)

    def open(self, left: Left) -> list[int]:
        """List the actions of which anything is left that must come."""
        found: dict[int, None] = {}
        for part in self.parts:
            if not part.optional and self.has_left(part, left):
                found[part.action] = None
        return list(found)

    def is_impossible(self, action: int) -> bool:
        """Return whether an action speaks of something that the record's position lacks."""
        return any(part.impossible for part in self.parts if part.action == action)

    @staticmethod
    def has_left(part: Part, left: Sequence[int]) -> bool:
        """Return whether anything of a part is still to come."""
        if part.unit.verb == PIECE:
            return bool(left[part.slot] or left[part.slot + 1])
        return bool(left[part.slot])

    def skipped(self, part: Part, left: Sequence[int]) -> int:
        """Count the actions before a part of which something is still to come, up to a few."""
        found: dict[int, None] = {}
        for each in self.parts:
            if each.action >= part.action or len(found) == MOST_SKIPPED:
                break
            if not each.optional and self.has_left(each, left):
                found[each.action] = None
        return len(found)

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

    def match(self, left: Left, units: Sequence[Unit]) -> Matched:
        """Take changes off what is left, in the order of the record where there is a choice."""
        counts = list(left)
        taken: list[Taken] = []
        cost, took = 0.0, 0
        rest = sorted(units, key=_broad)
        for fits in (_fits, _nearly):
            over: list[Unit] = []
            for unit in rest:
                left_over = unit.count
                for part in self.by_verb.get(unit.verb, ()):
                    slip = fits(part, unit) if left_over else None
                    n = 0 if slip is None else take_off(counts, part, unit, left_over)
                    if n:
                        left_over -= n
                        took += n if unit.verb != SCORE else 1
                        cost += SLIP * bool(slip) + SKIP * self.skipped(part, counts)
                        taken.append(Taken(part.action, unit._replace(count=n), slip or ""))
                if left_over:
                    over.append(unit._replace(count=left_over))
            rest = over
        for unit in rest:
            cost += implied_cost(unit, unit.count)
            taken.append(Taken(None, unit))
        return Matched(tuple(counts), cost, took, tuple(taken))


def _broad(unit: Unit) -> bool:
    """Changes that any unnamed card of a record would take come last."""
    return unit.verb == CARD and unit.start == DECK


def _is_optional(unit: Unit) -> bool:
    """Return whether nothing need happen for a unit to be right."""
    return unit.verb == ITEM and (unit.count == ALL or unit.end == "r")


def implied_cost(unit: Unit, count: int) -> float:
    """Return how unlikely it is that the record left so much of a change out."""
    cost = IMPLIED_COST[unit.verb]
    if unit.verb == ITEM:
        return 0.1 if unit.end in ("r", "s") else cost
    if unit.verb == PIECE and (unit.end or "").startswith("board"):
        return 0.4  # acolytes that come of a defence are never written
    if unit.verb == CARD and unit.start == DECK:
        return 0.4
    if unit.verb == CARD and unit.end == DISCARD:
        return 0.6 * count
    if unit.verb == SCORE:
        return 0.5 + 0.5 * count
    return cost


def take_off(counts: list[int], part: Part, unit: Unit, most: int) -> int:
    """Count a change off a part, and return how much of it."""
    slot, wanted = part.slot, part.unit
    if unit.verb != PIECE:
        n = min(most, counts[slot])
        counts[slot] -= n
        return n
    leaves = unit.start == wanted.start or wanted.start is None or part.impossible
    arrives = unit.end == wanted.end
    n = most
    if leaves:
        n = min(n, counts[slot])
    if arrives:
        n = min(n, counts[slot + 1])
    if leaves:
        counts[slot] -= n
    if arrives:
        counts[slot + 1] -= n
    return n


def _fits(part: Part, unit: Unit) -> str | None:
    """Return an empty text where a change is what a record says, else None."""
    wanted = part.unit
    if wanted.who is not None and unit.who is not None and wanted.who != unit.who:
        return None
    match unit.verb:
        case "piece":
            return "" if wanted.what == unit.what and _same_way(wanted, unit) else None
        case "card":
            start = DECK if unit.start == ASIDE else unit.start
            ends = wanted.end == unit.end and wanted.start == start
            return "" if ends and same_card(wanted, unit) else None
        case "reveal":
            target = wanted.end is None or unit.end is None or wanted.end == unit.end
            whole = (wanted.name == EVERY) == (unit.name == EVERY)
            return (
                "" if target and whole and (unit.name == EVERY or same_card(wanted, unit)) else None
            )
        case "item":
            fits = wanted.end == unit.end and wanted.start == unit.start
            return "" if fits and wanted.what in (None, unit.what) else None
        case "craft":
            return "" if (wanted.what, wanted.name) == (unit.what, unit.name) else None
        case "battle":
            return "" if (wanted.what, wanted.start) == (unit.what, unit.start) else None
    return "" if wanted.what == unit.what else None


def _same_way(wanted: Unit, unit: Unit) -> bool:
    """Return whether pieces went as a record says.

    Warriors that are removed and come back to the keep are one move in a record, and two changes.
    """
    if wanted.start is None:
        return wanted.end == unit.end
    if (wanted.start, wanted.end) == (unit.start, unit.end):
        return True
    hospitals = (
        wanted.who == "C" and wanted.what == "w" and SUPPLY not in (wanted.start, wanted.end)
    )
    if not hospitals or not wanted.end or not wanted.end.isdecimal():
        return False
    return (unit.start, unit.end) in ((wanted.start, SUPPLY), (SUPPLY, wanted.end))


def same_card(wanted: Unit, unit: Unit) -> bool:
    """Return whether a card is one that a record means."""
    if wanted.what not in (None, unit.what) and unit.what is not None:
        return False
    if wanted.name is None or unit.name is None or wanted.name == unit.name:
        return True
    if wanted.name in ("@", "dom"):
        return unit.name.startswith("ambush" if wanted.name == "@" else "dominance")
    return False


def _elsewhere(part: Part, unit: Unit) -> str | None:
    """Return how a change differs from something that cannot be where the record has it."""
    wanted = part.unit
    if wanted.who != unit.who:
        return None
    if unit.verb == BATTLE and wanted.what == unit.what:
        return "place"
    if unit.verb == PIECE and wanted.end == unit.end == SUPPLY:
        if wanted.what == unit.what:
            return "place"
        return "kind" if wanted.start == unit.start and unit.what != "w" else None
    return None


def _nearly(part: Part, unit: Unit) -> str | None:
    """Return how a change differs from what a record means but does not write; None: it does."""
    wanted = part.unit
    if part.impossible and (slip := _elsewhere(part, unit)):
        return slip
    if unit.verb == CARD:
        return _card_slip(wanted, unit)
    if unit.verb == PIECE and wanted.who == unit.who and wanted.what != unit.what:
        same_kind = (wanted.what or "")[:1] == (unit.what or "")[:1]
        vague = "_" not in (wanted.what or "") or "_" not in (unit.what or "")
        if same_kind and vague and (wanted.start, wanted.end) == (unit.start, unit.end):
            return "kind"
    if unit.verb == ITEM and wanted.who == unit.who and wanted.end == unit.end == "e":
        return "item"
    if unit.verb == REVEAL and EVERY in (wanted.name, unit.name) and wanted.who == unit.who:
        return "hand" if wanted.name != unit.name and wanted.end == unit.end else None
    return None


def _card_slip(wanted: Unit, unit: Unit) -> str | None:
    """Return how a card went another way than is written: a hand for a board, or from nowhere."""
    if not same_card(wanted, unit):
        return None
    start, end = wanted.start or "", wanted.end or ""
    if start == unit.start and (end, unit.end) == (f"hand:{end[-1:]}", f"board:{end[-1:]}"):
        return "board"
    if start == DECK and end == unit.end == DISCARD and (unit.start or "").startswith("hand"):
        return "hand"
    return None


def card_of(unit: Unit, cards: Sequence[int]) -> int | None:
    """Return a card among some that a unit means; of birds last, None if there is none."""
    found = [
        card
        for card in cards
        if same_card(unit, Unit(CARD, None, CARDS[card].suit[0].upper(), KEY_OF_CARD[card]))
    ]
    return found[0] if found else None
