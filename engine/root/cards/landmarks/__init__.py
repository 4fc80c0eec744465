"""What maps and landmarks add to the rules: closed paths, the Tower (Law 24, 25)."""
