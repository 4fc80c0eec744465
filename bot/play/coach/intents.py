"""The purpose of each computer's last turn, in a sentence, from what the reader may know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.matches.live import Live
from bot.play.back_button import way_back
from bot.play.coach.tips import term
from bot.services import Interaction
from bot.store import CheckpointRow
from bot.ui.components import Row, on_table_press
from bot.ui.rows import button, row_of
from bot.ui.wording import Wording
from engine.core.game import Game
from engine.core.language.words import Words
from engine.core.saving.codec import decode_state
from engine.core.seats import Seat

DEALS = 3
"""Deals of the unknown cards over which a turn's value is averaged."""
WEIGHTY, NAMED = 0.5, 2
"""Least weight, in points, of a reason that is named, and the most reasons named of each sign."""
EXPENSE = 1.5
"""Points a rival must have lost for the turn to be called at their expense."""

Change = Mapping[str, float]
"""A seat's gain in a turn, in points, by reason."""


@on_table_press("intents")
async def show_intents(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    live = await services.matches.look(match_id)
    seat, words = live.seat_of(interaction.user.id), services.words.of(interaction)
    wording = services.words.wording(interaction, live, seat)
    async with services.store.reading() as reads:
        kept = await reads.kept_checkpoints(match_id)
    told = [
        tell_turn(live.match.game, before, after, by, seat, wording, words)
        for by, before, after in last_turns(live, kept)
    ]
    listed_turns = [f"- {each}" for each in told] or [words.say("intents-none")]
    said = "\n".join((words.say("intents"), *listed_turns))
    log: Row = row_of(button("log", match_id, words.say("label-log"), emoji="📜"))
    rows = [log, *way_back(live, seat, words)]
    await services.replies.say(interaction, said, *rows)


def last_turns(live: Live, kept: Sequence[CheckpointRow]) -> Iterator[tuple[Seat, Any, Any]]:
    """Yield each computer with the positions before and after its last whole turn.

    Where all players choose at once, each turn counts for every computer.
    """
    game = live.match.game
    missing = [Seat(seat.number) for seat in live.seats if seat.computer]
    after = live.match.state if live.match.over else None
    for row in reversed(kept):
        before = decode_state(game, row.state)
        mover = game.current(before)
        for seat in tuple(missing):
            if after is not None and mover in (seat, None) and game.rounds(before):
                missing.remove(seat)
                yield seat, before, after
        if not missing:
            return
        after = before


def tell_turn(
    game: Game[Any], before: Any, after: Any, by: Seat, reader: Seat | None, wording: Wording,
    words: Words,
) -> str:  # fmt: skip
    """Write the gains and costs of a seat's turn, and at whose expense they were."""
    seats = range(len(game.scores(after)))
    changes = [change(game, before, after, Seat(seat), reader) for seat in seats]
    order = sorted(changes[by].items(), key=lambda each: -abs(each[1]))
    gains = [aim(wording, name) for name, points in order if points >= WEIGHTY][:NAMED]
    prices = [price(wording, name) for name, points in order if points <= -WEIGHTY][:NAMED]
    lost = {seat: sum(changes[seat].values()) for seat in seats if seat != by}
    victim = min(lost, key=lambda seat: lost[seat], default=None)
    suffers = victim is not None and lost[victim] <= -EXPENSE
    who = wording.seat(by)
    if not gains and not suffers:
        return words.say("intent-nothing", who=who)
    return words.say(
        "intent" if gains else "intent-against", who=who, aims=wording.listed(gains),
        rival=wording.awaited([victim]) if victim is not None and suffers else "none",
        prices=wording.listed(prices), paid="yes" if prices else "no",
    )  # fmt: skip


def change(game: Game[Any], before: Any, after: Any, seat: Seat, reader: Seat | None) -> Change:
    """Return a seat's gain between two positions, as far as the reader can know."""
    found: dict[str, float] = {}
    for state, sign in ((after, 1), (before, -1)):
        rng = random.Random(seat)
        for _ in range(DEALS):
            dealt = state.copy()
            game.rehide(dealt, reader, rng)
            game.rest(dealt)
            for name, points in game.possessions(dealt, seat, reader).items():
                found[name] = found.get(name, 0.0) + sign * points / DEALS
    return found


def aim(wording: Wording, name: str) -> str:
    """Write a reason as another player's aim."""
    return term(wording, name, ".aim")


def price(wording: Wording, name: str) -> str:
    """Write a reason as what another player has less of."""
    own = f"term-{name}.price"
    return wording.say(own) if wording.words.has(own) else aim(wording, name)
