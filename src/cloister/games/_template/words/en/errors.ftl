### What is wrong with a component pack or a position. Browsers never get this file.

# $path is the place in components.toml.
pack-lengths = { $path } has to list 20 different numbers from 1 to 99.
position-candles = Every candle has to be in one place, and only there.
position-hands = Every seat needs a hand.
position-round = Nobody can be in that moment of a round.
position-each-seat = "won" and "passed" need one number for each seat.
