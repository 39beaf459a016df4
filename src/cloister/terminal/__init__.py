"""Any game in the terminal: it is drawn, told and played by its view, its moves and its texts."""
