"""The answers to a question that a turn of a record may mean."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, islice

from engine.core.choices.actions import Done, Option, Pass, fields_of
from engine.core.choices.questions import Amounts, Answer, OneOf, Question, SomeOf
from engine.referee.matching import same_card
from engine.referee.record.hirelings import LETTERS as HIRELINGS
from engine.referee.record.letters import NOTATIONS
from engine.referee.record.reading import Record
from engine.referee.turn_parts import Left, Sheet
from engine.root.cards.landmarks.setup import OfLandmark
from engine.root.data.cards import CARDS, KEY_OF_CARD
from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    DISCARD,
    ITEM,
    PIECE,
    REVEAL,
    SAY,
    SUPPLY,
    Unit,
)
from engine.root.pieces import ITEMS, Clearing
from engine.root.rules.answers import InClearing
from engine.root.rules.hands import Card
from engine.root.state import RootState

MOST_SETS, MOST_AMOUNTS = 40, 30
MOST_OPTIONS = 60


class Mentioned:
    """Things of which the rest of a turn speaks."""

    def __init__(
        self,
        sheet: Sheet,
        left: Left,
        burrow: int,
        pieces: Mapping[str, str],
        *,
        wide: bool,
        tolls: Collection[tuple[int, int]] = (),
    ) -> None:
        """`pieces` are the asked seat's names for its own; `wide` adds what the record omits.

        On the paths with `tolls`, one of the pieces that move may be lost.
        """
        self.tolls = tolls
        self.units = [part.unit for part in sheet.parts if sheet.has_left(part, left)]
        self.burrow = str(burrow)
        self.pieces = pieces
        self.wide = wide
        self.anywhere = any(p.impossible and sheet.has_left(p, left) for p in sheet.parts)
        self.places = {"0"}
        self.moves: dict[tuple[str, str], int] = {}
        for unit in self.units:
            self.places |= {unit.start or "", unit.end or ""}
            if unit.verb == SAY and unit.what:
                self.places |= set(re.findall(r"\d+", unit.what))
            if unit.verb == PIECE and unit.start and unit.end:
                key = (unit.start, unit.end)
                self.moves[key] = self.moves.get(key, 0) + unit.count

    def place(self, number: int) -> str:
        return "0" if str(number) == self.burrow else str(number)

    def allows(self, option: Option) -> bool:
        """Return whether an option names only places of which the record speaks."""
        fields = fields_of(type(option))
        named = [
            self.place(getattr(option, name))
            for name, kind in fields.items()
            if kind in ("Clearing", "Place")
        ]
        if "warriors" in fields and "origin" in fields:
            most = self.moves.get((named[0], named[1]), 0)
            ends = sorted((int(named[0]), int(named[1])))
            if self.tolls and tuple(ends) in self.tolls:
                most += min(1, self.moves.get((named[0], SUPPLY), 0))
            return bool(0 < int(getattr(option, "warriors", 0)) <= most)
        return self.anywhere or all(each in self.places for each in named)

    def tells(self, option: Option, letters: Sequence[str]) -> bool:
        """Return whether the record tells the battle or building of an option; True for others."""
        fields = fields_of(type(option))
        place = self.place(getattr(option, "clearing", 0))
        if "clearing" in fields and "defender" in fields:
            foe = letters[option.defender] if option.defender < len(letters) else ""  # type: ignore[attr-defined]
            return any((u.verb, u.what, u.start) == (BATTLE, foe, place) for u in self.units)
        if "clearing" in fields and "building" in fields:
            kind = self.pieces.get(option.building)  # type: ignore[attr-defined]
            return any((u.verb, u.what, u.end) == (PIECE, kind, place) for u in self.units)
        return True

    def shows(self, option: Card, letter: str) -> bool:
        """Return whether the record may mean a card that a seat plays or takes."""
        unit = card_unit(option.card)
        return any(self._means(wanted, unit, letter) for wanted in self.units)

    def _means(self, wanted: Unit, unit: Unit, letter: str) -> bool:
        start = wanted.start or ""
        if wanted.verb == CARD and (start == DISCARD or start.endswith((letter, *HIRELINGS))):
            return same_card(wanted, unit)
        if wanted.verb == REVEAL and wanted.who == letter:
            return same_card(wanted, unit)
        ambush = wanted.what in ("@", f"{unit.what}@")
        return wanted.verb == SAY and wanted.who == letter and ambush


def card_unit(card: int) -> Unit:
    """Return a card in the form of a unit."""
    return Unit(CARD, None, CARDS[card].suit[0].upper(), KEY_OF_CARD[card])


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
        if isinstance(option, Card) and wanted[KEY_OF_CARD[option.card]] > 0:
            wanted[KEY_OF_CARD[option.card]] -= 1
            hand.append(option)
    return [tuple(hand)] if form.accepts(tuple(hand)) else ()


def sites_told(question: Question, placed: Mapping[str, int]) -> Sequence[Option]:
    """Return the landmark, or the clearing for it, that a record tells (19.5.3)."""
    form = question.form
    if not placed or not isinstance(form, OneOf):
        return ()
    clearing = placed.get(str(question.context.get("landmark")), 0)
    return [
        option
        for option in form.options
        if (isinstance(option, OfLandmark) and option.landmark in placed)
        or (question.kind == "landmarks.where" and option == InClearing(Clearing(clearing)))
    ][:1]


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
    if fitting and all(isinstance(option, Card) for option in fitting):
        shown: list[Option] = [
            each for each in fitting if isinstance(each, Card) and mentioned.shows(each, letter)
        ]
        fitting = shown or ([] if nulls else fitting[:4])
    told = [option for option in fitting if mentioned.tells(option, letters)]
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
    if options and isinstance(options[0], Card):
        options.sort(
            key=lambda each: not (isinstance(each, Card) and mentioned.shows(each, letter))
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
