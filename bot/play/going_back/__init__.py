"""Undo, redo, and going back further, which the table may have to agree to."""
