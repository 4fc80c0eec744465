"""The Riverfolk in the record notation: all warriors on the board are in one place (Law 11.2).

Prices are `$_h`, `$_r` and `$_m`, or `$_` for all three. A record does not write which funds are
committed, so those are that it does not spend later in the turn, nor which service was bought; one
of ours does, in comments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import dropwhile, takewhile

from engine.core.choices.actions import Option
from engine.core.choices.questions import Question
from engine.core.events import Event
from engine.root.factions.riverfolk.actions import SetPrices
from engine.root.factions.riverfolk.board import (
    BOATS,
    HAND,
    MERCENARIES,
    POST_COST,
    SERVICES,
    WARRIOR,
    board_of,
    count_held,
)
from engine.root.factions.riverfolk.funds import FundCommitted, FundOf, FundPlaced
from engine.root.factions.riverfolk.services import ServiceBought
from engine.root.factions.riverfolk.turn import PricesSet
from engine.root.hooks.notation import PIECE, SAY, SUPPLY, Letters, Notation, Unit, say
from engine.root.pieces import SUITS
from engine.root.state import RootState

COMMITTED = "commit"
PAID_BY: Mapping[str, Sequence[str]] = {"riverfolk.commit": (COMMITTED,), "riverfolk.pay": SUITS}
"""The words that name the owner of a fund, by the question they answer."""
MARKERS = {HAND: "h", BOATS: "r", MERCENARIES: "m"}


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Report warriors that came onto the board or left it, by owner, funds committed or placed,
    services bought that no card shows, and new prices."""
    units: list[Unit] = []
    for event in events:
        match event:
            case FundCommitted(owner=owner):
                units.append(say(f"$_{COMMITTED}->{letters[owner]}", letters[seat]))
            case FundPlaced(owner=owner, suit=suit):
                units.append(say(f"$_{suit}->{letters[owner]}", letters[seat]))
            case ServiceBought(buyer=buyer, service=service) if service != HAND:
                units.append(say(f"$_{service}->{letters[buyer]}", letters[seat]))
    moved = before.boards[seat] != after.boards[seat]
    for each in after.seats if moved else ():
        more = count_held(after, seat, each, WARRIOR) - count_held(before, seat, each, WARRIOR)
        if more:
            ends = (SUPPLY, f"board:{letters[seat]}")
            start, end = ends if more > 0 else ends[::-1]
            units.append(Unit(PIECE, letters[each], "w", None, start, end, abs(more)))
    return units + prices(before, after, seat, events, letters)


