"""Words that only Runewars has: cards, units, rules, and things to look up at a table."""

from __future__ import annotations

import pytest

from bot.play.menus.prompt_builder import build_prompt
from bot.play.menus.whole_answers import write_amounts, write_answer
from bot.ui.summaries import digest
from bot.ui.wording import Wording
from tests.cases import over
from tests.reading import check
from tests.runewars.kit import (
    ATTRIBUTES,
    DEVELOPMENTS,
    FATE,
    GAME,
    LAYOUTS,
    PASS,
    RESOURCES,
    RULES,
    SEASONS,
    TACTICS,
    UNIT_OF,
    Activate,
    Amounts,
    AreaId,
    ChooseOrder,
    ChooseSlot,
    FateDrawn,
    HeroId,
    HeroJoined,
    HeroTrained,
    LayMarker,
    OneOf,
    OrderBegan,
    OrderNumber,
    PlaceUnit,
    QuestCardId,
    QuestEnded,
    Question,
    QuestionId,
    Rally,
    RunewarsTestTable,
    RunewarsWon,
    UnitsMoved,
    area,
    everything,
    load_words,
    message_of,
    section_about,
)

WORDS = GAME.words("en")
MOST_OF_A_NAME, MOST_OF_A_TEXT = 40, 200


def wording(table: RunewarsTestTable, owner: str | None = None) -> Wording:
    """Return the words as a seat reads them, or a spectator."""
    return Wording(GAME, "en", GAME.view(table.state, table.seat(owner) if owner else None))


# Names and texts


@over("thing", everything(), ids=".".join)
def test_everything_printed_has_a_short_name_and_a_text_for_phones(thing):
    message = message_of(*thing)

    assert 0 < len(WORDS.say(message)) <= MOST_OF_A_NAME
    assert 0 < len(WORDS.say(f"{message}.text")) <= MOST_OF_A_TEXT


def test_small_things_have_names():
    for prefix, keys in {
        "resource": RESOURCES,
        "attribute": ATTRIBUTES,
        "season": SEASONS,
        "symbol": ("gold", "blue", "red"),
        "result": ("damage", "rout", "special", "miss"),
        "benefit": ("influence", "tactics", "quests", "neutrals"),
    }.items():
        for key in keys:
            assert WORDS.say(f"{prefix}-{key}")


def test_fate_cards_are_named_by_their_destiny():
    assert [WORDS.say(f"destiny-{card.number}") for card in FATE] == [c.destiny for c in FATE]


def test_areas_are_called_as_printed_with_their_city_or_their_realm(table):
    table.city("4B", "forge")
    said = wording(table)

    assert said.label("AreaId", area("3A")) == "3A"
    assert said.label("AreaId", area("4B")) == "4B (Forge)"
    assert said.label("AreaId", area("DA")) == "DA (Daqan)"


def test_an_army_is_suggested_as_its_menu_names_it(table):
    army = Amounts({"DA.footman": 3, "DA.knight": 1}, 0, 4)
    asked = Question(QuestionId(1), table.seat("daqan"), "march.units", army, False, {})
    said = wording(table, "daqan")

    def suggested(**counts: int) -> str:
        answer = {f"DA.{unit}": count for unit, count in counts.items()}
        return write_answer(load_words(("bot",), "en"), said, asked, answer)

    assert suggested(footman=2, knight=1) == "2 Footmen and 1 Knight from DA (Daqan)"
    assert suggested() == suggested(footman=0) == "None of them"


@pytest.mark.parametrize(
    ("kind", "picked", "told"),
    [
        ("march.units", {"DA.footman": 3, "DA.knight": 1, "3A.bowman": 1},
         "3 Footmen and 1 Knight from DA (Daqan); 1 Bowman from 3A"),
        ("battle.rout", {"bowman": 1, "knight.routed": 2}, "1 Bowman; 2 Knights, routed"),
        ("battle.damage", {"knight": 1}, "1 Knight · 2 health"),
        ("recruit.place", {"DA": 2, "3A": 1}, "2 in DA (Daqan); 1 in 3A"),
        ("recruit.free", {"DA.routed": 1}, "1 Bowman from DA (Daqan), routed"),
    ],
)  # fmt: skip
def test_an_answer_names_units_as_many_as_they_are(table, kind, picked, told):
    context = {"unit": int(UNIT_OF["bowman"])} if kind.startswith("recruit") else {}
    asked = Question(
        QuestionId(1), table.seat("daqan"), kind, Amounts(picked, 0, 9), False, context
    )
    assert write_amounts(asked, wording(table, "daqan"), picked) == told


