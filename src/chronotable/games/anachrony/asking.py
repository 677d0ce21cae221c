"""How Anachrony asks: what its events, board elements and refusals say beyond the verbs and nouns."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony.naming import amount, asset_name, bundle_name, free_name, ref
from chronotable.games.anachrony.nouns import NOUNS
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.anomalies import anomaly_at
from chronotable.games.anachrony.steps.modifiers import first_slot
from chronotable.games.anachrony.terms import FREE, HEX_TERMS, SLOT_TERMS
from chronotable.games.anachrony.verbs import VERBS
from chronotable.kernel.asking import Asking, Why
from chronotable.kernel.message import Message
from chronotable.kernel.state import Event
from chronotable.kernel.step import Refusal, Step, Things, refuse
from chronotable.kernel.verbs import are_words

# What `word` is in an event of a kind.
EVENT_TERMS: Final = {
    "worker_gained": "column", "worker_lost": "column", "path_taken": "path", "leader_taken": "leader",
    "shape_rolled": "shape", "icon_rolled": "icon", "warp_space": "warp-space", "tile_flipped": "capital-tile",
    "tile_drawn": "capital-tile",
}  # fmt: skip
# What is decided in a phase of its own, by its verb: phase and question have one word.
OWN_PHASE: Final = {"power": ("power_up", "ANA-6.1"), "warp": ("warp", "ANA-7.1")}


class AnachronyAsking(Asking[AnachronyState]):
    # ---- the log

    def event_word(self, s: AnachronyState, event: Event) -> str:
        """A secret argument is missing for those who may not see it; what is placed where has words of its own."""
        kind, args = event.kind, event.args
        if kind == "worker_placed":
            return "worker_placed_on_tile" if "tile" in args else "worker_placed_on_anomaly" if "slot" in args else kind
        if kind == "opponent_set":
            return f"{kind}_{args['word']}"
        if kind == "opponent_anomaly" and args["word"] == "full":
            return f"{kind}_full"
        if kind in ("warp_chosen", "asset_kept", "endgame_kept") and len(args) == 1:
            return f"{kind}_hidden"
        return f"{kind}_nothing" if args.get("warps") == [] else kind

    def event_args(self, s: AnachronyState, event: Event) -> dict[str, Any]:
        given = event.args
        args = super().event_args(s, event)
        if event.kind in ("gained", "paid"):
            args["goods"] = amount(given["goods"], given["n"])
        elif event.kind == "free_action":
            args["word"] = free_name(s.box, given["word"])
        elif event.kind == "assets_shown":
            args["cards"] = [asset_name(s.box, card) for card in given["cards"]]
        elif event.kind in EVENT_TERMS:
            args["word"] = ref(EVENT_TERMS[event.kind], given["word"])
        if "units" in given:
            args["units"] = bundle_name(given["units"])
        if "deed" in given:
            args["rolled"] = Message("anachrony-rolled" if given["n"] else "anachrony-unrolled", **said_roll(given))
        if "warps" in given:
            args["n"] = len(given["warps"])
        return args

    # ---- pointing

    def meant(self, s: AnachronyState, seat: int, kind: str, id: str) -> list[str]:
        if kind in ("slot", "tile"):
            return self.slot_keys(s, seat, id) if kind == "slot" else self.tile_keys(s, seat, id)
        if (kind, id) == ("space", "supply") and s.players[seat].board.supply_free:
            return ["free:supply"]
        key = key_begun(kind, id)
        return [*([key] if self.is_key(s, key) else []), *super().meant(s, seat, kind, id)]

    def is_key(self, s: AnachronyState, key: str) -> bool:
        """Are all parts there, and words of what they name?"""
        name, *parts = key.split(":")
        words = self.verbs[name].words(parts) if name in self.verbs else None
        return words is not None and are_words(s, self.nouns, words)

    def tile_keys(self, s: AnachronyState, seat: int, id: str) -> list[str]:
        """One's own is used; one that lies in a stack or above the timeline is built; others' can only be copied."""
        if id not in s.box.tile_ids:
            return []
        tile = s.box.tile_ids.index(id)
        if tile in s.players[seat].slots:
            worked = f"use:{id}" if s.box.free[tile] is None else f"free:{id}"
            return [worked, f"copy:{id}", f"cover:{id}", f"giveup:{id}"]
        if any(tile in player.slots for player in s.players):
            return [f"copy:{id}", f"use:{id}"]
        return [f"build:{id}"]

    def slot_keys(self, s: AnachronyState, seat: int, id: str) -> list[str]:
        """An anomaly is removed, a tile used, on an empty slot something is put."""
        if id not in SLOT_TERMS:
            return []
        player, slot = s.players[seat], SLOT_TERMS.index(id)
        if player.slots[slot] == FREE:
            return [f"anomaly:{id}", f"slot:{id}"]
        if anomaly_at(player, slot) or not first_slot(player, slot):
            return [f"anomaly:{id}"]
        return self.tile_keys(s, seat, s.box.tile_ids[player.slots[slot]])

    # ---- refusals

    def reason(self, s: AnachronyState, seat: int, step: Step[Any], verb: str, given: Things) -> Refusal | None:
        why = super().reason(s, seat, step, verb, given)
        if why is None and verb in OWN_PHASE:
            phase, rule = OWN_PHASE[verb]
            return None if step.term == phase else refuse("other-phase", rule, phase=ref("phase", phase))
        return why

    def not_your_turn(self, s: AnachronyState, seat: int) -> Why:
        if s.players[seat].passed:
            return Message("anachrony-why-passed"), "ANA-8.4"
        return super().not_your_turn(s, seat)


def said_roll(given: dict[str, Any]) -> dict[str, Any]:
    """Who rolled what, as a line of the log begins."""
    return {"opponent": ref("opponent", given["opponent"]), "n": given["n"]}


def key_begun(kind: str, id: str) -> str:
    """What is done first with an element that does not say it by its kind; no key where the id is none."""
    if kind in ("free", "leader"):
        return f"free:{id}"
    if kind in ("icon", "shape"):
        return f"set:{id}"
    if kind == "left":
        return f"set:{id.replace('_', ':')}"
    if kind == "worker":
        return f"worker:{id.removeprefix('active:').removeprefix('tired:')}"
    if kind == "hex" and id in HEX_TERMS:
        return f"power:{HEX_TERMS.index(id) + 1}"
    if kind == "trade":  # an exchange needs a worker on Trade first
        return "place:trade"
    return "return:1" if kind == "paradox" else ""


ASKING: Final = AnachronyAsking("anachrony", VERBS, NOUNS, turn_rule="ANA-8.1")
