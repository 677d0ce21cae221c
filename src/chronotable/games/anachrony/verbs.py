"""What keys begin with, and what the parts behind it are."""

from __future__ import annotations

from typing import Final

from chronotable.kernel.verbs import WHOLE, Verb, Word, table

MOST_PAID: Final = 2  # digits


class Powering(Verb):
    """Exosuits, and the units paid for them, if any, in pairs: `power:5:energy_core:2`."""

    def words(self, parts: list[str]) -> dict[str, Word] | None:
        if len(parts) == 1:
            return {"n": parts[0]}
        found = super().words(parts)
        pairs = list(zip(parts[1::2], parts[2::2]))
        if found is not None and len(parts) % 2 and all(n.isdecimal() and len(n) <= MOST_PAID for _, n in pairs):
            found["goods"] = [goods for goods, n in pairs for _ in range(int(n))]
        return found  # what are no pairs stays as it is, and is no goods


VERBS: Final = table(
    [
        Verb("place", "space"),
        Verb("use", "tile"),
        Verb("anomaly", "slot"),
        Verb("free", "free", at={}),
        Verb("pass"),
        Verb("worker", "worker", at={}),
        Powering("power", "n goods+", at={}),
        Verb("exchange", "goods n"),
        Verb("warp", "warps+"),
        Verb("build", "tile"),
        Verb("slot", "slot"),
        Verb("spend", "breakthroughs+"),
        Verb("pay", "goods+"),
        Verb("take", "goods+"),
        Verb("discount", "goods+"),
        Verb("recruit", "worker", at={"recruit": "worker"}),
        Verb("bonus", "goods"),
        Verb("set", "face icon?", at={}),
        Verb("icon", "icon"),
        Verb("reroll", "die"),
        Verb("action", "action"),
        Verb("mine", "goods", at={"mine": "goods"}),
        Verb("trade", "goods other", at={"trade": "goods"}),
        Verb("x", "n"),
        Verb("choose", "n"),
        Verb("focus", "n", at={"timeline": "n"}),
        Verb("send", "warp"),
        Verb("retrieve", "warp"),
        Verb("return", "n"),
        Verb("copy", "tile"),
        Verb("cover", "tile"),
        Verb("giveup", "tile"),
        Verb("lose", "column worker", at={"worker": WHOLE}),
        Verb("ability", "leader"),
        Verb("leader", "leader"),
        Verb("path", "path"),
        Verb("card", "card"),
        Verb("keep", "cards+"),
        Verb("done"),
    ]
)
