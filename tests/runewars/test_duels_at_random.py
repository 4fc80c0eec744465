"""Heroes with random cards and wounds meet: every duel ends, and no dead hero remains."""

from __future__ import annotations

import random

import pytest

from tests.runewars.kit import (
    HEROES,
    MAIL,
    REWARDS,
    QuestTable,
    hero_health,
    random_answer,
)

FACTIONS = ("daqan", "latari", "uthuk", "waiqar")
MOST_ANSWERS = 400


def crowded(rng: random.Random) -> QuestTable:
    """Put up to twelve heroes into two areas, with random Rewards and damage short of defeat."""
    table = QuestTable(responses=rng.choice(("live", "planned")))
    state = table.state
    heroes, rewards = [hero.key for hero in HEROES], list(range(len(REWARDS)))
    mail = next(n for n in rewards if REWARDS[n].key == MAIL)
    rng.shuffle(heroes)
    rng.shuffle(rewards)
    rng.shuffle(state.fate)
    for faction in FACTIONS:
        for _ in range(rng.randint(0, 3)):
            piece = table.hero(faction, heroes.pop(), rng.choice(("5A", "5B", "5B")))
            piece.rewards = [rewards.pop() for _ in range(rng.choice((0, 1, 2, 4)))]
            if mail in rewards and rng.random() < 0.3:
                rewards.remove(mail)
                piece.rewards.append(mail)
            piece.shown = [each for each in piece.rewards if rng.random() < 0.3]
            piece.damage = rng.randrange(hero_health(state, piece))
        hand = rng.sample(state.quest_deck, 2)
        state.quests[table.seat(faction)] = hand
        state.quest_deck = [card for card in state.quest_deck if card not in hand]
    state.reward_deck = rewards
    return table


@pytest.mark.parametrize("seed", range(40))
def test_two_summers_of_any_heroes_come_to_their_end(seed: int) -> None:
    rng = random.Random(seed)
    table = crowded(rng)
    for _ in range(2):
        table.summer()
        match = table.match
        assert match is not None
        for _ in range(MOST_ANSWERS):
            if not match.pending:
                break
            seat, question = rng.choice(list(match.pending.items()))
            match.submit(seat, question.id, random_answer(question.form, rng))

        state = table.state
        assert not match.pending, "a summer ends"
        assert state.duel is None
        assert all(piece.damage < hero_health(state, piece) for piece in state.heroes)
        held = [card for piece in state.heroes for card in piece.rewards]
        every = [
            *held,
            *state.reward_deck,
            *(card for left in state.left.values() for card in left),
        ]
        assert len(every) == len(set(every)), "no card is in two places"
