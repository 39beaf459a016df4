"""Options are data: given as values or text, checked by number of seats, refused by their rule."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister.core.errors import BadOption, UnknownOption
from cloister.core.options import Option, Options, Value, resolve

CALM = settings(deadline=None, derandomize=True, max_examples=200)

FLAG = Option(name="open", rule="X-1", values=(True, False))
WORD = Option(name="pace", rule="X-2", values=("slow", "fast"))
CHOICE = Option(name="lives", rule="X-3", values=(3, 1, 5))
NUMBER = Option(name="limit", rule="X-4", default=200, least=100, most=10_000)
SEATED = Option(name="each", rule="X-5", by_seats={2: (3, 2, 1), 3: (2, 1)}, values=(1,))
SCHEMA = (FLAG, WORD, CHOICE, NUMBER, SEATED)


def resolved(given: dict[str, object], seats: int = 2) -> dict[str, Value]:
    return resolve(SCHEMA, given, seats).values


def test_without_a_choice_the_defaults_apply() -> None:
    standard = {"open": True, "pace": "slow", "lives": 3, "limit": 200, "each": 3}
    assert resolved({}) == standard
    assert resolved({}, seats=3) == standard | {"each": 2}
    assert resolved({}, seats=6) == standard | {"each": 1}


@pytest.mark.parametrize(
    ("name", "given", "wanted"),
    [
        ("open", False, False),
        ("open", "false", False),
        ("open", "true", True),
        ("pace", "fast", "fast"),
        ("lives", 5, 5),
        ("lives", "5", 5),
        ("limit", 100, 100),
        ("limit", 10_000, 10_000),
        ("limit", "100", 100),
        ("limit", "0100", 100),
        ("limit", "000000000200", 200),
        ("each", 1, 1),
        ("each", "2", 2),
    ],
)
def test_values_may_be_typed_or_text(name: str, given: object, wanted: Value) -> None:
    found = resolved({name: given})[name]
    assert found == wanted
    assert type(found) is type(wanted)


NUMBERS = "Give a whole number from 100 to 10000."


@pytest.mark.parametrize(
    ("name", "given", "shown", "choices", "rule"),
    [
        ("open", "yes", "yes", "true, false", "X-1"),
        ("open", 1, "1", "true, false", "X-1"),
        ("open", "True", "True", "true, false", "X-1"),
        ("pace", "FAST", "FAST", "slow, fast", "X-2"),
        ("pace", "", "", "slow, fast", "X-2"),
        ("pace", None, "<NoneType>", "slow, fast", "X-2"),
        ("lives", 2, "2", "3, 1, 5", "X-3"),
        ("lives", 3.0, "<float>", "3, 1, 5", "X-3"),
        ("lives", True, "true", "3, 1, 5", "X-3"),
        ("limit", 99, "99", "", "X-4"),
        ("limit", 10_001, "10001", "", "X-4"),
        ("limit", -200, "-200", "", "X-4"),
        ("limit", "", "", "", "X-4"),
        ("limit", "1e3", "1e3", "", "X-4"),
        ("limit", "+200", "+200", "", "X-4"),
        ("limit", "²", "²", "", "X-4"),
        ("limit", "٣٠٠", "٣٠٠", "", "X-4"),
        ("limit", "000000000200999", "000000000200999", "", "X-4"),
        ("limit", True, "true", "", "X-4"),
        ("limit", 200.0, "<float>", "", "X-4"),
        ("limit", [200], "<list>", "", "X-4"),
        ("each", 4, "4", "3, 2, 1", "X-5"),
    ],
)
def test_a_wrong_value_is_refused_in_a_sentence(
    name: str, given: object, shown: str, choices: str, rule: str
) -> None:
    with pytest.raises(BadOption) as refused:
        resolved({name: given})
    says = f"Choose one of these: {choices}." if choices else NUMBERS
    assert str(refused.value) == f'The option {name} cannot be "{shown}". {says} ({rule})'


def test_choices_depend_on_the_number_of_seats() -> None:
    assert resolved({"each": 3}, seats=2)["each"] == 3
    with pytest.raises(BadOption, match="Choose one of these: 2, 1"):
        resolved({"each": 3}, seats=3)


def test_an_unknown_option_is_refused_with_a_list() -> None:
    says = 'no option "tempo". Choose one of these: each, limit, lives'
    with pytest.raises(UnknownOption, match=says):
        resolved({"tempo": 3})
    with pytest.raises(UnknownOption, match="This game has no options"):
        resolve((), {"tempo": 3}, 2)


@CALM
@given(
    st.dictionaries(
        st.sampled_from([option.name for option in SCHEMA]),
        st.none() | st.booleans() | st.integers() | st.text() | st.floats() | st.text("0123456789"),
    ),
    st.integers(2, 6),
)
def test_accepted_options_are_allowed_and_accepted_again(
    given: dict[str, object], seats: int
) -> None:
    try:
        found = resolved(given, seats)
    except BadOption:
        return
    for option in SCHEMA:
        value = found[option.name]
        in_bounds = option is NUMBER and isinstance(value, int) and 100 <= value <= 10_000
        assert in_bounds or value in option.choices(seats)
    assert resolved(dict(found), seats) == found


def test_rules_read_options_by_type() -> None:
    options = Options({"open": True, "shut": False, "limit": 200, "pace": "slow"})
    assert options.flag("open") is True
    assert options.flag("shut") is False
    assert options.number("limit") == 200
    assert options.word("pace") == "slow"
    with pytest.raises(KeyError):
        options.flag("closed")
