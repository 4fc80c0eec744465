"""What is announced, and to which people, when something has happened at a table.

Decided from public facts: the next to decide, the turn, the public events. The
messages themselves are written from the database when they are sent, so that a restart in between
changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.matches.news import News, PositionBefore, awaited_people, responding_people
from bot.store import WHOLE_TABLE, MatchRow, NewOutbox, SeatRow, Transaction
from bot.ui.preferences import Preferences, preferences_of
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import OneOf
from engine.core.events import Event, Told, heard
from engine.core.seats import Seat

PATIENCE = 60
"""Seconds after which a reversible step appears in the running message."""
JUST_HERE = 120
"""Somebody who acted so few seconds ago needs no mention."""
LOCK, TABLE_TALK = "lock", 24 * 3600
"""A finished match's thread is closed and locked when its people have had a day to talk."""
IDLE = "idle"
"""The private nudge of somebody who has nothing left but to end their turn."""
WINDOW = "window"
"""What ends the time for a secret response, with the question's number behind a colon."""
RESPOND = "respond"
"""The letter that asks for a response: nobody else is told of it."""
RINGING = ("turn", "asked", "over", RESPOND)
"""The letters that ring for those who want to be told so."""
STILL_IDLE = 600
"""Seconds after which they are mentioned after all."""


SEATED = "seated"
"""The letter to the player who took a seat over."""
LOST, HOMELESS = "lost", "homeless"
"""The letter to the players of a table whose channel is gone, and why it rests meanwhile."""
MOVED, FAREWELL = "moved", "farewell"
"""The first post in a table's new place, and the last one in its old place."""
APART = (LOST, "waiting")
"""Letters that stand beside the one letter about a match, which later ones take the place of."""
PINNED = ("note", MOVED)
ELSEWHERE = (FAREWELL, "log")
"""Kinds of messages that do not go where the table stands."""
NOBODY = -1
"""In place of a seat: a letter to somebody who has none at the table, such as an invitation."""


class Post(msgspec.Struct, frozen=True):
    """The subject of a message in the channel; its text is written when it is sent."""

    match: int
    kind: str
    """`turn`, `call`, `running`, `finished`, `nudge` or `note`."""
    turn: int = 0
    upto: int = 0
    """The number of the last choice it tells of."""
    mentions: tuple[int, ...] = ()
    recap: bool = False
    """True where computers have played in between."""
    about: int = 0
    """The number of the note or request that is posted."""
    said: tuple[str, ...] = ()
    """Of a line for a server's log: its message, then names and values of its arguments."""
    line: str = ""
    """The sentence of a `line`, by its id."""
    args: dict[str, Any] = {}
    """Its arguments."""
    roles: tuple[int, ...] = ()
    """Roles that are mentioned."""
    seats: tuple[int, ...] = ()
    """Whose turn it was when this was stored: the match may have gone on before it is sent."""


class Letter(msgspec.Struct, frozen=True):
    """The subject of a direct message."""

    match: int
    kind: str
    """`turn`, `drawn`, `asked`, `respond`, `next`, `over`, `idle`, or `lost` with its channel."""
    seat: int
    plans: tuple[str, ...] = ()
    """The kinds of plan that matter for what was drawn."""
    rings: bool = False
    """True where it is to notify; most letters only lie there."""


def only_ending(live: Live, user_id: int) -> bool:
    """Return whether a seat is asked, with nothing left to choose but to go on or end."""
    seat = live.seat_of(user_id)
    asked = None if seat is None else live.match.pending.get(seat)
    if asked is None or not isinstance(asked.form, OneOf):
        return False
    return all(isinstance(option, (Done, Pass)) for option in asked.form.options)


async def announce(transaction: Transaction, commit: PendingCommit, now: int) -> News:
    """Decide what is announced, by the wishes of the players awaited now."""
    people = await transaction.players(sorted(commit.live.people()))
    wished = {user: preferences_of(row) for user, row in people.items()}
    return news_of(
        commit.live,
        commit.before,
        commit.told,
        wished,
        by=commit.by,
        now=now,
        undone=commit.void_from is not None,
        alone=commit.by is None and commit.seat is not None,
    )


