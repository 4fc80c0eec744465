"""The bot, in rooms that import each other one way: each knows only those named before it.

`store` (the database) · `workers` (processes that think and draw) · `ui` (Discord's components,
layouts, words) · `matches` (one match: load, lock, apply, commit) · `services` (the parts a room is
handed) · `history` (the log, and what comes after a match) · `notify` (what is told to whom) ·
`seating` (who is at a running table, and what they vote on) · `play` (a person answers) · `lobby`
(before a match) · `tables` (seats, places, moderation) · `cogs` (commands) · `app` (the client,
settings, and `wiring`, which names everything that is collected).

What a lower room needs of a higher one is handed to it: `matches` by the hooks of `wiring`, all
others by `Services`. `sandbox` stands in for Discord, and only `app` knows it.
`tests/test_boundaries.py` keeps this order.
"""
