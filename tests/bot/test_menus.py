"""Few answers are buttons, in sight; many, and those with names too long, are a list."""

from __future__ import annotations

from bot.play.menus.answers import answer_rows
from bot.play.menus.buttons import name_together
from bot.play.menus.entries import Offer, several_entries
from bot.play.menus.levels import MOST_PRESSES, presses, within_reach
from bot.play.menus.lists import ordinals_in
from bot.play.menus.prompts import Entry, Prompt
from bot.play.menus.whole_answers import Whole, Wholes, all_but, answer_of, wholes_of
from bot.sandbox.checks.kinds import Kind
from bot.ui import limits
from bot.ui.rows import button, row_of
from bot.ui.screens import components_in, layout_in_parts
from bot.ui.wording import Wording
from engine.core.choices.actions import PASS
from engine.core.choices.questions import (
    MOST_OPTIONS,
    Amounts,
    Answer,
    OneOf,
    Question,
    QuestionId,
    SomeOf,
)
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.fuzz import check_size
from engine.games import GAMES
from engine.root.data.cards import CARDS
from engine.root.pieces import BIRD, PieceKind
from engine.root.rules.battle.hits import PieceOf
from engine.selfplay import chance_of
from tests.root.kit import hold, keepers_day, keepers_table, retinue

LABELS = {"choose": "Choose …", "kinds": "How many of each kind …", "all-but": "All but …"}
NONE = LABELS | {"none": "None"}


def labels_of(*entries: Entry) -> list[str]:
    """Return the labels of the buttons that a menu of these entries has."""
    rows = answer_rows(Prompt(9, "What do you do?", "", entries), 7, LABELS)
    return [
        str(each["label"])
        for row in rows
        for each in row.to_component_dict().get("components", [])
        if "label" in each
    ]


def test_an_effect_that_only_some_answers_share_stays_on_their_buttons() -> None:
    """Below them it was headed "In …", which might have meant any row."""
    odds = ("you deal up to 2, they none", "you deal up to 1, they up to 1")
    entries = [Entry(n, 0, f"In {n} (fox)", odds[n % 2]) for n in range(4)]

    assert labels_of(*entries) == [f"In {n} (fox) · {odds[n % 2]}" for n in range(4)]


def test_all_details_stand_below_where_one_has_no_room_on_its_button() -> None:
    effect = "A step of a battle, defender. +2 strength in its tally, until the battle ends"
    names = [f"Hold the Line, step {n}" for n in (1, 3, 4)]
    entries = [Entry(n, 0, name, effect) for n, name in enumerate(names)]
    other = Entry(3, 0, "Summon Lightning", "4 damage")

    *_, below = answer_rows(Prompt(9, "Which cards?", "", (*entries, other)), 7, LABELS)

    assert labels_of(*entries, other) == [*names, "Summon Lightning"]
    assert below.to_component_dict()["content"].splitlines() == [
        f"-# **Hold the Line, step …**: {effect}", "-# **Summon Lightning**: 4 damage",
    ]  # fmt: skip


def test_answers_are_named_together_only_by_what_no_other_begins_with() -> None:
    """It once said "Shield Wall, step 1, Shield Wall, step 2, Shield Wall, step 3 …"."""
    labels = ["Craft Anvil (fox)", "Craft Root Tea (fox)", "Craft Sword (fox)", "End turn"]

    assert name_together(labels, (0, 1, 2)) == "Craft …"
    assert name_together(labels, (0, 1)) == "Craft Anvil (fox), Craft Root Tea (fox)"
    assert name_together(labels, (1,)) == "Craft Root Tea (fox)"


def test_what_answers_and_groups_share_is_told_once() -> None:
    effect = "up to two moves make one action"
    entries = [Entry(n, 0, f"From {n} (fox)", effect) for n in (1, 2)]
    group = Entry(3, 2, "From 3 (fox)", "2 clearings", below=effect, final=False)

    *_, below = answer_rows(Prompt(9, "Where?", "", (*entries, group)), 7, LABELS)

    assert labels_of(*entries, group) == [
        "From 1 (fox)",
        "From 2 (fox)",
        "From 3 (fox) · 2 clearings …",
    ]
    assert below.to_component_dict()["content"] == "-# Up to two moves make one action"


