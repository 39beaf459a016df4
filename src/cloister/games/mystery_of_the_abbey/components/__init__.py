"""The contents of the box, as numbers and names."""
