"""The level of computers at a running table, which its people change by agreement."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.matches.live import Live
from bot.notify import table_news
from bot.seating import votes
from bot.seating.presence import check_going_on
from bot.seating.request_kinds import RequestKind, may_request
from bot.services import Interaction, Services
from bot.services.changes import changes_match
from bot.services.sentences import locale_of, locale_of_table, wording_of
from bot.store import MatchChange, RequestRow, Transaction
from bot.ui.markup import bot_words
from bot.ui.typed_names import find_meant
from engine.core.errors import Refused

LEVELS, SEATS, LEVEL = "levels", "seats", "level"
"""The kind of request, and the keys in its `about`."""


async def do_change_levels(
    interaction: Interaction, match_id: int, faction: str, level: str
) -> None:
    """Ask a table for another level of one computer, or of all; alone, change it at once."""
    services, user = interaction.client.services, interaction.user.id
    live = await services.matches.look(match_id)
    if not level:
        raise Refused("no-level")
    locale = locale_of(interaction)
    named = name_computers(live, locale)
    if not named:
        raise Refused("no-computers")
    meant = [find_meant(named, faction, "not-a-computer")] if faction else [key for key, _ in named]

    def voters(live: Live) -> set[int]:
        if live.seat_of(user) is None:
            raise Refused("no-seat")
        check_going_on(live)
        return live.humans() | {user}

    about = {SEATS: [int(key) for key in meant], LEVEL: level}
    await votes.ask(services, match_id, LEVELS, about, voters=voters, by=user)
    said = "levels-asked" if live.humans() - {user} else "line-levels"
    await services.answer(interaction, said, **facts_of(live, about, locale))


def name_computers(live: Live, locale: str) -> list[tuple[str, str]]:
    """Return the seats that computers play, stand-ins included, with their factions."""
    wording = wording_of(live, locale, live.match.view(None))
    return [(str(each.number), wording.seat(each.number)) for each in live.seats if each.computer]


def facts_of(live: Live, about: dict[str, Any], locale: str) -> dict[str, Any]:
    """Name the computers that a request is about, and their new level."""
    wording = wording_of(live, locale, live.match.view(None))
    return {
        "who": ", ".join(wording.seat(seat) for seat in about[SEATS]),
        "level": bot_words(locale).say(f"option-computers-{about[LEVEL]}"),
    }


@changes_match
async def set_levels(
    services: Services, transaction: Transaction, live: Live, about: dict[str, Any]
) -> MatchChange:
    """Give computers their new level; whoever plays alone reads it in the reply."""
    changed = [
        msgspec.structs.replace(seat, computer=about[LEVEL])
        for seat in live.seats
        if seat.number in about[SEATS] and seat.computer not in (None, about[LEVEL])
    ]
    for seat in changed:
        await transaction.change_seat(seat)
    if changed and len(live.people()) > 1:
        facts = facts_of(live, about, locale_of_table(live.row))
        await table_news.tell(transaction, live, LEVELS, services.clock(), **facts)
    return MatchChange()


async def _perform(services: Services, request: RequestRow) -> None:
    await set_levels(services, request.match_id, request.about)


def _fields(services: Services, live: Live, request: RequestRow, locale: str) -> dict[str, Any]:
    return facts_of(live, request.about, locale)


async def _is_stale(services: Services, request: RequestRow) -> bool:
    """Return whether people have taken all those seats."""
    live = await services.matches.look(request.match_id)
    return not any(live.seats[seat].computer for seat in request.about[SEATS])


may_request(
    RequestKind(
        LEVELS, needs="all", silence=False, hours=48,
        perform=_perform, fields=_fields, stale=_is_stale,
    )
)  # fmt: skip
