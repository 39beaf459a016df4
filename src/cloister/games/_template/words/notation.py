"""A move in words: `burn 7`, `pass 12`. The kinds of moves say how; game.ftl has their labels."""

from ..rules.moves import KINDS

write, read, label, parts = KINDS.write, KINDS.read, KINDS.label, KINDS.parts
