"""Games through the socket: moves, refusals, undo, chat."""

import json

import pytest

from cloister.core.table import Table

from ..harness import Person, Server, Sitting, bot, fresh_id, friends, play_out


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_whole_game_with_bots_at_every_number_of_seats(
    server: Server, ana: Person, seats: int
) -> None:
    levels = ["novice", "apprentice", "uniform", "uniform", "uniform"]
    table = ana.open_table("me", *[bot(level) for level in levels[: seats - 1]])
    with ana.sit(table) as here:
        play_out(here)
        end = here.now["end"]
        assert here.now["moves"] == []
    assert len(end["outcome"]["scores"]) == seats
    assert end["words"]
    assert ana.get("/api/me")["finished"][0]["outcome"] == end["outcome"]


def test_friends_play_a_whole_game_and_see_the_same(server: Server) -> None:
    table, people = friends(server, 3, options={"turn_limit": 100})
    seats = [person.sit(table) for person in people]
    watcher = server.person().sit(table)
    play_out(*seats, watcher)
    views = [dict(sitting.now["view"]) for sitting in (*seats, watcher)]
    assert [view.pop("seat") for view in views] == [0, 1, 2, None]
    assert all(view == views[0] for view in views)
    assert all(sitting.now["end"] == seats[0].now["end"] for sitting in seats)


def test_a_move_is_acknowledged_and_told_to_all(server: Server) -> None:
    table, (ana, ben) = friends(server, 2)
    with ana.sit(table) as one, ben.sit(table) as two:
        one.until("snap")
        two.until("snap")
        assert one.move("uncover a1") == {"t": "ack", "id": one_id(one), "v": 1}
        for sitting in (one, two):
            upd = sitting.until("upd")
            assert (upd["v"], upd["by"], upd["move"]) == (1, 0, "uncover a1")
            assert upd["events"][0]["flash"]["face"]
        assert one.now["seat"] == 0
        assert two.now["seat"] == 1
        assert bool(one.now["moves"]) != bool(two.now["moves"])


def one_id(sitting: Sitting) -> str:
    return str(json.loads(sitting.frames[-1])["id"])


def test_refusals_have_codes_and_cite_the_rule(ana: Person) -> None:
    table = ana.open_table("me", bot())
    with ana.sit(table) as here:
        here.until("snap")
        assert refusal(here.move("stop")) == ("illegal", "SER-3")
        assert refusal(here.move("dance")) == ("bad-notation", "CLO-1")
        assert refusal(here.undo()) == ("no-undo", "CLO-4")
        assert refusal(here.move("uncover a1", seat=1)) == ("not-yours", "")
        assert refusal(here.ask(nonsense=1)) == ("bad-frame", "")
        assert here.now["v"] == 0


def refusal(answer: dict[str, str]) -> tuple[str, str]:
    assert answer["t"] == "nack", answer
    assert answer["text"]
    return answer["code"], answer.get("rule", "")


def test_nobody_moves_before_the_deal_or_after_the_end(server: Server, ana: Person) -> None:
    table = ana.open_table("me", "friend")
    with ana.sit(table) as here:
        snap = here.until("snap")
        assert (snap["state"], snap["v"], snap["view"], snap["moves"]) == ("waiting", 0, None, [])
        assert here.move("uncover a1", v=0, seat=0)["code"] == "not-your-turn"
    table = ana.open_table("me", bot(), options={"turn_limit": 100})
    with ana.sit(table) as here:
        play_out(here)
        assert refusal(here.move("uncover a1", seat=0)) == ("game-over", "CLO-3")
        assert refusal(here.undo(seat=0)) == ("game-over", "CLO-3")


def test_a_command_sent_again_gets_the_same_answer_and_is_done_once(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        here.until("snap")
        command = {"id": fresh_id(), "v": 0, "seat": 0, "move": "uncover a1"}
        answers = [here.ask(**command) for _ in range(5)]
        assert all(answer == answers[0] for answer in answers)
        assert here.now["v"] == 1
        wrong = {"id": fresh_id(), "v": 1, "seat": 0, "move": "dance"}
        assert here.ask(**wrong) == here.ask(**wrong)
        assert here.ask(**command) == answers[0]


def test_a_refused_command_stays_refused_even_if_legal_later(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        here.until("snap")
        early = {"id": fresh_id(), "v": 0, "seat": 0, "move": "leave"}
        refused = here.ask(**early)
        assert refused["t"] == "nack"
        here.play_until("leave", "swap")
        assert here.ask(**early) == refused


def test_a_stale_move_gets_a_fresh_view(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        here.until("snap")
        assert here.move("uncover a1")["t"] == "ack"
        here.until("upd")
        answer = here.move("uncover a2", v=0)
        assert answer["code"] == "stale"
        assert answer["snap"]["v"] == 1
        assert here.move("uncover a2", v=2)["code"] == "stale"
        assert here.move()["t"] == "ack"


def test_undo_goes_back_only_as_far_as_the_last_reveal(ana: Person) -> None:
    table = ana.open_table("me", "here")
    with ana.sit(table) as here:
        before = here.play_until("leave", "swap")
        assert not before["undo"]
        assert here.move("swap")["t"] == "ack"
        assert here.until("upd")["undo"]
        assert here.undo(v=before["v"])["code"] == "stale"
        assert here.undo()["t"] == "ack"
        snap = here.until("snap")
        assert snap["view"] == before["view"]
        assert snap["v"] == before["v"] + 2
        assert snap["log"][-1] == {"v": snap["v"], "by": before["seat"], "undo": True, "events": []}
        assert here.undo()["code"] == "no-undo"


def test_chat_reaches_everybody_and_is_kept(server: Server, ana: Person) -> None:
    table = ana.open_table("me", "friend")
    spectator = server.person("Zoe")
    with ana.sit(table) as here, spectator.sit(table) as there:
        assert here.ask(chat="  hello\n\tworld  ")["t"] == "ack"
        said = there.until("chat")
        assert (said["from"], said["seat"], said["text"]) == ("Ana", 0, "hello world")
        assert there.ask(chat="me too")["code"] == "not-yours"
        assert here.ask(chat=" \n ")["code"] == "denied"
        assert here.ask(chat="x" * 600)["t"] == "ack"
        assert len(there.until("chat")["text"]) == 500
    with ana.sit(table) as again:
        assert [chat["n"] for chat in again.until("snap")["chat"]] == [1, 2]


def test_ping_gets_pong(ana: Person) -> None:
    with ana.sit(ana.open_table("me", bot())) as here:
        sent = here.send(ping=1)
        assert here.until("pong") == {"t": "pong", "id": sent}


def test_the_deal_follows_from_the_seed_and_the_nonces(server: Server) -> None:
    table, people = friends(server, 2, options={"turn_limit": 100})
    seats = [person.sit(table) for person in people]
    published = seats[0].until("snap")["commitment"]
    play_out(*seats)
    end = seats[0].now["end"]
    assert end["commitment"] == published
    assert len(end["nonces"]) == 2
    assert end["nonces"][1] == "joined"
    dealt = Table.new(
        "serendipity",
        2,
        bytes.fromhex(end["seed"]),
        {"turn_limit": 100},
        table=table,
        nonces=tuple(end["nonces"]),
    )
    assert dealt.header.commitment == published
