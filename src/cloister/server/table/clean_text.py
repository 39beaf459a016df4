"""Cleans what people type before it is stored and shown to others."""

import unicodedata

ODD = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode categories of control and direction marks, and of code points that are no characters."""


def tidy(words: str, most: int) -> str:
    """What a person typed, trimmed, without control and direction marks, cut to length."""
    plain = "".join(" " if _is_odd(letter) else letter for letter in words[: 4 * most])
    return " ".join(plain.split())[:most].strip()


def _is_odd(letter: str) -> bool:
    return unicodedata.category(letter) in ODD
