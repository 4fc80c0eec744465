"""The lobby: who sits where, what is played, which options; and the beginning of a match.

Joining is being ready. An option changed after somebody joined needs their OK. Whoever joins adds
a public nonce to the match's key: the number of the interaction, which Discord gave.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.store import (
    HolderRow,
    MatchChange,
    MatchRow,
    NewMatch,
    NewOutbox,
    SeatRow,
    Work,
)
from engine.core.chance import seal
from engine.core.game import TableOption
from engine.core.refused import Refused
from engine.core.seats import Setup
from engine.games import GAMES

if TYPE_CHECKING:
    from bot.app import TableBot

GRACE, GRACE_SECONDS = "grace", 60
SILENCE, SILENCE_SECONDS = "silence", 7 * 24 * 3600
USUAL_SEATS = 4
SECRET_BYTES = 32
COMPUTER = "greedy"


async def open_lobby(
    bot: TableBot,
    *,
    game: str,
    host: int,
    guild: int | None,
    channel: int,
    thread: bool,
    options: dict[str, Any],
) -> int:
    """Open a lobby in a channel and return the match's number.

    Raises `ChannelTaken` where the channel has an open match.
    """
    secret = secrets.token_bytes(SECRET_BYTES)
    now = bot.clock()
    async with bot.store.transaction() as work:
        match_id = await work.create_match(
            NewMatch(
                game=game,
                schema=GAMES[game].schema,
                host_id=host,
                secret=secret,
                secret_hash=seal(secret),
                guild_id=guild,
                channel_id=channel,
                thread=thread,
                options=options,
                at=now,
            )
        )
        await work.set_reminder(match_id, SILENCE, due_at=now + SILENCE_SECONDS)
    return match_id


async def lobby_of(bot: TableBot, match_id: int) -> tuple[MatchRow, tuple[SeatRow, ...]]:
    """Return a lobby and its seats; raise `Refused` if the match has begun or is closed."""
    async with bot.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
    if row is None:
        raise Refused("no-match", match=match_id)
    if row.status != "lobby":
        raise Refused("lobby-over")
    return row, seats


async def _change(work: Work, row: MatchRow, change: MatchChange, now: int) -> None:
    """Change the lobby's row, and let the silence begin anew."""
    await work.change_match(row.id, row.version, change, at=now)
    await work.set_reminder(row.id, SILENCE, due_at=now + SILENCE_SECONDS)


async def join(bot: TableBot, match_id: int, user: discord.abc.User, nonce: str) -> None:
    """Give somebody the first free seat, or take their OK for changed options."""
    row, seats = await lobby_of(bot, match_id)
    mine = next((seat for seat in seats if seat.user_id == user.id), None)
    game = GAMES[row.game]
    now = bot.clock()
    if mine is None and len(seats) >= seats_wanted(row):
        raise Refused("lobby-full")
    async with bot.store.transaction() as work:
        await _change(work, row, MatchChange(), now)
        if mine is not None:
            accepted = msgspec.structs.replace(mine, accepted=row.options_version)
            await work.change_seat(accepted)
        else:
            await work.add_seat(
                SeatRow(
                    match_id=match_id,
                    number=free_number(seats),
                    user_id=user.id,
                    name=user.display_name,
                    plays=first_free(game, seats),
                    nonce=nonce,
                    accepted=row.options_version,
                    joined_at=now,
                )
            )
    await see_whether_complete(bot, match_id)


async def leave(bot: TableBot, match_id: int, user_id: int) -> None:
    """Give a seat up."""
    row, seats = await lobby_of(bot, match_id)
    mine = next((seat for seat in seats if seat.user_id == user_id), None)
    if mine is None:
        raise Refused("no-seat")
    async with bot.store.transaction() as work:
        await _change(work, row, MatchChange(), bot.clock())
        await work.remove_seat(match_id, mine.number)
        await work.drop_reminders(match_id, kind=GRACE)


