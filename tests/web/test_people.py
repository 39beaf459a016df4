"""People: hostile names, two at one screen, those who leave and come back."""

from .harness import Guest, Served, Visit

BOT = {"kind": "bot", "level": "novice"}
EVIL = "<img src=x onerror=alert(1)>"


def test_a_hostile_name_and_chat_are_only_text(visit: Visit) -> None:
    ana = visit()
    alerts: list[str] = []
    ana.page.on("dialog", lambda dialog: alerts.append(dialog.message))
    ana.ask("/api/me", {"name": EVIL})
    ana.table([{"kind": "me"}, BOT])
    ana.my_turn()
    ana.page.get_by_role("tab", name="Chat").click()
    said = f"{EVIL}<script>alert(2)</script>{{{{7*7}}}} javascript:alert(3) \u202e"
    ana.page.get_by_label("Message").fill(said)
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".lines p")
    assert "<script>alert(2)</script>" in ana.page.inner_text(".lines")
    assert ana.page.locator(".lines img, .seats img, .lines script").count() == 0
    ana.home()
    assert ana.page.locator("main img").count() == 0
    assert alerts == []


def test_two_people_at_one_screen(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.ask("/api/me", {"name": "Ana"})
    ana.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}], show_seconds=1)
    ana.my_turn()
    assert ana.headline().startswith("Ana:")
    while to_act(ana) == [0]:
        decide(ana)
    ana.my_turn()
    assert ana.headline().startswith("Ben:")


def test_a_curtain_falls_between_secret_turns(visit: Visit) -> None:
    """The template game has hidden hands and no board of its own."""
    ana = visit()
    ana.ask("/api/me", {"name": "Ana"})
    ana.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}], game="_template")
    ana.page.wait_for_selector(".curtain")
    hand = ana.heard.messages("snap")[-1]["view"]["hand"]
    assert hand == []
    ana.page.get_by_role("button", name="I am Ana").click()
    ana.page.wait_for_selector(".curtain", state="detached")
    ana.page.locator(".generic button:enabled").first.click()
    ana.page.wait_for_selector("text=Ben, it is your turn")
    assert ana.page.locator(".generic").count() == 0


def test_a_bot_takes_a_place_and_gives_it_back(visit: Visit) -> None:
    ana = visit()
    table = ana.table([{"kind": "me"}, {"kind": "friend"}])
    ben = ana.invite(visit(), table)
    ana.page.get_by_role("tab", name="Table").click()
    assert ana.page.get_by_role("button", name="Let a bot play").count() == 0
    ben.page.goto("about:blank")
    ana.page.get_by_role("button", name="Let a bot play").click()
    ana.page.wait_for_selector("text=a bot stands in")
    ben.sit(table)
    ben.page.get_by_role("tab", name="Table").click()
    ben.page.get_by_role("button", name="Come back").click()
    ana.page.wait_for_selector("text=a bot stands in", state="detached")


def decide(guest: Guest) -> None:
    """Make any decision."""
    guest.my_turn()
    choice = guest.page.locator(".choices button:enabled:not(.square)")
    tile = guest.page.locator(".tile.lit").nth(9)
    guest.answered((choice.first if choice.count() else tile).click)


def to_act(guest: Guest) -> list[int]:
    told = [*guest.heard.messages("snap"), *guest.heard.messages("upd")]
    known = [message for message in told if message["view"] is not None]
    newest: list[int] = max(known, key=lambda message: int(message["v"]))["view"]["to_act"]
    return newest


def test_since_you_were_away(visit: Visit) -> None:
    """Ana leaves when it is Ben's turn, and is told afterwards what he did."""
    ana = visit(reduced_motion="reduce")
    table = ana.table([{"kind": "me"}, {"kind": "friend"}], show_seconds=1)
    ben = ana.invite(visit(reduced_motion="reduce"), table)
    ana.my_turn()
    while to_act(ana) == [0]:
        decide(ana)
    ana.page.goto("about:blank")
    ben.page.wait_for_selector(".seat.gone")
    while to_act(ben) == [1]:
        decide(ben)
    ana.sit(table)
    strip = ana.page.locator(".away-strip")
    strip.wait_for()
    assert "Ben uncovers" in strip.inner_text()
    strip.get_by_role("button", name="Skip").click()
    strip.wait_for(state="detached")
    assert ana.page.locator(".fleeting").count() == 0
    ana.my_turn()
    ana.page.reload()
    ana.my_turn()
    assert ana.page.locator(".away-strip").count() == 0


def test_a_move_survives_kill_9(visit: Visit, mortal: Served) -> None:
    """The page stays, says why it waits, and sends the move again exactly once."""
    ana = visit(base=mortal.base, reduced_motion="reduce")
    ana.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}])
    ana.my_turn()
    mortal.kill()
    ana.page.wait_for_selector(".chip.lost")
    assert ana.page.locator(".tile").count() == 91
    ana.page.locator('[data-piece="f6"]').click()
    mortal.start()
    ana.page.wait_for_selector(".chip.live", timeout=40_000)
    ana.page.wait_for_selector("ol.log >> text=uncovers f6")
    assert len(ana.heard.messages("upd")) == 1
    assert [ack["v"] for ack in ana.heard.messages("ack")] == [1]
