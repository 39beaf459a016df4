"""The live tables: who sits there, what is played, and who is told what."""
