"""What a seat knows, and the worlds imagined for it: each agrees with all that it saw."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from cloister.core.chance import Fast
from cloister.core.registry import find
from cloister.games.mystery_of_the_abbey.components.traits import nth
from cloister.games.mystery_of_the_abbey.knowledge.complete_search import CompleteSearch
from cloister.games.mystery_of_the_abbey.knowledge.conclusions import Conclusions
from cloister.games.mystery_of_the_abbey.knowledge.deductions import culprits, not_cleared
from cloister.games.mystery_of_the_abbey.knowledge.notes import Notes
from cloister.games.mystery_of_the_abbey.knowledge.sampling import sample_world
from cloister.games.mystery_of_the_abbey.knowledge.view import AbbeyView
from cloister.games.mystery_of_the_abbey.knowledge.world import World
from cloister.games.mystery_of_the_abbey.rules import chronicle, moves
from cloister.games.mystery_of_the_abbey.rules.chronicle import CULPRIT, Entry
from cloister.games.mystery_of_the_abbey.rules.game import MysteryOfTheAbbey
from cloister.suite.walk import Walk, dice, positions
from tests.support.playing import play

from .helpers import KEY, at, look, state
from .witness import untruths

ALL = (1 << 24) - 1
UNKNOWN = range(16, 24)
"""In the small cases seat 0 does not know where these eight suspects are, but all others."""


def notes(*lines: Entry) -> Notes:
    """What seat 0 knows in a small case, after these lines of the chronicle.

    It holds 0 to 5, and knows that seat 1 has 6 to 10 and seat 2 has 11 to 15. Of the last eight
    seat 1 has three, seat 2 has four, and one is the culprit.
    """
    shown = [Entry(chronicle.SHOW_ALL, seat, -1, ALL, 1, [31 << 1 + 5 * seat]) for seat in (1, 2)]
    written = Notes(3, 0, [*shown, *lines])
    written.own = 63
    written.start = [6, 8, 9]
    return written


def brute_force(written: Notes) -> Iterator[tuple[int, ...]]:
    """Every possible world: the culprit, the card of each move, and the hands of seats 1 and 2."""
    for one in combinations(UNKNOWN, 3):
        rest = [card for card in UNKNOWN if card not in one]
        for culprit in rest:
            first = sum(1 << card for card in (*range(6, 11), *one))
            second = sum(1 << card for card in (*range(11, 16), *rest) if card != culprit)
            yield from _continued(written.page[2:], 63, first, second, (1 << culprit,))


def _continued(
    page: list[Entry], own: int, one: int, two: int, done: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    if not page:
        yield (*done, one, two)
        return
    line, rest = page[0], page[1:]
    hands = [own, one, two]
    if line.kind == chronicle.COUNT:
        if (hands[line.a] & line.mask).bit_count() == line.n:
            yield from _continued(rest, own, one, two, done)
    elif line.kind == chronicle.SHOW:
        if bool(hands[line.a] & line.mask) == bool(line.n):
            yield from _continued(rest, own, one, two, done)
    else:
        for card in range(24):
            if not hands[line.a] >> card & 1 or (line.b == 0 and line.cards[0] != 1 << card):
                continue
            moved = hands.copy()
            moved[line.a] &= ~(1 << card)
            moved[line.b] |= 1 << card
            yield from _continued(rest, moved[0], moved[1], moved[2], (*done, card))


def sampled(written: Notes, draws: int) -> Counter[tuple[int, ...]]:
    found: Counter[tuple[int, ...]] = Counter()
    for n in range(draws):
        found[_written(written, sample_world(Conclusions(written), Fast(n)))] += 1
    return found


def _written(written: Notes, world: World) -> tuple[int, ...]:
    culprit = sum(1 << card for card in range(24) if world.path[card][0] == CULPRIT)
    moved = []
    now = 0
    for line in written.page:
        if line.is_move():
            moved += [
                card
                for card in range(24)
                if world.path[card][now] == line.a and world.path[card][now + 1] == line.b
            ]
            now += 1
    hands = [sum(1 << card for card in range(24) if world.path[card][now] == at) for at in (1, 2)]
    return (culprit, *moved, *hands)


def take(loser: int, taker: int, card: int = 0) -> Entry:
    return Entry(chronicle.TAKE, loser, taker, ALL, 1, [1 << card])


def told(seat: int, mask: int, n: int) -> Entry:
    return Entry(chronicle.COUNT, seat, 0, mask, n, [])


HIGH = sum(1 << card for card in range(20, 24))
CASES = [
    [],
    [told(1, HIGH, 2)],
    [told(1, HIGH, 2), told(2, 0b1111 << 18, 2)],
    [take(1, 2), told(2, HIGH, 3)],
    [told(2, HIGH, 3), take(2, 1), told(1, HIGH | 1 << 7, 2)],
    [take(1, 0, 21), told(1, HIGH, 0)],
    [Entry(chronicle.SHOW, 1, 2, HIGH, 1, [1 << 20]), take(2, 0, 22), told(2, HIGH, 1)],
    [Entry(chronicle.SHOW, 2, 1, HIGH, 0, [0]), told(1, HIGH, 3)],
]


@pytest.mark.parametrize("page", CASES, ids=range(len(CASES)))
def test_the_sampler_reaches_all_worlds_and_no_others(page: list[Entry]) -> None:
    """MOA-J10: the worlds are those that brute force finds.

    None of them is reached much more often than another.
    """
    written = notes(*page)
    worlds = set(brute_force(written))
    draws = min(40 * len(worlds), 9000)
    found = sampled(written, draws)
    assert set(found) <= worlds
    if draws == 40 * len(worlds):
        assert set(found) == worlds
        assert sum(abs(found[world] / draws - 1 / len(worlds)) for world in worlds) / 2 < 0.25


def test_a_card_shown_after_an_answer_does_not_count_for_it() -> None:
    """MOA-J2: seat 1 has seen none of the last four, and is shown one of them only later."""
    none = Entry(chronicle.COUNT, 1, moves.SEEN, HIGH, 0, [])
    written = notes(none, Entry(chronicle.SHOW, 2, 1, HIGH, 1, [1 << 20]))
    for n in range(20):
        world = sample_world(Conclusions(written), Fast(n))
        assert all(world.path[card][0] in (2, CULPRIT) for card in range(20, 24))


def long_page(seed: int) -> list[Entry]:
    """Sixty true lines of a chronicle.

    Two cards go unseen from one hand to another, seat 0 takes some others, and in between somebody
    tells a number or shows a card.
    """
    chance = Fast(seed)
    hidden = list(UNKNOWN)
    chance.shuffle(hidden)
    hands = [63, 31 << 6, 31 << 11]
    for card in hidden[:3]:
        hands[1] |= 1 << card
    for card in hidden[3:7]:
        hands[2] |= 1 << card
    page: list[Entry] = []
    for n in range(60):
        a = 1 + chance.below(2)
        mask = 1 + chance.below(ALL)
        if n in (6, 20) or n % 12 == 11:
            taker = 3 - a if n in (6, 20) else 0
            card = nth(hands[a], chance.below(hands[a].bit_count()))
            page.append(take(a, taker, card))
            hands[a] &= ~(1 << card)
            hands[taker] |= 1 << card
        elif n % 5 == 4:
            shown = hands[a] & mask
            shown &= -shown
            page.append(Entry(chronicle.SHOW, a, 3 - a, mask, 1 if shown else 0, [shown]))
        else:
            page.append(told(a, mask, (hands[a] & mask).bit_count()))
    return page


@pytest.mark.parametrize("seed", range(6))
def test_long_chronicles_lose_no_world(seed: int) -> None:
    """MOA-J10: after up to sixty lines the sampler reaches only worlds that brute force finds.

    Where few worlds are left it reaches all of them. Nobody is cleared who may have done it.
    """
    written = notes(*long_page(seed)[: 20 + 8 * seed])
    worlds = set(brute_force(written))
    found = sampled(written, min(40 * len(worlds), 800))
    assert set(found) <= worlds
    if len(worlds) <= 20:
        assert set(found) == worlds
    assert not_cleared(written) == sum({world[0] for world in worlds})


@pytest.mark.parametrize("page", CASES, ids=range(len(CASES)))
def test_nobody_is_cleared_without_proof(page: list[Entry]) -> None:
    """The inspector's list of possible culprits is the one that brute force finds."""
    written = notes(*page)
    assert not_cleared(written) == sum({world[0] for world in brute_force(written)})


