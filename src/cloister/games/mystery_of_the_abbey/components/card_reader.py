"""Reads the cards of a pack into effects that the engine knows; anything else is refused."""

from typing import Any

from cloister.core.packs import Pack

from . import cards
from .cards import BOOKS, HOUSE, Card, Effect
from .traits import EVERYBODY, VALUES

OPS = {
    "show": cards.SHOW,
    "take": cards.TAKE,
    "pass": cards.PASS,
    "swap": cards.SWAP,
    "penance": cards.PENANCE,
    "look_parlour": cards.LOOK_PARLOUR,
    "turn_parlour": cards.TURN_PARLOUR,
    "draw_books": cards.DRAW_BOOKS,
    "give_crypt": cards.GIVE_CRYPT,
    "return_books": cards.RETURN_BOOKS,
    "roll_confessionals": cards.ROLL_CONFESSIONALS,
    "reveal": cards.REVEAL,
    "ask": cards.ASK,
    "count": cards.COUNT,
    "extra_turns": cards.EXTRA_TURNS,
    "lasting": cards.LASTING,
    "steps": cards.STEPS,
    "place": cards.PLACE,
    "enter": cards.ENTER_FEWEST,
    "press": cards.PRESS,
    "ask_again": cards.ASK_AGAIN,
    "refuse_back": cards.REFUSE_BACK,
    "cancel": cards.CANCEL_PENANCE,
    "pass_nothing": cards.PASS_NOTHING,
    "pass_right": cards.PASS_RIGHT,
}
FIELDS = {
    "show": {"who", "n", "by", "to"},
    "take": {"from", "players"},
    "pass": {"n", "by", "to"},
    "swap": {"with", "mine"},
    "penance": {"who"},
    "look_parlour": {"else"},
    "draw_books": {"n"},
    "reveal": {"loss"},
    "ask": {"who"},
    "extra_turns": {"n"},
    "lasting": {"flag"},
    "steps": {"max"},
    "enter": {"past"},
    "cancel": {"what"},
}
"""The required fields of each effect. `filter` (show) and `cell` (lasting) are optional."""
PEOPLE = {
    "me": cards.ME,
    "each": cards.EACH,
    "others": cards.OTHERS,
    "rolled": cards.ROLLED,
    "chosen": cards.CHOSEN,
    "most": cards.MOST,
    "left": cards.LEFT,
    "right": cards.RIGHT,
    "all": cards.ALL,
}
WHO = {
    "show": {"me", "each", "others", "rolled", "chosen", "most", "left", "right"},
    "take": {"rolled", "chosen", "most", "left", "right"},
    "swap": {"rolled", "chosen", "most", "left", "right"},
    "penance": {"me", "rolled", "chosen", "left", "right"},
    "ask": {"others", "rolled", "chosen", "left", "right"},
}
MOMENTS = {
    "at_once": cards.AT_ONCE,
    "event": cards.EVENT,
    "turn": cards.TURN,
    "move": cards.MOVE,
    "ask": cards.ASKING,
    "after": cards.AFTER,
    "back": cards.BACK,
    "penance": cards.ON_PENANCE,
    "taking": cards.ON_TAKING,
    "mass": cards.AT_MASS,
}
STANDS_IN = {
    "show": {"event", "at_once", "turn"},
    "take": {"at_once", "turn"},
    "pass": {"event", "at_once"},
    "swap": {"at_once", "turn"},
    "penance": {"event", "at_once", "turn"},
    "look_parlour": {"at_once", "turn"},
    "turn_parlour": {"event", "at_once"},
    "draw_books": {"at_once"},
    "give_crypt": {"event", "at_once"},
    "return_books": {"event", "at_once"},
    "roll_confessionals": {"event", "at_once"},
    "reveal": {"at_once"},
    "ask": {"at_once"},
    "count": {"at_once"},
    "extra_turns": {"at_once"},
    "lasting": {"event"},
    "steps": {"move"},
    "place": {"move"},
    "enter": {"move"},
    "press": {"ask"},
    "ask_again": {"after"},
    "refuse_back": {"back"},
    "cancel": {"penance", "taking"},
    "pass_nothing": {"mass"},
    "pass_right": {"mass"},
}
FLAGS = {
    "chant": cards.CHANT,
    "cell_locked": cards.CELL_LOCKED,
    "cell_ransacked": cards.CELL_RANSACKED,
    "no_questions": cards.NO_QUESTIONS,
    "no_silence": cards.NO_SILENCE,
    "library_sealed": cards.LIBRARY_SEALED,
    "one_space": cards.ONE_SPACE,
}
FILTERS = {
    ("hooded", True): 6,
    ("hooded", False): 7,
    ("bearded", True): 8,
    ("bearded", False): 9,
    ("fat", True): 10,
    ("fat", False): 11,
}


