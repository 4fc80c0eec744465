"""Refusing what Discord refuses."""
