"""What the page's search of the rules shares with Python's: web/src/rules/search_weights.json, recorded_searches.json.

Python (`chronotable.rule_search`) and the page (`web/src/rules/search.ts`) search in the same index.  The weights are
the constants of Python's.  Recorded are questions in words of every kind (forms, endings, beginnings, slips, synonyms,
numbers, nonsense) with the first rules that Python finds and how many there are: `tests/locale/test_rule_search.py` and
`rules.test.ts` hold both to it.
"""

from __future__ import annotations

import json

from chronotable import rule_search
from chronotable.games import house
from chronotable.locale import LANGUAGES
from generators.rules_index import current

SHOWN = 5
ASKED = {
    "en": [
        "8.11",
        "EX-1",
        "loop-5.4 clone",
        "how do we win?",
        "vortices",
        "evacuat",
        "movign",
        "nobody's turn",
        "A.B.M.",
    ],
    "pl": ["strażnika", "straznicy", "STRAŻNIKIEM", "ilu łotrów", "wyrwami", "kafli sabotażu", "Z.R.B.", "rzut", "4.1"],
    "uk": ["охоронця", "вязнів", "в'язнем", "скільки розривів", "вихорами", "плиток", "ґрати", "вибратися", "7.2"],
}
EVERYWHERE = ["", "?!", "xyzzy", "a"]


def files() -> dict[str, str]:
    lines = []
    for language in LANGUAGES:
        for game in house():
            index = current(game, language)
            for words in ASKED[language] + EVERYWHERE:
                found = index.search(words)
                record = {"game": game, "language": language, "words": words, "found": found[:SHOWN], "all": len(found)}
                lines.append(json.dumps(record, ensure_ascii=False))
    weights = {name.strip("_"): value for name, value in vars(rule_search).items() if _is_weight(name, value)}
    return {
        "web/src/rules/recorded_searches.json": "[\n" + ",\n".join(lines) + "\n]\n",
        "web/src/rules/search_weights.json": json.dumps(weights, indent=2) + "\n",
    }


def _is_weight(name: str, value: object) -> bool:
    return name.startswith("_") and name.isupper() and isinstance(value, int | float)
