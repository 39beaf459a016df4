"""The components in the box, as numbers and names."""
