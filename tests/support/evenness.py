"""Whether counts are as even as chance makes them."""

import math


def p_value(chi_square: float, freedom: int) -> float:
    """How often chance alone is this uneven (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    z = ((chi_square / freedom) ** (1 / 3) - 1 + spread) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2


def unevenness(counts: list[int]) -> float:
    """Chi-square against the hypothesis that all counts are equal."""
    expected = sum(counts) / len(counts)
    return sum((found - expected) ** 2 for found in counts) / expected


def assert_even(chi_square: float, freedom: int) -> None:
    """Neither uneven nor suspiciously even."""
    assert 1e-4 < p_value(chi_square, freedom) < 1 - 1e-4
