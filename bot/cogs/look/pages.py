"""Pages of open information: a picture, or text for text readers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.live import Live
from bot.play.back_button import way_back
from bot.services import Interaction, portraits
from bot.ui import limits, screens
from bot.ui.components import Row
from bot.ui.markup import bot_words
from bot.ui.message_ids import dash
from bot.ui.rows import button, choose_from, row_of
from bot.ui.typed_names import find_meant
from bot.ui.wording import Wording
from bot.workers.pictures import DrawnPicture
from engine.core.errors import Refused
from engine.core.language.words import Words
from engine.core.seats import Seat
from render.games import RENDERERS

PAGE = limits.TEXT_TOTAL - 400
"""Most characters of a page, leaving room for a heading."""
SEAT = "seat."
"""Prefix of subjects that are seats' boards, as in `seat.2`."""


async def open_for_reader(
    interaction: Interaction, match_id: int
) -> tuple[Live, Seat | None, Wording]:
    """Return a match, the reader's seat if any, and words from what they may see."""
    live = await interaction.client.services.matches.look(match_id)
    seat = live.seat_of(interaction.user.id)
    return live, seat, interaction.client.services.words.wording(interaction, live, seat)


def open_subjects(live: Live, wording: Wording) -> list[tuple[str, str]]:
    """List everything that can be looked at: the seats' boards, then other open things."""
    words = wording.words
    seats = [
        (f"{SEAT}{seat.number}", f"{wording.seat(seat.number)} · {seat.name}")
        for seat in live.seats
    ]
    others = wording.game.subjects(wording.view)
    return [*seats, *((key, words.say(f"look-{dash(key)}")) for key in others)]


def choose_subject(live: Live, wording: Wording, words: Words, *chosen: str) -> Row:
    """Return a row with a list of everything that can be looked at."""
    named, placeholder = open_subjects(live, wording), words.say("look-at")
    return choose_from("look", live.row.id, named, chosen=chosen, placeholder=placeholder)


def find_subject(live: Live, wording: Wording, text: str | None, own: Seat | None) -> str:
    """Find the subject to look at, by its key, its name, or a part of that.

    Raises `Refused` with the possible names. Without a text it is the reader's own board, or the
    first.
    """
    if not text:
        return f"{SEAT}{own or 0}"
    return find_meant(open_subjects(live, wording), text, "no-subject")


async def show_subject(
    interaction: Interaction, match_id: int, subject: str, page: int = 0
) -> None:
    services = interaction.client.services
    live, seat, wording = await open_for_reader(interaction, match_id)
    names = dict(open_subjects(live, wording))
    if subject not in names:
        raise Refused("outdated-menu")
    words = bot_words(wording.locale)
    rows = [choose_subject(live, wording, words, subject), *way_back(live, seat, words)]
    if subject.startswith(SEAT):
        sheet = RENDERERS[live.row.game].sheet
        whose = int(subject.removeprefix(SEAT))
        picture = await services.pictures.draw(
            sheet, wording.view, whose, wording.locale, services.replies.reads_large(interaction)
        )
        await show_picture(interaction, picture, "sheet", *rows)
        return
    lines = wording.game.look(subject, wording.view, wording.words)
    heading = f"### {names[subject]}"
    keys = RENDERERS[live.row.game].portraits_of(subject, wording.view)
    if 0 < len(keys) == len(lines):
        things = [portraits.Portrayed(*each) for each in zip(keys, lines, lines, strict=True)]
        await show_portrayed(interaction, live.row.game, heading, things, rows)
        return
    whole = "\n".join(f"- {line}" for line in lines) or words.say("look-nothing")
    parts = pages(whole, PAGE)
    shown = f"{heading}\n{parts[page % len(parts)]}"
    if len(parts) > 1:
        on = f"{subject}.{page + 1}"
        rows.append(row_of(button("lookmore", match_id, words.say("label-next"), rest=on)))
    await services.replies.say(interaction, shown, *rows)


async def show_portrayed(
    interaction: Interaction,
    game: str,
    heading: str,
    things: Sequence[portraits.Portrayed],
    rows: Sequence[Row],
) -> None:
    """Show things with portraits below a heading."""
    services = interaction.client.services
    in_words = services.replies.reads_text(interaction)
    items, files = await portraits.show(services, game, things, in_words=in_words, room=PAGE)
    screen = screens.layout(screens.text(heading), *items, *rows), files
    await services.replies.show(interaction, screen)


async def show_picture(
    interaction: Interaction,
    picture: DrawnPicture,
    name: str,
    *rows: Row,
    lines: Sequence[str] = (),
) -> None:
    """Show a picture with lines below it; text readers get its description."""
    services = interaction.client.services
    if services.replies.reads_text(interaction):
        await services.replies.say(interaction, picture.alt, *rows)
        return
    files = screens.picture_files(picture, name)
    told = [screens.text("\n".join(lines))] if lines else []
    shown = screens.layout(*map(screens.gallery, files), *told, *rows)
    await services.replies.show(interaction, (shown, files))


def pages(text: str, most: int = limits.TEXT_TOTAL - 50) -> Sequence[str]:
    """Split a text at line ends into parts that fit a message."""
    parts: list[str] = []
    lines: list[str] = []
    room = most
    for line in text.splitlines():
        if lines and room < len(line) + 1:
            parts.append("\n".join(lines))
            lines, room = [], most
        lines.append(line)
        room -= len(line) + 1
    return [*parts, "\n".join(lines)]
