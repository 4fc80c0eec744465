"""Answers of others that a reply waits for or may not show: sealed ones, windows, computers."""
