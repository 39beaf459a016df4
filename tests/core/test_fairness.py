"""Deals are fair, and a second, independent verifier proves records.

`verifier.js` shares nothing with the engine: 150 lines of JavaScript with its own SHA-256.
"""

import hashlib
import hmac
import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cloister
from cloister import Table, find, verify
from cloister.core import packs
from cloister.core.card import Setting
from cloister.core.chance import Fast, Streams, derive, master_key
from cloister.core.options import resolve
from cloister.core.record import write
from tests.support.evenness import assert_even, unevenness

STATIC = Path(str(cloister.__file__)).parent / "web" / "static"
VERIFIER = STATIC / "lib" / "verifier.js"
SEED = bytes(range(32))
DEALS = 20_000

# Deals


def setting_of(seats: int, **options: object) -> Setting[Any]:
    game = find("serendipity")
    pack = packs.standard(game.key, game.folder)
    return Setting(seats, resolve(game.options, options, seats), game.components(pack))


def dealt(setting: Setting[Any], n: int) -> Any:
    """The deal of the n-th table, derived as for a real table."""
    key = master_key(derive(SEED, f"table/{n}"))
    return find("serendipity").start(setting, Streams(key, 0))


def test_clo_8_every_face_is_equally_likely_in_every_place() -> None:
    """CLO-8: position x face over 20,000 deals of Serendipity.

    Each face occurs 13 times in every deal, so the 91 places are not independent: 90 x 6 are free.
    """
    setting = setting_of(3)
    found = [0] * (91 * 7)
    for n in range(DEALS):
        for cell, face in enumerate(dealt(setting, n).face):
            found[7 * cell + face] += 1
    assert_even(unevenness(found) * 90 / 91, 90 * 6)


def test_clo_8_first_players_and_rotations_are_evenly_distributed() -> None:
    """CLO-8: the first player and the rotations of Serendips, where the table draws them."""
    setting = setting_of(5, first_player="random", rotate_on_move=False)
    states = [dealt(setting, n) for n in range(4000)]
    first = Counter(state.first for state in states)
    assert_even(unevenness([first[seat] for seat in range(5)]), 4)
    turned = Counter(
        turn for state in states for turn, face in zip(state.turned, state.face) if face == 6
    )
    assert_even(unevenness([turned[turn] for turn in range(6)]), 5)


# The second verifier

DRIVER = """
import { readFileSync } from "node:fs";
const [source, ...paths] = process.argv.slice(1).map((path) => readFileSync(path, "utf8"));
const js = await import("data:text/javascript," + encodeURIComponent(source));
const hex = (bytes) => Buffer.from(bytes).toString("hex");
const bytes = (text) => new TextEncoder().encode(text);
console.log(JSON.stringify({
  hashes: paths.map(bytes).map((raw) => [js.sha256(raw), js.hmac(bytes("key"), raw)].map(hex)),
  found: paths.map((text) => js.verify(text)),
}));
"""


