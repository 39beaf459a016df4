"""docs/protocol.md agrees with the types."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from cloister.server import errors, protocol
from cloister.server.errors import BadFrame, BadRequest
from cloister.server.http.api import REQUESTS

DOC = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
ID = "0123456789abcdef" * 2


def said() -> list[type[protocol.ServerMessage]]:
    return protocol.ServerMessage.__subclasses__()


def test_every_message_is_in_the_document_with_all_its_fields() -> None:
    for kind in said():
        tag = kind.__struct_config__.tag
        example = re.search(f'S→C {{"t": "{tag}".*?(?=S→C|```)', DOC, re.DOTALL)
        assert example, f"{tag} is not in docs/protocol.md"
        for name in kind.__struct_encode_fields__:
            assert f'"{name}"' in example[0], f"{name} of {tag} is not in docs/protocol.md"


def test_every_command_is_in_the_document() -> None:
    for kind in protocol.KINDS:
        assert re.search(f'C→S {{.*"{kind}":', DOC), kind


def test_every_request_is_in_the_document() -> None:
    for method, path, _ in REQUESTS:
        assert f"`{method} {path.replace('{table}', '<id>')}" in DOC


def test_every_refusal_has_its_own_code() -> None:
    codes = [kind.code for kind in errors.Denied.__subclasses__()]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b'{"id":"x","ping":1}',
        json.dumps({"id": ID}).encode(),
        json.dumps({"id": ID, "ping": 1, "chat": "x"}).encode(),
        json.dumps({"id": ID, "move": "stop"}).encode(),
        json.dumps({"id": ID, "v": 1, "move": "stop"}).encode(),
        json.dumps({"id": ID, "v": -1, "seat": 0, "move": "stop"}).encode(),
        json.dumps({"id": ID, "v": 1, "seat": 64, "move": "stop"}).encode(),
        json.dumps({"id": ID, "v": 1, "seat": True, "move": "stop"}).encode(),
        json.dumps({"id": ID, "v": 1, "seat": 0, "undo": False}).encode(),
        json.dumps({"id": ID, "mark": {"undo": True}}).encode(),
        json.dumps({"id": ID, "v": 1, "seat": 0, "mark": {}}).encode(),
        json.dumps({"id": ID, "v": 1, "seat": 0, "mark": {"put": {"A": "x"}}}).encode(),
        json.dumps({"id": ID, "v": 1, "seat": 0, "mark": {"undo": True, "keep": "x"}}).encode(),
        json.dumps({"id": ID.upper(), "ping": 1}).encode(),
        json.dumps({"id": f"{ID}\n", "ping": 1}).encode(),
        json.dumps({"id": ID, "ping": 1, "more": 1}).encode(),
        b'{"id":"\xff"}',
        b'{"chat":' + b"[" * 100_000,
    ],
)
def test_bad_frames_are_refused(frame: bytes) -> None:
    with pytest.raises(BadFrame):
        protocol.decode(frame)
    assert protocol.id_of(frame) in ("", ID)


def test_good_frames_are_decoded() -> None:
    kind, command = protocol.decode(json.dumps({"id": ID, "curtain": None}).encode())
    assert (kind, command.curtain) == ("curtain", None)
    kind, command = protocol.decode(
        json.dumps({"id": ID, "v": 3, "seat": 1, "undo": True}).encode()
    )
    assert (kind, command.v, command.seat) == ("undo", 3, 1)


def test_every_change_of_a_sheet_is_in_the_document() -> None:
    for kind in protocol.CHANGES:
        assert f'{{"{kind}": ' in DOC, kind


def test_a_nonce_may_not_end_in_a_line_break() -> None:
    with pytest.raises(BadRequest):
        protocol.read_body(b'{"game":"x","nonce":"n\\n"}', protocol.PlayNow)


def test_bad_bodies_are_refused() -> None:
    for body in (b"", b"{", b"\xff", b'{"name":1}', b'{"name":"x","y":1}', b"[" * 99_999):
        with pytest.raises(BadRequest):
            protocol.read_body(body, protocol.Me)


def test_messages_have_a_tag() -> None:
    ack = msgspec.json.decode(protocol.encode(protocol.Ack(ID, 3)))
    assert ack == {"t": "ack", "id": ID, "v": 3}
    nack = protocol.encode(protocol.Nack(ID, "stale", "text", "key", snap=msgspec.Raw(b"{}")))
    assert json.loads(nack)["snap"] == {}
