"""Checks on texts: everything that a game says has a sentence, and messages are small enough."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from cloister.core import labels, text
from cloister.core.card import AnyGame
from cloister.core.languages import SOURCE, languages
from cloister.core.options import Option
from cloister.core.text import say
from cloister.core.values import EVERYTHING, Event, Feature, Json, encode

from .checks import Budget, Missing, Wrong, check, note
from .observed import Observed, observe
from .walk import positions

LABEL = re.compile(r"^(field-[\w-]+) *=", re.MULTILINE)
LARGEST_VIEW = 8 * 1024
LARGEST_EVENT = 1024


@check("doctor-check-texts")
def texts_are_complete(game: AnyGame, budget: Budget) -> None:
    found = observe(game, budget.sample)
    without_arguments = {"pitch", *_plain_keys(game, found)}
    lacking = sorted(
        key for key in {*found.events, *without_arguments} if not text.has(game.folder, key)
    )
    if lacking:
        raise Missing("doctor-texts-missing", keys=", ".join(lacking))
    for key in sorted(without_arguments):
        _check_arguments(game, key, {})
    for events in found.events.values():
        for event in events:
            _check_event(game, event)


def _plain_keys(game: AnyGame, found: Observed) -> Iterator[str]:
    """Sentences that get no arguments."""
    yield from found.prompts
    yield from (refusal.reason for refusal in found.refusals)
    yield from (f"end-{reason}" for reason in game.end_reasons)
    for option in game.options:
        yield from _names(option)


def _names(option: Option) -> Iterator[str]:
    """What an option is called, what it means, and its values unless they are numbers."""
    yield f"option-{option.name}"
    yield f"option-{option.name}-help"
    for value in option.values:
        if isinstance(value, bool | str):
            yield f"option-{option.name}-{str(value).lower()}"


def _check_event(game: AnyGame, event: Event) -> None:
    _check_arguments(game, event.name, event.args)
    now = "-".join([event.name, *event.flash])
    if event.flash and text.has(game.folder, now):
        _check_arguments(game, now, event.args | event.flash)


@check("doctor-check-features")
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
        raise Missing("doctor-feature-missing", name=name)
    for way in ("more", "less"):
        _check_arguments(game, name, {**feature.args, **feature.note, "by": 1, "way": way})


@check("doctor-check-labels")
def labels_fit(game: AnyGame, budget: Budget) -> None:
    """Labels are optional, but a field's label needs a field, and each must get its arguments."""
    known: set[str] = set()
    for walk in positions(game, max(40, budget.positions // 10)):
        for onlooker in walk.onlookers:
            shown: dict[str, Json] = msgspec.to_builtins(walk.state.view(onlooker))
            for name, value in shown.items():
                known.add(name)
                _check_field(game, name, value)
    lost = sorted(_labels_in(game.folder) - {_label(name) for name in known})
    if lost:
        raise Wrong("doctor-label-of-nothing", keys=", ".join(lost))
    for move in observe(game, budget.sample).moves:
        label = None if game.label is None else game.label(move)
        if label is not None and text.has(game.folder, label[0]):
            _check_arguments(game, *label)


def _check_field(game: AnyGame, name: str, value: Json) -> None:
    if value is not None and name not in labels.KNOWN and text.has(game.folder, _label(name)):
        _check_arguments(game, _label(name), labels.arguments(value, str, None))


def _label(field: str) -> str:
    return f"field-{field.replace('_', '-')}"


def _labels_in(folder: Path) -> set[str]:
    sources = [path.read_text("utf-8") for path in text.catalogue_files(folder, SOURCE)]
    return {found for source in sources for found in LABEL.findall(source)}


@note
def no_labels(game: AnyGame) -> str | None:
    """A game without its own board is shown by its labels, so it should have some."""
    has_board = (game.folder / "web" / "board.js").is_file() and game.draw_text is not None
    if has_board or _labels_in(game.folder):
        return None
    return say("doctor-note-no-labels")


def _check_arguments(game: AnyGame, key: str, args: Mapping[str, int | str]) -> None:
    """A sentence may only use arguments that it is given, in every language that has it, whoever
    it is told to."""
    told_to = [None, *sorted({int(value) for value in args.values() if text.is_whole(value)})]
    for language in languages(game.folder):
        sentences = text.bundle(game.folder, language)
        pattern = sentences.get_message(key).value if sentences.has_message(key) else None
        if pattern is None:
            continue
        for you in told_to:
            full = text.told_arguments(game.folder, args, str, you, language)
            _, errors = sentences.format_pattern(pattern, full)
            if errors:
                raise Wrong(
                    "doctor-text-asks-too-much",
                    name=key,
                    language=language,
                    error=str(errors[0]),
                    given=", ".join(f"${name}" for name in full) or "-",
                )


@check("doctor-check-sizes")
def messages_are_small(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        for onlooker in walk.onlookers:
            size = len(encode(walk.state.view(onlooker, EVERYTHING)))
            if size > LARGEST_VIEW:
                raise Wrong("doctor-view-too-large", walk.way_back(), bytes=size, most=LARGEST_VIEW)
    for events in observe(game, budget.sample).events.values():
        for event in events:
            size = len(encode(event))
            if size > LARGEST_EVENT:
                raise Wrong(
                    "doctor-event-too-large", event=event.name, bytes=size, most=LARGEST_EVENT
                )
