"""The coach: teaches a newcomer one idea a turn, and names good moves with their reasons."""
