"""A log as it is told: battles by their ends, Season cards with their effects."""

from __future__ import annotations

import random

import pytest

from bot.ui.wording import Wording
from tests.reading import UNRENDERED
from tests.runewars.kit import (
    AREA_OF,
    GAME,
    HEROES,
    QUESTS,
    TACTICS,
    UNIT_OF,
    AreaActivated,
    AreaId,
    AreaLost,
    AreaTaken,
    AreaWon,
    BattleDrawn,
    BattleEnded,
    BattleJoined,
    BattleTallied,
    BidRevealed,
    BidWon,
    DuelBegan,
    DuelEnded,
    DuellistId,
    DuelRound,
    Event,
    FateDrawn,
    HeroDefeated,
    HeroesDrawn,
    HeroesDrawnWere,
    HeroHurt,
    HeroId,
    HeroTrained,
    InfluenceGained,
    Match,
    OrderBegan,
    OrderNumber,
    OrdersRevealed,
    QuestAttempted,
    QuestCardId,
    RunewarsWon,
    SeasonBegan,
    SeasonCardId,
    Seat,
    Setup,
    SpecialResolved,
    TacticId,
    TacticsDrawn,
    TacticsDrawnWere,
    UnitId,
    UnitsDestroyed,
    UnitsMoved,
    UnitsRetreated,
    chance_of,
    events_for,
    locales,
    random_answer,
)

DAQAN, WAIQAR, NEUTRALS = Seat(0), Seat(1), Seat(-1)
HOME, BESIDE = AreaId(AREA_OF["DA"]), AreaId(AREA_OF["DB"])
FOOTMAN, KNIGHT, DRAGON = (UnitId(UNIT_OF[key]) for key in ("footman", "knight", "dragon"))
MATCH = Match.new(GAME, Setup("runewars", ("daqan", "waiqar"), {"map": "fixed"}), chance_of(1))
BLOWS: list[Event] = [
    BattleJoined(DAQAN, NEUTRALS, HOME),
    BattleDrawn(DAQAN, FOOTMAN, (1,), "damage=1"),
    UnitsDestroyed(DAQAN, HOME, FOOTMAN, 2),
    UnitsDestroyed(DAQAN, HOME, KNIGHT, 1),
]
END: list[Event] = [
    BattleTallied(DAQAN, NEUTRALS, HOME, 2, 1),
    BattleEnded(DAQAN, NEUTRALS, HOME),
    UnitsRetreated(NEUTRALS, HOME, BESIDE, DRAGON, 1),
    AreaWon(DAQAN, HOME, "dragon"),
]


def told(
    events: list[Event], reader: Seat | None, before: list[Event] | None = None, locale: str = "en"
) -> list[str]:
    """Write events as a seat, or everybody, reads them."""
    wording = Wording(GAME, locale, GAME.view(MATCH.state, reader), reader=reader)
    return wording.lines(wording.retell(events, before or []))


def test_a_battle_that_ended_is_one_line_spoken_to_its_side() -> None:
    assert told([*BLOWS, *END], DAQAN) == [
        "You beat the neutrals and won DA (Daqan) with its dragon rune. You lost 2 Footmen "
        "and 1 Knight; the neutrals lost nobody; they retreat to DB."
    ]
    assert told([*BLOWS, *END], None) == [
        "Daqan beat the neutrals and won DA (Daqan) with its dragon rune. Daqan lost 2 Footmen "
        "and 1 Knight; the neutrals lost nobody; they retreat to DB."
    ]


def test_a_player_who_was_attacked_and_lost_is_spoken_to() -> None:
    events = [
        BattleJoined(WAIQAR, DAQAN, HOME),
        UnitsDestroyed(DAQAN, HOME, FOOTMAN, 2),
        BattleEnded(WAIQAR, DAQAN, HOME),
        UnitsRetreated(DAQAN, HOME, BESIDE, KNIGHT, 1),
    ]

    assert told(events, DAQAN) == [
        "Waiqar beat you in DA (Daqan). Waiqar lost nobody; you lost 2 Footmen; "
        "the rest of yours retreat to DB."
    ]


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([], "Waiqar beat Daqan in DA (Daqan): no unit stood there."),
        (
            [UnitsRetreated(DAQAN, HOME, BESIDE, KNIGHT, 1)],
            "Waiqar beat Daqan in DA (Daqan). Nobody fell; they retreat to DB.",
        ),
    ],
)
def test_where_nobody_fell_that_is_said_once(moves: list[Event], said: str) -> None:
    begun: list[Event] = [BattleJoined(WAIQAR, DAQAN, HOME), BattleEnded(WAIQAR, DAQAN, HOME)]
    assert told([*begun, *moves], None) == [said]


