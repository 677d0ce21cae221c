"""An analysis as one HTML file: no script, nothing fetched."""

from __future__ import annotations

from html import escape
from typing import Final

from chronotable.analysis import Analysis, Line
from chronotable.analysis.luck import WHOLE
from chronotable.analysis.telling import behind, likely, named, stages, told_better, told_share, told_turn
from chronotable.cli.dialogue import game_title
from chronotable.cli.terminal import Terminal
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message

_WIDE: Final = 720
_HIGH: Final = 200
_EDGE: Final = 16
_COLOURS: Final = ["#b3261e", "#1f5fbf", "#2e7d32", "#8a5a00", "#6a1b9a", "#00695c", "#ad1457", "#37474f"]
_DASHES: Final = ["", "7 4", "2 4", "10 3 2 3", "14 5", "4 2", "1 3", "8 2 2 2 2 2"]
_STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1d1b18;
  background: #fffdf8; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
svg { width: 100%; height: auto; } table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .8rem
  .2rem 0; border-bottom: 1px solid #ccc; font-weight: normal; } .better { color: #444; } .behind { color: #555; }
"""


def page(terminal: Terminal, match: Match, found: Analysis) -> str:
    def text(message: Message) -> str:
        return escape(terminal.render(message))

    title = text(Message("analysis-title", game=game_title(match.game)))
    result = match.result
    parts = [f"<h1>{title}</h1>"]
    if result is not None:
        parts.append(f"<p>{text(result.reason)}</p>")
    if not found.lines:
        parts.append(f"<p>{text(Message('analysis-nothing'))}</p>")
    else:
        parts += [f"<h2>{text(Message('analysis-curve'))}</h2>", _picture(match, found), _table(terminal, match, found)]
        parts.append(f"<h2>{text(Message('analysis-shares'))}</h2>")
        parts += [f"<p>{text(told_share(share))}</p>" for share in found.shares]
        parts.append(f"<h2>{text(Message('analysis-turns' if found.turns else 'analysis-no-turns'))}</h2><ol>")
        for turn in found.turns:
            parts.append(f'<li>{text(told_turn(turn))}<br><span class="better">{text(told_better(turn))}</span></li>')
        parts.append(f'</ol><p class="behind">{text(behind(match, found))}</p>')
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{terminal.language}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{_STYLE}</style>\n'
        f"<main>\n{body}\n</main>\n</html>\n"
    )


def _picture(match: Match, found: Analysis) -> str:
    """The curves, with the numbers of the choices that cost most; the table below says the same."""
    last = max(1, len(match.history))

    def x(at: int) -> float:
        return round(_EDGE + (_WIDE - 2 * _EDGE) * at / last, 1)

    def y(value: int) -> float:
        return round(_HIGH - _EDGE - (_HIGH - 2 * _EDGE) * value / WHOLE, 1)

    drawn = [f'<path d="M{_EDGE} {y(value)}H{_WIDE - _EDGE}" stroke="#ccc"/>' for value in (0, WHOLE // 2, WHOLE)]
    drawn += [f'<path d="M{x(stage.at)} 0V{_HIGH}" stroke="#ddd"/>' for stage in stages(match, found)]
    for place, line in enumerate(found.lines):
        known = [f"{x(at)},{y(value)}" for at, value in enumerate(line.values) if value is not None]
        drawn.append(f'<polyline points="{" ".join(known)}" fill="none" stroke-width="2.5" {_stroke(place)}/>')
    for number, turn in enumerate(found.turns, 1):
        line = _line_of(found, turn.seat)
        at = x(turn.number), y(line.values[turn.number] or 0)
        drawn.append(f'<circle cx="{at[0]}" cy="{at[1]}" r="9" fill="#fff" stroke="#1d1b18"/>')
        drawn.append(f'<text x="{at[0]}" y="{at[1] + 4}" text-anchor="middle" font-size="12">{number}</text>')
    return f'<svg viewBox="0 0 {_WIDE} {_HIGH}" aria-hidden="true">{"".join(drawn)}</svg>'


def _stroke(place: int) -> str:
    """How a line is drawn: not told by its colour alone."""
    return f'stroke="{_COLOURS[place % len(_COLOURS)]}" stroke-dasharray="{_DASHES[place % len(_DASHES)]}"'


def _line_of(found: Analysis, seat: int) -> Line:
    return found.lines[0] if found.lines[0].seat is None else found.lines[seat]


def _table(terminal: Terminal, match: Match, found: Analysis) -> str:
    rows = []
    if len(found.lines) > 1:
        heads = [
            f'<th scope="col"><svg viewBox="0 0 30 8" style="width:2rem" aria-hidden="true"><path d="M0 4H30"'
            f' stroke-width="3" {_stroke(place)}/></svg> {escape(terminal.render(named(line.seat)))}</th>'
            for place, line in enumerate(found.lines)
        ]
        rows.append(f"<tr><td></td>{''.join(heads)}</tr>")
    for stage in stages(match, found):
        cells = "".join(f"<td>{escape(terminal.render(likely(value)))}</td>" for value in stage.values)
        rows.append(f'<tr><th scope="row">{escape(terminal.render(stage.name))}</th>{cells}</tr>')
    return f"<table>{''.join(rows)}</table>"
