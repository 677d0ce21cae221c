"""A sheet to draw on: shapes, symbols and texts, put together as SVG.

Texts are escaped and numbers rounded here, and nowhere else; everything else that is drawn is markup of our own.
Colours are written as the page writes them (`var(--ink)`): what comes out holds plain ones for day or night, or both
and leaves it to the reader's settings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from math import cos, pi, sin
from typing import Final
from xml.sax.saxutils import escape

from chronotable.drawings.colours import DARK, LIGHT, PLAIN, resolved
from chronotable.drawings.lettering import fitted, lines
from chronotable.drawings.page import Page

FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
_EXPRESSION: Final = re.compile(r"=\"((?:var|color-mix)\([^\"]*\))\"")
_SCOPED: Final = re.compile(r"var\(--(seat|era-ink|era-town|era-sky|era|room-ink|room|dim)\)")
_PART: Final = re.compile(r"href=\"#([\w-]+)\"")
_UNPRINTABLE: Final = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_SELF: Final = "\x02"  # the drawing's own name, known when all of it is there: no text can hold this letter
_NAME_BYTES: Final = 5


class Canvas:
    """A drawing in the making."""

    def __init__(self, page: Page, width: float, dark: bool | None) -> None:
        self.page = page
        self.width = width
        self.dark = dark
        self._body: list[str] = []
        self._symbols: dict[str, str] = {}  # by the name within this drawing
        self._colours: dict[str, str] = {}  # by expression

    # ---- colours

    def colour(self, expression: str) -> str:
        """As it stands in the drawing."""
        if PLAIN.fullmatch(expression):
            return expression
        if self.dark is not None:
            return resolved(expression, DARK if self.dark else LIGHT, self.page.colours)
        return f"var(--{self._colours.setdefault(expression, f'c{len(self._colours)}')})"

    def _painted(self, markup: str) -> str:
        return _EXPRESSION.sub(lambda found: f'="{self.colour(found[1])}"', markup)

    # ---- shapes

    def add(self, markup: str) -> None:
        self._body.append(markup)

    def shape(self, tag: str, **attributes: object) -> None:
        """`stroke_width=2` and so on; `None` is left out.  Values are ours, never a text of others."""
        self.add(f"<{tag}{self._attributes(attributes)}/>")

    def _attributes(self, attributes: dict[str, object]) -> str:
        found = []
        for name, value in attributes.items():
            if value is None:
                continue
            said = number(value) if isinstance(value, (int, float)) else self._said(name, str(value))
            found.append(f' {name.replace("_", "-")}="{said}"')
        return "".join(found)

    def _said(self, name: str, value: str) -> str:
        return self.colour(value) if name in ("fill", "stroke", "color") else value

    def rect(self, x: float, y: float, width: float, height: float, **more: object) -> None:
        self.shape("rect", x=x, y=y, width=width, height=height, **more)

    def circle(self, x: float, y: float, radius: float, **more: object) -> None:
        self.shape("circle", cx=x, cy=y, r=radius, **more)

    def line(self, x1: float, y1: float, x2: float, y2: float, **more: object) -> None:
        self.shape("line", x1=x1, y1=y1, x2=x2, y2=y2, **more)

    def path(self, d: str, **more: object) -> None:
        self.shape("path", d=d, **more)

    def panel(self, x: float, y: float, width: float, height: float, **more: object) -> None:
        """A sheet of paper on the table."""
        look = {"fill": "var(--panel)", "stroke": "var(--line)", "stroke_width": 1.2, "rx": 9, **more}
        self.rect(x, y, width, height, **look)

    @contextmanager
    def group(self, title: str = "", **attributes: object) -> Iterator[None]:
        self.add(f"<g{self._attributes(attributes)}>" + (f"<title>{_escaped(title)}</title>" if title else ""))
        yield
        self.add("</g>")

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1, turned: float = 0) -> Iterator[None]:
        parts = [f"translate({number(x)} {number(y)})"]
        parts += [f"rotate({number(turned)})"] if turned else []
        parts += [f"scale({scale:.4g})"] if scale != 1 else []
        with self.group(transform=" ".join(parts)):
            yield

    # ---- texts

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 13,
        *,
        weight: int = 500,
        fill: str = "var(--ink)",
        anchor: str = "start",
        room: float | None = None,
        **more: object,
    ) -> None:
        """A line; where there is too little room it gets smaller and then shorter, and its title says it in full."""
        said = str(words)
        shown, drawn = (said, size) if room is None else fitted(said, room, size, weight)
        title = f"<title>{_escaped(said)}</title>" if shown != said else ""
        look = {
            "x": x,
            "y": y,
            "font_size": drawn,
            "fill": fill,
            "font_weight": weight if weight != 500 else None,
            "text_anchor": anchor if anchor != "start" else None,
            **more,
        }
        self.add(f"<text{self._attributes(look)}>{title}{_escaped(shown)}</text>")

    def paragraph(
        self, x: float, y: float, words: str, size: float, *, room: float, weight: int = 500, most: int = 3, **more: str
    ) -> float:
        """Lines one below the other; gives where the next one would stand."""
        for line in lines(words, room, size, weight, most):
            self.text(x, y, line, size, weight=weight, room=room, **more)
            y += size * 1.35
        return y

    # ---- symbols

    def has(self, symbol: str) -> bool:
        return symbol in self.page.symbols

    def symbol(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        colour: str | None = None,
        title: str = "",
        **scope: str,
    ) -> None:
        """A symbol of the page, its upper left corner at x, y; `seat="var(--seat-2)"` is its seat's colour."""
        id = self._symbol(name, scope)
        look = self._attributes({"x": x, "y": y, "width": width, "height": height or width, "color": colour})
        inside = f"<title>{_escaped(title)}</title></use>" if title else ""
        self.add(f'<use href="#{_SELF}{id}"{look}{">" + inside if inside else "/>"}')

    def at(
        self, name: str, x: float, y: float, size: float, *, colour: str | None = None, title: str = "", **scope: str
    ) -> None:
        """A square symbol around a point."""
        self.symbol(name, x - size / 2, y - size / 2, size, None, colour=colour, title=title, **scope)

    def piece(self, name: str, **scope: str) -> str:
        """The markup of a symbol without borders, to be put into a group."""
        return self._painted(_scoped(self.page.symbols[name].markup, scope))

    def _symbol(self, name: str, scope: dict[str, str]) -> str:
        id = "-".join([name, *(re.sub(r"\W+", "-", value).strip("-") for value in scope.values())])
        if id not in self._symbols:
            symbol = self.page.symbols[name]
            self._symbols[id] = ""  # it may hold another one, but never itself
            markup = _PART.sub(lambda part: f'href="#{_SELF}{self._symbol(part[1], {})}"', symbol.markup)
            self._symbols[id] = (
                f'<symbol id="{_SELF}{id}" viewBox="{symbol.box}" overflow="visible">'
                f"{self._painted(_scoped(markup, scope))}</symbol>"
            )
        return id

    # ---- the whole

    def svg(self, height: float, title: str, background: str = "var(--bg)") -> str:
        """All of it, as one element with a title for those who do not see it."""
        ground, ink = self.colour(background), self.colour("var(--ink)")
        body = "".join(self._body)
        parts = [
            f"<title>{_escaped(title)}</title>",
            self._style(),
            f"<defs>{''.join(self._symbols.values())}</defs>" if self._symbols else "",
            f'<rect width="{number(self.width)}" height="{number(height)}" rx="12" fill="{ground}"/>',
            body,
        ]
        inside = "".join(parts)
        name = "ct-" + blake2b(inside.encode(), digest_size=_NAME_BYTES).hexdigest()
        wide, tall = number(self.width), number(height)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{name}-board" viewBox="0 0 {wide} {tall}" width="{wide}" '
            f'height="{tall}" color="{ink}" role="img" font-family="{FONT}" style="max-width:100%;height:auto">'
        )
        return head + inside.replace(_SELF, f"{name}-") + "</svg>"

    def _style(self) -> str:
        """Day and night as the reader has them; nothing where one of them was asked for."""
        if not self._colours:
            return ""

        def values(theme: int) -> str:
            colours = self.page.colours
            return "".join(f"--{name}:{resolved(each, theme, colours)};" for each, name in self._colours.items())

        day, night = (f".{_SELF}board{{{values(theme)}}}" for theme in (LIGHT, DARK))
        return f"<style>{day}@media (prefers-color-scheme:dark){{{night}}}</style>"


def number(value: float) -> str:
    """Rounded to tenths; short."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """A point on a circle; 0 is up, as on a clock."""
    turn = degrees * pi / 180
    return x + radius * sin(turn), y - radius * cos(turn)


def _escaped(text: str) -> str:
    return escape(_UNPRINTABLE.sub("\ufffd", text))


def _scoped(markup: str, scope: dict[str, str]) -> str:
    """With what stands for the colours that a board sets for a part of it: the seat's, the era's."""
    return _SCOPED.sub(lambda found: scope.get(found[1].replace("-", "_"), found[0]), markup)
