"""What the operator does at a shell."""
