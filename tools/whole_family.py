"""A command that waits for all its descendants:  python tools/whole_family.py COMMAND [ARGUMENTS]

Browsers and forked servers outlive the process that started them for a moment.  Whoever asks the system what a command
took is told only of descendants that somebody waited for; here they are all waited for.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time

ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER of Linux's prctl; elsewhere orphans are not counted
GRACE = 5.0  # seconds for those that are still ending


def main() -> int:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    child = subprocess.Popen(sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the command itself: it says how it ended
    while True:
        pid, status = os.wait()
        if pid == child.pid:
            break
    until = time.monotonic() + GRACE
    while time.monotonic() < until:
        try:
            if os.waitpid(-1, os.WNOHANG) == (0, 0):
                time.sleep(0.05)
        except ChildProcessError:
            break
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main())
