"""What is told to whom, and when: announcements, writers, sender, reminders."""
