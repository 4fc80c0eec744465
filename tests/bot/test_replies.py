"""Private replies: late results, after another press in a reply, are dropped."""

from __future__ import annotations

import asyncio
from itertools import count
from types import SimpleNamespace
from typing import Any

from bot.services.replies import MOST_REMEMBERED, Replies
from bot.ui import screens

NUMBERS = count(1)
NO_STORE: Any = None
"""No store: nothing here needs the reader."""


class Pressing:
    """An interaction, and the reply that its answers change."""

    def __init__(self, reply: Showing) -> None:
        self.id = next(NUMBERS)
        self.extras: dict[str, Any] = {}
        self._reply = reply

    async def edit_original_response(self, view: Any, attachments: Any) -> Any:
        await self._reply.on_its_way(self.id)
        self._reply.shown.append(view.children[0].content)
        return SimpleNamespace(id=self._reply.id)


class Showing:
    """A reply as its reader sees it; some of its changes arrive late."""

    def __init__(self) -> None:
        self.id = next(NUMBERS)
        self.shown: list[str] = []
        self.slow: dict[int, asyncio.Event] = {}

    async def on_its_way(self, number: int) -> None:
        if number in self.slow:
            await self.slow[number].wait()


async def begun(replies: Replies) -> tuple[Showing, Any]:
    """Show a reader a question in a new reply."""
    reply = Showing()
    first: Any = Pressing(reply)
    assert await replies.show(first, screens.notice("question"))
    return reply, first


def pressed(replies: Replies, reply: Showing) -> Any:
    """Have the reader of a reply press a button in it."""
    pressing: Any = Pressing(reply)
    replies.note_press(pressing, reply.id)
    return pressing


async def test_what_comes_late_is_dropped() -> None:
    replies = Replies(NO_STORE)
    reply, first = await begun(replies)
    show, back = pressed(replies, reply), pressed(replies, reply)

    assert await replies.show(back, screens.notice("question again"))
    assert not await replies.show(show, screens.notice("a late picture"))
    assert not await replies.show(first, screens.notice("a late tip"))
    assert reply.shown == ["question", "question again"]
    assert replies.is_current(back)
    assert not replies.is_current(first)


async def test_a_player_who_stays_is_shown_more_in_the_same_reply() -> None:
    replies = Replies(NO_STORE)
    reply, first = await begun(replies)
    assert await replies.show(first, screens.notice("question with a tip"))
    press = pressed(replies, reply)
    assert await replies.show(press, screens.notice("Sure?"))
    assert await replies.show(press, screens.notice("Sure? With a picture"))
    assert reply.shown[1:] == ["question with a tip", "Sure?", "Sure? With a picture"]


async def test_another_reply_takes_nothing_away_from_one() -> None:
    replies = Replies(NO_STORE)
    one, waits = await begun(replies)
    other, _ = await begun(replies)
    pressed(replies, other)
    assert await replies.show(waits, screens.notice("a tip"))
    assert one.shown == ["question", "a tip"]


async def test_a_picture_still_on_its_way_does_not_overtake_what_was_pressed_after_it() -> None:
    replies = Replies(NO_STORE)
    reply, _ = await begun(replies)
    show = pressed(replies, reply)
    reply.slow[show.id] = asyncio.Event()
    picture = asyncio.create_task(replies.show(show, screens.notice("a picture")))
    await asyncio.sleep(0)
    back = pressed(replies, reply)
    question = asyncio.create_task(replies.show(back, screens.notice("question again")))
    await asyncio.sleep(0)
    reply.slow[show.id].set()

    assert [*await asyncio.gather(picture, question)] == [True, True]
    assert reply.shown[-1] == "question again"


async def test_old_replies_are_forgotten_and_still_answered() -> None:
    replies = Replies(NO_STORE)
    reply, first = await begun(replies)
    for _ in range(MOST_REMEMBERED):
        pressed(replies, Showing())
    assert await replies.show(first, screens.notice("at last"))
    assert reply.shown[-1] == "at last"
