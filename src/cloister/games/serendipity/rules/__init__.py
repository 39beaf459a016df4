"""The rules alone: no views, no wording, no strategy."""
