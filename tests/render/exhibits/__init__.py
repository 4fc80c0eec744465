"""`make gallery`: every kind of picture of both games on one page, at the sizes people see."""
