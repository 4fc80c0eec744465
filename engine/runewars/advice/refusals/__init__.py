"""Reasons why an option of Runewars was not offered, and the alternatives."""
