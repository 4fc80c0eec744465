"""The worker's part of a computer player: setting up a position and thinking."""

from __future__ import annotations

import logging
import random
import time
from functools import cache
from itertools import count
from typing import Any

import msgspec

from bot.workers.worker_messages import Opinion, Parcel, Reply
from engine.ai.levels import player_of
from engine.ai.lookahead import Learned, Thinker, Thought, Weighed
from engine.ai.players import GreedyPlayer
from engine.ai.value import learned_of
from engine.core.chance.draws import DictatedChance, RngChance
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Answer, OneOf, Question, answer_keys
from engine.core.hooks.decisions import NOTHING, UNLIKELY
from engine.core.match import Match
from engine.games import GAMES

log = logging.getLogger(__name__)

TIP_TRIES = 1500
"""Limit of a tip, in checks of the clock: counted, so that it is the same on a busy machine."""
WASTED = 0.2
"""Points that a card must gain over stopping to be advised."""
HARDLY_WORSE = 1.0
"""Points by which an act of the present step may be worse than a later one and still be advised."""


def think(packed: bytes) -> Reply:
    """Think about a position; if a level fails, at the next simpler one."""
    parcel = msgspec.msgpack.decode(packed, type=Parcel)
    match, question, rng = unpack(parcel)
    game = match.game
    learned, unfit = read_learned(game.key)
    looks = count()
    now, budget = time.monotonic, parcel.budget
    if parcel.advising:
        now, budget = (lambda: float(next(looks))), float(TIP_TRIES)
    seated = player_of(parcel.level, rng, now=now, budget=budget, learned=learned, unfit=unfit)
    try:
        thought = think_as(seated.player, match, question, mixed=not parcel.advising)
        if parcel.advising:
            thought = for_newcomers(match, question, thought)
        return reply_of(thought, seated.instead)
    except Exception as error:
        log.exception("a computer player failed at level %s", seated.level)
        match, question, rng = unpack(parcel)
        ranked = GreedyPlayer(rng).rank(match, question)
        weighed = [Weighed(worth, answer, {}) for worth, answer in ranked]
        thought = Thought(weighed, ((question.kind, weighed[0].answer),))
        return reply_of(thought, f"thinking failed: {type(error).__name__}")


def think_as(player: Any, match: Match[Any], question: Question, *, mixed: bool) -> Thought:
    """Return a player's thought; an anchor weighs or chooses a single answer."""
    if isinstance(player, Thinker):
        return player.think(match, question, mixed=mixed)
    if isinstance(player, GreedyPlayer):
        weighed = [Weighed(w, answer, {}) for w, answer in player.rank(match, question)]
    else:
        weighed = [Weighed(0.0, player.answer(match, question), {})]
    return Thought(weighed, ((question.kind, weighed[0].answer),))


def for_newcomers(match: Match[Any], question: Question, thought: Thought) -> Thought:
    """Leave out answers no tip should name, unless no others were weighed.

    Answers of the turn's present step come first where they are hardly worse.
    """
    fit = [each for each in thought.weighed if is_advisable(match, question, each.answer)]
    fit = fit or thought.weighed
    fit = without_waste(match, question, fit)
    now = present(match, question)
    here = next((each for each in fit if answer_key(each.answer) in now), fit[0])
    if fit[0].worth - here.worth < HARDLY_WORSE:
        fit = [here, *(each for each in fit if each is not here)]
    if fit[0] is thought.weighed[0]:
        return thought._replace(weighed=fit)
    return thought._replace(weighed=fit, line=((question.kind, fit[0].answer),))


def without_waste(match: Match[Any], question: Question, fit: list[Weighed]) -> list[Weighed]:
    """Put stopping first where the best answer is a card or the like that gains nothing over it."""
    best = fit[0]
    if type(best.answer) not in match.game.beside(match.state, question):
        return fit
    stopping = (each for each in fit if isinstance(each.answer, (Done, Pass)))
    stop = next((each for each in stopping if best.worth - each.worth < WASTED), None)
    return fit if stop is None else [stop, *(each for each in fit if each is not stop)]


def present(match: Match[Any], question: Question) -> set[str]:
    """Return the keys of the options of a turn's present step; empty where there are no steps."""
    turn_places = match.game.turn_places(match.state, question)
    if not turn_places or not isinstance(question.form, OneOf):
        return set()
    offered = list(zip(question.form.options, turn_places, strict=True))
    acts = [(o, s.number) for o, s in offered if not isinstance(o, (Done, Pass))]
    first = min((number for _, number in acts), default=0)
    return {option.key() for option, number in acts if number == first}


def answer_key(answer: Answer) -> str:
    """Return the key of an answer that is a single option; empty for others."""
    return answer.key() if isinstance(answer, Option) else ""


def is_advisable(match: Match[Any], question: Question, answer: Answer) -> bool:
    """Return whether a tip may name an answer: it has an effect, and wastes nothing."""
    game, state = match.game, match.state
    if game.is_ill_advised(state, question, answer):
        return False
    if isinstance(answer, (Done, Pass)) or not isinstance(answer, Option):
        return True
    return not {NOTHING, UNLIKELY} & game.facts(state, question.seat, answer).keys()


def reply_of(thought: Thought, instead: str) -> Reply:
    """Pack a thought to send back: the best answers, and stopping."""
    stopping = [each for each in thought.weighed[2:] if isinstance(each.answer, (Done, Pass))]
    weighed = [
        Opinion(each.worth, answer_keys(each.answer), dict(each.terms), dict(each.at_once))
        for each in (*thought.weighed[:2], *stopping)
    ]
    line = [(kind, answer_keys(answer)) for kind, answer in thought.line]
    return Reply(weighed, line, instead, dict(thought.before))


@cache
def read_learned(game: str) -> tuple[Learned | None, str]:
    """Read the learned weights of a game, once per process."""
    return learned_of(GAMES[game])


def unpack(parcel: Parcel) -> tuple[Match[Any], Question, random.Random]:
    """Set up a position in the worker, with the question to answer."""
    rng = random.Random(parcel.seed)
    chance = DictatedChance(parcel.drawn, RngChance(rng))
    match = Match.load(GAMES[parcel.record.game], parcel.record, chance)
    return match, match.pending[parcel.seat], rng
