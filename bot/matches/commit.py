"""The ledger: stores all results of an act in one transaction, announcements included."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from bot.matches.commands import Act, ending, event_row
from bot.matches.hooks import Hooks
from bot.matches.last_good import LastGood
from bot.matches.live import ASIDE, Live
from bot.matches.news import Before, News
from bot.store import (
    CheckpointRow,
    HolderRow,
    MatchChange,
    NewChoice,
    NewOutbox,
    Store,
    Submission,
    Transaction,
)
from engine.core.chance.draws import Drawn
from engine.core.match import Match
from engine.core.seats import Setup

MOST_VIEWS = 200
"""Views kept in memory until they are shown."""


class Ledger:
    """Stores acts and their results."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        hooks: Hooks,
        checkpoint: Callable[[str], None],
    ) -> None:
        self.views: OrderedDict[str, Any] = OrderedDict()
        """The public views that announcements show, by their marker, until they are sent."""
        self._store = store
        self._clock = clock
        self._hooks = hooks
        self._passing = checkpoint

    async def write(self, act: Act, *, key: str | None) -> None:
        """Store all results of an act."""
        live, match = act.live, act.live.match

        async def besides(work: Transaction) -> None:
            for seat in act.seats:
                await work.change_seat(seat)
            self._passing("written")
            if match.first_checkpoint() > live.row.first_kept:
                await work.drop_checkpoints(live.row.id, before=match.first_checkpoint())

        change = MatchChange(**position(match), **ending(live))
        await self._enter(act, change, besides, key=key)

    async def open(
        self,
        live: Live,
        setup: Setup,
        nonces: tuple[str, ...],
        *,
        lots: Sequence[Drawn],
        posts: Sequence[NewOutbox],
    ) -> None:
        """Store a match that begins, with what its lobby drew and posts before the first news."""
        match, now = live.match, self._clock()
        drawn = tuple((d.sides, d.value, d.epoch, d.counter) for d in (*lots, *match.drawn))
        opening = NewChoice(
            number=0, question=0, seat=0, kind="setup", keys=(), fingerprint=0,
            barrier=True, drawn=drawn, at=now,
        )  # fmt: skip
        kept = match.last_checkpoint()
        act = Act(
            live,
            Before.nothing(),
            choices=[opening],
            checkpoints=[CheckpointRow(after=kept.after, state=kept.state, kept=True)],
            told=[(0, told) for told in match.told],
            posts=[*posts],
        )

        async def besides(work: Transaction) -> None:
            await work.set_seats(live.row.id, live.seats)
            for seat in live.seats:
                if (user := seat.user_id) is not None:
                    held = HolderRow(
                        match_id=live.row.id, user_id=user, seat=seat.number, since=now
                    )
                    await work.add_holder(held)
            await work.drop_reminders(live.row.id)

        change = MatchChange(
            status="running",
            schema=match.game.schema,
            setup=msgspec.msgpack.encode(setup),
            nonces=nonces,
            **position(match),
        )
        await self._enter(act, change, besides, key=None)

    async def fall_back(self, live: Live) -> None:
        """Take back the choices that today's rules no longer ask for, and tell the table."""

        async def besides(work: Transaction) -> None:
            await work.void_lost(live.row.id, live.row.version + 1, live.lost)
            await self._hooks.fell_back(work, live, self._clock())

        change = MatchChange(**position(live.match), **ending(live))
        await self._enter(Act(live, Before.of(live)), change, besides, key=None)
        live.lost = ()

    async def go_on_from(self, good: LastGood) -> None:
        """Store that a match resumes from its last good position, and tell the table."""
        live, match_id = good.live, good.live.row.id

        async def besides(work: Transaction) -> None:
            await work.drop_positions(match_id, since=good.after)
            for row in good.checkpoints:
                await work.add_checkpoint(match_id, row)
            await work.void_lost(match_id, live.row.version + 1, live.lost)
            await self._hooks.went_on(work, live, self._clock())

        options = {key: value for key, value in live.row.options.items() if key != ASIDE}
        change = MatchChange(options=options, **position(live.match), **ending(live))
        await self._enter(Act(live, Before.of(live)), change, besides, key=None)
        live.lost = ()

    async def _enter(
        self,
        act: Act,
        change: MatchChange,
        besides: Callable[[Transaction], Awaitable[None]],
        *,
        key: str | None,
    ) -> None:
        """Store an act, and `besides` what comes with it, in one transaction."""
        live, now = act.live, self._clock()
        async with self._store.transaction() as work:
            news = await self._hooks.announce(work, act, now)
            for marker in news.replaced:
                await work.withdraw_outbox(live.row.id, marker=marker)
            submission = Submission(
                choices=tuple(act.choices),
                checkpoints=tuple(act.checkpoints),
                events=tuple(event_row(number, told, now) for number, told in act.told),
                outbox=(*act.posts, *news.outbox),
                done_drafts=tuple(act.done_drafts),
                void_from=act.void_from,
                change=change,
                key=key,
                at=live.row.updated_at if act.unseen and not act.told else now,
            )
            version = await work.save_choice(live.row.id, live.row.version, submission)
            await besides(work)
            await self._arrange(work, live, news)
            await self._hooks.committed(work, act, now)
            row = await work.find_match(live.row.id)
        assert row is not None
        assert row.version == version
        live.row = row
        self._remember_views(news)

    async def _arrange(self, work: Transaction, live: Live, news: News) -> None:
        """Set and drop the reminders that go with the news."""
        for dropped_for, kind in news.dropped:
            await work.drop_reminders(live.row.id, kind=kind, user_id=dropped_for)
        for user_id, kind, due_at in news.reminders:
            await work.set_reminder(live.row.id, kind, due_at=due_at, user_id=user_id)

    def _remember_views(self, news: News) -> None:
        for marker, view in news.views.items():
            self.views[marker] = view
        while len(self.views) > MOST_VIEWS:
            self.views.popitem(last=False)


def position(match: Match[Any]) -> dict[str, Any]:
    """Return the fields of a match's position."""
    return {
        "head": msgspec.msgpack.encode(match.head()),
        "first_kept": match.first_checkpoint(),
        "turn": str(match.state.turn),
    }
