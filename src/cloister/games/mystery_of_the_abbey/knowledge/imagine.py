# compiled with mypyc
"""Makes another state that looks the same to an onlooker: everything hidden is dealt again.

The result depends only on what the onlooker knows (`Conclusions`) and on chance.
"""

from cloister.core.chance import Chance
from cloister.core.values import Seat

from ..components.traits import BIT, SUSPECTS, count, members
from ..rules import chronicle, phase
from ..rules.chronicle import CULPRIT, Entry
from ..rules.game import MysteryOfTheAbbey
from ..rules.state import Abbey
from .conclusions import Conclusions
from .notes import notes_of
from .sampling import sample_world
from .world import World


def imagine(game: MysteryOfTheAbbey, seat: Seat | None, chance: Chance) -> MysteryOfTheAbbey:
    """Another world that looks the same to this seat; None is a spectator."""
    world = game.copy()
    if game.phase != phase.OVER:
        onlooker = game.terms.seats if seat is None else seat
        _redeal(world, _conclusions_of(game, onlooker), chance)
    return world


def _conclusions_of(abbey: Abbey, onlooker: int) -> Conclusions:
    """What an onlooker knows. It is worked out again only when the chronicle has grown."""
    known = abbey.worked_out.get(onlooker)
    if isinstance(known, Conclusions) and len(known.timeline.page) >= len(abbey.page):
        return known
    known = Conclusions(notes_of(abbey, onlooker))
    abbey.worked_out[onlooker] = known
    return known


def _redeal(abbey: Abbey, known: Conclusions, chance: Chance) -> None:
    """Deal again, in place, what the onlooker cannot know."""
    onlooker = known.timeline.onlooker
    world = sample_world(known, chance)
    _put_suspects(abbey, world, onlooker)
    _redeal_books(abbey, onlooker, chance)
    _redeal_choices(abbey, onlooker, chance)


# Suspects


def _put_suspects(abbey: Abbey, world: World, onlooker: int) -> None:
    """Set hands, parlour pile, chronicle and what everybody has seen to those of that world."""
    last = world.moments - 1
    seats = abbey.terms.seats
    for seat in range(seats):
        abbey.hands[seat] = world.at(last, seat)
    abbey.culprit = members(world.at(last, CULPRIT))[0]
    abbey.parlour = [members(world.at(last, slot))[0] for slot in world.timeline.slots]
    abbey.page = _rewritten(abbey, world)
    _put_thefts(abbey)
    for seat in range(seats):
        if seat != onlooker:
            abbey.seen[seat] = _seen_by(abbey, world, seat)
            abbey.sightings[seat] = [
                world.path[card][0] if abbey.seen[seat] >> card & 1 else -1
                for card in range(SUSPECTS)
            ]


