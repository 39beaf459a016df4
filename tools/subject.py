"""Checks that a commit's subject follows CONTRIBUTING.md: `subject.py FILE`."""

import re
import sys
from pathlib import Path

LONGEST = 72


def problem(subject: str) -> str:
    """What is wrong with a subject; empty if nothing is."""
    if subject.startswith(("Merge ", "Revert ", "fixup! ", "squash! ")):
        return ""
    if len(subject) > LONGEST:
        return f"the subject has {len(subject)} letters; {LONGEST} is the most"
    if not re.match(r"[A-Z]", subject) or subject.endswith("."):
        return "the subject starts with a capital letter and ends without a full stop"
    if re.match(r"\w+(ed|ing)\b(?<!Need)(?<!Embed)(?<!Feed)(?<!Bring)(?<!String)", subject):
        return "the subject is in the imperative: 'Refuse ...', not 'Refused ...' or 'Refusing ...'"
    return ""


if __name__ == "__main__":
    wrong = problem(Path(sys.argv[1]).read_text("utf-8").partition("\n")[0])
    if wrong:
        sys.exit(wrong)
