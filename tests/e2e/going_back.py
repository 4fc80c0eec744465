"""Going back as people do it: asking for it, agreeing, and checking the result."""

from __future__ import annotations

import random

from bot.history.verification import missing_draws
from bot.store import Reads
from engine.ai.players import RandomPlayer
from engine.core.chance.draws import Drawn, verify
from engine.core.choices.actions import Done
from engine.core.choices.questions import Answer, OneOf, Question
from tests.e2e.conftest import USUAL_CHANCE
from tests.e2e.host import Table
from tests.e2e.playing import Reader
from tests.e2e.seen import Reply, Seen


async def answer(table: Table, person: str, question: Question, given: Answer) -> Reply:
    return await Reader().answer(table, person, question, given)


async def one_choice(table: Table, person: str, *, seed: int = 3) -> Question:
    """Have a person answer their question, without ending their turn."""
    question = (await table.asked())[person]
    live = await table.live()
    player = RandomPlayer(random.Random(seed))
    given = player.answer(live.match, question)
    form = question.form
    if isinstance(form, OneOf):
        going_on = [option for option in form.options if not isinstance(option, Done)]
        given = random.Random(seed).choice(going_on or list(form.options))
    await answer(table, person, question, given)
    return question


async def turn_of(table: Table) -> str:
    """Return the person asked; there always is one."""
    return next(iter(await table.asked()))


async def end_turn(table: Table, person: str) -> None:
    """Have a person end their turn as soon as they can."""
    turn = (await table.live()).match.state.turn
    while (await table.live()).match.state.turn == turn:
        question = (await table.asked())[person]
        form = question.form
        ending = [o for o in getattr(form, "options", ()) if isinstance(o, Done)]
        given = ending[0] if ending else RandomPlayer(random.Random(1)).answer(
            (await table.live()).match, question
        )  # fmt: skip
        await answer(table, person, question, given)
    await table.host.quiet()


def request_of(table: Table) -> Seen:
    return next(post for post in reversed(table.posts) if "asks to go back" in post.text)


async def ask_to_go_back(table: Table, person: str, *, to: int = 0) -> Reply:
    """Ask to go back to before the person's last choice, or to one in the list."""
    driver = table.host.driver
    offered = await driver.slash(person, "undo", at=table.at)
    if to:
        earlier = offered.selects[0]
        value = list(earlier.options)[to]
        previewed = await driver.choose(person, offered, earlier.custom_id, [value])
    else:
        previewed = await driver.press(person, offered, "To before my last choice …")
    button = next(b for b in previewed.buttons if b.custom_id.startswith("gobacksure"))
    reply = await driver.press(person, previewed, button.custom_id)
    await table.host.quiet()
    return reply


async def drawn_in(reads: Reads, match: int) -> list[Drawn]:
    made = await reads.choices(match, after=-1, voided=True)
    return [Drawn(*each) for choice in made for each in choice.drawn]


async def holds(table: Table) -> None:
    """Require that the stored match loads as the same position, and every draw is accounted for."""
    live = await table.live()
    before = (live.match.state, live.match.head(), live.row.first_kept)
    table.host.matches.forget(table.match)
    again = await table.live()
    assert (again.match.state, again.match.head(), again.match.first_checkpoint()) == before
    assert again.lost == ()
    async with table.host.store.reading() as reads:
        drawn = await drawn_in(reads, table.match)
    assert missing_draws(drawn) == []
    assert verify(b"chance %d" % USUAL_CHANCE, drawn) == []


async def agree(table: Table, *people: str) -> None:
    """Have people agree to the latest request."""
    for person in people:
        await table.host.driver.press(person, request_of(table), "Agree")
    await table.host.quiet()
