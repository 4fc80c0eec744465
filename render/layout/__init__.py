"""Layouts that pictures of both games share."""
