"""Numbers of taps that acts take, counted on the rows of the bot's own replies.

A button is one tap; a list takes one to open and one to choose, and one for each page to turn; in a
list for several, each element is one, and one closes it; a confirmation is one. Matches are played
by the computer player that people meet; forced answers are given as by the bot.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

from discord import ui

from bench.figure import Figure, percentile
from bot.play.confirmation import confirmation
from bot.play.menus.answers import answer_rows
from bot.play.menus.levels import level
from bot.play.menus.lists import mask_of
from bot.play.menus.prompt_builder import build_prompt
from bot.play.menus.prompts import Entry, Prompt
from bot.play.menus.whole_answers import ordinals_of
from bot.services.sentences import labels_of
from bot.ui.wording import Wording
from engine.ai.players import GreedyPlayer
from engine.core.choices.questions import Amounts, Answer, OneOf, Question
from engine.core.language.words import load_words
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of

MATCHES = 3
PLAY = 1
"""Taps to open the question, once a turn, and before a response."""
SEATS = {
    "root": [
        ("marquise", "eyrie", "alliance", "vagabond"),
        ("duchy", "eyrie", "alliance", "vagabond"),
    ],
    "runewars": [("daqan", "uthuk", "latari", "waiqar")],
}
REACH = {
    "root_taps_build": "≤ 2",
    "root_taps_march": "≤ 4",
    "root_taps_battle": "≤ 3",
    "root_taps_response": "≤ 2",
    "root_taps_turn_marquise": "≤ 12",
    "root_taps_turn_eyrie": "≤ 14",
    "root_taps_turn_duchy": "≤ 20",
    "runewars_taps_order": "≤ 5",
    "runewars_taps_quests": "≤ 5",
    "runewars_taps_march": "≤ 5",
    "runewars_taps_battle": "≤ 4",
}
IN_BATTLE = ("battle", "tactics", "special", "duel", "retreat")
"""Prefixes of the kinds of questions asked in a battle."""


class _Shown:
    """The parts of a table that a confirmation needs."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match


def figures() -> list[Figure]:
    """Play each game, and count the taps by purpose."""
    found: dict[str, list[int]] = defaultdict(list)
    for key, tables in SEATS.items():
        for seats in tables:
            for seed in range(MATCHES):
                Count(Setup(key, seats, {"responses": "live"}), seed, found).play()
    return [
        Figure(name, percentile(found[name], 0.5), "taps", reach) for name, reach in REACH.items()
    ] + [
        Figure(f"{name}_p90", percentile(found[name], 0.9), "taps", "") for name in REACH
    ]  # fmt: skip


class Count:
    """A match being played, and the taps of its turns and of the acts in them."""

    def __init__(self, setup: Setup, seed: int, found: dict[str, list[int]]) -> None:
        self._game, self._seats, self._found = GAMES[setup.game], setup.seats, found
        self._match = Match.new(self._game, setup, chance_of(seed))
        self._player = GreedyPlayer(random.Random(seed))
        self._turn = 0
        """Taps of the turn under way, without battles in a game where all choose at once."""
        self._move = 0
        """Taps of the march under way: its first question and those that belong to it."""
        self._quests = False
        """True in the turn of a seat in the Quest Phase, which is no order."""

    def play(self) -> None:
        """Play the match to its end."""
        match = self._match
        turn, mover = match.state.turn, match.state.current
        while not match.over:
            seat, question = next(iter(match.pending.items()))
            answer = self._player.answer(match, question)
            if (match.state.turn, match.state.current) != (turn, mover):
                self._end_turn(mover)
                turn, mover = match.state.turn, match.state.current
            forced = isinstance(question.form, OneOf) and len(question.form.options) == 1
            self._note(question, answer, taps_for(match, question, answer), forced)
            match.submit(seat, question.id, answer)

    def _note(self, question: Question, answer: Answer, taps: int, forced: bool) -> None:
        """Count the taps of an answer by purpose."""
        key, own = self._game.key, question.seat == self._match.state.current
        if own and not (key == "runewars" and question.kind.startswith(IN_BATTLE)):
            self._turn += taps
            self._quests |= question.kind.startswith("quests.")
        if question.response and not forced:
            self._found[f"{key}_taps_response"].append(taps + PLAY)
        path = getattr(type(answer), "path", "")
        if key == "runewars":
            self._note_march(question, path, taps)
            if question.kind == "battle.cards":
                self._found["runewars_taps_battle"].append(taps + PLAY)
            return
        for verb, ends in (("build", "build"), ("march", "march"), ("battle", "battle")):
            if path.endswith(f" {ends}"):
                self._found[f"root_taps_{verb}"].append(taps)

    def _note_march(self, question: Question, path: str, taps: int) -> None:
        """Count a march from the activated area to the end of its units."""
        if path == "runewars activate":
            self._end_march()
            self._move = taps
        elif self._move and question.kind.startswith("march."):
            self._move += taps
        elif self._move:
            self._end_march()

    def _end_march(self) -> None:
        if self._move:
            self._found["runewars_taps_march"].append(self._move)
        self._move = 0

    def _end_turn(self, mover: int | None) -> None:
        if mover is not None and self._turn:
            if self._game.key == "root":
                self._found[f"root_taps_turn_{self._seats[mover]}"].append(self._turn + PLAY)
            else:  # an order is counted from its open question
                kind = "quests" if self._quests else "order"
                self._found[f"runewars_taps_{kind}"].append(self._turn)
        self._turn, self._quests = 0, False


