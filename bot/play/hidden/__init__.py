"""Answers that nobody else may notice: sealed ones, and windows for secret responses."""
