"""Events and causes of questions, from the point of view of a seat's player."""