def news_of(
    live: Live,
    before: PositionBefore,
    told: Sequence[tuple[int, Told]],
    wished: Mapping[int, Preferences],
    *,
    by: int | None,
    now: int,
    undone: bool = False,
    alone: bool = False,
) -> News:
    """Decide what is announced after `told` happened through `by` (None: a computer).

    `wished` holds the settings of everybody who plays here. `undone` says that something was taken
    back: what already stands in the channel is corrected; `alone`, that it happened by itself in
    the middle of somebody's turn.
    """
    news = News()
    if by is not None:
        live.acted[by] = now
        news.dropped += [(by, IDLE), (by, News.NUDGE)]
        if only_ending(live, by):
            news.reminders.append((by, IDLE, now + STILL_IDLE))
    match = live.match
    people = awaited_people(live)
    upto = max((number for number, _ in told), default=0)
    running = f"run:{live.row.id}"
    reasons = _who_saw(live, told)
    if match.over:
        news.dropped.append((None, News.NUDGE))
        news.replaced.append(running)
        mentions = tuple(sorted(user for user in live.people() if wished[user].by_mention))
        reasons |= {user: "over" for user in live.people() if wished[user].by_letter}
        _post(news, live, Post(live.row.id, "finished", match.state.turn, upto, mentions), now)
        if live.row.thread:
            news.reminders.append((WHOLE_TABLE, LOCK, now + TABLE_TALK))
    elif match.state.turn != before.turn and people:
        news.dropped.append((None, News.NUDGE))
        news.replaced.append(running)
        _hand_over(news, live, wished, "turn", people, upto, now, recap=by is None)
        reasons = _who_is_next(live, wished, now) | reasons | dict.fromkeys(people, "turn")
    elif new := [user for user in people if user not in before.awaited and user != by]:
        _hand_over(news, live, wished, "call", new, upto, now, recap=by is None)
        rung = [user for user in new if wished[user].by_letter and not _here(live, user, now)]
        reasons |= dict.fromkeys(rung, "asked")
    elif undone or ((by is not None or alone) and any(each.only is None for _, each in told)):
        news.replaced.append(running)
        seen = not undone and bool(match.choices) and match.choices[-1].barrier
        post = Post(live.row.id, "running", match.state.turn, upto)
        _post(news, live, post, now if seen else now + PATIENCE, running)
    for question, user in responding_people(live).items():
        if question not in before.responses and user != by:  # whose own reply asks it already
            reasons[user] = RESPOND
    _write_letters(news, live, told, reasons, wished, now)
    return news


def _here(live: Live, user: int, now: int) -> bool:
    return now - live.acted.get(user, 0) <= JUST_HERE


def _hand_over(
    news: News,
    live: Live,
    wished: Mapping[int, Preferences],
    kind: str,
    people: Sequence[int],
    upto: int,
    now: int,
    *,
    recap: bool,
) -> None:
    """Mention exactly those who must decide; those who were just here only if they stay idle."""
    here = [user for user in people if _here(live, user, now)]
    mentions = tuple(user for user in people if user not in here and wished[user].by_mention)
    seats = tuple(seat for seat in live.called() if live.user_of(seat) is not None)
    post = Post(live.row.id, kind, live.match.state.turn, upto, mentions, recap, seats=seats)
    _post(news, live, post, now)
    idle = [user for user in here if not wished[user].silence]
    news.reminders += [(user, News.NUDGE, now + STILL_IDLE) for user in idle]


def _who_saw(live: Live, told: Sequence[tuple[int, Told]]) -> dict[int, str]:
    seats = {seat for _, each in told for seat in each.only or ()}
    return {user: "drawn" for seat in sorted(seats) if (user := live.user_of(seat)) is not None}


