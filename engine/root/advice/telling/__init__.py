"""What happened to a seat and why it is asked, told from its player's point of view."""
