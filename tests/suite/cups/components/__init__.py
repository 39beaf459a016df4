"""The box."""