def test_losses_told_before_the_last_press_are_in_the_sentence_and_not_told_again() -> None:
    assert told(END, DAQAN, BLOWS) == told([*BLOWS, *END], DAQAN)


def test_a_battle_under_way_is_told_as_far_as_it_has_come() -> None:
    assert told(BLOWS, DAQAN) == [
        "You attacked the neutrals in DA (Daqan).",
        "Footman (yours): 1 damage.",
        "You lost 2 Footmen in DA (Daqan).",
        "You lost 1 Knight in DA (Daqan).",
    ]


def test_both_sides_draw_in_one_line_and_the_specials_follow_unsaid() -> None:
    events: list[Event] = [
        BLOWS[0],
        FateDrawn(DAQAN, (1,), "battle"),
        BattleDrawn(DAQAN, FOOTMAN, (1,), "special=1"),
        FateDrawn(NEUTRALS, (2,), "battle"),
        BattleDrawn(NEUTRALS, DRAGON, (2,), "miss=1"),
        SpecialResolved(DAQAN, FOOTMAN),
    ]

    drawn = "Footman (yours): 1 special; Dragon (Neutrals): 1 miss."
    assert told(events, DAQAN) == ["You attacked the neutrals in DA (Daqan).", drawn]
    assert told(events, None)[1] == drawn.replace("yours", "Daqan")


def test_a_reader_hears_of_own_deeds_in_the_second_person() -> None:
    events: list[Event] = [
        AreaActivated(DAQAN, HOME),
        UnitsMoved(DAQAN, BESIDE, HOME, KNIGHT, 1),
        TacticsDrawn(DAQAN, 1),
        TacticsDrawnWere((TacticId(0),)),
        BidWon(DAQAN, "highest"),
    ]

    assert told(events, DAQAN) == [
        "You activated DA (Daqan).",
        "You moved 1 Knight from DB (Daqan) to DA (Daqan).",
        "You drew Summon Lightning.",
        "You had the highest bid.",
    ]
    assert told(events[:1], WAIQAR) == ["Daqan activated DA (Daqan)."]


@pytest.mark.parametrize(
    ("locale", "joined"),
    [
        ("en", "Omen and Secret Pact."),
        ("de", "Omen und Geheimer Pakt."),
        ("es", "Presagio y Pacto secreto."),
    ],
)
def test_the_last_of_the_cards_drawn_is_joined_by_a_word(locale: str, joined: str) -> None:
    cards = tuple(
        TacticId(next(n for n, card in enumerate(TACTICS) if card.key == key))
        for key in ("omen", "secret_pact")
    )

    wording = Wording(GAME, locale, None)

    assert wording.event(TacticsDrawnWere(cards)).endswith(joined)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Waiqar had the highest bid, a tie won by the most influence left."),
        ("de", "Waiqar hatte das höchste Gebot, bei Gleichstand mit dem meisten Einfluss übrig."),
        (
            "es",
            "Waiqar ha hecho la puja más alta, un empate que decidió la mayor influencia restante.",
        ),
    ],
)
def test_a_tie_of_bids_is_told_with_what_broke_it(locale: str, said: str) -> None:
    assert told([BidWon(WAIQAR, "highest", "left")], None, locale=locale) == [said]


def test_units_that_went_together_stand_in_one_line() -> None:
    moves: list[Event] = [
        UnitsMoved(DAQAN, HOME, BESIDE, FOOTMAN, 3),
        UnitsMoved(DAQAN, HOME, BESIDE, KNIGHT, 1),
        UnitsMoved(DAQAN, BESIDE, HOME, KNIGHT, 1),
    ]

    assert told(moves, None) == [
        "Daqan moved 3 Footmen and 1 Knight from DA (Daqan) to DB (Daqan).",
        "Daqan moved 1 Knight from DB (Daqan) to DA (Daqan).",
    ]


