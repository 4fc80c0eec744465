"""A person answers: question, menu, answer; undo, queue, windows, previews, plans, coach."""
