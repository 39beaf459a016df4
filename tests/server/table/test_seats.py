"""Taking a seat, leaving it and coming back."""

import json
from concurrent.futures import ThreadPoolExecutor

from ..harness import Person, Server, Sitting, bot, friends, play_out


def test_an_invitation_works_once(server: Server, ana: Person) -> None:
    table = ana.open_table("me", "friend", "friend")
    token = ana.invite(table, 1)
    ben, cara = server.person("Ben"), server.person("Cara")
    assert ben.join(table, token) == 1
    assert cara.refused(f"/api/tables/{table}/join", token=token) == (403, "bad-token")
    assert ben.join(table, token) == 1, "whoever sits there already, sits there already"
    assert cara.refused(f"/api/tables/{table}/join", token="") == (403, "bad-token")


def test_a_new_invitation_invalidates_the_old_one(server: Server, ana: Person) -> None:
    table = ana.open_table("me", "friend")
    old, new = ana.invite(table, 1), ana.invite(table, 1)
    ben = server.person("Ben")
    assert ben.refused(f"/api/tables/{table}/join", token=old) == (403, "bad-token")
    assert ben.join(table, new) == 1


def test_a_host_who_follows_their_own_link_does_not_use_it_up(server: Server, ana: Person) -> None:
    table = ana.open_table("me", "friend")
    token = ana.invite(table, 1)
    assert ana.join(table, token) == 0
    assert server.person().join(table, token) == 1


def test_a_token_of_one_table_opens_no_other(server: Server, ana: Person) -> None:
    one, two = ana.open_table("me", "friend"), ana.open_table("me", "friend")
    token = ana.invite(one, 1)
    assert server.person().refused(f"/api/tables/{two}/join", token=token) == (403, "bad-token")


def test_only_the_host_invites_and_only_to_open_seats(server: Server, ana: Person) -> None:
    table = ana.open_table("me", "friend", bot())
    path = f"/api/tables/{table}/invite"
    assert server.person().refused(path, seat=1) == (403, "not-yours")
    assert ana.refused(path, seat=0) == (409, "wrong-moment")
    assert ana.refused(path, seat=2) == (409, "wrong-moment")
    assert ana.refused(path, seat=9) == (403, "not-yours")
    invited = ana.post(path, seat=1)
    assert invited["link"].startswith(f"{server.url}/t/{table}#")
    assert invited["qr"].startswith("<svg")


def test_the_game_is_dealt_when_the_last_seat_is_taken(server: Server, ana: Person) -> None:
    table = ana.open_table("me", "friend", "friend")
    with ana.sit(table) as here:
        assert here.until("snap")["state"] == "waiting"
        server.person("Ben").join(table, ana.invite(table, 1))
        assert here.until("seats")["state"] == "waiting"
        server.person("Cara").join(table, ana.invite(table, 2))
        while (snap := here.until("snap"))["state"] == "waiting":
            pass
        assert snap["moves"]
        assert [seat["name"] for seat in snap["seats"]] == ["Ana", "Ben", "Cara"]


def test_the_host_fills_an_open_seat_with_a_bot(ana: Person) -> None:
    table = ana.open_table("me", "friend")
    with ana.sit(table) as here:
        ana.post(f"/api/tables/{table}/seat", seat=1, kind="bot", level="novice")
        play_out(here, most=10)
        assert here.now["v"] >= 10


def has_moved(here: Sitting, seat: int) -> bool:
    """Whether this socket has been told of a move of this seat."""
    messages = map(json.loads, here.frames)
    return any(message["by"] == seat for message in messages if message["t"] == "upd")


def test_a_bot_stands_in_and_the_player_comes_back(server: Server) -> None:
    table, (ana, ben) = friends(server, 2)
    path = f"/api/tables/{table}/seat"
    with ana.sit(table) as here:
        with ben.sit(table) as there:
            there.until("snap")
            assert ana.refused(path, seat=1, kind="bot", level="uniform") == (409, "wrong-moment")
        while any(seat["here"] for seat in here.until("seats")["seats"][1:]):
            pass
        assert server.person().refused(path, seat=1, kind="bot") == (403, "not-yours")
        assert ben.refused(path, seat=0, kind="bot") == (403, "not-yours")
        ana.post(path, seat=1, kind="bot", level="uniform")
        while not has_moved(here, 1):
            assert play_out(here, most=5), "the game ended without a move of the bot"
        with ben.sit(table) as there:
            snap = there.until("snap")
            assert snap["mine"] == []
            assert snap["seats"][1] | {"here": None} == {
                "seat": 1,
                "name": "Friend 1",
                "kind": "bot",
                "here": None,
                "level": "uniform",
                "away": True,
            }
            assert there.move("uncover a1", seat=1)["code"] == "not-yours"
            assert server.person().refused(path, seat=1, kind="back") == (403, "not-yours")
            ben.post(path, seat=1, kind="back")
            while (snap := there.until("snap"))["mine"] != [1]:
                pass
            play_out(here, there, most=10)


