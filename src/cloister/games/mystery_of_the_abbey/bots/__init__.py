"""Estimates for bots, based on what a seat knows. heuristics.py gives an overview."""
