"""The sentences of a game: one for everything that it says, and within the size of a message."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from cloister.core import labels, text
from cloister.core.card import AnyGame
from cloister.core.languages import SOURCE
from cloister.core.options import Option
from cloister.core.values import EVERYTHING, Feature, Json, encode

from .checks import Budget, Missing, Wrong, check, note
from .observed import observe
from .walk import positions

LABEL = re.compile(r"^(field-[\w-]+) *=", re.MULTILINE)
LARGEST_VIEW = 8 * 1024
LARGEST_EVENT = 1024


@check("there is a sentence for everything that the game says")
def texts_are_complete(game: AnyGame, budget: Budget) -> None:
    found = observe(game, budget.games // 10)
    names = {*found.events, *found.prompts, *(refusal.reason for refusal in found.refusals)}
    names |= {"pitch", *(f"end-{reason}" for reason in game.end_reasons)}
    names |= {name for option in game.options for name in _names(option)}
    lacking = sorted(name for name in names if not text.has(game.folder, name))
    if lacking:
        raise Missing(f"words/en has no sentence for {', '.join(lacking)}: add one for each")
    for event in found.events.values():
        _check_arguments(game, event.name, event.args)
        now = "-".join([event.name, *event.flash])
        if text.has(game.folder, now):
            _check_arguments(game, now, event.args | event.flash)


@check("there is a sentence for every feature that explains advice")
def features_have_words(game: AnyGame, budget: Budget) -> None:
    if game.heuristics is None or game.features is None:
        return
    known: set[str] = set()
    for walk in positions(game, max(10, budget.positions // 10)):
        for seat in walk.state.to_act():
            view = walk.state.view(seat, EVERYTHING)
            for feature in game.features(game.heuristics(walk.setting), view, seat):
                if feature.name not in known:
                    _check_feature(game, feature)
                    known.add(feature.name)


def _check_feature(game: AnyGame, feature: Feature) -> None:
    name = feature.name
    if not text.has(game.folder, name):
        raise Missing(f"words/en has no sentence for {name}: add one, as half a sentence")
    for way in ("more", "less"):
        _check_arguments(game, name, {**feature.args, **feature.note, "by": 1, "way": way})


@check("labels of fields and moves fit")
def labels_fit(game: AnyGame, budget: Budget) -> None:
    """A game needs none, but those that it has must name something and get what they ask for."""
    known: set[str] = set()
    for walk in positions(game, max(40, budget.positions // 10)):
        for onlooker in walk.onlookers:
            view = walk.state.view(onlooker)
            shown: dict[str, Json] = msgspec.to_builtins(view)
            known |= shown.keys()
            for line in labels.fields(game, view, lambda seat: f"Seat {seat}"):
                if "{$" in line:
                    raise Wrong(f"a label in words/en asks for what it is not given: {line}")
    written = _labels_in(game.folder)
    lost = sorted(written - {f"field-{name.replace('_', '-')}" for name in known})
    if lost:
        raise Wrong(f"words/en labels what no view has: correct or remove {', '.join(lost)}")
    for move in observe(game, budget.games // 10).moves:
        label = None if game.label is None else game.label(move)
        if label is not None and text.has(game.folder, label[0]):
            _check_arguments(game, *label)


def _labels_in(folder: Path) -> set[str]:
    sources = [path.read_text("utf-8") for path in text.catalogue_files(folder, SOURCE)]
    return {found for source in sources for found in LABEL.findall(source)}


@note
def no_labels(game: AnyGame) -> str | None:
    """A game without a board is shown by its labels, so it should have some."""
    has_board = (game.folder / "web" / "board.js").is_file() and game.draw_text is not None
    if has_board or _labels_in(game.folder):
        return None
    return "no labels: fields are shown by their names. Add field-... and move-... to words/en"


def _names(option: Option) -> Iterator[str]:
    """What an option is called, what it means, and its values unless they are numbers."""
    yield f"option-{option.name}"
    yield f"option-{option.name}-help"
    for value in option.values:
        if isinstance(value, bool | str):
            yield f"option-{option.name}-{str(value).lower()}"


def _check_arguments(game: AnyGame, name: str, args: Mapping[str, int | str]) -> None:
    """A sentence may only ask for what the event carries."""
    sentences = text.bundle(game.folder)
    pattern = sentences.get_message(name).value
    if pattern is None:
        raise Missing(f"the sentence {name} in words/en is empty: write something there")
    full = text.told_arguments(game.folder, args, str, None, SOURCE)
    _, errors = sentences.format_pattern(pattern, full)
    if errors:
        raise Wrong(
            f"the sentence {name} in words/en asks for what it is not given ({errors[0]}): use "
            f"only {', '.join(f'${arg}' for arg in args) or 'plain words'}, or pass more"
        )


@check("views and events are small")
def messages_are_small(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        for onlooker in walk.onlookers:
            size = len(encode(walk.state.view(onlooker, EVERYTHING)))
            if size > LARGEST_VIEW:
                raise Wrong(
                    f"a view of {size} bytes: keep it below {LARGEST_VIEW}, with numbers in place "
                    f"of names and without what follows from the rest; {walk.where()}"
                )
    for event in observe(game, budget.games // 10).events.values():
        size = len(encode(event))
        if size > LARGEST_EVENT:
            raise Wrong(
                f"the event {event.name} has {size} bytes: keep it below {LARGEST_EVENT}; what "
                "stays visible belongs in the view"
            )
