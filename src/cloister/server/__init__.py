"""The table in the browser: one process, one writer per table, decide, persist, publish."""
