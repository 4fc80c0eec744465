"""Setting aside a match that cannot be loaded: its people are told once, other tables play on.

Its players may resume it from its last good position. Nothing here reads the match's present
state, which is what cannot be loaded.
"""

from __future__ import annotations

import logging

from bot.lobby.servers import is_moderator
from bot.matches.last_good import last_good
from bot.matches.live import ASIDE, SetAside
from bot.notify.outbox import Post, queue_post, wish_mention
from bot.notify.writers import ToChannel, Written, writes
from bot.services import Interaction, Services
from bot.services.sentences import name_of_table
from bot.store import GOING, MatchChange
from bot.ui import screens
from bot.ui.components import Pressed, Row, on_press
from bot.ui.rows import RED, button, row_of
from engine.core.errors import Refused
from engine.core.language.words import Words

log = logging.getLogger(__name__)


async def set_aside(services: Services, trouble: SetAside) -> None:
    """Tell the people of a match once that it cannot be loaded, and how it may go on."""
    async with services.store.transaction() as transaction:
        row = await transaction.find_match(trouble.match)
        if row is None or row.status not in GOING or row.options.get(ASIDE) == trouble.number:
            return
        change = MatchChange(options=row.options | {ASIDE: trouble.number})
        await transaction.change_match(row.id, row.version, change, at=row.updated_at)
        people = {seat.user_id for seat in await transaction.seats(row.id)} - {None}
        mentions = await wish_mention(transaction, filter(None, people))
        post, marker = Post(row.id, ASIDE, 0, 0, mentions), f"{ASIDE}:{row.id}:{trouble.number}"
        await queue_post(transaction, row, post, services.clock(), marker)
    services.notifier.wake()


async def open_again(services: Services, match_id: int) -> None:
    """Clear the mark of a match that was set aside and, after a fix of the bot, can be loaded."""
    async with services.store.transaction() as transaction:
        row = await transaction.find_match(match_id)
        if row is not None and ASIDE in row.options:
            options = {key: value for key, value in row.options.items() if key != ASIDE}
            change = MatchChange(options=options)
            await transaction.change_match(match_id, row.version, change, at=row.updated_at)


@writes(ToChannel, ASIDE)
async def write_set_aside(to: ToChannel) -> Written:
    """Report that a table is set aside, with the error number for its operator."""
    if ASIDE not in to.match.options:
        return None
    line = to.words.say("post-set-aside", table=to.table, number=to.match.options[ASIDE])
    content = screens.join_lines(to.mentions, line)
    return screens.notice(content, offer_last_good(to.words, to.match.id, to.mark))


def offer_last_good(words: Words, match_id: int, marker: int = 0) -> Row:
    """Return a button that leads to the last good position."""
    return row_of(button("lastgood", match_id, words.say("label-lastgood"), question=marker))


@on_press("lastgood")
async def show_last_good(interaction: Interaction, given: Pressed) -> None:
    """List the choices lost by resuming from the last good position, and ask for confirmation."""
    await _check_may_decide(interaction, given.match)
    services = interaction.client.services
    async with services.store.reading() as reads:
        row = await reads.find_match(given.match)
        if row is None or ASIDE not in row.options:
            raise Refused("not-set-aside")
        good = await last_good(reads, given.match)
    words = services.words.of(interaction)
    label = words.say("label-sure")
    sure = row_of(button("lastgoodsure", given.match, label, style=RED))
    round_ = good.live.match.game.rounds(good.live.match.state)
    said = words.say("last-good", count=len(good.live.lost), round=round_)
    await services.replies.say(interaction, said, sure)


@on_press("lastgoodsure")
async def go_on_from_last_good(interaction: Interaction, given: Pressed) -> None:
    await _check_may_decide(interaction, given.match)
    services = interaction.client.services
    live = await services.matches.resume(given.match)
    log.warning("match %d goes on, by user %d", given.match, interaction.user.id)
    words = services.words.of(interaction)
    row = row_of(button("play", given.match, words.say("label-play"), emoji="▶"))
    await services.replies.say(
        interaction, words.say("last-good-done", table=name_of_table(live.row)), row
    )


async def _check_may_decide(interaction: Interaction, match_id: int) -> None:
    """Raise `Refused` unless the user sits at the table or moderates its server."""
    async with interaction.client.services.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
    if interaction.user.id in [seat.user_id for seat in seats]:
        return
    here = row is not None and row.guild_id == interaction.guild_id
    if not (here and await is_moderator(interaction)):
        raise Refused("no-seat")
