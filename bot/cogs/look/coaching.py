"""What the coach's buttons do: reading on in the rules, and going on without the coach."""

from __future__ import annotations

from bot.cogs.look.helping import show_rules, words_meant
from bot.play import asking
from bot.play.returning import way_back
from bot.services import Interaction, Services
from bot.ui import screens
from bot.ui.components import Pressed, on_press
from bot.ui.preferences import preferences_of
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
    await services.replies.show(interaction, screens.notice(f"**{name}**\n{text}", *back))


@on_press("coachoff")
async def go_without(interaction: Interaction, given: Pressed) -> None:
    """Record that the presser knows this game, and show their question without the coach."""
    services = interaction.client.services
    game = (await services.matches.look(given.match)).row.game
    async with services.store.transaction() as transaction:
        player = await transaction.player(interaction.user.id)
        known = {*preferences_of(player).known, game}
        await transaction.set_player(interaction.user.id, {"known": sorted(known)})
    name = GAMES[game].name(services.words.locale(interaction))
    heard = [services.words.say(interaction, "coach-off", game=name)]
    await asking.show_prompt(interaction, given.match, heard=heard)
