"""The contract between games and whatever uses them; it imports nothing else of Cloister."""
