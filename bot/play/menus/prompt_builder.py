"""Menus of a question: flat while it is short, otherwise level by level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.matches.live import Live
from bot.play.menus.entries import (
    Consequences,
    Facts,
    Offer,
    entries_beside,
    level_entries,
    no_consequences,
    several_entries,
    worth_listing,
)
from bot.play.menus.labels import differing, group_label, write_path
from bot.play.menus.levels import FLAT, level
from bot.play.menus.prompts import Entry, Prompt
from bot.play.menus.turn_steps import afterwards, common_ending, is_fixed, without_ending
from bot.play.menus.whole_answers import Whole, Wholes, answer_of, wholes_of
from bot.ui.emojis import Emojis, icons_of
from bot.ui.message_ids import dash
from bot.ui.option_wording import join
from bot.ui.wording import Wording
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Amounts, OneOf, Question
from engine.core.choices.turn_steps import TurnPlace
from engine.core.language.messages import Message
from engine.core.seats import Scalar


def prompt_of(live: Live, asked: Question, wording: Wording, **at: int) -> Prompt:
    """Build the menu of a seat's question, with price and gain beside each option."""
    game, state = live.match.game, live.match.state
    actor = game.actor(state, asked)

    def facts(option: Option) -> Mapping[str, Scalar]:
        return game.facts(state, actor, option)

    def consequences(option: Option) -> Sequence[Message]:
        return game.consequences(state, actor, option)

    turn_places, beside = game.turn_places(state, asked), game.beside(state, asked)
    prompt = build_prompt(asked, wording, facts, turn_places, beside, consequences, **at)
    prompt = replace(prompt, wholes=foreseen(prompt.wholes, live, asked, wording))
    if asked.decides():
        return prompt
    title = title_forced(prompt, asked, wording)
    return replace(prompt, title=title, why=why_forced(live, asked, wording))


def foreseen(wholes: Wholes, live: Live, asked: Question, wording: Wording) -> Wholes:
    """Return whole answers named with what they would lead to, as far as that is known."""
    game, state = live.match.game, live.match.state

    def with_outlook(whole: Whole) -> Whole:
        amounts = answer_of(asked, whole.ordinals)
        found = game.outlook(state, asked, amounts) if isinstance(amounts, dict) else None
        return whole if found is None else whole._replace(outlook=wording.message(found))

    pressed, listed = (tuple(map(with_outlook, each)) for each in (wholes.pressed, wholes.listed))
    return wholes._replace(pressed=pressed, listed=listed)


def title_forced(prompt: Prompt, asked: Question, wording: Wording) -> str:
    """Write the title of a question with one answer: "Anything else?" would mislead."""
    message = f"q-{dash(asked.kind)}.over"
    own = wording.words.has(message)
    return wording.say(message, **wording.context(asked)) if own else prompt.title


def why_forced(live: Live, asked: Question, wording: Wording) -> str:
    """Write why a question with one answer is asked.

    A response that can only be passed has its reason in its cause instead.
    """
    ends = isinstance(asked.form, OneOf) and isinstance(asked.form.only(), (Done, Pass))
    hides = not asked.public and len(live.people()) > 1
    if asked.response and hides and ends:
        return ""
    undoes = ends and live.match.can_undo(asked.seat)
    return wording.say("nothing-more" if undoes else "only-this-told" if hides else "only-this")


def build_prompt(
    question: Question,
    wording: Wording,
    facts: Facts,
    turn_places: Sequence[TurnPlace] = (),
    beside: Mapping[type[Option], bool] | None = None,
    consequences: Consequences = no_consequences,
    *,
    ordinal: int = 0,
    depth: int = 0,
    page: int = 0,
) -> Prompt:
    """Build the menu of a question at a level; the first level by default.

    `Offer` documents the other arguments.
    """
    offer = Offer(question, wording, facts, turn_places, beside or {}, consequences)
    if isinstance(question.form, OneOf):
        return one_prompt(offer, ordinal, depth, page)
    return Prompt(
        question.id, wording.question(question), wording.why(question),
        tuple(several_entries(offer)), (question.form.least, question.form.most),
        wholes_of(question, wording),
        kinds=len(question.form.bounds) if isinstance(question.form, Amounts) else 0,
    )  # fmt: skip