def prices(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name the prices that were set: all at once where they are alike and several changed."""
    if not any(isinstance(event, PricesSet) for event in events):
        return []
    old, new = board_of(before, seat).prices, board_of(after, seat).prices
    first = before.phase == "setup"
    changed = [service for service in SERVICES if first or old[service] != new[service]]
    if len(changed) > 1 and len({*new.values()}) == 1:
        return [say(f"$_->{new[HAND]}", letters[seat])]
    return [say(f"$_{MARKERS[each]}->{new[each]}", letters[seat]) for each in changed]


def list_spent(state: RootState, seat: int) -> Sequence[object]:
    """List the services bought this turn: a record tells what was paid, not for which."""
    return board_of(state, seat).bought


def put(state: RootState, seat: int, owner: int, what: str, count: int) -> bool:
    """Put an owner's warrior into Payments, or take one, funds first."""
    board = board_of(state, seat)
    if count > 0:
        board.payments[owner] += count
        return True
    for box in (board.funds, board.payments, board.committed):
        if box[owner] >= -count:
            box[owner] += count
            return True
    row = next((row for row in board.spaces.values() if owner in row), None)
    if row is not None:
        row.remove(owner)
    return row is not None


def note_gone(state: RootState, seat: int, clearing: int, kind: str) -> None:
    """Take a removed trade post out of the game."""
    board_of(state, seat).lost[kind] += 1


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Set prices."""
    board = board_of(state, seat)
    board.prices = {**board.prices, **prices_in([say(what)])}


def prices_in(said: Iterable[Unit]) -> dict[str, int]:
    """Read the prices that a record sets."""
    found: dict[str, int] = {}
    for unit in said:
        marker, _, price = (unit.what or "").partition("->")
        if unit.verb == SAY and marker.startswith("$_") and price.isdecimal():
            found |= {each: int(price) for each in SERVICES if marker[2:] in ("", MARKERS[each])}
    return found


def pick(
    state: RootState,
    seat: int,
    question: Question,
    options: Sequence[Option],
    said: Sequence[Unit],
    letters: Letters,
) -> Sequence[Option]:
    """Choose the prices that a record sets, and funds as it spends them."""
    if any(isinstance(option, SetPrices) for option in options):
        return chosen_prices(state, seat, options, said)
    if not all(isinstance(option, FundOf) for option in options):
        return options
    if question.kind == "riverfolk.spend":
        spent = to_be_spent(seat, [unit for unit in said if recruits(unit)], letters)
        owners = [owner_of(each) for each in options]
        told = next((owner for owner in spent if owner in owners), None)
        return [each for each in options if owner_of(each) == told] or options
    if question.kind == "riverfolk.disruption":
        lost = to_be_spent(seat, first_run(seat, said, letters), letters)
        return as_many(options, lost)
    spent = to_be_spent(seat, said, letters)
    words = PAID_BY.get(question.kind, ())
    found = as_told(list_spared_first(state, seat, options, spent), said, words, letters)
    return found[:1] if question.kind == "riverfolk.commit" else found


def recruits(unit: Unit) -> bool:
    """Return whether a unit is a fund spent for a warrior: two buy a trade post."""
    return unit.count < POST_COST or (unit.end or "").isdecimal()


def owner_of(option: Option) -> int:
    """Return the owner of a fund."""
    assert isinstance(option, FundOf), "only funds come here"
    return option.seat


def chosen_prices(
    state: RootState, seat: int, options: Sequence[Option], said: Sequence[Unit]
) -> Sequence[Option]:
    """Keep the prices that a record sets; if it sets none, there is no choice."""
    wanted = {**board_of(state, seat).prices, **prices_in(said)}
    prices = SetPrices(wanted[HAND], wanted[BOATS], wanted[MERCENARIES])
    others = [option for option in options if not isinstance(option, SetPrices)]
    return [*(option for option in options if option == prices), *others]


def to_be_spent(seat: int, said: Sequence[Unit], letters: Letters) -> Mapping[int, int]:
    """Count the warriors that still leave the board this turn, by owner, in the record's order."""
    spent: Counter[int] = Counter()
    for unit in said:
        if unit.verb == PIECE and unit.start == f"board:{letters[seat]}" and unit.who in letters:
            spent[letters.index(unit.who)] += unit.count
    return spent


def as_many(funds: Sequence[Option], wanted: Mapping[int, int]) -> list[Option]:
    """List funds, first as many of each owner as are wanted."""
    left = Counter(wanted)
    first: list[Option] = []
    others: list[Option] = []
    for each in funds:
        (first if left[owner_of(each)] > 0 else others).append(each)
        left[owner_of(each)] -= 1
    return first + others


def first_run(seat: int, said: Sequence[Unit], letters: Letters) -> list[Unit]:
    """Return the next warriors that leave the board one after the other: half of them, lost."""
    board = f"board:{letters[seat]}"
    behind = dropwhile(lambda unit: unit.start != board, said)
    return list(takewhile(lambda unit: unit.start == board, behind))


def list_spared_first(
    state: RootState, seat: int, options: Sequence[Option], spent: Mapping[int, int]
) -> list[Option]:
    """List funds, first those with more than the record still spends."""
    left = {each: n - spent[each] for each, n in enumerate(board_of(state, seat).funds)}
    found: list[Option] = []
    rest = list(options)
    while rest:
        best = max(rest, key=lambda option: left[owner_of(option)])
        rest.remove(best)
        left[owner_of(best)] -= 1
        found.append(best)
    return found


def as_told(
    funds: Sequence[Option], said: Sequence[Unit], words: Sequence[str], letters: Letters
) -> list[Option]:
    """List funds, first those whose owners a record of ours names in these words."""
    first: list[Option] = []
    rest = list(funds)
    for unit in said:
        word, _, letter = (unit.what or "").removeprefix("$_").partition("->")
        if unit.verb == SAY and word in words:
            named = [each for each in rest if letters[owner_of(each)] == letter][:1]
            first += named
            for each in named:
                rest.remove(each)
    return [*first, *rest]


NOTATION = Notation(
    "O",
    pieces={"post_fox": "t_f", "post_rabbit": "t_r", "post_mouse": "t_m"},
    tell=tell,
    list_spent=list_spent,
    put=put,
    note_gone=note_gone,
    force=force,
    pick=pick,
)
