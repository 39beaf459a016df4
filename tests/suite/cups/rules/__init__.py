"""What the rulebook says."""
