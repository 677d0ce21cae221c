"""Is the subject of a commit one of ours?  python tools/commit_subject.py FILE, a hook of git (.pre-commit-config.yaml)

`[room] What changed`, of at most 72 characters, so that every list of commits shows the whole of it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

LONGEST = 72
FORM = re.compile(r"(\[[a-z0-9-]+\])+ \S.*")
OTHERS = ("Merge ", "Revert ", "fixup! ", "squash! ")  # written by git


def wrong(message: str) -> str:
    """What is wrong with the first line, in words; nothing when it is right."""
    subject = message.partition("\n")[0]
    if subject.startswith(OTHERS):
        return ""
    if not FORM.fullmatch(subject):
        return f'the subject begins with its room, as in "[kernel] Undo stops at a reveal": {subject!r}'
    if len(subject) > LONGEST:
        return f"the subject has {len(subject)} characters, {LONGEST} are the most: the story belongs into the body"
    return ""


if __name__ == "__main__":
    sys.exit(wrong(Path(sys.argv[1]).read_text(encoding="utf-8")) or 0)
