"""`/play`, `/act`, `/undo`, and one slash command per action of every game.

The commands are made from the action classes alone: a new faction gets its own automatically.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.cogs.commands import Cog, about, about_play
from bot.cogs.play.action_commands import action_groups, load, peek
from bot.play import open_question
from bot.play.confirmation import give_typed
from bot.play.context import TableContext
from bot.play.going_back import undo as undoing
from bot.play.loading import load_typed
from bot.play.menus.whole_answers import answer_of, units_of
from bot.services import Client, Interaction
from bot.ui import limits
from bot.ui.components import Choices
from bot.ui.typed_names import alike, matches, means, refuse_name
from bot.ui.wording import Wording
from engine.core.choices.questions import Amounts, Answer, OneOf, Question, SomeOf
from engine.core.errors import Refused
from engine.games import GAMES


class ActCommands(Cog):
    """Answering by text."""

    @app_commands.command()
    @about_play
    async def play(self, interaction: Interaction, found: TableContext) -> None:
        """What can you do now? Buttons and lists to answer."""
        await open_question.show_question(interaction, found)

    @app_commands.command()
    @app_commands.describe(answer="Your answer; several with commas between")
    @about(load_typed, "Which table?", acknowledges=True)
    async def act(self, interaction: Interaction, found: TableContext, answer: str) -> None:
        """Answer by typing what you are asked."""
        found = found.require()
        await give_typed(interaction, found, read_answer(found.wording, found.question, answer))

    @act.autocomplete("answer")
    async def answers(self, interaction: Interaction, current: str) -> Choices:
        """Offer possible answers, appended to the text already typed."""
        found = peek(interaction) or await load(interaction)
        if found is None:
            return []
        live, seat, asked = found
        wording = self.services.words.wording(interaction, live, seat)
        every = answer_names(wording, asked)
        several = not isinstance(asked.form, OneOf)
        before, last = behind_names(every, current) if several else ([], current)
        head = "".join(f"{name}, " for name in before)
        names = [name for name in every if matches(last, name)] or alike(last, every)
        texts = [f"{head}{name}".strip() for name in dict.fromkeys(names)]
        return [
            app_commands.Choice(name=text, value=text)
            for text in texts
            if len(text) <= limits.CHOICE_NAME
        ][: limits.AUTOCOMPLETE]

    @app_commands.command()
    @about_play
    async def undo(self, interaction: Interaction, found: TableContext) -> None:
        """Take your last step back; after dice, ask the table."""
        await undoing.undo(interaction, found)


def answer_names(wording: Wording, asked: Question) -> list[str]:
    """List the names of all possible answers."""
    form = asked.form
    if isinstance(form, Amounts):
        return [wording.label("Amount", kind) for kind, _ in units_of(form)]
    return [wording.option(option, asked) for option in form.options]


def read_answer(wording: Wording, asked: Question, text: str) -> Answer:
    """Read an answer written by name; raise `Refused` with the possible ones."""
    form = asked.form
    names = answer_names(wording, asked)
    if isinstance(form, OneOf):
        return answer_of(asked, [find(names, text, ())])
    picked: list[int] = []
    for part in split_list(names, text):
        if part.lower() not in ("none", "nothing"):
            picked.append(find(names, part, picked))
    if isinstance(form, SomeOf) and not form.least <= len(picked) <= form.most:
        raise Refused("how-many", least=form.least, most=form.most)
    if isinstance(form, Amounts) and not form.least <= len(picked) <= form.most:
        raise Refused("how-many", least=form.least, most=form.most)
    return answer_of(asked, picked)


def split_list(names: Sequence[str], text: str) -> list[str]:
    """Split an answer for several at its commas, except those inside a name."""
    known = {name.lower() for name in names}
    parts = [part.strip() for part in text.split(",")]
    found: list[str] = []
    while parts:
        joined = [", ".join(parts[:n]) for n in range(len(parts), 1, -1)]
        whole = next((name for name in joined if name.lower() in known), parts[0])
        del parts[: whole.count(",") + 1]
        if whole:
            found.append(whole)
    return found


def behind_names(names: Sequence[str], text: str) -> tuple[list[str], str]:
    """Split an answer for several into complete names, and the text still being typed."""
    before = split_list(names, text)
    if not before or text.rstrip().endswith(","):
        return before, ""
    return before[:-1], before[-1]


def find(names: Sequence[str], text: str, taken: Sequence[int]) -> int:
    """Find the one name meant: an exact match, or the only one that contains every word."""
    free = [i for i in range(len(names)) if i not in taken]
    exact = [i for i in free if names[i].lower() == text.lower().strip()]
    if exact:
        return exact[0]
    close = [i for i in free if means(text, names[i])]
    if len({names[i] for i in close}) == 1:
        return close[0]
    if not close:
        raise refuse_name("no-such-answer", text, [names[i] for i in free])
    possible = " · ".join(dict.fromkeys(names[i] for i in close[:8]))
    raise Refused("which-answer", text=text, possible=possible)


# One command per action


async def setup(client: Client) -> None:
    await client.add_cog(ActCommands(client.services))
    for game in GAMES:
        for group in action_groups(game):
            client.tree.add_command(group)
