"""What can be asked and answered: options, questions, and plans made in advance."""
