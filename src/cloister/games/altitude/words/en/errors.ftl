# Errors in a component pack or a written position. $path names the place in the pack.

## Component packs

pack-values = "{ $path }" must list different numbers in rising order, from 1 to { $top }.
pack-copies = "{ $path }" must list { $count } numbers: how many cards there are of each value.
pack-box = "{ $path }" must be the number of cards in the box, 90 to 180.
# $cards is what the box claims, $listed is what the tables add up to.
pack-box-count = The box has { $cards } cards, but the tables list { $listed }.
pack-printed = "{ $path }" must be { $printed }, as printed in the rulebook.
pack-unknown-animal = There is no animal "{ $name }". Use one of { $known }.
pack-some-values = "{ $path }" must list values that are in numbers.values.
pack-two-animals = Value { $value } has two animals. Give it one.
pack-no-animal = [animals] names no animal. Name at least one.
pack-animal-values = "{ $path }" must list values that have an animal.
pack-supplement = A supplement has { $size } cards, not { $listed }.
pack-how-many = "{ $path }" must be a number of cards, 0 to 60.
pack-ranks = "{ $path }" must list the points for { $ranks }: rising numbers, the first of them 0.

## Positions

position-no-move = Nobody can move in this position.
position-mountains = A position needs a mountain for each of the { $seats } seats. It may be empty.
position-too-wide = A mountain reaches too far: its base has at most { $most } places, and one of them is place 0.
