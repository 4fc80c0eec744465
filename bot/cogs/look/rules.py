"""`/rules`, `/card`: the rules and the cards in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from string import digits

from discord import app_commands

from bot.cogs.commands import Cog
from bot.services import Interaction, portraits
from bot.services.sentences import locale_of
from bot.ui import limits, screens
from bot.ui.components import Choices, Pressed, Row, on_press
from bot.ui.markup import bot_words
from bot.ui.rows import choose_from
from bot.ui.typed_names import alike, means, refuse_name
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.messages import CardEntry
from engine.core.language.words import Words
from engine.games import GAMES

BELOW = 3000
"""Most characters of a section with its subsections; further ones are only named."""
LISTED = 24
WRITTEN = 8
"""Most lines written out above a list that offers the same: more fill a phone's screen."""
FEW = 4
"""Most cards shown in full at once."""


class RulesCommands(Cog):
    @app_commands.command()
    @app_commands.describe(find="A section's number, or words", table="Which table's game?")
    async def rules(
        self, interaction: Interaction, find: str | None = None, table: str | None = None
    ) -> None:
        """How do the rules go? Search them by words or section."""
        await self.services.replies.defer(interaction)
        match_id = await table_meant(interaction, table)
        await show_rules(interaction, match_id, find or "")

    @rules.autocomplete("find")
    async def sections(self, interaction: Interaction, current: str) -> Choices:
        wording = await words_while_typing(interaction)
        found = wording.game.find_rules(current, wording.words) or chapters(wording)
        return [
            app_commands.Choice(name=limits.fit(title_of(wording, each), 100), value=each)
            for each in found[: limits.AUTOCOMPLETE]
        ]

    @app_commands.command()
    @app_commands.describe(name="A card's name, suit or effect", table="Which table's game?")
    async def card(
        self, interaction: Interaction, name: str | None = None, table: str | None = None
    ) -> None:
        """What does this card do?"""
        await self.services.replies.defer(interaction)
        await show_cards(interaction, await table_meant(interaction, table), name or "")

    @card.autocomplete("name")
    async def cards(self, interaction: Interaction, current: str) -> Choices:
        wording = await words_while_typing(interaction)
        return [
            app_commands.Choice(name=limits.fit(each.line, limits.CHOICE_NAME), value=each.key)
            for each in cards_like(wording, current)[: limits.AUTOCOMPLETE]
        ]


async def table_meant(interaction: Interaction, table: str | None) -> int:
    """Return the match whose game is meant; 0 for any game."""
    try:
        return await interaction.client.services.finder.match_here(interaction, table)
    except Refused:
        if table:
            raise
        return 0


async def words_meant(interaction: Interaction, match_id: int) -> Wording:
    """Return the words of a match's game, or of the first game, without a view of the table."""
    key = next(iter(GAMES))
    if match_id:
        async with interaction.client.services.store.reading() as reads:
            row = await reads.find_match(match_id)
        key = key if row is None else row.game
    return Wording(GAMES[key], locale_of(interaction), None)


async def words_while_typing(interaction: Interaction) -> Wording:
    """Return the words of the named table's game, or of the game of the table meant here."""
    table = getattr(interaction.namespace, "table", None)
    try:
        match_id = await table_meant(interaction, table)
    except Refused:  # its name is still being typed
        match_id = await table_meant(interaction, None)
    return await words_meant(interaction, match_id)


def go_rows(
    kind: str, match_id: int, options: Sequence[tuple[str, str]], placeholder: str
) -> list[Row]:
    """Show the destinations in as many lists as needed; none without destinations."""
    most = limits.SELECT_OPTIONS
    starts = range(0, len(options), most)
    lists = {start or "": options[start : start + most] for start in starts}
    return [
        choose_from(
            kind, match_id, listed, rest=rest,
            placeholder=f"{placeholder} {ends_of(listed)}" if len(lists) > 1 else placeholder,
        )
        for rest, listed in lists.items()
    ]  # fmt: skip


def ends_of(listed: Sequence[tuple[str, str]]) -> str:
    """Name the first and the last of a list, without their details."""
    first, last = (listed[place][1].partition(" · ")[0] for place in (0, -1))
    return f"{first} – {last}"


# Rules


def chapters(wording: Wording) -> list[str]:
    """List the top-level sections."""
    every = list(wording.game.rule_sections())
    return [each for each in every if not above(each, every)]


def above(section: str, every: Sequence[str]) -> str:
    """Return a section's parent, such as "5" for "5.9" and "A" for "A1"; empty if it has none."""
    group = section.rpartition(".")[0] or section.rstrip(digits)
    return group if group != section and group in every else ""


def title_of(wording: Wording, section: str) -> str:
    return f"{section} {wording.game.rule(section, wording.words)[0]}"


