"""Events of Runewars, as the log tells them: field names are the arguments of the words."""
