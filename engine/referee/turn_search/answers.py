"""The answers to a question that a turn of a record may mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Amounts, Answer, OneOf, Question, SomeOf
from engine.referee.record.contents import Record
from engine.referee.record.letters import NOTATIONS
from engine.referee.turn_search.mentioned import Mentioned
from engine.root.cards.landmarks.setup import OfLandmark
from engine.root.data.cards import KEY_OF_CARD
from engine.root.hooks.notation import (
    ITEM,
    PIECE,
)
from engine.root.pieces import ITEMS, Clearing, LandmarkKey
from engine.root.rules.answers import InClearing
from engine.root.rules.hands import OneCard
from engine.root.state import RootState

MOST_SETS, MOST_AMOUNTS = 40, 30
MOST_OPTIONS = 60


def candidates(
    question: Question, state: RootState, mentioned: Mentioned, letters: Sequence[str]
) -> Iterator[Answer]:
    """List the answers worth trying."""
    form, seat = question.form, question.seat
    pick = NOTATIONS[state.factions[seat]].pick
    if isinstance(form, OneOf):
        options = pick(state, seat, question, form.options, mentioned.units, letters)
        yield from one_of(options, mentioned, letters, letters[seat])
    elif isinstance(form, SomeOf):
        options = pick(state, seat, question, form.options, mentioned.units, letters)
        yield from some_of(form, options, mentioned, letters[seat])
    else:
        yield from amounts(form, mentioned, letters[seat])


def told_beforehand(question: Question, record: Record, letters: Sequence[str]) -> Sequence[Answer]:
    """Return the answer that the head of a record of ours tells, if it does."""
    hand = record.kept.get(letters[question.seat], ())
    return hand_kept(question, hand) or sites_told(question, record.landmarks)


def hand_kept(question: Question, names: Sequence[str]) -> Sequence[Answer]:
    """Return the starting hand of some cards by name (19.10)."""
    form, wanted = question.form, Counter(names)
    if question.kind != "advanced.hand" or not names or not isinstance(form, SomeOf):
        return ()
    hand: list[Option] = []
    for option in form.options:
        if isinstance(option, OneCard) and wanted[KEY_OF_CARD[option.card]] > 0:
            wanted[KEY_OF_CARD[option.card]] -= 1
            hand.append(option)
    return [tuple(hand)] if form.accepts(tuple(hand)) else ()


def sites_told(question: Question, placed: Mapping[str, int]) -> Sequence[Option]:
    """Return the landmark, or the clearing for it, that a record tells next (19.5.3)."""
    form = question.form
    if not placed or not isinstance(form, OneOf):
        return ()
    told: list[Option] = [OfLandmark(LandmarkKey(each)) for each in placed]
    if question.kind == "landmarks.where":
        told = [InClearing(Clearing(placed.get(str(question.context["landmark"]), 0)))]
    return [each for each in told if each in form.options][:1]


def is_null(answer: Answer) -> bool:
    """Return whether an answer does nothing."""
    return isinstance(answer, (Done, Pass)) or answer in ((), {})


def one_of(
    every: Sequence[Option], mentioned: Mentioned, letters: Sequence[str], letter: str
) -> Iterator[Answer]:
    """List single options: those the record may mean, then those that do nothing."""
    nulls: list[Option] = [option for option in every if is_null(option)]
    others = [option for option in every if not is_null(option)]
    fitting: list[Option] = [option for option in others if mentioned.allows(option)]
    if fitting and all(isinstance(option, OneCard) for option in fitting):
        shown: list[Option] = [
            each for each in fitting if isinstance(each, OneCard) and mentioned.shows(each, letter)
        ]
        fitting = shown or ([] if nulls else fitting[:4])
    told = [option for option in fitting if mentioned.tells(option, letters)]
    told.sort(key=mentioned.guess_at)
    if mentioned.wide or mentioned.anywhere or not told:
        told += [option for option in fitting if option not in told]
    fitting = told
    if not fitting and not nulls:
        fitting = others[:MOST_OPTIONS]
    yield from fitting[:MOST_OPTIONS]
    yield from nulls


def some_of(
    form: SomeOf, every: Sequence[Option], mentioned: Mentioned, letter: str
) -> Iterator[Answer]:
    """List sets of options, beginning with the cards that the record shows."""
    options = list(every)
    if options and isinstance(options[0], OneCard):
        options.sort(
            key=lambda each: not (isinstance(each, OneCard) and mentioned.shows(each, letter))
        )
    seen: set[tuple[str, ...]] = set()
    sizes = range(form.least, form.most + 1)
    sets = (chosen for size in sizes for chosen in combinations(options, size))
    for chosen in islice(sets, 400):
        keys = tuple(sorted(option.key() for option in chosen))
        if keys in seen:
            continue
        seen.add(keys)
        accepted = form.accepts(chosen)
        if accepted is not None:
            yield accepted
        if len(seen) >= MOST_SETS:
            return


def amounts(form: Amounts, mentioned: Mentioned, letter: str) -> Iterator[Answer]:
    """List amounts: first those the record speaks of at all or next, then others."""
    spoken = {key: min(n, most_of(key, mentioned, letter)) for key, n in form.bounds.items()}
    tried = [filled(form, spoken), filled(form, told_next(form.bounds, mentioned, letter))]
    tried += [Counter(each) for each in islice(spread(dict(form.bounds), form.least), MOST_AMOUNTS)]
    if form.most != form.least:
        tried += [Counter(e) for e in islice(spread(dict(form.bounds), form.most), MOST_AMOUNTS)]
    seen: list[dict[str, int]] = []
    for each in tried:
        answer = {key: n for key, n in each.items() if n}
        accepted = form.accepts(answer)
        if accepted is not None and accepted not in seen:
            seen.append(accepted)
            yield accepted


def filled(form: Amounts, wanted: Mapping[str, int]) -> Counter[str]:
    """Return what is wanted, filled up or cut."""
    guess: Counter[str] = Counter()
    for key, n in wanted.items():
        guess[key] = min(n, form.most - guess.total())
    for key, n in form.bounds.items():
        guess[key] += max(0, min(n - guess[key], form.least - guess.total()))
    return +guess


def most_of(key: str, mentioned: Mentioned, letter: str) -> int:
    """Return the number of own pieces in a clearing, or of an item, of which the record speaks."""
    item = key.partition("-")[0]
    if item in ITEMS:
        return sum(
            unit.count or 99
            for unit in mentioned.units
            if unit.verb == ITEM and unit.what in (None, item)
        )
    if key.isdecimal():
        place = mentioned.place(int(key))
        return sum(
            unit.count
            for unit in mentioned.units
            if unit.verb == PIECE and unit.who == letter and place in (unit.start, unit.end)
        )
    return 0


def told_next(bounds: Mapping[str, int], mentioned: Mentioned, letter: str) -> dict[str, int]:
    """Return how much of each key the record speaks of in one go, the next time that it does."""
    told = taken_next(mentioned, letter)
    found: dict[str, int] = {}
    for key, n in bounds.items():
        what = mentioned.pieces.get(key, key.partition("-")[0])
        found[key] = min(n, told[what])
        told[what] -= found[key]
    return found


def taken_next(mentioned: Mentioned, letter: str) -> Counter[str]:
    """Count the record's next change of a seat's items, or of its buildings and tokens that leave
    a clearing."""
    taken: Counter[str] = Counter()
    alike: tuple[str, str | None] | None = None
    for unit in mentioned.units:
        piece = unit.what in mentioned.pieces.values() and (unit.start or "").isdecimal()
        of_these = unit.who == letter and (unit.verb == ITEM or piece)
        like = (unit.verb, unit.end if unit.verb == ITEM else None)
        if of_these and alike in (None, like):
            alike = like
            taken[unit.what or ""] += unit.count
        elif taken:
            break
    return taken


def spread(bounds: Mapping[str, int], total: int) -> Iterator[dict[str, int]]:
    """List every way to take a total within some bounds."""
    keys = list(bounds)
    if not keys:
        if not total:
            yield {}
        return
    first, rest = keys[0], {key: bounds[key] for key in keys[1:]}
    for n in range(min(bounds[first], total), -1, -1):
        if total - n <= sum(rest.values()):
            for each in spread(rest, total - n):
                yield {first: n, **each}
