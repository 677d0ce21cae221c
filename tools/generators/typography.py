"""The rules of typography for the page: web/src/words/typography.json, from `chronotable.locale.typography`."""

from __future__ import annotations

import json

from chronotable.locale.typography import HELD, RULES


def files() -> dict[str, str]:
    rules = {language: [list(rule) for rule in found] for language, found in RULES.items()}
    return {"web/src/words/typography.json": json.dumps({"held": HELD, "rules": rules}, indent=2) + "\n"}
