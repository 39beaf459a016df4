"""The rules.

To read first: state.py (the data of a position), game.py (the State), agenda.py and run_agenda.py
(what comes next), apply_move.py (what a move does). Then one file for each part of the rulebook:
turn, walking, encounters, visiting (rooms), chapter (hall), mass; exchanges, showing and passing
(suspect cards); drawing, effects, targets and kept_books (books and events); scoring. What may be
done stands in legal.py, why something may not in refusals.py, what is announced in events.py, and
what was seen in chronicle.py.
"""
