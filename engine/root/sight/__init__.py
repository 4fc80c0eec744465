"""What each seat sees and knows, and hiding it anew."""
