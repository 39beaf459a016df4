"""The rules.

Read these first: state.py (the data of a position), game.py (the State), agenda.py and
run_agenda.py (what comes next), apply_move.py (what a move does). Then there is one file for each
part of the rulebook: turn, walking, encounters, visiting (rooms), chapter (hall), mass; exchanges,
showing and passing (suspect cards); drawing, effects, targets and kept_books (books and events);
scoring. Legal moves are in legal.py, reasons for refusing others in refusals.py, announcements in
events.py, and the record of what was seen in chronicle.py.
"""
