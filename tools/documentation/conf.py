"""Sphinx's settings for the documentation site; `tools/site` calls it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from docutils import nodes  # noqa: E402
from pygments.lexers.special import TextLexer  # noqa: E402
from sphinx import addnodes  # noqa: E402
from sphinx.application import Sphinx  # noqa: E402

import chronotable  # noqa: E402
from documentation import menu  # noqa: E402
from documentation.languages import language_of  # noqa: E402

RULE = re.compile(r'<div class="rule" id="([^"]+)"')

project = "Chronotable"
author = "The Chronotable authors"
project_copyright = author
version = release = chronotable.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
default_role = "code"  # docstrings write code as `this`
nitpicky = False
smartquotes = False
show_warning_types = True

# The files are plain Markdown for a forge; only fences with directives, which made pages have, are more.
myst_heading_anchors = 6
myst_disable_syntax = ["myst_role", "myst_line_comment", "myst_block_break", "myst_target"]

autodoc_inherit_docstrings = False  # what Gymnasium says of its own methods is for Gymnasium's site
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100
add_module_names = False

html_theme = "furo"
html_title = "Chronotable"
html_static_path = ["theme", *(str(path) for path in [HERE.parents[1] / ".build/site/fonts"] if path.exists())]
html_css_files = ["house.css"]
html_js_files = ["offline.js"]
html_favicon = "theme/emblem.svg"
html_use_index = False
html_domain_indices = False
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_permalinks_icon = "#"
pygments_style = "friendly"
pygments_dark_style = "github-dark"
html_theme_options: dict[str, Any] = {"source_repository": "", "footer_icons": [], "top_of_page_buttons": []}


def say_language(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """The rules stand here in three languages."""
    context["language"] = language_of(page)


def name_rules(app: Sphinx, doctree: nodes.document) -> None:
    """The search finds a rule by its ID."""
    for raw in list(doctree.findall(nodes.raw)):
        for rule in RULE.findall(raw.astext()):
            raw.parent.insert(raw.parent.index(raw), addnodes.index(entries=[("single", rule, rule, "main", None)]))


def setup(app: Sphinx) -> None:
    app.add_lexer("fluent", TextLexer)
    app.connect("doctree-read", name_rules)
    app.connect("html-page-context", menu.leave_out, priority=100)  # Furo's own comes at 500
    app.connect("html-page-context", say_language)
    app.connect("html-page-context", menu.put_in, priority=900)
