"""One file for each change of the database; never edited once released."""
