"""The reason why a seat is asked, from public facts, and odds as the reader may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from engine.core.choices.questions import Amounts, OneOf, Question
from engine.core.language.messages import Message
from engine.core.language.percentages import percent
from engine.core.seats import Scalar
from engine.runewars.advice.battles.odds import clash_at, forecast_clash, win_chance
from engine.runewars.advice.chances import forces_in
from engine.runewars.data.cards import SEASON_CARDS
from engine.runewars.data.tiles import AREAS
from engine.runewars.data.units import UNITS
from engine.runewars.pieces import FALL, NOBODY, AreaId
from engine.runewars.rules.battle.losses import alive
from engine.runewars.rules.battle.strength import strength, stronghold_strength
from engine.runewars.rules.heroes.duel_cards import seems_left
from engine.runewars.rules.influence import PRIMARCH
from engine.runewars.rules.map.areas import controller
from engine.runewars.rules.seasons.year import barred_up_to
from engine.runewars.rules.strongholds import strongholds_of
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState

RETREAT = "retreat"
OF_BATTLE = ("battle.", "special.", "defence.", "tactics.battle")
FORESEEN = ("battle.cards", "battle.step_cards", "battle.back")
"""Questions asked before a step is drawn: within a step, its draws are not counted yet."""
OF_DUEL = ("duel.", "hero.")
OUT_OF_TURN = {
    "limit": "cause-limit",
    "quests.drive": "cause-driven",
}


def cause_of(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Explain the origin of the question: a battle, a duel, hunger; with the forces in it."""
    if state.battle is not None and question.kind.startswith(RETREAT):
        return retreat_cause(state, question)
    if state.battle is not None and question.kind.startswith(OF_BATTLE):
        return battle_cause(state, question, reader)
    if state.duel is not None and question.kind.startswith(OF_DUEL):
        return duel_cause(state)
    if question.kind == "march.units":
        return march_cause(state, question, reader)
    if question.kind in OF_CHOICE:
        return OF_CHOICE[question.kind](state, question, reader)
    if question.kind in OUT_OF_TURN and question.seat != state.current:
        return [Message(OUT_OF_TURN[question.kind], dict(question.context))]
    return []


def battle_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Name the sides, the area, both strengths and the chance; and the rune at stake."""
    battle = state.battle
    assert battle is not None, "a battle is under way"
    if question.seat not in (battle.attacker, battle.defender):
        return []
    attacked = question.seat == battle.defender
    mine, theirs = question.seat, battle.other(question.seat)
    args: dict[str, Scalar] = {
        "mine": fighting(state, mine),
        "theirs": fighting(state, theirs),
        "mine_routed": sum(each.routed for each in alive(state, mine)),
        "theirs_routed": sum(each.routed for each in alive(state, theirs)),
        "attacker": battle.attacker,
        "defender": battle.defender,
        "area": battle.area,
        "attack": strength(state, battle.attacker),
        "defence": strength(state, battle.defender) + stronghold_strength(state),
    }
    said = [Message("cause-attacked" if attacked else "cause-attacking", args)]
    if question.kind in FORESEEN:
        chance = win_chance(state, reader)
        chances: dict[str, Scalar] = {"chance": percent(1 - chance if attacked else chance)}
        said.append(Message("cause-hold" if attacked else "cause-win", chances))
        if reader == mine and not attacked and not battle.initiative:
            said += tell_hands(state, theirs)
    if (stake := rune_in(state, battle.area, "cause-stake")) is not None:
        said.append(stake)
    return said


def tell_hands(state: RunewarsState, theirs: int) -> list[Message]:
    """Tell with which Tactics cards the chance counts, if the other side holds any."""
    count = 0 if theirs == NOBODY else len(state.tactics[theirs])
    return [Message("cause-hands", {"count": count})] if count else []


def retreat_cause(state: RunewarsState, question: Question) -> list[Message]:
    """Tell that a battle is lost, and to whom."""
    battle = state.battle
    assert battle is not None, "a battle has been fought"
    if question.seat not in (battle.attacker, battle.defender):
        return []
    by = battle.other(question.seat)
    return [Message("cause-retreat", {"area": battle.area, "by": by})]


def fighting(state: RunewarsState, side: int) -> str:
    """Write the units that a side still has in the battle, for `NAMES`."""
    found = Counter(UNITS[each.unit].key for each in alive(state, side))
    return " ".join(f"{key}={count}" for key, count in found.items())


def rune_in(state: RunewarsState, area: int, said: str) -> Message | None:
    """Name the rune token in an area as far as it is public."""
    rune = state.runes.get(area)
    if rune is None:
        return None
    kind = ("dragon" if rune.dragon else "false") if rune.faceup else "facedown"
    return Message(said, {"rune": kind, "area": area})


# Causes in the seat's own choices


def march_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Name the holder of a march's target, the chance of all who can come, and their losses."""
    area = AreaId(int(question.context["area"]))
    owner = controller(state, area)
    clash = clash_at(state, question.seat, area, reader, entered=True)
    holder = "own" if owner == question.seat else "held" if clash else "empty"
    args: dict[str, Scalar] = {"area": area, "holder": holder, "by": owner, "chance": "", "lost": 0}
    args |= forces_in(state, area)
    if clash is not None:
        found = forecast_clash(clash)
        args |= {"chance": percent(found.chance), "lost": round(found.attackers_lost)}
    counted = clash if reader == question.seat else None
    hands = [] if counted is None else tell_hands(state, counted.defender)
    stake = rune_in(state, area, "cause-stake" if clash else "cause-rune")
    return [Message("cause-march", args), *hands, *([stake] if stake and holder != "own" else [])]


