"""Colours as the page's style sheets write them: names, mixtures of names, and plain values; for day and for night."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

Palette = Mapping[str, tuple[str, str]]  # by name, the light one and the dark one

LIGHT: Final = 0
DARK: Final = 1
PLAIN: Final = re.compile(r"#[0-9a-fA-F]{3,8}|none|currentColor|transparent|[a-z]+")
_MIXED: Final = re.compile(r"color-mix\(in \w+, ?(.+) ([\d.]+)%, ?(.+)\)")
_NAMED: Final = re.compile(r"var\(--([\w-]+)(?:, ?(.+))?\)")
_FALLBACK: Final = "#888888"


def resolved(expression: str, theme: int, palette: Palette) -> str:
    """A value that any program understands; of a name that nobody gave, grey."""
    if (named := _NAMED.fullmatch(expression)) is not None:
        name, instead = named.groups()
        if name in palette:
            return resolved(palette[name][theme], theme, palette)
        return resolved(instead, theme, palette) if instead else _FALLBACK
    if (mixed := _MIXED.fullmatch(expression)) is not None:
        first, share, second = mixed.groups()
        return _mixture(resolved(first, theme, palette), float(share) / 100, resolved(second, theme, palette))
    return expression if PLAIN.fullmatch(expression) else _FALLBACK


def _mixture(first: str, share: float, second: str) -> str:
    """So much of the first and the rest of the second, as the eye sees it: in Oklab."""
    one, other = _oklab(first), _oklab(second)
    return _hex([share * mine + (1 - share) * theirs for mine, theirs in zip(one, other, strict=True)])


def _channels(colour: str) -> list[float]:
    digits = colour.lstrip("#")
    if len(digits) in (3, 4):
        digits = "".join(digit * 2 for digit in digits)
    return [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]


def _oklab(colour: str) -> tuple[float, float, float]:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(colour))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _hex(lab: list[float]) -> str:
    light, a, b = lab
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    channels = (12.92 * c if c <= 0.0031308 else 1.055 * max(c, 0.0) ** (1 / 2.4) - 0.055 for c in linear)
    return "#" + "".join(f"{round(255 * min(max(c, 0.0), 1.0)):02x}" for c in channels)
