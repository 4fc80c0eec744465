"""The map: laying it, and its geometry (rules-map-heroes A)."""
