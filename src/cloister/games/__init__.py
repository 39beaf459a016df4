"""One folder per game, the same files in each; the engine finds them."""
