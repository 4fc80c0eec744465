"""`/learn`: the coach's ideas of a faction, as a tour of pictures, at any time."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.commands import Cog
from bot.lobby.options import OptionWords
from bot.play.coach.ideas import draw_idea, write_idea
from bot.services import Interaction, portraits
from bot.services.sentences import locale_of
from bot.ui import screens
from bot.ui.components import Choices, Pressed, Row, on_press
from bot.ui.rows import BLUE, button, row_of
from bot.ui.typed_names import find_meant, offer
from bot.ui.wording import Wording
from bot.workers.tours import tour_stops
from engine.core.errors import Refused
from engine.games import GAMES

NOWHERE = 0
"""Match number of a tour, which belongs to no match."""


class LearnCommand(Cog):
    """Learning a faction without playing it."""

    @app_commands.command()
    @app_commands.describe(faction="Which faction?")
    async def learn(self, interaction: Interaction, faction: str) -> None:
        """How is a faction played? A tour in pictures."""
        await self.services.replies.defer(interaction)
        locale = locale_of(interaction)
        await show_stop(interaction, find_meant(factions(locale), faction, "no-faction"), 0)

    @learn.autocomplete("faction")
    async def factions(self, interaction: Interaction, current: str) -> Choices:
        return offer(factions(locale_of(interaction), lines=True), current)


def factions(locale: str, *, lines: bool = False) -> list[tuple[str, str]]:
    """List the factions of all games by `game.kind`, with their names or a line about each."""
    found = []
    for key, game in GAMES.items():
        words = OptionWords.of(key, locale)
        for kind, name, about in words.introduce(kind.key for kind in game.seat_kinds):
            found.append((f"{key}.{kind}", f"{name} · {about}" if lines else name))
    return found


async def show_stop(interaction: Interaction, faction: str, number: int) -> None:
    """Show a stop of a faction's tour: an idea, why it matters, and its picture."""
    services = interaction.client.services
    key, _, kind = faction.partition(".")
    stops = await services.pictures.work(tour_stops, key, kind)
    if number >= len(stops):
        raise Refused("outdated-menu")
    idea, view = stops[number]
    locale, words = locale_of(interaction), services.words.of(interaction)
    text, why, aim = write_idea(Wording(GAMES[key], locale, view), idea.key)
    name = OptionWords.of(key, locale).plays(kind)
    said = screens.join_lines(
        words.say("learn-page", faction=name, n=number + 1, of=len(stops)),
        text,
        words.say("coach-aim", aim=aim) if aim else "",
        words.say("coach-why", why=why),
    )
    row = stop_row(faction, number, len(stops), words.say("label-back"), words.say("label-next"))
    large = services.replies.reads_large(interaction)
    picture = await draw_idea(services, key, view, idea, locale, large=large)
    shown = screens.picture_files(picture, "lesson")
    head, files = await portraits.show(
        services, key, [portraits.Portrayed(kind, name, said)],
        in_words=services.replies.reads_text(interaction),
    )  # fmt: skip
    screen = screens.layout(*head, *map(screens.gallery, shown), row), [*files, *shown]
    await services.replies.show(interaction, screen)


def stop_row(faction: str, number: int, count: int, back: str, on: str) -> Row:
    """Return the buttons to the previous and next stops; they keep their places."""
    return row_of(
        button("learnback", NOWHERE, back, rest=f"{faction}.{max(0, number - 1)}",
               disabled=number == 0),
        button("learnnext", NOWHERE, on, rest=f"{faction}.{min(number + 1, count - 1)}",
               style=BLUE, disabled=number + 1 == count),
    )  # fmt: skip


@on_press("learnback", "learnnext")
async def turn_page(interaction: Interaction, given: Pressed) -> None:
    """Go to another stop of a tour."""
    faction, _, number = given.rest.rpartition(".")
    if faction not in dict(factions("en")):
        raise Refused("outdated-menu")
    await show_stop(interaction, faction, int(number))
