"""The boards of the factions beyond the base game in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.language.words import Words
from engine.root.view import (
    ClergyView,
    CorvidsView,
    DuchyView,
    HundredsView,
    KeepersView,
    LegionView,
    LizardsView,
    RiverfolkView,
    RootView,
    SeatView,
)
from render.root.printed import RETINUE, card_of
from render.root.text.names import cards_line, counted_line, items_line, name_of, suits_line


def lizards_line(board: LizardsView, words: Words) -> Iterator[str]:
    """The Outcast, acolytes, gardens, Lost Souls and the cards revealed for rituals (Law 10)."""
    outcast = words.say(f"suit-{board.outcast}")
    yield words.say("text-outcast", suit=outcast, hated="yes" if board.hated else "no")
    yield words.say("text-acolytes", n=board.acolytes)
    left = ", ".join(words.say(f"piece-garden_{suit}", n=n) for suit, n in board.gardens if n)
    if left:
        yield words.say("text-tracks", buildings=left)
    if board.lost_souls:
        yield words.say("text-lost-souls", suits=suits_line(board.lost_souls, words))
    yield from _revealed(board.revealed, words)
    if board.scored:
        suits = ", ".join(words.say(f"suit-{suit}") for suit in board.scored)
        yield words.say("text-scored", suits=suits)


def duchy_line(board: DuchyView, words: Words) -> Iterator[str]:
    """Ministers, crowns, tracks, tunnels and revealed cards (Law 12)."""
    swayed = ", ".join(
        words.say(
            "text-minister",
            name=words.say(f"minister-{each}"),
            acted="yes" if each in board.acted else "no",
        )
        for each in board.swayed
    )
    yield words.say("text-swayed", ministers=swayed or words.say("text-none"))
    crowns = ((words.say(f"rank-{rank}"), number) for rank, number in board.crowns)
    yield words.say("text-crowns", crowns=counted_line(crowns, words) or words.say("text-none"))
    left = ", ".join(words.say(f"piece-{kind}", n=n) for kind, n in board.tracks if n)
    if left:
        yield words.say("text-tracks", buildings=left)
    yield words.say("text-tunnels", n=board.tunnels)
    yield from _revealed(board.revealed, words)


def corvids_line(view: RootView, board: CorvidsView, words: Words) -> Iterator[str]:
    """Plots in supply, and what wrong guesses have ruled out; never a facedown plot's type (13)."""
    yield words.say("text-plots", n=board.plots)
    for clearing, kinds in board.denied:
        if kinds:
            names = ", ".join(words.say(f"plot-{kind}") for kind in kinds)
            yield words.say("text-denied", clearing=clearing, kinds=names)


def clergy_line(view: RootView, board: ClergyView, words: Words) -> Iterator[str]:
    """Describe cathedrals, bees, the bag, and the Penitents and Heretics (HCC)."""
    yield words.say("text-cathedrals", n=board.cathedrals)
    yield words.say("text-bees", n=board.bees)
    flowers = counted_line(((words.say(f"suit-{suit}"), n) for suit, n in board.bag), words)
    yield words.say("text-blind-bag", flowers=flowers or words.say("text-none"))
    for message, seats in (("text-penitent", board.penitent), ("text-heretic", board.heretic)):
        if seats:
            yield words.say(
                message, who=", ".join(name_of(view.seats[each], words) for each in seats)
            )


def legion_line(view: RootView, board: LegionView, words: Words) -> Iterator[str]:
    """The campaign, colonies and spoils (QL)."""
    if board.campaign is not None:
        suit = words.say(f"suit-{board.suit}") if board.suit else words.say("text-none")
        yield words.say("text-campaign", card=card_of(board.campaign).name, suit=suit)
    yield words.say("text-colonies", n=board.colonies)
    spoils = ", ".join(
        words.say(
            "text-spoil", who=name_of(view.seats[owner], words), pieces=pieces_of(kind, n, words)
        )
        for owner, kind, n in board.spoils
    )
    yield words.say("text-spoils", spoils=spoils or words.say("text-none"))


def hundreds_line(board: HundredsView, words: Words) -> Iterator[str]:
    """Mood, warlord, Hoard, strongholds and mobs (14)."""
    yield words.say("text-mood", mood=words.say(f"mood-{board.mood}"))
    where = words.say("text-none") if not board.warlord else str(board.warlord)
    yield words.say("text-warlord", where=where)
    counts = {item: board.hoard.count(item) for item in board.hoard}
    hoard = items_line(counts.items(), words) if counts else words.say("text-none")
    yield words.say("text-hoard", items=hoard)
    yield words.say("text-strongholds", n=board.strongholds)
    yield words.say("text-mobs", n=board.mobs)


def keepers_line(board: KeepersView, words: Words) -> Iterator[str]:
    """Describe the Retinue, recovered relics and the waystations left (Law 15)."""
    columns = {
        name: cards_line(cards) or words.say("text-retinue-none")
        for name, cards in zip(RETINUE, board.retinue, strict=True)
    }
    yield words.say("text-retinue", **columns)
    if board.recovered:
        relics = ", ".join(
            words.say(f"piece-{kind}", n=n) for kind, n in sorted(Counter(board.recovered).items())
        )
        yield words.say("text-recovered", relics=relics)
    yield words.say("text-waystations-left", n=len(board.waystations) // 2)


def riverfolk_line(view: RootView, seat: SeatView, words: Words) -> Iterator[str]:
    """Describe the boxes, crafting spaces, trade posts, prices and the open hand (Law 11)."""
    board = seat.board
    assert isinstance(board, RiverfolkView), "only the Riverfolk's board comes here"

    def whose(owners: Iterable[tuple[int, int]]) -> str:
        named = ((name_of(view.seats[owner], words), count) for owner, count in owners)
        return counted_line(named, words) or words.say("text-none")

    for name in ("funds", "payments", "committed"):
        yield words.say(f"text-{name}", held=whose(getattr(board, name)))
    on_spaces = Counter(owner for _, row in board.spaces for owner in row)
    if on_spaces:
        yield words.say("text-spaces", held=whose(sorted(on_spaces.items())))
    left = ", ".join(words.say(f"piece-post_{suit}", n=n) for suit, n in board.posts if n)
    if left:
        yield words.say("text-tracks", buildings=left)
    yield words.say("text-prices", **dict(board.prices))
    if seat.open_hand:
        yield words.say("text-open-hand", cards=cards_line(seat.open_hand))


def pieces_of(kind: str, number: int, words: Words) -> str:
    """Name pieces of a kind that lie together; items lie among the spoils too (QL.2.2.III)."""
    if words.has(f"piece-{kind}"):
        return words.say(f"piece-{kind}", n=number)
    return counted_line([(words.say(f"item-{kind}"), number)], words)


def _revealed(cards: tuple[int, ...], words: Words) -> Iterator[str]:
    if cards:
        yield words.say("text-revealed", cards=cards_line(cards))
