"""Moves as text: `lay wood T4`, `facing 2`, `place f3`, `play rotas T4`, `turn f3 left`, ..."""

from cloister.core.notation import Words

from ..rules.move_words import MOVE_OF

NOTATION = Words(MOVE_OF, example="'play rotas T4', 'walk f3'")
