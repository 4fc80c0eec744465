"""Screen of a lobby's options to look at and change: a list for each, page by page.

The first pages hold the game's options, then those of single factions, the others those of every
table; then comes the pool of factions. The house rules are written in a form.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.lobby import agreements, lobby_post
from bot.lobby.free_seats import unready
from bot.lobby.hosts import check_host
from bot.lobby.lobby import check_no_draft, lobby_of
from bot.lobby.options import (
    HOUSE,
    MOST_OF_HOUSE,
    POOL,
    OptionWords,
    house_rules,
    option_value,
    options_that_matter,
    pool_of,
    read_pool,
)
from bot.services import Interaction
from bot.services.sentences import locale_of
from bot.store import MatchRow, SeatRow
from bot.ui import limits, screens
from bot.ui.components import Pressed, Row, custom_id, on_form, on_press
from bot.ui.forms import open_form
from bot.ui.markup import bot_words
from bot.ui.rows import button, choose_from, row_of
from engine.core.hooks.lobby import TableOption
from engine.core.language.words import Words
from engine.games import GAMES

IN_PAGE = 9
"""Most options on a page: each takes three of the forty components of a message."""
PLAYED = "played"
"""Key of the page with the pool of factions."""


class Page(NamedTuple):
    """Some options under one heading; `key` does not depend on other pages."""

    key: str
    name: str
    options: Sequence[TableOption]


def pages_of(words: Words, row: MatchRow, seats: Sequence[SeatRow]) -> list[Page]:
    """Lay out the options in pages with headings: the game's, its factions', then the table's."""
    matter = options_that_matter(row, seats)
    game = GAMES[row.game]
    kinds = {kind.key for kind in game.seat_kinds}
    games = [option for option in matter if option in game.options and option.needs not in kinds]
    factions = [option for option in matter if option.needs in kinds]
    tables = [option for option in matter if option not in game.options]
    pages = []
    for key, group in (("game", games), ("factions", factions), ("table", tables)):
        for number, first in enumerate(range(0, len(group), IN_PAGE), start=1):
            name = words.say(
                f"label-page-{key}" if number == 1 else f"label-page-{key}-more", page=number
            )
            pages.append(Page(f"{key}{number}", name, group[first : first + IN_PAGE]))
    return pages


async def show_options(
    interaction: Interaction, match_id: int, at: str = "", done: str = ""
) -> None:
    """Show a page by its key or by an option on it, with a line on the last change."""
    services = interaction.client.services
    row, seats = await lobby_of(services, match_id)
    locale = locale_of(interaction)
    words, named = bot_words(locale), OptionWords.of(row.game, locale)
    pages = pages_of(words, row, seats)
    parts: list[Any] = [screens.text(done)] if done else []
    if at == PLAYED:
        here = PLAYED
        parts += pool_part(words, named, row)
    else:
        here, name, shown = next(
            (page for page in pages if at == page.key or at in {o.key for o in page.options}),
            pages[0],
        )
        parts.append(screens.text(f"### {name}"))
        for option in shown:
            parts += option_part(named, row, option, option_value(row, seats, option))
    parts += way_rows(words, row, pages, here)
    await services.replies.show(interaction, (screens.layout(*parts), []))


def option_part(named: OptionWords, row: MatchRow, option: TableOption, value: str) -> list[Any]:
    """Show one option: its name, its purpose, and a list of its values."""
    why = named.why(option)
    choices = [(choice, named.value(option, choice)) for choice in option.choices]
    head = f"**{named.name(option)}**" + (f"\n-# {why}" if why else "")
    select = choose_from("optionpick", row.id, choices, rest=option.key, chosen=[value])
    return [screens.text(head, 300), select]


def pool_part(words: Words, named: OptionWords, row: MatchRow) -> list[Any]:
    """Show the pool of factions, to be picked from a list for several."""
    kinds = GAMES[row.game].seat_kinds[: limits.SELECT_OPTIONS]
    choices = [(kind.key, named.plays(kind.key)) for kind in kinds]
    select = choose_from("poolpick", row.id, choices, chosen=pool_of(row), most=len(choices))
    return [screens.text(words.say("choose-pool")), select]


def way_rows(words: Words, row: MatchRow, pages: Sequence[Page], here: str) -> list[Row]:
    """Return the buttons that lead to the other pages and to the house rules."""
    labels = {page.key: page.name for page in pages} | {PLAYED: words.say("label-played")}
    ways = [button("options", row.id, labels[key], rest=key) for key in labels if key != here]
    ways.append(button("houserules", row.id, words.say("label-house")))
    most = limits.BUTTONS_IN_ROW
    return [row_of(*ways[first : first + most]) for first in range(0, len(ways), most)]


@on_press("options")
async def options_press(interaction: Interaction, given: Pressed) -> None:
    row, _ = await lobby_of(interaction.client.services, given.match)
    check_host(row, interaction.user.id)
    check_no_draft(row)
    await show_options(interaction, given.match, given.rest)


@on_press("optionpick")
async def option_picked(interaction: Interaction, given: Pressed) -> None:
    """Change an option, and show its page again."""
    done = await do_change_option(interaction, given.match, given.rest, given.values[0])
    await show_options(interaction, given.match, given.rest, done)


@on_press("poolpick")
async def pool_picked(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    await agreements.set_pool(services, given.match, interaction.user.id, given.values)
    await show_options(
        interaction, given.match, PLAYED, await tell_change(interaction, given.match, POOL)
    )


@on_press("houserules", opens_form=True)
async def house_press(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    row, _ = await lobby_of(services, given.match)
    check_host(row, interaction.user.id)
    check_no_draft(row)
    await open_form(
        interaction,
        custom_id("housewritten", given.match),
        services.words.say(interaction, "house-title"),
        services.words.say(interaction, "house-label"),
        text=house_rules(row),
        most=MOST_OF_HOUSE,
    )


@on_form("housewritten")
async def house_written(interaction: Interaction, given: Pressed) -> None:
    done = await do_change_option(interaction, given.match, HOUSE, " ".join(given.values))
    await show_options(interaction, given.match, done=done)


async def do_change_option(interaction: Interaction, match_id: int, option: str, value: str) -> str:
    """Change an option or the house rules; return a sentence that reports it."""
    services = interaction.client.services
    user, locale = interaction.user.id, locale_of(interaction)
    change = option
    if option == HOUSE:
        await agreements.set_house_rules(services, match_id, user, value)
    elif option == POOL:
        row, _ = await lobby_of(services, match_id)
        await agreements.set_pool(services, match_id, user, read_pool(row.game, value, locale))
    else:
        change = await agreements.change_option(services, match_id, user, option, value, locale)
    return await tell_change(interaction, match_id, change)


async def tell_change(interaction: Interaction, match_id: int, change: str) -> str:
    """Show a change in the lobby's post; return a sentence on it, and on who is to agree."""
    services, locale = interaction.client.services, locale_of(interaction)
    await lobby_post.refresh_lobby(services, match_id)
    row, seats = await lobby_of(services, match_id)
    told = agreements.write_change(row, locale, change)
    key = "option-changed-asked" if unready(row, seats) else "option-changed"
    return bot_words(locale).say(key, change=told)
