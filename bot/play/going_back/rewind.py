"""Going back beyond a barrier: its effect, the consent it needs, and the act.

Only the span from a choice to now counts. Its public events are shown to the people asked; cards
and the like seen in private are only counted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.history.unsealing import is_unsealed
from bot.matches.commands import Command, PendingCommit
from bot.matches.live import Live, choice_of, choice_row
from bot.notify import table_news
from bot.notify.outbox import LOCK, TABLE_TALK, Post, to_channel
from bot.play.going_back.span import Span, Told, to_ask
from bot.seating import votes
from bot.seating.request_kinds import BY, SILENCE, VOTERS, RequestKind, may_request
from bot.seating.votes import HOUR
from bot.services import Services
from bot.services.sentences import locale_of_table
from bot.store import CheckpointRow, Reads, RequestRow, Transaction
from bot.ui.markup import Markup, bot_words, escape
from engine.core.errors import Diverged, Refused
from engine.core.events import Event
from engine.core.saving.record import PLAN, REWIND, Checkpoint, MatchRecord
from engine.core.seats import Seat

UNDO = "undo"
"""The kind of request; an accepted one is carried out under this and its number."""
BEFORE, UPTO, ASKER = "before", "upto", "seat"
"""In a request's `about`: the first and the last choice that its asker knows, and their seat."""
WHAT, UNDONE, KNOWN = "what", "undone", "known"
"""In a request's `about`: its texts, in the table's language."""
USUAL_HOURS = "12h"
HOURS_WITHOUT_SILENCE = 24


@dataclass(slots=True)
class Rewind(Command):
    """Go back to before a choice, if its seat knows of none since `upto`."""

    before: int
    upto: int
    args: dict[str, Any]
    """For the table's message: the choice gone back to, who asked, who agreed."""
    events: list[Event] = field(default_factory=list)
    record: MatchRecord | None = None
    last: int = 0
    """Time of the last choice."""

    async def prepare(self, reads: Reads, live: Live, seat: Seat) -> None:
        """Read the span, and the position to begin from."""
        span = await Span.since(reads, live.row.id, self.before)
        span.check(self.before, self.upto, seat)
        self.last = span.choices[-1].at
        await check_place(reads, live)
        self.events = span.all_events()
        self.record = await record_before(reads, live, self.before)

    def apply(self, commit: PendingCommit, seat: Seat, now: int) -> None:
        """Replace the match by the earlier position."""
        live = commit.live
        assert self.record is not None, "prepared before"
        check_talking(live, self.last, now)
        numbered = live.match.head().next_choice
        try:
            match = live.match.rewound(seat, self.record, self.events)
        except Diverged as diverged:
            raise Refused("undo-diverged") from diverged
        live.match = match
        commit.void_from = self.before
        fresh = [choice for choice in match.choices if choice.number >= numbered]
        commit.choices += [choice_row(choice, commit.by, now) for choice in fresh]
        commit.told += [(fresh[0].number, told) for told in match.told]
        commit.checkpoints += [
            CheckpointRow(after=each.after, state=each.state, kept=not place)
            for place, each in enumerate(match.record().checkpoints)
        ]
        if (channel := live.row.channel_id) is not None:
            line = "went-back" if self.args["agreed"] else "went-back-alone"
            post = Post(
                live.row.id, table_news.LINE, match.state.turn, 0, line=line, args=self.args
            )
            commit.posts.append(to_channel(post, channel, now))


def check_talking(live: Live, last: int, now: int) -> None:
    """Raise `Refused` where a match that is over stays so.

    It is over for a day, has been looked into since, or would have a seat that nobody plays: that
    of a player forgotten since.
    """
    if live.match.over and now - last > TABLE_TALK:
        raise Refused("undo-talked-out")
    if live.match.over and is_unsealed(live.row):
        raise Refused("undo-unsealed")
    if live.match.over and any(
        each.user_id is None and each.computer is None for each in live.seats
    ):
        raise Refused("undo-forgotten")


async def check_place(reads: Reads, live: Live) -> None:
    """Raise `Refused` where another match has begun in the place of one that is over."""
    if live.match.over and live.row.channel_id is not None:
        here = await reads.match_in_channel(live.row.channel_id)
        if here is not None and here.id != live.row.id:
            raise Refused("undo-place-taken")


