"""Pictures, drawn by code."""
