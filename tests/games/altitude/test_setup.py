"""The deal, the choice of four cards out of six, and the options."""

from collections import Counter

import pytest

from cloister import CloisterError, Table
from tests.support.playing import event, legal, names, play, refused

from .helpers import ACTING, DECK, KEEPING, SUPPLEMENT, hand, look, rows, written

SEED = bytes(range(32))
DECK_SIZES = {
    1: (120, 60, 50),
    2: (120, 90, 60),
    3: (120, 90),
    4: (120,),
    5: (150, 120),
    6: (180, 120),
}
DEFAULTS: dict[str, object] = {
    "avalanche_in_base": True,
    "five_counts_animals": False,
    "tie_break": "shared",
    "solo_avalanches": "discard",
    "first_player": "seat0",
}


def new(seats: int = 3, seed: bytes = SEED, **options: object) -> Table:
    return Table.new("altitude", seats, seed, options)


def seeds(count: int) -> list[bytes]:
    return [bytes([n]) * 32 for n in range(count)]


def dealt(table: Table) -> list[str]:
    """All cards: in hands, in the pile and set aside."""
    words = [word for seat in range(table.setting.seats) for word in hand(table, seat)]
    return words + written(table, "pile").split() + written(table, "aside").split()


def acting(table: Table) -> list[int]:
    return list(table.to_act)


def keep_all(table: Table) -> None:
    """Every seat makes the first choice that it is offered."""
    while look(table).phase == KEEPING:
        play(table, table.moves(table.to_act[0])[0])


