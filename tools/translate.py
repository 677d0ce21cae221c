"""What mypyc's own command does, with less for the C compiler to read:  python tools/translate.py LEVEL FILES...

mypyc indents what it writes ever deeper, by more than a thousand blanks a line in a package as large as ours: six of
seven bytes.  Its warnings are about code that nobody wrote.  Without both the compiler is done in a third of the time.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # it has no types

# Our own modules are read with all that they import, packages of others are not: the types of a plotting library alone
# take minutes, what is compiled uses none of them, and where a wheel is built those of the extras are not there at all.
FOLLOWED = """
[mypy]
ignore_missing_imports = True
follow_imports = skip

[mypy-chronotable.*]
follow_imports = normal
"""


def without_blanks(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(line.lstrip(b" ") for line in lines))


def main() -> None:
    level, *names = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder, "mypy.ini")
        config.write_text(FOLLOWED)
        extensions: list[Any] = mypycify([f"--config-file={config}", *names], opt_level=level, debug_level="0")
    for extension in extensions:
        for source in extension.sources:
            without_blanks(Path(source))
        if f"-O{level}" in extension.extra_compile_args:  # gcc or clang
            quiet = ["-Wno-all", "-w", "-DNDEBUG"]  # what is not optimised has no other checks either
            extension.extra_compile_args = [*extension.extra_compile_args, *quiet]
    setup(name="compiled", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    main()
