"""The tests: one folder for each room of the house, and what they share in support/."""
