"""Pictures drawn by code."""
