"""What the inspector knows: the suspects who can still have done it, as marks of the sheet."""

from cloister.core.values import View

from .opinion import culprits
from .view import AbbeyView


def possible(view: View) -> list[str]:
    """The marks "did it" that may still be right, from what the onlooker knows alone."""
    assert isinstance(view, AbbeyView)
    return [f"s{suspect}.did" for suspect in culprits(view)]
