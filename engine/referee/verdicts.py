"""The verdicts on a record: on each action, on what was left out, and the reasons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from engine.core.language.messages import Message
from engine.core.seats import Setup
from engine.referee.hidden_piles import Swap
from engine.referee.matching import Taken
from engine.referee.record.contents import Action, Record, Turn
from engine.referee.record.decoding import unreadable
from engine.referee.recorded_position import Ledger
from engine.referee.refusal_causes import (
    ENGINE,
    PLAYERS,
    RECORD,
    UNKNOWN,
    Breach,
    breach,
)
from engine.referee.turn_search.lines import Step
from engine.referee.turn_search.turns import Search, Told
from engine.root.data.cards import CARDS
from engine.root.hooks.notation import CRAFT, ITEM, PIECE, SCORE, SUPPLY, Unit, is_beyond
from engine.root.state import RootState

ACCEPTED, AMBIGUOUS, REFUSED, IMPLIED = "accepted", "ambiguous", "refused", "implied"
OVER = Breach("3.1", RECORD, Message("referee-over"))
"""Breach by actions after the point that won."""
EMPTY = Breach("9.7.3", PLAYERS, Message("referee-empty-ruin"))
"""Breach by points right after a torch."""


@dataclass
class Judged:
    """The referee's verdict on one action, or on a change that the record left out."""

    line: int
    column: int
    text: str
    verdict: str
    ours: list[Unit] = field(default_factory=list)
    slip: str = ""
    """Slip by which the action has to be read to be right, if it is not right as written."""
    section: str = ""
    cause: str = ""
    why: Message | None = None
    later: bool = False
    """True if only what follows in the turn makes the action impossible."""


@dataclass
class Refereed:
    """A record with all findings."""

    record: Record
    letters: list[str]
    setup: Setup
    judged: list[Judged] = field(default_factory=list)
    swaps: list[tuple[int, Swap]] = field(default_factory=list)
    doubtful: list[tuple[int, RootState]] = field(default_factory=list)
    """Position before each turn with a refused or ambiguous action, by its line."""
    final: RootState | None = None
    ledger: Ledger = field(init=False)
    search: Search = field(init=False)
    stumbles: list[tuple[int, str, int]] = field(default_factory=list)
    """Errors that the rules raised, by the line of the turn, with their number."""
    differences: list[tuple[int, list[str]]] = field(default_factory=list)
    """Differences between the record's position and ours after each turn that changed them."""

    def __post_init__(self) -> None:
        self.ledger = Ledger(self.letters)
        self.search = Search(self.setup, self.letters, self.record)


# Why an action is refused


def explain(
    found: Refereed, judged: Judged, told: Told, positions: Sequence[RootState], number: int
) -> None:
    """Note the section that an action breaks, and the cause."""
    sheet = told.sheet
    action = sheet.actions[number]
    if action.wrong or judged.slip or sheet.is_impossible(number):
        judged.cause, judged.why = RECORD, unread(action)
    if judged.verdict != REFUSED or action.wrong:
        return
    seat = found.letters.index(sheet.current) if sheet.current else 0
    units = rest_of(action.units, judged.ours)
    explored = found.search.explored
    assert explored is not None, "a turn was followed before it is judged"
    said = breach(found.setup, positions, found.letters, seat, units, explored.stumble)
    if sheet.only_scores(number) and finds_nothing(sheet.actions[:number]):
        said = EMPTY
    if said.cause == UNKNOWN and told.line.base.winners:
        said = OVER
    judged.section = said.section
    judged.cause = judged.cause or said.cause
    if sheet.is_impossible(number) and said.cause == UNKNOWN:
        judged.why = judged.why or Message("referee-fewer")
    if judged.why is None:
        judged.why, judged.later = said.why, said.later


def unread(action: Action) -> Message | None:
    """Return why a lenient reader could not read an action; None if it did."""
    if not action.wrong:
        return None
    place = (action.line, action.column)
    refusal = unreadable(action.wrong, *place, action=action.text, what=action.fault)
    return Message.of_refusal(refusal)


def finds_nothing(before: Sequence[Action]) -> bool:
    """Return whether the last action exhausted a torch and took nothing."""
    units = before[-1].units if before else ()
    torches = [each for each in units if (each.verb, each.what, each.end) == (ITEM, "torch", "e")]
    return bool(torches) and len(torches) == len(units)


def rest_of(units: Sequence[Unit], ours: Sequence[Unit]) -> list[Unit]:
    """Return the units of an action that did not happen; all of them if that cannot be told."""
    done = {(each.verb, each.who, each.what, each.start, each.end) for each in ours}
    rest = [u for u in units if (u.verb, u.who, u.what, u.start, u.end) not in done]
    return rest or list(units)


