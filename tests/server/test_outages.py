"""A short outage of PostgreSQL; `tools/server-faults --outages` has the long ones.

Seen to fail without the `except` of `Supervision._keep`: the listener is gone after the first outage.
"""

from __future__ import annotations

import pytest

from tests.server.outages import Outage, away, full, ride_out
from tests.server.postgres import whole_cluster


@pytest.mark.parametrize("outage", [away, full])
def test_everything_works_again_without_a_restart(outage: Outage) -> None:
    with whole_cluster() as cluster:
        ride_out(cluster, outage, seconds=2.0)
