"""The map: laying it, and what lies beside what (rules-map-heroes A)."""
