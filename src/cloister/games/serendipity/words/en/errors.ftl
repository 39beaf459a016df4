# What is wrong with a component pack or with a written position.

## Component packs: $path is the value at fault, such as board.side

pack-side = "{ $path }" must be { $side }, for a garden of { $cells } tiles.
# $colours is the list as the file has to give it.
pack-colours = "{ $path }" must name the six colours in this order: { $colours }.
pack-count = "{ $path }" must be { $count }.
pack-wheel = "{ $path }" must name each of the six colours once.
pack-allotment = "{ $path }" must have { $seats } lists of { $each ->
    [one] one colour
   *[other] { $each } colours
}, and no colour twice.

## Positions

position-tiles = The garden needs { $each } flowers of each colour and { $each } Serendips.
# $lengths is a row of numbers.
position-rows = The rows must be { $lengths } places long.
position-order = "order" must name the hidden cells of "rows", each of them once.
position-owners = "owners" needs six places, each of them a seat or a dot.
position-phase = There is no such phase. Phases go from 0 to { $last }.
position-seat = There is no such seat. Seats go from 0 to { $last }.
position-stuck = Nobody can move in this position.
