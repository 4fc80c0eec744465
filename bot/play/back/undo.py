"""Undo and redo as people see them: freely, or by asking the table to go back further."""

from __future__ import annotations

from collections import defaultdict

import discord

from bot.matches.commands import UndoChoice
from bot.matches.live import Live
from bot.matches.matches import check_running
from bot.play.asking import show_prompt, told
from bot.play.back.redo import RedoChoice
from bot.play.back.rewind import (
    Rewind,
    Span,
    Told,
    ask,
    check_talking,
    patience,
    to_ask,
    told_of,
)
from bot.seating import presence
from bot.services import Interaction, Services
from bot.store import ChoiceRow, Reads
from bot.ui import limits, screens
from bot.ui.components import Pick, Press, Pressed, Row, custom_id, on_press
from bot.ui.wording import Wording, dashed
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.saving.codec import decode_told
from engine.core.saving.record import PLAN, REWIND
from engine.core.seats import Seat

ASKABLE = ("undo-barrier", "undo-other", "undo-nothing", "undo-over")
"""Why a choice cannot simply be taken back, although the table may agree to."""


async def undo(interaction: Interaction, match_id: int) -> None:
    """Undo the reader's last choice and ask it anew; if not free, offer to ask the table."""
    services = interaction.client.services
    await presence.present(services, match_id, interaction.user.id)
    try:
        user, key = interaction.user.id, str(interaction.id)
        await services.matches.execute(match_id, UndoChoice(), user_id=user, key=key)
    except Refused as refusal:
        if refusal.key not in ASKABLE:
            raise
        await offer(interaction, match_id, refusal)
        return
    await show_prompt(interaction, match_id, heard=[services.words.say(interaction, "undone")])


async def redo(interaction: Interaction, match_id: int) -> None:
    """Redo the reader's last undone choice."""
    services = interaction.client.services
    user, key = interaction.user.id, str(interaction.id)
    await presence.present(services, match_id, user)
    outcome = await services.matches.execute(match_id, RedoChoice(), user_id=user, key=key)
    heard, drawn = await told(services, interaction, outcome)
    again = services.words.say(interaction, "redone")
    await show_prompt(interaction, match_id, heard=[again, *heard], drawn=drawn)


@on_press("undo")
async def undo_press(interaction: Interaction, given: Pressed) -> None:
    """Take the last step back."""
    await undo(interaction, given.match)


@on_press("redo")
async def redo_press(interaction: Interaction, given: Pressed) -> None:
    """Make it again."""
    await redo(interaction, given.match)


# Offering to go back further


async def offer(interaction: Interaction, match_id: int, refusal: Refused) -> None:
    """Explain why undo is not free, and offer to ask the table to go back to an earlier choice."""
    services = interaction.client.services
    live = await services.matches.look(match_id)
    seat = live.seat_of(interaction.user.id)
    assert seat is not None, "only who plays here is refused an undo"
    wording = services.words.wording(interaction, live, seat)
    async with services.store.reading() as reads:
        standing = await choices_standing(reads, live)
        own = [choice for choice in standing if choice.seat == seat and choice.kind != REWIND]
        if not own or live.row.status == "paused":
            raise refusal
        check_talking(live, standing[-1].at, services.clock())
        shown = own[-limits.SELECT_OPTIONS :]
        rows = await reads.events(match_id, since=shown[0].number - 1)
    heard: dict[int, list[Event]] = defaultdict(list)
    for row in rows:
        if row.heard_by(seat):
            heard[row.choice] += [each.event for each in decode_told(row.event)]
    upto = standing[-1].number
    options = [
        discord.SelectOption(
            label=limits.fit(name_of(wording, choice, heard[choice.number]), limits.OPTION_TEXT),
            value=f"{choice.number}.{upto}",
            description=services.words.say(
                interaction,
                "undo-takes-back",
                count=sum(each.number >= choice.number for each in standing),
            ),
        )
        for choice in reversed(shown)
    ]
    rows_of = [_last_button(services, interaction, match_id, options[0].value)]
    if len(options) > 1:
        rows_of.append(_earlier_list(services, interaction, match_id, options))
    lines = [
        services.words.refusal(interaction, refusal),
        services.words.say(interaction, "undo-offer"),
    ]
    await services.replies.show(interaction, screens.notice("\n".join(lines), *rows_of))


async def choices_standing(reads: Reads, live: Live) -> list[ChoiceRow]:
    """List the choices that can be gone back to, and those of others between them."""
    kept = await reads.checkpoints(live.row.id)
    made = await reads.choices(live.row.id, after=min(kept, default=0))
    return [choice for choice in made if choice.kind != PLAN]


