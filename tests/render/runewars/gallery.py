"""A few pictures of Runewars to look at; run as a module to redraw them."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from engine.core.seats import Seat
from engine.runewars.sight.outcomes import outcomes_of
from render.games import RENDERERS
from render.layout.question_map import Lit
from render.question_subject import Subject
from tests.render.gallery import DESKTOP, FOLDER, PHONE, phone, side_by_side, small
from tests.render.runewars.positions import crowded
from tests.render.runewars.staged import area, battle_view, holding, staged_view, told_of_a_battle


def gallery() -> dict[str, Image.Image]:
    """Draw boards as posts show them, a crowded one, a hand and the four sheets on one page."""
    runewars = RENDERERS["runewars"]
    own = replace(staged_view("spring", Seat(0)), changes=())
    crowd = crowded(staged_view("fall"), "four")
    hand = runewars.hand(holding(own)).image
    focus = runewars.focus(own, area("3B")).image
    summer = staged_view("summer", Seat(0))
    lit = Lit(((area("3B"), ""), (area("DB"), "")), area("DA"))
    summery, battling = runewars.board(staged_view()).image, runewars.board(battle_view()).image
    dials = runewars.explain(summer, Subject("", frozenset({"Resource"})), "de")
    hero = runewars.explain(holding(summer), Subject("", frozenset({"HeroId"})))
    battle = runewars.explain(battle_view(), Subject(""))
    (fight,) = outcomes_of(told_of_a_battle())
    fought = runewars.outcome(replace(summer, outcomes=(fight,)))
    return {
        "runewars-question-phone": phone(runewars.question(summer, lit)),
        "runewars-dials-phone": phone(dials),
        "runewars-hero-phone": phone(hero),
        "runewars-standoff-phone": phone(battle),
        "runewars-fought-phone": phone(fought),
        "runewars-focus": small(focus, (focus.width // 2, focus.height // 2)),
        "runewars-summer": small(summery, (825, 550)),
        "runewars-summer-desktop": small(summery, DESKTOP),
        "runewars-battle-phone": small(battling, PHONE),
        "runewars-winter-battle": small(battling, (825, 550)),
        "runewars-spring-own-desktop": small(runewars.board(own).image, DESKTOP),
        "runewars-fall-crowded": small(runewars.board(crowd).image, (825, 550)),
        "runewars-hand": small(hand, (hand.width // 2, hand.height // 2)),
        "runewars-sheets": side_by_side([runewars.sheet(own, seat).image for seat in range(4)]),
    }


def main() -> None:
    """Write the gallery."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, image in gallery().items():
        image.save(FOLDER / f"{name}.webp", "WEBP", quality=80, method=6)


if __name__ == "__main__":
    main()