def _who_is_next(live: Live, wished: Mapping[int, Preferences], now: int) -> dict[int, str]:
    """Return the player after the one whose turn begins, if they want to hear of it."""
    game, state = live.match.game, live.match.state
    order, current = list(game.order(state)), game.current(state)
    if current not in order or live.user_of(current) is None:
        return {}
    user = live.user_of(order[(order.index(current) + 1) % len(order)])
    if user is None or not wished[user].next_up or _here(live, user, now):
        return {}
    return {user: "next"}


def _post(news: News, live: Live, post: Post, due_at: int, marker: str = "") -> None:
    """Add a message to the channel; one whose channel is gone waits for a new place."""
    if live.row.channel_id is None:
        return
    marker = marker or f"{post.kind}:{live.row.id}:{live.row.version + 1}"
    news.views[marker] = live.match.view(None)
    news.posts.append(to_channel(post, live.row.channel_id, due_at, marker))


def _write_letters(
    news: News,
    live: Live,
    told: Sequence[tuple[int, Told]],
    reasons: Mapping[int, str],
    wished: Mapping[int, Preferences],
    now: int,
) -> None:
    """Write once to everybody with a reason to hear of this; it rings as they wish.

    A player who is here reads it at the table, unless nobody else is told of it.
    """
    for user, kind in reasons.items():
        if wished[user].silence or (kind != RESPOND and _here(live, user, now)):
            continue
        own = live.seat_of(user)
        assert own is not None, "only people with a seat are written to"
        events = heard([each for _, each in told], own)
        told_here = kind == RESPOND or wished[user].by_letter
        rings = kind in RINGING and told_here and not _here(live, user, now)
        letter = Letter(live.row.id, kind, own, plans_drawn(live, own, events), rings)
        news.posts.append(letter_to(user, letter, live.row.version + 1, now))


def to_channel(post: Post, channel_id: int, now: int, marker: str = "") -> NewOutbox:
    """Return a message to a channel, due at once; a marker allows withdrawing it."""
    return NewOutbox(
        kind=post.kind,
        target="channel",
        target_id=channel_id,
        payload=msgspec.msgpack.encode(post),
        marker=marker or f"{post.kind}:{post.match}:{post.line}:{post.about}:{now}",
        due_at=now,
    )


async def queue_post(
    transaction: Transaction, row: MatchRow, post: Post, now: int, marker: str = ""
) -> None:
    """Queue a message to a table; one that has lost its channel gets none."""
    if row.channel_id is not None:
        await transaction.add_outbox(row.id, [to_channel(post, row.channel_id, now, marker)])


async def wish_mention(transaction: Transaction, people: Iterable[int]) -> tuple[int, ...]:
    """Return those of some people who want to be mentioned."""
    players = await transaction.players(sorted(people))
    return tuple(user for user, row in players.items() if preferences_of(row).by_mention)


def letter_to(user: int, letter: Letter, mark: int, now: int, marker: str = "") -> NewOutbox:
    """Return a direct message that is due at once; `mark` tells it from others to its reader."""
    return NewOutbox(
        kind="letter",
        target="user",
        target_id=user,
        payload=msgspec.msgpack.encode(letter),
        marker=marker or f"dm:{letter.match}:{mark}:{user}",
        due_at=now,
    )


def plans_drawn(live: Live, seat: Seat, events: Sequence[Event]) -> tuple[str, ...]:
    """Name the plans that matter for the cards a seat has just drawn, where plans decide."""
    if not live.match.planned or live.match.over:
        return ()
    return tuple(live.match.game.plans_for(events, seat))


def letters_about(seats: Sequence[SeatRow], kind: str, version: int, now: int) -> list[NewOutbox]:
    """Return a letter of one kind to everybody who holds a seat of a table."""
    return [
        letter_to(seat.user_id, Letter(seat.match_id, kind, seat.number), version, now)
        for seat in seats
        if seat.user_id is not None
    ]


def decode_post(payload: bytes) -> Post:
    """Read what a message in the channel is about."""
    return msgspec.msgpack.decode(payload, type=Post)


def decode_letter(payload: bytes) -> Letter:
    return msgspec.msgpack.decode(payload, type=Letter)
