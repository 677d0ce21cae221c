"""Which files of the checkout are pages of the site, at which address, and under which heading of its menu."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]

# The menu: page names as in the address.  A page that stands neither here nor in the list of another page is a warning,
# and with it an error.
MENU: dict[str, tuple[str, ...]] = {
    "Play": ("web-table", "how-to-play/index", "puzzles", "chance"),
    "Rules": ("rules/index", "provenance"),
    "Host": ("operating", "upgrading", "security", "protocol"),
    "Program": ("api", "library/index", "reference/index", "bots", "analysis"),
    "Research": ("environments", "lab", "examples/notebooks/index", "examples/maskable_ppo/README"),
    "Extend": ("packs", "add-a-game", "add-a-lesson", "add-a-merchant", "add-a-bot"),
    "The house": ("contributing", "design/README", "words/README", "changelog"),
}

# Files beside `docs/`, and pages of the site.
BESIDE = {
    "README.md": "index",
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
    "SECURITY.md": "security",
}
RULES = "docs/rules/README.md"
LEFT_OUT = ("docs/examples/glassblower/", "docs/examples/relics/")  # their ledgers are data, shown with their folders


def pages() -> dict[str, str]:
    """The page of each Markdown file, both as paths: the file in the checkout, the page in the site without its end."""
    found = dict(BESIDE)
    for file in sorted((ROOT / "docs").glob("**/*.md")):
        path = file.relative_to(ROOT).as_posix()
        if not path.startswith(LEFT_OUT):
            found[path] = "rules/index" if path == RULES else path.removeprefix("docs/").removesuffix(".md")
    return found


def ledger_of(path: str) -> str | None:
    """The game whose ledger the file is, if it is one of the house."""
    parts = PurePosixPath(path).parts
    of_house = parts[:3] == ("src", "chronotable", "games") and parts[-1] == "rules.md"
    return parts[3] if of_house and len(parts) == 5 else None
