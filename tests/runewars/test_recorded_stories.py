"""Ten recorded turns, and what the reader's own part of each story must name."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    AREA_OF,
    GAME,
    UNIT_OF,
    AreaId,
    AreaLost,
    AreaTaken,
    AreaWon,
    BattleEnded,
    BattleJoined,
    Event,
    FoodShort,
    HeroDefeated,
    HeroId,
    InfluenceGained,
    Match,
    SeasonBegan,
    SeasonCardId,
    Seat,
    Setup,
    StrongholdDamaged,
    StrongholdDestroyed,
    TacticId,
    TacticPlayed,
    TitleClaimed,
    UnitId,
    UnitsDestroyed,
    chance_of,
)

DAQAN, WAIQAR = Seat(0), Seat(1)
HOME = AreaId(AREA_OF["DA"])
FOOTMAN = UnitId(UNIT_OF["footman"])
TURNS: dict[str, tuple[list[Event], tuple[str, ...]]] = {
    "an area and its dragon rune lost": (
        [
            BattleJoined(WAIQAR, DAQAN, HOME),
            UnitsDestroyed(DAQAN, HOME, FOOTMAN, 2),
            BattleEnded(WAIQAR, DAQAN, HOME),
            AreaTaken(WAIQAR, DAQAN, HOME, "dragon"),
        ],
        (
            "You lost DA (Daqan) with its dragon rune to Waiqar.",
            "You were attacked by Waiqar in DA (Daqan).",
            "You lost 2 Footmen in DA (Daqan), in battle with Waiqar.",
        ),
    ),
    "an area won": (
        [AreaWon(DAQAN, HOME, "facedown")],
        ("You won DA (Daqan) with its rune token.",),
    ),
    "an area taken": (
        [AreaTaken(DAQAN, WAIQAR, HOME, "")],
        ("You took DA (Daqan) from Waiqar.",),
    ),
    "an area given up": (
        [AreaLost(DAQAN, HOME, "false")],
        ("You lost DA (Daqan) with its false rune: nobody holds it now.",),
    ),
    "starved in winter": (
        [FoodShort(DAQAN, HOME, 1), UnitsDestroyed(DAQAN, HOME, FOOTMAN, 1)],
        ("You lost 1 Footman in DA (Daqan), starved: too little food.",),
    ),
    "struck by a card": (
        [TacticPlayed(WAIQAR, TacticId(0)), UnitsDestroyed(DAQAN, HOME, FOOTMAN, 1)],
        ("You lost 1 Footman in DA (Daqan), through a card of Waiqar.",),
    ),
    "hit by a season": (
        [
            TacticPlayed(WAIQAR, TacticId(0)),
            SeasonBegan(2, "fall", SeasonCardId(0)),
            UnitsDestroyed(DAQAN, HOME, FOOTMAN, 1),
        ],
        ("You lost 1 Footman in DA (Daqan).",),
    ),
    "influence, both ways": (
        [InfluenceGained(DAQAN, 3, 8), InfluenceGained(DAQAN, -5, 3)],
        ("You: −2 influence, now 3.",),
    ),
    "a stronghold gone, another damaged": (
        [StrongholdDestroyed(DAQAN, HOME), StrongholdDamaged(DAQAN, HOME)],
        (
            "You lost your stronghold in DA (Daqan).",
            "You have a damaged stronghold in DA (Daqan).",
        ),
    ),
    "a hero fell, a Title won": (
        [HeroDefeated(DAQAN, HeroId(0), HOME), TitleClaimed(DAQAN, "spy_guild", 2)],
        (
            "You lost Silhouette, who fell in DA (Daqan).",
            "You hold a Title: Master of the Spy Guild.",
        ),
    ),
}


@pytest.mark.parametrize("name", TURNS)
def test_the_story_names_what_an_editor_would_name(name: str) -> None:
    events, expected = TURNS[name]
    match = Match.new(GAME, Setup("runewars", ("daqan", "waiqar"), {"map": "fixed"}), chance_of(1))
    view = GAME.view(match.state, DAQAN)
    spoken, by_name = (
        [
            Wording(GAME, "en", view, reader=reader).message(each.message)
            for each in GAME.story(match.state, events, DAQAN)
        ]
        for reader in (DAQAN, None)
    )

    assert spoken[: len(expected)] == list(expected)
    assert not any({"you", "your"} & set(line.lower().split()) for line in by_name)
