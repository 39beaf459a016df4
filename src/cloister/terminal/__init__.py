"""Plays any game in the terminal, from its view, its moves and its texts."""
