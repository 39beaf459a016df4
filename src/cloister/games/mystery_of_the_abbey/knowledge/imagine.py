# compiled with mypyc
"""Another world that looks the same to an onlooker: everything hidden is dealt again.

It depends on what the onlooker knows, `Knowledge`, and on chance, on nothing else.
"""

from cloister.core.chance import Chance

from ..components.traits import BIT, SUSPECTS, count, members
from ..rules import entry, phase
from ..rules.entry import CULPRIT, Entry
from ..rules.state import Abbey
from .knowledge import Knowledge
from .world import World


def imagine_world(abbey: Abbey, known: Knowledge, chance: Chance) -> None:
    """Deal anew, in place, what the onlooker cannot know."""
    onlooker = known.onlooker
    world = World(known, chance).find()
    _settle(abbey, world, onlooker)
    _imagine_books(abbey, onlooker, chance)
    _imagine_choices(abbey, onlooker, chance)


def _settle(abbey: Abbey, world: World, onlooker: int) -> None:
    """Hands, piles, chronicle and what everybody has seen as they are in that world."""
    known = world.known
    last = known.moments - 1
    seats = abbey.terms.seats
    for seat in range(seats):
        abbey.hands[seat] = _at(world, last, seat)
    abbey.culprit = members(_at(world, last, CULPRIT))[0]
    abbey.parlour = [members(_at(world, last, slot))[0] for slot in known.slots]
    abbey.page = _rewritten(abbey, world)
    _settle_thefts(abbey)
    for seat in range(seats):
        if seat != onlooker:
            abbey.seen[seat] = _seen_by(abbey, world, seat)
            abbey.sightings[seat] = [
                world.path[card][0] if abbey.seen[seat] >> card & 1 else -1
                for card in range(SUSPECTS)
            ]


def _at(world: World, now: int, place: int) -> int:
    found = 0
    for card in range(SUSPECTS):
        if world.path[card][now] == place:
            found |= BIT[card]
    return found


def _rewritten(abbey: Abbey, world: World) -> list[Entry]:
    """The page with the cards of that world in place of those that are hidden."""
    page: list[Entry] = []
    shown = 0
    looked = 0
    known = world.known
    for at in range(len(abbey.page)):
        line = abbey.page[at]
        now = known.moment_of[at]
        cards = line.cards
        if line.kind <= entry.DRAW:
            cards = _moved(abbey, world, line, now)
        elif shown < len(known.shown) and known.shown[shown].line == at:
            found = known.shown[shown]
            cards = [BIT[found.card]]
            if found.rest:
                cards = [_at(world, now, found.holder) & ~BIT[found.card]]
            shown += 1
        elif line.kind == entry.LOOK and not line.knows(known.onlooker, line.a, known.seats):
            cards = [_at(world, now, known.looks[looked] // 8 % 16)]
            looked += 1
        same = cards == line.cards
        page.append(
            line if same else Entry(line.kind, line.a, line.b, line.mask, line.n, cards, line.link)
        )
    return page


def _moved(abbey: Abbey, world: World, line: Entry, now: int) -> list[int]:
    if line.kind == entry.PASS:
        seats = abbey.terms.seats
        return [_went(world, now, seat, (seat + line.n) % seats) for seat in range(seats)]
    if line.kind == entry.SWAP:
        return [_went(world, now, line.a, line.b), _went(world, now, line.b, line.a)]
    if line.kind == entry.DRAW:
        return [_at(world, now + 1, line.a) & ~_at(world, now, line.a)]
    return [_went(world, now, line.a, line.b)]


def _went(world: World, now: int, source: int, aim: int) -> int:
    return _at(world, now, source) & _at(world, now + 1, aim)


def _settle_thefts(abbey: Abbey) -> None:
    for seat in range(abbey.terms.seats):
        if abbey.stolen[seat] >= 0:
            line = abbey.page[abbey.stolen_in[seat]]
            abbey.stolen[seat] = members(line.cards[0])[0]


def _seen_by(abbey: Abbey, world: World, seat: int) -> int:
    """Whom a seat has seen in that world (MOA-J2)."""
    seen = 0
    for card in range(SUSPECTS):
        if seat in world.path[card]:
            seen |= BIT[card]
    for line in abbey.page:
        if line.kind >= entry.LOOK and line.kind != entry.COUNT:
            looks = line.kind == entry.LOOK and line.a == seat
            shows = line.kind >= entry.SHOW and line.b == seat
            if looks or shows or line.kind == entry.TURN or line.kind == entry.SHOW_ALL:
                seen |= line.cards[0]
    return seen


def _imagine_books(abbey: Abbey, onlooker: int, chance: Chance) -> None:
    """Books in other hands and in the pile; only books with a star are kept."""
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
    """All but the cards at the bottom that everybody has seen."""
    hidden = len(pile) - known
    top = pile[:hidden]
    top.sort()
    chance.shuffle(top)
    pile[:hidden] = top


def _imagine_choices(abbey: Abbey, onlooker: int, chance: Chance) -> None:
    """What others have already chosen where all choose at once (MOA-J16)."""
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
