"""The effects of each deck's cards, of hirelings, landmarks and setup cards."""
