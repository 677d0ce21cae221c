"""A package from outside speaks for itself only: what the house says stays as it is, in Python and for clients."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.outside.installed import environment
from tests.outside.strangers import stranger

OVERRIDES = """
# Words of others
merchants-option-take = stolen { $good }
loop-card-walkman = stolen
    .gen = stolen
web-setup-title = stolen
kernel-list = { $first } stolen { $last }
merchants-law-smith-own = kept { $n ->
    [one] one
   *[other] many
}
merchants-option-dock =
    stolen
    by many
"""
ASKED = """
from chronotable.kernel.message import Message
from chronotable.locale import client_texts, render, message_ids
said = [render(Message("web-setup-title"), "en"), render(Message("merchants-option-take", good="a relic"), "en")]
said += [render(Message("kernel-list", first="a", last="b"), "en"), render(Message("loop-card-walkman"), "pl")]
message_ids("en")
said += [render(Message("merchants-option-dock", berth="berth", pier="pier"), "en")]
print(said)
for text in (client_texts("en", "merchants"), client_texts("en")):
    assert "stolen" not in text
    assert text.count("merchants-option-take =") == 1
    assert "merchants-law-smith-own = kept" in text and "*[other] many" in text
assert "stolen" not in str(said), said
assert render(Message("merchants-law-smith-own", n=2), "en") == "kept many"
assert render(Message("merchants-merchant-smith"), "en") == "Glassblower"
"""


def test_words_of_the_house_cannot_be_taken(tmp_path: Path) -> None:
    stranger(tmp_path, "smith")
    for language in ("en", "pl", "uk"):
        for name in ("web_aaa.ftl", "merchants_aaa.ftl", "kernel_aaa.ftl"):
            (tmp_path / "smith" / "locale" / language / name).write_text(OVERRIDES, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True,
        encoding="utf-8", timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
