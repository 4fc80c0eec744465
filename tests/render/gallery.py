"""A few pictures to look at, small enough to review; run as a module to redraw them."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from engine.core.seats import Seat
from engine.root.pieces import Clearing, Place
from engine.root.view import AllianceView, Change, CorvidsView, FightView, RootView
from render.canvas import Picture
from render.games import RENDERERS, icons
from render.layout.question_map import Lit
from render.root.printed import PLOT_KINDS
from tests.render.boards import NEW
from tests.render.positions import (
    FIVE,
    FOUR,
    NEW_SIX,
    cards_named,
    crowded,
    crowded_new,
    random_position,
)

FOLDER = Path(__file__).parents[1] / "golden" / "pictures"
DESKTOP, PHONE = (525, 350), (360, 240)
A_MOVE = Lit(((5, ""), (9, "A"), (-1, "")), 1)
A_FIGHT = FightView(
    Clearing(5), Seat(0), Seat(1), rolls=(3, 1), hits=(3, 1),
    lost=((Seat(0), "warrior", 1), (Seat(1), "warrior", 2), (Seat(1), "garden_fox", 1)),
)  # fmt: skip


def gallery() -> dict[str, Image.Image]:
    """Draw the gallery: boards as posts show them, a hand, and the four sheets on one page."""
    root = RENDERERS["root"]
    autumn = root.board(random_position(5, "autumn", FOUR, 0.4)).image
    shown = {
        "board-autumn-desktop": small(autumn, DESKTOP),
        "board-autumn-phone": small(autumn, PHONE),
        "board-winter-desktop": small(
            root.board(random_position(5, "winter", FIVE, 0.5)).image, DESKTOP
        ),
        "board-lake-desktop": small(root.board(random_position(6, "lake")).image, DESKTOP),
        "board-mountain-crowded": small(root.board(crowded("mountain")).image, (825, 550)),
    }
    woods = random_position(11, "autumn", NEW_SIX, 0.4)
    lake = random_position(7, "lake", NEW, 0.35)
    news = (
        Change("move", Seat(1), Place(10), Place(13), 3, "warrior"),
        Change("place", Seat(2), Place(5), count=1, piece="plot"),
    )
    mountain = replace(random_position(4, "mountain", NEW, 0.35), changes=news)
    shown["board-new-autumn-desktop"] = small(root.board(woods).image, DESKTOP)
    shown["board-new-lake-phone"] = small(root.board(lake).image, PHONE)
    shown["board-new-burrow-desktop"] = small(root.board(mountain).image, DESKTOP)
    shown["board-new-winter-crowded"] = small(root.board(crowded_new("winter")).image, (825, 550))
    hand = root.hand(holding(random_position(4))).image
    shown["hand"] = small(hand, (hand.width // 2, hand.height // 2))
    view = random_position(4, keys=FIVE)
    shown["sheets"] = side_by_side(
        [root.sheet(supported(view, seat), seat).image for seat in range(4)]
    )
    view = plotting(random_position(3, keys=NEW_SIX, busy=0.6), 3)
    own = root.hand(replace(view, seat=Seat(3))).image
    shown["sheets-new"] = side_by_side(
        [*(root.sheet(view, seat).image for seat in range(1, 6)), own]
    )
    focus = root.focus(woods, 11).image
    shown["focus"] = small(focus, (focus.width // 2, focus.height // 2))
    before, after = looked_twice()
    shown["since"] = small(root.since(before, after, "de").image, (825, 550))
    shown["question-phone"] = small(root.question(woods, A_MOVE).image, (390, 317))
    shown["fought-phone"] = phone(root.outcome(replace(woods, fights=(A_FIGHT,)), "es"))
    shown["icons"] = small_icons()
    return shown


def phone(picture: Picture | None) -> Image.Image:
    """Show a private picture, which there must be, as a phone does."""
    assert picture is not None
    image = picture.image
    return small(image, (390, round(image.height * 390 / image.width)))


def small_icons() -> Image.Image:
    """Show all icons as they stand in a line of text, on dark and on light."""
    drawn = [icon.image.resize((22, 22), Image.Resampling.LANCZOS) for icon in icons().values()]
    rows = -(-len(drawn) // 16)
    sheet = Image.new("RGB", (16 * 30, rows * 60), "#313338")
    sheet.paste("#ffffff", (0, rows * 30, 16 * 30, rows * 60))
    for place, image in enumerate(drawn):
        for half in (0, rows):
            corner = place % 16 * 30 + 4, (place // 16 + half) * 30 + 4
            sheet.paste(image, corner, image)
    return sheet


def looked_twice() -> tuple[RootView, RootView]:
    """Make up a seat's views at two moments, with moves, losses and points in between."""
    before = replace(random_position(5, "autumn", FOUR, 0.4), changes=())
    seats = [replace(seat, points=min(29, (seat.points or 0) + 3)) for seat in before.seats[:2]]
    changes = (
        Change("move", Seat(0), Place(5), Place(1), 2, "warrior"),
        Change("move", Seat(1), Place(11), Place(10), 4, "warrior"),
        Change("remove", Seat(2), Place(6), None, 2, "warrior"),
        Change("remove", Seat(0), Place(6), None, 1, "sawmill"),
        Change("place", Seat(2), Place(4), None, 1, "sympathy"),
    )
    clearings = list(before.clearings)
    clearings[4] = replace(clearings[4], warriors=((Seat(0), 3),), ruler=Seat(0))
    clearings[10] = replace(clearings[10], warriors=((Seat(1), 6),), ruler=Seat(1))
    clearings[3] = replace(clearings[3], tokens=(*clearings[3].tokens, (2, "sympathy")))
    after = replace(
        before, clearings=tuple(clearings), seats=(*seats, *before.seats[2:]), changes=changes
    )
    return before, after


