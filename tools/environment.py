"""The environment that `play`, `check` and `tools/compiled` run in: .venv in the checkout, made and kept up to date.

Only the standard library is used.  Importing this needs any Python 3; on one that is too old a newer one takes over.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)


def need_new_python() -> None:
    """Go on with a newer Python when this one is too old.  An old one must be able to read this file, too."""
    if sys.version_info[:2] >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and subprocess.call([newer, "-c", ""], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
            sys.exit(subprocess.call([newer, *sys.argv]))
    sys.exit(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")


need_new_python()

from collections.abc import Iterator  # noqa: E402  only a new Python gets here
from pathlib import Path  # noqa: E402  likewise

import page  # noqa: E402  likewise: an old one could not read it

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
INSTALL = ["install", "-qq", "--disable-pip-version-check"]


def quiet(command: list[str]) -> bool:
    """Did it work?  Nobody needs to see how."""
    return bool(shutil.which(command[0])) and subprocess.run(command, capture_output=True).returncode == 0


def make_venv() -> None:
    """Try every way to an environment with pip in it: a Python may come without `venv`, or with half of it."""
    for command in (
        [sys.executable, "-m", "venv", str(VENV)],
        ["uv", "venv", "--seed", "--python", sys.executable, str(VENV)],
        [sys.executable, "-m", "virtualenv", str(VENV)],
    ):
        shutil.rmtree(VENV, ignore_errors=True)
        if quiet(command):
            return
    shutil.rmtree(VENV, ignore_errors=True)
    # Debian without python3-venv but with python3-pip: that pip can install another one next door.
    without_pip = [sys.executable, "-m", "venv", "--without-pip", str(VENV)]
    add_pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), *INSTALL, "pip"]
    if subprocess.run(without_pip).returncode or subprocess.run(add_pip).returncode:
        sys.exit("No virtual environment could be made here (on Debian or Ubuntu: apt-get install python3-venv).")


@contextlib.contextmanager
def one_at_a_time(what: str = "install") -> Iterator[None]:
    """Two commands started together must not install into the same place at once."""
    scratch = ROOT / ".build"
    scratch.mkdir(exist_ok=True)
    with open(scratch / f"{what}.lock", "w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def digest(lock: str) -> str:
    """Of everything that decides what is installed, Python and the checkout's place included: scripts hold both."""
    parts = [str(ROOT).encode(), os.path.realpath(PYTHON).encode()]
    parts += [(ROOT / name).read_bytes() for name in ("pyproject.toml", "hatch_build.py", lock)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def ensure(lock: str) -> Path:
    """An environment with the packages of this lock file and the project in it; gives its Python."""
    stamp = VENV / f"{lock}.installed"
    if not (stamp.exists() and stamp.read_text() == digest(lock)):
        with one_at_a_time():
            print(f"Preparing {VENV} ...", file=sys.stderr, flush=True)
            if not quiet([str(PYTHON), "-m", "pip", "--version"]):
                make_venv()
            needed = [lock] if page.system_node() else [lock, "requirements-node.lock"]
            hashed = ["--require-hashes", *(word for name in needed for word in ("-r", name))]
            for what in (hashed, ["--no-deps", "--no-build-isolation", "-e", "."]):
                command = [str(PYTHON), "-m", "pip", *INSTALL, *what]
                if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL).returncode:
                    sys.exit("The installation failed; the lines above say why.")
            stamp.write_text(digest(lock))
    return PYTHON


def ensure_page(for_checks: bool = False) -> None:
    """The page that the server gives to browsers, built from what is in the checkout now, and what checks it."""
    with one_at_a_time():
        try:
            if for_checks:
                page.install(str(PYTHON), for_checks=True)
            page.build(str(PYTHON))
        except (OSError, subprocess.CalledProcessError):
            sys.exit("The page could not be built; the lines above say why.  ./play --terminal needs no page.")
