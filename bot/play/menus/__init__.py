"""The menu of a question: its options level by level, and the controls that show them."""
