"""The referee's findings, as JSON and as text."""

from __future__ import annotations

from typing import Any

from engine.core.language.words import DEFAULT_LOCALE, Words
from engine.referee.record.letters import FACTION_NAMES
from engine.referee.record.writing import write_unit
from engine.referee.refusal_causes import ENGINE, Breach
from engine.referee.verdicts import ACCEPTED, IMPLIED, Judged, Refereed, counts
from engine.root.game import GAME
from engine.root.rules.setup import seat_keys

NOBODY_WON = "nobody"


def as_json(found: Refereed, game: str, locale: str = DEFAULT_LOCALE) -> dict[str, Any]:
    """Return all findings as plain data, explained in a language."""
    words = GAME.words(locale)
    return {
        "game": game,
        **counts(found),
        "lines": [line_of(each, words) for each in found.judged],
        "swaps": [
            {
                "line": line,
                "place": s.place,
                "shown": s.wanted,
                "instead": s.instead,
                "from": s.source,
            }
            for line, s in found.swaps
        ],
        "stumbles": [
            {"line": line, "cause": ENGINE, "error": error, "times": times}
            for line, error, times in found.stumbles
        ],
        "differences": [{"line": line, "positions": news} for line, news in found.differences],
        "end": {**end_of(found), "said": say_differences(found, words)},
    }


def line_of(judged: Judged, words: Words) -> dict[str, Any]:
    """Return one verdict as plain data."""
    said: dict[str, Any] = {
        "line": judged.line,
        "column": judged.column,
        "action": judged.text,
        "verdict": judged.verdict,
        "section": judged.section,
        "cause": judged.cause,
        "ours": [write_unit(each) for each in judged.ours],
    }
    if judged.slip:
        said["reading"] = words.say(f"referee-reads-{judged.slip}")
    if judged.why is not None:
        said["why"] = say_why(judged, words)
    return said


def say_why(judged: Judged | Breach, words: Words) -> str:
    """Return why an action is not right, without a final stop or the advice after it."""
    if judged.why is None:
        return ""
    said = words.say(judged.why.id, **judged.why.args).partition(". ")[0].rstrip(".")
    if judged.why.id.startswith("r-record-"):
        said = said.partition(": ")[2]  # its place stands before it
    return words.say("referee-later", why=said) if judged.later else said


def say_differences(found: Refereed, words: Words) -> list[str]:
    """Return in sentences how the record's end differs from that by the rules."""
    end, keys = end_of(found), dict(zip(found.letters, seat_keys(found.setup.seats), strict=True))
    said = [
        words.say("referee-points", faction=keys[letter], **points)
        for letter, points in end["points"].items()
        if points["record"] != points["rules"]
    ]
    record, rules = (
        " ".join(keys[letter] for letter in found.letters if letter in end["winners"][whose])
        for whose in ("record", "rules")
    )
    if record != rules:
        winners = {"record": record or NOBODY_WON, "rules": rules or NOBODY_WON}
        said.append(words.say("referee-winners", **winners))
    return said


def end_of(found: Refereed) -> dict[str, Any]:
    """Return the end of the match beside the record's, as plain data."""
    state = found.final
    assert state is not None, "a record is followed to its end"
    position = found.ledger.position
    return {
        "points": {
            letter: {"record": position[letter, "points", ""], "rules": state.points[seat]}
            for seat, letter in enumerate(found.letters)
        },
        "hands": {
            letter: {"record": position[letter, "hand", ""], "rules": len(state.hands[seat])}
            for seat, letter in enumerate(found.letters)
        },
        "winners": {
            "record": found.record.winners,
            "rules": "".join(found.letters[seat] for seat in state.winners),
        },
        "board": found.differences[-1][1] if found.differences else [],
    }


def as_text(found: Refereed, game: str) -> str:
    """Return the report as text: the figures, and every line that is not simply accepted."""
    numbers = counts(found)
    share = 100 * numbers[ACCEPTED] / max(1, numbers["actions"])
    lines = [
        f"{game}: {numbers['actions']} actions, {numbers['accepted']} accepted ({share:.1f} %), "
        f"{numbers['ambiguous']} ambiguous, {numbers['refused']} refused; "
        f"{numbers['implied']} implied, {len(found.swaps)} cards swapped in"
    ]
    words = GAME.words(DEFAULT_LOCALE)
    lines += [
        say_verdict(each, words) for each in found.judged if each.verdict != ACCEPTED or each.slip
    ]
    for line, swap in found.swaps:
        instead = f" instead of {swap.instead}" if swap.instead else ""
        lines.append(f"  {line}: {swap.place} holds {swap.wanted}{instead}, from {swap.source}")
    for line, error, times in found.stumbles:
        lines.append(f"  {line}: the rules raised {error} ({times} times) · cause: {ENGINE}")
    end = end_of(found)
    for letter in found.letters:
        points, hand = end["points"][letter], end["hands"][letter]
        lines.append(
            f"  {FACTION_NAMES[letter]}: {points['record']} points by the record, "
            f"{points['rules']} by the rules; {hand['record']} and {hand['rules']} cards in hand"
        )
    lines += [f"  {each}" for each in end["board"]]
    winners = end["winners"]
    lines.append(
        f"  won by {winners['record'] or 'nobody'} by the record, "
        f"{winners['rules'] or 'nobody'} by the rules"
    )
    return "\n".join(lines)


def say_verdict(judged: Judged, words: Words) -> str:
    """Return one verdict as a line of text."""
    at = f"  {judged.line}:{judged.column} {judged.verdict}"
    ours = ", ".join(write_unit(each) for each in judged.ours)
    if judged.verdict == IMPLIED:
        return f"{at}: {ours or say_why(judged, words)}"
    text = f"{at}: {judged.text}"
    if judged.slip:
        text += f" · {words.say(f'referee-reads-{judged.slip}')}"
    if judged.section:
        text += f" · Law {judged.section}"
    if judged.why is not None:
        text += f" · {say_why(judged, words)}"
    if judged.cause:
        text += f" · cause: {judged.cause}"
    return f"{text} · ours: {ours}" if ours else text
