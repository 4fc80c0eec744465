"""Root without pictures: the alt text of a board, and the complete text board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import Change, ClearingView, RootView, SetupCardView
from render.layout.alt_text import board_alt
from render.root.board.clearings import tied_seats
from render.root.board.geometry import Ground, ground_of
from render.root.printed import quests, suit_of
from render.root.text.hirelings import hired_line, hireling_lines, sides
from render.root.text.names import card_name, in_order, items_line, name_of
from render.root.text.seats import seat_line

NEAR = 25
"""Points from which the alt text warns."""

BIRD_CORNERS = 2
SUITED_CLEARINGS = 3


def alt_text(view: RootView, words: Words) -> str:
    """Describe the turn, scores, rule and latest changes in at most 1,000 characters."""
    fixed = [
        words.say("alt-opening", round=view.round, phase=words.say(f"phase-{view.phase}")),
        turn_line(view, words),
        *threats(view, words),
        words.say(
            "alt-scores",
            scores=", ".join(
                words.say(
                    "alt-score",
                    who=name_of(seat, words),
                    points=words.say("text-no-marker") if seat.points is None else seat.points,
                )
                for seat in in_order(view)
            ),
        ),
        *draft_lines(view, words),
        words.say("alt-rule", rule="; ".join(_ruled(view, words))),
        *_landmarks(view, words),
        hired_line(view, words),
    ]
    text = " ".join(each for each in fixed if each)
    changes = [change_line(view, change, words) for change in view.changes]
    return board_alt(text, changes, words)


def text_board(view: RootView, words: Words) -> str:
    """Describe the whole table in lines under headings, complete without a picture."""
    ground = ground_of(view.map, view.opened)
    lines = [
        _heading(
            words.say("text-heading-turn", round=view.round, phase=words.say(f"phase-{view.phase}"))
        ),
        turn_line(view, words),
        *threats(view, words),
        _heading(words.say("text-heading-seats")),
        *(seat_line(view, seat, words) for seat in in_order(view)),
        *draft_lines(view, words),
        _heading(words.say("text-heading-clearings")),
        *(clearing_line(view, clearing, ground, words) for clearing in view.clearings),
        *forest_lines(view, words),
        *(_heading(words.say("text-heading-hirelings")) for _ in view.hirelings[:1]),
        *hireling_lines(view, words),
        _heading(words.say("text-heading-shared")),
        *_shared(view, words),
    ]
    if view.changes:
        lines.append(_heading(words.say("text-heading-changes")))
        lines.extend(change_line(view, change, words) for change in view.changes)
    return "\n".join(line for line in lines if line)


def turn_line(view: RootView, words: Words) -> str:
    """Name the seat whose turn it is, or the winners."""
    if view.winners:
        who = " + ".join(name_of(view.side(seat), words) for seat in view.winners)
        return words.say("text-won", who=who)
    if view.current is None:
        return words.say("text-setting-up")
    return words.say("text-turn", who=name_of(view.side(view.current), words))


def draft_lines(view: RootView, words: Words) -> Iterator[str]:
    """Describe the setup cards of a draft, and the homelands chosen so far (19.8)."""
    if view.draft:
        cards = [draft_card(view, card, words) for card in view.draft]
        yield words.say("text-draft", cards="; ".join(cards))
    homes: dict[Seat, list[str]] = {}
    for clearing, seat in view.homelands:
        homes.setdefault(seat, []).append(str(clearing))
    if homes:
        owners = [
            words.say("text-homes-of", who=name_of(view.seats[seat], words), places=", ".join(here))
            for seat, here in homes.items()
        ]
        yield words.say("text-homelands", homes="; ".join(owners))


def draft_card(view: RootView, card: SetupCardView, words: Words) -> str:
    """Describe a setup card: its faction, its owner, and whether it may be chosen."""
    kind = "militant" if card.militant else "insurgent"
    text = words.say(f"text-card-{kind}", who=card_name(card.card, words))
    if card.proposed:
        text += f", {words.say('board-proposed')}"
    if card.taken is not None:
        who = view.seats[card.taken].player or words.say(f"faction-seat{card.taken + 1}")
        return words.say("text-card-taken", card=text, who=who)
    return words.say("text-card-locked", card=text) if card.locked else text


def clearing_line(view: RootView, clearing: ClearingView, ground: Ground, words: Words) -> str:
    """Describe a clearing: "5 mouse, next to 1, 2: Marquise 3 warriors, sawmill; 1 slot free"."""
    parts = [
        words.say("text-holding", who=name_of(seat, words), pieces=", ".join(pieces))
        for number, seat in sides(view)
        if (pieces := list(pieces_in(clearing, number, words)))
    ]
    if clearing.ruler is not None:
        parts.append(words.say("text-rules", who=name_of(view.side(clearing.ruler), words)))
    else:
        parts.append(words.say("text-tied" if tied_seats(clearing) else "text-nobody"))
    if clearing.ruin:
        parts.append(words.say("text-ruin"))
    if clearing.scorched:
        parts.append(words.say("text-scorched"))
    parts += [words.say(f"landmark-{each}") for each in clearing.landmarks]
    if clearing.slots or not clearing.name:
        parts.append(words.say("text-slots", n=clearing.open_slots))
    if clearing.name:
        dug = ", ".join(map(str, tunnels(view))) or words.say("text-none")
        return words.say(f"text-{clearing.name}", next=dug, rest="; ".join(parts))
    return words.say(
        "text-clearing",
        number=clearing.number,
        suit=words.say(f"suit-{clearing.suit}"),
        next=", ".join(map(str, ground.beside(clearing.number))),
        rest="; ".join(parts),
    )


def forest_lines(view: RootView, words: Words) -> Iterator[str]:
    """Describe the tokens in each forest that has any: "Forest by 1, 2, 5: tablet" (15.2.1)."""
    for forest, pieces in view.forests:
        borders = ", ".join(map(str, ground_of(view.map).borders[forest]))
        counts = Counter(kind for _, kind in pieces)
        lying = ", ".join(words.say(f"piece-{kind}", n=n) for kind, n in counts.items())
        yield words.say("text-forest", next=borders, pieces=lying)


def change_line(view: RootView, change: Change, words: Words) -> str:
    """Describe one change."""
    who = "" if change.seat is None else name_of(view.side(change.seat), words)
    to = _place(view, change.to, words)
    if change.kind == "battle" and change.rolls is not None:
        attack, defence = change.rolls
        return words.say("change-battle-rolls", who=who, to=to, attack=attack, defence=defence)
    if change.kind == "battle":
        return words.say("change-battle", who=who, to=to)
    if change.kind == "score" and change.count < 0:
        return words.say("change-lost", who=who, n=-change.count)
    if change.kind == "score":
        return words.say("change-score", who=who, n=change.count)
    pieces = words.say(f"piece-{change.piece or 'warrior'}", n=max(1, change.count))
    origin = _place(view, change.origin, words)
    return words.say(f"change-{change.kind}", who=who, pieces=pieces, origin=origin, to=to)


def threats(view: RootView, words: Words) -> Iterator[str]:
    """Name the seats that may soon win: by points, or by a dominance card (Law 3.1, 3.3.1).

    Nobody may once a match is won, and the card of a coalition wins nothing by itself (9.2.8).
    """
    if view.winners:
        return
    ground = ground_of(view.map)
    for seat in view.seats:
        who = name_of(seat, words)
        if seat.partner is not None:
            continue
        if seat.dominance is None:
            if seat.points is not None and seat.points >= NEAR:
                yield words.say("alt-threat-points", who=who, points=seat.points)
            continue
        suit = suit_of(seat.dominance)
        held = [each.number for each in _on_map(view) if each.ruler == seat.seat]
        if suit == "bird":
            mine = [each for each in held if ground.opposite.get(each) in held]
            enough = len(mine) >= BIRD_CORNERS
        else:
            mine = [each for each in held if view.clearing(each).suit in (suit, "any")]
            enough = len(mine) >= SUITED_CLEARINGS
        if enough:
            yield words.say("alt-threat-dominance", who=who, clearings=", ".join(map(str, mine)))
        else:
            yield words.say("alt-threat-quest", who=who, suit=words.say(f"suit-{suit}"))


def _ruled(view: RootView, words: Words) -> Iterator[str]:
    for seat in in_order(view):
        held = [str(each.number) for each in _on_map(view) if each.ruler == seat.seat]
        if held:
            yield words.say("alt-ruled", who=name_of(seat, words), clearings=", ".join(held))
    empty = [str(each.number) for each in _on_map(view) if each.ruler is None]
    if empty:
        yield words.say("alt-ruled-nobody", clearings=", ".join(empty))


def _landmarks(view: RootView, words: Words) -> Iterator[str]:
    """Name the things on the map without an owner."""
    for clearing in view.clearings:
        for each in clearing.landmarks:
            name = words.say(f"landmark-{each}")
            yield words.say("alt-landmark", name=name, clearing=clearing.number)


def _on_map(view: RootView) -> list[ClearingView]:
    """List the map's own clearings; one added by a faction does not count for rule."""
    return [each for each in view.clearings if not each.name]