def test_bids_and_what_they_cost_are_one_line() -> None:
    events: list[Event] = [
        BidRevealed(WAIQAR, 2),
        BidRevealed(DAQAN, 0),
        InfluenceGained(WAIQAR, -2, 1),
        InfluenceGained(DAQAN, 3, 3),
    ]

    assert told(events, None) == ["Bids: Waiqar 2, Daqan 0.", "Daqan: +3 influence, now 3."]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "(Daqan) trained strength and wisdom: +1 each."),
        ("de", "(Daqan) hat trainiert: Stärke und Weisheit, je +1."),
        ("es", "(Daqan) ha entrenado fuerza y sabiduría: +1 en cada atributo."),
    ],
)
def test_two_attributes_trained_at_once_are_one_line(locale: str, said: str) -> None:
    """A summer of four had eight of them."""
    one, other = HeroId(0), HeroId(1)
    both: list[Event] = [HeroTrained(DAQAN, one, key, 1) for key in ("strength", "wisdom")]
    twice: list[Event] = [HeroTrained(DAQAN, other, "agility", 2)]

    lines = told([*both, *twice, *both[:1]], None, locale=locale)

    assert len(lines) == 3
    assert lines[0].endswith(said)
    assert "+2" in lines[1]


def test_a_season_card_says_what_it_does() -> None:
    title, effect = told([SeasonBegan(2, "fall", SeasonCardId(0))], None)

    assert title.startswith("Fall of year 2: ")
    assert effect


@pytest.mark.parametrize("seed", [0, 4])
def test_nothing_but_the_steps_of_battles_and_marches_is_left_out(seed: int) -> None:
    rng = random.Random(seed)
    seats = ("daqan", "waiqar", "uthuk", "latari")
    setup = {"responses": "planned", "map": "fixed", "setup": "usual"}
    match = Match.new(GAME, Setup("runewars", seats, setup), chance_of(seed))
    heard: list[Event] = []
    for _ in range(700):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        for each in match.submit(seat, question.id, random_answer(question.form, rng)):
            heard += events_for([each], None)
    kept = [each for each in GAME.retell(heard) if isinstance(each, Event)]
    said = [each for each in GAME.retell(heard) if not isinstance(each, Event)]

    gone = {type(each).__name__ for each in heard if each not in kept}
    assert gone <= {
        "AreaTaken", "AreaWon", "BattleDrawn", "BattleEnded", "BattleJoined", "BattleTallied",
        "BidRevealed", "DuelBegan", "DuelCancelled", "DuelEnded", "DuelRound", "FateDrawn",
        "HeroDefeated", "HeroHurt", "HeroTrained", "InfluenceGained", "OrdersRevealed",
        "SpecialResolved",
        "UnitsDestroyed", "UnitsMoved", "UnitsPlaced", "UnitsRetreated", "UnitsRouted",
        "UnitsStood",
    }  # fmt: skip
    battles = sum(isinstance(each, BattleEnded) for each in heard)
    assert battles == sum(each.message.id == "told-battle" for each in said) > 0
    for locale in locales("bot"):
        wording = Wording(GAME, locale, GAME.view(match.state, None))
        for line in wording.lines(said):
            assert not UNRENDERED.search(line), line


def test_revealed_orders_are_told_with_their_players_in_the_order_of_play():
    two, five = OrderNumber(2), OrderNumber(5)
    revealed: list[Event] = [OrdersRevealed((two, five), (WAIQAR, DAQAN))]

    assert told(revealed, None) == ["The orders, in turn: Waiqar 2 Mobilize, Daqan 5 Recruit."]
    assert told(revealed, DAQAN) == ["The orders, in turn: Waiqar 2 Mobilize, you 5 Recruit."]


def test_a_price_stands_behind_what_it_bought():
    march = UnitsMoved(DAQAN, HOME, BESIDE, FOOTMAN, 1)
    paid, drawn = InfluenceGained(DAQAN, -1, 2), FateDrawn(DAQAN, (1,), "diplomacy")

    assert told([march, paid, drawn], None)[1:] == [
        "Daqan drew for diplomacy: red (−1 influence, now 2)."
    ]


