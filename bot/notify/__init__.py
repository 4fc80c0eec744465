"""What people are told, and when: announcements, writers, sender, reminders."""
