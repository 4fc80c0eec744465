"""A seat in words: a line with everything that lies open on its board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.language.words import Words
from engine.root.view import (
    AllianceView,
    BoardView,
    ClergyView,
    CorvidsView,
    DuchyView,
    EyrieView,
    HundredsView,
    ItemsView,
    KeepersView,
    LegionView,
    LizardsView,
    MarquiseView,
    RiverfolkView,
    RootView,
    SeatView,
    UndecidedView,
    VagabondView,
)
from render.root.board.geometry import ground_of
from render.root.printed import suit_of
from render.root.text.faction_boards import (
    clergy_line,
    corvids_line,
    duchy_line,
    hundreds_line,
    keepers_line,
    legion_line,
    lizards_line,
    riverfolk_line,
)
from render.root.text.names import cards_line, items_line, name_of


def seat_line(view: RootView, seat: SeatView, words: Words) -> str:
    """Describe everything that lies open on a seat's board."""
    parts = [_standing(view, seat, words), words.say("text-cards", n=seat.cards)]
    if not isinstance(seat.board, (VagabondView, UndecidedView)):
        parts.append(words.say("text-supply", n=seat.warriors))
    parts += _board(view, seat, words)
    if seat.items:
        counts = {item: seat.items.count(item) for item in seat.items}
        parts.append(words.say("text-items", items=items_line(counts.items(), words)))
    if seat.crafted:
        parts.append(words.say("text-crafted", cards=cards_line(seat.crafted)))
    return words.say("text-seat", who=name_of(seat, words), rest="; ".join(parts))


def _board(view: RootView, seat: SeatView, words: Words) -> Iterable[str]:
    """Describe what lies on a faction's own board."""
    board: BoardView = seat.board
    if isinstance(board, MarquiseView):
        return _marquise(board, words)
    if isinstance(board, EyrieView):
        return _eyrie(board, words)
    if isinstance(board, AllianceView):
        return _alliance(board, words)
    if isinstance(board, VagabondView):
        return _vagabond(view, board, words)
    if isinstance(board, LizardsView):
        return lizards_line(board, words)
    if isinstance(board, DuchyView):
        return duchy_line(board, words)
    if isinstance(board, CorvidsView):
        return corvids_line(view, board, words)
    if isinstance(board, ClergyView):
        return clergy_line(view, board, words)
    if isinstance(board, HundredsView):
        return hundreds_line(board, words)
    if isinstance(board, KeepersView):
        return keepers_line(board, words)
    if isinstance(board, RiverfolkView):
        return riverfolk_line(view, seat, words)
    if isinstance(board, LegionView):
        return legion_line(view, board, words)
    return [words.say("text-undecided")]


def _standing(view: RootView, seat: SeatView, words: Words) -> str:
    if seat.points is not None:
        return words.say("text-points", n=seat.points)
    if seat.partner is not None:
        return words.say("text-coalition", who=name_of(view.seats[seat.partner], words))
    if seat.dominance is not None:
        suit = words.say(f"suit-{suit_of(seat.dominance)}")
        return words.say("text-dominance", suit=suit)
    return words.say("text-no-marker")


def _marquise(board: MarquiseView, words: Words) -> Iterator[str]:
    yield words.say("text-wood-left", n=board.wood)
    left = ", ".join(words.say(f"piece-{kind}", n=n) for kind, n in board.tracks if n)
    if left:
        yield words.say("text-tracks", buildings=left)


def _eyrie(board: EyrieView, words: Words) -> Iterator[str]:
    yield words.say(f"leader-{board.leader or 'none'}")
    yield words.say("text-roosts", n=board.roosts)
    columns = [
        ", ".join(words.say(f"suit-{suit_of(card)}") for card in column)
        or words.say("text-decree-none")
        for column in board.decree
    ]
    recruit, move, battle, build = columns
    yield words.say("text-decree", recruit=recruit, move=move, battle=battle, build=build)


def _alliance(board: AllianceView, words: Words) -> Iterator[str]:
    yield words.say("text-supporters", n=board.supporters)
    yield words.say("text-officers", n=board.officers)
    yield words.say("text-sympathy-left", n=board.sympathy)
    if board.bases:
        left = ", ".join(words.say(f"piece-{base}", n=1) for base in board.bases)
        yield words.say("text-tracks", buildings=left)


def _vagabond(view: RootView, board: VagabondView, words: Words) -> Iterator[str]:
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
