"""Everything about a table in words: who sits where, all options, house rules, the seal."""

from __future__ import annotations

from bot.lobby.options import (
    OptionWords,
    house_rules,
    option_value,
    options_that_matter,
    pool_of,
    seats_wanted,
)
from bot.lobby.post import seat_line, state_of
from bot.services import Interaction
from bot.ui import limits
from engine.core.errors import Refused


async def table_info(interaction: Interaction, match_id: int) -> str:
    """Describe a table to a reader: nothing here that a spectator may not know."""
    services = interaction.client.services
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
    if row is None:
        raise Refused("no-match", match=match_id)
    locale = services.words.locale(interaction)
    words, named = services.words.load(locale), OptionWords.of(row.game, locale)
    taken = {seat.number: seat for seat in seats}
    everywhere = range(max(seats_wanted(row), len(seats)) if row.setup is None else len(seats))
    lines = [
        f"## {services.words.row_name(row)}",
        words.say(state_of(row)),
        words.say("info-since", host=f"<@{row.host_id}>", since=f"<t:{row.created_at}:R>"),
        *(seat_line(words, named, row, number, taken.get(number)) for number in everywhere),
        f"### {words.say('info-options')}",
        *(
            f"- {named.line(option, option_value(row, seats, option))}"
            for option in options_that_matter(row, seats)
        ),
        "- " + words.say("lobby-pool", kinds=", ".join(named.plays(key) for key in pool_of(row))),
        "- " + words.say("lobby-house", rules=house_rules(row) or words.say("house-none")),
        f"-# {words.say('info-seal', hash=row.secret_hash)}",
    ]
    return limits.fit("\n".join(lines), limits.TEXT_TOTAL)
