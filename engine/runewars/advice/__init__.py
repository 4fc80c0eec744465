"""What players are told besides the rules: odds, reach, previews, refusals, evaluation."""