def test_a_long_name_among_groups_does_not_hide_the_menu_in_a_list() -> None:
    long = "Overwork the sawmill in clearing 5 (rabbit) with Protection Racket (rabbit)"
    march = Entry(0, 1, "March", "32", final=False)
    others = [Entry(i, 0, f"Do {i}") for i in range(2, 7)]

    shown = labels_of(march, Entry(1, 0, long), *others)

    assert shown[:2] == ["March · 32 …", long]


def test_a_name_is_never_cut_off_and_what_has_no_room_behind_it_stands_below() -> None:
    name = "x" * (limits.BUTTON_LABEL - 8)
    long = Entry(0, 0, name, "2 fox · takes a hammer, 1 point")
    longer = Entry(0, 0, "x" * (limits.BUTTON_LABEL + 1))

    assert labels_of(long) == [f"{name} · 2 fox"]
    prompt = Prompt(9, "What do you do?", "", (long,))
    below = answer_rows(prompt, 7, LABELS)[-1].to_component_dict()
    assert below["content"] == f"-# **{name}**: takes a hammer, 1 point"
    assert labels_of(longer) == []


def test_a_player_who_has_no_card_for_the_outrage_reads_what_passing_means() -> None:
    wording = Wording(GAMES["root"], "en", None)

    assert wording.option(PASS, "alliance.outrage") == "I have none: show my hand"
    assert wording.option(PASS, "battle.ambush") == "Pass"


def test_what_belongs_to_later_steps_stands_below_a_line_that_names_them() -> None:
    entries = (
        Entry(0, 0, "Dig", step=1),
        *(Entry(i, 0, f"Sway {i}", "ends your Assembly", step=3) for i in range(1, 9)),
        Entry(9, 0, "End turn", step=7, closes=True),
    )
    prompt = Prompt(9, "What do you do?", "", entries, afterwards="Afterwards: swaying")

    rows = [row.to_component_dict() for row in answer_rows(prompt, 7, LABELS)]

    texts = [str(row.get("content", "")) for row in rows]
    line = texts.index("-# Afterwards: swaying")
    above = [part["label"] for row in rows[:line] for part in row["components"]]
    assert above == ["Dig"]
    assert [part["label"] for part in rows[-1]["components"]] == ["End turn"]
    assert len(rows) > line + 2


def test_two_lists_of_one_menu_have_ids_of_their_own() -> None:
    present = [
        Entry(i, 0, f"Move {i} warriors a long way through the wood", step=1) for i in range(9)
    ]
    later = [Entry(i, 0, f"Sway {i}", step=3, ends="ends your Assembly") for i in range(9, 20)]
    prompt = Prompt(9, "What do you do?", "", (*present, *later), afterwards="Afterwards: swaying")

    rows = [row.to_component_dict() for row in answer_rows(prompt, 7, LABELS)]

    ids = [part["custom_id"] for row in rows for part in row.get("components", [])]
    assert len(ids) == len(set(ids)) == 2


def test_the_end_of_a_turn_is_a_button_of_its_own_below_actions_in_their_places() -> None:
    acts = [Entry(i, 1, f"Act {i}", "6 clearings", final=False) for i in range(4)]
    gone = Entry(0, 1, "Recruit", barred="marquise recruit")
    end = Entry(9, 0, "End turn", closes=True)
    prompt = Prompt(9, "What do you do?", "", (*acts, gone, end), fixed=True)

    rows = [row.to_component_dict() for row in answer_rows(prompt, 7, LABELS)]

    assert [part["label"] for part in rows[-1]["components"]] == ["End turn"]
    (why,) = [p for row in rows for p in row["components"] if p["custom_id"].startswith("barred:")]
    assert why["custom_id"] == "barred:7:9:marquise.recruit"
    assert not why.get("disabled")
    assert why["style"] != rows[0]["components"][0]["style"]


def test_what_all_answers_bring_is_said_once_of_what_they_have_in_common() -> None:
    spent = "no longer in hand: Craft for 3 mouse"
    entries = tuple(
        Entry(i, 0, f"Add Stand and Deliver! (fox) to {column}", spent)
        for i, column in enumerate(("Move", "Battle then Delve"))
    )

    *rows, below = answer_rows(Prompt(9, "Your Evening", "", entries), 7, LABELS)
    assert [part["label"] for row in rows for part in row.to_component_dict()["components"]] == [
        each.label for each in entries
    ]
    said = below.to_component_dict()["content"]
    assert said == f"-# **Add Stand and Deliver! (fox) to …**: {spent}"

    deeper = answer_rows(Prompt(9, "Your Evening", "", entries, deeper=True), 7, LABELS)[0]
    assert deeper.to_component_dict()["content"] == f"-# {spent}"


