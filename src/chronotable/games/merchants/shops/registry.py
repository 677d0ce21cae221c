"""The merchants that can be played."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.chronomancer.presentation import ChronomancerPresentation
from chronotable.games.merchants.shops.chronomancer.rules.merchant import CHRONOMANCER
from chronotable.games.merchants.shops.presentation import Presentation
from chronotable.games.merchants.shops.shop import Merchant

MERCHANTS: Final[dict[str, Merchant]] = {merchant.term: merchant for merchant in (CHRONOMANCER,)}
PRESENTATIONS: Final[dict[str, Presentation]] = {shown.term: shown for shown in (ChronomancerPresentation(),)}