async def choose_seat(bot: TableBot, match_id: int, user_id: int, plays: str) -> None:
    """Decide what to play: a faction, perhaps with a character (`vagabond:tinker`)."""
    row, seats = await lobby_of(bot, match_id)
    mine = next((seat for seat in seats if seat.user_id == user_id), None)
    if mine is None:
        raise Refused("no-seat")
    others = [seat for seat in seats if seat is not mine]
    if plays.partition(":")[0] not in {k.partition(":")[0] for k in free_kinds(row, others)}:
        raise Refused("seat-taken", what=plays)
    async with bot.store.transaction() as work:
        await _change(work, row, MatchChange(), bot.clock())
        await work.change_seat(msgspec.structs.replace(mine, plays=plays))


async def add_computer(bot: TableBot, match_id: int, user_id: int, plays: str = "") -> None:
    """Let a computer take a seat; only the host may."""
    row, seats = await lobby_of(bot, match_id)
    check_host(row, user_id)
    if len(seats) >= seats_wanted(row):
        raise Refused("lobby-full")
    async with bot.store.transaction() as work:
        await _change(work, row, MatchChange(), bot.clock())
        await work.add_seat(computer_seat(bot, row, seats, plays))
    await see_whether_complete(bot, match_id)


def computer_seat(
    bot: TableBot, row: MatchRow, seats: Sequence[SeatRow], plays: str = ""
) -> SeatRow:
    """Return a computer's seat."""
    count = sum(seat.computer is not None for seat in seats) + 1
    return SeatRow(
        match_id=row.id,
        number=free_number(seats),
        computer=COMPUTER,
        name=str(bot.words("en").say("computer-name", number=count)),
        plays=plays or first_free(GAMES[row.game], seats),
        accepted=row.options_version,
        joined_at=bot.clock(),
    )


async def change_option(
    bot: TableBot, match_id: int, user_id: int, key: str, value: str
) -> list[int]:
    """Change a table option; return whose OK it needs, now that they have joined."""
    row, seats = await lobby_of(bot, match_id)
    check_host(row, user_id)
    known = {option.key: option.choices for option in GAMES[row.game].options}
    numbers = tuple(str(number) for number in GAMES[row.game].seats)
    if value not in (*known.get(key, ()), *(numbers if key == "seats" else ())):
        raise Refused("option-unknown", option=key, value=value)
    version = row.options_version + 1
    change = MatchChange(options=row.options | {key: value}, options_version=version)
    async with bot.store.transaction() as work:
        await _change(work, row, change, bot.clock())
        for seat in seats:
            if seat.user_id in (user_id, None):
                await work.change_seat(msgspec.structs.replace(seat, accepted=version))
        await work.drop_reminders(match_id, kind=GRACE)
    return [seat.user_id for seat in seats if seat.user_id not in (None, user_id)]


def check_host(row: MatchRow, user_id: int) -> None:
    """Raise `Refused` for everybody but the host."""
    if row.host_id != user_id:
        raise Refused("host-only")


def seats_wanted(row: MatchRow) -> int:
    """Return how many seats the table is to have."""
    return int(row.options.get("seats", USUAL_SEATS))


def free_number(seats: Sequence[SeatRow]) -> int:
    """Return the lowest number without a seat."""
    taken = {seat.number for seat in seats}
    return next(number for number in range(len(taken) + 1) if number not in taken)


def free_kinds(row: MatchRow, seats: Sequence[SeatRow]) -> list[str]:
    """List what may still be played; what has variants may be played twice."""
    taken = [seat.plays.partition(":")[0] for seat in seats if seat.plays]
    return [
        key
        for kind in GAMES[row.game].seat_kinds
        if taken.count(kind.key) < (2 if kind.variants else 1)
        for key in (kind.key, *(f"{kind.key}:{variant}" for variant in kind.variants))
    ]


def first_free(game: Any, seats: Sequence[SeatRow]) -> str:
    """Return the first of the suggested seats that nobody plays, else any."""
    taken = [seat.plays.partition(":")[0] for seat in seats if seat.plays]
    pool = [*game.suggested, *(kind.key for kind in game.seat_kinds)]
    pool += [kind.key for kind in game.seat_kinds if kind.variants and taken.count(kind.key) < 2]
    return str(next(key for key in pool if key not in taken or key == pool[-1]))