def test_amounts_are_called_by_unit_posture_and_place(table):
    said = wording(table)
    amounts = ("bowman", "bowman.routed", "3A", "3A.routed", "3A.siege_tower")

    assert [said.label("Amount", each) for each in amounts] == [
        "Bowman", "Bowman, routed", "3A", "3A, routed", "Siege Tower from 3A",
    ]  # fmt: skip


def test_a_turn_in_few_lines_does_not_say_over_and_over_whose_it_is(table):
    daqan, da, to = table.seat("daqan"), area("DA"), area("8C")
    events = [
        OrderBegan(daqan, OrderNumber(2), supremacy=True),
        *(UnitsMoved(daqan, da, to, UNIT_OF[unit], 1) for unit in ("footman", "knight")),
    ]

    assert digest(wording(table), events, 240) == [
        "**Daqan, 2 Mobilize** · 1 Footman and 1 Knight → 8C"
    ]


@pytest.mark.parametrize("by", ["victory", "count", "alone", "instant"])
def test_a_victory_is_told_in_one_sentence(table, by):
    told = wording(table).event(RunewarsWon((table.seat("daqan"),), by))

    check(told, by)
    assert told.startswith("Daqan won the match ")


# What a menu says beside an answer


def test_an_area_is_offered_with_who_could_march_there_and_what_waits(table):
    table.units("daqan", "DA", footman=2, knight=1)
    table.units("neutral", "2B", beastman=2)
    table.stronghold("uthuk", "UA")
    table.city("2C", "tamalir")
    said, daqan = wording(table, "daqan"), table.seat("daqan")

    def beside(key: str) -> str:
        option = Activate(area(key))
        return said.option_facts(option, GAME.facts(table.state, daqan, option))

    assert beside("2C") == "3 units · empty · city"
    assert beside("2B") == "3 units · against 2 Beastmen: 71%"
    assert beside("UA") == "nobody · there: Uthuk · stronghold"
    assert beside("DA") == "nobody · yours"
    table.activate("daqan", "DA")
    table.hero("daqan", "laurel", "2C")
    assert beside("2B") == "1 hero · there: 2 Beastmen", "heroes alone fight nobody"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "against 2 Beastmen, 2 of them routed: 100%"),
        ("de", "gegen 2 Tiermenschen, davon 2 versprengt: 100\xa0%"),
        ("es", "contra 2 Hombres bestia, 2 en desbandada: 100\xa0%"),
    ],
)
def test_a_battle_that_nobody_stands_to_fight_says_why_it_is_won(table, locale, told):
    """ "2 Beastmen: 100%" stood beside a single Footman."""
    table.units("daqan", "DA", footman=1)
    table.units("neutral", "2B", beastman_routed=2)
    said, daqan = Wording(GAME, locale, GAME.view(table.state, None)), table.seat("daqan")
    option = Activate(area("2B"))

    assert said.option_facts(option, GAME.facts(table.state, daqan, option)).endswith(told)


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "2 Giants, neutral"), ("de", "2 Riesen, neutral"), ("es", "neutral: 2 Gigantes")],
)
def test_where_a_unit_may_be_placed_is_offered_with_who_is_there(table, locale, said):
    """21 areas stood below each other, each with what a Beastman does, and no word on its own."""
    table.units("neutral", "2B", giant=2)
    wording, daqan = Wording(GAME, locale, GAME.view(table.state, None)), table.seat("daqan")
    option = PlaceUnit(UNIT_OF["beastman"], area("2B"))

    beside = wording.option_facts(option, GAME.facts(table.state, daqan, option))

    assert beside.startswith(f"{said} · ")