def test_a_complete_search_misses_nothing() -> None:
    """MOA-J10: it finds a world if there is one; if there is none, it ends without one."""
    written = notes(told(1, HIGH, 2), told(2, 0b1111 << 18, 2))
    found = CompleteSearch(Fast(1), 500).find(Conclusions(written).possibilities)
    assert found is not None
    assert found.may[0][CULPRIT].bit_count() == 1
    impossible = Conclusions(notes(told(1, HIGH, 2))).possibilities
    for card in range(20, 23):
        impossible.bar(1 << card, 0, 1)
    search = CompleteSearch(Fast(1), 500)
    assert search.find(impossible) is None
    assert search.ended


def test_brute_force_counts_right() -> None:
    """With an empty page there are 8! / (3! 4! 1!) worlds."""
    assert len(set(brute_force(notes()))) == 280
    assert len(list(permutations(range(8)))) // (6 * 24) == 280


def walked(count: int, first: int) -> Iterator[Walk]:
    yield from positions(find(KEY), count, first)


def test_imagined_worlds_agree_with_the_chronicle() -> None:
    """MOA-J10, MOA-J15: every answer, refusal to show, pass and take on the page stays true."""
    checked = longest = 0
    for walk in walked(24, 500):
        game = walk.state
        assert isinstance(game, MysteryOfTheAbbey)
        assert untruths(game) == []
        longest = max(longest, len(game.page))
        if not game.to_act():
            continue
        for onlooker in walk.onlookers:
            world = game.imagine(onlooker, dice(walk.seed, walk.made))
            assert isinstance(world, MysteryOfTheAbbey)
            assert untruths(world) == []
            checked += 1
    assert checked > 60
    assert longest > 90


