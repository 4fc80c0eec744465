"""What happened to a seat and why it is asked, as its player wants to hear it."""
