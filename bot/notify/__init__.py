"""Telling people: announcements, writers, sender, reminders."""