class Decks:
    """Reads decks. The effects of all cards are kept in one list."""

    def __init__(self, pack: Pack, masks: tuple[int, ...]) -> None:
        self.pack = pack
        self.masks = masks
        self.effects: list[Effect] = []

    def read(self, table: str, letter: str, size: int) -> list[Card]:
        """A deck of the box, in the order of its numbers."""
        listed = self.pack.get(
            f"{table}.list",
            "pack-deck",
            lambda found: _ids(found) == [f"{letter}{n + 1}" for n in range(size)],
            first=f"{letter}1",
            last=f"{letter}{size}",
        )
        kept = {"events": {"event"}, "library": {"at_once"}}.get(table, MOMENTS.keys() - {"event"})
        return [self._card(table, entry, set(kept)) for entry in listed]

    def house(self, deck: str) -> list[tuple[int, Card]]:
        """House cards for a deck, each with its number among the books (MOA-X3)."""
        entries = self.pack.get("house.list", "pack-house", _is_house, last=str(HOUSE))
        moments = {"event"} if deck == "event" else MOMENTS.keys() - {"event"}
        return [
            (BOOKS + at, self._card("house", entry, set(moments)))
            for at, entry in enumerate(entries)
            if entry["deck"] == deck
        ]

    def _card(self, table: str, entry: dict[str, Any], moments: set[str]) -> Card:
        word, when, seal = entry["id"], entry.get("when"), entry.get("seal")
        if not isinstance(entry.get("title"), str) or when not in moments:
            raise self._wrong(table, word, "pack-card-title")
        if seal not in ("none", "die", "star") or (seal == "star") != (
            when not in ("at_once", "event")
        ):
            raise self._wrong(table, word, "pack-card-star")
        card = Card(word, entry["title"], seal == "star", seal == "die", MOMENTS[when])
        do = entry.get("do")
        if not isinstance(do, list) or not do or (card.star and len(do) != 1):
            raise self._wrong(table, word, "pack-card-effects")
        card.effects = [self._effect(table, card, when, effect) for effect in do]
        return card

    def _effect(self, table: str, card: Card, when: str, given: Any) -> int:
        op = given.get("op") if isinstance(given, dict) else None
        if op not in OPS or when not in STANDS_IN[op]:
            raise self._wrong(table, card.word, "pack-card-no-effect", effect=str(op), when=when)
        self._check_fields(table, card, op, given)
        effect = Effect(OPS[op])
        self._people(table, card, when, op, given, effect)
        self._details(table, card, op, given, effect)
        if op == "look_parlour":
            others = given["else"]
            if not isinstance(others, list) or len(others) != 1:
                raise self._wrong(table, card.word, "pack-card-else")
            effect.other = self._effect(table, card, when, others[0])
        self.effects.append(effect)
        return len(self.effects) - 1

    def _check_fields(self, table: str, card: Card, op: str, given: dict[str, Any]) -> None:
        wanted = FIELDS.get(op, set())
        if set(given) - {"op", "filter", "cell"} == wanted:
            return
        if not wanted:
            raise self._wrong(table, card.word, "pack-card-no-fields", effect=op)
        fields = ", ".join(sorted(wanted))
        raise self._wrong(table, card.word, "pack-card-fields", effect=op, fields=fields)

    def _people(
        self, table: str, card: Card, when: str, op: str, given: dict[str, Any], effect: Effect
    ) -> None:
        who = given.get("who", given.get("from", given.get("with")))
        if op in WHO:
            if who not in WHO[op] or (when == "event" and who not in ("each", "rolled")):
                raise self._wrong(table, card.word, "pack-card-who", effect=op, who=str(who))
            if who == "rolled" and not card.die:
                raise self._wrong(table, card.word, "pack-card-die")
            effect.who = PEOPLE[who]
        if "to" in given:
            allowed = {"show": {"me", "all", "left", "right"}, "pass": {"left", "right"}}[op]
            if given["to"] not in allowed or (given["to"] == "me" and when == "event"):
                to = str(given["to"])
                raise self._wrong(table, card.word, "pack-card-to", effect=op, to=to)
            effect.to = PEOPLE[given["to"]]

    def _details(
        self, table: str, card: Card, op: str, given: dict[str, Any], effect: Effect
    ) -> None:
        if given.get("by", "holder") not in ("holder", "random"):
            raise self._wrong(table, card.word, "pack-card-by")
        effect.random = given.get("by") == "random" or given.get("mine") == "random"
        n = given.get("n", given.get("players", given.get("max", given.get("loss", 1))))
        if n == "all_but_one" and op == "show":
            n = cards.ALL_BUT_ONE
            if effect.to != cards.ME or effect.who in (cards.EACH, cards.OTHERS, cards.ME):
                raise self._wrong(table, card.word, "pack-card-all-but-one")
        elif type(n) is not int or not 0 <= n <= 6 or (op in ("show", "pass") and n != 1):
            raise self._wrong(table, card.word, "pack-card-number", effect=op, number=str(n))
        effect.n = n
        effect.mask = self._filter(table, card, given.get("filter", {}))
        if op == "lasting":
            if given["flag"] not in FLAGS:
                raise self._wrong(table, card.word, "pack-card-flag", flag=str(given["flag"]))
            effect.flag = FLAGS[given["flag"]]
            if given["flag"].startswith("cell") != (given.get("cell") == "rolled" and card.die):
                raise self._wrong(table, card.word, "pack-card-cell")
        if op == "enter" and given["past"] == "occupied":
            effect.op = cards.ENTER_OCCUPIED
        if op == "cancel" and given["what"] == "taking":
            effect.op = cards.CANCEL_TAKING

    def _filter(self, table: str, card: Card, given: Any) -> int:
        mask = EVERYBODY
        for trait, value in given.items() if isinstance(given, dict) else [("filter", given)]:
            if trait in ("order", "title") and value in VALUES[:6]:
                mask &= self.masks[VALUES.index(value)]
            elif (trait, value) in FILTERS and type(value) is bool:
                mask &= self.masks[FILTERS[trait, value]]
            else:
                raise self._wrong(
                    table, card.word, "pack-card-trait", trait=str(trait), value=str(value)
                )
        return mask

    def _wrong(self, table: str, word: str, key: str, **arguments: str) -> Exception:
        return self.pack.wrong(f"{table}.list", key, card=word, **arguments)


def _ids(found: Any) -> list[Any]:
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        return []
    return [entry.get("id") for entry in found]


def _is_house(found: Any) -> bool:
    return (
        isinstance(found, list)
        and len(found) <= HOUSE
        and _ids(found) == [f"H{n + 1}" for n in range(len(found))]
        and all(entry.get("deck") in ("event", "scriptorium") for entry in found)
    )
