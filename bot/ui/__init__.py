"""Discord's components, layouts, limits and forms; texts and typed values."""
