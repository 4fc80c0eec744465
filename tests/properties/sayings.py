"""Everything the bot says of a position: to everybody, and to one seat alone.

The sentences are written by the bot's own functions, from the whole match as it writes them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from bot.matches.live import Live
from bot.notify.outbox import only_ending
from bot.notify.story import Heard, others_story, own_story, write_story_to
from bot.notify.turn_posts import causes_in_public, public_questions
from bot.notify.waiting_times import missing_people
from bot.play.coach.intents import tell_turn
from bot.play.confirmation import confirmation
from bot.play.menus.prompt_builder import prompt_of
from bot.play.planning.queue import look_ahead
from bot.services import plans
from bot.services.sentences import wording_of
from bot.store import MatchRow, SeatRow
from bot.ui.markup import bot_words
from bot.ui.message_ids import field_types
from bot.ui.summaries import digest
from bot.ui.wording import Wording
from bot.workers.computer_worker import think
from bot.workers.computers import parcel_of_tip
from engine.ai.answers import random_answer
from engine.core.choices.actions import Option
from engine.core.choices.questions import OneOf, Question
from engine.core.errors import Refused
from engine.core.events import events_for
from engine.core.language.messages import Message
from engine.core.match import Match
from engine.core.saving.codec import decode_state
from engine.core.seats import Seat
from engine.games import RECORDS
from engine.referee.record.letters import letters_of
from engine.referee.record.secrecy import as_told, told_changes
from engine.referee.record.writing import write_unit
from engine.referee.records import SPECTATOR

WORDS = bot_words("en")
LINE, OPTIONS = 400, 12
"""Most characters of a turn's line, and most options that are looked at closely."""


def seated(match: Match[Any]) -> Live:
    """Return the match as the bot holds it, with a person in every seat."""
    row = MatchRow(
        id=1, version=1, game=match.game.key, schema=match.game.schema, status="running",
        guild_id=1, channel_id=1, thread=False, host_id=1, options={}, options_version=0,
        setup=b"", secret_hash="", nonces=(), head=b"", first_kept=0, turn="", paused=None,
        parent_id=None, result=None, created_at=0, updated_at=0,
    )  # fmt: skip
    seats = tuple(
        SeatRow(match_id=1, number=seat, user_id=100 + seat, name=f"P{seat}", joined_at=0)
        for seat in range(len(match.setup.seats))
    )
    return Live(row, seats, match)


def say_all(match: Match[Any], observer: Seat | None) -> list[Any]:
    """Return everything said of a position that an observer may hear."""
    live = seated(match)
    said = [*say_in_public(live), say_record(match, observer)]
    return said if observer is None else [*said, *say_to(live, observer)]


def say_in_public(live: Live) -> Iterator[Any]:
    """Yield what posts, headlines and stories say, and what decides when they are sent."""
    match, game, state = live.match, live.match.game, live.match.state
    view, seats = match.view(None), [Seat(seat.number) for seat in live.seats]
    wording, events = wording_of(live, "en", view), events_for(match.told, None)
    yield causes_in_public(live, wording), public_questions(live, wording)
    yield [wording.message(each) for each in (*game.matter(state), *game.cut_short(state))]
    yield wording.time(state), [wording.score(state, seat) for seat in seats]
    yield game.current(state), game.order(state), game.turns(state), missing_people(live)
    yield wording.warnings(), game.standing_lines(view, wording.words)
    yield [game.look(subject, view, wording.words) for subject in game.subjects(view)]
    told = Heard(tuple(events))
    yield [own_story(live, wording, told, seat) for seat in seats]
    yield others_story(live, wording, told, live.called_seats())
    yield wording.lines(wording.retell(events)), digest(wording, events, LINE)
    yield [(seat, asked.id) for seat, asked in sorted(match.pending.items())]
    yield bool(match.choices) and match.choices[-1].barrier
    yield look_up(wording, lambda: game.odds(state, None, None, None))
    yield look_up(wording, lambda: game.odds(state, None, None, some_place(live, wording)))


def say_to(live: Live, seat: Seat) -> Iterator[Any]:
    """Yield what one seat reads: its hand, its menu, and the answers to its questions."""
    match, game, state = live.match, live.match.game, live.match.state
    view, events = live.view(seat), events_for(match.told, seat)
    wording = wording_of(live, "en", view, reader=seat)
    place = some_place(live, wording)
    yield view, game.hand_lines(view, wording.words), game.held(view, wording.words)
    yield game.status(view, wording.words), game.standing_lines(view, wording.words)
    yield game.lessons(view), [wording.message(each) for each in game.knowledge(events, view)]
    yield wording.lines(wording.retell(events))
    yield write_story_to(live, wording, Heard(tuple(events)), seat, LINE)
    kinds = game.plans_of(state, seat)
    yield [plans.summary(wording, each, plans.plan_of(live, seat, each)) for each in kinds]
    yield look_up(wording, lambda: game.reach(state, seat, None))
    yield look_up(wording, lambda: game.reach(state, seat, place))
    yield look_up(wording, lambda: game.odds(state, seat, None, None, seat))
    yield look_up(wording, lambda: game.odds(state, seat, None, place, seat))
    if (asked := match.pending.get(seat)) is not None:
        yield only_ending(live, 100 + seat)
        yield from say_menu(live, wording, asked)


