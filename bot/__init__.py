"""The bot, in rooms that import each other one way: each knows only those named before it.

`store` (the database) · `workers` (processes that think and draw) · `ui` (Discord's components,
layouts, words) · `matches` (one match: load, lock, apply, commit) · `services` (parts passed to
every room) · `history` (the log; after a match: results, reveal, study) · `notify` (messages to
people) · `seating` (presence at a running table, and votes) · `play` (a person answers) · `lobby`
(before a match) · `tables` (seats, places, moderation) · `cogs` (commands) · `app` (the client,
settings, and `wiring`, which names all collected modules).

A lower room gets the functions of higher ones passed in: `matches` by the hooks of `wiring`, all
others by `Services`. `sandbox` stands in for Discord, and only `app` knows it.
`tests/test_boundaries.py` keeps this order.
"""
