"""`/match graph`, `poster`, `replay`, `timeline`: a whole match in pictures."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.cogs.look.pages import show_picture
from bot.history import pictures
from bot.history.unsealing import unseal
from bot.notify.end_post import SHOWN, after_row
from bot.play.back_button import way_back
from bot.services import Interaction
from bot.services.sentences import locale_of
from bot.ui.components import Pressed, Row, on_press, on_table_press
from bot.ui.markup import bot_words
from bot.ui.rows import button
from render.games import RENDERERS
from render.match_pictures.timeline import ROUNDS

DURING = ("graph", "replay")
"""Pictures available during a match."""


class PictureCommands(Cog):
    """A match as a whole, to oneself alone."""

    group = "match"

    @app_commands.command()
    @about_table
    async def graph(self, interaction: Interaction, match_id: int) -> None:
        """A graph of the points, round by round."""
        await show_graph(interaction, match_id)

    @app_commands.command()
    @about_table
    async def poster(self, interaction: Interaction, match_id: int) -> None:
        """A poster of the match, to keep."""
        await show_poster(interaction, match_id)

    @app_commands.command()
    @about_table
    async def replay(self, interaction: Interaction, match_id: int) -> None:
        """Watch the match again as a moving picture."""
        await show_replay(interaction, match_id)

    @app_commands.command()
    @app_commands.describe(page="The first rounds, or later ones")
    @about_table
    async def timeline(
        self, interaction: Interaction, match_id: int, page: app_commands.Range[int, 1, 99] = 1
    ) -> None:
        """Everybody's hands round by round, once the match is over."""
        await show_timeline(interaction, match_id, page - 1)


async def rows_below(interaction: Interaction, match_id: int, but: str) -> list[Row]:
    """Show buttons to the other pictures of the same match, and back to the reader's question."""
    services = interaction.client.services
    live = await services.matches.look(match_id)
    words = services.words.of(interaction)
    kinds = [each for each in SHOWN if each[0] != but and (live.match.over or each[0] in DURING)]
    back = way_back(live, live.seat_of(interaction.user.id), words)
    return [after_row(match_id, words, kinds), *back]


@on_table_press("graph")
async def show_graph(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    picture = await pictures.graph_of(services, match_id, locale_of(interaction))
    below = await rows_below(interaction, match_id, "graph")
    await show_picture(interaction, picture, "graph", *below)


@on_table_press("poster")
async def show_poster(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    picture = await pictures.poster_of(services, match_id, locale_of(interaction))
    below = await rows_below(interaction, match_id, "poster")
    await show_picture(interaction, picture, "poster", *below)


async def show_timeline(interaction: Interaction, match_id: int, page: int) -> None:
    services = interaction.client.services
    live = await services.matches.look(match_id)
    pages = -(-max(1, live.match.game.rounds(live.match.state)) // ROUNDS)
    page %= pages
    picture = await pictures.timeline_of(services, live, locale_of(interaction), page)
    await unseal(services, match_id)
    words = services.words.of(interaction)
    rows = await rows_below(interaction, match_id, "timeline")
    if pages > 1:
        label = words.say("label-timeline-page", page=page + 1, of=pages)
        on = (page + 1) % pages
        rows[0].add_item(button("timeline", match_id, label, rest=on, emoji="▶"))
    await show_picture(interaction, picture, "timeline", *rows)


@on_table_press("replay")
async def show_replay(interaction: Interaction, match_id: int) -> None:
    """Show the replay, with its progress until then; text readers get its description."""
    services = interaction.client.services
    live = await services.matches.look(match_id)
    locale = locale_of(interaction)
    below = await rows_below(interaction, match_id, "replay")
    if services.replies.reads_text(interaction):
        board = RENDERERS[live.row.game].alt(live.match.view(None), locale)
        said = f"{bot_words(locale).say('replay-in-words')}\n{board}"
        await services.replies.say(interaction, said, *below)
        return
    with services.pictures.films.held_by(interaction.user.id):
        picture = await pictures.replay_of(services, live, locale, Telling(interaction))
    await show_picture(interaction, picture, "replay", *below)


class Telling:
    """Tells the waiting person every few seconds about the progress of their replay."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._last = interaction.client.services.clock()

    async def progress(self, done: int, of: int) -> None:
        now = self._interaction.client.services.clock()
        if now - self._last >= pictures.TOLD_APART:
            self._last = now
            await self._say("replay-progress", done=done, of=of)

    async def shorter(self) -> None:
        """Report that the file was too large, and that drawing restarts with fewer frames."""
        await self._say("replay-shorter")

    async def _say(self, message: str, **args: int) -> None:
        services = self._interaction.client.services
        await services.replies.say(
            self._interaction, services.words.say(self._interaction, message, **args)
        )


# Presses


@on_press("timeline")
async def timeline_press(interaction: Interaction, given: Pressed) -> None:
    page = int(given.rest) if given.rest.isdecimal() else 0
    await show_timeline(interaction, given.match, page)
