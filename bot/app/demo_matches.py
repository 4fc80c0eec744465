"""Shows: matches that computers play for a spectator, turn by turn, in public view.

This runs in the drawing process. A show depends on its number alone: a scene requested again is the
same, even after that process died.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bot.sandbox.web.first_screen import Scene
from bot.ui.markup import bot_words
from bot.ui.summaries import turns_in
from bot.ui.wording import Wording
from bot.workers.tours import usual
from engine.ai.players import GreedyPlayer
from engine.core.chance.draws import RngChance
from engine.core.events import Envelope, Event, events_for
from engine.core.language.words import DEFAULT_LOCALE
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from render.games import RENDERERS

AT_HAND = 3
"""Shows kept in memory; others are replayed from their beginning."""
MOST = 6
"""Most deeds told of a turn."""


class Moment(NamedTuple):
    """The public state of a match after a turn."""

    view: Any
    events: tuple[Event, ...]
    """Events of that turn."""
    round: int
    winners: tuple[Seat, ...]
    ending: str


class Show:
    """A match as far as it has been played, and its public state after each turn."""

    def __init__(self, game: str, number: int) -> None:
        rng = random.Random(number)
        self.game = GAMES[game]
        setup = Setup(game, self.game.suggested, usual(game))
        self._match: Match[Any] = Match.new(self.game, setup, RngChance(rng), keep="step")
        self._player = GreedyPlayer(rng)
        self._played = self._turns()
        self._moments: list[Moment] = []
        self._ended = False

    def moment(self, number: int) -> Moment:
        """Play on to a turn, or to the end."""
        while len(self._moments) <= number and not self._match.over:
            next(self._played)
        return self._moments[min(number, len(self._moments) - 1)]

    def _turns(self) -> Iterator[None]:
        """Play turn after turn, recording each."""
        match, told, turn = self._match, list(self._match.told), self._match.state.turn
        while not match.over and match.pending:
            seat, question = next(iter(match.pending.items()))
            told += match.submit(seat, question.id, self._player.answer(match, question))
            if match.state.turn != turn or match.over:
                begins = len(told) if match.over else self._next_heading(told)
                self._note(told[:begins])
                turn, told = match.state.turn, told[begins:]
                yield

    def _next_heading(self, told: list[Envelope]) -> int:
        """Return the index of the heading of the turn not yet played."""
        wording = Wording(self.game, DEFAULT_LOCALE, None)
        heads = [i for i, each in enumerate(told) if wording.is_heading(each.event)]
        return heads[-1] if heads else len(told)

    def _note(self, told: list[Envelope]) -> None:
        match, game, events = self._match, self.game, events_for(told, None)
        view, state = game.highlight(match.view(None), events), match.state
        won = tuple(state.winners) if match.over else ()
        ending = game.ending(state) if match.over else ""
        self._moments.append(Moment(view, tuple(events), game.rounds(state), won, ending))


@lru_cache(maxsize=AT_HAND)
def _show(game: str, number: int) -> Show:
    return Show(game, number)


def scene_of(game: str, show: int, number: int, locale: str) -> Scene:
    """Play a show up to a turn, and draw it."""
    moment = _show(game, show).moment(number)
    wording = Wording(GAMES[game], locale, moment.view)
    title = wording.say("round", round=moment.round)
    if moment.winners:
        names = ", ".join(map(wording.seat, moment.winners))
        by = wording.say(f"won-{moment.ending}")
        title = bot_words(locale).say("post-won", names=names, by=by)
    told = write_deeds(wording, moment.events)
    picture = RENDERERS[game].board(moment.view, locale)
    return Scene(title, told, picture.encode(), picture.alt, bool(moment.winners))


def write_deeds(wording: Wording, events: Sequence[Event]) -> str:
    """Write the turn's heading and its weightiest deeds, in their order."""
    turns = turns_in(wording, events)
    if not turns:
        return ""
    turn = turns[-1]
    kept = sorted(turn.deeds, key=lambda deed: -deed.weight)[:MOST]
    deeds = [f"- {deed.text}" for deed in turn.deeds if any(deed is each for each in kept)]
    return "\n".join([f"**{turn.name}**" if turn.name else "", *deeds]).strip()
