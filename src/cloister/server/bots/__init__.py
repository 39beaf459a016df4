"""Everything that the computer works out: bots' moves, advice, deductions."""
