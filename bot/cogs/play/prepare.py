"""`/prepare`: a seat's responses in advance, and its next turn in private."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.cogs.commands import Cog, about, about_play
from bot.cogs.look.board import table_meant
from bot.matches.commands import ChangePlan
from bot.matches.live import Live
from bot.play.context import TableContext
from bot.play.loading import Fresh, load_typed, on_play_press
from bot.play.planning.next_turn import plan_or_decide
from bot.services import Interaction, plans
from bot.ui import limits, screens
from bot.ui.components import Pressed, Row, custom_id, pick_from
from bot.ui.message_ids import dash
from bot.ui.rows import button, choose_from, row_of
from bot.ui.typed_names import offer, refuse_name
from bot.ui.wording import Wording
from engine.core.choices.plans import Plan, PlanField, PlanKind
from engine.core.errors import Refused
from engine.core.seats import Seat


class PrepareCommands(Cog):
    """Deciding in advance."""

    group = "prepare"

    @app_commands.command()
    @app_commands.describe(kind="Which response?")
    @about(partial(load_typed, present=False), acknowledges=True)
    async def responses(
        self, interaction: Interaction, found: TableContext, kind: str | None = None
    ) -> None:
        """Ambushes, losses and more: what if nobody waits for you?"""
        await show_plans(interaction, found, kind)

    @responses.autocomplete("kind")
    async def kinds(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the kinds of plan that matter to the reader's seat."""
        found = await table_meant(interaction)
        if found is None or found[1] is None:
            return []
        live, seat, wording = found
        assert seat is not None
        named = [(each.key, plans.name_of(wording, each)) for each in plans.kinds_of(live, seat)]
        return offer(named, current)

    @app_commands.command()
    @about_play
    async def turn(self, interaction: Interaction, found: TableContext) -> None:
        """Plan your next turn now; it is played when it comes."""
        await plan_or_decide(interaction, found)


async def show_plans(
    interaction: Interaction, table: TableContext, kind: str | None = None, heard: str = ""
) -> None:
    """Show all plans of the reader's seat, or one of them with its fields to change."""
    live, seat, wording, words = table.live, table.own, table.wording, table.words
    if kind is None:
        lines, rows = all_plans(live, seat, wording, words)
    else:
        chosen = find_kind(live, seat, wording, kind)
        plan = plans.plan_of(live, seat, chosen)
        said = plans.summary(wording, chosen, plan) or words.say("plan-nothing-chosen")
        lines = [
            f"### {plans.name_of(wording, chosen)}",
            wording.say(f"plan-{dash(chosen.key)}.why"),
            f"**{said}**",
        ]
        rows = [
            row
            for field in chosen.fields
            for row in field_rows(wording, table.match_id, chosen, field, plan)
        ]
        rows.append(row_of(button("plans", table.match_id, words.say("label-all-plans"))))
    text = screens.join_lines(f"> {heard}" if heard else "", *lines)
    await interaction.client.services.replies.say(interaction, text, *rows)


def all_plans(live: Live, seat: Seat, wording: Wording, words: Any) -> tuple[list[str], list[Row]]:
    """Write every plan of a seat on a line, with a list to change one."""
    kinds = plans.kinds_of(live, seat)
    lines = [words.say("plans-heading")]
    for kind in kinds:
        said = plans.summary(wording, kind, plans.plan_of(live, seat, kind))
        said = said or words.say("plan-nothing-chosen")
        lines.append(f"- **{plans.name_of(wording, kind)}** · {said}")
    named = [(kind.key, plans.name_of(wording, kind)) for kind in kinds]
    placeholder = words.say("plans-choose")
    return lines, [choose_from("plankind", live.row.id, named, placeholder=placeholder)]


def find_kind(live: Live, seat: Seat, wording: Wording, text: str) -> PlanKind:
    """Find a kind of plan by key or name; raise `Refused` with the possible ones."""
    kinds = plans.kinds_of(live, seat)
    low = text.lower().strip()
    for kind in kinds:
        if low in (kind.key, plans.name_of(wording, kind).lower()):
            return kind
    raise refuse_name("no-plan", text, [plans.name_of(wording, kind) for kind in kinds])


def field_rows(
    wording: Wording, match_id: int, kind: PlanKind, field: PlanField, plan: Plan
) -> list[Row]:
    """Show a field of a plan as a list to choose from; long ones in parts."""
    chosen = plan[field.key].split() if field.many else [plan[field.key]]
    choices = plans.choices_of(wording, kind, field)
    rows = []
    for part in range(0, len(choices), limits.SELECT_OPTIONS):
        options = [
            discord.SelectOption(
                label=limits.fit(name, limits.OPTION_TEXT), value=value, default=value in chosen
            )
            for value, name in choices[part : part + limits.SELECT_OPTIONS]
        ]
        identity = custom_id("planfield", match_id, 0, f"{kind.key}.{field.key}.{part}")
        most = len(options) if field.many else 1
        placeholder = plans.field_name(wording, kind, field)
        placeholder = limits.fit(placeholder, limits.PLACEHOLDER)
        least = 0 if field.many else 1
        rows.append(pick_from(identity, options, placeholder=placeholder, least=least, most=most))
    return rows


@on_play_press("plans", present=False)
async def plans_press(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Show all plans."""
    await show_plans(interaction, table)


@on_play_press("plan", present=False)
async def plan_press(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Show the plan that a button names."""
    await show_plans(interaction, table, given.rest)


@on_play_press("plankind", present=False)
async def kind_picked(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Show the plan that was chosen."""
    await show_plans(interaction, table, given.values[0])


@on_play_press("planfield", present=False)
async def field_picked(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Change one field of a plan; in a long list, only the part shown."""
    key, name, part = given.rest.split(".")
    live, seat, wording = table.live, table.own, table.wording
    kind = find_kind(live, seat, wording, key)
    field = next((each for each in kind.fields if each.key == name), None)
    if field is None:
        raise Refused("outdated-menu")
    plan = plans.plan_of(live, seat, kind)
    shown = [value for value, _ in plans.choices_of(wording, kind, field)]
    shown = shown[int(part) : int(part) + limits.SELECT_OPTIONS]
    kept = [value for value in plan[name].split() if value not in shown] if field.many else []
    picked = {*kept, *given.values}
    value = " ".join(each for each in field.choices if each in picked)
    command = ChangePlan(kind.key, {name: value})
    fresh, user = Fresh(interaction), interaction.user.id
    matches = interaction.client.services.matches
    await matches.execute(given.match, command, user_id=user, key=str(interaction.id), then=fresh)
    await show_plans(interaction, fresh.table, kind.key, table.words.say("plan-changed"))
