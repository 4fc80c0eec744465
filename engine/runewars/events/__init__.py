"""What happens in Runewars, as the log tells it: field names are the arguments of the words."""
