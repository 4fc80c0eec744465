"""Discord's components, layouts, limits and forms; words and typed values."""
