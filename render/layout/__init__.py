"""Layouts shared by pictures of both games."""
