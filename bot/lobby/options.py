"""The options of a table: those of its game, and those of every table.

They are stored in the match's row under their keys. Besides them, the row keeps the table's house
rules, the pool of factions, and other state of a lobby or match that is not an option.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.services.sentences import LANGUAGE
from bot.store import MatchRow, SeatRow
from bot.ui.markup import bot_words
from bot.ui.typed_names import find_meant
from bot.ui.wording import about
from bot.workers.computers import LEVEL
from engine.ai.levels import LEVELS, USUAL
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.hooks.lobby import ORDER_OF_PLAY, SeatKind, TableOption
from engine.core.language.words import DEFAULT_LOCALE, Words, locales
from engine.core.seats import Setup
from engine.games import GAMES

USUAL_SEATS = 4
SEATS, HOUSE, POOL = "seats", "house", "pool"
"""The number of seats; the house rules as a text; the pool of factions, if not all."""
CHOOSE, BY_CHOICE, BY_LOT, BY_DRAFT = "choose", "choice", "random", "draft"
TALK, SECOND = "talk", "second"
DRAFT, TALK_THREAD = "draft", "talk_thread"
"""The state of a draft; the table's thread for talk. Neither is carried over to another match."""
MOST_OF_HOUSE = 300
LANGUAGES = (DEFAULT_LOCALE, *(each for each in locales("bot") if each != DEFAULT_LOCALE))

LEVELS_OPTION = TableOption(LEVEL, (USUAL, *(level for level in LEVELS if level != USUAL)))

TABLE_OPTIONS = (
    TableOption(LANGUAGE, LANGUAGES),
    TableOption("entry", ("open", "invited")),
    TableOption(CHOOSE, (BY_CHOICE, BY_LOT, BY_DRAFT)),
    ORDER_OF_PLAY,
    TableOption(TALK, ("same", SECOND)),
    LEVELS_OPTION,
    TableOption("clock", ("off", "1d", "3d", "7d")),
    TableOption("bank", ("0", "2d", "7d"), needs="clock"),
    TableOption("window", ("15", "5", "60", "720"), needs="window"),
    TableOption("undo_silence", ("12h", "24h", "off")),
)


def options_of(game: Game[Any]) -> tuple[TableOption, ...]:
    """List all options of a game's tables, those of every table first."""
    seats = TableOption(SEATS, tuple(str(number) for number in game.seats))
    return (seats, *TABLE_OPTIONS, *game.options)


def seats_wanted(row: MatchRow) -> int:
    return int(row.options.get(SEATS, USUAL_SEATS))


def option_value(row: MatchRow, seats: Sequence[SeatRow], option: TableOption) -> str:
    """Return an option's value: the chosen one, or the default for its number of people."""
    if option.key == SEATS:
        return str(seats_wanted(row))
    return str(row.options.get(option.key, usual_value(seats, option)))


def usual_value(seats: Sequence[SeatRow], option: TableOption) -> str:
    humans = sum(seat.user_id is not None for seat in seats)
    return option.alone if humans <= 1 and option.alone else option.choices[0]


def value_of(row: MatchRow, key: str) -> str:
    option = next(each for each in TABLE_OPTIONS if each.key == key)
    return str(row.options.get(key, option.choices[0]))


def options_that_matter(row: MatchRow, seats: Sequence[SeatRow]) -> list[TableOption]:
    """List the options that may have an effect with the options chosen so far.

    Before the match begins, anybody may still choose another faction. Where a lot is to choose, as
    between decks, any of its values may come.
    """
    options = options_of(GAMES[row.game])
    played = {(seat.plays or "").partition(":")[0] for seat in seats}
    if row.setup is None or value_of(row, CHOOSE) != BY_CHOICE:
        played |= set(pool_of(row))
    values = {option.key: option_value(row, seats, option) for option in options}
    changed = {each.key for each in options if values[each.key] != each.choices[0]}
    possible = {
        each.key: each.choices if values[each.key] == BY_LOT else (values[each.key],)
        for each in options
    }

    def matters(option: TableOption) -> bool:
        others = {each for key in values if key != option.key for each in possible[key]}
        return not option.needs or option.needs in played | others | changed - {option.key}

    return [option for option in options if len(option.choices) > 1 and matters(option)]


