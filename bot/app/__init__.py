"""The program: start, settings, Discord's client, errors, the local host."""
