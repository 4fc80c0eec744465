"""Events and causes of questions, told from the point of view of a seat's player."""
