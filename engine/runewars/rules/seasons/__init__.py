"""The year: Season cards, their icons, and the choice of orders (parts 1 and 2)."""
