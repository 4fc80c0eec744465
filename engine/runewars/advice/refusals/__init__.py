"""Why something was not offered in Runewars, and what would be possible instead."""