def test_the_true_culprit_is_never_cleared() -> None:
    """Nor is the culprit of any imagined world."""
    for walk in walked(8, 700):
        game = walk.state
        assert isinstance(game, MysteryOfTheAbbey)
        if not game.to_act():
            continue
        view = game.view(0)
        assert isinstance(view, AbbeyView)
        left = culprits(view)
        assert game.culprit + 1 in left
        for n in range(4):
            world = game.imagine(0, dice(walk.seed, n))
            assert isinstance(world, MysteryOfTheAbbey)
            assert world.culprit + 1 in left


def test_worlds_imagined_earlier_change_nothing() -> None:
    """The same dice make the same world, whether or not another one was imagined before."""
    for walk in walked(6, 900):
        if walk.state.to_act():
            fresh = walk.state.copy()
            first = walk.state.imagine(None, dice(walk.seed, 1))
            walk.state.imagine(None, dice(walk.seed, 2))
            for state in (walk.state, fresh):
                assert state.imagine(None, dice(walk.seed, 1)).position() == first.position()


def test_the_witness_notices_a_lie() -> None:
    """A changed answer is found."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand", "trait fat", "done", "answer")
    game = state(table)
    assert untruths(game) == []
    game.page[0] = Entry(chronicle.COUNT, 1, 0, game.page[0].mask, game.page[0].n + 1, [])
    assert untruths(game) == ["line 0: told another number"]


def test_an_answer_narrows_the_culprits() -> None:
    """Seat 1 holds the five Templars that seat 0 does not hold, so none of them did it."""
    hands = ["1 2 3 9 10", "4 5 6 7 8", "11 12 13 14 15", "16 17 18 19 20"]
    table = at("ECC CLS CLW CLW", hands=hands)
    assert culprits(look(table, 0)) == [4, 5, 6, 7, 8, *range(11, 25)]
    play(table, "go CLS", "about hand", "trait Templar", "done", "answer")
    assert culprits(look(table, 0)) == list(range(11, 25))
    assert len(culprits(look(table, 2))) == 19


def test_a_seat_that_has_seen_23_knows_the_24th() -> None:
    """Here all 23 were shown to everybody, so a spectator knows it, too."""
    full = ["1 2 3 4 5 21", "6 7 8 9 10 22", "11 12 13 14 15 23", "16 17 18 19 20"]
    table = at(hands=full, parlour=[])
    game = state(table)
    game.page = [
        Entry(chronicle.SHOW_ALL, seat, -1, 1 << card, 1, [1 << card])
        for seat, hand in enumerate(full)
        for card in [int(word) - 1 for word in hand.split()]
    ]
    assert culprits(look(table, 3)) == [24]
    assert culprits(look(table, None)) == [24]


def test_the_view_hides_what_was_not_seen() -> None:
    """MOA-J15: of cards that two others saw only the number is told."""
    table = at(dice=[1, 0])
    play(table, "go CON1", "use")
    (line,) = look(table, 2).page
    assert line.cards == [-1]
    (line,) = look(table, 1).page
    assert line.cards[0] > 0
    assert look(table, 3).hand == [16, 17, 18, 19, 20]
    assert look(table, None).hand == []
    assert look(table, None).seen == []


def test_sightings_have_a_time() -> None:
    """MOA-J2, MOA-J10: the view tells when a suspect was seen last."""
    table = at("POR", turns=7)
    play(table, "go PAR", "use")
    assert look(table, 0).sightings[20] == 700
    assert look(table, 0).sightings[22] == -1