def explain_costs(lines: Sequence[Judged], told: Told) -> None:
    """Explain actions that only pay for a refused one by that one."""
    for number, (judged, after) in enumerate(pairwise(lines)):
        if {judged.verdict, after.verdict} != {REFUSED}:
            continue
        if after.cause == PLAYERS and told.sheet.spends(number):
            judged.section, judged.cause = after.section, after.cause
            judged.why, judged.later = after.why, after.later


def positions_from(steps: Sequence[Step], number: int, first: RootState) -> list[RootState]:
    """Return the positions of a line from where the record has an action."""
    positions, behind = [first], False
    for step in steps:
        if step.at is not None:
            positions = [*positions, step.at] if behind else [step.at]
        later = any((each.action or 0) > number for each in step.taken)
        behind = behind or later or number in step.forced
    return positions


# Noting


def note(
    found: Refereed,
    turn: Turn,
    told: Told,
    state: RootState,
    sure: Collection[int],
    meant: Collection[int],
) -> None:
    """Note the verdict on each action, the changes left out, and each swap."""
    steps = told.line.told.all() if told.line.told else []
    refused = {*told.left, *(action for step in steps for action in step.forced)}
    refused -= {each for each in refused if follows(turn, each, refused)}
    taken, implied = sorted_out(steps)
    found.swaps += [(turn.line, swap) for step in steps for swap in step.swaps]
    lines: list[Judged] = []
    for number, action in enumerate(turn.actions):
        mine = taken.get(number, [])
        slip = next((each.slip for each in mine if each.slip), "place" * (number in meant))
        doubt = AMBIGUOUS if slip and number not in sure else ACCEPTED
        verdict = REFUSED if number in refused or action.wrong else doubt
        ours = [each.unit for each in mine]
        judged = Judged(action.line, action.column, action.text, verdict, ours, slip)
        if verdict != ACCEPTED or slip:
            explain(found, judged, told, positions_from(steps, number, state), number)
        lines.append(judged)
        found.judged.append(judged)
        for unit in [*implied.get(number, ()), *(implied.get(-1, ()) if not number else ())]:
            found.judged.append(Judged(action.line, action.column, "", IMPLIED, [unit]))
    explain_costs(lines, told)
    note_stumbles(found, turn, lines)


def note_stumbles(found: Refereed, turn: Turn, lines: Sequence[Judged]) -> None:
    """Note the errors that the rules raised in a turn: they may be why an action is refused."""
    stumbles = found.search.explored.stumbles if found.search.explored else {}
    found.stumbles += [(turn.line, error, times) for error, times in stumbles.items()]
    for each in lines:
        if stumbles and each.verdict == REFUSED and each.cause == UNKNOWN:
            each.cause = ENGINE
            each.why = Message("referee-raised", {"errors": ", ".join(stumbles)})


def sorted_out(steps: Sequence[Step]) -> tuple[dict[int, list[Taken]], dict[int, list[Unit]]]:
    """Return the matches of each action, and the changes left out, by the action before them.

    Changes for which the notation has no word are not left out.
    """
    taken: dict[int, list[Taken]] = {}
    implied: dict[int, list[Unit]] = {}
    behind = -1
    for step in steps:
        for each in step.taken:
            if each.action is None and not is_beyond(each.unit):
                implied.setdefault(behind, []).append(each.unit)
            elif each.action is not None:
                taken.setdefault(each.action, []).append(each)
                behind = max(behind, each.action)
    return taken, implied


def follows(turn: Turn, number: int, refused: Collection[int]) -> bool:
    """Return whether an action is only the points for one that was taken over before it."""
    if number - 1 not in refused:
        return False
    points = [each.count for each in turn.actions[number].units if each.verb == SCORE]
    deed = turn.actions[number - 1].units
    return len(points) == len(turn.actions[number].units) and points == [worth(deed, turn.letter)]


def worth(units: Sequence[Unit], current: str) -> int:
    """Return the points for what is taken over: items, and rivals' pieces (3.2)."""
    points = 0
    for unit in units:
        if unit.verb == CRAFT and unit.what is not None:
            points += next(card.points for card in CARDS if card.item == unit.what)
        removed = unit.verb == PIECE and unit.end == SUPPLY and unit.who not in (None, current)
        if removed and (unit.what or "")[:1] in ("b", "t"):
            points += unit.count
    return points


def counts(found: Refereed) -> dict[str, int]:
    """Count the verdicts; changes left out are not among the actions."""
    numbers = {
        verdict: sum(each.verdict == verdict for each in found.judged)
        for verdict in (ACCEPTED, AMBIGUOUS, REFUSED, IMPLIED)
    }
    actions = numbers[ACCEPTED] + numbers[AMBIGUOUS] + numbers[REFUSED]
    return {"actions": actions, **numbers}
