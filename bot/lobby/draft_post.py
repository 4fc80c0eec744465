"""Messages of the draft: one for each pick, which mentions the picker and has the list."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.lobby import draft, lobby_post
from bot.lobby.lobby import lobby_of
from bot.lobby.options import DRAFT, OptionWords
from bot.notify.writers import ToChannel, Written, writes
from bot.services import Interaction, portraits
from bot.services.sentences import locale_of
from bot.store import MatchRow, SeatRow
from bot.ui import screens
from bot.ui.components import Pressed, on_press
from bot.ui.rows import choose_from
from engine.core.errors import Refused
from engine.core.language.words import Words

INTRODUCED = 2500
"""Most characters for the descriptions of the cards on offer."""


@writes(ToChannel, DRAFT)
async def write_draft(to: ToChannel) -> Written:
    """Ask a person to pick; None where they have picked already or the draft is over."""
    if to.match.status != "lobby" or DRAFT not in to.match.options:
        return None
    async with to.services.store.reading() as reads:
        seats = await reads.seats(to.match.id)
    seat = draft.seat_to_pick(to.match, seats)
    if seat is None or seat.user_id not in to.post.mentions:
        return None
    return await draft_screen(to, seats)


@writes(ToChannel, "draft-off")
async def write_draft_off(to: ToChannel) -> Written:
    verbs = ("leave", "options", "start")
    buttons = lobby_post.button_row(to.words, to.match, verbs, to.mark)
    return screens.notice(to.words.say("draft-off"), buttons)


async def draft_screen(to: ToChannel, seats: Sequence[SeatRow]) -> screens.Screen:
    """Build the message for the next pick: the order, the cards on offer, the list."""
    match, words, marker = to.match, to.words, to.mark
    named = OptionWords.of(match.game, to.locale)
    names = ", ".join(seat.name for seat in sorted(seats, key=lambda each: each.number))
    content = screens.join_lines(
        words.say("draft-heading", table=to.table),
        f"{to.mentions} {words.say('draft-call')}",
        words.say("draft-place", names=names),
        words.say("draft-order"),
        *order_lines(words, named, match, seats),
        words.say("draft-cards"),
    )
    free = draft.pickable(match, seats)
    things = cards_shown(words, named, match, seats)
    items, files = await portraits.show(to.services, match.game, things, room=INTRODUCED)
    select = choose_from(
        "draftpick",
        match.id,
        named.introduce(free),
        question=marker,
        placeholder=words.say("draft-choose"),
    )
    picker = draft.seat_to_pick(match, seats)
    of_pick = "" if picker is None else str(picker.number)
    hosts = lobby_post.button_row(words, match, ("draft-computer", "draft-off"), marker, of_pick)
    return screens.layout(discord.ui.Container(screens.text(content), *items, select, hosts)), files


def order_lines(
    words: Words, named: OptionWords, match: MatchRow, seats: Sequence[SeatRow]
) -> list[str]:
    now = draft.seat_to_pick(match, seats)
    lines = []
    for number, seat in enumerate(draft.order_of(match, seats), start=1):
        if seat.plays is not None:
            plays = named.plays(seat.plays)
            lines.append(words.say("draft-picked", number=number, who=seat.name, plays=plays))
        else:
            how = "picking" if seat is now else "waiting"
            lines.append(words.say(f"draft-{how}", number=number, who=seat.name))
    return lines


def cards_shown(
    words: Words, named: OptionWords, match: MatchRow, seats: Sequence[SeatRow]
) -> list[portraits.Portrayed]:
    """Return the cards on offer; those that cannot be picked yet have a lock before their name."""
    free, taken = draft.pickable(match, seats), {seat.plays for seat in seats}
    options = named.introduce(card for card in draft.cards_of(match) if card not in taken)
    return [
        portraits.introduce(
            key, name if key in free else words.say("draft-locked", card=name), about
        )
        for key, name, about in options
    ]


async def show_picked(interaction: Interaction, game: str, plays: str) -> None:
    """Show a picker their faction, beside its portrait."""
    services = interaction.client.services
    named = OptionWords.of(game, locale_of(interaction))
    ((_, name, about),) = named.introduce([plays])
    said = services.words.say(interaction, "draft-done", plays=name)
    items, files = await portraits.show(
        services, game, [portraits.Portrayed(plays, name, f"{said}\n{about}")],
        in_words=services.replies.reads_text(interaction),
    )  # fmt: skip
    await services.replies.show(interaction, (screens.layout(*items), files))


# Presses


@on_press("draftpick")
async def store_pick(interaction: Interaction, given: Pressed) -> None:
    services, card = interaction.client.services, given.values[0]
    row, _ = await lobby_of(services, given.match)
    await draft.pick(services, given.match, interaction.user.id, card)
    await go_on(interaction, given.match)
    await show_picked(interaction, row.game, card)


@on_press("draftcomputer")
async def computer_pressed(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    meant = int(given.rest) if given.rest else None  # none on posts of an older version
    who = await draft.pick_for(services, given.match, interaction.user.id, meant)
    await go_on(interaction, given.match)
    await services.answer(interaction, "draft-for", who=who)


@on_press("draftoff")
async def off_pressed(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    await draft.call_off(services, given.match, interaction.user.id)
    await lobby_post.refresh_lobby(services, given.match)
    await services.answer(interaction, "draft-called-off")


async def go_on(interaction: Interaction, match_id: int) -> None:
    """Show the pick in the lobby, and begin the match after the last one.

    The pick is stored by now, so a lobby that began or closed meanwhile is no error.
    """
    services = interaction.client.services
    with suppress(Refused):
        row, seats = await lobby_of(services, match_id)
        if draft.seat_to_pick(row, seats) is None:
            await lobby_post.begin(services, match_id)
            return
    await lobby_post.refresh_lobby(services, match_id)
