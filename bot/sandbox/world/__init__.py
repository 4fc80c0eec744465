"""Objects of the pretend Discord, and acts of pretend people in it."""
