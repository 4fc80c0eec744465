"""What happens in Runewars, as the log tells it."""
