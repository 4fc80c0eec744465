"""The bot's own sentences and labels, in the language of a reader or a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeAlias

import discord

from bot.matches.live import Live
from bot.matches.matches import Matches
from bot.store import MatchRow
from bot.ui.limits import fit
from bot.ui.markup import Markup, bot_words, escape, mention_user
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.words import DEFAULT_LOCALE, Words
from engine.core.seats import Seat
from engine.games import GAMES

AnyInteraction: TypeAlias = "discord.Interaction[Any]"
LANGUAGE = "language"
"""The table option for the language of its posts."""
TYPED = {"text", "value", "option", "what", "match", "kind"}
"""Arguments of refusals that quote typed text."""
REPEATED = 150
"""Most characters of it that are quoted."""
LABELS = (
    "play", "hand", "board", "text", "log", "back", "more", "suggest", "undo", "redo", "choose",
    "kinds", "all-but", "none", "take", "sure", "follow", "show",
)  # fmt: skip


class Sentences:
    """The words of an interaction's reader."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    def of(self, interaction: AnyInteraction) -> Words:
        """Return the bot's own sentences."""
        return bot_words(locale_of(interaction))

    def say(self, interaction: AnyInteraction, message: str, **args: Any) -> str:
        """Return a sentence in the reader's language."""
        return bot_words(locale_of(interaction)).say(message, **args)

    def wording(self, interaction: AnyInteraction, live: Live, seat: Seat | None) -> Wording:
        """Return a game's words for a reader, from their seat's view, in their language."""
        return wording_of(live, locale_of(interaction), live.view(seat), reader=seat)

    def refusal(self, interaction: AnyInteraction, refusal: Refused) -> str:
        """Write a refusal: the bot's own, or a game's with its section."""
        locale = locale_of(interaction)
        words = bot_words(locale)
        if words.has(f"r-{refusal.key}"):
            return words.say(f"r-{refusal.key}", **shorten_typed(refusal.args_of_words))
        live = self._matches.peek(interaction.extras.get("match", 0))
        if live is not None:
            view = live.match.view(live.seat_of(interaction.user.id))
            return wording_of(live, locale, view).refusal(refusal)
        game = GAMES[refusal.game or interaction.extras.get("game", next(iter(GAMES)))]
        return Wording(game, locale, None).refusal(refusal)


def shorten_typed(args: Mapping[str, Any]) -> dict[str, Any]:
    """Shorten typed text quoted in a refusal."""
    typed = {name: args[name] for name in TYPED & args.keys() if type(args[name]) is str}
    return {**args, **{name: fit(text, REPEATED) for name, text in typed.items()}}


def locale_of(interaction: AnyInteraction) -> str:
    """Return the reader's language: the one they have set, otherwise that of their Discord."""
    chosen = interaction.extras.get("settings", {}).get("locale")
    return str(chosen or interaction.locale)


def labels_of(words: Words) -> dict[str, str]:
    """Return the labels of the buttons."""
    return {label: words.say(f"label-{label}") for label in LABELS}


def name_of_table(row: MatchRow) -> str:
    """Name a table: its game and number."""
    return f"{GAMES[row.game].name(locale_of_table(row))} {row.id}"


def locale_of_table(row: MatchRow) -> str:
    """Return the language of a table's public posts."""
    return str(row.options.get(LANGUAGE, DEFAULT_LOCALE))


def wording_of(live: Live, locale: str, view: Any, *, reader: Seat | None = None) -> Wording:
    """Return a table's words; a seat that has yet to choose a faction is named by its player."""
    game = live.match.game
    names: dict[int, str] = {seat: escape(live.seats[seat].name) for seat in game.undecided(view)}
    return Wording(game, locale, name_players(live, view), names, reader=reader)


def name_players(live: Live, view: Any, *, in_markdown: bool = False) -> Any:
    """Return a view that names the players until all have chosen a faction."""
    names = {
        Seat(seat.number): escape(seat.name) if in_markdown else seat.name for seat in live.seats
    }
    return live.match.game.name_players(view, names)


def name_seats(
    live: Live, seats: Iterable[int], wording: Wording, rung: Collection[int] = ()
) -> Markup:
    """Name people with their factions, once chosen; those to be rung for are mentioned."""
    people = {seat: live.seats[seat].user_id for seat in seats}
    named = (
        (mention_user(user) if user in rung else escape(live.seats[seat].name), wording.seat(seat))
        for seat, user in people.items()
    )
    return Markup(", ".join(who if plays == who else f"{who} ({plays})" for who, plays in named))
