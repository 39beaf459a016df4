"""Several people at one screen: in a game with secrets a curtain hides the view."""

import json

from ..harness import Message, Person, Server, bot, fresh_id, friends, play_out

VIGIL = "_template"


def hands(frame: Message) -> list[int]:
    return list(frame["view"]["hand"]) if frame["view"] else []


def test_without_secrets_the_view_follows_the_turn(ana: Person) -> None:
    table = ana.open_table("me", "here", bot())
    with ana.sit(table) as here:
        play_out(here, most=60)
        shown = {m["seat"] for m in map(decoded, here.frames) if m["t"] == "upd" and m["moves"]}
        assert shown == {0, 1}


def decoded(frame: str) -> Message:
    message: Message = json.loads(frame)
    return message


def test_with_secrets_the_curtain_starts_closed(ana: Person) -> None:
    table = ana.open_table("me", "here", game=VIGIL)
    with ana.sit(table) as here:
        snap = here.until("snap")
        assert (snap["seat"], snap["mine"], snap["private"]) == (None, [0, 1], True)
        assert (hands(snap), snap["moves"]) == ([], [])
        assert here.ask(v=0, seat=0, move="burn 1")["code"] == "curtain"


def test_an_open_curtain_shows_one_hand_and_no_other(ana: Person) -> None:
    table = ana.open_table("me", "here", game=VIGIL)
    with ana.sit(table) as here:
        here.until("snap")
        assert here.ask(curtain=0)["t"] == "ack"
        first = here.until("snap")
        assert first["seat"] == 0
        assert len(hands(first)) == 3
        assert here.move()["t"] == "ack"
        upd = here.until("upd")
        assert upd["seat"] == 0, "the next player has not yet taken the screen"
        assert upd["moves"] == []
        assert here.ask(v=1, seat=1, move="burn 1")["code"] == "curtain"
        assert here.ask(curtain=1)["t"] == "ack"
        second = here.until("snap")
        assert second["seat"] == 1
        assert set(hands(second)).isdisjoint(hands(first))
        assert here.ask(curtain=None)["t"] == "ack"
        assert hands(here.until("snap")) == []
        assert here.ask(curtain=2)["code"] == "not-yours"


def test_no_frame_ever_holds_two_hands(server: Server, ana: Person) -> None:
    """Every frame between two curtains is about one seat, and spectators see no hand."""
    table = ana.open_table("me", "here", "here", game=VIGIL, options={"rounds": 5})
    watcher = server.person()
    with ana.sit(table) as here, watcher.sit(table) as there:
        snap = here.until("snap")
        while not here.now.get("end"):
            seat = here.now["view"]["to_act"][0]
            here.ask(curtain=seat)
            snap = here.until("snap")
            assert snap["seat"] == seat
            here.move()
            here.until("upd")
        dealt = [set(hand) for hand in dealt_hands(server, table)]
        for message in map(decoded, here.frames):
            if message["t"] in ("snap", "upd") and message["view"]["hand"]:
                assert set(message["view"]["hand"]) <= dealt[message["seat"]]
        there.ask(ping=1)
        shown = [m for m in map(decoded, there.frames) if m["t"] in ("snap", "upd")]
        assert len(shown) == 16
        assert not any(message["view"]["hand"] or message["moves"] for message in shown)


def dealt_hands(server: Server, table: str) -> list[list[int]]:
    scene = server.app.hosts.live[table].room.scene
    assert scene is not None
    start = scene.table.at(0)
    return [start.view(seat).hand for seat in range(3)]  # type: ignore[attr-defined]


def test_a_reconnect_keeps_the_curtain_and_a_reload_closes_it(ana: Person) -> None:
    table = ana.open_table("me", "here", game=VIGIL)
    with ana.sit(table) as here:
        here.until("snap")
        here.ask(curtain=0)
        here.until("snap")
        here.move()
        here.until("upd")
    with ana.sit(table, seat=0, v=0) as back:
        assert back.until("snap", "upd")["seat"] == 0
    with ana.sit(table, seat=0) as reloaded:
        assert reloaded.until("snap")["seat"] is None


def test_moves_of_games_with_secrets_reach_only_their_player(server: Server) -> None:
    table, (ana, ben) = friends(server, 2, game=VIGIL)
    with ana.sit(table) as here, ben.sit(table) as there:
        here.until("snap")
        there.until("snap")
        here.move()
        assert here.until("upd")["move"].startswith("burn")
        assert there.until("upd")["move"] is None


def test_bots_play_games_with_secrets_too(ana: Person) -> None:
    table = ana.open_table("me", bot("apprentice"), bot("novice"), game=VIGIL)
    with ana.sit(table) as here:
        play_out(here)
        assert here.now["end"]["outcome"]["reason"] == "burnt-down"


def test_missed_steps_are_told_to_the_seat_whose_curtain_opens(ana: Person) -> None:
    table = ana.open_table("me", "here", game=VIGIL)
    with ana.sit(table) as here:
        here.until("snap")
        here.ask(curtain=0)
        here.until("snap")
        here.move(id=fresh_id())
        here.until("upd")
        here.ask(curtain=1)
        assert [step["v"] for step in here.until("snap")["away"]] == [1]
        here.ask(curtain=1)
        assert here.until("snap")["away"] == []
