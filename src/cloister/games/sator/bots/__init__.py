"""Heuristics for bots, based only on what a seat knows."""
