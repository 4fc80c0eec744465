"""Before a match: the lobby, its options, draft and invitations."""
