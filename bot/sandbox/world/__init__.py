"""What exists in the pretend Discord, and what pretend people do in it."""
