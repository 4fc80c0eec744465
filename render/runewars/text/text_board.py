"""Runewars without pictures: the alt text of a board, and the complete text board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.language.words import Words
from engine.runewars.data.tiles import Hex, beside
from engine.runewars.view import FACEDOWN, AreaView, FighterView, RunewarsView, SeatView, Shift
from render.layout.alt_text import board_alt, counted_line
from render.runewars.duel import duel_line
from render.runewars.printed import SEASONS, season_key
from render.runewars.text.names import (
    area_name,
    hero_name,
    in_order,
    name_of,
    place_name,
    thing_name,
    unit_name,
)
from render.runewars.text.seats import hero_line, seat_line


def alt_text(view: RunewarsView, words: Words) -> str:
    """Describe the turn, runes, areas and latest changes in at most 1,000 characters."""
    fixed = [
        f"{_when(view, words)}.",
        turn_line(view, words),
        battle_line(view, words),
        duel_line(view, words),
        *threats(view, words),
        *(_standing(view, seat, words) for seat in in_order(view)),
    ]
    text = " ".join(each for each in fixed if each)
    return board_alt(text, change_lines(view, words), words)


def text_board(view: RunewarsView, words: Words) -> str:
    """Describe the whole table in lines under headings, complete without a picture."""
    lines = [
        _heading(_when(view, words)),
        turn_line(view, words),
        battle_line(view, words),
        duel_line(view, words),
        *threats(view, words),
        _heading(words.say("text-heading-seats")),
        *(seat_line(view, seat, words) for seat in in_order(view)),
        _heading(words.say("text-heading-areas")),
        *(area_line(view, area, words) for area in view.areas),
        *_markers(view, words),
    ]
    if view.heroes:
        lines.append(_heading(words.say("text-heading-heroes")))
        lines.extend(hero_line(view, hero, words) for hero in view.heroes)
    lines.append(_heading(words.say("text-heading-shared")))
    lines.extend(_shared(view, words))
    if view.changes:
        lines.append(_heading(words.say("text-heading-changes")))
        lines.extend(change_lines(view, words))
    return "\n".join(line for line in lines if line)


def _heading(text: str) -> str:
    return f"### {text}"


def _when(view: RunewarsView, words: Words) -> str:
    """Write the year, the season, its card and the phase."""
    phase = words.say(f"phase-{view.phase}")
    if view.season not in SEASONS:
        return words.say("text-heading-setup", phase=phase)
    card = "" if view.season_card is None else season_key(view.season_card)
    return words.say(
        "text-heading-turn",
        year=view.year,
        season=words.say(f"season-{view.season}"),
        card=thing_name("season-card", card, words) if card else words.say("text-none"),
        phase=phase,
    )


def turn_line(view: RunewarsView, words: Words) -> str:
    """Name the seat whose turn it is, or the winners."""
    if view.winners:
        who = " + ".join(name_of(view, seat, words) for seat in view.winners)
        return words.say("text-won", who=who, n=len(view.winners))
    if view.current is None:
        return words.say("text-all" if view.season in SEASONS else "text-setup")
    return words.say("text-turn", who=name_of(view, view.current, words))


def threats(view: RunewarsView, words: Words) -> Iterator[str]:
    """Warn of Victory cards on a season's deck (G)."""
    if view.winners:
        return
    for seat in view.seats:
        if seat.victory:
            season = words.say(f"season-{seat.victory}")
            yield words.say("text-victory", who=name_of(view, seat.seat, words), season=season)


def _standing(view: RunewarsView, seat: SeatView, words: Words) -> str:
    areas = sum(area.controller == seat.seat for area in view.areas)
    decided = bool(view.winners) and seat.dragons is not None
    return words.say(
        "alt-decided" if decided else "alt-standing",
        who=name_of(view, seat.seat, words),
        runes=seat.dragons if decided else seat.rune_areas,
        areas=areas,
        influence=seat.influence,
    )


def battle_line(view: RunewarsView, words: Words) -> str:
    """Describe the battle under way."""
    battle = view.battle
    if battle is None:
        return ""
    return words.say(
        "text-battle",
        place=area_name(view, battle.area, words),
        step=battle.initiative,
        attacker=name_of(view, battle.attacker, words),
        attackers=_fighters(battle.attackers, words),
        defender=name_of(view, battle.defender, words),
        defenders=_fighters(battle.defenders, words),
    )


def _fighters(fighters: Sequence[FighterView], words: Words) -> str:
    parts = []
    for each in fighters:
        lie = each.routed if not each.standing else 0
        notes = [
            words.say(f"text-{note}", n=number)
            for note, number in (("routed", each.routed - lie), ("damage", each.damage))
            if number
        ]
        state = "text-lying" if lie else "text-units"
        name = words.say(state, n=lie or each.standing, unit=unit_name(each.unit, words))
        parts.append(f"{name} ({', '.join(notes)})" if notes else name)
    return ", ".join(parts) or words.say("text-none")


# Areas


