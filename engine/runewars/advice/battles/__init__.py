"""How battles would likely go: forecasts, what hands of cards are worth, the odds in words."""
