"""Claim or doubt."""

from typing import Final

from cloister.core.notation import Kinds, number

KINDS: Final = Kinds("'claim 2 5' or 'doubt'")

CLAIM: Final = KINDS.kind("claim", number("count", 1, 6), number("face", 1, 6))
DOUBT: Final = KINDS.kind("doubt")
