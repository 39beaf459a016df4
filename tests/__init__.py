"""The tests: one folder for each part of the source, and shared helpers in support/."""
