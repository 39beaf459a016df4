"""The whole server, killed under load."""