class TestTheDeal:
    @pytest.mark.parametrize("seats", range(1, 7))
    def test_everybody_gets_six_cards(self, seats: int) -> None:
        """ALT-6, ALT-R44: cards are dealt from the whole deck; nothing has been built yet."""
        table = new(seats)
        whole = DECK + SUPPLEMENT * max(0, seats - 4)
        assert Counter(dealt(table)) == Counter(whole)
        assert look(table).held == [6] * seats
        assert look(table).pile == len(whole) - 6 * seats
        assert all(rows(table, seat) == [] for seat in range(seats))

    def test_the_seed_decides_the_shuffle(self) -> None:
        """ALT-6: the same seed deals the same hands, another seed different ones."""
        assert dealt(new()) == dealt(new())
        assert len({tuple(hand(new(seed=seed))) for seed in seeds(20)}) > 15

    @pytest.mark.parametrize(
        ("seats", "size"), [(seats, size) for seats, sizes in DECK_SIZES.items() for size in sizes]
    )
    def test_deck_sizes(self, seats: int, size: int) -> None:
        """ALT-R44: the surplus is set aside, unseen, before the deal."""
        table = new(seats, deck_size=size)
        whole = DECK + SUPPLEMENT * max(0, (size - 120) // 30)
        assert len(whole) == max(120, size)
        assert Counter(dealt(table)) == Counter(whole)
        view = look(table, 0)
        assert view.aside == max(0, 120 - size)
        assert view.pile == size - 6 * seats
        keep_all(table)
        assert look(table).pile == size - 4 * seats - 1

    @pytest.mark.parametrize("seats", range(1, 7))
    def test_other_deck_sizes_are_refused(self, seats: int) -> None:
        """ALT-R44: only the sizes for this number of players are accepted."""
        for size in {50, 60, 90, 120, 150, 180, 100} - {*DECK_SIZES[seats]}:
            with pytest.raises(CloisterError) as caught:
                new(seats, deck_size=size)
            assert (caught.value.code, caught.value.rule) == ("bad-option", "ALT-R44")

    @pytest.mark.parametrize(
        ("seats", "each"), [(1, 116), (2, 56), (3, 36), (4, 26), (5, 26), (6, 26)]
    )
    def test_draws_per_player(self, seats: int, each: int) -> None:
        """ALT-R44: the number of draws per player matches the specification (A2)."""
        table = new(seats)
        keep_all(table)
        assert look(table).pile + 1 == each * seats

    def test_cards_set_aside_stay_hidden(self) -> None:
        """ALT-R34, ALT-R44: it is known how many cards were set aside, but not which."""
        table = new(1, deck_size=50)
        assert look(table, 0).aside == 70
        assert "aside" in look(table, 0).__struct_fields__
        assert isinstance(look(table, 0).aside, int)


class TestKeeping:
    def test_four_of_six_cards_are_kept(self) -> None:
        """ALT-6: two go back, four are the hand; then the first seat draws."""
        table = new(2)
        before = hand(table)
        told = play(table, f"return {before[1]} {before[4]}")
        assert hand(table) == [before[0], before[2], before[3], before[5]]
        assert names(told, 0) == ["returned"]
        keep_all(table)
        assert look(table).held == [4, 4]
        assert (acting(table), look(table).phase) == ([0], ACTING)

    def test_all_seats_choose_at_once(self) -> None:
        """ALT-R33: nobody waits for another; seats may choose in any order."""
        table = new(3)
        assert acting(table) == [0, 1, 2]
        table.play(2, table.moves(2)[0])
        assert acting(table) == [0, 1]
        assert table.moves(2) == []
        table.play(0, table.moves(0)[0])
        assert acting(table) == [1]
        table.play(1, table.moves(1)[0])
        assert (acting(table), look(table).phase) == ([0], ACTING)

    def test_nobody_learns_what_another_chose(self) -> None:
        """ALT-R33: the others hear that a seat has chosen, and see nothing else."""
        first, second = new(3), new(3)
        told = first.play(1, first.moves(1)[0]), second.play(1, second.moves(1)[-1])
        for onlooker in (0, 2, None):
            assert look(first, onlooker) == look(second, onlooker)
            assert told[0].heard_by(onlooker) == told[1].heard_by(onlooker)
            assert names(told[0], onlooker) == ["chose"]
        assert look(first, 1) != look(second, 1)

    def test_a_choice_can_be_taken_back_until_somebody_else_chooses(self) -> None:
        """ALT-R33: until then nobody has learnt anything from it."""
        table = new(3)
        table.play(1, table.moves(1)[0])
        assert table.can_undo(1)
        table.undo(1)
        assert acting(table) == [0, 1, 2]

    def test_returned_cards_are_shuffled_into_the_pile(self) -> None:
        """ALT-6, ALT-R33: they are shuffled in once the last seat has chosen."""
        table = new(2)
        back = [hand(table, seat)[:2] for seat in (0, 1)]
        pile = written(table, "pile").split()
        for seat in (1, 0):
            assert written(table, "pile").split() == pile
            told = table.play(seat, f"return {' '.join(back[seat])}")
        after = written(table, "pile").split() + [written(table, "drawn")]
        assert Counter(after) == Counter(pile + back[0] + back[1])
        assert after[: len(pile)] != pile
        assert event(told, "began", 1).args == {"seat": 0, "pile": len(after)}

    def test_equal_cards_are_one_choice(self) -> None:
        """ALT-R21: fifteen pairs at most, fewer with equal cards among the six."""
        for seed in seeds(20):
            table = new(1, seed)
            held = hand(table)
            pairs = {tuple(sorted((a, b))) for i, a in enumerate(held) for b in held[i + 1 :]}
            assert len(legal(table)) == len(pairs) <= 15

    def test_only_cards_in_hand_can_be_returned(self) -> None:
        """ALT-6: two of the six cards in hand, and a single card only once."""
        table = new(1, SEED)
        missing = next(word for word in DECK if word not in hand(table))
        single = next(word for word in hand(table) if hand(table).count(word) == 1)
        with refused(table, "ALT-6", "refuse-return-two"):
            play(table, f"return {missing} {missing}")
        with refused(table, "ALT-6", "refuse-only-one"):
            play(table, f"return {single} {single}")
        for move in ("discard", "build 1:0", "take", "stop", f"card {single}"):
            with refused(table, "ALT-6", "refuse-return-two"):
                play(table, move)

    def test_there_is_no_second_deal(self) -> None:
        """ALT-R39: of three avalanches at least one stays, whichever cards are returned."""
        seed = next(
            n.to_bytes(32, "big")
            for n in range(500)
            if hand(new(1, n.to_bytes(32, "big"))).count("A") >= 3
        )
        table = new(1, seed)
        assert all(move.startswith("return ") for move in legal(table))
        for move in legal(table):
            again = new(1, seed)
            play(again, move)
            assert hand(again).count("A") >= 1

    def test_no_cards_are_returned_later(self) -> None:
        """ALT-6: the hands are chosen once."""
        table = new(2)
        keep_all(table)
        held = hand(table)
        with refused(table, "ALT-6", "refuse-setup-over"):
            play(table, f"return {held[0]} {held[1]}")


class TestFirstPlayer:
    def test_seat_0_begins_by_default(self) -> None:
        """ALT-R37: seat 0 by default, then in seat order."""
        table = new(3)
        keep_all(table)
        for seat in (0, 1, 2, 0):
            assert table.to_act == (seat,)
            play(table, "discard")

    def test_the_first_player_may_be_drawn_by_lot(self) -> None:
        """ALT-R37: the seed picks any seat, and the turns go round from there."""
        found = set()
        for seed in seeds(30):
            table = new(3, seed, first_player="random")
            assert acting(table) == [0, 1, 2]
            keep_all(table)
            first = table.to_act[0]
            found.add(first)
            assert look(table).first == first
            play(table, "discard")
            assert acting(table) == [(first + 1) % 3]
        assert found == {0, 1, 2}


class TestOptions:
    @pytest.mark.parametrize("seats", range(1, 7))
    def test_defaults(self, seats: int) -> None:
        """ALT-R9, ALT-R23, ALT-R31, ALT-R35, ALT-R37, ALT-R44: the value of every option."""
        wanted = DEFAULTS | {"deck_size": DECK_SIZES[seats][0]}
        assert new(seats).setting.options.values == wanted

    @pytest.mark.parametrize(
        ("name", "value", "rule"),
        [
            ("deck_size", 121, "ALT-R44"),
            ("avalanche_in_base", "perhaps", "ALT-R9"),
            ("five_counts_animals", 5, "ALT-R23"),
            ("tie_break", "height", "ALT-R31"),
            ("solo_avalanches", "others", "ALT-R35"),
            ("first_player", "seat1", "ALT-R37"),
        ],
    )
    def test_wrong_values_are_refused(self, name: str, value: object, rule: str) -> None:
        with pytest.raises(CloisterError) as caught:
            Table.new("altitude", 3, SEED, {name: value})
        assert (caught.value.code, caught.value.rule) == ("bad-option", rule)

    @pytest.mark.parametrize("seats", [0, 7])
    def test_wrong_numbers_of_seats_are_refused(self, seats: int) -> None:
        with pytest.raises(CloisterError) as caught:
            new(seats)
        assert caught.value.code == "seats-out-of-range"
