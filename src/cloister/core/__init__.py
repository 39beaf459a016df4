"""The contract that every game and every user of a game stands on. It imports nothing of the rest."""
