"""Wiring of the bot: the hooks of a commit, and the modules with marked handlers.

Decorators mark the handlers of presses, messages and reminders where they are written; only the
modules named here are collected, so nothing depends on what else happened to be imported.
"""

from __future__ import annotations

from importlib import import_module

from bot.history.results import store_results
from bot.lobby import homes, post, servers, table_talk
from bot.matches.hooks import Hooks
from bot.notify import awaited_since, table_news, turn_clocks
from bot.notify.announcing import announce
from bot.play.ahead import queue
from bot.play.going_back import redo, rewind
from bot.play.hidden import windows
from bot.seating import watch

HOOKS = Hooks(
    announce=announce,
    follow=queue.follow,
    fell_back=table_news.tell_fell_back,
    went_on=table_news.tell_went_on,
    # Each sees what those before it have stored in the same transaction. First the waiting times,
    # which the clocks follow; then the changes of queues, windows and redoable choices; then the
    # announcements elsewhere; last, everything that going back undoes.
    on_commit=(
        awaited_since.count_after_commit,
        turn_clocks.keep_after_commit,
        queue.store_queues,
        servers.log_beginning_and_end,
        windows.open_after_commit,
        redo.remember_undone,
        store_results,
        homes.tag_when_it_begins_or_ends,
        post.show_when_chosen,
        table_talk.open_talk_at_the_start,
        rewind.clear_after_going_back,
        rewind.settle_requests,
        watch.watch_after_commit,
    ),
    on_change=(
        awaited_since.count_after_change,
        turn_clocks.keep_after_change,
        queue.drop_queues,
        windows.open_after_change,
        homes.tag_when_it_is_closed,
        watch.watch_after_change,
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
    "bot.cogs.play.prepare",
    "bot.cogs.tables.server",
    "bot.lobby.draft_post",
    "bot.lobby.options_screen",
    "bot.play.ahead.planned",
    "bot.play.going_back.undo",
    "bot.play.coach.intents",
    "bot.play.coach.whole_line",
    "bot.play.presses",
    "bot.seating.votes",
    "bot.tables.absence",
    "bot.tables.leaving",
    "bot.tables.lobby_presses",
    "bot.tables.moderation",
    "bot.tables.places",
    "bot.tables.rematch",
    "bot.tables.setting_aside",
    "bot.tables.substitutes",
)
"""Modules that handle presses and forms."""
MESSAGES = (
    "bot.cogs.look.notes",
    "bot.lobby.dealing",
    "bot.lobby.draft_post",
    "bot.lobby.invitations",
    "bot.lobby.post",
    "bot.lobby.servers",
    "bot.lobby.table_talk",
    "bot.notify.ending",
    "bot.notify.notices",
    "bot.notify.reminder_letters",
    "bot.notify.sending.failures",
    "bot.notify.table_news",
    "bot.notify.turn_posts",
    "bot.play.drawn.hand_letters",
    "bot.play.hidden.windows",
    "bot.seating.votes",
    "bot.tables.absence",
    "bot.tables.closing",
    "bot.tables.own_tables",
    "bot.tables.places",
    "bot.tables.rematch",
    "bot.tables.setting_aside",
    "bot.tables.substitutes",
)
"""Modules that write messages: to channels, to the holders of seats, to guests."""
REMINDERS = (
    "bot.lobby.draft",
    "bot.lobby.homes",
    "bot.lobby.post",
    "bot.lobby.table_talk",
    "bot.notify.reminder_letters",
    "bot.play.hidden.windows",
    "bot.seating.votes",
    "bot.seating.watch",
    "bot.tables.absence",
    "bot.tables.closing",
    "bot.tables.clock_expiry",
)
"""Modules that handle reminders falling due."""
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
"""The cogs in the order they are added: later ones add to the groups of earlier ones."""

COLLECTED = tuple(dict.fromkeys((*PRESSES, *MESSAGES, *REMINDERS)))


def collect() -> None:
    """Import every module whose handlers are collected."""
    for module in COLLECTED:
        import_module(module)
