"""What nobody else may notice: sealed answers and windows for secret responses."""
