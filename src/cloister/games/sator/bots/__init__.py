"""Estimates for bots, over what a seat knows."""
