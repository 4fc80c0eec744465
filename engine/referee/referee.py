"""Refereeing a record: following every turn, judging every action, taking over what is refused."""

from __future__ import annotations

from engine.core.language.messages import Message
from engine.core.seats import JOINED, SEATING, Setup
from engine.core.simulation.garbage import without_collection
from engine.referee.record.contents import Record, Turn
from engine.referee.record.letters import KEY_OF_LETTER
from engine.referee.record.table_cards import check_sites, options_of
from engine.referee.recorded_position import Ledger, differences, position_of
from engine.referee.turn_parts import Sheet
from engine.referee.turn_search.trial import TURN
from engine.referee.turn_search.turns import as_meant, follow_turn, only_readings
from engine.referee.verdicts import AMBIGUOUS, IMPLIED, REFUSED, Judged, Refereed, note
from engine.root.game import GAME
from engine.root.rules.setup import CHOOSE, begin
from engine.root.state import RootState

PRINTED_SUITS = Message("referee-printed-suits")


@without_collection()
def referee(record: Record) -> Refereed:
    """Follow a record to its end; raise `Refused` if its table cannot be set up."""
    letters = list(record.order)
    letters += [each for each in record.players if each not in letters]
    options = {
        "map": record.map, "deck": record.deck, SEATING: JOINED, "responses": "live",
    }  # fmt: skip
    options = {"setup": CHOOSE, **options_of(record), **options}
    setup = Setup(GAME.key, tuple(KEY_OF_LETTER[each] for each in letters), options)
    GAME.check_setup(setup)
    state = begin(setup)
    for clearing, suit in record.suits.items():
        state.suits[clearing] = suit
    found = Refereed(record, letters, setup)
    if record.map != "autumn" and not record.suits:
        line = record.setup[0].line
        found.judged.append(Judged(line, 1, "", IMPLIED, why=PRINTED_SUITS, section="19.1"))
    first = [action for turn in record.setup for action in turn.actions]
    drawn = [value for turn in record.setup for value in turn.drawn]
    state = judge(found, state, Turn(record.setup[0].line, "", first, drawn=drawn))
    check_sites(record, state)
    for number, turn in enumerate(record.turns, 1):
        found.search.allow(number, len(record.turns))
        state = judge(found, resume(found, state, turn), turn)
    found.final = state
    return found


def resume(found: Refereed, state: RootState, turn: Turn) -> RootState:
    """Return the position with the turn's faction to play, whatever the rules say."""
    seat = found.letters.index(turn.letter)
    if state.agenda and not state.winners and state.agenda[-1] == (TURN, (seat,)):
        return state
    why = Message("referee-won-before" if state.winners else "referee-turn")
    found.judged.append(Judged(turn.line, 1, f"{turn.letter}:", IMPLIED, why=why, section="1.4"))
    state = state.copy()
    state.winners, state.won_by = (), ""
    for each in state.seats:
        state.points[each] = min(state.points[each], 29)
    state.agenda[:] = [(TURN, (seat,))]
    return state


def judge(found: Refereed, state: RootState, turn: Turn) -> RootState:
    """Follow one turn, note the findings, and return the position after it."""
    before = found.ledger.copy()
    state, unwritten = as_counted(state, before)
    told = follow_turn(
        found.search, state, Sheet(turn.actions, turn.letter, found.ledger, turn.drawn)
    )
    meant: list[int] = []
    if told.left or told.follower.forced:
        told, meant, ledger = as_meant(found.search, state, turn, before, told)
        found.ledger = ledger or found.ledger
    base = told.line.base.copy()
    told.follower.steps.force(base, told.line.left, told.left)
    refused = min([*told.left, *told.follower.forced], default=len(turn.actions))
    read = only_readings(found.search, told, state) | frozenset(meant)
    sure = [each for each in read if each < refused]  # one read so may be why another is refused
    known = len(found.judged)
    note(found, turn, told, state, sure, meant)
    for seat, points in enumerate(unwritten):
        base.points[seat] += points
    compare(found, turn, base)
    if any(each.verdict in (REFUSED, AMBIGUOUS) for each in found.judged[known:]):
        found.doubtful.append((turn.line, state))
    return base


def as_counted(state: RootState, ledger: Ledger) -> tuple[RootState, list[int]]:
    """Return a position with the points that the record counts, and the points it counts too few.

    A table that forgot a point went on with its own count: nobody wins before that says so.
    """
    state = state.copy()
    counted = [ledger.position[letter, "points", ""] for letter in ledger.letters]
    unwritten = [ours - said for ours, said in zip(state.points, counted, strict=True)]
    state.points[:] = counted
    return state, unwritten


def compare(found: Refereed, turn: Turn, state: RootState) -> None:
    """Note how the record's position and ours differ, if that has changed."""
    news = differences(found.ledger.position, position_of(state, found.letters))
    if news != (found.differences[-1][1] if found.differences else []):
        found.differences.append((turn.line, news))
