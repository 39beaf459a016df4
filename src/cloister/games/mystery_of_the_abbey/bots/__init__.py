"""Estimates for bots, over what a seat knows. heuristics.py is the summary."""
