"""Markdown as HTML: every rule id becomes an anchor, and every mention of it a link."""

import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

RULE = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+")


@cache
def page(*paths: Path) -> str:
    """Several files as one piece of safe HTML; HTML inside them is shown as text."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = [token for path in paths for token in markdown.parse(path.read_text("utf-8"))]
    anchors = _anchor(tokens)
    for token in tokens:
        if token.type == "inline":
            token.children = _linked(token.children or [], anchors)
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    return html


def _anchor(tokens: list[Token]) -> set[str]:
    """Set the id of every paragraph or list item that begins with a rule id in bold."""
    found: set[str] = set()
    for at, token in enumerate(tokens):
        rule = _opening_rule(token)
        if rule and rule not in found:
            above = tokens[at - 1]
            if at > 1 and tokens[at - 2].type == "list_item_open":
                above = tokens[at - 2]
            above.attrSet("id", rule)
            found.add(rule)
    return found


def _opening_rule(token: Token) -> str:
    children = token.children or []
    if token.type != "inline" or len(children) < 3:
        return ""
    bold = [child for child in children[:3] if child.content or child.type == "strong_open"]
    if len(bold) < 2 or bold[0].type != "strong_open":
        return ""
    rule = RULE.match(bold[1].content)
    return rule[0] if rule else ""


def _linked(children: list[Token], anchors: set[str]) -> list[Token]:
    linked: list[Token] = []
    inside = 0
    for token in children:
        inside += token.nesting if token.type in LEFT_ALONE else 0
        if token.type == "text" and not inside:
            linked += _links(token.content, anchors)
        else:
            linked.append(token)
    return linked


LEFT_ALONE = {"link_open", "link_close", "strong_open", "strong_close"}


def _links(words: str, anchors: set[str]) -> list[Token]:
    tokens: list[Token] = []
    at = 0
    for found in RULE.finditer(words):
        if found[0] not in anchors:
            continue
        tokens += [_text(words[at : found.start()]), *_link(found[0])]
        at = found.end()
    return [*tokens, _text(words[at:])]


def _text(words: str) -> Token:
    return Token("text", "", 0, content=words)


def _link(rule: str) -> list[Token]:
    opening = Token("link_open", "a", 1, attrs={"href": f"#{rule}"})
    return [opening, _text(rule), Token("link_close", "a", -1)]
