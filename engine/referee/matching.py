"""Matching the changes that the rules made with those that a turn of a record tells."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from engine.referee.record.grammar import EVERY
from engine.referee.record.letters import is_called
from engine.referee.turn_parts import Left, Part, Sheet
from engine.referee.turn_search.costs import SKIP, implied_cost, progress, slip_cost
from engine.root.data.cards import CARDS, KEY_OF_CARD
from engine.root.hooks.notation import (
    ASIDE,
    BATTLE,
    CARD,
    DECK,
    DISCARD,
    ITEM,
    PIECE,
    REVEAL,
    SCORE,
    SUPPLY,
    Unit,
)

LACKING = ("item", "place")
"""Slips that count as readings only if the thing written is not there."""
VAGUE = ("#Q->$", "@")
"""A quest and an ambush whose suit is not told."""
Reading = tuple[int, Unit]
"""An action, and one of the changes that it is taken to mean."""


class Taken(NamedTuple):
    """Match of a change: its action, if any, and the slip by which it fits."""

    action: int | None
    unit: Unit
    slip: str = ""


class Matched(NamedTuple):
    """The remainder of a turn after some changes, and the cost of matching them."""

    left: Left
    cost: float
    took: float
    """Changes of the record that were found, with a ceiling for each part of an action."""
    taken: tuple[Taken, ...]


def match(
    sheet: Sheet,
    left: Left,
    units: Sequence[Unit],
    lacks: Callable[[Unit], bool] = lambda _: False,
    barred: Container[Reading] = (),
) -> Matched:
    """Take changes off what is left, in the record's order where several parts fit.

    Another thing may stand in for the written one if that is lacking, which `lacks` decides. Slips
    that are `barred` do not count as readings.
    """
    counts = list(left)
    taken: list[Taken] = []
    cost, took = 0.0, 0.0
    rest = sorted(units, key=_broad)
    for fits in (_fits, _nearly):
        over: list[Unit] = []
        for unit in rest:
            left_over = unit.count
            for part in parts_for(unit, sheet, taken):
                slip = fits(part, unit) if left_over else None
                if slip is None or (
                    slip and not _can_be_slip(slip, part, unit, left, lacks, barred)
                ):
                    continue
                n = take_off(counts, part, unit, left_over, slip)
                if n:
                    left_over -= n
                    took += progress(part.unit, n)
                    cost += slip_cost(slip, unit) + SKIP * sheet.count_skipped(part, counts)
                    taken.append(Taken(part.action, unit._replace(count=n), slip))
            if left_over:
                over.append(unit._replace(count=left_over))
        rest = over
    for unit in rest:
        cost += implied_cost(unit, unit.count)
        taken.append(Taken(None, unit))
    return Matched(tuple(counts), cost, took, tuple(taken))


def _can_be_slip(
    slip: str,
    part: Part,
    unit: Unit,
    left: Left,
    lacks: Callable[[Unit], bool],
    barred: Container[Reading],
) -> bool:
    """Return whether a part may have been written for a change, with this slip."""
    wanted = part.unit._replace(count=left[part.slot])
    if slip in LACKING and not (part.impossible or lacks(wanted)):
        return False
    return as_read(part.action, unit) not in barred


def parts_for(unit: Unit, sheet: Sheet, taken: Sequence[Taken]) -> Sequence[Part]:
    """List the parts that may tell a change, in the record's order.

    Of points, those written right after the deed that has just been matched come first.
    """
    parts = sheet.by_verb.get(unit.verb, ())
    if unit.verb != SCORE or not taken:
        return parts
    deeds = {each.action for each in taken}
    return sorted(parts, key=lambda part: part.action - 1 not in deeds)


def as_read(action: int, unit: Unit) -> Reading:
    """Return the reading of an action as a change, regardless of which card of a suit it is."""
    return (action, unit._replace(count=1, name=None if unit.verb == CARD else unit.name))


def _broad(unit: Unit) -> bool:
    """Return whether any unnamed card of a record would match a change: such changes come last."""
    return unit.verb == CARD and unit.start == DECK


def take_off(counts: list[int], part: Part, unit: Unit, most: int, slip: str) -> int:
    """Count a change off a part; return the number taken."""
    slot, wanted = part.slot, part.unit
    if unit.verb != PIECE:
        n = min(most, counts[slot])
        counts[slot] -= n
        return n
    leaves = unit.start == wanted.start or wanted.start is None or slip != ""
    arrives = unit.end == wanted.end or slip != ""
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
    """Return an empty text if a change is what a record says, otherwise None."""
    wanted = part.unit
    if wanted.who is not None and unit.who is not None and wanted.who != unit.who:
        return None
    match unit.verb:
        case "piece":
            return "" if wanted.what == unit.what and _same_way(wanted, unit) else None
        case "card":
            named = wanted.name is not None and wanted.start == DECK
            start = DECK if named and unit.start in (ASIDE, DISCARD) else unit.start
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
            named = wanted.name == unit.name or is_called(wanted.name or "", unit.name or "")
            return "" if wanted.what == unit.what and named else None
        case "battle":
            return "" if (wanted.what, wanted.start) == (unit.what, unit.start) else None
    vague = wanted.what in VAGUE and (unit.what or "").endswith(wanted.what)
    named = (wanted.name or "") in (unit.name or "")
    return "" if named and (vague or wanted.what == unit.what) else None


def _same_way(wanted: Unit, unit: Unit) -> bool:
    """Return whether pieces went the way a record says.

    Warriors that are removed and return to the keep are one move in a record, but two changes; so
    are funds that are spent and placed.
    """
    if wanted.start is None:
        return wanted.end == unit.end
    if (wanted.start, wanted.end) == (unit.start, unit.end):
        return True
    hospitals = (
        wanted.who == "C" and wanted.what == "w" and SUPPLY not in (wanted.start, wanted.end)
    )
    funds = (wanted.start or "").startswith("board:") and wanted.what == "w"
    if not (hospitals or funds) or not wanted.end or not wanted.end.isdecimal():
        return False
    return (unit.start, unit.end) in ((wanted.start, SUPPLY), (SUPPLY, wanted.end))


def same_card(wanted: Unit, unit: Unit) -> bool:
    """Return whether a card is one that a record means."""
    if wanted.what not in (None, unit.what) and unit.what is not None:
        return False
    if wanted.name is None and (unit.name or "").startswith("dominance"):
        return wanted.end != DISCARD  # it goes beside the map, which a record names
    return wanted.name is None or unit.name is None or is_called(wanted.name, unit.name)


def _elsewhere(part: Part, unit: Unit) -> str | None:
    """Return the slip by which a battle or a piece is not where the record has it, if any."""
    wanted = part.unit
    if unit.verb == BATTLE:
        return "place" if part.impossible and wanted[:3] == unit[:3] else None
    if unit.verb != PIECE:
        return None
    ends = wanted.end == unit.end
    if wanted.who != unit.who:
        board = (unit.start or "").startswith("board")
        same = wanted.what == unit.what and wanted.start == unit.start
        return "owner" if board and ends and same and part.impossible else None
    if wanted.what == unit.what:
        if ends and is_clearing(wanted.start) and is_clearing(unit.start):
            return "place"
        put = wanted.start == unit.start == SUPPLY and wanted.end != SUPPLY != unit.end
        return "placed" if put and is_clearing(wanted.end) and is_clearing(unit.end) else None
    if ends and part.impossible and unit.end == SUPPLY and wanted.start == unit.start:
        return "kind" if unit.what != "w" else None
    return None


def is_clearing(place: str | None) -> bool:
    """Return whether a place is a clearing."""
    return place is not None and place.isdecimal()


def _nearly(part: Part, unit: Unit) -> str | None:
    """Return the slip by which a record may mean a change that it does not write, if any."""
    wanted = part.unit
    if slip := _elsewhere(part, unit):
        return slip
    if unit.verb == CARD:
        return _card_slip(wanted, unit)
    if unit.verb == PIECE and wanted.who == unit.who and wanted.what != unit.what:
        same_kind = (wanted.what or "")[:1] == (unit.what or "")[:1]
        vague = "_" not in (wanted.what or "") or "_" not in (unit.what or "")
        if same_kind and vague and (wanted.start, wanted.end) == (unit.start, unit.end):
            return "kind"
    if unit.verb == ITEM and wanted.who == unit.who and wanted.end == unit.end:
        return "item" if unit.end in tuple("ersd") else None
    if unit.verb == REVEAL and EVERY in (wanted.name, unit.name) and wanted.who == unit.who:
        return "hand" if wanted.name != unit.name and wanted.end == unit.end else None
    return None


def _card_slip(wanted: Unit, unit: Unit) -> str | None:
    """Return the slip by which a card went otherwise: to a board, not a hand, or from a hand."""
    if not same_card(wanted, unit):
        return None
    start, end = wanted.start or "", wanted.end or ""
    if start == unit.start and (end, unit.end) == (f"hand:{end[-1:]}", f"board:{end[-1:]}"):
        return "board"
    if start == DECK and end == unit.end == DISCARD and (unit.start or "").startswith("hand"):
        return "hand"
    return None


def card_of(unit: Unit, cards: Sequence[int]) -> int | None:
    """Return a card that a unit means, a bird only as the last resort; None if there is none."""
    kinds = (
        (card, Unit(CARD, None, CARDS[card].suit[0].upper(), KEY_OF_CARD[card])) for card in cards
    )
    return next((card for card, kind in kinds if same_card(unit, kind)), None)
