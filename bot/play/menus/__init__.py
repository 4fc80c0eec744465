"""The menu of a question: what is offered level by level, and the controls that show it."""
