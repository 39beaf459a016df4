"""Moves as text, such as `burn 7`, derived from their kinds; labels are in game.ftl."""

from ..rules.moves import KINDS

write, read, label, parts = KINDS.write, KINDS.read, KINDS.label, KINDS.parts
