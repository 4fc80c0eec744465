"""Texts that explain an idea to a newcomer."""

from __future__ import annotations

from bot.ui.wording import Wording


def write_idea(wording: Wording, key: str, *, brief: bool = False) -> tuple[str, str, str]:
    """Write an idea for a newcomer, why it matters, and its aim for this turn, if any.

    `brief` is for an idea that stands before another, where it has a shorter form.
    """
    told = f"learn-{key}.brief" if brief else f"learn-{key}"
    told = told if wording.words.has(told) else f"learn-{key}"
    parts = (told, f"learn-{key}.why", f"learn-{key}.aim")
    idea, why, aim = (wording.say(each) if wording.words.has(each) else "" for each in parts)
    return idea, why, aim
