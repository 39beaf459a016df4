"""The box: what lies in it, as numbers and names."""