def test_heroes_looked_at_are_named_before_their_price():
    looked: list[Event] = [
        InfluenceGained(DAQAN, 2, 7),
        InfluenceGained(DAQAN, -1, 6),
        HeroesDrawn(DAQAN, 1),
    ]
    names: list[Event] = [HeroesDrawnWere((HeroId(LAUREL),))]

    assert told(looked, None)[1:] == ["Daqan looked at a Hero card (−1 influence, now 6)."]
    assert told([*looked, *names], DAQAN)[1:] == [
        "You looked at Laurel of Bloodwood.",
        "You: −1 influence, now 6.",
    ]


def test_fortify_has_no_bonus_to_be_told():
    begun = [OrderBegan(DAQAN, OrderNumber(number), True) for number in (5, 8)]

    assert told([*begun], None) == [
        "Daqan: order 5 Recruit, with its bonus.", "Daqan: order 8 Fortify.",
    ]  # fmt: skip


def test_the_winner_is_spoken_to():
    assert told([RunewarsWon((DAQAN,), "instant")], DAQAN)[0].startswith("You won the match")
    assert told([RunewarsWon((DAQAN,), "instant")], WAIQAR)[0].startswith("Daqan won the match")


def test_areas_of_the_reader_are_told_in_the_second_person():
    changes: list[Event] = [
        AreaLost(DAQAN, BESIDE, "dragon"),
        AreaTaken(WAIQAR, DAQAN, HOME, ""),
    ]
    assert told(changes, DAQAN) == [
        "You lost DB (Daqan) with its dragon rune: nobody controls it now.",
        "Waiqar took DA (Daqan) from you.",
    ]
    assert told(changes[1:], WAIQAR) == ["You took DA (Daqan) from Daqan."]
    assert told(changes, None)[1] == "Waiqar took DA (Daqan) from Daqan."


# Duels

LAUREL, MORDROG = (
    DuellistId(next(n for n, hero in enumerate(HEROES) if hero.key == key))
    for key in ("laurel", "mordrog")
)
ROUNDS: list[Event] = [
    DuelBegan(LAUREL, MORDROG),
    HeroHurt(WAIQAR, HeroId(MORDROG), 1),
    DuelRound(1, 3, 4, 1, 0),
    DuelRound(2, 5, 6, 1, 2),
]
FELL: list[Event] = [
    DuelEnded(LAUREL, MORDROG, 1),
    HeroDefeated(WAIQAR, HeroId(MORDROG), HOME),
]


def test_a_duel_that_ended_is_one_sentence_with_who_fell_and_what_was_taken():
    felled = (
        "Laurel of Bloodwood felled Mordrog of Waiqar in a duel in DA (Daqan), taking 2 damage."
    )
    assert told([*ROUNDS, *FELL], None) == [felled]
    assert told(FELL, None, ROUNDS) == [felled], "its rounds may have been told before"
    assert told([*ROUNDS, DuelEnded(LAUREL, MORDROG, 0)], None) == [
        "Laurel of Bloodwood and Mordrog fought a duel, and both live: the first took 2 damage, "
        "the second 3."
    ]
    both: list[Event] = [HeroDefeated(DAQAN, HeroId(LAUREL), HOME), FELL[1]]
    assert told([*ROUNDS, DuelEnded(LAUREL, MORDROG, 2), *both], None) == [
        "Laurel of Bloodwood and Mordrog felled each other in a duel in DA (Daqan)."
    ]


def test_a_duel_under_way_is_told_round_by_round_by_name():
    assert told(ROUNDS[2:], None, ROUNDS[:2]) == [
        "Round 1: Laurel of Bloodwood takes 1 damage, Mordrog 0.",
        "Round 2: Laurel of Bloodwood takes 1 damage, Mordrog 2.",
    ]


def test_a_duel_for_a_quest_names_the_hero_and_the_beast():
    hoard = QuestCardId(next(n for n, each in enumerate(QUESTS) if each.opponent == "dragon"))
    tried = QuestAttempted(DAQAN, HeroId(LAUREL), hoard)
    rounds: list[Event] = [DuelRound(1, 3, 4, 1, 0)]
    named = "Round 1: Laurel of Bloodwood takes 1 damage, the Dragon 0."

    assert told([tried, *rounds], None)[1:] == [named]
    assert told(rounds, None, [tried]) == [named], "it may have set out before"
    assert told(rounds, None) == [], "of fighters unknown, the end is enough"