def test_what_would_do_nothing_stands_abreast_by_name_with_the_reason_below() -> None:
    conquer = Entry(0, 0, "3 Conquer", "take 8B")
    rally = Entry(1, 0, "6 Rally Support", "you hold no city", unlikely=True)
    harvest = Entry(2, 0, "4 Harvest", "no dial rises", unlikely=True)
    prompt = Prompt(9, "Which order?", "", (conquer, rally, harvest))

    first, others, why = answer_rows(prompt, 7, LABELS)

    assert [part["label"] for part in first.to_component_dict()["components"]] == [
        "3 Conquer · take 8B"
    ]
    assert [part["label"] for part in others.to_component_dict()["components"]] == [
        "6 Rally Support", "4 Harvest",
    ]  # fmt: skip
    assert why.to_component_dict()["content"] == (
        "-# **6 Rally Support**: you hold no city\n-# **4 Harvest**: no dial rises"
    )


def test_what_answers_share_is_said_by_their_name_beside_groups_too() -> None:
    cost = "1 ore, 1 wood; new units arrive there"
    built = [Entry(i, 0, f"Build a stronghold in {at}", cost) for i, at in enumerate(("4A", "8A"))]
    mixed = Entry(2, 1, "Mix the token of 4A", "6 areas", final=False)

    *_, why = answer_rows(Prompt(9, "Fortify?", "", (*built, mixed)), 7, LABELS)
    assert why.to_component_dict()["content"] == f"-# **Build a stronghold in …**: {cost}"


def several(form: Amounts | SomeOf, kind: str = "any") -> Question:
    return Question(QuestionId(9), Seat(0), kind, form, public=True, context={})


def test_few_answers_to_a_question_for_several_are_each_one_press() -> None:
    wording = Wording(GAMES["root"], "en", None)

    one = wholes_of(several(Amounts({"wood": 3}, 1, 3)), wording)
    two = wholes_of(several(Amounts({"wood": 2, "warrior": 1}, 0, 3)), wording)

    assert [each.ordinals for each in one.pressed] == [(0, 1, 2), (0, 1), (0,)]
    assert one.every
    assert [each.ordinals for each in two.pressed] == [(0, 1, 2), (0, 1), (0, 2), (0,), (2,)]
    prompt = Prompt(9, "How many?", "", (), (0, 3), two)
    rows = [row.to_component_dict() for row in answer_rows(prompt, 7, NONE)]
    assert rows[0]["components"][0]["custom_id"] == "picked:7:9:7"
    assert rows[-1]["components"][0]["custom_id"].startswith("none:")
    assert {part["type"] for row in rows for part in row["components"]} == {Kind.BUTTON}


def test_an_answer_with_a_button_of_its_own_begins_with_a_capital() -> None:
    wording = Wording(GAMES["root"], "en", None)
    relics = [PieceOf(PieceKind("jewelry_1")), PieceOf(PieceKind("tablet_3"))]

    found = wholes_of(several(SomeOf(relics, 0, 1), "keepers.carry"), wording)

    assert [each.label for each in found.pressed] == ["Jewelry (value 1)", "Tablet (value 3)"]


