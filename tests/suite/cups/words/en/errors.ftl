# What is wrong with a component pack or a position.

pack-each = { $path } must be 2.
position-cups = Every seat needs a cup.
position-turn = It is the turn of a seat that is not at this table.
position-claim = A claim is a number of dice and a face.
