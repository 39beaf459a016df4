# compiled with mypyc
"""What the table agreed on, as the rules use it."""

from cloister.core.card import Setting

from ..components.pack import Components


class Terms:
    """The agreements of a table. All copies of a position share them."""

    def __init__(
        self,
        seats: int,
        deck: list[int],
        in_play: int,
        species: str,
        ranks: list[int],
        avalanche_in_base: bool,
        five_counts_animals: bool,
        height_breaks_ties: bool,
        own_avalanches: bool,
    ) -> None:
        self.seats = seats
        self.deck = deck
        """All cards, sorted, those that are set aside included (ALT-R44)."""
        self.in_play = in_play
        """How many of them are not set aside."""
        self.species = species
        """For each value from 1 up, the letter of its animal, a dot where there is none."""
        self.ranks = ranks
        """The points that each solo rank asks for; empty with two or more seats."""
        self.avalanche_in_base = avalanche_in_base
        self.five_counts_animals = five_counts_animals
        self.height_breaks_ties = height_breaks_ties
        self.own_avalanches = own_avalanches
        """Solo, with avalanches that hit the player's own mountain (ALT-R35)."""


def terms_of(setting: Setting[Components]) -> Terms:
    """The agreements of a table."""
    options = setting.options
    size = options.number("deck_size")
    return Terms(
        seats=setting.seats,
        deck=setting.components.deck(size),
        in_play=setting.components.in_play(size),
        species=setting.components.species,
        ranks=setting.components.ranks(size) if setting.seats == 1 else [],
        avalanche_in_base=options.flag("avalanche_in_base"),
        five_counts_animals=options.flag("five_counts_animals"),
        height_breaks_ties=options.word("tie_break") == "height_cards",
        own_avalanches=setting.seats == 1 and options.word("solo_avalanches") == "own",
    )
