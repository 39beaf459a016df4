"""Translations: every sentence gets the arguments it asks for, in every language of a game."""

from pathlib import Path

import msgspec
import pytest

from cloister.core.languages import SHELL, languages
from cloister.core.registry import find
from cloister.core.text import bundle
from cloister.core.values import Move, Refusal, Seat
from cloister.suite import texts
from cloister.suite.checks import Leak, Wrong
from cloister.suite.hunt import Suspect
from cloister.suite.leaks import hunt
from cloister.suite.leaky import Leaky, behind
from cloister.suite.sent import seen
from cloister.suite.translations import check_folder, messages, translations_fit
from cloister.suite.walk import positions

from .copies import SMALL, TEMPLATE, Copy, copy, place

__all__ = ["copy"]

ENGLISH = """
colour = { $colour ->
    [red] a red card
   *[other] a blue card
}
chose = { $seat-is ->
    [you] You choose { colour }.
   *[other] { $seat-name } chooses { colour }.
}
drew = { $seat-name } draws { $cards-list }.
taken = { $count ->
    [one] One card is taken.
   *[other] { $count } cards are taken.
}
# $names: who has to decide, $count: how many they are.
turn = It is the turn of { $names }.
over = The game is over.
"""


def write(folder: Path, language: str, source: str) -> None:
    path = folder / "words" / language / "game.ftl"
    path.parent.mkdir(parents=True)
    path.write_text(source, "utf-8")
    bundle.cache_clear()
    languages.cache_clear()


def check(folder: Path, german: str) -> None:
    write(folder, "en", ENGLISH)
    write(folder, "de", german)
    check_folder(folder)


@pytest.mark.parametrize(
    "german",
    [
        "",
        "over = Das Spiel ist aus.",
        "drew = { $seat-is ->\n    [you] Du ziehst\n   *[other] { $seat-name } zieht\n} { $cards }",
        "turn = { $count ->\n    [one] { $names } ist\n   *[other] { $names } sind\n} am Zug.",
        "taken = Genommen: { $count }.",
        "-card = Karte\ncolour = eine { -card }\nchose = { $seat-name } wählt { colour }.",
    ],
)
def test_a_translation_may_lack_sentences_and_variants(tmp_path: Path, german: str) -> None:
    check(tmp_path, german)


@pytest.mark.parametrize(
    ("german", "key", "what"),
    [
        ("ended = Aus.", "doctor-translation-unknown", "ended"),
        ("over = Aus nach { $rounds } Runden.", "doctor-translation-asks", "$rounds"),
        ("drew = { $seat-name } zieht.", "doctor-translation-lacks", "$cards"),
        ("taken = Karten sind genommen.", "doctor-translation-lacks", "$count"),
        ("chose = { $seat-name } wählt { colour }.", "doctor-translation-refers", "colour"),
        ("over = Aus {", "doctor-catalogue-broken", "over = Aus {"),
        ("over = Aus.\nover = Ende.", "doctor-catalogue-twice", "over"),
    ],
)
def test_a_wrong_translation_is_found(tmp_path: Path, german: str, key: str, what: str) -> None:
    with pytest.raises(Wrong) as found:
        check(tmp_path, german)
    assert found.value.key == key
    assert what in str(found.value)
    assert "de" in str(found.value)


def test_the_arguments_of_a_sentence_are_read_from_all_variants(tmp_path: Path) -> None:
    write(tmp_path, "en", ENGLISH)
    read = messages(tmp_path, "en")
    assert read["chose"].chosen == {"seat-is"}
    assert read["chose"].used == {"colour"}
    assert read["drew"].shown == {"seat-name", "cards-list"}
    assert read["over"].chosen == read["over"].shown == set()


def test_the_shells_sentences_fit_in_every_language() -> None:
    check_folder(SHELL)


def test_a_translation_that_asks_for_too_much_is_found(copy: Copy) -> None:
    key = copy()
    words = place(key) / "words"
    write(place(key), "de", "burnt = { $seat-name } verbrennt { $candle }.\n")
    texts.texts_are_complete(find(key), SMALL)
    (words / "de" / "game.ftl").write_text("burnt = { $kerze } brennt.\n", "utf-8")
    bundle.cache_clear()
    with pytest.raises(Wrong, match=r"The sentence burnt in words/de asks .*kerze"):
        texts.texts_are_complete(find(key), SMALL)
    with pytest.raises(Wrong, match=r"asks for \$kerze"):
        translations_fit(find(key))


def test_a_variant_that_only_one_seat_hears_is_checked(copy: Copy) -> None:
    key = copy()
    path = place(key) / "words" / "en" / "game.ftl"
    lines = path.read_text("utf-8").split("\n")
    start = next(n for n, line in enumerate(lines) if line.startswith("won-round ="))
    end = next(n for n in range(start + 1, len(lines)) if not lines[n].startswith((" ", "}")))
    told = ["won-round = { $seat-is ->", "    [you] You win { $prize }.", "   *[other] Won.", "}"]
    path.write_text("\n".join([*lines[:start], *told, *lines[end:]]), "utf-8")
    with pytest.raises(Wrong, match=r"won-round in words/en asks for something .*prize"):
        texts.texts_are_complete(find(key), SMALL)


# Refusals


class OtherKey(Leaky):
    """The same rule refuses in one of two sentences, depending on a bit of the truth."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = self.inner.forbids(seat, move)
        if refusal is None or not self.odd():
            return refusal
        return msgspec.structs.replace(refusal, reason=f"{refusal.reason}-odd")


def test_refusals_are_compared_by_their_keys() -> None:
    """No sentence is looked up, so it does not matter whether a catalogue has it."""
    with pytest.raises(Leak, match=r"refusals\[\d\]\.reason is "):
        hunt("states", behind(OtherKey, Suspect(TEMPLATE)), SMALL)


def test_refusals_are_sent_with_all_fields() -> None:
    state = next(positions(TEMPLATE, 1)).state
    tries = [move for move in range(100) if state.forbids(0, move) is not None][:2]
    read = msgspec.json.decode(seen(TEMPLATE, state, state.to_act()[0], tries))
    assert [set(refusal) for refusal in read["refusals"]] == [
        set(Refusal.__struct_fields__) for _ in tries
    ]