def area_line(view: RunewarsView, area: AreaView, words: Words) -> str:
    """Describe an area: "5A, next to 5B, 3C over water: food, ore; Daqan 3 Footman; rune"."""
    parts = [
        counted_line([(words.say(f"resource-{r}"), n) for r, n in area.yields], words),
        *_held(view, area, words),
        *_tokens(view, area, words),
    ]
    if view.building:
        q, r = area.hex
        parts.insert(0, words.say("text-hex", q=q, r=r))
    return words.say(
        "text-area",
        area=place_name(area, words),
        next=", ".join(neighbours_in_words(view, area, words)) or words.say("text-none"),
        rest="; ".join(part for part in parts if part),
    )


def _held(view: RunewarsView, area: AreaView, words: Words) -> Iterator[str]:
    """Name the area's holder, and its units and buildings there."""
    if area.home is not None:
        yield words.say("text-home", who=name_of(view, area.home, words))
    units = [
        *(words.say("text-units", n=n, unit=unit_name(u, words)) for u, n in area.standing if n),
        *(words.say("text-lying", n=n, unit=unit_name(u, words)) for u, n in area.routed if n),
    ]
    if units:
        who = name_of(view, area.owner, words)
        yield words.say("text-holding", who=who, pieces=", ".join(units))
    if area.stronghold is not None:
        built = area.stronghold
        yield words.say(
            "text-stronghold",
            who=name_of(view, built.seat, words),
            damaged="yes" if built.damaged else "no",
        )
        if built.development:
            yield thing_name("development", built.development, words)
    if area.controller is not None:
        yield words.say("text-controls", who=name_of(view, area.controller, words))
    else:
        yield words.say("text-uncontrolled")


def _tokens(view: RunewarsView, area: AreaView, words: Words) -> Iterator[str]:
    """Name the heroes and tokens in the area."""
    for hero in view.heroes:
        if hero.area == area.area:
            who = name_of(view, hero.seat, words)
            yield words.say("text-hero-here", hero=hero_name(hero.hero, words), who=who)
    if area.rune:
        shown = "yes" if area.rune_shown or area.rune == FACEDOWN else "no"
        yield words.say(f"text-rune-{area.rune}", shown=shown)
    if area.activated:
        who = ", ".join(name_of(view, seat, words) for seat in area.activated)
        yield words.say("text-activated", who=who)
    if area.exploration == FACEDOWN:
        yield words.say("text-exploration")
    elif area.exploration:
        yield thing_name("exploration", area.exploration, words)
    if area.left:
        yield words.say("text-left", n=area.left)


def neighbours(view: RunewarsView, area: AreaView) -> Iterator[tuple[AreaView, str]]:
    """Yield the neighbours of an area, clockwise from the north, with the border between."""
    at = {each.hex: each for each in view.areas}
    colours = {(place, side): colour for place, side, colour in view.borders}
    for side in range(6):
        there: Hex = beside(area.hex, side)
        if there in at:
            colour = colours.get((area.hex, side)) or colours.get((there, (side + 3) % 6), "")
            border = f"ice-{colour}" if view.frozen and colour == "water" else colour
            yield at[there], border or "none"


def neighbours_in_words(view: RunewarsView, area: AreaView, words: Words) -> Iterator[str]:
    """Name the neighbours of an area, with the border between."""
    for there, border in neighbours(view, area):
        yield words.say("text-beside", area=there.key, border=border)


def _markers(view: RunewarsView, words: Words) -> Iterator[str]:
    if view.markers:
        yield words.say("text-markers", n=len(view.markers))


def _shared(view: RunewarsView, words: Words) -> Iterator[str]:
    """Describe the things beside the board."""
    yield words.say("text-to-win", n=view.runes_to_win)
    if view.frozen:
        yield words.say("text-frozen")
    held = {title for seat in view.seats for title in seat.titles}
    influence = dict(view.title_influence)
    free = [
        words.say(
            "text-title-free", title=thing_name("title", title, words), n=influence.get(title, 0)
        )
        for title in influence
        if title not in held
    ]
    if free:
        yield words.say("text-titles-free", titles=", ".join(free))
    yield words.say(
        "text-decks",
        tactics=view.tactics_deck,
        discard=len(view.tactics_discard),
        fate=view.fate_deck,
        quests=view.quest_deck,
        rewards=view.reward_deck,
        heroes=view.hero_deck,
    )


# Changes


def change_lines(view: RunewarsView, words: Words) -> list[str]:
    """Describe the changes, a sentence for each."""
    return [change_line(view, change, words) for change in view.changes]


def change_line(view: RunewarsView, change: Shift, words: Words) -> str:
    """Describe one change."""
    return words.say(
        f"change-{change.kind}",
        who=name_of(view, change.seat, words),
        what="" if change.unit is None else unit_name(change.unit, words),
        hero="" if change.hero is None else hero_name(change.hero, words),
        n=change.count,
        origin=area_name(view, change.origin, words),
        to=area_name(view, change.to, words),
    )
