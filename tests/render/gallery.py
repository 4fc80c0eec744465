"""A few pictures to look at, small enough to review; run as a module to draw them anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PIL import Image

from engine.root.view import AllianceView, RootView
from render.games import RENDERERS
from tests.render.positions import FIVE, FOUR, cards_named, crowded, random_position

FOLDER = Path(__file__).parents[1] / "golden" / "pictures"
DESKTOP, PHONE = (525, 350), (360, 240)


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
    hand = root.hand(holding(random_position(4))).image
    shown["hand"] = small(hand, (hand.width // 2, hand.height // 2))
    view = random_position(4, keys=FIVE)
    sheets = [root.sheet(supported(view, seat), seat).image for seat in range(4)]
    width, high = 440, max(each.height for each in sheets) // 3
    page = Image.new("RGB", (2 * width + 10, 2 * high + 10), "#888888")
    for place, each in enumerate(sheets):
        corner = place % 2 * (width + 10), place // 2 * (high + 10)
        page.paste(small(each, (width, each.height // 3)), corner)
    shown["sheets"] = page
    return shown


def holding(view: RootView) -> RootView:
    """Give the viewer a hand with every kind of card."""
    hand = cards_named(
        "ambush_fox", "royal_claim", "bake_sale", "favor_of_the_mice", "gently_used_knapsack",
        "dominance_bird", "brutal_tactics", "codebreakers",
    )  # fmt: skip
    return replace(view, hand=hand, playable=frozenset({"royal_claim", "bake_sale"}))


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
