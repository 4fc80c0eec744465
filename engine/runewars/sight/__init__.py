"""Each seat's view and knowledge, and dealing anew what is hidden from it."""
