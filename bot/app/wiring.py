"""Wiring of the bot: the hooks of a commit, and the modules with marked handlers.

Decorators mark the handlers of presses, messages and reminders where they are written, and kinds
of requests are registered beside their acts; only the modules named here are collected, so nothing
depends on what else happened to be imported.
"""

from __future__ import annotations

from importlib import import_module

from bot.history.results import store_results
from bot.lobby import homes, lobby_post, servers, table_threads
from bot.matches.hooks import Hooks
from bot.notify import table_news, turn_clocks, waiting_times
from bot.notify.announcements import announce
from bot.play.going_back import redo, rewind
from bot.play.hidden import windows
from bot.play.planning import queue
from bot.seating import watchdog
from bot.tables import substitutes

HOOKS = Hooks(
    announce=announce,
    follow=queue.follow,
    fell_back=table_news.tell_fell_back,
    went_on=table_news.tell_went_on,
    # Each sees what those before it have stored in the same transaction. First the waiting times,
    # which the clocks follow; then the changes of queues, windows and redoable choices; then the
    # announcements elsewhere; last, everything that going back undoes.
    on_commit=(
        waiting_times.count_after_commit,
        turn_clocks.keep_after_commit,
        queue.store_queues,
        servers.log_beginning_and_end,
        windows.open_after_commit,
        redo.remember_undone,
        store_results,
        substitutes.keep_after_commit,
        homes.tag_when_it_begins_or_ends,
        lobby_post.show_when_chosen,
        table_threads.open_talk_at_the_start,
        rewind.clear_after_going_back,
        rewind.settle_requests,
        watchdog.watch_after_commit,
    ),
    on_change=(
        waiting_times.count_after_change,
        turn_clocks.keep_after_change,
        queue.drop_queues,
        windows.open_after_change,
        homes.tag_when_it_is_closed,
        substitutes.keep_after_change,
        watchdog.watch_after_change,
    ),
)
PRESSES = (
    "bot.cogs.history.pictures",
    "bot.cogs.history.reveal",
    "bot.cogs.history.stats",
    "bot.cogs.history.study",
    "bot.cogs.look.board",
    "bot.cogs.look.catchup",
    "bot.cogs.look.coach_buttons",
    "bot.cogs.look.help",
    "bot.cogs.look.learn",
    "bot.cogs.look.log",
    "bot.cogs.look.notes",
    "bot.cogs.look.rules",
    "bot.cogs.menus",
    "bot.cogs.person.privacy",
    "bot.cogs.person.settings",
    "bot.cogs.play.prepare",
    "bot.cogs.tables.server",
    "bot.lobby.draft_post",
    "bot.lobby.options_screen",
    "bot.play.coach.intents",
    "bot.play.coach.suggested_line",
    "bot.play.going_back.undo",
    "bot.play.planning.next_turn",
    "bot.play.presses",
    "bot.seating.votes",
    "bot.tables.absence",
    "bot.tables.broken_matches",
    "bot.tables.leaving",
    "bot.tables.lobby_presses",
    "bot.tables.moderation",
    "bot.tables.places",
    "bot.tables.rematch",
    "bot.tables.substitutes",
)
"""Modules that handle presses and forms."""
MESSAGES = (
    "bot.cogs.look.notes",
    "bot.lobby.agreements",
    "bot.lobby.draft_post",
    "bot.lobby.invitations",
    "bot.lobby.lots",
    "bot.lobby.servers",
    "bot.lobby.table_threads",
    "bot.notify.end_post",
    "bot.notify.operator_notices",
    "bot.notify.reminder_letters",
    "bot.notify.sending.closed_letters",
    "bot.notify.sending.failures",
    "bot.notify.table_news",
    "bot.notify.turn_posts",
    "bot.play.hidden.windows",
    "bot.play.pictures.hand_letters",
    "bot.seating.request_posts",
    "bot.tables.absence",
    "bot.tables.broken_matches",
    "bot.tables.closing",
    "bot.tables.own_tables",
    "bot.tables.places",
    "bot.tables.rematch",
    "bot.tables.server_tables",
    "bot.tables.substitutes",
)
"""Modules that write messages: to channels, to the holders of seats, to guests."""
REMINDERS = (
    "bot.cogs.look.notes",
    "bot.lobby.draft",
    "bot.lobby.homes",
    "bot.lobby.lobby_post",
    "bot.lobby.table_threads",
    "bot.notify.reminder_letters",
    "bot.play.hidden.windows",
    "bot.seating.request_posts",
    "bot.seating.votes",
    "bot.seating.watchdog",
    "bot.tables.absence",
    "bot.tables.clock_expiry",
    "bot.tables.closing",
    "bot.tables.substitutes",
)
"""Modules that handle reminders falling due."""
REQUESTS = (
    "bot.play.going_back.rewind",
    "bot.seating.computer_levels",
    "bot.tables.closing",
    "bot.tables.leaving",
    "bot.tables.pause",
)
"""Modules with a kind of request to a table's people."""
COGS = (
    "bot.cogs.tables.table",
    "bot.cogs.play.act",
    "bot.cogs.look.board",
    "bot.cogs.look.log",
    "bot.cogs.history.stats",
    "bot.cogs.history.reveal",
    "bot.cogs.history.pictures",
    "bot.cogs.history.study",
    "bot.cogs.history.referee",
    "bot.cogs.person.privacy",
    "bot.cogs.play.prepare",
    "bot.cogs.look.help",
    "bot.cogs.look.rules",
    "bot.cogs.look.learn",
    "bot.cogs.look.notes",
    "bot.cogs.play.odds",
    "bot.cogs.person.settings",
    "bot.cogs.tables.seats",
    "bot.cogs.tables.moderate",
    "bot.cogs.tables.own_tables",
    "bot.cogs.tables.find",
    "bot.cogs.menus",
)
"""Modules with cogs."""

COLLECTED = tuple(dict.fromkeys((*PRESSES, *MESSAGES, *REMINDERS, *REQUESTS)))


def collect() -> None:
    """Import every module whose handlers are collected."""
    for module in COLLECTED:
        import_module(module)
