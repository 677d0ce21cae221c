"""The same on uvicorn's own WebSocket protocol: ours makes a table quicker, and nothing else.

All of tests/server can be run so: `CHRONOTABLE_WEBSOCKETS=plain pytest tests/server`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import test_around, test_at_once, test_playing, test_secrets
from tests.server.running import Browser, Server, running, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("CHRONOTABLE_WEBSOCKETS", "plain")
        with running(sqlite(tmp_path_factory.mktemp("plain"))) as found:
            yield found


test_a_hint = test_playing.test_a_hint_says_why
test_a_stale_move = test_playing.test_a_stale_move_is_refused_with_the_fresh_state
test_a_takeback = test_around.test_a_takeback_needs_everybody
test_everybody_sees_a_move = test_playing.test_everybody_sees_a_move
test_nobody_acts_for_another_seat = test_playing.test_nobody_acts_for_another_seat
test_resuming = test_playing.test_resuming_from_the_last_event_number
test_secrets_stay_secret = test_secrets.test_neither_receives_the_others_secrets
test_talk = test_around.test_talk_reaches_everybody_as_plain_text
test_the_order_is_kept = test_at_once.test_frames_that_come_together_are_answered_in_order


def test_a_bad_frame_is_answered_before_the_socket_is_closed(browser: Browser) -> None:
    with browser.sit(browser.new_table()) as socket:
        socket.connection.send("?")
        assert socket.wait("bye")["reason"]["id"] == "web-frame-form"
        assert socket.close_code() == 1007


def test_whoever_is_sent_away_is_told_why(browser: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        assert browser.http.post(f"/api/tables/{table}/delete").status_code == 200
        assert socket.wait("bye")["reason"]["id"] == "web-table-deleted"
        assert socket.close_code() == 1008
