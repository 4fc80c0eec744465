"""One slash command per action of every game, with a parameter for each of its fields."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import cache
from typing import Any, Optional

import discord
from discord import app_commands

from bot.cogs.commands import ONE_OF_SEVERAL
from bot.cogs.play.typed_fields import explain, explain_unasked, find_options, write_field
from bot.matches.live import Live
from bot.play import open_question
from bot.play.confirmation import give_typed
from bot.play.context import MenuPlace
from bot.play.loading import load_table, load_typed
from bot.services import Interaction
from bot.ui import limits
from bot.ui.components import Choices
from bot.ui.message_ids import field_types
from bot.ui.typed_names import matches
from bot.ui.wording import Wording
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import OneOf, Question
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.seats import Seat
from engine.games import GAMES


@cache
def action_groups(key: str) -> tuple[app_commands.Group, ...]:
    """Make a group for each first word of a game's actions, and a command for each action.

    They do not depend on the client, so a process makes them only once.
    """
    game = GAMES[key]
    words = game.words("en")
    groups: dict[str, app_commands.Group] = {}
    for kind in game.actions:
        head, _, verb = kind.path.partition(" ")
        if head not in groups:
            groups[head] = app_commands.Group(
                name=head, description=limits.fit(words.say(f"c-{head}"), limits.DESCRIPTION)
            )
        groups[head].add_command(action_command(game, kind, verb))
    shared = groups.get(game.key)
    if shared is not None:
        shared.add_command(done_command(words.say(f"c-{game.key}-done")))
    return tuple(groups.values())


def action_command(
    game: Game[Any], kind: type[Option], verb: str
) -> app_commands.Command[Any, ..., None]:
    """Make the slash command of an action from its fields."""
    words = game.words("en")
    path = kind.path.replace(" ", "-")
    names = [name for name, _, _ in field_types(kind)]

    async def run(interaction: Interaction, **given: Any) -> None:
        await act_by_fields(interaction, kind, given)

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=verb,
        description=limits.fit(words.say(f"c-{path}"), limits.DESCRIPTION),
        callback=with_parameters(run, names),
    )
    described = {
        name: limits.fit(words.say(f"f-{path}-{name}"), limits.DESCRIPTION) for name in names
    }
    app_commands.describe(**described, table=ONE_OF_SEVERAL)(command)
    for name in names:
        command.autocomplete(name)(field_choices(kind, name))
    return command


def with_parameters(
    run: Callable[..., Awaitable[None]], names: Sequence[str]
) -> Callable[..., Any]:
    """Give a function optional text parameters in the signature, which discord.py reads."""
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter(
            "interaction",
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            annotation=discord.Interaction,
        ),
        *(
            inspect.Parameter(name, keyword, default=None, annotation=Optional[str])  # noqa: UP045
            for name in (*names, "table")
        ),
    ]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return run


def done_command(description: str) -> app_commands.Command[Any, ..., None]:
    """Make the command that ends a menu."""

    async def run(interaction: Interaction, **given: Any) -> None:
        found = (await load_typed(interaction, given.get("table"))).require()
        form = found.question.form
        options = form.options if isinstance(form, OneOf) else ()
        ending = next((each for each in options if isinstance(each, (Done, Pass))), None)
        if ending is None:
            raise Refused("not-done-yet")
        await give_typed(interaction, found, ending)

    return app_commands.Command(
        name="done",
        description=limits.fit(description, limits.DESCRIPTION),
        callback=with_parameters(run, ()),
    )


def field_choices(
    kind: type[Option], field: str
) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    """Return the autocomplete of a field, given the fields that are already filled."""

    async def choices(interaction: Interaction, current: str) -> Choices:
        found = peek(interaction) or await load(interaction)
        if found is None or not isinstance(found[2].form, OneOf):
            return []
        live, seat, asked = found
        wording = interaction.client.services.words.wording(interaction, live, seat)
        given = {
            name: value
            for name, _, _ in field_types(kind)
            if name != field and (value := getattr(interaction.namespace, name, None))
        }
        labels = {
            limits.fit(write_field(wording, option, field), limits.CHOICE_NAME): search_terms(
                wording, option, field
            )
            for option in find_options(wording, asked, kind, given)
        }
        return [
            app_commands.Choice(name=label, value=label)
            for label, more in labels.items()
            if matches(current, f"{label} {more}")
        ][: limits.AUTOCOMPLETE]

    return choices


def search_terms(wording: Wording, option: Option, field: str) -> str:
    """Return the search terms of a field besides its name: a card's effect."""
    type_name, many = next((t, m) for name, t, m in field_types(type(option)) if name == field)
    if many:
        return ""
    return wording.game.found_by(type_name, getattr(option, field), wording.words)


async def act_by_fields(
    interaction: Interaction, kind: type[Option], given: dict[str, Any]
) -> None:
    """Take the action that the filled fields mean; ask in private for missing ones."""
    table = await load_typed(interaction, given.pop("table", None))
    if table.live.match.open_to(table.own) is None:
        raise explain_unasked(table, kind)
    found = table.require()
    asked, wording = found.question, found.wording
    typed = {name: text for name, text in given.items() if text}
    options = find_options(wording, asked, kind, typed)
    if not options:
        raise explain(found, kind, typed)
    assert isinstance(asked.form, OneOf)
    offered = [each for option in options if (each := asked.form.accepts(option)) is not None]
    if all(each is offered[0] for each in offered):
        await give_typed(interaction, found, offered[0])
        return
    as_offered = all(each is option for each, option in zip(offered, options, strict=True))
    first = next(i for i, each in enumerate(asked.form.options) if each is offered[0])
    place = MenuPlace(asked.id, first, 1 + len(typed) if as_offered else 1)
    await open_question.show_question(interaction, found, place)


def peek(interaction: Interaction) -> tuple[Live, Seat, Question] | None:
    """Find the reader's open question without waiting, for autocomplete."""
    services = interaction.client.services
    table = getattr(interaction.namespace, "table", None)
    for match_id, live in reversed(services.matches.at_hand()):
        here = live.row.channel_id == interaction.channel_id
        if table and "".join(sign for sign in table if sign.isdigit()) != str(match_id):
            continue
        if not table and not here and interaction.guild_id is not None:
            continue
        seat = live.seat_of(interaction.user.id)
        asked = None if seat is None else live.match.open_to(seat)
        if seat is not None and asked is not None:
            return live, seat, asked
    return None


async def load(interaction: Interaction) -> tuple[Live, Seat, Question] | None:
    """Find the reader's open question in a match that is not in memory, as after a restart.

    Nobody takes their seat back by merely typing.
    """
    try:
        table = getattr(interaction.namespace, "table", None)
        found = (await load_table(interaction, None, table=table, present=False)).require()
    except Refused:
        return None
    return found.live, found.own, found.question
