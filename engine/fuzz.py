"""Random matches with checks at every decision: whatever breaks here would break at a table.

Save and load, undo, piece conservation, write = parse of every answer, and the re-deal test: deal
anew whatever an observer cannot know, replay the same choices, and compare all that is shown.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from engine.ai.answers import random_answer
from engine.core.chance.draws import Chance, Rng
from engine.core.choices.actions import MOST_KEY_LENGTH
from engine.core.choices.questions import (
    MOST_OPTIONS,
    MOST_WAYS,
    Amounts,
    Answer,
    OneOf,
    Question,
    answer_from_keys,
    answer_keys,
)
from engine.core.events import events_for
from engine.core.game import Game
from engine.core.match import Match
from engine.core.saving.record import PLAN, MatchRecord
from engine.core.seats import Seat, Setup
from engine.core.simulation.other_world import OtherWorld
from engine.selfplay import MOST_ROUNDS, chance_of

MOST_CHOICES = 12
"""Most questions in one step: choices that a changed rule may cost a running match."""
PLANNING = 0.03
"""The share of choices before which a plan is changed."""
SPAN = 6
"""Choices replayed in each world of the re-deal test."""
NONE: frozenset[str] = frozenset()
Look: TypeAlias = Callable[[Match[Any], Seat | None], Any]
"""Returns something that an observer may know of a match."""


class Findings(msgspec.Struct):
    """Counts of the things tried, and the failures with the record that reproduces each."""

    matches: int = 0
    endless: int = 0
    """Matches left after many rounds: at random, nobody may be able to score any more."""
    decisions: int = 0
    reloads: int = 0
    undos: int = 0
    redeals: int = 0
    kept: int = 0
    """Re-deals in which the same choices were possible."""
    kept_share: float = 0.0
    failures: list[dict[str, Any]] = []


class Broken(Exception):  # noqa: N818 - it is a finding
    """A property does not hold."""


def fuzz(
    game: Game[Any],
    setup_of: Callable[[random.Random], Setup],
    *,
    seed: int,
    until: float,
    clock: Callable[[], float],
) -> Findings:
    """Play checked matches until the time is up or something breaks."""
    findings = Findings()
    while clock() < until and not findings.failures:
        rng = random.Random(seed)
        setup = setup_of(rng)
        match = Match.new(game, setup, chance_of(seed))
        try:
            check_match(match, seed, rng, findings, lambda: clock() < until)
        except Exception as error:
            record = msgspec.json.encode(match.record()).decode() if match._checkpoints else ""
            findings.failures.append(
                {"seed": seed, "seats": list(setup.seats), "error": repr(error), "record": record}
            )
        findings.matches += match.over
        seed += 1
    findings.kept_share = round(findings.kept / findings.redeals, 3) if findings.redeals else 0.0
    return findings


def check_match(
    match: Match[Any],
    seed: int,
    rng: random.Random,
    findings: Findings,
    more: Callable[[], bool],
) -> None:
    """Play one match at random, checking as it goes."""
    chance = chance_of(seed)
    census = match.game.census(match.state)
    span: list[Made] = []
    origin: Position | None = None
    while not match.over and more():
        if match.game.rounds(match.state) > MOST_ROUNDS:
            findings.endless += 1
            return
        if origin is None and (state := match.between_steps()) is not None:
            origin = Position(match.game, match.setup, state, chance)
        if rng.random() < PLANNING:
            change_some_plan(match, Seat(rng.randrange(len(match.setup.seats))), rng)
            span, origin = [], None  # a choice that no world is asked for
        seat, question = rng.choice([*match.pending.items()])
        check_size(match, question)
        check_rule(match.game, question)
        answer = random_answer(question.form, rng)
        check_written(question, answer)
        match.submit(seat, question.id, answer)
        findings.decisions += question.decides()
        if match.game.census(match.state) != census:
            raise Broken(f"pieces were {census}, are {match.game.census(match.state)}")
        check_reload(match, chance)
        findings.reloads += 1
        if match.can_undo(seat) and rng.random() < 0.3:
            check_undo(match, seat, question, answer)
            findings.undos += 1
        if origin is not None:
            span.append(Made(seat, answer_keys(answer)))
        if origin is not None and (len(span) == SPAN or match.over):
            check_redeal(origin, span, rng, findings)
            span, origin = [], None


def change_some_plan(match: Match[Any], seat: Seat, rng: random.Random) -> None:
    """Change any plan of a seat, whoever is asked."""
    kind = rng.choice(match.game.plans_of(match.state, seat))
    match.change_plan(seat, kind.key, {f.key: rng.choice(f.choices) for f in kind.fields})


def check_size(match: Match[Any], question: Question) -> None:
    """Check that a question can be shown, and that a step stays short."""
    form = question.form
    most = MOST_WAYS if isinstance(form, OneOf) else MOST_OPTIONS
    if not isinstance(form, Amounts) and len(form.options) > most:
        raise Broken(f"{question.kind} has {len(form.options)} options")
    made = match.record().since(match.last_checkpoint())
    if sum(choice.kind != PLAN for choice in made) >= MOST_CHOICES:
        raise Broken(f"a step with {question.kind} asks for more than {MOST_CHOICES} choices")


def check_rule(game: Game[Any], question: Question) -> None:
    """Check that the rulebook has a section to read on for a question."""
    section = game.rule_of(question)
    try:
        game.rule(section or "", game.words("en"))
    except LookupError:
        raise Broken(f"{question.kind}: the rulebook has no section {section}") from None


def check_written(question: Question, answer: Answer) -> None:
    """Check that an answer's keys are short plain text and read back as the same answer."""
    keys = answer_keys(answer)
    if any(len(key) > MOST_KEY_LENGTH or not key.isascii() for key in keys):
        raise Broken(f"{question.kind}: key {keys} is too long or not ASCII")
    back = answer_from_keys(question.form, keys)
    if back is None or sorted(answer_keys(back)) != sorted(keys):
        raise Broken(f"{question.kind}: {keys} reads back as {back}")


