"""A move in words: `claim 2 5`, `doubt`."""

from ..rules.moves import KINDS

write, read, label, parts = KINDS.write, KINDS.read, KINDS.label, KINDS.parts
