"""The page of a report: one file that loads nothing, for day and night, for eyes and for screen readers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from chronotable.lab.reports.charts import library
from chronotable.lab.reports.sections import Section, Table
from chronotable.lab.reports.words import Words

# Nothing from elsewhere: the browser would refuse it.
_POLICY: Final = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:"
)


def page(title: str, sections: Sequence[Section], words: Words) -> str:
    named = words.say("lab-report-title", name=title)
    links = "".join(f'<li><a href="#{_id(section)}">{escape(section.title)}</a></li>' for section in sections)
    body = "".join(_section(section, words) for section in sections)
    style, script = _beside("page.css"), _beside("page.js")
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(named)}</title><style>{style}</style></head><body><main><h1>{escape(named)}</h1>"
        f'<nav aria-label="{escape(words.say("lab-report-contents"))}"><ul>{links}</ul></nav>{body}</main>'
        f'<script type="module">{library()}</script><script type="module">{script}</script></body></html>\n'
    )


def _beside(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _id(section: Section) -> str:
    return "".join(letter if letter.isalnum() and letter.isascii() else "-" for letter in section.id)


def _section(section: Section, words: Words) -> str:
    told = "".join(f"<p>{escape(line)}</p>" for line in section.told)
    charts = "".join(_chart(chart) for chart in section.charts)
    table = _table(section.table, section.title)
    if section.charts:
        table = f"<details><summary>{escape(words.say('lab-report-table'))}</summary>{table}</details>"
    id = _id(section)
    head = f'<h2 id="{id}-head">{escape(section.title)}</h2>'
    return f'<section id="{id}" aria-labelledby="{id}-head">{head}{told}{charts}{table}</section>'


def _chart(spec: object) -> str:
    """Its data cannot end the element that it stands in."""
    text = json.dumps(spec, ensure_ascii=False).replace("<", "\\u003c").replace("\u2028", " ").replace("\u2029", " ")
    return f'<div class="chart"><script type="application/json">{text}</script><div class="drawn"></div></div>'


def _table(table: Table, title: str) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    head = f"<thead><tr>{heads}</tr></thead>"
    frame = f'<div class="table" tabindex="0" role="region" aria-label="{escape(title)}">'
    return f"{frame}<table>{head}<tbody>{rows}</tbody></table></div>"
