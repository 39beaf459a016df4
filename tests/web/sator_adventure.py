"""Plays turns of Sator in the browser so that every kind of action happens once."""

from typing import Any

from .harness import Guest
from .sator_play import (
    FREE,
    GAME,
    LAID,
    MAIN,
    OVER,
    SECOND_TURN,
    WANTED,
    WIDTH,
    Player,
    landings,
    name_of,
    square_of,
)

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
AGAIN = ("step", "walk")
"""Repeated until a jump was made, because one may be possible from another square."""
WISHES = {"step", "ride", "corner", "double", "gargoyle", "prayer", "jump", "walk"}


def sit_down(guest: Guest, **options: object) -> Player:
    guest.table(SEATS, game=GAME, options=options)
    return Player(guest)


def all_laid(guest: Guest, **more: object) -> Player:
    """A table at which all bridges lie and the first turn begins."""
    wish = {"game": GAME, "seats": SEATS, "nonce": guest.nonce(), **more}
    table = str(guest.ask("/api/tables", wish)["table"])
    guest.page.goto(f"{guest.base}/healthz")  # the quickest page that may open a socket
    guest.page.evaluate(LAID, table)
    guest.sit(table)
    guest.my_turn()
    return Player(guest)


class Adventurer:
    """Plays turn after turn, and makes every kind of action once."""

    def __init__(self, player: Player, done: set[str]) -> None:
        self.player = player
        self.done = done
        self.visited: list[int] = []

    def turn(self) -> None:
        if "step" in self.done and not self.rides():
            self.player.swap()
        for wish in ("gargoyle", "jump", "step", "ride", "double", "corner", "walk", "prayer"):
            wanted = wish not in self.done or (wish in AGAIN and "jump" not in self.done)
            if wanted and getattr(self, wish)():
                self.done.add(wish)
                assert self.player.view["phase"] == MAIN
        self.player.end_turn()

    def ways(self) -> list[Any]:
        """The bridge actions that need a card, not only the free action."""
        return [way for way in self.player.view["ways"] if way[3] != [FREE]]

    def step(self) -> bool:
        """Use the free action for a step; the first one goes from the ledge into the pit."""
        player = self.player
        steps = [move for move in player.moves if move.startswith("free ") and "bridge" not in move]
        if not steps:
            return False
        square = self.best([move[5:] for move in steps])
        player.touch(".pay.free")
        player.piece(f"f{square}")
        player.wait(lambda view: f"free {square}" in view["chain"], "no step")
        self.visited.append(player.view["acolytes"][0])
        return True

    def best(self, squares: list[str]) -> str:
        """A square to jump from, if there is one; otherwise one that was visited less often."""
        view = self.player.view

        def merit(name: str) -> tuple[bool, int]:
            square = square_of(name)
            return bool(landings(view, square)), -self.visited.count(square)

        return max(squares, key=merit)

    def rides(self) -> list[Any]:
        """Actions for the bridge under the acolyte; `double` makes the double turns."""
        view = self.player.view
        at = view["acolytes"][0]
        return [way for way in self.ways() if at in view["bridges"][way[0]] and way[1] != 1]

    def ride(self) -> bool:
        """Move a bridge with the acolyte on it: this costs a point more, and it comes along."""
        player, view = self.player, self.player.view
        for way in self.rides()[:1]:
            at = view["bridges"][way[0]].index(view["acolytes"][0])
            assert way[2] == [2, 4, 1, 2, 3][way[1]] + 1
            player.move(way, way[3][0], motion(way))
            after = player.view
            assert after["acolytes"][0] == after["bridges"][way[0]][at]
            assert after["points"] == view["points"] - way[2]
            return True
        return False

    def corner(self) -> bool:
        """Slide a bridge to another row and another column at once."""
        player, view = self.player, self.player.view
        for way in self.ways():
            first = view["bridges"][way[0]][0]
            for end in way[4] if way[1] > 2 else []:
                if end % WIDTH != first % WIDTH and end // WIDTH != first // WIDTH:
                    player.move(way, way[3][0], f"slide to {name_of(end)}")
                    assert player.view["bridges"][way[0]][0] == end
                    return True
        return False

    def double(self) -> bool:
        """Turn a bridge twice with one card, the second time about another square."""
        player, view = self.player, self.player.view
        for way in (way for way in self.ways() if way[1] == 1):
            player.move(way, way[3][0], motion(way))
            assert player.view["phase"] == SECOND_TURN
            second = player.view["ghosts"][0]
            player.ghost(second[0])
            assert player.view["bridges"][way[0]] == second[1]
            assert player.view["points"] == view["points"] - way[2]
            return True
        return False

    def gargoyle(self) -> bool:
        player = self.player
        if player.view["points"] < 4 or not player.search("clara"):
            return False
        player.play_prayer("clara")
        square = next(move[9:] for move in player.moves if move.startswith("gargoyle"))
        player.piece(f"s{square}")
        player.wait(lambda view: view["phase"] == MAIN, "no gargoyle")
        assert name_of(player.view["gargoyles"][0]) == square
        return True

    def prayer(self) -> bool:
        player = self.player
        spare = [card for card in player.view["hand"] if card not in WANTED]
        if "pray 0" not in player.moves or len(spare) < 3:
            return False
        player.button("Pray")
        player.wait(lambda view: view["phase"] != MAIN, "no prayer")
        for _ in range(3):
            player.discard(next(card for card in player.view["hand"] if card not in WANTED))
        player.wait(lambda view: view["phase"] == MAIN, "still praying")
        assert player.view["gargoyles"][0] == -2
        return True

    def jump(self) -> bool:
        player = self.player
        if player.view["points"] < 3 or player.view["acolytes"][0] < 0:
            return False
        if not player.search("neque") or "play neque" not in player.moves:
            return False
        player.play_prayer("neque")
        last = [move for move in player.moves if move.startswith("effect")][-1]
        player.button(f"Jump over {'' if last == 'effect 1' else 'up to '}{last[-1]} ")
        player.wait(lambda view: view["chain"][-1] == last, "no choice")
        landing = next(move for move in player.moves if move.startswith("jump"))
        player.piece(f"s{landing[5:]}")
        player.wait(lambda view: view["phase"] == MAIN, "no jump")
        assert name_of(player.view["acolytes"][0]) == landing[5:]
        return True

    def walk(self) -> bool:
        """Walk as far as possible with one touch."""
        player = self.player
        if not player.view["reach"]:
            return False
        steps = {name_of(square): steps for square, steps in player.view["reach"]}
        far = self.best([name for name in steps if steps[name] == max(steps.values())])
        player.touch('[data-piece="c0"] .reach')
        player.touch(f'[data-piece="s{far}"]')
        player.wait(lambda view: view["acolytes"][0] == square_of(far), "it does not arrive")
        self.visited.append(square_of(far))
        return bool(steps[far] > 1)


def motion(way: list[Any]) -> str:
    """The move to the first end of a bridge action."""
    end = way[4][0]
    if way[1] > 1:
        return f"slide to {name_of(end)}"
    return f"turn {name_of(end // 4)} {['', 'right', 'half', 'left'][end % 4]}"


def venture(hero: Adventurer, everything: bool = False) -> None:
    """Play turn after turn to the end, or until every wish was fulfilled."""
    player = hero.player
    while player.view["phase"] != OVER and not (everything and hero.done == WISHES):
        player.guest.until(lambda: yours(player), "the bot does not move", 30)
        if player.view["phase"] != OVER:
            player.guest.my_turn()
            hero.turn()


def yours(player: Player) -> bool:
    return bool(player.view["phase"] == OVER or player.view["to_act"] == [0])