# The taps of an answer


def taps_for(match: Match[Any], question: Question, answer: Answer) -> int:
    """Count the taps from the first level of a question's menu to its answer."""
    wording = Wording(match.game, "en", match.view(question.seat))
    at = Menu(match, question, wording)
    form = question.form
    if not isinstance(form, OneOf):
        return at.taps_of_several(answer)
    wanted = next(i for i, option in enumerate(form.options) if option == answer)
    shown: Any = _Shown(match)
    words = load_words(("bot",), "en")
    asked = bool(confirmation(words, shown, wording, question, form.options[wanted]))
    return at.walk(wanted) + asked


class Menu:
    """The menu of a question as its reply shows it, level by level."""

    def __init__(self, match: Match[Any], question: Question, wording: Wording) -> None:
        self._match, self._question, self._wording = match, question, wording
        self._labels = labels_of(load_words(("bot",), "en"))

    def _prompt(self, ordinal: int = 0, depth: int = 0, page: int = 0) -> Prompt:
        match, question = self._match, self._question
        return build_prompt(
            question,
            self._wording,
            lambda option: match.game.facts(match.state, question.seat, option),
            match.game.turn_places(match.state, question),
            match.game.beside(match.state, question),
            ordinal=ordinal,
            depth=depth,
            page=page,
        )

    def walk(self, wanted: int) -> int:
        """Press through the levels and pages up to the wanted option; return the taps."""
        at, taps = {"ordinal": 0, "depth": 0, "page": 0}, 0
        for _ in range(20):
            prompt = self._prompt(**at)
            found = next((e for e in prompt.entries if leads(self._question, e, wanted)), None)
            if found is None:
                at["page"] += 1
                taps += 1
                continue
            taps += self._taps_of(prompt, found)
            if found.final:
                return taps
            at = {"ordinal": found.ordinal, "depth": found.depth, "page": 0}
        raise LookupError(f"{self._question.kind}: option {wanted} is not reached")

    def _taps_of(self, prompt: Prompt, entry: Entry) -> int:
        """Count the taps of an entry: one for a button, two for a row of a list."""
        rows = answer_rows(prompt, 1, self._labels)
        buttons = [
            str(getattr(item, "custom_id", ""))
            for row in rows
            if isinstance(row, ui.ActionRow)
            for item in row.children
        ]
        return 1 if any(each.endswith(f":{entry.path}") for each in buttons) else 2

    def taps_of_several(self, answer: Answer) -> int:
        """Count the taps of picking several: one for a whole amount, or list, rows and end."""
        prompt, picked = self._prompt(), ordinals_of(self._question, answer)
        for taps, wholes in ((1, prompt.wholes.pressed), (2, prompt.wholes.listed)):
            if any(mask_of(each.ordinals) == mask_of(picked) for each in wholes):
                return taps
        if not picked:
            return 1
        rows, form = [len(picked)], self._question.form
        if isinstance(answer, dict) and isinstance(form, Amounts):
            rows = [sum(map(bool, answer.values()))]
            if self._offers_all_but(prompt):
                rows.append(sum(answer.get(kind, 0) < most for kind, most in form.bounds.items()))
        return 1 + min(rows) + 1

    def _offers_all_but(self, prompt: Prompt) -> bool:
        """Return whether there is a list of what to leave out of everything."""
        rows = answer_rows(prompt, 1, self._labels)
        selects = [item for row in rows if isinstance(row, ui.ActionRow) for item in row.children]
        return any(str(getattr(each, "custom_id", "")).startswith("but:") for each in selects)


def leads(question: Question, entry: Entry, wanted: int) -> bool:
    """Return whether an entry is the wanted option, or the group it is in."""
    if entry.barred:
        return False
    if entry.final:
        return entry.ordinal == wanted
    assert isinstance(question.form, OneOf)
    return wanted in level(question.form.options, entry.ordinal, entry.depth)