def name_of(wording: Wording, choice: ChoiceRow, heard: list[Event]) -> str:
    """Name a choice for its maker: by its effect, else by the answer itself."""
    if said := wording.lines(heard):
        return said[0]
    tag = dashed(choice.keys[0].partition(":")[0]) if choice.keys else "done"
    for message in (f"o-{tag}.group", f"done-{dashed(choice.kind)}"):
        if wording.words.has(message):
            return wording.say(message)
    tags = {dashed(str(kind.__struct_config__.tag)): kind for kind in wording.game.actions}
    message = f"c-{tags[tag].path.replace(' ', '-')}" if tag in tags else ""
    return wording.say(message) if wording.words.has(message) else "…"


def _last_button(services: Services, interaction: Interaction, match_id: int, rest: str) -> Row:
    row: Row = discord.ui.ActionRow()
    label = services.words.say(interaction, "label-undo-last")
    row.add_item(Press.button(custom_id("goback", match_id, 0, rest), label))
    return row


def _earlier_list(
    services: Services, interaction: Interaction, match_id: int, options: list[discord.SelectOption]
) -> Row:
    row: Row = discord.ui.ActionRow()
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=custom_id("gobackto", match_id),
        placeholder=services.words.say(interaction, "undo-earlier"),
        options=options,
    )
    row.add_item(Pick(select))
    return row


# Asking, or doing it at once


async def span_meant(interaction: Interaction, match_id: int, rest: str) -> tuple[Live, Seat, Span]:
    """Return the span to take back; raise `Refused` if more has happened since."""
    before, upto = (int(part) for part in rest.split("."))
    services = interaction.client.services
    live = await services.matches.look(match_id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("no-seat")
    check_running(live.row)
    async with services.store.reading() as reads:
        span = await Span.since(reads, match_id, before)
    span.check(before, upto)
    if span.choices[0].seat != seat:
        raise Refused("undo-not-yours")
    check_talking(live, span.choices[-1].at, services.clock())
    return live, seat, span


@on_press("goback", "gobackto")
async def preview(interaction: Interaction, given: Pressed) -> None:
    """Show the choices to be taken back, and the people who must agree."""
    services = interaction.client.services
    rest = given.values[0] if given.values else given.rest
    live, seat, span = await span_meant(interaction, given.match, rest)
    wording = Wording(live.match.game, services.words.locale(interaction), live.match.view(None))
    words = services.words.load(wording.locale)
    told = told_of(live, span, seat, wording, words)
    voters = to_ask(live, span, seat)
    hours, silence = patience(live)
    lines = [
        words.say("undo-preview", what=told.what),
        words.say("undo-undone"),
        *told.undone,
        *told.known,
    ]
    if voters:
        names = ", ".join(seat.name for seat in live.seats if seat.user_id in voters)
        lines.append(words.say("undo-asks", names=names))
        how = "undo-silence" if silence else "undo-no-silence"
        lines.append(words.say(how, hours=hours))
    else:
        lines.append(words.say("undo-at-once"))
    row: Row = discord.ui.ActionRow()
    row.add_item(
        Press.button(
            custom_id("gobacksure", given.match, 0, rest),
            words.say("label-undo-ask" if voters else "label-undo-now"),
            style=discord.ButtonStyle.danger,
        )
    )
    row.add_item(Press.button(custom_id("play", given.match), words.say("label-back")))
    await services.replies.show(interaction, screens.notice("\n".join(lines), row))


@on_press("gobacksure")
async def sure(interaction: Interaction, given: Pressed) -> None:
    """Ask those who must agree; where nobody must, go back."""
    services, user = interaction.client.services, interaction.user.id
    live, seat, span = await span_meant(interaction, given.match, given.rest)
    told = public_words(services, live, span, seat)
    voters = to_ask(live, span, seat)
    if voters:
        await ask(services, live, span, seat, told, voters, user)
        await services.replies.say(interaction, services.words.say(interaction, "undo-asked"))
        return
    args = {"what": told.what, "by": live.seats[seat].name, "agreed": ""}
    command = Rewind(span.choices[0].number, span.choices[-1].number, args)
    await services.matches.execute(given.match, command, user_id=user, key=str(interaction.id))
    heard = [services.words.say(interaction, "went-back")]
    await show_prompt(interaction, given.match, heard=heard)


def public_words(services: Services, live: Live, span: Span, seat: Seat) -> Told:
    """Describe the public part of a span, in the table's language."""
    locale = services.words.table_locale(live.row)
    wording = Wording(live.match.game, locale, live.match.view(None))
    return told_of(live, span, seat, wording, services.words.load(locale))
