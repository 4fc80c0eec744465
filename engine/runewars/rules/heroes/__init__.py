"""Heroes, quests, duels and Rewards (rules-map-heroes E)."""
