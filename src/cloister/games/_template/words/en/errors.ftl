### What is wrong with a component pack or a position. Browsers never get this file.

# $path is the place in components.toml.
pack-lengths = { $path } must list 20 different numbers from 1 to 99.
position-candles = Every candle must be in exactly one place.
position-hands = Every seat needs a hand.
position-round = "burning" and "leader" do not fit the number of seats.
position-each-seat = "won" and "passed" need one number for each seat.
