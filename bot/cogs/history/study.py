"""`/match export`, `import`, `study`: matches as files, and turn by turn."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.history import export_file, import_file
from bot.history.records import FORMATS, write_record
from bot.history.study import HAPPENED, Position, check_ended, hands_of, position_at, title_of
from bot.history.unsealing import unseal
from bot.notify.recap import board_of
from bot.services import Interaction
from bot.services.sentences import locale_of, name_of_table
from bot.ui import screens
from bot.ui.components import Pressed, Row, on_press, on_table_press
from bot.ui.limits import TEXT_TOTAL, fit_lines
from bot.ui.markup import bot_words, mention_time
from bot.ui.rows import button, row_of
from bot.ui.summaries import digest
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.words import Words
from render.games import RENDERERS

OPEN, PUBLIC = "o", "p"
"""Modes of showing a moment: with all hands open, or in public view."""


class StudyCommands(Cog):
    """Matches as files, and matches that are over."""

    group = "match"

    @app_commands.command()
    @app_commands.describe(format="In the notation players write? Else to be imported again")
    @app_commands.choices(format=[app_commands.Choice(name=each, value=each) for each in FORMATS])
    @about_table
    async def export(
        self, interaction: Interaction, match_id: int, format: str | None = None
    ) -> None:
        """Take the match along as a file."""
        await (show_record if format else show_export)(interaction, match_id)

    @app_commands.command(name="import")
    @app_commands.describe(file="A file that /match export gave, of a match that was over")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Study a match from a file; it is checked, counts nowhere."""
        await self.services.replies.defer(interaction)
        if file.size > import_file.MOST_BYTES:
            raise Refused("import-size", most=import_file.MOST_BYTES // 1024 // 1024)
        reader, now = interaction.user.id, self.services.clock()
        with self.services.file_worker.held_by(reader):
            content = await file.read()
            replayed = await self.services.file_worker.run(import_file.read_and_replay, content)
        match_id = await import_file.store_study(
            self.services.store, replayed, host=reader, now=now
        )
        words = self.services.words.of(interaction)
        study = button("study", match_id, words.say("label-study"), rest=PUBLIC)
        log = button("log", match_id, words.say("label-log"), emoji="📜")
        live = await self.services.matches.look(match_id)
        said = words.say("imported", table=name_of_table(live.row), number=match_id)
        await self.services.replies.say(interaction, said, row_of(study, log))

    @app_commands.command()
    @app_commands.describe(
        table="Which finished match? Leave it out where it was played.", round="Which round?"
    )
    async def study(
        self,
        interaction: Interaction,
        table: str | None = None,
        round: app_commands.Range[int, 0, 999] | None = None,
    ) -> None:
        """Go through a finished match turn by turn."""
        await self.services.replies.defer(interaction)
        try:
            match_id = await self.services.finder.match_here(interaction, table)
            check_ended(await self.services.matches.look(match_id))
        except Refused:
            if table is not None or not await list_studies(interaction):
                raise
            return
        await show_moment(interaction, match_id, round_=round)


async def list_studies(interaction: Interaction) -> bool:
    """List the reader's imported matches; return whether there are any."""
    services = interaction.client.services
    async with services.store.reading() as reads:
        rows = await reads.studies_of(interaction.user.id)
    words = services.words.of(interaction)
    lines = [f"- **{name_of_table(row)}** · {mention_time(row.created_at, 'd')}" for row in rows]
    if lines:
        await services.replies.say(interaction, "\n".join([words.say("studies"), *lines]))
    return bool(lines)


@on_table_press("export")
async def show_export(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    file = await take_out(interaction, match_id)
    live = await services.matches.look(match_id)
    name = export_file.name_of(file, name_of_table(live.row))
    key = "exported" if file.complete else "exported-so-far"
    await send_file(interaction, key, export_file.encode_file(file), name)


async def show_record(interaction: Interaction, match_id: int) -> None:
    """Show a match as a record: whole once it is over, before as far as the reader may know."""
    services = interaction.client.services
    file = await take_out(interaction, match_id)
    live = await services.matches.look(match_id)
    with services.file_worker.held_by(interaction.user.id):
        name, content = await write_record(services, live, interaction.user.id, whole=file.complete)
    key = "exported-record" if file.complete else "exported-record-so-far"
    await send_file(interaction, key, content, name)


async def take_out(interaction: Interaction, match_id: int) -> export_file.MatchFile:
    """Return a match as a file; a whole one unseals the match's secrets."""
    services = interaction.client.services
    async with services.store.reading() as reads:
        file = await export_file.export(reads, match_id)
    if file.complete:
        await unseal(services, match_id)
    return file


async def send_file(interaction: Interaction, key: str, content: bytes, name: str) -> None:
    attached = discord.File(io.BytesIO(content), name)
    shown: Any = discord.ui.File(attached)
    services = interaction.client.services
    screen = screens.layout(screens.text(services.words.say(interaction, key)), shown)
    await services.replies.show(interaction, (screen, [attached]))


async def show_moment(
    interaction: Interaction,
    match_id: int,
    index: int | None = None,
    mode: str = PUBLIC,
    round_: int | None = None,
) -> None:
    """Show a moment of a match: the board, the events before it, and perhaps all hands."""
    services = interaction.client.services
    live = await services.matches.look(match_id)
    at = await position_at(services, live, index, round_)
    if mode == OPEN:
        await unseal(services, match_id)
    game, locale = live.match.game, locale_of(interaction)
    view = game.highlight(game.view(at.state, None), at.events)
    wording = Wording(game, locale, view)
    words = bot_words(locale)
    lines = [title_of(live, at, wording, words)]
    if mode == OPEN:
        lines += hands_of(live, at, wording, words)
    lines += fit_lines([f"- {line}" for line in digest(wording, at.events, HAPPENED)], HAPPENED)
    content = screens.text("\n".join(lines), TEXT_TOTAL - 1100)
    row = moment_row(match_id, at, mode, words)
    picture = (
        None
        if services.replies.reads_text(interaction)
        else await board_of(services, live, view, locale)
    )
    if picture is None:
        described = screens.text(RENDERERS[live.row.game].alt(view, locale), 1000)
        await services.replies.show(interaction, (screens.layout(content, described, row), []))
        return
    file = screens.picture_file(picture, "board")
    await services.replies.show(
        interaction, (screens.layout(content, screens.gallery(file), row), [file])
    )


def moment_row(match_id: int, at: Position, mode: str, words: Words) -> Row:
    """Show buttons to the neighbouring moments, and to the other mode."""
    other = PUBLIC if mode == OPEN else OPEN
    sides = (
        ("label-older", at.index - 1, mode, at.index > 0),
        ("label-newer", at.index + 1, mode, at.index + 1 < at.of),
        (f"label-study-{'public' if mode == OPEN else 'open'}", at.index, other, True),
    )
    ways = [
        button(
            "study", match_id, words.say(label),
            question=max(0, index), rest=f"{how}.{side}", disabled=not possible,
        )
        for side, (label, index, how, possible) in enumerate(sides, start=1)
    ]  # fmt: skip
    return row_of(*ways, button("log", match_id, words.say("label-log"), emoji="📜"))


@on_press("study")
async def study_press(interaction: Interaction, given: Pressed) -> None:
    mode = given.rest.partition(".")[0]
    await show_moment(interaction, given.match, given.question, mode)
