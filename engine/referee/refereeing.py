"""Refereeing a record: every turn followed, every action judged, what is refused taken over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from engine.core.seats import JOINED, SEATING, Setup
from engine.referee.deeds import worth
from engine.referee.following.follower import NARROW, WIDE, WIDEST, Follower
from engine.referee.following.lines import Line
from engine.referee.following.trial import TURN
from engine.referee.ledger import Ledger, differences, position_of
from engine.referee.matching import Reading, Taken
from engine.referee.piles import Swap
from engine.referee.record.letters import KEY_OF_LETTER
from engine.referee.record.reading import Record, Turn
from engine.referee.sections import section_of
from engine.referee.sheet import Sheet, rewritten
from engine.root.game import GAME
from engine.root.hooks.notation import SCORE, Unit
from engine.root.rules.setup import begin
from engine.root.state import RootState

ACCEPTED, AMBIGUOUS, REFUSED, IMPLIED = "accepted", "ambiguous", "refused", "implied"
ENOUGH, AHEAD = 60_000, 3
"""Trials that a record may take before it is followed less widely, about 20 seconds of them: each
turn adds its share, and the first ones may borrow those of a few others."""
LEAST = 2500
"""Trials that each turn may take, whatever those before it took."""
RIVAL = 2.0
"""How much worse a turn must be told without a reading for it to be the only one."""
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
    before = found.ledger.copy()
    state, unwritten = as_counted(state, before)
    sheet = Sheet(turn.actions, turn.letter, found.ledger)
    line, follower = followed(found, state, sheet)
    meant: list[int] = []
    if sheet.open(line.left) or follower.forced:
        line, follower, meant = as_meant(found, state, turn, before, line, follower)
    base = line.base.copy()
    late = follower.sheet.open(line.left)
    follower.force(base, line.left, late)
    refused = min([*late, *follower.forced], default=len(turn.actions))
    read = only_readings(found, follower, line, state) | frozenset(meant)
    sure = [each for each in read if each < refused]  # what is refused may hang on one of them
    note(found, turn, follower.sheet, line, late, state, sure, meant)
    for seat, points in enumerate(unwritten):
        base.points[seat] += points
    compare(found, turn, base)
    if any(
        each.line == turn.line and each.verdict in (REFUSED, AMBIGUOUS) for each in found.judged
    ):
        found.doubtful.append((turn.line, state))
    return base


def as_counted(state: RootState, ledger: Ledger) -> tuple[RootState, list[int]]:
    """Return a position with the points that the record counts, and how many more ours has.

    A table that forgot a point played on with what it counted: nobody has won before it says so.
    """
    state = state.copy()
    counted = [ledger.position[letter, "points", ""] for letter in ledger.letters]
    unwritten = [ours - said for ours, said in zip(state.points, counted, strict=True)]
    state.points[:] = counted
    return state, unwritten


def as_meant(
    found: Refereed, state: RootState, turn: Turn, before: Ledger, line: Line, follower: Follower
) -> tuple[Line, Follower, list[int]]:
    """Follow a turn with one clearing for another where that tells it better.

    Return also the actions that are read so.
    """
    best: tuple[Line, Follower, list[int]] = (line, follower, [])
    for actions, changed in rewritten(turn.actions, before):
        ledger = before.copy()
        sheet = Sheet(actions, turn.letter, ledger)
        other = Follower(found.setup, found.letters, sheet)
        told = other.follow(state, sheet.full, WIDE)
        found.tried += other.tried
        if other.total(told) + RIVAL < best[1].total(best[0]):
            best = (told, other, changed)
            found.ledger = ledger
    return best


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

    most = max(found.allowed, found.tried + LEAST)
    starts = [run(NARROW, frozenset())]
    for width in (WIDE, WIDEST):
        best, follower = starts[-1]
        if sheet.open(best.left) and found.tried < most:
            line, other = run(width, frozenset())
            if other.total(line) < follower.total(best):
                starts.append((line, other))
    begun: set[int] = set()
    ends = []
    for line, follower in starts[::-1]:
        first = sheet.open(line.left)[:1]
        if begun.isdisjoint(first) and (not ends or found.tried < most):
            begun.update(first)
            ends.append(with_rest_taken_over(run, sheet, line, follower))
    return min(ends, key=lambda end: end[1].total(end[0]))


def with_rest_taken_over(
    run: Callable[[int, frozenset[int]], tuple[Line, Follower]],
    sheet: Sheet,
    best: Line,
    follower: Follower,
) -> tuple[Line, Follower]:
    """Return the best line of those that take over what the first leaves, one by one."""
    forced: frozenset[int] = frozenset()
    for _ in range(MOST_FORCED):
        late = [each for each in sheet.open(best.left) if each not in forced]
        if not late:
            break
        forced |= {late[0]}
        line, other = run(NARROW, forced)
        if len(sheet.open(line.left)) > len(late) - 1:
            line, other = run(WIDE, forced)
        if other.total(line) > follower.total(best) + 0.5:
            break
        best, follower = line, other
    return best, follower


def only_readings(
    found: Refereed, follower: Follower, line: Line, state: RootState
) -> frozenset[int]:
    """Return the actions that are not read as written, but in the only way that fits the turn.

    Where the turn can be told with another reading just as well, an action is ambiguous.
    """
    sheet = follower.sheet
    read: dict[int, set[Reading]] = {}
    for step in line.told.all() if line.told else []:
        for each in step.taken:
            if each.slip and each.slip != "owner" and each.action is not None:
                read.setdefault(each.action, set()).add((each.action, each.unit._replace(count=1)))
    sure: set[int] = set()
    for action, barred in read.items():
        other = Follower(found.setup, found.letters, sheet, follower.forced, barred)
        other.suits = follower.suits
        rival = other.follow(state, sheet.full, NARROW)
        found.tried += other.tried
        if other.total(rival) > follower.total(line) + RIVAL:
            sure.add(action)
    return frozenset(sure)


def explain(found: Refereed, judged: Judged, sheet: Sheet, state: RootState, number: int) -> None:
    """Note the section that an action breaks, and whose slip it is."""
    action = sheet.actions[number]
    if action.wrong or judged.slip or sheet.is_impossible(number):
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
    sure: Collection[int],
    meant: Collection[int],
) -> None:
    """Note the verdict on each action, what was left out, and each swap."""
    steps = line.told.all() if line.told else []
    refused = {*late, *(action for step in steps for action in step.forced)}
    refused -= {each for each in refused if follows(turn, each, refused)}
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
        slip = next((each.slip for each in mine if each.slip), "place" * (number in meant))
        doubt = AMBIGUOUS if slip and number not in sure else ACCEPTED
        verdict = REFUSED if number in refused or action.wrong else doubt
        judged = Judged(action.line, action.column, action.text, verdict, ours, slip)
        if verdict != ACCEPTED or slip:
            explain(found, judged, sheet, places.get(number, state), number)
        found.judged.append(judged)
        for after, unit in implied:
            if after == number or (number == 0 and after < 0):
                found.judged.append(Judged(action.line, action.column, "", IMPLIED, [unit]))


def follows(turn: Turn, number: int, refused: Collection[int]) -> bool:
    """Return whether an action is but the points that one brings which was taken over before it."""
    if number - 1 not in refused:
        return False
    points = [each.count for each in turn.actions[number].units if each.verb == SCORE]
    deed = turn.actions[number - 1].units
    return len(points) == len(turn.actions[number].units) and points == [worth(deed, turn.letter)]


def counts(found: Refereed) -> dict[str, int]:
    """Count the verdicts; what the record left out is no action."""
    numbers = {
        verdict: sum(each.verdict == verdict for each in found.judged)
        for verdict in (ACCEPTED, AMBIGUOUS, REFUSED, IMPLIED)
    }
    actions = numbers[ACCEPTED] + numbers[AMBIGUOUS] + numbers[REFUSED]
    return {"actions": actions, **numbers}
