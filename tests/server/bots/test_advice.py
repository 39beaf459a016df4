"""Hints: only where agreed, only for the seat to decide, and nobody else gets the answer."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from cloister.core import text
from cloister.core.table import Table
from cloister.core.values import EVERYTHING
from cloister.server.app import Cloister
from cloister.server.bots.pool import Pool
from cloister.server.bots.worker import think
from cloister.suite.walk import dice

from ..harness import GENEROUS, Message, Person, Server, Sitting, bot, friends
from .workers import DEAD, question


def hint(here: Sitting, **more: object) -> Message:
    """Ask for a hint for the seat on screen; return the answer to the command."""
    return here.ask(**{"v": here.now["v"], "seat": here.now["seat"], "hint": [], **more})


def test_the_best_moves_go_to_the_seat_that_asked(server: Server) -> None:
    table, (ana, ben) = friends(server, 2, hints=True)
    with ana.sit(table) as here, ben.sit(table) as there:
        there.until("snap")
        assert here.until("snap")["hints"] is True
        assert hint(here)["t"] == "ack"
        told = here.until("hint")
        assert (told["v"], told["seat"]) == (0, 0)
        assert 1 <= len(told["advice"]) <= 3
        moves = [advised["move"] for advised in told["advice"]]
        assert set(moves) <= set(here.now["moves"])
        values = [advised["value"] for advised in told["advice"]]
        assert values == sorted(values, reverse=True)
        assert here.move(moves[0])["t"] == "ack"
        there.until("upd")
        kinds = [msgspec.json.decode(frame)["t"] for frame in there.frames]
        assert kinds.count("remark") == 1, "that somebody asked is told to all"
        assert "hint" not in kinds, "what was answered is told to nobody else"


def test_the_table_remembers_who_asked_for_a_hint(store: Path) -> None:
    with Server(store) as server:
        ana = server.person("Ana")
        sid, table = ana.sid, ana.open_table("me", bot(), hints=True)
        with ana.sit(table) as here:
            here.my_turn()
            hint(here)
            here.until("hint")
            said = here.ask(chat="I did")
            assert said["t"] == "ack"
    with Server(store) as server, server.person(sid=sid).sit(table) as here:
        snap = here.until("snap")
        assert [(said["seat"], said["code"]) for said in snap["remarks"]] == [(0, "hint")]
        assert snap["hints"] is True


def test_the_same_decision_is_worked_out_once(ana: Person) -> None:
    with ana.sit(ana.open_table("me", bot(), hints=True)) as here:
        here.my_turn()
        hint(here)
        first = here.until("hint")
        hint(here)
        assert here.until("hint") == first
        remarks = [frame for frame in here.frames if '"t":"remark"' in frame]
        assert len(remarks) == 1


def test_there_are_no_hints_unless_agreed(ana: Person) -> None:
    with ana.sit(ana.open_table("me", bot())) as here:
        here.my_turn()
        assert here.now.get("hints") in (False, None)
        assert hint(here)["code"] == "hints-off"


def test_hints_are_only_for_ones_own_decision(server: Server) -> None:
    table, (ana, ben) = friends(server, 2, hints=True)
    with ana.sit(table) as here, ben.sit(table) as there, server.person().sit(table) as watching:
        here.until("snap")
        there.until("snap")
        watching.until("snap")
        assert hint(there)["code"] == "not-your-turn"
        assert hint(there, seat=0)["code"] == "not-yours"
        assert hint(watching, seat=0)["code"] == "not-yours"
        assert hint(here, v=99)["code"] == "stale"
        assert here.ask(hint=[])["code"] == "bad-frame"


def test_a_hint_takes_the_draft_into_account(server: Server) -> None:
    ana = server.person("Ana")
    with ana.sit(ana.open_table("me", bot(), game="sator", hints=True)) as here:
        here.my_turn()
        tried = [here.now["moves"][0]]
        wish = {"v": here.now["v"], "seat": 0}
        drafted = here.send(**wish, draft=tried)
        answer = here.until("draft")
        assert answer["id"] == drafted
        assert hint(here, hint=tried)["t"] == "ack"
        told = here.until("hint")
        assert told["tried"] == tried
        assert {advised["move"] for advised in told["advice"]} <= set(answer["moves"])
        assert hint(here, hint=["end"])["code"] in ("illegal", "bad-notation")
        assert hint(here)["t"] == "ack"
        assert here.until("hint")["tried"] == []


def test_a_hint_about_a_draft_needs_a_game_with_drafts(ana: Person) -> None:
    with ana.sit(ana.open_table("me", bot(), hints=True)) as here:
        here.my_turn()
        assert hint(here, hint=["uncover a1"])["code"] == "no-draft"


def test_hints_are_rate_limited(store: Path) -> None:
    limits = replace(GENEROUS, hints_per_second=0.0001, hints_burst=2)
    with Server(store, limits=limits) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", bot(), hints=True)) as here:
            here.my_turn()
            assert [hint(here).get("code") for _ in range(3)] == [None, None, "rate"]


def test_a_dead_master_does_no_harm(store: Path) -> None:
    class Failing(Cloister):
        def make_pool(self) -> Pool:
            return Pool(1, DEAD)

    with Server(store, Failing) as server:
        ana = server.person("Ana")
        with ana.sit(ana.open_table("me", bot(), hints=True)) as here:
            here.my_turn()
            hint(here)
            assert here.until("hint")["advice"] == []
            assert here.move()["t"] == "ack"


def test_a_rematch_keeps_the_agreement_on_hints(server: Server) -> None:
    ana = server.person("Ana")
    table = ana.open_table("me", bot(), game="_template", hints=True, options={"rounds": 1})
    with ana.sit(table) as here:
        here.until("snap")
        here.move()
        while not here.now.get("end"):
            here.until("upd", "snap")
    again = ana.post(f"/api/tables/{table}/rematch", nonce="")["table"]
    with ana.sit(again) as here:
        assert here.until("snap")["hints"] is True


GAMES = ["serendipity", "altitude", "sator", "mont_saint_michel", "mystery_of_the_abbey"]


@pytest.mark.parametrize("game", [*GAMES, "_template"])
def test_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    """With the same dice, no move, value or reason depends on what is hidden."""
    table = Table.new(game, 3, bytes(32))
    asked = question("master:48", game, advise=True, seconds=1e6)
    compared = 0
    for step in range(48):
        seat = table.to_act[0]
        if step % 12 == 5 and len(table.moves(seat)) > 1:
            twin = table.state.imagine(seat, dice(step), EVERYTHING)
            positions = [table.state.position(), twin.position()]
            answers = [
                think(msgspec.structs.replace(asked, position=p, seat=seat, table=f"{step}{n}"))
                for n, p in enumerate(positions)
            ]
            assert answers[0] == answers[1]
            assert answers[0].advice
            compared += positions[0] != positions[1]
        table.play(seat, table.game.write(table.state.sample(seat, dice(step))))
        if not table.to_act:
            break
    assert compared >= (1 if game == "_template" else 2)


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_sentences_of_the_game(game: str) -> None:
    table = Table.new(game, 3, bytes(32))
    told: set[str] = set()
    for step in range(100):
        seat = table.to_act[0]
        if step % 16 == 3:
            position = table.state.position()
            more = {"position": position, "seat": seat, "table": str(step)}
            asked = question("master:24", game, advise=True, seconds=1e6, **more)
            for advised in think(asked).advice:
                for event in advised.why:
                    sentence = text.event_sentence(
                        table.game.folder, event.name, event.args, "Player {}".format, seat
                    )
                    assert sentence != event.name, "there are no words for it"
                    assert "{" not in sentence, sentence
                    told.add(sentence)
        table.play(seat, table.game.write(table.state.sample(seat, dice(step))))
    assert len(told) >= 2
