"""What the rulebook says, and nothing of how it is seen, told or played well."""
