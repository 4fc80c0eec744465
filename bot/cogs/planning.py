"""Plans: how a seat responds when nobody wants to wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import limits, screens
from bot.components import Pick, Pressed, custom_id, on_press
from bot.wording import Wording, dashed
from engine.core.plans import Plan, PlanField, PlanKind
from engine.core.refused import Refused

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
FIELDS_SHOWN = 8


class Planning(commands.Cog):
    """Deciding in advance."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command()
    @app_commands.describe(kind="Which kind of response?")
    async def plan(
        self, interaction: Interaction, kind: str | None = None, table: str | None = None
    ) -> None:
        """Decide how your seat responds: ambushes, losses and more."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await show_plans(interaction, match_id, kind)


async def show_plans(
    interaction: Interaction, match_id: int, kind: str | None = None, heard: str = ""
) -> None:
    """Show all plans of the reader's seat, or one of them with its fields to change."""
    bot = interaction.client
    live = await bot.desk.look(match_id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("no-seat")
    wording = await bot.wording(interaction, live, seat)
    kinds = live.match.game.plan_kinds
    plans = live.match.state.plans[seat]
    chosen = next((each for each in kinds if each.key == kind), None)
    rows: list[Any] = []
    if chosen is None:
        lines = [
            f"- **{wording.say(f'plan-{dashed(each.key)}')}**: "
            + summary(wording, each, plans.get(each.key) or each.default())
            for each in kinds
        ]
        options = [
            discord.SelectOption(
                label=limits.fit(wording.say(f"plan-{dashed(each.key)}"), limits.OPTION_TEXT),
                value=each.key,
            )
            for each in kinds[: limits.SELECT_OPTIONS]
        ]
        rows.append(_row(custom_id("plankind", match_id), options, 1, 1))
    else:
        plan = plans.get(chosen.key) or chosen.default()
        lines = [f"### {wording.say(f'plan-{dashed(chosen.key)}')}", summary(wording, chosen, plan)]
        for field in chosen.fields[:FIELDS_SHOWN]:
            rows.append(field_row(wording, match_id, chosen, field, plan))
    text = screens.joined_lines(heard, *lines)
    await bot.show(interaction, (screens.layout(screens.text(text), *rows), []))


def field_row(
    wording: Wording, match_id: int, kind: PlanKind, field: PlanField, plan: Plan
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """Show a field of a plan as a list; long lists keep what is chosen and the first values."""
    chosen = plan[field.key].split() if field.many else [plan[field.key]]
    values = [v for v in field.choices if v in chosen]
    values += [v for v in field.choices if v not in chosen]
    options = [
        discord.SelectOption(
            label=limits.fit(value_words(wording, kind, field, value), limits.OPTION_TEXT),
            value=value,
            default=value in chosen,
        )
        for value in values[: limits.SELECT_OPTIONS]
    ]
    identity = custom_id("planfield", match_id, 0, f"{kind.key}.{field.key}")
    most = len(options) if field.many else 1
    placeholder = wording.say(f"plan-{dashed(kind.key)}-{dashed(field.key)}")
    return _row(identity, options, 0 if field.many else 1, most, placeholder)


def summary(wording: Wording, kind: PlanKind, plan: Plan) -> str:
    """Write what a plan decides."""
    parts = []
    for field in kind.fields:
        values = plan[field.key].split() if field.many else [plan[field.key]]
        if values:
            named = ", ".join(value_words(wording, kind, field, value) for value in values)
            parts.append(f"{wording.say(f'plan-{dashed(kind.key)}-{dashed(field.key)}')}: {named}")
    return " · ".join(parts)


def value_words(wording: Wording, kind: PlanKind, field: PlanField, value: str) -> str:
    """Write a value of a field: its own words, or what it names in the game."""
    message = f"plan-{dashed(kind.key)}-{dashed(field.key)}-{dashed(value)}"
    if wording.words.has(message):
        return wording.say(message)
    for type_name in ("CardId", "Seat", "Item", "PieceKind", "Suit"):
        found = wording.game.parse(type_name, value, wording.words, wording.view)
        if found is not None and not value.isdigit():
            return wording.label(type_name, found)
    return value


def _row(
    identity: str,
    options: list[discord.SelectOption],
    least: int,
    most: int,
    placeholder: str | None = None,
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=identity,
        options=options,
        min_values=least,
        max_values=most,
        placeholder=placeholder and limits.fit(placeholder, limits.PLACEHOLDER),
    )
    row.add_item(Pick(select))
    return row


@on_press("plankind")
async def kind_picked(interaction: Interaction, given: Pressed) -> None:
    """Show the plan that was chosen."""
    await show_plans(interaction, given.match, given.values[0])


@on_press("planfield")
async def field_picked(interaction: Interaction, given: Pressed) -> None:
    """Change one field of a plan."""
    bot = interaction.client
    kind, _, field = given.rest.partition(".")
    live = await bot.desk.look(given.match)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("no-seat")
    known = next((each for each in live.match.game.plan_kinds if each.key == kind), None)
    if known is None:
        raise Refused("plan-kind", kind=kind)
    plan = dict(live.match.state.plans[seat].get(kind) or known.default())
    plan[field] = " ".join(given.values)
    await bot.desk.change_plan(
        given.match, interaction.user.id, kind, plan, key=str(interaction.id)
    )
    await show_plans(interaction, given.match, kind, bot.say_in(interaction, "plan-changed"))


async def setup(bot: TableBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Planning(bot))
