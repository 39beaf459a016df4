"""The whole server, killed in the middle of everything."""
