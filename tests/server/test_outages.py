"""A short outage of PostgreSQL; `tools/server-faults --outages` has the long ones.

Seen to fail: with `notices.listen` catching psycopg's errors only and no supervision (both outages: the other server's
moves do not come), and with `Hall._sweep` as a task of its own (presence is repeated by 0 of 2 servers).
"""
from __future__ import annotations

import pytest

from tests.server.outages import Outage, away, full, ride_out
from tests.server.postgres import whole_cluster


@pytest.mark.parametrize("outage", [away, full])
def test_everything_works_again_without_a_restart(outage: Outage) -> None:
    with whole_cluster() as cluster:
        ride_out(cluster, outage, seconds=4.0)