def test_an_army_of_a_few_units_is_chosen_whole_from_a_list() -> None:
    wording = Wording(GAMES["runewars"], "en", None)
    army = several(Amounts({"footman": 3, "bowman": 1, "knight": 2}, 0, 6))

    found = wholes_of(army, wording)
    assert found.pressed[0].label == found.listed[0].label, "first the whole army"
    assert [each.label for each in found.pressed[1:]] == [
        "3 Footmen", "2 Footmen", "1 Footman", "1 Bowman", "2 Knights", "1 Knight",
    ]  # fmt: skip
    assert len({each.ordinals for each in found.listed}) == 4 * 2 * 3 - 1
    assert found.every, "nothing is left to pick beside the list"

    entries = tuple(several_entries(Offer(army, wording, lambda option: {})))
    prompt = Prompt(9, "Which units?", "", entries, (0, 6), found, kinds=3)
    rows = [row.to_component_dict() for row in answer_rows(prompt, 7, NONE)]
    (menu,) = [part for row in rows for part in row["components"] if part["type"] == 3]
    assert (menu["min_values"], menu["max_values"]) == (1, 1)
    assert menu["custom_id"] == "listed:7:9:"
    chosen = {o["label"]: answer_of(army, ordinals_in(o["value"])) for o in menu["options"]}
    assert chosen["2 Footmen and 1 Bowman"] == {"footman": 2, "bowman": 1}


def test_of_an_army_of_many_kinds_an_amount_of_each_is_a_row_of_the_list() -> None:
    wording = Wording(GAMES["runewars"], "en", None)
    army = several(Amounts({"footman": 3, "bowman": 2, "knight": 2}, 0, 7))

    found = wholes_of(army, wording)
    assert not found.listed
    assert not found.every, "a Footman and a Knight are not among them"

    entries = tuple(several_entries(Offer(army, wording, lambda option: {})))
    prompt = Prompt(9, "Which units?", "", entries, (0, 7), found, kinds=3)
    rows = [row.to_component_dict() for row in answer_rows(prompt, 7, NONE)]
    menu, rest = [part for row in rows for part in row["components"] if part["type"] == 3]
    assert (menu["min_values"], menu["max_values"]) == (1, 3), "a row for each kind"
    assert rest["placeholder"] == "All but …"
    assert menu["placeholder"] == "How many of each kind … (0-7)"
    assert answer_of(army, [1, 3]) == {"footman": 2, "bowman": 1}
    assert answer_of(army, [0, 1]) == {"footman": 2}, "the larger number of a kind counts"


def test_answers_too_long_for_a_button_are_picked_by_their_parts_but_for_all_there_is() -> None:
    """Two buttons said "All 4", of five units."""
    game = GAMES["runewars"]
    match = Match.new(game, Setup(game.key, game.suggested, {"map": "fixed"}), chance_of(1))
    kinds = {f"{at}.siege_tower": 1 for at in ("DA", "DB", "DC", "3A", "4B", "5B")}

    found = wholes_of(several(Amounts(kinds, 5, 6)), Wording(game, "en", match.view(None)))

    assert [each.label for each in found.pressed] == ["All 6"]
    assert all(each.detail for each in found.pressed)


def test_what_an_answer_leads_to_stands_on_its_button_or_below_a_long_one() -> None:
    short = Whole("All 2", (0, 1), "1 Footman; 1 Knight", "win 40%")
    long, plain = Whole("A" * 75, (1,), "", "win 40%"), Whole("1 Knight", (1,))

    assert [(each.full, each.below) for each in (short, long, plain)] == [
        ("All 2 · win 40%", "1 Footman; 1 Knight"), ("A" * 75, "win 40%"), ("1 Knight", ""),
    ]  # fmt: skip
    prompt = Prompt(9, "Which units?", "", (), (0, 2), Wholes((short, plain), every=True))
    rows = [row.to_component_dict() for row in answer_rows(prompt, 7, NONE)]
    (said,) = [row["content"] for row in rows if "content" in row]
    assert said == "-# **All 2**: 1 Footman; 1 Knight"


def test_the_largest_army_leaves_room_for_all_else_in_a_message() -> None:
    """A map, what was heard, the controls, the coach and a tip take 22 components together."""
    game = GAMES["runewars"]
    match = Match.new(game, Setup(game.key, game.suggested, {"map": "fixed"}), chance_of(1))
    wording = Wording(game, "en", match.view(None))
    kinds = ("footman", "bowman", "knight", "siege_tower")
    army = several(Amounts({f"{at}.{kind}": 2 for at in ("DA", "4B") for kind in kinds}, 0, 16))

    entries = tuple(several_entries(Offer(army, wording, lambda option: {})))
    prompt = Prompt(9, "Which units?", "", entries, (0, 16), wholes_of(army, wording), kinds=8)
    assert components_in(answer_rows(prompt, 7, NONE)) <= limits.COMPONENTS - 22


