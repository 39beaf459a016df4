# The pages around the table: home, a new table, rules, credits, errors.

language-name = English
foot-languages = Languages

error-not-found = Not found
error-not-possible = Not possible