def check_reload(match: Match[Any], chance: Chance) -> None:
    """Check that a match that was saved and loaded is the same match."""
    written = msgspec.msgpack.encode(match.record())
    record = msgspec.msgpack.decode(written, type=MatchRecord)
    loaded = Match.load(match.game, record, chance)
    if loaded.state != match.state or loaded.record() != match.record():
        raise Broken("a loaded match differs")
    if loaded.pending != match.pending:
        raise Broken(f"a loaded match asks {loaded.pending} instead of {match.pending}")


def check_undo(match: Match[Any], seat: Seat, question: Question, answer: Answer) -> None:
    """Check that taking a choice back and making it again leads to the same position."""
    after = match.state.copy()
    match.undo(seat)
    asked = match.pending.get(seat)
    if asked is None or asked.kind != question.kind or asked.id == question.id:
        raise Broken(f"undo of {question.kind} does not ask it anew")
    match.submit(seat, asked.id, answer)
    if match.state != after:
        raise Broken(f"undo of {question.kind} and the same answer lead elsewhere")


def check_redeal(
    origin: Position,
    span: Sequence[Made],
    rng: random.Random,
    findings: Findings,
    look: Look | None = None,
    say: Look | None = None,
) -> None:
    """Compare what an observer is shown in two worlds that it cannot tell apart.

    If the same choices are not possible in the other world, what was shown until then is compared.
    `look` returns what else an observer may see at the end of the choices; it may change the match.
    `say` returns what else an observer is told at every position on the way.
    """
    seats = [Seat(seat) for seat in range(len(origin.setup.seats))]
    observer = [None, *seats][rng.randrange(len(seats) + 1)]
    here = origin.same()
    real = shown_along(here, span, observer, say)
    if not real.kept:
        raise Broken("the same world plays differently the second time")
    findings.redeals += 1
    try:
        other = origin.other(observer, rng, real)
    except LookupError:  # a plan's response is not possible in this world
        return
    dealt = shown_along(other, span, observer, say)
    findings.kept += dealt.kept
    for number, (one, two) in enumerate(zip(real.shown, dealt.shown, strict=dealt.kept)):
        if one != two:
            raise Broken(f"observer {observer} tells worlds apart at {number}:\n{one}\n{two}")
    if look is not None and dealt.kept and look(here, observer) != look(other, observer):
        raise Broken(f"observer {observer} tells worlds apart by what it may look at")


class Made(msgspec.Struct):
    """A choice as its maker's seat and the keys of the answer."""

    seat: Seat
    keys: list[str]


class Position(msgspec.Struct):
    """A position between two steps, from which worlds are made."""

    game: Any
    setup: Setup
    state: Any
    chance: Chance

    def same(self) -> Match[Any]:
        """Return a match from here."""
        return Match.at(self.game, self.setup, self.state.copy(), self.chance, keep="turn")

    def other(self, observer: Seat | None, rng: Rng, real: Shown) -> Match[Any]:
        """Return a match from here in a world where whatever `observer` never saw is dealt anew.

        Raise LookupError if a plan could not have responded as it did.
        """
        state = self.state.copy()
        self.game.rehide(state, observer, rng, real.seen)
        taken = list(real.responses)
        return OtherWorld.at(self.game, self.setup, state, self.chance, taken, keep="turn")


class Shown(msgspec.Struct):
    """All that an observer was shown along some choices, and the secrets open to it meanwhile."""

    shown: list[Any]
    seen: frozenset[str]
    responses: list[str | None]
    kept: bool
    """False if a choice was not possible, because its seat or a plan holds other cards."""


def shown_along(
    match: Match[Any], span: Sequence[Made], observer: Seat | None, say: Look | None = None
) -> Shown:
    """Make choices again as far as possible, and note what an observer is shown."""
    shown: list[Any] = []
    seen: frozenset[str] = NONE
    responses: list[str | None] = []
    kept = False
    for made in [*span, None]:
        events = events_for(match.told, observer)
        asked = None if observer is None else match.pending.get(observer)
        informed = [told.audience for told in match.told]
        said = None if say is None else say(match, observer)
        shown.append((match.view(observer), events, informed, sorted(match.pending), asked, said))
        seen |= match.game.secrets_shown(match.state, observer)
        seen |= match.game.secrets_told(events)
        responses += match.responses
        if made is None or match.over:
            kept = True
            break
        question = match.pending.get(made.seat)
        answer = None if question is None else answer_from_keys(question.form, made.keys)
        if question is None or answer is None:
            break
        try:
            match.submit(made.seat, question.id, answer)
        except LookupError:
            break
    return Shown(shown, seen, responses, kept)