def test_a_message_without_room_for_all_its_parts_leaves_the_last_out() -> None:
    rows = [row_of(*(button("a", n, "a", rest=f"{n}.{i}") for i in range(5))) for n in range(6)]
    tip = [row_of(button("follow", 1, "Do that")) for _ in range(4)]

    shown = layout_in_parts(rows, tip)
    assert shown.total_children_count == 36


def test_of_many_answers_all_and_all_of_a_kind_are_one_press_beside_the_list() -> None:
    wording = Wording(GAMES["root"], "en", None)
    form = Amounts({"wood": 7, "warrior": 9}, 0, 16)

    found = wholes_of(several(form), wording)

    assert [len(each.ordinals) for each in found.pressed] == [16, 7, 9]
    assert not found.every
    assert wholes_of(several(Amounts({"wood": 7, "warrior": 9}, 0, 2)), wording).pressed


def test_an_army_is_chosen_by_what_stays_too_where_all_of_it_may_go() -> None:
    """Most marches leave little behind."""
    bounds = {f"DA.{kind}": 3 for kind in ("footman", "bowman", "knight", "siege_tower")}
    game = GAMES["runewars"]
    match = Match.new(game, Setup(game.key, game.suggested, {"map": "fixed"}), chance_of(1))
    wording = Wording(game, "en", match.view(None))

    def lists_of(most: int) -> list[str]:
        army = several(Amounts(bounds, 0, most))
        entries = tuple(several_entries(Offer(army, wording, lambda option: {})))
        prompt = Prompt(9, "Which?", "", entries, (0, most), wholes_of(army, wording), kinds=4)
        parts = [
            part
            for row in answer_rows(prompt, 7, NONE)
            for part in row.to_component_dict().get("components", [])
        ]
        return [
            str(p["custom_id"]).partition(":")[0] for p in parts if p["type"] == Kind.STRING_SELECT
        ]

    assert lists_of(12) == ["some", "but"]
    assert lists_of(8) == ["some"]


def test_all_but_what_was_picked_is_the_rest() -> None:
    army = several(Amounts({"DA.footman": 3, "DA.knight": 2, "DB.footman": 1}, 0, 6))

    def rest(*left: int) -> Answer:
        return answer_of(army, all_but(army, left))

    assert rest(0, 5) == {"DA.footman": 2, "DA.knight": 2}
    assert rest(1, 4) == {"DA.footman": 1, "DB.footman": 1}
    assert rest(2, 4, 5) == {}


def test_recruits_who_all_arrive_are_spread_in_one_choice() -> None:
    wording = Wording(GAMES["root"], "en", None)
    places = several(Amounts({"wood": 6, "warrior": 6}, 0, 6))

    found = wholes_of(places, wording)

    assert not found.every, "fewer of them may be taken"
    spread = [answer_of(places, each.ordinals) for each in found.listed]
    assert {"wood": 4, "warrior": 2} in spread
    assert {sum(each.values()) for each in spread if isinstance(each, dict)} == {6}
    entries = tuple(several_entries(Offer(places, wording, lambda option: {})))
    prompt = Prompt(9, "Where?", "", entries, (0, 6), found, kinds=2)
    ids = [
        str(part["custom_id"]).partition(":")[0]
        for row in answer_rows(prompt, 7, NONE)
        for part in row.to_component_dict().get("components", [])
        if part["type"] == Kind.STRING_SELECT
    ]
    assert ids == ["listed", "some"]


def test_the_longest_menu_of_the_keepers_is_legal_and_within_reach() -> None:
    """Each bird of a full Retinue can move any warriors anywhere."""
    table = keepers_table()
    birds = [card.key for card in CARDS if card.suit == BIRD and card.kind != "ambush"]
    for place, name in enumerate(("move", "recover")):
        retinue(table, name, *[*dict.fromkeys(birds)][4 * place : 4 * place + 4])
    hold(table, 3, [12, 10, 11, 4, 5])
    keepers_day(table, "move")
    assert table.match is not None

    question = table.question("keepers")
    assert isinstance(question.form, OneOf)
    options = question.form.options
    check_size(table.match, question)
    assert len(options) > MOST_OPTIONS
    assert all(presses(options, each) <= MOST_PRESSES for each in within_reach(
        options, range(len(options)), 0
    ))  # fmt: skip
