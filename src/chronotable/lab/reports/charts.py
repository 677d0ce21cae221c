"""Charts as Vega-Lite: bars, and values with their interval.  The browser draws them, and reads them aloud."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from chronotable.bots.intervals import Estimate
from chronotable.kernel.message import Message
from chronotable.lab.experiment import BadExperiment

Json = dict[str, Any]

_STEP: Final = 26  # pixels a row
_PERCENT: Final = ".0%"
_LABELS: Final = 280  # pixels of a row's name


class Bar(NamedTuple):
    """A row of a chart."""

    label: str
    found: Estimate
    said: str  # value and interval in words
    expected: float | None = None  # what it would be if nothing made a difference


def altair() -> Any:
    """The library, which is an extra."""
    try:
        import altair
    except ImportError as error:
        raise BadExperiment(Message("lab-extra", name="altair")) from error
    return altair


def intervals(rows: Sequence[Bar], title: str, *, percent: bool = True, zero: bool = False) -> Json:
    """A dot for each value, a line for its interval, a tick where it would be expected."""
    alt = altair()
    values = [
        {
            "label": row.label,
            "value": row.found.value,
            "low": max(row.found.low, -1e12),
            "high": min(row.found.high, 1e12),
            "said": row.said,
            "expected": row.expected,
        }
        for row in rows
    ]
    axis = alt.Axis(format=_PERCENT) if percent else alt.Axis()
    scale = alt.Scale(domain=[0, 1], clamp=True) if percent and not zero else alt.Scale(zero=zero)
    base = alt.Chart(alt.Data(values=values)).encode(
        y=alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=_LABELS)),
        tooltip=[alt.Tooltip("label:N", title=" "), alt.Tooltip("said:N", title=title)],
    )
    lines = base.mark_rule(strokeWidth=4, opacity=0.45).encode(
        x=alt.X("low:Q", title=title, axis=axis, scale=scale), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=90, opacity=1).encode(x=alt.X("value:Q", title=title))
    layers = [lines, dots]
    if any(row.expected is not None for row in rows):
        layers.append(base.mark_tick(thickness=2, size=18, color="#a85b00").encode(x=alt.X("expected:Q", title=title)))
    if zero:
        origin = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 4]).encode(x="zero:Q")
        layers.insert(0, origin)
    return _finished(alt.layer(*layers).properties(width="container", height=alt.Step(_STEP)), title)


def histogram(values: Sequence[Json], title: str, count: str) -> Json:
    """How often which number came, a row of bars for each group."""
    alt = altair()
    chart = (
        alt.Chart(alt.Data(values=list(values)))
        .mark_bar()
        .encode(
            x=alt.X("at:O", title=title),
            y=alt.Y("n:Q", title=count),
            row=alt.Row("group:N", sort=None, title=None, header=alt.Header(labelAngle=0, labelAlign="left")),
            tooltip=[
                alt.Tooltip("group:N", title=" "),
                alt.Tooltip("at:N", title=title),
                alt.Tooltip("n:Q", title=count),
            ],
        )
        .properties(height=70, width=520)
    )
    return _finished(chart, title)


def stacked(values: Sequence[Json], title: str) -> Json:
    """Shares of a whole, a bar for each group."""
    alt = altair()
    chart = (
        alt.Chart(alt.Data(values=list(values)))
        .mark_bar()
        .encode(
            y=alt.Y("group:N", sort=None, title=None, axis=alt.Axis(labelLimit=_LABELS)),
            x=alt.X("n:Q", stack="normalize", title=title, axis=alt.Axis(format=_PERCENT)),
            color=alt.Color(
                "part:N", sort=None, title=None, legend=alt.Legend(orient="bottom", columns=2, labelLimit=420)
            ),
            tooltip=[
                alt.Tooltip("group:N", title=" "),
                alt.Tooltip("part:N", title=" "),
                alt.Tooltip("n:Q", title=title),
            ],
        )
        .properties(width="container", height=alt.Step(_STEP))
    )
    return _finished(chart, title)


def _finished(chart: Any, description: str) -> Json:
    """Without the address of its schema, and with a sentence for those who do not see it."""
    spec: Json = chart.properties(description=description).to_dict()
    spec.pop("$schema", None)
    spec.pop("config", None)
    return spec


@cache
def library() -> str:
    """Vega, Vega-Lite and what puts them into a page: one script."""
    try:
        import vl_convert
    except ImportError as error:
        raise BadExperiment(Message("lab-extra", name="vl-convert-python")) from error
    bundle: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return bundle
