"""A pseudo-language made from English: ⟦Ĥéééļļöö⟧ shows untranslated text and tight layouts."""

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

ACCENTS = str.maketrans(
    "abcdeghijklnorstuwyzABCDEGHIJKLNORSTUWYZ",
    "åƀçđéĝĥîĵķļñöŕšţûŵýžÅƁÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ",
)
LONGER = "aeiouAEIOU"
"""Letters that are doubled, which makes an English sentence about 40 % longer."""


def pseudo(source: str) -> str:
    """The same catalogue in the pseudo-language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _Accents().visit(entry.value)
            _bracket(entry.value)
        elif isinstance(entry, ast.Term):
            _Accents().visit(entry.value)
    return FluentSerializer().serialize(resource)


class _Accents(visitor.Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        doubled = "".join(letter * 2 if letter in LONGER else letter for letter in node.value)
        node.value = doubled.translate(ACCENTS)


def _bracket(pattern: ast.Pattern) -> None:
    """Put a sentence in brackets, or each of its variants; leave an empty one alone."""
    expressions = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    if len(pattern.elements) == 1 and expressions:
        [only] = expressions
        if isinstance(only, ast.SelectExpression):
            for variant in only.variants:
                _bracket(variant.value)
            return
        if isinstance(only, ast.StringLiteral) and not only.value:
            return
    pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
