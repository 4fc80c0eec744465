"""Windows: a secret response shows exactly when its window ends, even if nobody could answer.

While a window is open, an answer is only kept, with the reminder that ends it. So all who might
respond look alike: one who answered at once, one whose plan decides, one who holds nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.matches.commands import AnswerQuestion, Command, PendingCommit, note_choice
from bot.matches.live import Live, check_running
from bot.matches.matches import Then
from bot.notify.outbox import WINDOW, Letter, letter_to
from bot.notify.reminders import does_when_due
from bot.notify.writers import ToHolder, Written, writes
from bot.play.context import Part, TableContext
from bot.play.loading import find_window
from bot.play.menus.whole_answers import write_answer
from bot.services import Services
from bot.store import NewOutbox, Reads, ReminderRow, Transaction
from bot.ui.markup import mention_time
from bot.ui.preferences import preferences_of
from engine.core.choices.actions import PASS
from engine.core.choices.questions import (
    OneOf,
    Question,
    QuestionId,
    answer_from_keys,
    answer_keys,
)
from engine.core.errors import Refused
from engine.core.seats import Seat

MINUTE, USUAL = 60, "15"
SEAT, KEYS = "seat", "keys"
"""In a reminder's `about`: the seat that may respond, and the keys of the answer kept so far."""


def length(live: Live) -> int:
    """Return the seconds a window of this table stays open."""
    return MINUTE * int(live.row.options.get(WINDOW, USUAL))


async def open_after_commit(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Open the windows of the questions that a commit has led to."""
    await _open(transaction, commit.live, now)


async def open_after_change(transaction: Transaction, before: Live, after: Live, now: int) -> None:
    """Open the window of a player who took the seat before its computer answered."""
    await _open(transaction, after, now)


async def _open(transaction: Transaction, live: Live, now: int) -> None:
    """Set the end of each new window, and write to the players asked.

    A letter to a player who cannot respond is stored but not sent: the controls of public messages
    carry the numbers of stored messages, and a gap would tell.
    """
    timed = [each for each in live.match.pending.values() if each.timed]
    if not timed:
        return
    known = {row.kind for row in await transaction.reminders(live.row.id)}
    for question in timed:
        user, kind = live.user_of(question.seat), f"{WINDOW}:{question.id}"
        if user is None or kind in known:
            continue
        due = now + length(live)
        await transaction.set_reminder(live.row.id, kind, due_at=due, about={SEAT: question.seat})
        if not preferences_of(await transaction.player(user)).silence:
            await transaction.add_outbox(live.row.id, [_letter(live, question, user, now)])


def can_respond(question: Question) -> bool:
    """Return whether a seat holds anything to respond with: only that seat may know."""
    form = question.form
    return not isinstance(form, OneOf) or any(option != PASS for option in form.options)


def _letter(live: Live, question: Question, user: int, now: int) -> NewOutbox:
    letter = Letter(live.row.id, WINDOW, question.seat, rings=True)
    return letter_to(user, letter, 0, now, f"window:{live.row.id}:{question.id}")


@writes(ToHolder, WINDOW)
async def write_window(to: ToHolder) -> Written:
    """Tell a player in private that they can respond; None where they cannot, or no longer."""
    question = to.live.match.pending.get(Seat(to.letter.seat))
    if question is None or not can_respond(question):
        return None
    found = await find(to.services, to.live, question)
    if found is None:
        return None
    return to.screen(
        f"**{to.words.say('letter-window', table=to.table)}**",
        to.wording.question(question),
        to.words.say("window-until", until=mention_time(found.due_at, "R")),
        to.place,
    )


# Answering while the window is open


async def hold(
    services: Services,
    match_id: int,
    user_id: int,
    command: AnswerQuestion,
    then: Then,
) -> bool:
    """Keep an answer until the window ends; False where the question has no window.

    Raises `Refused` for an answer that is not offered. An answer may be replaced. `then` reads the
    result at the end.
    """
    async with services.matches.lock(match_id), services.store.transaction() as transaction:
        live = await services.matches.find(transaction, match_id)
        seat = live.seat_of(user_id)
        asked = None if seat is None else live.match.pending.get(seat)
        if asked is None or asked.id != command.question or not asked.timed:
            return False
        check_running(live.row)
        accepted = asked.form.accepts(command.answer)
        if accepted is None:
            raise live.match.game.refusal(live.match.state, asked, command.answer)
        found = await find_window(transaction, match_id, asked.id)
        if found is None:
            raise Refused("question-closed")
        about = {SEAT: asked.seat, KEYS: answer_keys(accepted)}
        await transaction.set_reminder(
            match_id, found.kind, due_at=found.due_at, about=about, tries=found.tries
        )
        await then(transaction, live)
    return True


async def find(services: Services, live: Live, question: Question) -> ReminderRow | None:
    """Return the reminder that ends a question's window; None where it has none."""
    if not question.timed:
        return None
    async with services.store.reading() as reads:
        return await find_window(reads, live.row.id, question.id)


def say_deadline(table: TableContext) -> Part | None:
    """Tell the player asked the deadline and the answer kept so far."""
    found, words = table.window, table.words
    if found is None or table.prefix or not table.question.timed:
        return None
    until = words.say("window-until", until=mention_time(found.due_at, "R"))
    keys = found.about.get(KEYS)
    kept = None if keys is None else answer_from_keys(table.question.form, keys)
    if kept is None:
        return Part(said=(until, words.say("window-plan")))
    what = write_answer(words, table.wording, table.question, kept)
    return Part(said=(until, words.say("window-kept", what=what)))


# When it ends


@dataclass(slots=True)
class EndWindow(Command):
    """Carry out a response as its window ends: the answer given, or else the plan."""

    question: int
    keys: list[str] | None = None

    async def prepare(self, reads: Reads, live: Live, seat: Seat) -> None:
        """Read the latest answer."""
        found = await find_window(reads, live.row.id, self.question)
        self.keys = None if found is None else found.about.get(KEYS)

    def apply(self, commit: PendingCommit, seat: Seat, now: int) -> None:
        """Answer for the seat."""
        match = commit.live.match
        asked = match.pending.get(seat)
        if asked is None or asked.id != self.question:
            raise Refused("question-closed")
        kept = None if self.keys is None else answer_from_keys(asked.form, self.keys)
        number = QuestionId(self.question)
        if kept is None:
            match.lapse(seat, number)
        else:
            match.submit(seat, number, kept)
        note_choice(commit, now, commit.by)


@does_when_due(WINDOW)
async def end(services: Services, row: ReminderRow) -> None:
    """Carry out a response; at a paused table, start the window again.

    After an update of the rules the response may be asked under another number.
    """
    live = await services.matches.look(row.match_id)
    if live.row.status == "paused":
        due = services.clock() + length(live)
        async with services.store.transaction() as transaction:
            await transaction.set_reminder(row.match_id, row.kind, due_at=due, about=row.about)
        return
    seat = Seat(row.about[SEAT])
    asked = live.match.pending.get(seat)
    if asked is None or not asked.timed:
        return
    if row.kind != f"{WINDOW}:{asked.id}" and await find(services, live, asked) is not None:
        return  # that one has a window of its own
    key = f"window:{row.match_id}:{asked.id}"
    await services.matches.execute(row.match_id, EndWindow(asked.id), seat=seat, key=key)
