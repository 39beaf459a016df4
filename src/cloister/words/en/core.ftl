# What the engine refuses: games, seats, options, moves, records, packs.

# $what names the broken invariant for developers.
rule-bug = { $what }
