"""Before a match: lobbies, options, drafts, invitations, and the beginning."""