def diplomacy_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Name the neutral units met, and the influence that the seat could spend on them."""
    area = AreaId(int(question.context["area"]))
    args: dict[str, Scalar] = {"area": area, **forces_in(state, area)}
    return [Message("cause-neutrals", args | {"influence": state.influence[question.seat]})]


def bid_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Name every purse, the reader's own first if they bid, and who decides a tie."""
    bids = reader == question.seat
    others = [seat for seat in state.in_game() if not (bids and seat == reader)]
    purses: dict[str, Scalar] = {"purse": state.influence[question.seat], "count": len(others)}
    purses |= {f"bidder{place}": seat for place, seat in enumerate(others, 1)}
    purses |= {f"bid{place}": state.influence[seat] for place, seat in enumerate(others, 1)}
    primarch = state.titles.get(PRIMARCH, NOBODY)
    return [
        Message("cause-purses" if bids else "cause-all-purses", purses),
        Message("cause-tie", {"seat": primarch, "named": "no" if primarch == NOBODY else "yes"}),
    ]


def recruiting_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Tell how many units each area will feed, and how many are already where they arrive."""
    return [
        Message("cause-feeding", {"food": state.dials[question.seat]["food"]}),
        *(
            Message("cause-fed", {"area": area, "count": state.count_units(area)})
            for area in strongholds_of(state, question.seat)
            if state.count_units(area)
        ),
    ]


def hunger_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Tell how many units an area holds, and how many of them starve."""
    assert isinstance(question.form, Amounts), "units are chosen"
    area, starving = int(question.context["area"]), question.form.least
    held = state.count_units(area)
    args: dict[str, Scalar] = {"area": area, "held": held, "fed": held - starving}
    return [Message("cause-hunger", args | {"count": starving})]


def winter_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Warn a seat in fall, while it can still act, of the units that winter will starve (12.4)."""
    food = state.dials[question.seat]["food"]
    hungry = {
        area: held - food
        for area in state.land.areas
        if state.holder[area] == question.seat and (held := state.count_units(area)) > food
    }
    if state.season != FALL or reader != question.seat or not hungry:
        return []
    areas = " ".join(AREAS[area].key for area in hungry)
    args: dict[str, Scalar] = {"count": sum(hungry.values()), "areas": areas, "food": food}
    return [Message("cause-winter", args)]


def orders_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Name the orders that the Season card bars, and warn of hunger."""
    barred = barred_up_to(state, question.seat)
    told = winter_cause(state, question, reader)
    if not barred or reader != question.seat:
        return told
    card = SEASON_CARDS[state.season_card].key
    args: dict[str, Scalar] = {"season_card": card, "most": barred}
    return [Message("cause-orders-barred", args), *told]


def mixing_cause(state: RunewarsState, question: Question, reader: int | None) -> list[Message]:
    """Name the tokens to lay anew to the seat that has looked at them, and to nobody else."""
    assert isinstance(question.form, OneOf), "an area is chosen"
    areas = (each.area for each in question.form.options if isinstance(each, InArea))
    found = ((area, state.runes[area]) for area in areas if area in state.runes)
    return [
        Message("cause-mixing", {"area": area, "rune": "dragon" if rune.dragon else "false"})
        for area, rune in found
        if reader == question.seat and (rune.faceup or reader in rune.seen)
    ]


OF_CHOICE: Mapping[str, Callable[[RunewarsState, Question, int | None], list[Message]]] = {
    "diplomacy": diplomacy_cause,
    "rune.mix": mixing_cause,
    "bid": bid_cause,
    "recruit.place": recruiting_cause,
    "order.recruit.primary": recruiting_cause,
    "order.recruit.bonus": recruiting_cause,
    "winter.starve": hunger_cause,
    "orders": orders_cause,
    "order.strategize.primary": winter_cause,
    "order.mobilize.primary": winter_cause,
    "order.conquer.primary": winter_cause,
    "order.harvest.primary": winter_cause,
}


def duel_cause(state: RunewarsState) -> list[Message]:
    """Name both duellists with their damage; nothing for a duel with a quest's unit."""
    duel = state.duel
    assert duel is not None, "a duel is under way"
    if duel.defender == NOBODY:
        return []
    args: dict[str, Scalar] = {"challenger": duel.attacker, "challenged": duel.defender}
    args["round"] = max(1, duel.round)
    for side, hero in zip(("first", "second"), (duel.attacker, duel.defender), strict=True):
        piece = state.hero(hero)
        args |= {side: piece.damage, f"{side}_health": piece.damage + seems_left(piece)}
    return [Message("cause-duel", args)]
