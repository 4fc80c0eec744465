"""Messages as Discord accepts them: parts separated by lines, texts beside small pictures."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot.services import portraits
from bot.ui import limits, rows, screens
from bot.workers.pictures import DrawnPicture


def kinds(view: ui.LayoutView) -> list[str]:
    return [type(each).__name__ for each in view.children]


def picture(name: str) -> discord.File:
    return screens.picture_file(DrawnPicture(b"picture", f"a {name}"), name)


def test_a_line_stands_between_two_parts_and_nowhere_else() -> None:
    one, other = [screens.text("news")], [screens.text("question"), screens.text("answers")]

    view = screens.layout_in_parts([], one, [], other, [])

    assert kinds(view) == ["TextDisplay", "Separator", "TextDisplay", "TextDisplay"]


def test_lines_give_way_where_a_message_is_full() -> None:
    full = [screens.text(f"{number}") for number in range(limits.COMPONENTS - 1)]

    view = screens.layout_in_parts(full, [screens.text("last")])

    assert kinds(view) == ["TextDisplay"] * limits.COMPONENTS


def test_buttons_of_neighbouring_rows_share_a_row_while_it_holds_them() -> None:
    def row(*labels: str) -> ui.ActionRow[ui.LayoutView]:
        return rows.row_of(*(rows.button("play", 1, label) for label in labels))

    choice = rows.choose_from("plan", 1, [("a", "A")])
    few = rows.in_few_rows(
        [row("a"), row("b", "c"), screens.text("and"), row("d"), choice, row("e"), row(*"fghij")]
    )

    labels = [[each.label for each in rows.buttons_of(item)] for item in few]
    assert labels == [["a", "b", "c"], [], ["d"], [], ["e"], ["f", "g", "h", "i", "j"]]
    assert few[3] is choice


def test_a_text_stands_beside_the_picture_that_comes_with_it() -> None:
    section = screens.beside("An anvil.", picture("anvil")).to_component_dict()

    assert section["accessory"]["media"]["url"] == "attachment://anvil.png"
    assert section["accessory"]["description"] == "a anvil"
    assert [each["content"] for each in section["components"]] == ["An anvil."]


def test_a_message_without_its_pictures_keeps_every_word_in_its_order() -> None:
    card, board = picture("card"), picture("board")
    inside = ui.Container(
        screens.text("first"), screens.beside("second", card), screens.gallery(board),
        screens.text("third"),
    )  # fmt: skip
    view, files = screens.without_pictures((screens.layout(inside, screens.text("last")), [card]))

    assert files == []
    assert [e.content for e in view.walk_children() if isinstance(e, ui.TextDisplay)] == [
        "first", "second", "third", "last",
    ]  # fmt: skip
    assert not {"Section", "MediaGallery"} & {type(e).__name__ for e in view.walk_children()}


@pytest.mark.parametrize("length", [100, 3800, 3895, 3900, 3950, 4000, 4600])
def test_a_posts_texts_fit_a_message_together(length: int) -> None:
    labels = {verb: verb for verb, _ in screens.FIXED}

    view, _ = screens.post("x" * length, labels, 1, 2, below="y " * 2000)

    shown = [each.content for each in view.walk_children() if isinstance(each, ui.TextDisplay)]
    assert sum(map(len, shown)) == view.content_length() <= limits.TEXT_TOTAL
    assert shown[0].startswith("x" * min(length, 3899)), "what stands above comes first"


def test_a_button_beside_a_text_stays_where_pictures_go() -> None:
    press: ui.Button[ui.LayoutView] = ui.Button(label="Open", custom_id="open")
    view, _ = screens.without_pictures((screens.layout(ui.Section("Read", accessory=press)), []))

    assert kinds(view) == ["Section"]


def test_the_parts_of_a_tall_picture_stand_below_each_other_in_a_post() -> None:
    tall = DrawnPicture(b"first", "all of it", more=(DrawnPicture(b"second", "Quests"),))
    labels = {kind: kind for kind, _ in screens.FIXED}
    view, files = screens.post("hello", labels, 7, 0, picture=tall)
    assert [file.description for file in files] == ["all of it", "Quests"]
    assert len({file.filename for file in files}) == 2
    (inside,) = view.children
    assert isinstance(inside, discord.ui.Container)
    shown = [each for each in inside.children if isinstance(each, discord.ui.MediaGallery)]
    assert [len(each.items) for each in shown] == [1, 1]


class Pictures:
    """Draws "anvil", fails at "sword", and never ends with anything else."""

    def behind(self) -> float:
        return 0.0

    async def draw(self, renderer: Any, key: str, name: str) -> DrawnPicture:
        if key == "sword":
            raise RuntimeError("no paint")
        await asyncio.sleep(0 if key == "anvil" else 60)
        return DrawnPicture(b"picture", name)


async def test_what_cannot_be_drawn_or_takes_too_long_leaves_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(portraits, "PATIENCE", 0.05)
    services: Any = SimpleNamespace(pictures=Pictures())
    things = [portraits.Portrayed(key, key, f"a {key}") for key in ("sword", "anvil", "boot")]

    items, files = await portraits.show(services, "root", things)

    assert [type(item).__name__ for item in items] == ["TextDisplay", "Section", "TextDisplay"]
    assert [file.description for file in files] == ["anvil"]
