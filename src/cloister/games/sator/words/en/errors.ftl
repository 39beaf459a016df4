# What is wrong with a component pack or with a position. $path is the place in the pack, such as "grid.side".

## Component packs

pack-side = The side of the grid must be 12, 14 or 16 squares.
pack-entries = { $path } must list four squares, one on each side: north, east, south, west.
pack-colours = { $path } must list four names of up to 12 letters each.
pack-printed = { $path } must be { $printed }, as printed.
# $types are the materials, as they are written in the file.
pack-types = { $path } must list { $types }, in this order.
# $cells are squares, as they are written in the file.
pack-cells = { $path } must be { $cells }.
pack-by-players = { $path } must list { $count } numbers from 0 to { $most }.
pack-different-colours = { $path } must list { $count } different colours.
pack-count = { $path } must be a number from 0 to { $most }.
pack-deck = The deck has { $cards } cards, but the numbers in [im] add up to { $found }.
pack-numbers = { $path } must list { $count ->
    [one] one number
   *[other] { $count } numbers
} from 1 to { $most }.
pack-prices = { $path } must list one to three numbers from 1 to { $most }.
pack-patterns = { $path } must list { $count } cards, each with four different squares of the first quadrant.

## Positions

position-first-player = The first player is not a seat at this table.
position-seat = It is the turn of a seat that is not at this table.
position-facing = The facing of a bridge must be 0, 1, 2 or 3.
position-books = Every seat has four books. Write "" for a book that is taken.
position-pieces = Every seat needs books, an acolyte and a gargoyle.
position-for-each-seat = Hands, prayers, rows and bridges to lay need one list for each seat.
position-stuck = Nobody can move in this position.