def pool_of(row: MatchRow) -> tuple[str, ...]:
    """List the factions that may be played at this table."""
    kept = row.options.get(POOL)
    kinds = (kind.key for kind in GAMES[row.game].seat_kinds)
    return tuple(key for key in kinds if kept is None or key in kept)


def pool_to_deal(row: MatchRow, seats: int) -> Sequence[str]:
    """List the factions to be dealt or drafted; raise `Refused` if other options leave too few."""
    game = GAMES[row.game]
    try:
        return game.open_pool(pool_of(row), game_options(row), seats)
    except Refused as refusal:
        refusal.game = game.key
        raise


def game_options(row: MatchRow) -> dict[str, str]:
    """Return the options of a table that belong to its game."""
    known = {option.key for option in GAMES[row.game].options}
    return {key: str(value) for key, value in row.options.items() if key in known}


def drafts_within(row: MatchRow) -> bool:
    """Return whether the seats of a table choose their factions within the match."""
    return value_of(row, CHOOSE) == BY_DRAFT and GAMES[row.game].drafts_within(row.options)


def preset_options(game: Game[Any], text: str, locale: str) -> dict[str, Any]:
    """Return the options of a preset by its key or name, as a table stores them.

    Raises `Refused` with the possible names.
    """
    if not game.presets:
        raise Refused("no-presets")
    preset = game.presets[find_meant(presets_named(game, locale), text, "no-preset")]
    found: dict[str, Any] = dict(preset.options)
    if preset.left_out:
        kinds = (kind.key for kind in game.seat_kinds)
        found[POOL] = [key for key in kinds if key not in preset.left_out]
    return found


def presets_named(game: Game[Any], locale: str) -> list[tuple[str, str]]:
    """List a game's presets with their names."""
    words = game.words(locale)
    return [(key, words.say(f"preset-{key}")) for key in game.presets]


def check_preset(game: Game[Any], options: Mapping[str, Any]) -> None:
    """Raise `Refused` where the seats cannot draft from the pool of a preset."""
    known = {option.key for option in game.options}
    given = {key: str(value) for key, value in options.items() if key in known}
    if game.drafts_within(given):
        seats = ("",) * int(options[SEATS])
        game.check_setup(Setup(game.key, seats, given, tuple(options.get(POOL, ()))))


def room_of(game: Game[Any], pool: Iterable[str]) -> int:
    """Count the seats that a pool is enough for: a faction with variants may be played twice."""
    kept = set(pool)
    return sum(2 if kind.variants else 1 for kind in game.seat_kinds if kind.key in kept)


def house_rules(row: MatchRow) -> str:
    return str(row.options.get(HOUSE, ""))


