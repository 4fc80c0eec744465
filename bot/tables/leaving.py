"""Leaving a running match, and voting a player out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.history.results import is_counted, rounds_of
from bot.lobby import hosts, lobby
from bot.matches.live import Live
from bot.play import open_question
from bot.seating import request_posts, votes
from bot.seating.automatic_pauses import is_played
from bot.seating.presence import check_going_on, look_at_begun
from bot.seating.request_kinds import RequestKind, may_request
from bot.services import Interaction, Services
from bot.services.sentences import name_of_table, wording_of
from bot.store import HolderRow, RequestRow
from bot.tables import seats as seating
from bot.ui import screens
from bot.ui.components import Pressed, on_press
from bot.ui.markup import bot_words
from bot.ui.rows import RED, button, row_of
from engine.core.errors import Refused

KICK, WHOM = "kick", "whom"
FEWEST_VOTERS = 2
"""Least number of other voters: a single one would simply decide."""


# Leaving


async def ask_to_leave(interaction: Interaction, match_id: int) -> None:
    """Ask a player to confirm giving up the seat, and explain the consequences."""
    services = interaction.client.services
    live = await services.matches.look(match_id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("no-seat")
    check_going_on(live)
    wording = services.words.wording(interaction, live, seat)
    words = bot_words(wording.locale)
    others = [each for each in live.seats if each.number != seat]
    question: str = words.say(
        "leave-sure",
        table=name_of_table(live.row),
        plays=wording.seat(seat),
        others="play" if is_played(others) else "none",
    )
    async with services.store.reading() as reads:
        held = await reads.holders(match_id)
    if costs_rating(live, held, interaction.user.id):
        question = screens.join_lines(question, words.say("leave-rated"))
    row = row_of(
        button("leavesure", match_id, words.say("label-leave-sure"), style=RED),
        button("stay", match_id, words.say("label-stay")),
    )
    await services.replies.say(interaction, question, row)


def costs_rating(live: Live, held: Sequence[HolderRow], user_id: int) -> bool:
    """Return whether leaving now means being rated last, as no computer has begun the match."""
    begun_by_people = {each.seat for each in held if not each.from_round}
    if len(live.seats) < 2 or len(begun_by_people) < len(live.seats):
        return False
    return any(each.user_id == user_id and is_counted(each, rounds_of(live)) for each in held)


@on_press("leavesure")
async def leave_press(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    await seating.leave(services, given.match, interaction.user.id)
    await services.answer(interaction, "seat-left")


@on_press("stay")
async def stay_press(interaction: Interaction, given: Pressed) -> None:
    """Keep the seat, and show the reader's question again."""
    await open_question.show_prompt(interaction, given.match)


# Being voted out


async def request_kick(services: Services, match_id: int, by: int, whom: int) -> None:
    def voters(live: Live) -> set[int]:
        if live.seat_of(by) is None:
            raise Refused("no-seat")
        check_going_on(live)
        if live.seat_of(whom) is None:
            raise Refused("not-at-table")
        if whom == by:
            raise Refused("kick-yourself")
        asked = live.humans() - {whom} | {by}
        if len(asked) < FEWEST_VOTERS:
            raise Refused("kick-too-few")
        return asked

    await look_at_begun(services, match_id)
    await votes.ask(services, match_id, KICK, {WHOM: whom}, voters=voters, by=by)


async def take_off_lobby(services: Services, match_id: int, by: int, whom: int) -> None:
    """Remove a player from a table that has not begun, on the host's request."""
    row, seats = await lobby.lobby_of(services, match_id)
    hosts.check_host(row, by)
    if whom == by:
        raise Refused("kick-yourself")
    if all(seat.user_id != whom for seat in seats):
        raise Refused("not-at-table")
    await lobby.leave(services, match_id, whom)


async def _perform(services: Services, request: RequestRow) -> None:
    await seating.vote_out(services, request.match_id, request.about[WHOM])


def _fields(services: Services, live: Live, request: RequestRow, locale: str) -> dict[str, Any]:
    whom = request.about[WHOM]
    seat = live.seat_of(whom)
    wording = wording_of(live, locale, live.match.view(None))
    who = request_posts.name_in_words(live, whom, bot_words(locale))
    return {"who": who, "plays": "" if seat is None else wording.seat(seat)}


may_request(
    RequestKind(KICK, needs="most", silence=False, hours=24, perform=_perform, fields=_fields)
)
