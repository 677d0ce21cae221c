"""No text has what the style sheets (docs/words) forbid and a program can see."""

from __future__ import annotations

import re

import pytest

from tests.locale.ftl import texts

# What is forbidden, and what is right instead.
FORBIDDEN = {
    "en": {
        r"[A-Za-z]'[A-Za-z]": "the apostrophe is ’",
        r"\.\.\.": "the ellipsis is …",
        r"\w …": "no space before the ellipsis",
        r" - |—": "a dash is –",
        r"[0-9] %|^ %": "% stands at its number",
        r"\b(?:[Dd]r|Mr)\.": "Dr and Mr have no full stop",
        r"\b(?:[Cc]olor|[Nn]eighbor|[Ff]avorite|[Hh]onor|gray\b)": "the spelling is British",
        r"\b[Yy]ou program\b": "one programmes in Room 25; a program is software",
        r"\b[Pp]romise": "what is shown of a seed is its fingerprint",
        r"\b[Cc]omputer player": "it is a bot",
        r"\b[Pp]ossibilit": "what can be chosen is an option",
        r"\b(?:[Oo]neself|the own)\b": "a player is you; others have their own",
        r"\b(?:[Oo]ne|[Tt]wo|1|2) (?!or |once )\w+ more\b(?! than)": "one more rift, not one rift more",
        r"\b[Ii]n (?:your|its|their|his|her) own turn\b": "on your own turn",
        r"(?<!here )\bis no (?:rule|number|game|lesson|card|file)\b": "is not a rule",
        r"\banew\b": "again",
        r"\b[Dd]ear(?:er|est)?\b": "it costs more, it is expensive",
        r"\b[Mm]ega vortex\b": "it is a mega-vortex",
        r"\b(?:[Bb]lack market|Black market)\b": "the pier is the Black Market",
        r"\bCapital action": "it is a Capital Action",
    },
    "pl": {
        r'"': "quotation marks are „…”",
        r"\w'\w": "the apostrophe is ’",
        r"\.\.\.": "the ellipsis is …",
        r"(?:^|[\s(„:])-(?=[0-9*]|$)": "the minus is −",
        r"(?<![A-Z0-9])[0-9]+-[0-9]": "a range has –",
        r" - |—": "a dash is –",
        r"[0-9] %|^ %": "% stands at its number",
        r"\b[Dd]r\.": "dr has no full stop",
        r"\bw r\.? ?(?=[0-9]|$)": "“w r. 5” is a year; a round is R5 or “runda 5”",
        r"\w\((?:a|y|e|i)\)": "no endings in brackets",
        r"\w(?:łeś|łaś|łbyś|łabyś)\b": "no past tense that shows the reader’s sex",
        r"(?<=[\w,;”)]) (?:Ty|Cię|Ci|Tobie|Tobą|Tw(?:ój|oje|oja|oją|ojego|ojej|oim|oi|oich|oimi))\b": "ty is small",
        r"\b[Rr]eguł[ayęo]?\b": "a rule is zasada",
        r"\b[Zz]astęp(?:stw|nik)": "a stand-in is zamiennik",
        r"\b[Ss]tatk": "a boat is łódź",
        r"\b[Łł]otry\b": "rogues are łotrzy",
        r"\b[Uu]ltramaszyn": "it is ultramachina",
        r"\bMaks[ae]": "the booklet has Maxa, Maxem",
    },
    "uk": {
        r'"': "quotation marks are «…»",
        r"\.\.\.": "the ellipsis is …",
        r" …": "no space before the ellipsis",
        r" - ": "a dash is —",
        r"(?<=[\w,;»)]) В(?:и|ас|ам|ами|аш\w*)\b": "ви is small",
    },
}
CASES = [(language, pattern) for language, patterns in FORBIDDEN.items() for pattern in patterns]
CODE = ("kernel-save-game", "web-no-day")  # game=... is Python and 2026-11-19 a day in every language


@pytest.mark.parametrize(("language", "pattern"), CASES)
def test_no_text_has_what_the_style_sheet_forbids(language: str, pattern: str) -> None:
    found = [(id, text) for id, text in texts(language) if re.search(pattern, text) and id not in CODE]
    assert found == [], FORBIDDEN[language][pattern]