def one_prompt(offer: Offer, ordinal: int, depth: int, page: int) -> Prompt:
    """Build a level of the menu of a question for one answer."""
    question, wording, options = offer.question, offer.wording, offer.options
    here = level(options, ordinal, depth)
    shown = worth_listing(options, here, offer.facts)
    aside = [i for i in shown if type(options[i]) in offer.beside] if depth == 0 else []
    listed = level_entries(offer, [i for i in shown if i not in aside], depth)
    entries = listed[page * FLAT : (page + 1) * FLAT]
    if depth == 0:
        entries += entries_beside(offer, aside)
    entries = number_alike(entries)
    fixed = is_fixed(options, offer.turn_places, depth, offer.beside)
    ends = common_ending(entries) if fixed or depth else ""
    entries = [without_ending(each, ends, fixed) for each in entries]
    later = "" if fixed else afterwards(wording, offer.turn_places, entries)
    if depth and (path := write_path(options, wording, ordinal, depth, here)):
        why = f"**{path}**"
    else:  # a command leads below the first level even where all answers are of its kind
        why = purpose(offer, len(here) - len(shown))
        if (path := path_left_out(offer, shown, entries)) and not fixed:
            why = join([why, f"**{path}**"], "\n")
    return Prompt(
        question.id, wording.question(question), why, tuple(entries), deeper=depth > 0,
        page=page, pages=max(1, -(-len(listed) // FLAT)), level=(ordinal, depth),
        fixed=fixed, afterwards=later, ends=ends if fixed else "",
    )  # fmt: skip


def number_alike(entries: Sequence[Entry]) -> list[Entry]:
    """Number answers named alike, such as two copies of a card, which are still two answers."""
    seen: Counter[str] = Counter()
    found = []
    for each in entries:
        if each.final and not each.barred:
            seen[each.label] += 1
            if (number := seen[each.label]) > 1:
                each = replace(each, label=f"{each.label} ({number})")
        found.append(each)
    return found


def path_left_out(offer: Offer, shown: Sequence[int], entries: Sequence[Entry]) -> str:
    """Name the parts that groups of answers leave out because all share them: "Move · From 3"."""
    kinds = {type(offer.options[i]) for i in shown}
    spelled_out = all(each.final and not each.full for each in entries)
    if len(kinds) != 1 or len(shown) < 2 or spelled_out:
        return ""
    shared = min(differing(offer.options, shown)) - 1
    return (
        join(
            [
                group_label(offer.wording, offer.options[shown[0]], deep)
                for deep in range(1, shared + 1)
            ]
        )
        if shared > 1
        else ""
    )


def purpose(offer: Offer, left_out: int) -> str:
    """Write the purpose of the answer, and the number of options left out as without effect."""
    wording = offer.wording
    if all(isinstance(option, (Done, Pass)) for option in offer.options):
        return wording.say("nothing-fits")
    why = wording.why(offer.question)
    return join([why, wording.say("left-out", count=left_out)], " ") if left_out else why


def with_icons(prompt: Prompt, asked: Question, wording: Wording, emojis: Emojis) -> Prompt:
    """Put icons before the answers of a menu, as far as Discord has them."""
    if isinstance(asked.form, Amounts):
        return prompt
    shown = [(asked.form.options[each.ordinal], each.depth) for each in prompt.entries]
    icons = icons_of(wording, shown)
    entries = zip(prompt.entries, icons, strict=True)
    return replace(
        prompt, entries=tuple(replace(e, emoji=emojis.find(icon)) for e, icon in entries)
    )
