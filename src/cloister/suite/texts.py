"""The sentences of a game: one for everything that it says, and within the size of a message."""

from collections.abc import Iterator, Mapping

from cloister.core import text
from cloister.core.card import AnyGame
from cloister.core.options import Option
from cloister.core.values import EVERYTHING, Feature, encode

from .checks import Budget, Missing, Wrong, check
from .meetings import meet
from .walk import positions

LARGEST_VIEW = 8 * 1024
LARGEST_EVENT = 1024


@check("there is a sentence for everything that the game says")
def texts_are_complete(game: AnyGame, budget: Budget) -> None:
    met = meet(game, budget.games // 10)
    names = {*met.events, *met.prompts, *(refusal.reason for refusal in met.refusals)}
    names |= {f"end-{reason}" for reason in game.end_reasons}
    names |= {name for option in game.options for name in _names(option)}
    lacking = sorted(name for name in names if not text.has(game.folder, name))
    if lacking:
        raise Missing(f"words/en.ftl has no sentence for {', '.join(lacking)}")
    for event in met.events.values():
        _check_arguments(game, event.name, event.args)
        now = "-".join([event.name, *event.flash])
        if text.has(game.folder, now):
            _check_arguments(game, now, event.args | event.flash)


@check("there are words for everything that advice is explained by")
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
        raise Missing(f"words/en.ftl has no sentence for {name}")
    for way in ("more", "less"):
        _check_arguments(game, name, {**feature.args, **feature.note, "by": 1, "way": way})


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
        raise Missing(f"the sentence {name} in words/en.ftl is empty")
    _, errors = sentences.format_pattern(pattern, dict(args))
    if errors:
        raise Wrong(f"the sentence {name} asks for what the event does not carry: {errors[0]}")


@check("views and events are small")
def messages_are_small(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        for onlooker in walk.onlookers:
            size = len(encode(walk.state.view(onlooker, EVERYTHING)))
            if size > LARGEST_VIEW:
                raise Wrong(f"a view of {size} bytes: keep it below {LARGEST_VIEW}; {walk.where()}")
    for event in meet(game, budget.games // 10).events.values():
        size = len(encode(event))
        if size > LARGEST_EVENT:
            raise Wrong(f"the event {event.name} has {size} bytes: keep it below {LARGEST_EVENT}")
