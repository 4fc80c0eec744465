"""A Vagabond's own board: tracks, Satchel, Damaged box, relationships and quests (Law 9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import ItemsView, RootView, SeatView, VagabondView
from render import theme
from render.canvas import panel, sprite
from render.layout.page import LEFT, RIGHT, TEXT
from render.lettering import fitting
from render.root.board import sprites
from render.root.board.geometry import ground_of
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import BONDS, TRACK_ROOM, TRACKS, quests
from render.root.text.names import items_line, name_of
from render.theme import NEUTRAL

_SPACE, _ACROSS, _ROW = 82, 8, 82


def lay_out(page: Page, view: RootView, seat: SeatView, board: VagabondView) -> None:
    """Lay out the items by place: face up in colour, exhausted grey, damaged boxed."""
    page.section("sheet-tracks")
    _tracks(page, board)
    page.section("sheet-satchel", page.words.say("sheet-limit", n=board.item_limit))
    ready = [(each.kind, each.ready, "") for each in board.items]
    spent = [(each.kind, each.exhausted, "grey") for each in board.items]
    _box(page, "satchel", [*ready, *spent])
    page.section("sheet-damaged")
    whole = [(each.kind, each.damaged_ready, "") for each in board.items]
    worn = [(each.kind, each.damaged_exhausted, "grey") for each in board.items]
    _box(page, "damaged", [*whole, *worn], crossed=True)
    if board.relationships:
        page.section("sheet-bonds")
        _bonds(page, view, board)
    _quests(page, view, board)


def _tracks(page: Page, board: VagabondView) -> None:
    """Lay out the three tracks of faceup tea, coins and bags (9.2.5)."""
    lying: dict[str, int] = {each.kind: each.on_track for each in board.items}
    wide = (RIGHT - LEFT) / len(TRACKS)
    for row, kind in enumerate(TRACKS):
        for place in range(TRACK_ROOM):
            x = LEFT + row * wide + place * (_SPACE + 8)
            box = page.space(x, page.y, _SPACE)
            look = "" if place < lying.get(kind, 0) else "faded"
            page.sheet.put(f"{kind} {place}", sprite(f"item-{kind}", 62, look=look), *box.middle)
    page.y += _SPACE + 12


def _box(page: Page, group: str, items: list[tuple[str, int, str]], crossed: bool = False) -> None:
    """Show the items of one box, or that it is empty."""
    held = [each for each in items if each[1]]
    if not held:
        page.sheet.text(
            f"{group} empty", page.words.say("sheet-nothing"), LEFT, page.y + 34,
            face="italic", size=32, fill=theme.FADED,
        )  # fmt: skip
    for place, (item, number, look) in enumerate(held):
        x, y = LEFT + place % _ACROSS * 104 + 44, page.y + place // _ACROSS * 92 + 42
        name = f"{group} {place}"
        page.sheet.put("ground", panel(88, 84, 12, theme.PAPER_LIGHT, theme.RULE_LINE, 3), x, y)
        page.sheet.put(name, sprite(f"item-{item}", 62, look=look), x, y)
        if crossed:
            page.sheet.put(name, sprite("crack", 78), x, y)
        if number > 1:
            page.sheet.number(name, number, x + 26, y + 22, 40, "m")
    page.y += 92 * max(1, -(-len(held) // _ACROSS))


def _bonds(page: Page, view: RootView, board: VagabondView) -> None:
    """Show each faction's relationship between hostile and allied (9.2.9)."""
    for place, (other, bond) in enumerate(board.relationships):
        x, y, whose = LEFT, page.y + place * _ROW + _ROW / 2, view.seats[other]
        page.sheet.put(f"bond {place}", sprites.head(whose.key, 68), x + 38, y, sprites.SHADOW)
        for step, name in enumerate(BONDS):
            here = name == bond
            image = sprite(f"bond-{name}", 66 if here else 44, look="" if here else "faded")
            page.sheet.put(f"bond {place} {step}", image, x + 122 + step * 70, y)
        words = page.words.say(f"bond-{bond}")
        page.sheet.text(
            f"bond {place} name", words, x + 122 + len(BONDS) * 70 - 14, y, face="bold", size=36
        )
    page.y += _ROW * len(board.relationships)


def _quests(page: Page, view: RootView, board: VagabondView) -> None:
    """Show the quests on offer and those he has completed (9.5.5)."""
    for message, numbers in (("sheet-quests", view.quests), ("sheet-done", board.completed)):
        if not numbers:
            continue
        page.section(message)
        wide = RIGHT - LEFT
        for place, number in enumerate(numbers):
            quest, group, y = quests()[number], f"{message} {place}", page.y + place * _ROW + 36
            back = panel(wide, _ROW - 10, 14, theme.SUITS[quest.suit].tint, theme.RULE_LINE, 3)
            page.sheet.put("ground", back, LEFT + wide / 2, y)
            badge = sprites.badge(quest.suit, "", 54, page.words)
            page.sheet.put(group, badge, LEFT + 44, y, sprites.SHADOW)
            for index, item in enumerate(quest.items):
                x = RIGHT - 104 + index * 62
                page.sheet.put(f"{group} item {index}", sprite(f"item-{item}", 54), x, y)
            name, room = page.words.say(f"quest-name-{number}"), wide - 230
            size = fitting(name, "bold", 36, TEXT, room)
            page.sheet.text(f"{group} name", name, LEFT + 84, y, face="bold", size=size)
        page.y += _ROW * len(numbers)


def describe(view: RootView, seat: SeatView, board: VagabondView, words: Words) -> Iterator[str]:
    """Name its place, items, relationships and quests."""
    if board.place > 0:
        yield words.say("text-in-clearing", clearing=board.place)
    elif board.place < 0:
        borders = ground_of(view.map).borders[-board.place]
        yield words.say("text-in-forest", next=", ".join(map(str, borders)))
    heaps: tuple[tuple[str, list[tuple[str, int]]], ...] = (
        ("text-ready", [(each.kind, each.on_track + each.ready) for each in board.items]),
        ("text-exhausted", [(each.kind, each.exhausted) for each in board.items]),
        ("text-damaged", [(each.kind, _damaged(each)) for each in board.items]),
    )
    for message, heap in heaps:
        if any(number for _, number in heap):
            yield words.say(message, items=items_line(heap, words))
    for other, bond in board.relationships:
        who = name_of(view.seats[other], words)
        yield words.say("text-bond", who=who, bond=words.say(f"bond-{bond}"))
    if board.completed:
        yield words.say("text-quests-done", n=len(board.completed))


def _damaged(items: ItemsView) -> int:
    return items.damaged_ready + items.damaged_exhausted


def key_numbers(seat: SeatView, board: VagabondView, words: Words) -> list[KeyNumber]:
    ready = sum(each.on_track + each.ready for each in board.items)
    return [("item-bag", ready, NEUTRAL), ("quest", len(board.completed), NEUTRAL)]
