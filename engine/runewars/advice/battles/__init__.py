"""The probable course of battles: forecasts, the worth of hands of cards, the odds in words."""