async def record_before(reads: Reads, live: Live, number: int) -> MatchRecord:
    """Return the position before a choice; raise `Refused` where it was not kept."""
    record = live.match.record().before(number)
    if record.checkpoints:
        return record
    kept = await reads.checkpoint_before(live.row.id, number)
    if kept is None:
        raise Refused("undo-too-far")
    made = await reads.choices(live.row.id, after=kept.after)
    return MatchRecord(
        game=record.game,
        setup=record.setup,
        checkpoints=(Checkpoint(kept.after, kept.state),),
        choices=tuple(choice_of(each) for each in made if each.number < number),
        head=record.head,
    )


async def clear_after_going_back(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Cancel leftovers of the old position: half-made choices, and the lock to come."""
    if not any(choice.kind == REWIND for choice in commit.choices):
        return
    match_id = commit.live.row.id
    await transaction.drop_drafts(match_id)
    await transaction.drop_reminders(match_id, kind=LOCK)


# Asking for it


def patience(live: Live) -> tuple[int, bool]:
    """Return the hours people have to answer, and whether silence then counts as consent."""
    option = str(live.row.options.get("undo_silence", USUAL_HOURS))
    return (int(option[:-1]), True) if option[:-1].isdigit() else (HOURS_WITHOUT_SILENCE, False)


async def ask(
    services: Services,
    live: Live,
    span: Span,
    seat: Seat,
    told: Told,
    by: int,
) -> None:
    """Ask people of a table for consent to go back."""
    hours, silence = patience(live)
    about = {
        BEFORE: span.choices[0].number,
        UPTO: span.choices_known(seat)[-1].number,
        ASKER: int(seat),
        WHAT: told.what,
        UNDONE: told.undone,
        KNOWN: told.known,
        SILENCE: silence,
    }

    def voters(live: Live) -> list[int]:
        return to_ask(live, span, seat)

    await votes.ask(services, live.row.id, UNDO, about, voters=voters, by=by, hours=hours)


async def _perform(services: Services, request: RequestRow) -> None:
    """Go back; a paused table refuses that, and is asked again in an hour."""
    about, live = request.about, await services.matches.look(request.match_id)
    if live.row.status == "paused":
        async with services.store.transaction() as transaction:
            due = services.clock() + HOUR
            await votes.plan_review(transaction, request.match_id, request.id, due)
    words = bot_words(locale_of_table(live.row))
    names = {user: table_news.name_of(live, user) for user in about[VOTERS]}
    agreed = ", ".join(
        escape(name) if str(user) in request.answers else words.say("undo-silent", who=name)
        for user, name in names.items()
    )
    args = {"what": about[WHAT], "by": table_news.name_of(live, about[BY]), "agreed": agreed}
    command = Rewind(about[BEFORE], about[UPTO], args)
    seat = Seat(about[ASKER])
    await services.matches.execute(request.match_id, command, seat=seat, key=_key(request))


def _key(request: RequestRow) -> str:
    return f"{UNDO}:{request.id}"


async def _is_stale(services: Services, request: RequestRow) -> bool:
    """Return whether a request has become impossible, other than by having been done."""
    live = await services.matches.look(request.match_id)
    command = Rewind(request.about[BEFORE], request.about[UPTO], {})
    async with services.store.reading() as reads:
        if await reads.was_answered(_key(request)):
            return False
        try:
            await command.prepare(reads, live, Seat(request.about[ASKER]))
            check_talking(live, command.last, services.clock())
        except Refused:
            return True
    return False


def _fields(services: Services, live: Live, request: RequestRow, locale: str) -> dict[str, Any]:
    about = request.about
    shown = [*about[UNDONE], *(["", *about[KNOWN]] if about[KNOWN] else [])]
    return {"what": Markup(about[WHAT]), "undone": Markup("\n".join(shown))}


async def settle_requests(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Review a request to go back after another choice was made; at the end, review them all."""
    if commit.void_from is None and all(choice.kind == PLAN for choice in commit.choices):
        return
    for request in await transaction.requests(commit.live.row.id):
        if request.kind == UNDO or commit.live.match.over:
            await votes.plan_review(transaction, commit.live.row.id, request.id, now)


may_request(
    RequestKind(
        UNDO, needs="all", silence=True, hours=12, outlives=True,
        perform=_perform, fields=_fields, stale=_is_stale,
    )
)  # fmt: skip