def say_menu(live: Live, wording: Wording, asked: Question) -> Iterator[Any]:
    """Yield a question's menu, what is told of its options, and why others are refused."""
    game, state, seat = live.match.game, live.match.state, asked.seat
    yield wording.question(asked), wording.why(asked), wording.cause(state, asked)
    yield prompt_of(live, asked, wording), game.places(state, asked)
    options = asked.form.options if isinstance(asked.form, OneOf) else ()
    for option in options[:: -(-len(options) // OPTIONS) or 1]:
        yield confirmation(WORDS, live, wording, asked, option, typed=True)
        yield [wording.message(each) for each in game.forecast(state, seat, option)]
        yield game.stakes(state, seat, option), game.preview(state, seat, option)
        yield game.is_ill_advised(state, asked, option)
    answer = random_answer(asked.form, random.Random(moment(live)))
    yield [wording.message(each) for each in game.forfeits(state, asked, answer)]
    for number, kind in enumerate(game.actions):
        if (action := some_action(wording, kind, moment(live) + number)) is not None:
            yield wording.refusal(game.refusal(state, asked, action))


def say_aims(match: Match[Any], observer: Seat | None) -> list[str]:
    """Return what an observer reads of each seat's aims since the turn under way began."""
    live, game, kept = seated(match), match.game, match.record().checkpoints
    wording = wording_of(live, "en", match.view(observer), reader=observer)
    before, after = (decode_state(game, kept[place].state) for place in (0, -1))
    return [
        tell_turn(game, before, after, Seat(each.number), observer, wording, WORDS)
        for each in live.seats
    ]


BEFORE: WeakKeyDictionary[Match[Any], Any] = WeakKeyDictionary()
"""The position of each match when its record was last looked at."""


def say_record(match: Match[Any], observer: Seat | None) -> list[str]:
    """Return what the record of a match under way adds for an observer since the last look."""
    before, after = BEFORE.get(match), match.state.copy()
    BEFORE[match] = after
    if match.game.key not in RECORDS or before is None:
        return []
    letters, asker = letters_of(after.factions), SPECTATOR if observer is None else int(observer)
    changed = told_changes(before, after, [told.event for told in match.told], letters)
    return [
        write_unit(told)
        for unit in changed
        for told in as_told(unit, asker, letters, after.factions)
    ]


def say_ahead(match: Match[Any], observer: Seat) -> list[Any]:
    """Return the menu from which a seat decides in advance."""
    try:
        ahead = look_ahead(seated(match), observer, ())
    except Refused as refused:
        return [refused.key]
    return [ahead.turn, ahead.asked, ahead.match.view(observer)]


def give_tip(match: Match[Any], question: Question) -> Any:
    """Return the tip for a question, with its reasons."""
    return think(msgspec.msgpack.encode(parcel_of_tip(match, question)))


def look_up(wording: Wording, find: Callable[[], Sequence[Message]]) -> list[str]:
    """Write the answer to a command, or the refusal."""
    try:
        return [wording.message(each) for each in find()]
    except Refused as refused:
        return [wording.refusal(refused)]


def moment(live: Live) -> int:
    """Return a number that grows with every question, whatever happens in secret."""
    return live.match.head().next_question


def some_place(live: Live, wording: Wording) -> int | None:
    """Return a place of the map, another at each question; None before there are any."""
    names = wording.game.place_names(wording.words, wording.view)
    if not names:
        return None
    found = wording.game.find_place(names[moment(live) % len(names)], wording.words, wording.view)
    assert found is not None, "the places of the map are found by their names"
    return found


def some_action(wording: Wording, kind: type[Option], number: int) -> Option | None:
    """Return one of the ways to take an action, mostly not offered; None where there is none."""
    given: dict[str, Any] = {}
    for name, type_name, many in field_types(kind):
        game, words, view = wording.game, wording.words, wording.view
        names = ["1"] if type_name == "int" else game.labels.names(type_name, words, view)
        if many or not names:
            return None
        written = names[number % len(names)]
        value = 1 if type_name == "int" else game.parse(type_name, written, words, view)
        if value is None:
            return None
        given[name] = value
    return kind(**given)
