"""What a seat knows about hidden cards and bridges, and the worlds imagined for it."""

from collections import Counter

from cloister import Table
from cloister.core.chance import Fast
from cloister.core.game import Announcements
from cloister.core.values import encode
from cloister.games.sator.knowledge.imagine import imagine
from cloister.games.sator.rules.game import Sator
from cloister.suite.walk import Settings
from tests.support.playing import play

from .helpers import DECK, KEY, SHAPES, TYPES, at, library, look

FACES = [f"rotas {shape}" for shape in SHAPES] + [f"moves {kind}" for kind in TYPES] + ["jolly"]
ROAD = {"wood I4": "c3 0"}
TRIES = 60


def worlds(table: Table, seat: int | None) -> list[Sator]:
    return [imagine(library(table), seat, Fast(n)) for n in range(TRIES)]


def words(cards: list[int]) -> Counter[str]:
    return Counter(FACES[card] for card in cards if card < 11)


def reshuffled(rivals: tuple[str, ...] = ("jolly", "jolly", "rotas T4")) -> Table:
    """The pile has just been reshuffled, and seat 1 held these cards before."""
    rest = Counter(DECK) - Counter(rivals) - Counter(["rotas L5"] * 6)
    discards = sorted(rest.elements())
    table = at(
        ROAD,
        ("rotas L5",) * 6,
        rivals=(rivals,),
        more={"pile": [], "discards": discards, "seat": 1, "turn": 5},
    )
    play(table, "end", "from im")
    return table


def test_a_seat_knows_its_own_cards() -> None:
    """SAT-A34: its hand, all counts, the discards, and which prayers it has left."""
    table = at(ROAD, ("jolly", "nihil"), rivals=(("rotas L3", "clara"),), discards=("jolly",))
    for world in worlds(table, 0):
        assert world.hands[0] == [10, 11]
        assert sorted(world.prayers[0]) == [12, 13, 14, 15, 16, 17, 18]
        assert len(world.hands[1]) == 2
        assert encode(world.view(0)) == encode(table.view(0))


def test_hidden_cards_are_dealt_again() -> None:
    """SAT-A34: other hands, the order of piles, and the prayers of others."""
    table = at(ROAD, ("jolly", "nihil"), rivals=(("rotas L3", "clara"),))
    found = worlds(table, 0)
    assert len({tuple(world.hands[1]) for world in found}) > 20
    assert len({tuple(world.prayers[0]) for world in found}) > 20
    assert {world.hands[1][1] for world in found} == set(range(11, 19))
    blind = worlds(table, None)
    assert len({tuple(world.hands[0]) for world in blind}) > 20


def test_after_a_reshuffle_old_cards_are_not_in_the_pile() -> None:
    """SAT-A34, SAT-A33: everybody knows which cards the new pile consists of."""
    table = reshuffled()
    for world in worlds(table, 0):
        old = Counter(["jolly", "jolly", "rotas T4"])
        assert not old - words(world.hands[1])
        assert words(world.pile)["jolly"] <= 4
    drawn = {tuple(world.hands[1]) for world in worlds(table, 0)}
    assert len(drawn) > 5


def test_all_hands_are_dealt_again_for_a_spectator() -> None:
    """SAT-A34: a spectator knows only what lies open."""
    table = reshuffled()
    assert len({tuple(world.hands[0]) for world in worlds(table, None)}) > 10


def test_a_shown_card_that_the_new_pile_lacks_is_an_old_one() -> None:
    """SAT-A34: it is shown after the reshuffle, so it was already held before."""
    table = reshuffled(("jolly",) * 5)
    known = library(table).hidden_cards[0]
    assert [age.held[1] for age in known.ages] == [5, 1]
    known.ages[1].pool[10] -= 1
    known.showed(1, 10)
    assert known.unclear == []
    assert [age.held[1] for age in known.ages] == [4, 1]
    known.showed(1, 1)
    assert [age.held[1] for age in known.ages] == [4, 0]


def test_a_card_of_unclear_age_is_taken_as_old_and_as_new() -> None:
    """SAT-A34: a jolly is shown that may be old or new; both kinds of worlds are imagined."""
    table = reshuffled(("jolly", "rotas T4", "rotas T4"))
    known = library(table).hidden_cards[0]
    known.drew(1, 0)
    known.showed(1, 10)
    assert [(shown.seat, shown.face) for shown in known.unclear] == [(1, 10)]
    kinds = {tuple(age.held[1] for age in known.cleared(Fast(n))) for n in range(40)}
    assert kinds == {(2, 2), (3, 1)}


def test_a_search_shows_the_pile() -> None:
    """SAT-A34, SAT-A18: the searcher knows the pile, and so what the others hold in all."""
    table = at(ROAD, ("rotas L3", "nihil"), rivals=(("jolly", "jolly", "moves iron"),))
    play(table, "swap search", "discard nihil", "discard rotas L3", "from im", "take jolly")
    for world in worlds(table, 0):
        assert words(world.hands[1]) == Counter(["jolly", "jolly", "moves iron"])
        assert words(world.pile) == words(library(table).pile)
    assert len({tuple(world.pile) for world in worlds(table, 0)}) > 20
    assert len({tuple(world.hands[1]) for world in worlds(table, None)}) > 20


def test_ages_are_forgotten_when_nobody_holds_their_cards() -> None:
    """SAT-A34: what a seat remembers stays small, however long the game is."""
    game = Table.new(KEY, 4, bytes(32)).game
    setting = Settings(game).make(4)
    chance = Fast(5)
    state = game.start(setting, chance)
    assert isinstance(state, Sator)
    most = 0
    told = Announcements(listening=False)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, state.sample(seat, chance), chance, told)
        most = max(most, *(len(known.ages) for known in state.hidden_cards))
        assert all(len(known.unclear) <= 12 for known in state.hidden_cards)
    assert 1 < most < 12


def test_types_of_unlaid_bridges_are_imagined() -> None:
    """SAT-A1: the others know only the shapes; with two players they know the types, too."""
    table = Table.new(KEY, 4, bytes(32))
    seat = table.to_act[0]
    other = (seat + 1) % 4
    found = worlds(table, other)
    assert len({tuple(world.stock[seat]) for world in found}) > 20
    for world in found:
        assert [bridge >> 2 for bridge in world.stock[seat]] == list(range(6))
        assert world.stock[other] == library(table).stock[other]
    two = Table.new(KEY, 2, bytes(32))
    for world in worlds(two, 0):
        assert world.stock == library(two).stock


def test_the_type_of_the_bridge_being_laid_is_imagined() -> None:
    """SAT-A1: the others know its shape, but not its type."""
    table = Table.new(KEY, 4, bytes(32))
    seat = table.to_act[0]
    play(table, table.moves(seat)[0])
    lifted = library(table).bridge
    assert {world.bridge for world in worlds(table, seat)} == {lifted}
    others = {world.bridge for world in worlds(table, (seat + 1) % 4)}
    assert {bridge >> 2 for bridge in others} == {lifted >> 2}
    assert len(others) == 3
    assert look(table, None).shape == lifted >> 2
