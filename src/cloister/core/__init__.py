"""The contract that every game and every user of a game stands on; it imports nothing else."""
