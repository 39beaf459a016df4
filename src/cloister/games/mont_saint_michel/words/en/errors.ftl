# Mont Saint Michel in English: errors in component packs and written positions.

## Component packs. $path is the place of a value in the file, for example places.names.

# $printed is the value as the file has to give it.
pack-printed = "{ $path }" must be { $printed }, as printed in the box.
pack-colours = "{ $path }" must be { $colours }.
pack-page-rows = "{ $path }" must have rows of [back, dots, value, copies] and no kind of page twice.
pack-page-total = "{ $path }" must add up to { $count } pages.
pack-back-pages = "{ $path }" must be { $count }, as many as [pages] has copies.
pack-identity = "{ $path }" must be a number from 0 to 15.
pack-layers = "{ $path }" must have top_pages = { $yellow }, middle_pages and bottom_pages that add up to { $green }, at least one page at the bottom, and no more identity cards than [backs].
pack-names = "{ $path }" must have { $count } different names.
pack-name = "{ $path }" must be a name of up to 40 letters.
pack-points = "{ $path }" must have { $count } pairs of numbers.
pack-point = "{ $path }" must be a pair of numbers.
pack-sea-lines = "{ $path }" must have pairs of different locations, and no pair twice.
pack-curves = "{ $path }" must have { $count } lists of one or two points.
pack-paths = "{ $path }" must have pairs of different places, and no pair twice. Write "V" for the village.
pack-two-ways = "{ $path }" must give every place at least two paths.
pack-joined = "{ $path }" must join all places.

## Positions

position-stuck = Nobody can move in this position.
position-locations = "locations" must have 16 cards, and "opened" must be from 0 to 100.
position-inside = "inside" must have six characters: the seat in each monk, or x.
position-tides = "tides" must have one entry for each seat.
position-monk = "places" names a monk that does not exist.
position-peeks = "peeks" must not be more than the looks or the seats.
position-seat = There is no such seat.
position-turns = "turns" and "waiting" must not be negative.
position-looker = "looker" must be the seat that looks now.
position-dots = "dots" must be 0, 1 or 2.
