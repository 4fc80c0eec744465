"""The rules of Runewars: shared foundations, and a package for each part."""