async def see_whether_complete(bot: TableBot, match_id: int) -> None:
    """Begin the grace when the last seat is taken and everybody has agreed."""
    row, seats = await lobby_of(bot, match_id)
    if len(seats) < seats_wanted(row):
        return
    if any(seat.accepted != row.options_version for seat in seats):
        return
    async with bot.store.transaction() as work:
        await work.set_reminder(match_id, GRACE, due_at=bot.clock() + GRACE_SECONDS)


async def start(bot: TableBot, match_id: int, user_id: int | None = None) -> None:
    """Begin the match: computers fill the seats left. Without `user_id`, the grace is over."""
    row, seats = await lobby_of(bot, match_id)
    if user_id is not None:
        check_host(row, user_id)
    if not any(seat.user_id for seat in seats):
        raise Refused("lobby-empty")
    waiting = [s.name for s in seats if s.accepted != row.options_version]
    if waiting:
        raise Refused("lobby-not-ready", names=", ".join(waiting))
    filled = list(seats)
    while len(filled) < seats_wanted(row):
        filled.append(computer_seat(bot, row, filled))
    filled = [
        msgspec.structs.replace(seat, number=number)
        for number, seat in enumerate(sorted(filled, key=lambda seat: seat.number))
    ]
    setup = setup_of(row, filled)
    GAMES[row.game].check_setup(setup)
    now = bot.clock()
    async with bot.store.transaction() as work:
        await work.set_seats(match_id, filled)
        for seat in filled:
            if seat.user_id is not None:
                holder = HolderRow(
                    match_id=match_id, user_id=seat.user_id, seat=seat.number, since=now
                )
                await work.add_holder(holder)
    nonces = tuple(seat.nonce for seat in filled if seat.nonce)
    await bot.desk.begin(row, setup, nonces)


def option_value(row: MatchRow, seats: Sequence[SeatRow], option: TableOption) -> str:
    """Return an option's value: chosen, or what suits so many people at the table."""
    humans = sum(seat.user_id is not None for seat in seats)
    usual = option.alone if humans <= 1 and option.alone else option.choices[0]
    return str(row.options.get(option.key, usual))


def options_that_matter(row: MatchRow, seats: Sequence[SeatRow]) -> list[TableOption]:
    """List the options that could change anything with the seats and options chosen so far."""
    options = GAMES[row.game].options
    given = {(seat.plays or "").partition(":")[0] for seat in seats}
    given |= {option_value(row, seats, each) for each in options}
    return [option for option in options if not option.needs or option.needs in given]


def setup_of(row: MatchRow, seats: Sequence[SeatRow]) -> Setup:
    """Return the engine's setup of a lobby."""
    options = {each.key: option_value(row, seats, each) for each in GAMES[row.game].options}
    return Setup(row.game, tuple(seat.plays or "" for seat in seats), options)


async def close(bot: TableBot, match_id: int) -> None:
    """Close a lobby in which nothing has happened for a week; it can be opened again."""
    row, _ = await lobby_of(bot, match_id)
    async with bot.store.transaction() as work:
        await work.change_match(row.id, row.version, MatchChange(status="closed"), at=bot.clock())
        await work.drop_reminders(match_id)


async def reopen(bot: TableBot, match_id: int) -> None:
    """Open a closed lobby again."""
    async with bot.store.transaction() as work:
        row = await work.find_match(match_id)
        if row is None or row.status != "closed":
            raise Refused("lobby-over")
        await _change(work, row, MatchChange(status="lobby"), bot.clock())


def mention_for_ok(row: MatchRow, users: Sequence[int], now: int) -> NewOutbox:
    """Return one message that asks those who joined for their OK to changed options."""
    from bot.news import Post

    assert row.channel_id is not None
    post = Post(row.id, "options", 0, 0, tuple(users))
    return NewOutbox(
        kind="options",
        target="channel",
        target_id=row.channel_id,
        payload=msgspec.msgpack.encode(post),
        marker=f"options:{row.id}:{row.version}",
        due_at=now,
    )
