"""Refereeing a record: every turn followed, every action judged, what is refused taken over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.seats import JOINED, SEATING, Setup
from engine.referee.ledger import Ledger, differences, position_of
from engine.referee.matching import Taken
from engine.referee.providing import Swap
from engine.referee.record.letters import KEY_OF_LETTER
from engine.referee.record.reading import Record, Turn
from engine.referee.search import NARROW, WIDE, WIDEST, Follower, Line
from engine.referee.sections import section_of
from engine.referee.sheet import Sheet
from engine.referee.trial import TURN
from engine.root.game import GAME
from engine.root.hooks.notation import Unit
from engine.root.rules.setup import begin
from engine.root.state import RootState

ACCEPTED, AMBIGUOUS, REFUSED, IMPLIED = "accepted", "ambiguous", "refused", "implied"
ENOUGH, AHEAD = 40_000, 3
"""Trials that a record may take before it is followed less widely, about 20 seconds of them: each
turn adds its share, and the first ones may borrow those of a few others."""
MOST_FORCED = 12
"""How many actions of one turn are taken over one by one before the rest are, together."""


@dataclass
class Judged:
    """What the referee says of one action, or of what the record left out."""

    line: int
    column: int
    text: str
    verdict: str
    ours: list[Unit] = field(default_factory=list)
    slip: str = ""
    """How it has to be read to be right, where that isn't how it is written."""
    section: str = ""
    cause: str = ""
    why: str = ""


@dataclass
class Refereed:
    """A record with all that was found."""

    record: Record
    letters: list[str]
    setup: Setup
    judged: list[Judged] = field(default_factory=list)
    swaps: list[tuple[int, Swap]] = field(default_factory=list)
    doubtful: list[tuple[int, RootState]] = field(default_factory=list)
    """The position before each turn with a refused or ambiguous action, by its line."""
    final: RootState | None = None
    ledger: Ledger = field(init=False)
    differences: list[tuple[int, list[str]]] = field(default_factory=list)
    """How the record's position and ours differ behind each turn in which that has changed."""
    tried: int = 0
    allowed: float = ENOUGH
    """Trials after which this turn is followed less widely."""

    def __post_init__(self) -> None:
        self.ledger = Ledger(self.letters)


def referee(record: Record) -> Refereed:
    """Follow a record to its end; raise `Refused` for a table that cannot be set up."""
    letters = list(record.order)
    letters += [each for each in record.players if each not in letters]
    options = {
        "map": record.map, "deck": record.deck, SEATING: JOINED, "responses": "live",
        "setup": "choose",
    }  # fmt: skip
    options = {**record.options, **options}
    setup = Setup(GAME.key, tuple(KEY_OF_LETTER[each] for each in letters), options)
    GAME.check_setup(setup)
    state = begin(setup)
    for clearing, suit in record.suits.items():
        state.suits[clearing] = suit
    found = Refereed(record, letters, setup)
    first = [action for turn in record.setup for action in turn.actions]
    state = judge(found, state, Turn(record.setup[0].line, "", first))
    for number, turn in enumerate(record.turns, 1):
        found.allowed = ENOUGH * min(1, (number + AHEAD) / len(record.turns))
        state = judge(found, resumed(found, state, turn), turn)
    found.final = state
    return found


def resumed(found: Refereed, state: RootState, turn: Turn) -> RootState:
    """Return the position in which the turn's faction is to play, whatever the rules say."""
    seat = found.letters.index(turn.letter)
    if state.agenda and not state.winners and state.agenda[-1] == (TURN, (seat,)):
        return state
    why = "the match is over by our rules" if state.winners else "it is another faction's turn"
    found.judged.append(Judged(turn.line, 1, f"{turn.letter}:", IMPLIED, why=why, section="1.4"))
    state = state.copy()
    state.winners, state.won_by = (), ""
    for each in state.seats:
        state.points[each] = min(state.points[each], 29)
    state.agenda[:] = [(TURN, (seat,))]
    return state


def judge(found: Refereed, state: RootState, turn: Turn) -> RootState:
    """Follow one turn, note what is found, and return the position behind it."""
    sheet = Sheet(turn.actions, turn.letter, found.ledger)
    line, follower = followed(found, state, sheet)
    base = line.base.copy()
    late = sheet.open(line.left)
    _, _ = follower.force(base, line.left, late)
    note(found, turn, sheet, line, late, state)
    compare(found, turn, base)
    if any(
        each.line == turn.line and each.verdict in (REFUSED, AMBIGUOUS) for each in found.judged
    ):
        found.doubtful.append((turn.line, state))
    return base


