"""The master asks useful questions, completes them, and accuses when it knows the culprit."""

from cloister.bots.context import SeatContext
from cloister.bots.master import ENDLESS, Master
from cloister.core.chance import Fast
from cloister.core.table import Table
from cloister.core.values import EVERYTHING
from cloister.games.mystery_of_the_abbey.bots.facts import Facts
from cloister.games.mystery_of_the_abbey.bots.questions import Phrases, questions, requests
from cloister.games.mystery_of_the_abbey.bots.room_tour import Tour
from cloister.games.mystery_of_the_abbey.components.rooms import CHAPTER, PARLOUR
from cloister.games.mystery_of_the_abbey.components.traits import EVERYBODY
from cloister.games.mystery_of_the_abbey.knowledge.evidence import Evidence
from cloister.games.mystery_of_the_abbey.rules import chronicle, moves
from cloister.games.mystery_of_the_abbey.rules.chronicle import Entry
from tests.support.playing import play

from .helpers import at, look, state

FULL = ["1 2 3 4 5 21", "6 7 8 9 10 22", "11 12 13 14 15 23", "16 17 18 19 20"]


def master(table: Table, iterations: int = 40) -> str:
    """The move that a master makes for the seat that has to decide."""
    seat = table.to_act[0]
    heuristics = table.game.heuristics_at(table.setting)
    context = SeatContext(table.state, seat, EVERYTHING, Fast(3), heuristics)
    return table.game.write(Master(ENDLESS, iterations).choose(context))


def turn(table: Table, seat: int) -> list[str]:
    """Let a master play until another seat has to decide; returns its moves."""
    heuristics = table.game.heuristics_at(table.setting)
    context = SeatContext(table.state, seat, EVERYTHING, Fast(3), heuristics)
    said = []
    while table.to_act and table.to_act[0] == seat:
        said.append(table.game.write(Master(ENDLESS, 40).choose(context)))
        play(table, said[-1])
    return said


def test_every_set_of_suspects_has_one_phrase() -> None:
    table = at()
    phrases = Phrases(state(table).terms.values, 5)
    assert len(set(phrases.masks)) == len(phrases.masks)
    assert {mask for mask in phrases.masks if mask.bit_count() == 1} == {1 << n for n in range(24)}
    for mask, words in zip(phrases.masks, phrases.words, strict=True):
        met = EVERYBODY
        for word in words:
            met &= state(table).terms.values[word - moves.TRAIT]
        assert met == mask


def test_an_answer_that_is_known_already_is_worth_nothing() -> None:
    evidence = Evidence(look(at(), 0), 60)
    assert evidence.of_answer(1, moves.HAND, 0b11111) == 0.0
    assert evidence.of_request(1, 0b11111) == 0.0
    best = questions(evidence, Phrases(state(at()).terms.values, 5), 1, moves.PASSED)[0]
    assert best.worth > evidence.of_answer(1, moves.HAND, 1 << 20)


def test_a_later_answer_changes_the_evidence() -> None:
    """Seat 1 says that it holds 10, which makes 10 a much less likely culprit."""
    table = at("ECC CLS CLW CLW")
    evidence = Evidence(look(table, 0), 80)
    before = evidence.chance_after(state(table).page, 0, 9)
    play(table, "go CLS", "about hand", "name 10", "done", "answer")
    assert evidence.chance_after(state(table).page, 0, 9) < before / 2
    assert evidence.chance_after(state(table).page, 0, 23) > 0.0


def test_a_master_completes_the_question_that_it_began() -> None:
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS")
    said = turn(table, 0)
    assert said[0].startswith("about ")
    assert said[-1] == "done"
    assert look(table).phase == "reply"


def test_a_master_takes_the_vow_of_silence() -> None:
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand", "trait Templar", "done")
    assert master(table) == "silent"


def test_a_master_that_knows_the_culprit_goes_and_accuses_him() -> None:
    table = at("CLE", hands=FULL, parlour=[])
    for seat in (1, 2, 3):
        shown = Entry(chronicle.SHOW_ALL, seat, -1, EVERYBODY, 1, [state(table).hands[seat]])
        state(table).page.append(shown)
    assert turn(table, 0) == ["go CAP", "accuse", "accuse 24"]


def test_a_tour_collects_what_lies_on_the_way() -> None:
    """Two turns to the parlour and two on to the chapter hall are worth more than the first."""
    table = at()
    distance = Facts(table.setting.components, 4).distance
    worth = [0.0] * 27
    worth[PARLOUR] = worth[CHAPTER] = 1.0
    tour = Tour(distance, 2, worth)
    assert tour.worth_from(0, 1, 0) == 0.0
    assert tour.worth_from(0, 2, 0) == 0.75**2
    assert tour.worth_from(0, 4, 0) == 0.75**2 * (1 + 0.75**2)


def test_requests_ask_for_cards_that_may_be_there() -> None:
    evidence = Evidence(look(at(parlour=[], hands=FULL), 0), 60)
    best = requests(evidence, Phrases(state(at()).terms.values, 2), 0)[0]
    assert best.worth > 0.0
    assert best.seat != 0
