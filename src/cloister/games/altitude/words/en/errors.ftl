# Faults of a component pack and of a written position. $path names the place in the pack.

## Component packs

pack-values = "{ $path }" has to list different numbers in rising order, from 1 to { $top }.
pack-copies = "{ $path }" has to list { $count } numbers: how many cards there are of each value.
pack-box = "{ $path }" has to be the number of cards in the box, 90 to 180.
# $cards is what the box claims, $listed is what the tables add up to.
pack-box-count = The box has { $cards } cards, but the tables list { $listed }.
pack-printed = "{ $path }" has to be { $printed }, as printed in the rulebook.
pack-unknown-animal = There is no animal "{ $name }". Use one of { $known }.
pack-some-values = "{ $path }" has to list some of the values of the numbers.
pack-two-animals = Value { $value } has two animals. Give it one.
pack-no-animal = [animals] names no animal. Name at least one.
pack-animal-values = "{ $path }" has to list values that have an animal.
pack-supplement = A supplement has { $size } cards, not { $listed }.
pack-how-many = "{ $path }" has to be a number of cards, 0 to 60.
pack-ranks = "{ $path }" has to list the points for { $ranks }: rising numbers, the first of them 0.

## Positions

position-no-move = Nobody can move in this position.
position-mountains = A position needs a mountain for each of the { $seats } seats. An empty one counts.
position-too-wide = A mountain reaches too far: its base has at most { $most } places, and one of them is place 0.
