# compiled with mypyc
"""The reasons why a move can be forbidden: numbers inside the rules; outside, a rule id and the
key of a sentence."""

from typing import Final

from cloister.core.values import Refusal

ALLOWED: Final = 0
PEEK_FIRST: Final = 1
PEEKED: Final = 2
LOOK_FIRST: Final = 3
MONK_FIRST: Final = 4
NOBODY_THERE: Final = 5
BOUND_TO_GIVE: Final = 6
BOUND_MONK: Final = 7
WALK_FIRST: Final = 8
NO_DOTS: Final = 9
NOT_BESIDE: Final = 10
RAMP_END: Final = 11
LEAVE_RAMP: Final = 12
NO_FREE_STEP: Final = 13
PUSH_FIRST: Final = 14
PUSH_BESIDE: Final = 15
PUSH_DOWN: Final = 16
LOCKED: Final = 17
CLIMB_FIRST: Final = 18
CLIMB_WHERE: Final = 19
NO_CARD: Final = 20
ONE_TIDE: Final = 21
TIDE_EARLY: Final = 22
NO_LANDING: Final = 23
NO_SEA_LINE: Final = 24
NO_SEA_WAY: Final = 25
BOUND_TIDE: Final = 26
STOP_EARLY: Final = 27
STOP_DOTS: Final = 28
NOTHING_MOVED: Final = 29
BOUND: Final = 30
DEAD_END: Final = 31

REFUSALS: Final = [
    Refusal("", ""),
    Refusal("MSM-V1", "refuse-peek-first"),
    Refusal("MSM-A27", "refuse-peeked"),
    Refusal("MSM-24", "refuse-look-first"),
    Refusal("MSM-11", "refuse-monk-first"),
    Refusal("MSM-10", "refuse-nobody-there"),
    Refusal("MSM-A17", "refuse-bound-to-give"),
    Refusal("MSM-A17", "refuse-bound-monk"),
    Refusal("MSM-A25", "refuse-walk-first"),
    Refusal("MSM-15", "refuse-no-dots"),
    Refusal("MSM-15", "refuse-not-beside"),
    Refusal("MSM-18", "refuse-ramp-end"),
    Refusal("MSM-A6", "refuse-leave-ramp"),
    Refusal("MSM-A5", "refuse-no-free-step"),
    Refusal("MSM-19", "refuse-push-first"),
    Refusal("MSM-19", "refuse-push-beside"),
    Refusal("MSM-A9", "refuse-push-down"),
    Refusal("MSM-A8", "refuse-locked"),
    Refusal("MSM-A5", "refuse-climb-first"),
    Refusal("MSM-A5", "refuse-climb-where"),
    Refusal("MSM-23", "refuse-no-card"),
    Refusal("MSM-A12", "refuse-one-tide"),
    Refusal("MSM-A11", "refuse-tide-early"),
    Refusal("MSM-A11", "refuse-no-landing"),
    Refusal("MSM-23", "refuse-no-sea-line"),
    Refusal("MSM-A14", "refuse-no-sea-way"),
    Refusal("MSM-A17", "refuse-bound-tide"),
    Refusal("MSM-11", "refuse-stop-early"),
    Refusal("MSM-A4", "refuse-stop-dots"),
    Refusal("MSM-A19", "refuse-nothing-moved"),
    Refusal("MSM-A17", "refuse-bound"),
    Refusal("MSM-A26", "refuse-dead-end"),
]