def tunnels(view: RootView) -> list[int]:
    """List the clearings next to the Burrow: those with a tunnel (Law 12.2.2)."""
    return [
        each.number for each in view.clearings if any(kind == "tunnel" for _, kind in each.tokens)
    ]


def pieces_in(clearing: ClearingView, seat: int, words: Words) -> Iterator[str]:
    """Name a seat's pieces in a clearing."""
    for owner, number in clearing.warriors:
        if owner == seat:
            yield words.say("piece-warrior", n=number)
    yield from (words.say(f"piece-{kind}", n=1) for one, kind in clearing.standouts if one == seat)
    if seat in clearing.pawns:
        yield words.say("piece-pawn", n=1)
    mine = [kind for owner, kind in (*clearing.buildings, *clearing.tokens) if owner == seat]
    for kind, count in Counter(mine).items():
        yield words.say(f"piece-{kind}", n=count)


def _place(view: RootView, place: int | None, words: Words) -> str:
    if place is None:
        return ""
    if place > 0:
        name = view.clearing(place).name
        return words.say(f"place-{name}" if name else "place-clearing", number=place)
    borders = ground_of(view.map).borders[-place]
    return words.say("place-forest", next=", ".join(map(str, borders)))


def _shared(view: RootView, words: Words) -> Iterable[str]:
    left = [(item, number) for item, number in view.item_supply if number]
    if left:
        yield words.say("text-supply-items", items=items_line(left, words))
    else:
        yield words.say("text-no-items")
    if view.forge:
        yield words.say("text-forge", items=items_line(view.forge, words))
    if view.available:
        suits = ", ".join(words.say(f"suit-{suit_of(card)}") for card in view.available)
        yield words.say("text-available", suits=suits)
    if closed := ground_of(view.map, view.opened).closed:
        paths = ", ".join(f"{origin}–{to}" for origin, to in closed)
        yield words.say("text-closed-paths", paths=paths)
    if view.quests:
        yield words.say(
            "text-quests", quests="; ".join(_quest(each, words) for each in view.quests)
        )
    yield words.say("text-deck", deck=view.deck, discard=len(view.discard))


def _quest(number: int, words: Words) -> str:
    quest = quests()[number]
    return words.say(
        "text-quest",
        name=words.say(f"quest-name-{number}"),
        suit=words.say(f"suit-{quest.suit}"),
        items=", ".join(words.say(f"item-{item}") for item in quest.items),
    )


def _heading(text: str) -> str:
    return f"### {text}"
