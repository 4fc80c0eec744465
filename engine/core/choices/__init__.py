"""Questions and answers: options, questions, and plans made in advance."""
