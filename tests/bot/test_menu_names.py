"""Names of answers that stand together: their common parts are written once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.play.confirmation import act_of
from bot.play.menus.answers import answer_rows
from bot.play.menus.buttons import say_details, told_apart
from bot.play.menus.prompt_builder import build_prompt
from bot.play.menus.prompts import Entry, Prompt
from bot.services.sentences import labels_of
from bot.ui.wording import Wording
from engine.core.choices.actions import Done, Option
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.language.messages import Message
from engine.core.language.words import load_words
from engine.core.seats import Scalar, Seat
from engine.games import GAMES
from engine.root.factions.corvids.actions import LayPlot
from engine.root.factions.eyrie.actions import AddToDecree, DecreeMove
from engine.root.factions.eyrie.decree import COLUMNS
from engine.root.factions.marquise.actions import March
from engine.root.pieces import CardId, Clearing, PieceKind
from engine.runewars.pieces import Resource
from engine.runewars.rules.setup.map import LayAt
from engine.runewars.rules.strongholds import RaiseDial
from engine.runewars.rules.victory.titles import Claim
from tests.root.kit import GAME, RootTestTable

LABELS = labels_of(load_words(("bot",), "en"))


def prompt(*options: Option, depth: int = 0, page: int = 0) -> Prompt:
    """Build the menu of a question of the Marquise or the Eyrie."""
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    wording = Wording(GAME, "en", GAME.view(table.state, Seat(0)))
    context: dict[str, Scalar] = {"column": "move"}
    asked = Question(QuestionId(1), Seat(0), "eyrie.resolve", OneOf(options), True, context)

    def facts(option: Option) -> Mapping[str, Scalar]:
        return {}

    return build_prompt(asked, wording, facts, depth=depth, page=page)


def marches(*ways: tuple[int, int, int]) -> list[March]:
    return [March(Clearing(origin), Clearing(to), many) for origin, to, many in ways]


def test_an_answer_among_groups_is_named_like_them() -> None:
    menu = prompt(*marches((1, 5, 1), (1, 9, 1), (6, 2, 1), (7, 2, 1), (7, 8, 1)), depth=1)
    long = prompt(
        *marches(*((1, to, many) for to in (5, 9, 10) for many in (1, 2, 3)), (6, 2, 1)),
        *marches((7, 8, 1), (7, 12, 1)), depth=1,
    )  # fmt: skip

    assert menu.entries[2].label == "From 6 (fox) · To 2 (mouse)"
    assert menu.why == "**1 warrior**"
    single = next(each for each in long.entries if each.final)
    assert single.label == "From 6 (fox)"
    assert single.detail.startswith("To 2 (mouse) · 1 warrior")


def test_a_row_says_what_a_march_loses_where_it_has_room() -> None:
    """It was told only after the turn; there were eleven rows of "1 warrior"."""
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    table.place(10, marquise=2)
    table.place(5, marquise=1, eyrie=1)
    options = marches((10, 1, 1), (10, 1, 2), (5, 1, 1))
    asked = Question(
        QuestionId(1), Seat(0), "marquise.daylight", OneOf(options), True, {"actions": 3}
    )
    wording = Wording(GAME, "en", GAME.view(table.state, Seat(0)))

    def told(option: Option) -> Sequence[Message]:
        return GAME.consequences(table.state, Seat(0), option)

    menu = build_prompt(asked, wording, lambda option: {}, (), {}, told, ordinal=0, depth=3)

    assert [each.label for each in menu.entries] == ["1 warrior", "2 warriors"]
    won, lost = "you gain rule of 1", "you lose rule of 10"
    assert [each.detail.split(" · ")[1:] for each in menu.entries] == [[won], [won, lost]]


def test_a_plot_says_that_it_takes_the_last_warrior() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    table.place(4, corvids=1)
    table.place(7, corvids=2)
    seat = table.seat("corvids")

    def said(clearing: int) -> list[str]:
        plot = LayPlot(Clearing(clearing), PieceKind("bomb"))
        return [each.id for each in GAME.consequences(table.state, seat, plot)]

    assert [said(4), said(7)] == [["row-last-warrior"], []]


def test_an_answer_among_groups_of_the_first_level_is_named_like_them() -> None:
    """Spelled out in full it was too long for a button, and made a list of the whole menu."""
    ways = [(1, to, many) for to in (5, 9, 10) for many in (1, 2, 3)]
    ways += [(origin, 12, 1) for origin in (4, 7, 8)]
    moves = [DecreeMove(CardId(3), Clearing(a), Clearing(b), n) for a, b, n in ways]
    menu, ended = prompt(*moves), prompt(*moves, Done())

    assert [each.label for each in menu.entries] == [
        "From 1 (fox)", "From 4 (rabbit)", "From 7 (mouse)", "From 8 (fox)",
    ]  # fmt: skip
    assert menu.entries[1].detail == "To 12 (fox) · 1 warrior"
    assert ended.entries[:-1] == menu.entries, "whatever ends the step beside them"
    assert ended.entries[-1].closes


def test_a_few_answers_of_which_one_is_too_long_for_a_button_are_named_by_their_parts() -> None:
    ways = [(3, 10, 11), (3, 10, 12), (14, 12, 10)]
    menu = prompt(*(DecreeMove(CardId(c), Clearing(a), Clearing(b), 1) for c, a, b in ways))
    short = prompt(*marches((1, 5, 1), (1, 9, 1)))
    ended = prompt(
        *(DecreeMove(CardId(c), Clearing(a), Clearing(b), 1) for c, a, b in ways), Done()
    )

    assert [each.label for each in menu.entries] == [
        "With Crossbow (bird) · From 10 (rabbit) · To 11 (mouse) · 1 warrior",
        "With Crossbow (bird) · From 10 (rabbit) · To 12 (fox) · 1 warrior",
        "With Gently Used Knapsack (fox) · From 12 (fox) · To 10 (rabbit) · 1 warrior",
    ]
    assert short.entries[0].label.startswith("March 1 warrior from clearing 1 (fox)")
    assert [each.label for each in ended.entries[:-1]] == [each.label for each in menu.entries]
    assert ended.entries[-1].closes


def test_one_of_a_few_cards_is_chosen_with_the_clearing_it_is_used_in() -> None:
    ways = [(card, a, 12, n) for card in (3, 10) for a in (4, 7, 8) for n in (1, 2)]
    menu = prompt(*(DecreeMove(CardId(c), Clearing(a), Clearing(b), n) for c, a, b, n in ways))

    assert menu.entries[0].label == "With Crossbow (bird): From 4 (rabbit)"
    assert len({each.ordinal for each in menu.entries}) == 6


def test_cards_are_groups_where_their_answers_would_fill_the_screen() -> None:
    menu = prompt(
        *(AddToDecree(CardId(card), column) for card in (3, 10, 14) for column in COLUMNS)
    )

    assert [each.final for each in menu.entries] == [False] * 3


def test_what_all_answers_share_is_named_above_the_groups() -> None:
    ways = [(to, many) for to in (6, 7, 11) for many in range(1, 6)]
    menu = prompt(*(DecreeMove(CardId(3), Clearing(3), Clearing(to), many) for to, many in ways))

    assert "**Move · With Crossbow (bird) · From 3 (rabbit)**" in menu.why
    assert [each.label for each in menu.entries] == [
        "To 6 (fox)", "To 7 (mouse)", "To 11 (mouse)",
    ]  # fmt: skip


def test_what_many_answers_cost_alike_is_said_above_them() -> None:
    entries = tuple(Entry(i, 0, f"Clearing {i}", "1 wood, +2 points") for i in range(7))

    above, *rows = answer_rows(Prompt(9, "", "", entries, deeper=True), 7, LABELS)

    assert above.to_component_dict()["content"] == "-# 1 wood, +2 points"
    labels = [part["label"] for row in rows for part in row.to_component_dict()["components"]]
    assert labels == [each.label for each in entries]


def test_what_all_answers_share_begins_as_a_sentence_where_no_name_leads_it() -> None:
    entries = tuple(
        Entry(i, 0, name, "you keep one of them; it joins you at a stronghold")
        for i, name in enumerate(("Look at a Hero card", "2 Hero cards"))
    )

    *_, below = answer_rows(Prompt(9, "", "", entries), 7, LABELS)

    said = below.to_component_dict()["content"]
    assert said == "-# You keep one of them; it joins you at a stronghold"


def test_names_are_told_apart_by_what_differs() -> None:
    pay = [f"Pay with {card}: 1 warrior returns to the keep" for card in ("Sword", "Royal Claim")]

    assert told_apart(pay) == ["Sword", "Royal Claim"]
    assert told_apart(pay[:1]) == pay[:1]
    assert told_apart(["Clearing 2", "Clearing 3"]) == ["Clearing 2", "Clearing 3"]
    assert told_apart(["Add it", "Add it twice"]) == ["Add it", "Add it twice"]
    taken = [f"Take Dominance ({suit})" for suit in ("fox", "mouse")]
    assert told_apart(taken) == ["Dominance (fox)", "Dominance (mouse)"]
    assert told_apart(["(fox)", "(mouse)"]) == ["(fox)", "(mouse)"]
    foes = ["Kampf gegen den Kult", "Kampf gegen die Allianz"]
    for before in ("", "Ambush! (Vogel): "):
        assert told_apart([f"{before}{foe} auf Lichtung 6" for foe in foes]) == foes


def test_a_card_is_named_alone_before_what_it_does() -> None:
    effect = "Craft for 2 fox, which takes quite some words to say"
    entries = [
        Entry(i, 0, f"Pay with {card}: 1 warrior returns to the keep", f"{effect} ({card})")
        for i, card in enumerate(("Sword", "Royal Claim"))
    ]

    (below,) = (part.to_component_dict() for part in say_details(entries))

    assert below["content"].splitlines() == [
        f"-# **Sword**: {effect} (Sword)", f"-# **Royal Claim**: {effect} (Royal Claim)",
    ]  # fmt: skip


def test_what_several_do_stands_below_with_all_their_names() -> None:
    effect = "the best battle is to be had in 8A, against 2 Sorcerers, with a chance of 97%"
    names = ("2 Mobilize", "3 Conquer")

    (alike,) = say_details([Entry(i, 0, name, effect) for i, name in enumerate(names)])
    (begun,) = say_details([Entry(i, 0, f"Step {name}", effect) for i, name in enumerate(names)])
    both = [f"Build in {place}: Resources" for place in ("DA (Daqan)", "DB (Daqan)")]
    (ended,) = say_details([Entry(i, 0, name, effect) for i, name in enumerate(both)])

    assert alike.to_component_dict()["content"] == f"-# **2 Mobilize, 3 Conquer**: {effect}"
    assert begun.to_component_dict()["content"] == f"-# **Step …**: {effect}"
    assert ended.to_component_dict()["content"].startswith("-# **Build in … Resources**")


def test_a_group_tells_the_effect_of_the_thing_it_names() -> None:
    titles = ("primarch", "captain_heroes_league", "spy_guild")
    options = tuple(Claim(title, n) for title in titles for n in range(1, 7))
    context: dict[str, Scalar] = {"supremacy": "yes"}
    asked = Question(
        QuestionId(1), Seat(0), "order.acquire_power.bonus", OneOf(options), True, context
    )
    built = build_prompt(asked, Wording(GAMES["runewars"], "en", None), lambda option: {})

    assert [each.final for each in built.entries] == [False] * 3
    assert built.entries[0].below.startswith("You decide ties in bids")


def test_places_for_a_tile_are_listed_in_full_however_many_they_are() -> None:
    places = tuple(LayAt("3", q, r, 0) for q in range(-2, 2) for r in range(5))
    asked = Question(QuestionId(1), Seat(0), "setup.place", OneOf(places), True, {"tile": "3"})

    def beside(option: Option) -> Mapping[str, Scalar]:
        return {"beside": "4A 4B"}

    built = build_prompt(asked, Wording(GAMES["runewars"], "en", None), beside)

    assert len(built.entries) == 20
    assert all(each.final for each in built.entries)
    assert built.entries[0].label == "Hex -2 / 0, as it is"
    assert built.entries[0].detail == "next to 4A and 4B"


def test_the_second_move_of_a_march_is_not_said_to_be_one_of_two_to_come() -> None:
    table = RootTestTable("marquise", "eyrie")
    wording = Wording(GAME, "en", GAME.view(table.state, Seat(0)))
    march = March(Clearing(1), Clearing(5), 1)

    assert wording.option_facts(march, {}, "marquise.daylight") == "up to two moves make one action"
    second = wording.option_facts(march, {}, "marquise.march")
    assert second == "the second and last move of this march"


def test_a_dial_that_falls_is_confirmed_by_that_word() -> None:
    lower = RaiseDial(Resource("food"))
    asked = Question(QuestionId(1), Seat(0), "summer.drought", OneOf((lower,)), True, {})

    assert act_of(Wording(GAMES["runewars"], "en", None), asked, lower) == "Lower food"