def side_by_side(pictures: list[Image.Image]) -> Image.Image:
    """Put pictures on one page, two in a row, each 440 pixels wide."""
    width = 440
    shown = [small(each, (width, each.height * width // each.width)) for each in pictures]
    high = max(each.height for each in shown)
    rows = -(-len(shown) // 2)
    page = Image.new("RGB", (2 * width + 10, rows * high + (rows - 1) * 10), "#888888")
    for place, each in enumerate(shown):
        page.paste(each, (place % 2 * (width + 10), place // 2 * (high + 10)))
    return page


def plotting(view: RootView, seat: int) -> RootView:
    """Show the Corvids their own plots, some of them guessed at."""
    board = view.seats[seat].board
    if not isinstance(board, CorvidsView):
        return view
    lying = [
        each.number for each in view.clearings for piece in each.tokens if piece == (seat, "plot")
    ]
    facedown = tuple((number, PLOT_KINDS[n % 4]) for n, number in enumerate(lying))
    denied = tuple((number, PLOT_KINDS[: n % 4][::-1]) for n, number in enumerate(lying))
    supply = tuple((kind, 1) for kind in PLOT_KINDS)
    board = replace(board, facedown=facedown, denied=denied, supply=supply)
    own = replace(view.seats[seat], board=board)
    return replace(view, seats=(*view.seats[:seat], own, *view.seats[seat + 1 :]))


def holding(view: RootView) -> RootView:
    """Give the viewer a hand with every kind of card."""
    hand = cards_named(
        "ambush_fox", "royal_claim", "bake_sale", "favor_of_the_mice", "gently_used_knapsack",
        "dominance_bird", "brutal_tactics", "codebreakers",
    )  # fmt: skip
    return replace(
        view,
        hand=hand,
        playable=frozenset({"royal_claim", "bake_sale"}),
        spendable=frozenset({"royal_claim", "brutal_tactics", "dominance_bird"}),
    )


def supported(view: RootView, seat: int) -> RootView:
    """Show the Alliance its own supporters."""
    board = view.seats[seat].board
    if not isinstance(board, AllianceView):
        return view
    cards = cards_named("ambush_fox", "anvil", "bake_sale", "sword", "royal_claim")
    own = replace(view.seats[seat], board=replace(board, supporters=5, supporter_cards=cards))
    return replace(view, seats=(*view.seats[:seat], own, *view.seats[seat + 1 :]))


def small(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Scale as Discord does for a post."""
    return image.resize(size, Image.Resampling.LANCZOS)


def main() -> None:
    """Write the gallery."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, image in gallery().items():
        image.save(FOLDER / f"{name}.webp", "WEBP", quality=80, method=6)


if __name__ == "__main__":
    main()