def test_what_a_city_gives_is_named_once(table):
    """ "1C (Tamalir): influence · 3 influence" said it twice."""
    table.city("2C", "tamalir")
    said, option = wording(table), Rally(area("2C"), "influence")

    beside = said.option_facts(option, GAME.facts(table.state, table.seat("daqan"), option))

    assert (said.option(option), beside) == ("2C (Tamalir): influence", "+3")


def test_keeping_an_objective_is_named_so(table):
    said = wording(table)
    asked = Question(
        QuestionId(1), table.seat("daqan"), "spring.objective", OneOf([PASS]), False, {}
    )

    assert said.option(PASS, asked) == "Keep it"


def test_a_step_of_a_battle_says_whose_it_is(table):
    context = {"area": int(area("2B")), "initiative": 4}
    daqan = table.seat("daqan")
    asked = Question(QuestionId(1), daqan, "battle.step_cards", OneOf([]), False, context)
    asked_of = wording(table)

    told = asked_of.say("q-battle-step-cards.why", **asked_of.context(asked))

    assert asked_of.question(asked).startswith("Battle in 2B, step 4: ")
    assert told == "Before the units of initiative 4 draw their Fate cards."


def test_areas_that_nobody_could_march_to_are_not_listed(table):
    table.units("daqan", "DA", footman=2)
    daqan = table.seat("daqan")
    areas = [Activate(each) for each in table.state.land.areas]
    asked = Question(
        QuestionId(1), daqan, "order.mobilize.primary", OneOf(areas), False, {"supremacy": "no"}
    )

    menu = build_prompt(
        asked, wording(table, "daqan"), lambda each: GAME.facts(table.state, daqan, each)
    )

    assert menu.entries
    assert all("2 units" in each.detail for each in menu.entries)
    assert f"{len(areas) - len(menu.entries)} more would change nothing" in menu.why


def test_once_the_bonus_is_used_only_cards_are_asked_about(table):
    said = wording(table, "daqan")

    def asked(bonus: str) -> tuple[str, str]:
        kind, context = "order.mobilize.bonus", {"supremacy": bonus}
        question = Question(QuestionId(1), table.seat("daqan"), kind, OneOf([]), False, context)
        return said.question(question), said.why(question)

    assert asked("yes")[0] == "Mobilize: which second area do you activate?"
    assert asked("over") == (
        "Mobilize: anything more?",
        "The bonus offers nothing more, but cards may still be played.",
    )


# The rules


def test_the_rulebook_holds_all_parts_and_sections():
    sections = RULES.sections()

    assert [each for each in sections if each.isdigit()] == [str(n) for n in range(1, 15)]
    assert [each for each in sections if len(each) == 1 and each.isalpha()] == list("ABCDEFGHIJ")
    assert [f"A{n}" in sections for n in range(1, 14)] == [True] * 13
    assert [f"7.{n}" in sections for n in range(1, 12)] == [True] * 11
    assert sections.index("A9") < sections.index("A10") < sections.index("B")


def test_reading_on_about_a_tile_leads_to_laying_tiles():
    for kind in ("setup.tile", "setup.place"):
        assert WORDS.say(f"rule-{section_about(kind)}.title") == "Laying tiles"


def test_before_the_first_year_there_is_no_year_0():
    assert [WORDS.say("round", round=number) for number in (0, 1)] == ["Setup", "Year 1"]


def test_a_post_says_in_which_season_it_is(table: RunewarsTestTable):
    table.state.year, table.state.season = 2, "winter"
    view = GAME.view(table.state, None)

    said = [Wording(GAME, locale, view).time(table.state) for locale in ("en", "de", "es")]
    assert said == ["Year 2, winter", "Jahr 2, Winter", "Año 2, invierno"]


def test_new_units_are_asked_about_in_their_plural(table: RunewarsTestTable):
    view = GAME.view(table.state, None)
    asked = {"en": "Where do your Knights arrive?", "de": "Wo kommen deine Ritter an?",
             "es": "¿Adónde llegan tus Caballeros?"}  # fmt: skip
    for locale, said in asked.items():
        wording = Wording(GAME, locale, view)
        knight = wording.say("unit-knight")
        assert wording.say("q-recruit-place", unit=knight) == said