def compare(found: Refereed, turn: Turn, state: RootState) -> None:
    """Note how the record's position and ours differ, where that is news."""
    news = differences(found.ledger.position, position_of(state, found.letters))
    if news != (found.differences[-1][1] if found.differences else []):
        found.differences.append((turn.line, news))


def followed(found: Refereed, state: RootState, sheet: Sheet) -> tuple[Line, Follower]:
    """Return the best line of play, with as little taken over as can be."""

    def run(width: int, forced: frozenset[int]) -> tuple[Line, Follower]:
        follower = Follower(found.setup, found.letters, sheet, forced)
        follower.suits = found.record.suits if not sheet.current else {}
        line = follower.follow(state, sheet.full, width)
        found.tried += follower.tried
        return line, follower

    best, follower = run(NARROW, frozenset())
    for width in (WIDE, WIDEST):
        if sheet.open(best.left) and found.tried < found.allowed:
            line, other = run(width, frozenset())
            if other.total(line) < follower.total(best):
                best, follower = line, other
    forced: frozenset[int] = frozenset()
    for _ in range(MOST_FORCED):
        late = [each for each in sheet.open(best.left) if each not in forced]
        if not late:
            break
        forced |= {late[0]}
        line, other = run(NARROW, forced)
        if len(sheet.open(line.left)) > len(late) - 1 and found.tried < found.allowed:
            line, other = run(WIDE, forced)
        if other.total(line) > follower.total(best) + 0.5:
            break
        best, follower = line, other
    return best, follower


def explain(found: Refereed, judged: Judged, sheet: Sheet, state: RootState, number: int) -> None:
    """Note the section that an action breaks, and whose slip it is."""
    action = sheet.actions[number]
    if action.wrong or judged.verdict == AMBIGUOUS or sheet.is_impossible(number):
        judged.cause, judged.why = "record", action.wrong
    if judged.verdict == REFUSED and not action.wrong:
        seat = found.letters.index(sheet.current) if sheet.current else 0
        judged.section, said = section_of(state, found.letters, seat, action.units)
        judged.cause = judged.cause or ("players" if said else "unknown")


def note(
    found: Refereed,
    turn: Turn,
    sheet: Sheet,
    line: Line,
    late: Sequence[int],
    state: RootState,
) -> None:
    """Note the verdict on each action, what was left out, and each swap."""
    steps = line.told.all() if line.told else []
    refused = {*late, *(action for step in steps for action in step.forced)}
    places = {action: step.at for step in steps for action in step.forced if step.at}
    taken: dict[int, list[Taken]] = {}
    implied: list[tuple[int, Unit]] = []
    behind = -1
    for step in steps:
        found.swaps += [(turn.line, swap) for swap in step.swaps]
        for each in step.taken:
            if each.action is None:
                implied.append((behind, each.unit))
            else:
                taken.setdefault(each.action, []).append(each)
                behind = max(behind, each.action)
    for number, action in enumerate(turn.actions):
        mine = taken.get(number, [])
        ours = [each.unit for each in mine]
        slip = next((each.slip for each in mine if each.slip), "")
        verdict = REFUSED if number in refused or action.wrong else AMBIGUOUS if slip else ACCEPTED
        judged = Judged(action.line, action.column, action.text, verdict, ours, slip)
        if verdict != ACCEPTED:
            explain(found, judged, sheet, places.get(number, state), number)
        found.judged.append(judged)
        for after, unit in implied:
            if after == number or (number == 0 and after < 0):
                found.judged.append(Judged(action.line, action.column, "", IMPLIED, [unit]))


def counts(found: Refereed) -> dict[str, int]:
    """Count the verdicts; what the record left out is no action."""
    numbers = {
        verdict: sum(each.verdict == verdict for each in found.judged)
        for verdict in (ACCEPTED, AMBIGUOUS, REFUSED, IMPLIED)
    }
    actions = numbers[ACCEPTED] + numbers[AMBIGUOUS] + numbers[REFUSED]
    return {"actions": actions, **numbers}
