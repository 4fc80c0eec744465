"""The picture of Runewars' board."""