def test_who_draws_for_diplomacy_or_is_joined_reads_so_of_themselves(table: RunewarsTestTable):
    seat = table.seat("daqan")
    drawn = FateDrawn(seat, (1,), "diplomacy")
    joined = HeroJoined(seat, HeroId(0), AreaId(area("DA")))
    own, other = (
        Wording(GAME, "en", GAME.view(table.state, seat), reader=each) for each in (seat, None)
    )

    assert own.event(drawn).startswith("You drew for diplomacy: ")
    assert other.event(drawn).startswith("Daqan drew for diplomacy: ")
    assert "joined you in" in own.event(joined)
    assert "joined Daqan in" in other.event(joined)
    failed = QuestEnded(seat, HeroId(0), QuestCardId(1), False)
    assert own.event(failed).endswith("is not completed; you keep it.")
    assert other.event(failed).endswith("is not completed; Daqan keeps it.")
    trained = HeroTrained(seat, HeroId(0), "wisdom", 1)
    assert own.event(trained) == other.event(trained).replace("(Daqan)", "(yours)")


def test_the_first_units_are_asked_about_in_their_plural(table: RunewarsTestTable):
    said = Wording(GAME, "en", GAME.view(table.state, None))
    assert said.say("q-setup-recruit", unit=said.say("unit-footman")).startswith(
        "Where do your Footmen begin?"
    )


def test_a_rune_for_the_pious_is_not_promised_as_one_in_hand():
    assert "nobody controls" in WORDS.say("season-card-power-for-the-pious.text")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("7.4", ["7.4", *(f"7.4.{each}" for each in "abcdefgh")]),
        ("a10", ["A10"]),
        ("i", ["I", "I1", "I2"]),
        ("zeppelin", []),
    ],
)
def test_sections_are_found_by_number(text, found):
    assert RULES.find(text, WORDS) == found


def test_sections_are_found_by_words():
    assert RULES.find("supremacy", WORDS)[0] == "3"
    assert "4.7" in RULES.find("a gap", WORDS)


@over("section", RULES.sections())
def test_no_section_is_too_long_for_a_phone(section):
    title, text = RULES.read(section, WORDS)

    assert len(title) <= 40
    assert len(text) <= 400


# Looking things up at a table


def test_what_one_holds_is_named_in_few_words(table):
    table.tactics("daqan", "levy", "levy")
    table.objective("daqan", "crusade")

    named = GAME.held(GAME.view(table.state, table.seat("daqan")), WORDS)

    assert named[0] == "Levy ×2"
    assert named[-2:] == ["Objective Crusade", "orders 1, 2, 3, 4, 5, 6, 7, 8 in hand"]


def test_own_cards_are_listed_with_when_they_can_be_played(table):
    table.tactics("daqan", "levy", "levy")
    table.tactics("daqan", "omen", fresh=True)
    table.objective("daqan", "crusade")
    lines = GAME.hand_lines(GAME.view(table.state, table.seat("daqan")), WORDS)

    assert lines[0].startswith("Levy ×2: ")
    assert lines[1].startswith("Omen · from next season: ")
    assert any(line.startswith("Objective: Crusade, met") for line in lines)
    assert any(line.startswith("Orders in hand: 1 Strategize, ") for line in lines)


def test_nobody_else_is_shown_a_hand(table):
    table.tactics("daqan", "levy")
    table.objective("daqan", "crusade")
    table.hero("daqan", "laurel", "DA", "war_chest")

    for viewer in (None, table.seat("latari")):
        view = GAME.view(table.state, viewer)
        shown = [*GAME.hand_lines(view, WORDS)]
        for subject in GAME.subjects(view):
            shown += GAME.look(subject, view, WORDS)
        assert not [line for line in shown if "Levy" in line or "Crusade" in line]
        assert not [line for line in shown if "War Chest" in line]


def test_facedown_rewards_are_listed_for_their_own_player(table):
    table.hero("daqan", "laurel", "DA", "war_chest")
    view = GAME.view(table.state, table.seat("daqan"))

    assert any("War Chest, facedown" in line for line in GAME.hand_lines(view, WORDS))
    assert GAME.look("heroes", view, WORDS) == [
        "Laurel of Bloodwood (Daqan) in DA (Daqan): 0 of 4 damage, 1 facedown Reward"
    ]


