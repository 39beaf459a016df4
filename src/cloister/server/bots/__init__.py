"""Everything that is thought out by the computer: moves of bots, advice, deductions."""