def carry_over(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options known to a game, which another table of it can take over."""
    known = {option.key: option.choices for option in options_of(game)}
    kept = {key: value for key, value in options.items() if str(value) in known.get(key, ())}
    if house := str(options.get(HOUSE, ""))[:MOST_OF_HOUSE]:
        kept[HOUSE] = house
    kinds = {kind.key for kind in game.seat_kinds}
    pool = [key for key in options.get(POOL) or () if key in kinds]
    if room_of(game, pool) >= int(kept.get(SEATS, min(USUAL_SEATS, game.seats[-1]))):
        kept[POOL] = pool
    return kept


# Naming options, and reading typed ones


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The names of options and seats, in one language."""

    own: Words
    games: Words

    @classmethod
    def of(cls, game: str, locale: str) -> OptionWords:
        return cls(bot_words(locale), GAMES[game].words(locale))

    def name(self, option: TableOption) -> str:
        return self._say(f"option-{option.key}", option.key)

    def why(self, option: TableOption) -> str:
        """Explain an option in a line; empty if it needs no explanation."""
        return self._say(f"option-{option.key}.why", "")

    def value(self, option: TableOption, value: str) -> str:
        """Name a value of an option; numbers need no name."""
        return self._say(f"option-{option.key}-{value}", value)

    def line(self, option: TableOption, value: str) -> str:
        return f"{self.name(option)}: {self.value(option, value)}"

    def plays(self, key: str) -> str:
        """Name a faction, with its variant."""
        kind, _, variant = key.partition(":")
        name = self.games.say(f"faction-{kind}")
        return f"{name} ({self.games.say(f'character-{variant}')})" if variant else name

    def introduce(self, keys: Iterable[str]) -> list[tuple[str, str, str]]:
        """List factions with their key, their name, and a description with their difficulty."""
        return [(key, self.plays(key), about(self.games, key)) for key in keys]

    def _say(self, message: str, otherwise: str) -> str:
        for words in (self.own, self.games):
            if words.has(message):
                return words.say(message)
        return otherwise


def read_option(game: str, key: str, text: str, locale: str) -> tuple[TableOption, str]:
    """Read an option and its value, given by keys or typed names.

    Raises `Refused` with the possible names.
    """
    words = OptionWords.of(game, locale)
    option = find_option(game, key, locale)
    if option is None:
        possible = " · ".join(words.name(each) for each in options_of(GAMES[game]))
        raise Refused("no-option", option=key, possible=possible)
    values = {value: words.value(option, value) for value in option.choices}
    value = _find_key(text, values)
    if value is None:
        possible = " · ".join(values.values())
        raise Refused("option-unknown", option=words.name(option), value=text, possible=possible)
    return option, value


def find_option(game: str, key: str, locale: str) -> TableOption | None:
    """Find an option by its key or name; None if there is none."""
    words = OptionWords.of(game, locale)
    options = {option.key: option for option in options_of(GAMES[game])}
    found = _find_key(key, {each: words.name(option) for each, option in options.items()})
    return None if found is None else options[found]


def read_pool(game: str, text: str, locale: str) -> list[str]:
    """Read a pool of factions: keys or names separated by commas."""
    words = OptionWords.of(game, locale)
    named = {kind.key: words.plays(kind.key) for kind in GAMES[game].seat_kinds}
    kinds = []
    for part in text.split(","):
        kind = _find_key(part, named)
        if kind is None:
            possible = " · ".join(named.values())
            raise Refused("pool-unknown", what=part.strip(), possible=possible)
        kinds.append(kind)
    return kinds


def read_plays(game: str, text: str, locale: str) -> str:
    """Read a faction by its key or name; an unknown text is returned unchanged."""
    words = OptionWords.of(game, locale)
    kinds = GAMES[game].seat_kinds
    every = [key for kind in kinds for key in (kind.key, *with_variants(kind))]
    return _find_key(text, {key: words.plays(key) for key in every}) or text


def with_variants(kind: SeatKind) -> list[str]:
    return [f"{kind.key}:{variant}" for variant in kind.variants]


def read_game(text: str, locale: str) -> str:
    """Read a game by its key or name; raise `Refused` with the possible names."""
    return find_meant([(key, game.name(locale)) for key, game in GAMES.items()], text, "no-game")


def _find_key(text: str, named: Mapping[str, str]) -> str | None:
    """Return the key that a text means, by itself or by its name."""
    typed = text.strip().lower()
    return next((key for key, name in named.items() if typed in (key.lower(), name.lower())), None)


def language_of(locale: object) -> str:
    """Return a supported language for a table, from a locale or a setting."""
    wanted = str(locale or "")
    return next((each for each in (wanted, wanted.partition("-")[0]) if each in LANGUAGES), "en")