def _rewritten(abbey: Abbey, world: World) -> list[Entry]:
    """The chronicle with the cards of that world in place of those that are hidden."""
    page: list[Entry] = []
    shown = 0
    looked = 0
    timeline = world.timeline
    for at in range(len(abbey.page)):
        line = abbey.page[at]
        now = timeline.moment_of[at]
        cards = line.cards
        if line.is_move():
            cards = _moved(abbey, world, line, now)
        elif shown < len(timeline.shown) and timeline.shown[shown].line == at:
            found = timeline.shown[shown]
            cards = [BIT[found.card]]
            if found.rest:
                cards = [world.at(now, found.holder) & ~BIT[found.card]]
            shown += 1
        elif line.kind == chronicle.LOOK and not line.knows(
            timeline.onlooker, line.a, timeline.seats
        ):
            cards = [world.at(now, timeline.looks[looked] // 8 % 16)]
            looked += 1
        same = cards == line.cards
        page.append(
            line if same else Entry(line.kind, line.a, line.b, line.mask, line.n, cards, line.link)
        )
    return page


def _moved(abbey: Abbey, world: World, line: Entry, now: int) -> list[int]:
    """The cards that moved at a line of the chronicle in that world."""
    if line.kind == chronicle.PASS:
        seats = abbey.terms.seats
        return [world.went(now, seat, (seat + line.n) % seats) for seat in range(seats)]
    if line.kind == chronicle.SWAP:
        return [world.went(now, line.a, line.b), world.went(now, line.b, line.a)]
    if line.kind == chronicle.DRAW:
        return [world.at(now + 1, line.a) & ~world.at(now, line.a)]
    return [world.went(now, line.a, line.b)]


def _put_thefts(abbey: Abbey) -> None:
    """Set the cards taken in cells where pawns still stand to those of the new chronicle."""
    for seat in range(abbey.terms.seats):
        if abbey.stolen[seat] >= 0:
            line = abbey.page[abbey.stolen_in[seat]]
            abbey.stolen[seat] = members(line.cards[0])[0]


def _seen_by(abbey: Abbey, world: World, seat: int) -> int:
    """The suspects that a seat has seen in that world (MOA-J2)."""
    seen = 0
    for card in range(SUSPECTS):
        if seat in world.path[card]:
            seen |= BIT[card]
    for line in abbey.page:
        if line.kind >= chronicle.LOOK and line.kind != chronicle.COUNT:
            looks = line.kind == chronicle.LOOK and line.a == seat
            shows = line.kind >= chronicle.SHOW and line.b == seat
            if looks or shows or line.kind == chronicle.TURN or line.kind == chronicle.SHOW_ALL:
                seen |= line.cards[0]
    return seen


# Books and events, and what others have chosen


def _redeal_books(abbey: Abbey, onlooker: int, chance: Chance) -> None:
    """Redeal the books that others keep, and the piles. Only books with a star are kept."""
    stars: list[int] = []
    plain: list[int] = []
    for book in _hidden_books(abbey, onlooker):
        if abbey.terms.books[book].star:
            stars.append(book)
        else:
            plain.append(book)
    stars.sort()
    chance.shuffle(stars)
    for seat in range(abbey.terms.seats):
        if seat != onlooker:
            kept = [
                book if abbey.open_books >> book & 1 else stars.pop() for book in abbey.kept[seat]
            ]
            kept.sort()
            abbey.kept[seat] = kept
    rest = stars + plain
    rest.sort()
    chance.shuffle(rest)
    abbey.books = [book if abbey.open_books >> book & 1 else rest.pop() for book in abbey.books]
    _shuffle_top(abbey.events, abbey.open_events, chance)
    _shuffle_top(abbey.library, abbey.open_library, chance)


def _hidden_books(abbey: Abbey, onlooker: int) -> list[int]:
    hidden = abbey.books.copy()
    for seat in range(abbey.terms.seats):
        if seat != onlooker:
            hidden += abbey.kept[seat]
    return [book for book in hidden if not abbey.open_books >> book & 1]


def _shuffle_top(pile: list[int], known: int, chance: Chance) -> None:
    """Shuffle all but the cards at the bottom, which everybody has seen."""
    hidden = len(pile) - known
    top = pile[:hidden]
    top.sort()
    chance.shuffle(top)
    pile[:hidden] = top


def _redeal_choices(abbey: Abbey, onlooker: int, chance: Chance) -> None:
    """Redeal what others have already chosen where all choose at the same time (MOA-J16)."""
    for seat in range(abbey.terms.seats):
        if seat == onlooker or abbey.picks[seat] == 0:
            continue
        hand = members(abbey.hands[seat])
        if abbey.phase == phase.SHOWING:
            hand = members(abbey.hands[seat] & abbey.show_mask)
            number = 1
        else:
            number = count(abbey.picks[seat])
        chance.shuffle(hand)
        picked = 0
        for card in hand[:number]:
            picked |= BIT[card]
        abbey.picks[seat] = picked if hand else -1
