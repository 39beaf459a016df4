"""Sator in the browser: a whole game by clicks with everything that bridges and acolytes can do."""

from collections.abc import Callable
from typing import Any

from .harness import Guest
from .sator_play import FREE, GAME, MAIN, OVER, SECOND_TURN, WIDTH, Player, name_of

Visit = Callable[..., Guest]
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
ROUNDS = 12
AGAIN = ("step", "walk")
"""As long as there was nowhere to jump to: elsewhere there may be."""
WISHES = {"step", "ride", "corner", "double", "gargoyle", "prayer", "jump", "walk"}


def sit_down(guest: Guest, **options: object) -> Player:
    guest.table(SEATS, game=GAME, options=options)
    return Player(guest)


class Adventurer:
    """Plays turn after turn, and does everything once that can be done."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.done: set[str] = set()

    def turn(self) -> None:
        for wish in ("gargoyle", "jump", "step", "ride", "double", "corner", "walk", "prayer"):
            wanted = wish not in self.done or (wish in AGAIN and "jump" not in self.done)
            if wanted and getattr(self, wish)():
                self.done.add(wish)
                assert self.player.view["phase"] == MAIN
        self.player.end_turn()

    def ways(self) -> list[Any]:
        """With cards, and so that points are left for the rest."""
        return [way for way in self.player.view["ways"] if way[3] != [FREE]]

    def step(self) -> bool:
        """The free action: one step, here from the ledge into the pit."""
        player = self.player
        steps = [move for move in player.moves if move.startswith("free ") and "bridge" not in move]
        if not steps:
            return False
        player.touch(".pay.free")
        player.piece(f"f{steps[0][5:]}")
        player.wait(lambda view: steps[0] in view["chain"], "no step")
        return True

    def ride(self) -> bool:
        """A bridge is moved with the own acolyte on it: a point more, and it comes along."""
        player, view = self.player, self.player.view
        at = view["acolytes"][0]
        for way in self.ways():
            cells = view["bridges"][way[0]]
            if at in cells and way[1] != 1:
                assert way[2] == [2, 4, 1, 2, 3][way[1]] + 1
                player.move(way, way[3][0], motion(way))
                after = player.view
                assert after["acolytes"][0] == after["bridges"][way[0]][cells.index(at)]
                assert after["points"] == view["points"] - way[2]
                return True
        return False

    def corner(self) -> bool:
        """A slide that ends both in another row and in another column."""
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
        """Two turns with one card, the second about another square."""
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
        if "pray 0" not in player.moves:
            return False
        player.button("Pray")
        player.wait(lambda view: view["phase"] != MAIN, "no prayer")
        for _ in range(3):
            player.discard(player.view["hand"][0])
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
        player.button(f"Jump over {'' if last == 'effect 1' else 'up to '}{last[-1]}")
        player.wait(lambda view: view["chain"][-1] == last, "no choice")
        landing = next(move for move in player.moves if move.startswith("jump"))
        player.piece(f"s{landing[5:]}")
        player.wait(lambda view: view["phase"] == MAIN, "no jump")
        assert name_of(player.view["acolytes"][0]) == landing[5:]
        return True

    def walk(self) -> bool:
        """As far as it goes, by one touch."""
        player = self.player
        if not player.view["reach"]:
            return False
        far, steps = player.view["reach"][-1]
        player.touch('[data-piece="c0"] .reach')
        player.touch(f'[data-piece="s{name_of(far)}"]')
        player.wait(lambda view: view["acolytes"][0] == far, "it does not arrive")
        return bool(steps > 1)


def motion(way: list[Any]) -> str:
    """The first end of a way, in words."""
    end = way[4][0]
    if way[1] > 1:
        return f"slide to {name_of(end)}"
    return f"turn {name_of(end // 4)} {['', 'right', 'half', 'left'][end % 4]}"


def test_a_whole_game_with_everything(visit: Visit) -> None:
    player = sit_down(visit(reduced_motion="reduce").home(), rounds=ROUNDS)
    player.lay_all("g1")
    hero = Adventurer(player)
    while player.view["phase"] != OVER:
        player.guest.until(lambda: yours(player), "the bot does not move", 30)
        if player.view["phase"] != OVER:
            player.guest.my_turn()
            hero.turn()
    assert hero.done == WISHES
    player.page.wait_for_selector(".result")
    shown = [int(text) for text in player.page.locator(".ranking h2 b").all_inner_texts()]
    assert sorted(shown) == sorted(player.view["taken"])


def yours(player: Player) -> bool:
    return bool(player.view["phase"] == OVER or player.view["to_act"] == [0])
