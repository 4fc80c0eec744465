"""What the operator does at a shell: run the host, back it up, examine it."""