def test_bad_levels_and_kinds_are_refused(ana: Person) -> None:
    table = ana.open_table("me", bot())
    path = f"/api/tables/{table}/seat"
    assert ana.refused(path, seat=1, kind="bot", level="god") == (400, "unknown-bot")
    assert ana.refused(path, seat=1, kind="king") == (400, "bad-request")
    assert ana.refused(path, seat=7, kind="bot") == (403, "not-yours")


def test_a_rematch_is_one_table_for_all_players(server: Server) -> None:
    table, (ana, ben) = friends(server, 2, options={"turn_limit": 100})
    path = f"/api/tables/{table}/rematch"
    assert ana.refused(path) == (409, "wrong-moment")
    with ana.sit(table) as here, ben.sit(table) as there:
        play_out(here, there)
        stranger = server.person()
        assert stranger.refused(path) == (403, "not-yours")
        asked = ben.post(path, nonce="again")
        assert asked["seat"] == 1
        assert here.until("note") == {
            "t": "note",
            "text": "There is a rematch.",
            "code": "rematch",
            "table": asked["table"],
        }
        assert ana.post(path, nonce="mine") == {"table": asked["table"], "seat": 0}
        assert ana.sit(table).until("snap")["rematch"] == asked["table"]
    with ana.sit(asked["table"]) as here, ben.sit(asked["table"]) as there:
        snap = here.until("snap")
        assert snap["options"]["turn_limit"] == 100
        assert snap["state"] == "playing"
        assert there.until("snap")["host"]
        play_out(here, there, most=5)


def test_the_same_request_twice_makes_one_table(ana: Person) -> None:
    wish = {"game": "serendipity", "nonce": "double"}
    assert ana.post("/api/play-now", **wish) == ana.post("/api/play-now", **wish)
    assert len(ana.get("/api/me")["tables"]) == 1


def test_a_double_click_makes_one_table(ana: Person) -> None:
    wish = {"game": "serendipity", "nonce": "click"}
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: ana.post("/api/play-now", **wish), range(8)))
    assert all(table == made[0] for table in made)
    assert ana.refused("/api/play-now", game="chess", nonce="c") == (404, "unknown-game")
    assert ana.refused("/api/play-now", game="chess", nonce="c") == (404, "unknown-game")


def test_names_are_cleaned_and_follow_the_person(server: Server, ana: Person) -> None:
    table = ana.open_table("me", {"kind": "here", "name": "  Bo\x00b\u202e "}, bot())
    with ana.sit(table) as here:
        assert [s["name"] for s in here.until("snap")["seats"][:2]] == ["Ana", "Bo b"]
        assert ana.post("/api/me", name="x" * 99)["name"] == "x" * 24
        while here.until("seats")["seats"][0]["name"] != "x" * 24:
            pass
        assert ana.post("/api/me", name=" \x07 ")["name"] == ""
        while here.until("seats")["seats"][0]["name"] != "":
            pass
    assert ana.get("/api/me")["tables"][0]["names"][:2] == ["Guest", "Bo b"]


def test_invalid_tables_are_refused(ana: Person) -> None:
    def wish(**more: object) -> tuple[int, str]:
        me: list[object] = [{"kind": "me"}, bot()]
        return ana.refused("/api/tables", **{"game": "serendipity", "seats": me, **more})

    assert wish(game="chess") == (404, "unknown-game")
    assert wish(game="../core") == (404, "unknown-game")
    assert wish(seats=[{"kind": "me"}]) == (400, "seats-out-of-range")
    assert wish(seats=[bot(), bot()]) == (400, "bad-request")
    assert wish(seats=[{"kind": "me"}, bot("god")]) == (400, "unknown-bot")
    assert wish(options={"colour": 1}) == (400, "unknown-option")
    assert wish(options={"turn_limit": 1}) == (400, "bad-option")
    assert wish(show_seconds=0) == (400, "bad-request")
    assert wish(nonce="a b") == (400, "bad-request")
    assert wish(seed="00") == (400, "bad-request")


def test_home_lists_tables_by_turn_and_public_ones(server: Server, ana: Person) -> None:
    theirs = ana.open_table("me", "friend")
    mine = ana.open_table("me", bot())
    public = ana.open_table("me", bot(), public=True)
    listed = ana.get("/api/me")
    assert [summary["turn"] for summary in listed["tables"]] == ["yours", "yours", "waiting"]
    assert {summary["table"] for summary in listed["tables"]} == {theirs, mine, public}
    other = server.person().get("/api/me")
    assert (other["name"], other["tables"]) == ("", [])
    assert [summary["table"] for summary in other["open"]] == [public]


def test_games_list_their_options_for_the_number_of_seats(ana: Person) -> None:
    (game,) = [game for game in ana.get("/api/games?seats=3") if game["key"] == "serendipity"]
    assert game["seats"] == [2, 3, 4, 5, 6]
    option = game["options"][0]
    assert (option["name"], option["values"], option["default"]) == ("colours_each", [2, 1], 2)
    assert option["label"] == "Colours each"
    labels = [option["labels"] for option in game["options"] if option["name"] == "rotate_on_move"]
    assert labels == [["as its player likes", "no, it keeps its rotation"]]
