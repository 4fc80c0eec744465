"""What Season and Tactics cards do."""
