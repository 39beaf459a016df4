# What the engine refuses: games, seats, options, moves, records, packs.

# $what names the broken invariant for developers.
rule-bug = { $what }

## Component packs

# Where a pack is wrong, and why: a whole sentence.
pack-at-line = { $file }, line { $line }: { $why }
pack-in-file = { $file }: { $why }
pack-not-toml = This is not a TOML file ({ $why }).
pack-unreadable = The file cannot be read ({ $why }).
pack-unknown-table = The game has no table "{ $name }". It knows { $known }.
pack-needs-source = [{ $name }] needs a source: one of { $sources }.
pack-needs-from = [{ $name }] needs a line "from" that says where it comes from.
pack-missing = This game was played with another component pack (hash { $hash }). Give it with --pack, or put it at { $place }.
