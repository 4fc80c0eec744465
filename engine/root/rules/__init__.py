"""The common rules, in the Law's words: turns, moving, battle, crafting, scoring."""