async def show_rules(
    interaction: Interaction, match_id: int, text: str, below: Sequence[Row] = ()
) -> None:
    """Show the section meant, or list those found; `below` are rows that lead elsewhere."""
    services = interaction.client.services
    wording = await words_meant(interaction, match_id)
    words = bot_words(wording.locale)
    sections = list(wording.game.rule_sections())
    found = list(wording.game.find_rules(text, wording.words))
    exact = text.strip().rstrip(".")
    cards = [] if exact in sections else cards_named(wording, text)
    if exact in sections:
        content, near = section_text(wording, exact), nearby(sections, exact)
    elif len(found) == 1 and not cards:
        content, near = section_text(wording, found[0]), nearby(sections, found[0])
    elif 0 < len(cards) <= FEW and not found:
        await show_in_full(interaction, wording, cards, below)
        return
    elif found or cards:
        near = found[:LISTED]
        content = "\n".join(list_found(wording, words, text, found, cards))
    elif text.strip():
        if alike(text, titles := [title_of(wording, each) for each in sections]):
            raise refuse_name("no-rule", text, titles)
        raise refuse_name("no-rule", text, [title_of(wording, each) for each in chapters(wording)])
    else:
        near = chapters(wording)
        content = "\n".join([wording.say("rules-win"), "", words.say("rules-contents")])
    rows = go_rows(
        "rules",
        match_id,
        [(each, title_of(wording, each)) for each in near],
        words.say("rules-go"),
    )
    if len(cards) > 1 or found:
        keys = [(each.key, each.line) for each in cards[:LISTED]]
        rows += go_rows("cards", match_id, keys, words.say("cards-go"))
    await services.replies.say(interaction, content, *rows, *below)


def list_found(
    wording: Wording, words: Words, text: str, found: Sequence[str], cards: Sequence[CardEntry]
) -> list[str]:
    lines = []
    if found:
        lines.append(words.say("rules-found", count=len(found), text=text))
    titles = [(each, wording.game.rule(each, wording.words)[0]) for each in found]
    lines += write_few([f"**{each}** {title}" for each, title in titles])
    if len(found) > LISTED:
        lines.append(words.say("rules-more", count=len(found) - LISTED))
    if cards:
        lines.append(words.say("cards-found", count=len(cards), text=text))
    return lines + write_few([each.line for each in cards])


def write_few(lines: Sequence[str]) -> list[str]:
    """Write out what a list below offers too; nothing where that would be long."""
    return [f"- {line}" for line in lines] if len(lines) <= WRITTEN else []


def section_text(wording: Wording, section: str) -> str:
    """Write a section, and its subsections as far as there is room."""
    title, text = wording.game.rule(section, wording.words)
    written = f"### {section} {title}\n{text}"
    for each in wording.game.rule_sections():
        if each.startswith(f"{section}."):
            title, text = wording.game.rule(each, wording.words)
            room = BELOW - len(written) > len(text) + len(title)
            written += f"\n**{each} {title}**" + (f" · {text}" if room else "")
    return limits.fit(written, limits.TEXT_TOTAL - 100)


def nearby(sections: Sequence[str], section: str) -> list[str]:
    """List the sections next to a section: its parent, children and siblings."""
    group = above(section, sections)
    down = [each for each in sections if above(each, sections) == section]
    beside = [each for each in sections if above(each, sections) == group and each != section]
    return [*([group] if group else []), *down, *beside]


@on_press("rules")
async def rule_picked(interaction: Interaction, given: Pressed) -> None:
    await show_rules(interaction, given.match, given.values[0])


# Cards


def cards_named(wording: Wording, text: str) -> list[CardEntry]:
    wanted = text.lower().split()
    entries = wording.game.card_entries(wording.words) if wanted else ()
    return [each for each in entries if all(word in each.name.lower() for word in wanted)]


def cards_like(wording: Wording, text: str) -> list[CardEntry]:
    """Find cards that contain every word typed, matches in the name first."""
    wanted = text.lower().split()
    entries = wording.game.card_entries(wording.words)
    exact = [each for each in entries if text.lower().strip() in (each.key, each.name.lower())]
    if exact:
        return exact
    by_name, by_effect = [], []
    for each in entries:
        if all(word in each.line.lower() for word in wanted):
            by_name.append(each)
        elif means(text, f"{each.line} {each.text}"):
            by_effect.append(each)
    return by_name + by_effect


async def show_cards(interaction: Interaction, match_id: int, text: str) -> None:
    services = interaction.client.services
    wording = await words_meant(interaction, match_id)
    words = bot_words(wording.locale)
    found = cards_like(wording, text)
    if not found:
        names = [each.name for each in wording.game.card_entries(wording.words)]
        raise refuse_name("no-card", text, names)
    if len(found) <= FEW:
        await show_in_full(interaction, wording, found)
        return
    head = words.say("cards-found" if text.strip() else "cards-all", count=len(found), text=text)
    content = "\n".join([head, *write_few([each.line for each in found])])
    rows = go_rows(
        "cards",
        match_id,
        [(each.key, each.line) for each in found],
        words.say("cards-go"),
    )
    await services.replies.say(interaction, content, *rows)


async def show_in_full(
    interaction: Interaction,
    wording: Wording,
    cards: Sequence[CardEntry],
    below: Sequence[Row] = (),
) -> None:
    """Show a few cards, each beside its portrait; `below` are rows that lead elsewhere."""
    services = interaction.client.services
    items, files = await portraits.show(
        services, wording.game.key, [portraits.card_of(each) for each in cards],
        in_words=services.replies.reads_text(interaction),
    )  # fmt: skip
    await services.replies.show(interaction, (screens.layout(*items, *below), files))


@on_press("cards")
async def card_picked(interaction: Interaction, given: Pressed) -> None:
    await show_cards(interaction, given.match, given.values[0])