def run_verifier(folder: Path, texts: list[str]) -> dict[str, Any]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not on PATH: verifier.js cannot be run here")
    paths = []
    for n, text in enumerate(texts):
        paths.append(folder / f"{n}.game")
        paths[-1].write_bytes(text.encode("utf-8", "surrogatepass"))
    done = subprocess.run(
        [node, "--input-type=module", "-e", DRIVER, str(VERIFIER), *map(str, paths)],
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def problems(folder: Path, texts: list[str]) -> list[list[str]]:
    """What the second verifier finds wrong with each text."""
    found = run_verifier(folder, texts)["found"]
    assert all(answer["ok"] == (answer["problems"] == []) for answer in found)
    return [answer["problems"] for answer in found]


def played(n: int) -> Table:
    """A finished game with a few undos, and with odd letters in what was agreed."""
    options = {
        "turn_limit": 100 + 40 * (n % 4),
        "first_player": ("random", "seat0")[n % 2],
        "rotate_on_move": n % 3 == 0,
        "colour_choice": ("table", "seats")[n // 2 % 2],
    }
    name = ("", "Tür 7", 'a"\\/\x00\x1f\x7f\u2028\n\t\r\b\f', "\U0001f338")[n % 4]
    nonces = ("é", "b" * n)[: n % 3]
    table = Table.new("serendipity", 2 + n % 5, derive(SEED, str(n)), options, None, name, nonces)
    chance = Fast(n)
    while table.to_act:
        seat = table.to_act[0]
        if table.can_undo(seat) and chance.below(8) == 0:
            table.undo(seat)
        else:
            table.play_move(seat, table.state.sample(seat, chance))
    return table


def lines_of(table: Table) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in write(table.record()).split("\n")[:-1]]
    for line in lines:
        del line["hash"]
    return lines


def chained(lines: list[dict[str, Any]]) -> str:
    link, text = "", ""
    for line in lines:
        body = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        link = hashlib.sha256((link + body).encode()).hexdigest()
        text += f'{body[:-1]},"hash":"{link}"}}\n'
    return text


def test_the_second_verifier_is_short_and_imports_nothing() -> None:
    source = VERIFIER.read_text("utf-8")
    assert len(source.splitlines()) <= 150
    assert "import" not in source
    assert max(map(len, source.splitlines())) <= 100


def test_the_browser_runs_this_verifier_and_links_to_it() -> None:
    page = (STATIC / "table" / "end.js").read_text("utf-8")
    assert 'import { verify } from "../lib/verifier.js";' in page
    assert 'href="/static/lib/verifier.js"' in page


def test_the_verifiers_sha_256_and_hmac_are_correct(tmp_path: Path) -> None:
    """At every length around the block size of 64 bytes."""
    texts = ["é" * (n // 3) + "a" * n for n in [*range(140), 1000, 5000]]
    hashes = run_verifier(tmp_path, texts)["hashes"]
    for text, (plain, keyed) in zip(texts, hashes):
        raw = text.encode()
        assert plain == hashlib.sha256(raw).hexdigest()
        assert keyed == hmac.digest(b"key", raw, "sha256").hex()


def test_clo_8_the_verifier_accepts_every_valid_game(tmp_path: Path) -> None:
    """CLO-8: 200 finished games: chain, commitment and every draw."""
    tables = [played(n) for n in range(200)]
    assert any(act.undo for table in tables for act in table.record().acts)
    assert problems(tmp_path, [write(table.record()) for table in tables]) == [[]] * 200
    for n in range(0, 200, 20):
        assert verify(tmp_path / f"{n}.game") == tables[n]


def test_the_verifier_accepts_a_game_set_up_from_a_position(tmp_path: Path) -> None:
    position = played(1).at(50).state.position()
    table = Table.set_up("serendipity", 3, position, seed=SEED)
    text = write(table.record())
    moved = lines_of(table)
    moved[0]["position"]["turns"] += 1
    [right, wrong] = problems(tmp_path, [text, chained(moved)])
    assert right == []
    assert wrong == ["the seed is not the one that was committed to"]


Change = Callable[[list[dict[str, Any]]], object]


def swap_tiles(lines: list[dict[str, Any]]) -> None:
    order = lines[0]["deal"][0][2]
    order[0], order[1] = order[1], order[0]


FORGERIES: dict[str, tuple[Change, str]] = {
    "nothing": (lambda lines: None, ""),
    "another seed": (lambda lines: lines[0].update(seed="00" * 32), "committed"),
    "half a seed": (lambda lines: lines[0].update(seed="00" * 16), "32 bytes"),
    "a seed in capitals": (lambda lines: lines[0].update(seed="AB" * 32), "32 bytes"),
    "another commitment": (lambda lines: lines[0].update(commitment="00" * 32), "committed"),
    "another table": (lambda lines: lines[0].update(table="x"), "committed"),
    "another game": (lambda lines: lines[0].update(game="altitude"), "committed"),
    "other rules": (lambda lines: lines[0].update(rules=2), "committed"),
    "other seats": (lambda lines: lines[0].update(seats=3), "committed"),
    "another pack": (lambda lines: lines[0].update(pack="x"), "committed"),
    "another option": (lambda lines: lines[0]["options"].update(show_seen=True), "committed"),
    "one option less": (lambda lines: lines[0]["options"].popitem(), "committed"),
    "other nonces": (lambda lines: lines[0].update(nonces=["x"]), "step 0"),
    "another deal": (swap_tiles, "step 0"),
    "one tile less": (lambda lines: lines[0]["deal"][0][2].pop(), "step 0"),
    "another rotation": (lambda lines: lines[0]["deal"][3].__setitem__(2, 7), "step 0"),
    "another label": (lambda lines: lines[0]["deal"][0].__setitem__(0, "x"), "step 0"),
    "a huge size": (lambda lines: lines[0]["deal"][0].__setitem__(1, 10**9), "step 0"),
    "no size": (lambda lines: lines[0]["deal"][1].__setitem__(1, 0), "step 0"),
    "an invented draw": (lambda lines: lines[9].update(draws=[["dice", 10**9, 4]]), "step 9"),
    "one line less": (lambda lines: lines.pop(5), "missing or repeated"),
    "a wrong count": (lambda lines: lines[-1].update(lines=3), "wrong count"),
    "no end": (lambda lines: lines.pop(), "missing"),
    "another format": (lambda lines: lines[0].update(format=2), "format"),
    "nonsense": (lambda lines: lines[0].update(deal=5), "not a record"),
}


def test_clo_8_the_verifier_finds_every_forgery(tmp_path: Path) -> None:
    """CLO-8: although the chain of hashes is correct in all of them."""
    texts = []
    for change, _ in FORGERIES.values():
        lines = lines_of(played(2))
        change(lines)
        texts.append(chained(lines))
    for name, found in zip(FORGERIES, problems(tmp_path, texts)):
        wanted = FORGERIES[name][1]
        assert any(wanted in problem for problem in found) if wanted else not found, name


def test_clo_5_the_verifier_finds_damage(tmp_path: Path) -> None:
    """CLO-5: records that are cut anywhere, or have one letter changed."""
    text = write(played(2).record())
    cut = [text[:n] for n in range(0, len(text), len(text) // 60)]
    at = range(1, len(text), len(text) // 60)
    changed = [text[:n] + ("x" if text[n] != "x" else "y") + text[n + 1 :] for n in at]
    odd = [
        "",
        "\n",
        "\n\n",
        "null\nnull\n",
        "{}\n{}\n",
        "[" * 9999 + "\n\n",
        text.replace(":", ": "),
    ]
    doubled = text.replace('"game":', '"game":"altitude","game":', 1)
    texts = [*cut, *changed, *odd, doubled]
    assert [n for n, found in enumerate(problems(tmp_path, texts)) if not found] == []
