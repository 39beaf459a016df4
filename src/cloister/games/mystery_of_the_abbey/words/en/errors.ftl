# What is wrong with a pack or a position of Mystery of the Abbey. $path is where in the pack, $card the id of a card.

## Packs: tables

pack-six-colours = { $path } needs six different colours.
pack-eight-names = { $path } needs eight names.
pack-eight-numbers = { $path } needs eight numbers from 1 to 6.
pack-pace = { $path } needs max_steps and bell_first, each from 1 to 4.
pack-one-to-six = { $path } needs a number from 1 to 6.
# A number that the rulebook prints.
pack-as-printed = { $path } must be { $number }, as printed.
pack-suspects = { $path } needs { $count } suspects, each with name, title, order, hooded, bearded and fat.
pack-same-name = Two suspects in { $path } have the same name.
pack-same-traits = Two suspects in { $path } have the same five traits.
pack-rooms = { $path } needs the { $count } rooms in their order, each with a name and x and y from 0 to 100.
pack-no-cell = No cell in { $path } is { $colour }.
pack-corridors = { $path } needs pairs of rooms.
pack-unreachable = A room cannot be reached by the corridors in { $path }.
pack-setup = { $path } needs parlour, hand, max_steps and bell_first.
pack-deal = In { $path }, parlour and hands need { $count } cards together.
pack-deck = { $path } needs the cards { $first } to { $last }.
pack-house = { $path } needs cards from H1 to H{ $last }, numbered without gaps, each for the deck event or scriptorium.

## Packs: cards

pack-card-title = Card { $card } needs a title and a moment of its deck.
pack-card-star = Card { $card }: books with a star are kept, and only those have a moment when they are played.
pack-card-effects = Card { $card } needs a list of effects; a kept book has exactly one.
pack-card-no-effect = Card { $card } has an unknown effect for the moment “{ $when }”: “{ $effect }”.
pack-card-fields = Card { $card }: the effect “{ $effect }” needs the fields { $fields }.
pack-card-no-fields = Card { $card }: the effect “{ $effect }” has no fields.
pack-card-else = Card { $card }: “else” needs a list of one effect.
pack-card-who = Card { $card }: the effect “{ $effect }” cannot concern “{ $who }”.
pack-card-die = Card { $card }: “rolled” needs a die on the seal.
pack-card-to = Card { $card }: the effect “{ $effect }” cannot go to “{ $to }”.
pack-card-by = Card { $card }: “by” must be holder or random.
pack-card-all-but-one = Card { $card }: with “all_but_one”, “who” must be a single other player and “to” must be “me”.
pack-card-number = Card { $card }: the effect “{ $effect }” cannot have the number { $number }.
pack-card-flag = Card { $card } has an unknown flag: “{ $flag }”.
pack-card-cell = Card { $card }: a flag about a cell needs “cell” = “rolled” and a die, and no other flag may have them.
pack-card-trait = Card { $card } has an unknown trait: { $trait } = { $value }.

## Positions

position-hands = Every seat needs a hand.
position-stuck = Nobody can move in this position.
position-suspect = There is no suspect { $suspect }.
position-field = “{ $name }” is not part of a position, or its value does not fit.
