from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import cluster, empty_database
from tests.server.running import Browser, Server, running, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker: tables do not disturb one another."""
    with running(sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


@pytest.fixture(autouse=True)
def _closed_browsers() -> Iterator[None]:
    yield
    while Browser.opened:
        Browser.opened.pop().http.close()


@pytest.fixture
def browser(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def friend(server: Server) -> Browser:
    """Somebody else's browser."""
    return Browser(server)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with cluster() as url:
        yield url


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, for what must meet them."""
    with running(sqlite(tmp_path_factory.mktemp("strict")), "--limits-factor", "1") as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty one of each kind."""
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        with empty_database(request.getfixturevalue("postgresql")) as url:
            yield url
