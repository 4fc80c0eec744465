"""Announcements of events at a table, and the people they go to.

Both are decided from public facts: the next to decide, the turn, the public events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.matches.news import News, awaited_people, responding_people
from bot.notify.outbox import (
    IDLE,
    LOCK,
    PATIENCE,
    RESPOND,
    TABLE_TALK,
    Letter,
    Post,
    letter_to,
    only_ending,
    plans_drawn,
    respond_marker,
    to_channel,
)
from bot.store import WHOLE_TABLE, Transaction
from bot.ui.preferences import Preferences, preferences_of
from engine.core.events import events_for

JUST_HERE = 120
"""A person who acted within this many seconds needs no mention."""
STILL_IDLE = 600
"""Seconds of idling after which they are mentioned after all."""
RINGING = ("turn", "asked", "over")
"""Letters that ring for people who want direct messages."""


async def announce(transaction: Transaction, commit: PendingCommit, now: int) -> News:
    """Decide what is announced, by the settings of the people at the table."""
    people = await transaction.players(sorted(commit.live.people()))
    wished = {user: preferences_of(row) for user, row in people.items()}
    return Announcer(commit, wished, now).announce()


@dataclass
class Announcer:
    """Decides what is announced of a commit, and for whom it rings."""

    commit: PendingCommit
    wished: Mapping[int, Preferences]
    """The settings of everybody who plays here."""
    now: int
    news: News = field(default_factory=News)

    @property
    def live(self) -> Live:
        return self.commit.live

    def announce(self) -> News:
        """Return the announcements to store, according to each person's settings."""
        news, live, by = self.news, self.live, self.commit.by
        if by is not None and not self.commit.unseen:
            live.acted[by] = self.now
            news.dropped += [(by, IDLE), (by, News.NUDGE)]
            if only_ending(live, by):
                news.reminders.append((by, IDLE, self.now + STILL_IDLE))
        reasons, asked = self._post_news(), responding_people(live)
        before = self.commit.before.responses
        news.replaced += [self._marker(question) for question in sorted(before - asked.keys())]
        for question, user in asked.items():
            if question not in before and user != by:  # whose own reply asks it already
                reasons.pop(user, None)
                self._ask_in_secret(question, user)
        self._write_letters(reasons)
        return news

    def _post_news(self) -> dict[int, str]:
        """Add the message to the channel; return the people to write to, with the reasons."""
        live, before, by = self.live, self.commit.before, self.commit.by
        match, people, saw = live.match, awaited_people(live), self._who_saw()
        if match.over:
            return saw | self._end()
        if match.state.turn != before.turn and people:
            self._replace_running(nudges=True)
            self._hand_over("turn", people)
            return self._who_is_next() | saw | dict.fromkeys(people, "turn")
        if new := [user for user in people if user not in before.awaited and user != by]:
            self._hand_over("call", new)
            rung = [user for user in new if self.wished[user].by_letter and not self._here(user)]
            return saw | dict.fromkeys(rung, "asked")
        undone = self.commit.void_from is not None
        # In the middle of a person's turn, or of computers' turns that take long.
        alone = by is None and (self.commit.seat is not None or not people)
        told_to_all = any(each.audience is None for _, each in self.commit.told)
        if undone or ((by is not None or alone) and told_to_all):
            # Where something was taken back, the message already in the channel is corrected.
            marker = self._replace_running()
            seen = not undone and bool(match.choices) and match.choices[-1].barrier
            due = self.now if seen else self.now + PATIENCE
            self._post(Post(live.row.id, "running", match.state.turn, self._upto), due, marker)
        return saw

    def _end(self) -> dict[int, str]:
        """Announce the end of a match; return the people to write to."""
        live = self.live
        people = sorted(live.people())
        self._replace_running(nudges=True)
        mentions = tuple(user for user in people if self.wished[user].by_mention)
        post = Post(live.row.id, "finished", live.match.state.turn, self._upto, mentions)
        self._post(post, self.now)
        if live.row.thread:
            self.news.reminders.append((WHOLE_TABLE, LOCK, self.now + TABLE_TALK))
        return {user: "over" for user in people if self.wished[user].by_letter}

    def _replace_running(self, *, nudges: bool = False) -> str:
        """Withdraw a waiting running message, on request all nudges too; return its marker."""
        marker = f"run:{self.live.row.id}"
        self.news.replaced.append(marker)
        if nudges:
            self.news.dropped.append((None, News.NUDGE))
        return marker

    @property
    def _upto(self) -> int:
        return max((number for number, _ in self.commit.told), default=0)

    def _here(self, user: int) -> bool:
        return self.now - self.live.acted.get(user, 0) <= JUST_HERE

    def _hand_over(self, kind: str, people: Sequence[int]) -> None:
        """Mention the players who must decide; those just active only if they stay idle."""
        live, wished = self.live, self.wished
        here = [user for user in people if self._here(user)]
        mentions = tuple(user for user in people if user not in here and wished[user].by_mention)
        seats = tuple(seat for seat in live.called_seats() if live.user_of(seat) is not None)
        turn, recap = live.match.state.turn, self.commit.by is None
        post = Post(live.row.id, kind, turn, self._upto, mentions, recap, seats=seats)
        self._post(post, self.now)
        idle = [user for user in here if not wished[user].silence]
        self.news.reminders += [(user, News.NUDGE, self.now + STILL_IDLE) for user in idle]

    def _who_saw(self) -> dict[int, str]:
        seats = {seat for _, each in self.commit.told for seat in each.audience or ()}
        users = (self.live.user_of(seat) for seat in sorted(seats))
        return {user: "drawn" for user in users if user is not None}

    def _who_is_next(self) -> dict[int, str]:
        """Return the player after the one whose turn begins, if they want to be told."""
        live, game, state = self.live, self.live.match.game, self.live.match.state
        order, current = list(game.order(state)), game.current(state)
        if current not in order or live.user_of(current) is None:
            return {}
        user = live.user_of(order[(order.index(current) + 1) % len(order)])
        if user is None or not self.wished[user].next_up or self._here(user):
            return {}
        return {user: "next"}

    def _post(self, post: Post, due_at: int, marker: str = "") -> None:
        """Add a message to the channel; one whose channel is gone waits for a new place."""
        row = self.live.row
        if row.channel_id is not None:
            marker = marker or f"{post.kind}:{row.id}:{row.version + 1}"
            self.news.views[marker] = self.live.match.view(None)
            self.news.posts.append(to_channel(post, row.channel_id, due_at, marker))

    def _write_letters(self, reasons: Mapping[int, str]) -> None:
        """Write one letter to everybody with a reason; their settings decide whether it rings.

        A player who is here reads the news at the table.
        """
        for user, kind in reasons.items():
            if not (self.wished[user].silence or self._here(user)):
                rings = kind in RINGING and self.wished[user].by_letter
                alone = rings and not self.wished[user].by_mention
                self._write_letter(user, kind, rings, self.now, alone=alone)

    def _ask_in_secret(self, question: int, user: int) -> None:
        """Write to a player who is asked while the table only says that it waits; this rings.

        Where their own reply follows computers to the question, the letter only comes if they idle.
        """
        if not self.wished[user].silence:
            due = self.now + STILL_IDLE if self._follows(user) else self.now
            self._write_letter(user, RESPOND, True, due, self._marker(question))

    def _follows(self, user: int) -> bool:
        """Return whether nobody but computers has acted since a player who is here did."""
        acted, commit = self.live.acted, self.commit
        others = (at for other, at in acted.items() if other != user)
        by_computers = commit.by is None and commit.seat is None
        return by_computers and self._here(user) and all(at < acted[user] for at in others)

    def _marker(self, question: int) -> str:
        return respond_marker(self.live.row.id, question)

    def _write_letter(
        self, user: int, kind: str, rings: bool, due: int, marker: str = "", *, alone: bool = False
    ) -> None:
        live, own = self.live, self.live.seat_of(user)
        assert own is not None, "only people with a seat are written to"
        events = events_for([each for _, each in self.commit.told], own)
        letter = Letter(live.row.id, kind, own, plans_drawn(live, own, events), rings, alone)
        self.news.posts.append(letter_to(user, letter, live.row.version + 1, due, marker))
