"""The coach's buttons: showing an idea, reading on, and playing without the coach."""

from __future__ import annotations

from bot.cogs.look.rules import show_rules, words_meant
from bot.play import open_question
from bot.play.back_button import way_back
from bot.play.coach.ideas import draw_idea, write_idea
from bot.play.context import MenuPlace, TableContext
from bot.play.loading import on_play_press
from bot.play.open_question import show_question
from bot.services import Interaction, Services
from bot.services.sentences import locale_of
from bot.ui import screens
from bot.ui.components import Pressed, on_press
from bot.ui.preferences import preferences_of
from engine.core.errors import Refused
from engine.core.language.messages import Idea
from engine.core.language.rulebook import CARD
from engine.games import GAMES


@on_press("coachread")
async def read_on(interaction: Interaction, given: Pressed) -> None:
    services: Services = interaction.client.services
    live = await services.matches.look(given.match)
    words = services.words.of(interaction)
    back = way_back(live, live.seat_of(interaction.user.id), words)
    if not given.rest.startswith(CARD):
        await show_rules(interaction, given.match, given.rest, back)
        return
    wording = await words_meant(interaction, given.match)
    name, text = wording.game.rule(given.rest, wording.words)
    await services.replies.say(interaction, f"**{name}**\n{text}", *back)


@on_press("coachoff")
async def go_without(interaction: Interaction, given: Pressed) -> None:
    """Record that the presser knows this game, and show their question without the coach."""
    services = interaction.client.services
    game = (await services.matches.look(given.match)).row.game
    async with services.store.transaction() as transaction:
        player = await transaction.hold_player(interaction.user.id)
        known = {*preferences_of(player).known, game}
        await transaction.set_player(interaction.user.id, {"known": sorted(known)})
    name = GAMES[game].name(locale_of(interaction))
    heard = [services.words.say(interaction, "coach-off", game=name)]
    await open_question.show_prompt(interaction, given.match, heard=heard)


@on_play_press("coachshow")
async def show_idea(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Show an idea's subject in the reader's present view."""
    services = interaction.client.services
    idea = idea_meant(table, given.rest)
    text, why, _ = write_idea(table.wording, idea.key)
    said = "\n".join((f"🎓 {text}", table.words.say("coach-why", why=why)))
    back = way_back(table.live, table.seat, table.words)
    if table.in_words:
        await services.replies.say(interaction, said, *back)
        return
    large = services.replies.reads_large(interaction)
    picture = await draw_idea(
        services, table.live.row.game, table.wording.view, idea, table.voice.locale, large=large
    )
    files = screens.picture_files(picture, "lesson")
    screen = screens.layout(screens.text(said), *map(screens.gallery, files), *back), files
    await services.replies.show(interaction, screen)


@on_play_press("coachwhy")
async def say_why(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Explain the point of an idea, above the reader's question."""
    _, why, _ = write_idea(table.wording, idea_meant(table, given.rest).key)
    heard = (table.words.say("coach-why", why=why),)
    await show_question(interaction, table, MenuPlace(heard=heard))


def idea_meant(table: TableContext, key: str) -> Idea:
    """Return the idea that a button stands for, with its present subject."""
    ideas = table.live.match.game.lessons(table.wording.view)
    found = next((idea for idea in ideas if idea.key == key), None)
    if found is None:
        raise Refused("outdated-menu")
    return found
