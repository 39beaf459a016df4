# compiled with mypyc
"""What the effects of cards and the free action do in the pit."""

from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components import faces
from ..components.faces import NIHIL, NONE, insert
from ..components.ground import ANCHORS, BITS, BRIDGES
from . import events, moves, phase
from .legal import SLIDES, TURN_TWICE, Choices, effect_move
from .moves import SPAN


class Effects(Choices):
    """Cards that are being carried out, square by square."""

    def show(self, face: int) -> None:
        """Everybody sees an IM card leave the hand."""
        for lore in self.lore:
            lore.showed(self.seat, face)

    def gain(self, face: int) -> None:
        """A card comes into the hand."""
        insert(self.hands[self.seat], face)

    def end(self, told: Announcements, reason: str) -> None:
        """The game is over."""
        self.phase = phase.OVER
        if told.listening:
            told.everyone("ended", {"reason": reason})

    # Playing a card

    def play_card(self, card: int, told: Announcements) -> None:
        """It lies open from now on; it has to be carried out at once (SAT-13)."""
        self.hands[self.seat].remove(card)
        self.card = card
        self.step = 2
        if card >= NIHIL:
            self.rows[self.seat].append(card)
        else:
            self.played.append(card)
            self.show(card)
        told.reveal(to_others_only=True)
        if told.listening:
            events.card_played(told, self.seat, card)
        self.phase = phase.EFFECT
        if card >= NIHIL and len(self.terms.prices[card]) == 1:
            self._choose_effect(0)

    def carry_out(self, move: Move, told: Announcements) -> None:
        """One decision within an effect."""
        match self.phase:
            case phase.EFFECT:
                self._choose_effect(move - effect_move(self.card, 0))
            case phase.BRIDGE | phase.MIHI:
                self._choose_bridge(move, told)
            case phase.TURN | phase.SECOND_TURN | phase.SLIDE | phase.NUDGE:
                self._move_bridge(move, told)
            case phase.FACING:
                self.facing = move - moves.FACING
                self.phase = phase.PLACE
            case phase.PLACE:
                self._lay_again(move - moves.PLACE, told)
            case _:
                self._move_piece(move, told)

    def _choose_effect(self, effect: int) -> None:
        self.effect = effect
        self.points -= self.price(self.card, effect)
        if self.card < NIHIL:
            self.phase = phase.BRIDGE
            return
        self.left = self.amount()
        self.phase = PHASE_OF[self.card]
        if self.card == faces.ANIMI:
            self.start = self.pit.acolytes[self.seat]
        elif self.card == faces.MIHI:
            self.frozen = True
            self.spun = [NONE] * BRIDGES

    def _finish(self) -> None:
        """The effect is done."""
        self.end_effect()
        self.phase = phase.MAIN

    # Bridges

    def _choose_bridge(self, move: Move, told: Announcements) -> None:
        if move == moves.ENOUGH:
            self._finish()
            return
        bridge = move - moves.BRIDGE
        match self.card:
            case faces.VICTORIA:
                self._remove(bridge, told)
            case faces.QUIN:
                self._lift(bridge, told)
            case faces.OMNIA:
                self.bridge = bridge
                self.phase = phase.SLIDE
            case faces.MIHI | faces.NONE:
                self.bridge = bridge
                self.phase = phase.NUDGE
            case _:
                self._choose_for_im(bridge)

    def _choose_for_im(self, bridge: int) -> None:
        """The surcharge is paid once for each acolyte (SAT-24, SAT-A10)."""
        self.bridge = bridge
        extra = self.pit.surcharge(bridge)
        self.points -= extra
        self.pit.paid[bridge] += extra
        self.phase = phase.TURN if self.effect < SLIDES else phase.SLIDE

    def _move_bridge(self, move: Move, told: Announcements) -> None:
        pit, bridge = self.pit, self.bridge
        before = pit.pose[bridge]
        slides = move // SPAN * SPAN == moves.SLIDE
        if slides:
            pit.slide(bridge, move - moves.SLIDE)
        else:
            pit.turn(bridge, move - moves.TURN)
        if told.listening:
            events.bridge_moved(told, self, move, before)
        if self.phase == phase.TURN and self.effect == TURN_TWICE and self.card < NIHIL:
            self.pivot = (move - moves.TURN) // 4
            self.phase = phase.SECOND_TURN
            return
        if self.card == faces.MIHI:
            self.spun[bridge] = NONE if slides else (move - moves.TURN) // 4
            self._go_on_with_mihi()
            return
        if self.card != NONE:
            pit.last[bridge] = self.card if self.card < NIHIL else NONE
        self._finish()

    def _go_on_with_mihi(self) -> None:
        """Up to five effects (SAT-37)."""
        self.pit.last[self.bridge] = NONE
        self.bridge = NONE
        self.left -= 1
        self.done += 1
        self.phase = phase.MIHI
        if self.left == 0 or len(self._bridge_moves()) == 1:
            self._finish()

    def _remove(self, bridge: int, told: Announcements) -> None:
        """It leaves the game for good (SAT-35)."""
        if told.listening:
            events.bridge_removed(told, self, bridge)
        self.pit.lift(bridge)
        self.left -= 1
        if self.left == 0:
            self._finish()

    def _lift(self, bridge: int, told: Announcements) -> None:
        """One or two bridges are lifted before the first is laid again (SAT-34, SAT-A15)."""
        if told.listening:
            events.lifted(told, self, bridge)
        self.pit.remember(bridge)
        self.pit.last[bridge] = NONE
        self.pit.lift(bridge)
        self.left -= 1
        if self.bridge == NONE:
            self.bridge = bridge
        else:
            self.second = bridge
        if self.left == 0:
            self.phase = phase.FACING

    def _lay_again(self, square: int, told: Announcements) -> None:
        pose = self.facing * ANCHORS + square
        self.pit.lay(self.bridge, pose)
        if told.listening:
            events.laid_again(told, self, self.bridge, pose)
        if self.second == NONE:
            self._finish()
            return
        self.bridge, self.second = self.second, NONE
        self.phase = phase.FACING

    # Acolytes and gargoyles

    def _move_piece(self, move: Move, told: Announcements) -> None:
        match self.phase:
            case phase.LEAD:
                self._lead(move, told)
            case phase.JUMP:
                if self.walk(move - moves.JUMP, told):
                    self._finish()
            case phase.GARGOYLE:
                square = move - moves.GARGOYLE
                self.pit.put_gargoyle(self.seat, square)
                if told.listening:
                    events.gargoyle(told, self.seat, square)
                self._finish()
            case _:
                self._walk_on(move, told)

    def _walk_on(self, move: Move, told: Announcements) -> None:
        """The walk of animi (SAT-36)."""
        if move == moves.ENOUGH:
            self._finish()
            return
        self.left -= 1
        if self.walk(move - moves.WALK, told) and self.left == 0:
            self._finish()

    def walk(self, square: int, told: Announcements) -> bool:
        """The own acolyte comes to a square; its own book there is taken (SAT-20, SAT-A7).

        Whether the game goes on: the fourth book ends it (SAT-38).
        """
        seat, pit = self.seat, self.pit
        if told.listening:
            events.walked(told, self, square)
        pit.put_acolyte(seat, square)
        self.moved = True
        if not pit.lying[seat] & BITS[square]:
            return True
        pit.take_book(pit.books.index(square))
        taken = self.books_of(seat)
        if told.listening:
            told.everyone("took-book", {"seat": seat, "count": taken})
        if taken < 4:
            return True
        self.end(told, "books")
        return False

    def _lead(self, move: Move, told: Announcements) -> None:
        """Rivals take no books on the way (SAT-30, SAT-A9)."""
        if move == moves.ENOUGH:
            self._finish()
            return
        rival, square = (move - moves.LEAD) // ANCHORS, (move - moves.LEAD) % ANCHORS
        layers = self.pit.layers(rival, self.left)
        steps = 1
        while not layers[steps - 1] & BITS[square]:
            steps += 1
        if told.listening:
            events.led(told, self, rival, square)
        self.pit.put_acolyte(rival, square)
        self.left -= steps
        self.led.append(rival)
        full = len(self.led) >= self.terms.rivals[self.effect]
        if full or self.left == 0 or not self.lead_moves():
            self._finish()


PHASE_OF = {
    faces.NIHIL: phase.LEAD,
    faces.CLARA: phase.GARGOYLE,
    faces.NEQUE: phase.JUMP,
    faces.MIHI: phase.MIHI,
    faces.OMNIA: phase.BRIDGE,
    faces.QUIN: phase.BRIDGE,
    faces.ANIMI: phase.ANIMI,
    faces.VICTORIA: phase.BRIDGE,
}
"""What has to be decided first once the effect of a prayer is chosen."""
