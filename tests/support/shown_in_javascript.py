"""Strings in scripts that end up where a person reads or hears them, whatever they look like.

`sentences_in` finds what looks like a sentence anywhere. Here the place decides: in the text of a
page, in an attribute that is read out, in the text of an error, even one word counts.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.said_in_javascript import (
    ENTITY,
    FILLED,
    LETTERS,
    READ_OUT_NAMES,
    Node,
    parsed,
    tag_of,
    text_of,
    walk,
)

JOINED = {"+", "||", "??", "&&"}
PROPERTIES = {"textContent", "innerText", "innerHTML", "title", "ariaLabel", "placeholder", "alt"}
PARTS = {"text", "label", "headline", "hint"}
"""Parts of an object that boards and pages show."""
SHOWING = {"alert", "confirm", "prompt", "Error", "TypeError", "Refused"}
ATTRIBUTE = re.compile(r"([.\w-]+)=\"?[^\"<>]*$")


def shown_in(path: Path) -> Iterator[str]:
    """Words in a script that are shown as they are."""
    for node in walk(parsed(path)):
        if node.type not in ("string", "template_string") or tag_of(node) in ("html", "svg"):
            continue
        words = ENTITY.sub("", text_of(node).replace(FILLED, " "))
        if LETTERS.search(words) and _is_shown(node):
            yield f"{path.name}:{node.line}: {node.source[:70]}"


def _is_shown(node: Node) -> bool:
    above = node.parent
    if above is None:
        return False
    match above.type:
        case "ternary_expression":
            return above.fields.get("condition") is not node and _is_shown(above)
        case "parenthesized_expression":
            return _is_shown(above)
        case "binary_expression":
            operator = above.fields.get("operator")
            return operator is not None and operator.source in JOINED and _is_shown(above)
        case "template_substitution":
            return _is_shown_by_template(above)
        case "assignment_expression":
            left = above.fields.get("left")
            return left is not None and left.source.rpartition(".")[2] in PROPERTIES
        case "pair":
            key = above.fields.get("key")
            return key is not None and key is not node and key.source.strip("\"'") in PARTS
        case "arguments":
            return _is_shown_by_call(above, node)
    return False


def _is_shown_by_template(filled: Node) -> bool:
    """Between tags, or in an attribute that is read out."""
    template = filled.parent
    assert template is not None
    if tag_of(template) not in ("html", "svg"):
        return _is_shown(template)
    before = text_of(template, until=filled)
    if before.rfind("<") <= before.rfind(">"):
        return True
    attribute = ATTRIBUTE.search(before)
    return attribute is not None and attribute[1].strip(".") in {*READ_OUT_NAMES, *PROPERTIES}


def _is_shown_by_call(arguments: Node, node: Node) -> bool:
    call = arguments.parent
    called = call.fields.get("function") or call.fields.get("constructor") if call else None
    name = called.source.rpartition(".")[2] if called is not None else ""
    given = arguments.named_children
    if name == "setAttribute":
        return node is not given[0] and given[0].source.strip("\"'") in READ_OUT_NAMES
    return name in SHOWING
