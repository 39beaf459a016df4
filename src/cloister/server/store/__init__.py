"""What is kept on disk, in SQLite: the rows, their SQL, and the one thread that writes."""
