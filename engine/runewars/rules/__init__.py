"""The rules of Runewars: what every part of a year rests on, and a room for each part."""
