"""Records of real games of Root: read, followed move by move under our rules, and written."""