def test_piles_and_titles_lie_open(table):
    table.state.tactics_discard = [n for n, card in enumerate(TACTICS) if card.key == "levy"]
    table.state.fate_discard = [0, 4]
    table.state.titles["primarch"] = table.seat("uthuk")
    table.state.title_influence["primarch"] = 3
    view = GAME.view(table.state, None)

    assert GAME.look("tactics", view, WORDS)[1].startswith("Levy ×2: ")
    assert GAME.look("fate", view, WORDS)[1:] == ["gold ×1", "red ×1"]
    assert "held by Uthuk for 3 influence" in GAME.look("titles", view, WORDS)[0]
    assert "free, 0 influence on it" in GAME.look("titles", view, WORDS)[1]


def test_cities_are_named_only_where_there_are_any(table):
    assert "cities" not in GAME.subjects(GAME.view(table.state, None))

    table.city("4B", "forge")
    view = GAME.view(table.state, None)

    assert "cities" in GAME.subjects(view)
    assert GAME.look("cities", view, WORDS) == [
        "4B (Forge): A neutral rectangle unit, or 2 influence."
    ]


def test_every_subject_has_a_name(table):
    table.city("4B", "forge")

    for subject in GAME.subjects(GAME.view(table.state, None)):
        assert WORDS.say(f"look-{subject}")


def test_areas_are_found_as_they_are_typed(table):
    table.city("4B", "forge")
    view = GAME.view(table.state, None)

    assert GAME.find_place("3a", WORDS, view) == area("3A")
    assert GAME.find_place("forge", WORDS, view) == area("4B")
    assert GAME.find_place("nowhere land", WORDS, view) is None
    assert "4B (Forge)" in GAME.place_names(WORDS, view)


def test_cards_are_found_by_what_they_do():
    levy = next(n for n, card in enumerate(TACTICS) if card.key == "levy")

    assert "triangle units" in GAME.found_by("TacticId", levy, WORDS)
    assert GAME.found_by("AreaId", 1, WORDS) == ""


def test_developments_are_among_the_cards():
    keys = [entry.key for entry in GAME.card_entries(WORDS)]

    assert [f"development.{key}" in keys for key in DEVELOPMENTS] == [True] * len(DEVELOPMENTS)


# What menus say beside an option


def test_choosing_an_order_tells_what_it_is_for_and_whether_it_would_earn_its_bonus(table):
    daqan = table.seat("daqan")
    table.state.orders[daqan] = [5]
    table.dials("daqan", food=0, wood=1, ore=1)
    table.influence(daqan=2)
    table.stronghold("daqan", "DA")

    said = wording(table, "daqan")

    def beside(number: int) -> str:
        order = ChooseOrder(OrderNumber(number))
        return said.option_facts(order, GAME.facts(table.state, daqan, order))

    assert beside(4) == "food 0→3, wood 1→2, ore 1→2"
    assert beside(6) == "you hold no city · bonus: look for a hero"
    assert beside(8) == "a stronghold in one of 2 areas"


def test_places_of_setup_are_told_apart_by_the_areas_beside_them(table):
    slots = LAYOUTS[4].slots
    beside = [
        GAME.facts(table.state, table.seat("daqan"), ChooseSlot(number))["beside"]
        for number in range(len(slots))
    ]
    marker = LayMarker(*slots[0].marker[0], *slots[0].marker[1])

    assert len(set(beside)) == len(slots)
    assert GAME.facts(table.state, table.seat("daqan"), marker)["beside"] == beside[0]
    option = ChooseSlot(0)
    facts = GAME.facts(table.state, table.seat("daqan"), option)
    assert wording(table).option_facts(option, facts).startswith("next to ")


def test_rallying_tells_what_a_city_gives(table):
    table.city("4B", "tamalir")
    facts = GAME.facts(table.state, table.seat("daqan"), Rally(area("4B"), "influence"))

    assert facts == {"count": 3}
