# The table around the boards.

# A seat of which nobody knows a name.
seat-number = Seat { $number }
